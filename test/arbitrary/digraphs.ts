/**
 * Random digraphs with gray vertices: small, so that they shrink to something one can draw, and dense enough
 * for cycles, loops, forced lines and all kinds of values.
 */
import * as fc from 'fast-check';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { digraph } from '../fixtures/digraphs.ts';

type Vertex = { readonly gray: boolean; readonly options: readonly number[] };

export type Kind = 'white' | 'white acyclic' | 'carry-on' | 'carry-on acyclic' | 'entailing acyclic' | 'any';

const most: {
  readonly [K in Kind]: { readonly gray: boolean; readonly several: boolean; readonly cyclic: boolean };
} = {
  white: { gray: false, several: true, cyclic: true },
  'white acyclic': { gray: false, several: true, cyclic: false },
  'carry-on': { gray: true, several: false, cyclic: true },
  'carry-on acyclic': { gray: true, several: false, cyclic: false },
  'entailing acyclic': { gray: true, several: true, cyclic: false },
  any: { gray: true, several: true, cyclic: true },
};

export const everyKind = Object.keys(most) as readonly Kind[];

const mostOptions = 4;

/** Two draws in three lead to a smaller vertex, so that many values are finite; the third leads anywhere. */
function optionFor(drawn: number, v: number, order: number, cyclic: boolean): number[] {
  const place = Math.floor(drawn / 3);
  if (drawn % 3 === 0 && cyclic) return [place % order];
  return v === 0 ? [] : [place % v];
}

function graphOf(kind: Kind, vertices: readonly Vertex[]): GameGraph {
  const { several, cyclic } = most[kind];
  const gray = new Set(vertices.flatMap((vertex, v) => (vertex.gray && most[kind].gray ? [v] : [])));
  const arcs = vertices.flatMap(({ options }, v) => {
    const legal = [...new Set(options.flatMap((drawn) => optionFor(drawn, v, vertices.length, cyclic)))];
    const taken = gray.has(v) && !several ? legal.slice(0, 1) : legal;
    return taken.map((to) => [v, to] as const);
  });
  return digraph(vertices.length, arcs, gray);
}

export const arbitraryDigraph = (kind: Kind, largest: number): fc.Arbitrary<GameGraph> =>
  fc
    .array(
      fc.record({
        gray: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn < 3),
        options: fc.array(fc.nat(3 * largest - 1), { maxLength: mostOptions }),
      }),
      { minLength: 1, maxLength: largest },
    )
    .map((vertices) => graphOf(kind, vertices));

/** The digraph as one writes it, "0 -> 1, (2)" a line; printed when a law fails. */
export function printed({ order, gray, left: { starts, targets } }: GameGraph): string {
  const name = (v: number) => (gray[v] === 1 ? `(${v})` : String(v));
  const rows = Array.from({ length: order }, (_, v) => {
    const row = [...targets.subarray(starts[v], starts[v + 1])];
    return row.length === 0 ? name(v) : `${name(v)} -> ${row.map(name).join(', ')}`;
  });
  return rows.join('\n');
}
