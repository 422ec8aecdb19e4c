/** Sno-Go: Snort until neither player can move, then NoGo on what is left. */
import { cite } from '../../bibliography.ts';
import { conjoined } from '../graphs/conjoined.ts';
import { emptyBoards, emptyCycle, emptyGrid } from '../graphs/node-families.ts';
import { noGo, snort } from '../graphs/node-games.ts';
import type { RulesetFact } from '../ruleset.ts';

/** A path at the beginning of phase 2: alternating colours, with this number of holes between them. */
const holes = (count: number): string =>
  Array.from({ length: count + 1 }, (_, i) => (i % 2 === 0 ? 'B' : 'R')).join('.');

const starts = [
  { name: 'A path of seven', position: emptyGrid(1, 7) },
  { name: 'A cycle of eight', position: emptyCycle(8) },
  { name: 'Three rows of three', position: emptyGrid(3, 3) },
  { name: 'Node Kayles on a path of seven', position: holes(9) },
  { name: 'A tree', position: '0-1,1-2,1-3,3-4,3-5:......' },
] as const;

const theorem = cite('huggan', 'Theorem 4.2.6, and the values by play by hand');
const kayles = cite('huggan', 'Lemma 4.2.3');

/** The values of Node Kayles on a path of 0, 1, 2, … nodes, which is Dawson's Chess. */
const ofKayles = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2];

const nimText = (nimber: number): string => (nimber === 0 ? '0' : `*${nimber}`);

const values = (positions: readonly string[], nimbers: readonly number[]): readonly RulesetFact[] =>
  positions.map((position, i) => ({ position, value: nimText(nimbers[i]), source: theorem }));

const upTo = (first: number, last: number, board: (nodes: number) => string): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => board(first + i));

/** Huggan's Theorem 4.2.6 says who wins on empty paths, and her Lemma 4.2.3 treats phase 2 on a path. */
const facts: readonly RulesetFact[] = [
  ...ofKayles.map(
    (nimber, nodes): RulesetFact => ({ position: holes(nodes + 2), value: nimText(nimber), source: kayles }),
  ),
  ...values(
    upTo(1, 7, (nodes) => emptyGrid(1, nodes)),
    [1, 0, 1, 0, 1, 0, 1],
  ),
  ...values(
    upTo(10, 12, (nodes) => emptyGrid(1, nodes)),
    [0, 1, 0],
  ),
  ...values(upTo(3, 5, emptyCycle), [1, 0, 0]),
  ...values(upTo(9, 10, emptyCycle), [0, 0]),
  ...values(
    upTo(2, 3, (columns) => emptyGrid(2, columns)),
    [0, 0],
  ),
  ...values([emptyGrid(3, 3)], [1]),
];

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
