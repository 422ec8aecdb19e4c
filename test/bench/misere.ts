/**
 * Misère play as the bench measures it: outcomes beside those of normal play, and the forms and the quotient
 * of Kayles.
 */

import { buildArcs } from '../../engine/graph/build.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { outcomes } from '../../engine/outcome/who-wins.ts';
import { misereQuotientOf } from '../../engine/theories/misere/quotient/quotient.ts';
import { openMisereStore } from '../../engine/theories/misere/store.ts';
import { randomDigraph } from './digraph.ts';

const LARGEST = 24;
const BUDGET = { outcomes: 1.25, formsMs: 1_000, quotientMs: 1_000 };
const TURNS = 5;

/** What a move leaves of a heap of n: the sizes of one heap or two. */
function kaylesMoves(n: number): readonly (readonly number[])[] {
  return [1, 2].flatMap((taken) =>
    Array.from({ length: Math.max(0, Math.floor((n - taken) / 2) + 1) }, (_, one) =>
      [one, n - taken - one].filter((size) => size > 0),
    ),
  );
}

function formsOfKayles(): number {
  const store = openMisereStore();
  const forms = [0];
  for (let n = 1; n <= LARGEST; n++)
    forms[n] = store.formOf(
      kaylesMoves(n).map((heaps) =>
        heaps.reduce((sum, heap) => store.add(sum, forms[heap], Number.POSITIVE_INFINITY) ?? 0, 0),
      ),
    );
  return forms[LARGEST];
}

function orderOfQuotient(): number {
  const generators = Array.from({ length: LARGEST }, (_, i) =>
    kaylesMoves(i + 1).map((heaps) => heaps.map((heap) => heap - 1).sort((a, b) => a - b)),
  );
  const finding = misereQuotientOf(generators);
  for (;;) {
    const { done, value } = finding.next();
    if (done) return 'kind' in value ? 0 : value.table.length;
  }
}

/**
 * The drawing in which every vertex without a move gets one, to a new vertex. Normal play there is as much
 * work as misère play here, and has the same outcomes. On the random drawing itself it is less: sweeps settle
 * it, with a dozen draws left, while misère play leaves seven in ten vertices a draw.
 */
function withOneMoveMore({ order, left }: GameGraph): GameGraph {
  const { starts, targets } = left;
  const ends = Array.from({ length: order }, (_, v) => v).filter((v) => starts[v] === starts[v + 1]);
  const sources = new Uint32Array(targets.length + ends.length);
  for (let v = 0; v < order; v++) sources.fill(v, starts[v], starts[v + 1]);
  sources.set(ends, targets.length);
  const leads = new Uint32Array(sources.length).fill(order);
  leads.set(targets);
  const arcs = buildArcs(order + 1, sources, leads);
  return { order: order + 1, gray: new Uint8Array(order + 1), left: arcs, right: arcs };
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >>> 1];

function timed(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

export function measureMisere(
  report: (what: string, figure: number, unit: string, budget: number) => void,
): void {
  const graph = randomDigraph(1_000_000, 4);
  const misere = { ...graph, misere: true as const };
  const same = withOneMoveMore(graph);
  const ratios = Array.from({ length: TURNS }, () => {
    const normal = timed(() => outcomes(same));
    return timed(() => outcomes(misere)) / normal;
  });
  const [found, wanted] = [outcomes(misere), outcomes(same).subarray(0, graph.order)];
  if (found.some((outcome, v) => outcome !== wanted[v])) throw new Error('both games have the same outcomes');
  report(
    'misère outcomes, million nodes, against the same in normal play',
    median(ratios),
    'times',
    BUDGET.outcomes,
  );
  report(`misère forms of Kayles to heap ${LARGEST}`, timed(formsOfKayles), 'ms', BUDGET.formsMs);
  if (orderOfQuotient() !== 24) throw new Error('the misère quotient of Kayles has 24 elements');
  report(`misère quotient of Kayles to heap ${LARGEST}`, timed(orderOfQuotient), 'ms', BUDGET.quotientMs);
}
