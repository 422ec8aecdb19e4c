/** Fox and Geese on a board of any width and height, with any number of geese. */
import { cite } from '../../bibliography.ts';
import { movesByOptions } from '../moves-by-options.ts';
import type { Ruleset } from '../ruleset.ts';
import { boardOfFoxAndGeese, wayOfFoxAndGeese } from './board.ts';
import { facts, starts } from './facts.ts';
import { coderOfFoxAndGeese } from './moves.ts';
import { type FoxAndGeese, parseFoxAndGeese, printFoxAndGeese } from './position.ts';

export const foxAndGeese: Ruleset<FoxAndGeese> = {
  id: 'fox-and-geese',
  name: 'Fox and Geese',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('coping', 'Section 2'),
  rules:
    'Left’s geese move one square diagonally downwards, Right’s fox one square diagonally in any direction, always onto an empty square. Whoever cannot move loses, and play that never ends is a draw.',
  parse: parseFoxAndGeese,
  print: printFoxAndGeese,
  coder: coderOfFoxAndGeese,
  board: boardOfFoxAndGeese,
  moves: (position) =>
    movesByOptions(position, coderOfFoxAndGeese(position), parseFoxAndGeese, wayOfFoxAndGeese),
  starts,
  facts,
};
