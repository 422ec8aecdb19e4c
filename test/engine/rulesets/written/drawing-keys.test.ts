/**
 * Keys of parts of a drawing: trees in any order of their nodes have one key, from which they are read again.
 */
import * as fc from 'fast-check';
import { expect as expectOnce, test } from 'vitest';
import { keyedNodes, keysIn, partOfKey } from '../../../../engine/rulesets/written/drawing-keys.ts';
import { compiledGraph } from '../../../../engine/rulesets/written/drawing-moves.ts';
import { expect } from '../../../fixtures/quick-expect.ts';
import { tryLaw } from '../../../laws/seeds.ts';

const signs = '.LR-';
/** L and R change places. */
const swapped = [0, 2, 1, 3];

type Part = {
  readonly arcs: readonly (readonly [from: number, to: number, isDirected: boolean])[];
  readonly cells: readonly number[];
  readonly around: readonly number[];
};

function keyOf({ arcs, cells, around }: Part): string {
  const graph = compiledGraph({
    order: cells.length,
    arcs: arcs.map(([a, b, isDirected]) => ({ ends: [a, b], isDirected })),
  });
  const nodeOf = keyedNodes(signs, swapped);
  const keyed = cells.map((sign, node) => nodeOf(sign, around[node]));
  return keysIn(graph)([...cells.keys()], new Uint8Array(arcs.length).fill(1), keyed);
}

const mirrored = ({ arcs, cells, around }: Part): Part => ({
  arcs,
  cells: cells.map((sign) => swapped[sign]),
  around: around.map((set) => (set & 1) | ((set & 2) << 1) | ((set & 4) >> 1)),
});

const negativeOf = (key: string): string => (key.startsWith('-') ? key.slice(1) : `-${key}`);

/** Trees, of which some are paths, and with a few arcs more other graphs. */
const part = (extra: number): fc.Arbitrary<Part> =>
  fc.tuple(fc.integer({ min: 1, max: 10 }), fc.boolean()).chain(([order, isPath]) =>
    fc.record({
      arcs: fc
        .tuple(
          fc.array(fc.tuple(fc.nat(), fc.nat(5)), { minLength: order - 1, maxLength: order - 1 }),
          fc.array(fc.tuple(fc.nat(order - 1), fc.nat(order - 1), fc.boolean()), { maxLength: extra }),
        )
        .map(([parents, more]) => [
          ...parents.map(([choice, way], i): Part['arcs'][number] => {
            const parent = isPath ? i : choice % (i + 1);
            return way === 0 ? [i + 1, parent, true] : [parent, i + 1, way === 1];
          }),
          ...more,
        ]),
      cells: fc.array(fc.nat(2), { minLength: order, maxLength: order }),
      around: fc.array(fc.constantFrom(0, 0, 0, 2, 4, 6), { minLength: order, maxLength: order }),
    }),
  );

const renumbered = part(0).chain((tree) =>
  fc
    .shuffledSubarray([...tree.cells.keys()], { minLength: tree.cells.length })
    .map((to): readonly [Part, Part] => {
      const from = [...to.keys()].map((node) => to.indexOf(node));
      return [
        tree,
        {
          arcs: tree.arcs.map(([a, b, isDirected]) => [to[a], to[b], isDirected] as const).toReversed(),
          cells: from.map((node) => tree.cells[node]),
          around: from.map((node) => tree.around[node]),
        },
      ];
    }),
);

test('a tree whose nodes are numbered otherwise has the same key', () => {
  tryLaw(renumbered, 500, ([one, other]) => {
    expect(keyOf(other)).toBe(keyOf(one));
  });
});

/** How often each kind of node, and of arc between two such nodes, occurs. */
function countsOf({ arcs, cells, around }: Part): string {
  const name = (node: number): string => `${cells[node]} ${around[node]} ${degree[node]}`;
  const degree = cells.map(
    (_, node) => arcs.flatMap(([a, b]) => (a === b ? [a] : [a, b])).filter((end) => end === node).length,
  );
  const lines = arcs.map(([a, b, isDirected]) => {
    const ends = [name(a), name(b)];
    return isDirected ? ends.join(' > ') : ends.sort((x, y) => (x < y ? -1 : 1)).join(' - ');
  });
  return [...[...cells.keys()].map(name), ...lines].sort((x, y) => (x < y ? -1 : 1)).join('\n');
}

test('from a key a part is read that is the same or its negative, and has this key', () => {
  tryLaw(part(3), 500, (asked) => {
    const key = keyOf(asked);
    const { graph, cells, around } = partOfKey(key.replace(/^-/, ''), signs);
    const read: Part = {
      arcs: Array.from(graph.tails, (tail, arc) => [tail, graph.heads[arc], graph.isDirected[arc] === 1]),
      cells: [...cells],
      around: [...around],
    };
    expect(countsOf(key.startsWith('-') ? mirrored(read) : read)).toBe(countsOf(asked));
    if (!key.includes(';')) expect(keyOf(read)).toBe(key.replace(/^-/, ''));
    const isOwn = countsOf(mirrored(asked)) === countsOf(asked);
    if (!isOwn && !key.includes(';')) expect(keyOf(mirrored(asked))).toBe(negativeOf(key));
  });
});

test.each([
  [
    'a path from its earlier end',
    'L..',
    [
      [0, 1],
      [1, 2],
    ],
    '..L',
  ],
  [
    'a star from its centre',
    'LL..',
    [
      [0, 3],
      [1, 3],
      [2, 3],
    ],
    '.(.)(L)(L)',
  ],
  [
    'a tree with a centre of two',
    '......',
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 4],
      [2, 5],
    ],
    '.(.)(.)(.(.)(.))',
  ],
  [
    'a cycle by its arcs',
    '...',
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
    '...;0-1,0-2,1-2',
  ],
] as const)('%s is written so', (_, text, arcs, key) => {
  const cells = [...text].map((sign) => signs.indexOf(sign));
  const asked = { arcs: arcs.map(([a, b]) => [a, b, false] as const), cells, around: cells.map(() => 0) };
  expectOnce([key, negativeOf(key)]).toContain(keyOf(asked));
  expectOnce(keyOf(mirrored(asked))).toBe(cells.every((sign) => sign === 0) ? key : negativeOf(keyOf(asked)));
});

test.each([
  ['..2L', '-..4R', 'L..', [0, 2, 0], ['0-1', '1-2']],
  ['.(.)(<L)(=.)', '-.(.)(<R)(=.)', '.L..', [0, 0, 0, 0], ['0<1', '0>2', '0-3']],
  ['.L.2;0-1,0-2,2>1', '-.R.4;0-1,0-2,2>1', '..L', [0, 2, 0], ['0-1', '1>2', '0-2']],
] as const)('%s, or %s, has a sign beside a node or directed arcs', (key, otherwise, text, around, lines) => {
  const arcs = lines.map((line): Part['arcs'][number] => {
    const [a, b] = line.split(/[-<>]/).map(Number);
    return line.includes('<') ? [b, a, true] : [a, b, line.includes('>')];
  });
  const asked = { arcs, cells: [...text].map((sign) => signs.indexOf(sign)), around };
  expectOnce([key, otherwise]).toContain(keyOf(asked));
});
