/** A strip of squares, from either end of which both players take squares at once. */
import { cite } from '../../bibliography.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import { boardOfSquares, resizedStrip } from './board.ts';
import { facts, families, starts } from './facts.ts';
import { roundsOnSquares } from './moves.ts';
import { printSquares, readSquares, type SquaresPosition } from './position.ts';

export const subtractionSquares = simultaneousForm<SquaresPosition>({
  id: 'subtraction-squares',
  name: 'Subtraction squares',
  source: cite('huggan', 'section 7.3'),
  notation:
    'First stand Left’s numbers in braces, a bar, and Right’s numbers in braces; then the number of squares. -L2 behind it says that Left may not move where two squares are left. A + stands between strips.',
  rules:
    'Left and Right choose at once, each one of the own numbers and an end of the strip, and so many squares are taken from that end; if both choose the same end, the larger number is taken. If -L2 is written after the strip, Left may not move when two squares are left. A player who has a move when the other has none wins; if nobody has a move, it is a draw.',
  clicks: ['Click the end from which squares are taken.', 'Click the last square that is taken.'],
  starts,
  facts,
  families,
  one: { read: readSquares, print: printSquares, board: boardOfSquares, resize: resizedStrip },
  rounds: roundsOnSquares,
});
