/**
 * Whether two nodes of an impartial drawing are equal in misère play, and if not, a game that distinguishes
 * them.
 */
import { followersOf } from '../../graph/closed-part.ts';
import { stronglyConnectedComponents } from '../../graph/components.ts';
import type { Misere } from '../../values/misere.ts';
import { textOf } from '../../values/words.ts';
import type { About, Question } from '../question.ts';
import { distinguishing } from './distinguish.ts';
import { type MisereValues, openMisereValues } from './values.ts';

export type MisereComparison = {
  readonly kind: 'misere-compare';
  readonly relation: '=' | '!=';
  /** Undefined for forms that are too large to be written. */
  readonly values: readonly [Misere | undefined, Misere | undefined];
  /** For different ones: a game, and which of the two the previous player wins beside it. */
  readonly beside?: { readonly game: Misere; readonly lost: 'first' | 'second' };
};

/** The most positions of a sum that is played. */
const mostPositions = 200_000;
/** Vertices between two yields. */
const SLICE = 1 << 12;

export const compareMisere: Question<'compare', 'pair', About['pair'], MisereComparison> = {
  id: 'compare',
  needs: 'pair',
  title: 'Compared',
  says: 'whether two nodes are equal in every misère sum, and if not, what distinguishes them',
  readsValues: true,
  space: 'misere',
  applies: ({ theory }) =>
    theory?.id === 'misere'
      ? { applies: true, reason: 'both players have the same moves, and play ends' }
      : {
          applies: false,
          reason: 'misère games are compared only without a cycle and where both players have the same moves',
        },
  *ask({ graph }, { a, b }) {
    const { starts, targets } = graph.left;
    const inside = followersOf(graph, [a, b]);
    // Without a cycle each vertex is a component of its own, and its options have smaller numbers.
    const { of } = stronglyConnectedComponents(graph.left);
    const endsFirst = [...inside.keys()].filter((v) => inside[v] === 1).sort((x, y) => of[x] - of[y]);
    const values = openMisereValues();
    const forms = new Int32Array(graph.order);
    for (const [place, v] of endsFirst.entries()) {
      if (place % SLICE === SLICE - 1) yield place;
      const options = Array.from(targets.subarray(starts[v], starts[v + 1]), (to) => forms[to]);
      forms[v] = values.store.formOf(options);
    }
    const both = [values.valueOf(forms[a]), values.valueOf(forms[b])] as const;
    if (forms[a] === forms[b]) return { kind: 'misere-compare', relation: '=', values: both };
    const beside = besideThem(values, forms[a], forms[b]);
    return { kind: 'misere-compare', relation: '!=', values: both, ...(beside && { beside }) };
  },
  sentences: (answer) => misereComparisonSaid(answer, ['the first', 'the second']),
};

function besideThem(values: MisereValues, a: number, b: number): MisereComparison['beside'] | undefined {
  const { store } = values;
  const form = distinguishing(store, a, b);
  const game = form === undefined ? undefined : values.valueOf(form);
  const sum = form === undefined ? undefined : store.add(a, form, mostPositions);
  if (!game || sum === undefined) return undefined;
  return { game, lost: store.isLost(sum) ? 'first' : 'second' };
}

/** A comparison in sentences, with what the two are called there. */
export function misereComparisonSaid(
  { relation, beside }: MisereComparison,
  [one, other]: readonly [string, string],
): readonly string[] {
  const begun = one.replace(/^the /, 'The ');
  if (relation === '=')
    return [`${begun} equals ${other} in every misère sum: their canonical forms are the same.`];
  const differ = `${begun} and ${other} differ in misère sums: their canonical forms are not the same.`;
  if (!beside) return [differ];
  const [lost, won] = beside.lost === 'first' ? [one, other] : [other, one];
  const game = textOf(beside.game);
  const where = game === '0' ? 'Alone' : `Beside ${game}`;
  return [differ, `${where}, the previous player wins ${lost}, and the next player wins ${won}.`];
}
