/** A sentence in which values with indices, such as ∞_{0,2}, are typeset as on the canvas. */
import { NameText } from '../parts/NodeName.tsx';

/** A word with an index, without the stop or comma after it. */
const withIndex = /([^\s]*_(?:\{[^}]*\}|[^\s.,;:?)])[^\s.,;:?)]*)/u;

export function SignText({ text }: { readonly text: string }) {
  return text.split(withIndex).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is identified by its place
      <NameText key={i} name={part} />
    ) : (
      part
    ),
  );
}
