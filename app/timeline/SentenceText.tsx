/** A sentence of a walkthrough with its nodes and values typeset. */
import { MathText } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import type { Sentence } from '../store/state/frame.ts';

export function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  return sentence.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is identified by its index
    <span key={i}>
      {typeof part === 'string' ? (
        part
      ) : 'node' in part ? (
        <NodeName node={part.node} />
      ) : (
        <MathText value={part.value} />
      )}
    </span>
  ));
}
