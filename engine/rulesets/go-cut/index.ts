/** Go-Cut: NoGo until nobody can move, then Cutthroat on what is left. */
import { cite } from '../../bibliography.ts';
import { conjoined } from '../recipes/conjoined.ts';
import { emptyBoards } from '../recipes/node-families.ts';
import { cutthroat, noGo } from '../recipes/node-games.ts';
import { facts, starts } from './facts.ts';

export const goCut = conjoined({
  first: noGo,
  second: cutthroat,
  id: 'go-cut',
  name: 'Go-Cut',
  source: cite('huggan', 'Section 4.1'),
  notation:
    'A sign for each node: B is blue, R red, and a dot free, and - deleted. A row of signs is a path; / between rows makes a grid, and @ before a row makes a ring. Any other graph begins with its edges: 0-1,1-2:..B has three nodes, which count from 0.',
  rules:
    'The first phase is NoGo: a move colours a free node blue or red so that every group of one colour still has a free node beside it; when no such move is left, the free nodes are deleted, and then every component of one colour. The second phase is Cutthroat: a move deletes a node, and then every component of one colour is deleted. A player who cannot move loses.',
  example: '..B.R',
  starts,
  facts,
  families: emptyBoards,
});
