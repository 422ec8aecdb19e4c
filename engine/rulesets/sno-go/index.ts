/** Sno-Go: Snort until nobody can move, then NoGo on what is left. */
import { cite } from '../../bibliography.ts';
import { conjoined } from '../recipes/conjoined.ts';
import { emptyBoards } from '../recipes/node-families.ts';
import { noGo, snort } from '../recipes/node-games.ts';
import { facts, starts } from './facts.ts';

export const snoGo = conjoined({
  first: snort,
  second: noGo,
  id: 'sno-go',
  name: 'Sno-Go',
  source: cite('huggan', 'Section 4.2'),
  notation:
    'A sign for each node: B is blue, R red, and a dot free. A row of signs is a path; / between rows makes a grid, and @ before a row makes a ring. Any other graph begins with its edges: 0-1,1-2:..B has three nodes, which count from 0.',
  rules:
    'The first phase is Snort: a move colours a free node blue or red so that no red node is next to a blue one. When no such move is left, the second phase is NoGo: a move colours a free node so that every group of one colour on the whole board still has a free node beside it. A player who cannot move loses.',
  example: '..B.R',
  starts,
  facts,
  families: emptyBoards,
});
