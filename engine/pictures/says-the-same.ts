/**
 * Whether the name of a node says what is set beside it already, so that it is not set twice: the same signs,
 * or another spelling of the value itself, as `*2` of a nimber that is set 2, `0.5` of 1/2 and `up` of ↑.
 * Cost: linear in the name, once for each name; looked up afterwards, since the canvas asks at every node it
 * draws.
 */
import { nodeName } from '../figure/node-name.ts';
import { textOfMark } from '../figure/typeset.ts';
import type { Mark } from '../values/mark.ts';
import type { Value } from '../values/value.ts';
import { denotes } from '../values/value-name.ts';

/**
 * The words at a node: how they are set, and the value that they say; none where that is an outcome or
 * hidden.
 */
export type WordsBeside = { readonly mark: Mark; readonly value?: Value | undefined };

const bare = (text: string): string =>
  text.replace(/\s+/g, '').replaceAll('*', '∗').replaceAll('-', '−').replaceAll('‖', '∥');

/** What was found for the names beside a mark. */
const found = new WeakMap<Mark, Map<string, boolean>>();

/** Whether a name can be left out: it is empty, or says the same as what is set beside it. */
export function saysTheSame(name: string, beside: WordsBeside | undefined): boolean {
  if (name === '') return true;
  if (beside === undefined) return false;
  const { mark, value } = beside;
  const known = found.get(mark) ?? new Map<string, boolean>();
  if (known.size === 0) found.set(mark, known);
  const answer =
    known.get(name) ??
    (bare(textOfMark(nodeName(name).mark)) === bare(textOfMark(mark)) ||
      (value !== undefined && denotes(name, value)));
  known.set(name, answer);
  return answer;
}
