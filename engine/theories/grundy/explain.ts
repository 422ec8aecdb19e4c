/**
 * Explains why a vertex has its value. *n: options of every smaller nimber exist, none is *n, and every other
 * option has a reply of value *n (Smith; Fraenkel and Perl: such an option reverts). ∞: the least nimber
 * missing among the options is *m, and some option of value ∞ has no reply of value *m, so no round could
 * assign the vertex. O(options and theirs).
 */
import { linesOf } from '../../explain/sayings.ts';
import type { GameGraph } from '../../graph/game-graph.ts';
import { mex } from '../../numbers/nimbers.ts';
import { known } from '../../result.ts';
import type { Value } from '../../values/value.ts';
import { type ExplainAsked, explainVertex, type VertexExplanation } from '../explaining.ts';
import { type Labelling, valueAt } from '../labelling.ts';
import type { Question } from '../question.ts';

export type MexExplained = VertexExplanation & {
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

export const explainByOptions: Question<'explain', 'vertex', ExplainAsked, MexExplained> = {
  id: 'explain',
  needs: 'vertex',
  title: 'Why',
  says: 'why a node has its value, or why its player wins, by its options',
  readsValues: true,
  applies: ({ theory }) =>
    theories.includes(theory?.id)
      ? { applies: true, reason: 'values are found by mex' }
      : { applies: false, reason: 'values are not found by mex' },
  *ask(evidence, about) {
    const { vertex } = about;
    const labelling = yield* evidence.labelling();
    known(labelling !== undefined, 'a question of a theory is asked where the theory names the values');
    return { ...byOptions(evidence.graph, labelling, vertex), ...(yield* explainVertex(evidence, about)) };
  },
  sentences: ({ explanation }, called) => linesOf(explanation, called),
};

function byOptions(
  { left }: GameGraph,
  labelling: Labelling,
  vertex: number,
): Omit<MexExplained, keyof VertexExplanation> {
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
