/**
 * Explains why a vertex has its value. *n: options of every smaller nimber exist, none is *n, and every other option
 * has a reply of value *n (Smith; Fraenkel and Perl: such an option reverts). ∞: the least nimber missing among the
 * options is *m, and some option of value ∞ has no reply of value *m, so no round could assign the vertex. O(options
 * and theirs).
 */
import type { GameGraph } from '../../graph/game-graph.ts';
import { mex } from '../../numbers/nimbers.ts';
import { known } from '../../result.ts';
import type { Value } from '../../values/value.ts';
import { textOf } from '../../values/words.ts';
import { type Labelling, valueAt } from '../labelling.ts';
import type { About, Called, Question } from '../question.ts';

export type MexExplained = {
  readonly kind: 'mex';
  readonly value: Value;
  /** The least nimber missing among the options. */
  readonly missing: number;
  /** An option for each smaller nimber, ascending. */
  readonly below: readonly number[];
  /** Each other option, with a reply whose value is the missing nimber. */
  readonly reverting: readonly { readonly option: number; readonly through: number }[];
  /** The options of value ∞ that have no such reply; empty if the value is a nimber. */
  readonly stuck: readonly number[];
};

const theories: readonly (string | undefined)[] = ['sg', 'sfp'];

export const explainByOptions: Question<'explain', 'vertex', About['vertex'], MexExplained> = {
  id: 'explain',
  needs: 'vertex',
  title: 'Why',
  says: 'why a node has its value, or why its player wins, by its options',
  readsValues: true,
  applies: ({ theory }) =>
    theories.includes(theory?.id)
      ? { applies: true, reason: 'values are found by mex' }
      : { applies: false, reason: 'values are not found by mex' },
  *ask(evidence, { vertex }) {
    const labelling = yield* evidence.labelling();
    known(labelling !== undefined, 'a question of a theory is asked where the theory names the values');
    return explained(evidence.graph, labelling, vertex);
  },
  sentences(answer, called) {
    const { value, missing, below, reverting, stuck } = answer;
    if (below.length + reverting.length + stuck.length === 0)
      return ['It has no option: whoever must move has lost, and its value is 0.'];
    const options = below.map((option, n) => `${called(option)} (${star(n)})`).join(', ');
    const first =
      below.length === 0
        ? 'No option is worth 0'
        : `It has the options ${options}, and none worth ${star(missing)}`;
    return [
      `${first}.`,
      ...reverting.map((each) => revertingIn(each, missing, called)),
      stuck.length === 0
        ? `So its value is ${textOf(value)}.`
        : `But a move to ${stuck.map(called).join(' or ')} cannot be answered by one to ${star(missing)}: no round determines a nimber, and its value is ${textOf(value)}.`,
    ];
  },
};

const star = (n: number): string => textOf({ kind: 'nimber', n });

const revertingIn = (
  { option, through }: MexExplained['reverting'][number],
  missing: number,
  called: Called,
): string =>
  `A move to ${called(option)} is answered by one to ${called(through)}, worth ${star(missing)} again.`;

function explained({ left }: GameGraph, labelling: Labelling, vertex: number): MexExplained {
  const optionsOf = (v: number): readonly number[] => [
    ...new Set(left.targets.subarray(left.starts[v], left.starts[v + 1])),
  ];
  const nimberAt = (v: number): number | undefined => {
    const value = valueAt(labelling, v);
    return value?.kind === 'nimber' ? value.n : undefined;
  };
  const value = valueAt(labelling, vertex);
  known(value !== undefined, 'these theories give every vertex a value');
  const options = optionsOf(vertex);
  const firsts = new Map<number, number>();
  for (const option of options) {
    const n = nimberAt(option);
    if (n !== undefined && !firsts.has(n)) firsts.set(n, option);
  }
  const missing = mex(firsts.keys());
  const others = options.filter((option) => (nimberAt(option) ?? missing) >= missing);
  const answers = others.map((option) => ({
    option,
    through: optionsOf(option).find((answer) => nimberAt(answer) === missing),
  }));
  return {
    kind: 'mex',
    value,
    missing,
    below: Array.from({ length: missing }, (_, n) => firsts.get(n)!),
    reverting: answers.flatMap(({ option, through }) => (through === undefined ? [] : [{ option, through }])),
    stuck: answers.flatMap(({ option, through }) => (through === undefined ? [option] : [])),
  };
}
