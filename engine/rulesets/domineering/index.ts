/** Domineering: Left's dominoes are vertical, Right's horizontal. */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import {
  COVERED_SQUARE,
  dominoSquareSigns,
  emptyRectangles,
  squaresOfDominoes,
} from '../recipes/domino-squares.ts';
import { openGridParts } from '../recipes/grid-parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { movesOfText } from '../written/moves-of-text.ts';

const moves = movesOfText(`\
name: Domineering
board: grid
pieces: # a covered square
Left, upright: .. -> ##
Right: .. -> ##
`);

const starts = [
  { name: 'Three rows of four', position: '..../..../....' },
  { name: 'Five squares', position: '../../.#' },
  { name: 'Four squares', position: '.../.##' },
] as const;

const families: readonly RulesetFamily[] = [emptyRectangles];

const small = cite('winning-ways', 'Chapter 5, Domineering');

const facts: readonly RulesetFact[] = [
  { position: '../..', value: '±1', source: small },
  { position: '../.#', value: '*', source: small },
  { position: '.../.##', value: '-1/2', source: small },
  { position: '.../#.#', value: '*', source: small },
  { position: '../../.#', value: '±1', source: small },
  { position: '.#/../#.', value: '{1|0}', source: small },
  { position: '.../...', value: '{2|-1/2}', source: small },
  { position: '.../.../...', value: '±1', source: small },
];

export const domineering: Ruleset<GridPosition> = cellsRuleset({
  ...squaresOfDominoes,
  id: 'domineering',
  name: 'Domineering',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 5'),
  notation:
    'The rows stand from the top down, with / between them. A dot is a free square, and # a square that is covered.',
  rules:
    'Left covers two free squares, one above the other, with a vertical domino, and Right two side by side with a horizontal one. A player who cannot move loses.',
  starts,
  facts,
  families,
  ...moves,
  // Where rows and columns change places, so do the players.
  openParts: () =>
    openGridParts({
      signs: dominoSquareSigns,
      nothing: COVERED_SQUARE,
      canMove: (_, squares) => squares > 1,
      rulesFor: moves.partRules,
    }),
});
