/** A value as the contract prints it: its data with its three forms in words; canonical forms as compact graphs. */
import { type CanonicalForm, graphOf, latexOf, spokenOf, textOf, type Value } from '../../engine/index.ts';

type CompactGraph = {
  readonly count: number;
  readonly gray: readonly number[];
  readonly either: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly start: number;
};

type Contracted<V> = { readonly [K in keyof V]: V[K] extends CanonicalForm ? CompactGraph : V[K] };

export type ValueData = (Value extends infer V ? Contracted<V> : never) & {
  readonly text: string;
  readonly latex: string;
  readonly spoken: string;
};

export const valueData = (value: Value): ValueData => ({
  ...contracted(value),
  text: textOf(value),
  latex: latexOf(value),
  spoken: spokenOf(value),
});

function contracted(value: Value) {
  if (value.kind === 'stopper') return { kind: value.kind, canonical: compactForm(value.canonical) };
  if (value.kind !== 'sided') return value;
  return { kind: value.kind, onside: compactForm(value.onside), offside: compactForm(value.offside) };
}

export function compactForm(form: CanonicalForm): CompactGraph {
  const { count, left, right } = graphOf(form);
  return { count, gray: [], either: [], left, right, start: 0 };
}
