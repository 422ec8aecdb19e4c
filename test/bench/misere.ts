/** Misère play as the bench measures it: outcomes beside those of normal play, and the forms and the quotient of Kayles. */
import { outcomes } from '../../engine/outcome/who-wins.ts';
import { misereQuotientOf } from '../../engine/theories/misere/quotient/quotient.ts';
import { openMisereStore } from '../../engine/theories/misere/store.ts';
import { randomDigraph } from './digraph.ts';

const LARGEST = 24;
const BUDGET = { outcomes: 6, formsMs: 1_000, quotientMs: 1_000 };
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
  const ratios = Array.from({ length: TURNS }, () => {
    const normal = timed(() => outcomes(graph));
    return timed(() => outcomes(misere)) / normal;
  });
  report('misère outcomes, million nodes, against normal', median(ratios), 'times', BUDGET.outcomes);
  report(`misère forms of Kayles to heap ${LARGEST}`, timed(formsOfKayles), 'ms', BUDGET.formsMs);
  if (orderOfQuotient() !== 24) throw new Error('the misère quotient of Kayles has 24 elements');
  report(`misère quotient of Kayles to heap ${LARGEST}`, timed(orderOfQuotient), 'ms', BUDGET.quotientMs);
}
