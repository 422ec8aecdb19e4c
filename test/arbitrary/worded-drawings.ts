/** Small drawings with names and long values, in which words are in each other's way. */
import * as fc from 'fast-check';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import type { NodeLabels } from '../../engine/pictures/index.ts';
import type { Value } from '../../engine/values/value.ts';

const values: readonly (Value | undefined)[] = [
  undefined,
  { kind: 'nimber', n: 2 },
  { kind: 'cyclic', exits: [0, 3] },
  { kind: 'covered', cofinite: [0, 1, 2] },
  { kind: 'scoring', ls: '3', rs: '-3', guaranteed: false },
];

type Place = { readonly x: number; readonly y: number; readonly value: number; readonly name: string };

export function wordedDrawing(
  places: readonly Place[],
  arcs: readonly (readonly [number, number])[],
): readonly [GameDocument, NodeLabels] {
  const nodes = places.map(({ x, y, name }, i) => ({ id: `n${i}`, x, y, gray: false, name }));
  const seen = new Set<string>();
  const edges = arcs.flatMap(([a, b]) => {
    const [from, to] = [a % nodes.length, b % nodes.length];
    if (seen.has(`${from} ${to}`)) return [];
    seen.add(`${from} ${to}`);
    return [{ from: `n${from}`, to: `n${to}`, player: 'either' as const }];
  });
  const labels = new Map(places.map(({ value }, i) => [`n${i}`, { value: values[value] }] as const));
  return [{ ...emptyDocument, nodes, edges }, labels];
}

/** On a grid of 60 by 60 units, so that no nodes overlap. */
export const wordedDrawings = fc
  .tuple(
    fc.uniqueArray(
      fc.record({
        column: fc.nat(5),
        row: fc.nat(5),
        value: fc.nat(values.length - 1),
        name: fc.constantFrom('', 'G', 'start', 'a long name'),
      }),
      { minLength: 1, maxLength: 18, selector: ({ column, row }) => `${column} ${row}` },
    ),
    fc.array(fc.tuple(fc.nat(17), fc.nat(17)), { maxLength: 24 }),
  )
  .map(([places, arcs]) =>
    wordedDrawing(
      places.map(({ column, row, ...rest }) => ({ ...rest, x: 60 * column, y: 60 * row })),
      arcs,
    ),
  );
