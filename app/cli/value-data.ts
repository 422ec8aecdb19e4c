/** A value as the contract prints it: its data with its three forms in words. */
import { latexOf, spokenOf, textOf, type Value } from '../../engine/index.ts';

export type ValueData = Value & { readonly text: string; readonly latex: string; readonly spoken: string };

export const valueData = (value: Value): ValueData => ({
  ...value,
  text: textOf(value),
  latex: latexOf(value),
  spoken: spokenOf(value),
});
