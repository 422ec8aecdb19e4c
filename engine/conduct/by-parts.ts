/**
 * The values of a graph that no theory covers as a whole. Each closed part is solved by the theory that
 * covers it, one part after the other, and the values are gathered in one labelling of the whole graph. A
 * vertex in two parts keeps the value of the first; both parts give it the same value. Cost: that of the
 * theories, and O(vertices of the parts).
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { TheoryPart } from '../theories/choose.ts';
import { type Labelling, unlabelled } from '../theories/labelling.ts';
import type { SolveOptions } from '../theories/theory.ts';

/** The entry for a vertex that no theory covers, in place of a part's number. */
export const NO_PART = 0xff;

/** Per vertex of the whole graph: the number of the part that gives it a value, or NO_PART. */
export function partsByVertex({ order }: GameGraph, parts: readonly TheoryPart[]): Uint8Array {
  const partOf = new Uint8Array(order).fill(NO_PART);
  for (const [number, { part }] of parts.entries()) {
    for (const v of part.vertices) if (partOf[v] === NO_PART) partOf[v] = number;
  }
  return partOf;
}

/** Yields the live labelling of the whole graph after every round of every part. */
export function* valuesByParts(
  graph: GameGraph,
  parts: readonly TheoryPart[],
  options: SolveOptions,
): Generator<Labelling, Labelling, void> {
  const whole = unlabelled(graph);
  const partOf = partsByVertex(graph, parts);
  for (const [number, { theory, part }] of parts.entries()) {
    const into = copier(whole, part.vertices, (v) => partOf[v] === number);
    const solving = theory.solve(part.graph, options);
    for (;;) {
      const round = solving.next();
      if (round.done) {
        into(round.value, part.vertices.keys());
        if (round.value.leftOut !== undefined) whole.leftOut = round.value.leftOut;
        break;
      }
      into(round.value.labelling, round.value.vertices);
      yield whole;
    }
  }
  return whole;
}

type Copy = (labelling: Labelling, changed: Iterable<number>) => void;

/**
 * Copies to the whole labelling the labels of those vertices of a part that the part names; a value enters
 * the whole's table when it is first met.
 */
function copier(whole: Labelling, vertices: Uint32Array, isNamedHere: (vertex: number) => boolean): Copy {
  const places: number[] = [];
  return ({ table, codes, steps }, changed) => {
    for (const at of changed) {
      const [v, code] = [vertices[at], codes[at]];
      if (code < 0 || !isNamedHere(v)) continue;
      places[code] ??= whole.table.push(table[code]) - 1;
      whole.codes[v] = places[code];
      whole.steps[v] = steps[at];
    }
  };
}
