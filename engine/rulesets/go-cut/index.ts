/** Go-Cut: NoGo until neither player can move, then Cutthroat on what is left. */
import { cite } from '../../bibliography.ts';
import { conjoined } from '../graphs/conjoined.ts';
import { emptyBoards, emptyCycle, emptyGrid } from '../graphs/node-families.ts';
import { cutthroat, noGo } from '../graphs/node-games.ts';
import type { RulesetFact } from '../ruleset.ts';

const starts = [
  { name: 'A path of seven', position: emptyGrid(1, 7) },
  { name: 'A cycle of eight', position: emptyCycle(8) },
  { name: 'Three rows of three', position: emptyGrid(3, 3) },
  { name: 'Two rows of four', position: emptyGrid(2, 4) },
  { name: 'A path as phase 2 begins', position: '---BRR-BR-----' },
  { name: 'A tree', position: '0-1,1-2,1-3,3-4,3-5:......' },
] as const;

const lemma = cite('huggan', 'Lemma 4.1.1');
const open = cite('huggan', 'Section 4.1, where empty boards are left open');

const values = (positions: readonly string[], nimbers: readonly number[]): readonly RulesetFact[] =>
  positions.map((position, i) => ({
    position,
    value: nimbers[i] === 0 ? '0' : `*${nimbers[i]}`,
    source: open,
  }));

/** i blue nodes and then j red ones are worth *(((i − 1) ⊕ (j − 1)) + 1). */
const components = [1, 2, 3, 4].flatMap((blue) =>
  [1, 2, 3, 5].map(
    (red): RulesetFact => ({
      position: 'B'.repeat(blue) + 'R'.repeat(red),
      value: `*${((blue - 1) ^ (red - 1)) + 1}`,
      source: lemma,
    }),
  ),
);

const upTo = (first: number, last: number, board: (nodes: number) => string): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => board(first + i));

/** Huggan's Lemma 4.1.1 treats phase 2 on paths; she leaves the empty boards open. */
const facts: readonly RulesetFact[] = [
  ...components,
  { position: '---RBB-RB-----', value: '*3', source: lemma },
  // Typed as phase 1 ends, it becomes the position with which phase 2 begins.
  { position: 'BB.RBB.RB.R.BB', value: '*3', source: lemma },
  ...values(
    upTo(1, 6, (nodes) => emptyGrid(1, nodes)),
    [0, 1, 0, 1, 0, 1],
  ),
  ...values(
    upTo(10, 10, (nodes) => emptyGrid(1, nodes)),
    [1],
  ),
  ...values(upTo(3, 5, emptyCycle), [0, 0, 1]),
  ...values(upTo(9, 10, emptyCycle), [0, 0]),
  ...values(
    upTo(2, 3, (columns) => emptyGrid(2, columns)),
    [0, 0],
  ),
  ...values([emptyGrid(3, 3)], [0]),
];

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
