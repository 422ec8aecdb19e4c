/** Finds nodes by name or by value, as it is typed: `∞_0`, `inf`, `*2`, `moon`. */
import {
  calledNode,
  type GameNode,
  parseValue,
  sameValue,
  spokenOf,
  textOf,
  type Value,
} from '../../engine/index.ts';
import { isHidden } from '../store/hidden.ts';
import { labelOf } from '../store/selectors.ts';
import { select, setFocus } from '../store/showing.ts';
import type { Labels } from '../store/state/answers.ts';
import type { HiddenValues } from '../store/state/showing.ts';

export type FoundNode = { readonly node: GameNode; readonly value: Value | undefined };

/**
 * Matches names first; then values, exactly as written or by a word of their spoken form. A hidden value is not
 * found.
 */
export function foundBy(
  nodes: readonly GameNode[],
  labels: Labels | undefined,
  hidden: HiddenValues,
  typed: string,
): readonly FoundNode[] {
  const needle = typed.trim().toLowerCase();
  if (needle === '') return [];
  const wanted = parseValue(typed.trim());
  const says = new Map<Value, boolean>();
  const matchesValue = (value: Value): boolean => {
    const known = says.get(value);
    if (known !== undefined) return known;
    const text = textOf(value).toLowerCase();
    const matching =
      (wanted !== undefined && sameValue(value, wanted)) ||
      text === needle ||
      (needle.length > 2 && spokenOf(value).toLowerCase().includes(needle)) ||
      (needle === '∞' && text.startsWith('∞')) ||
      (needle === 'inf' && text.startsWith('∞')) ||
      (needle === '☾' && text.startsWith('☾'));
    says.set(value, matching);
    return matching;
  };
  const byName: FoundNode[] = [];
  const byValue: FoundNode[] = [];
  for (const node of nodes) {
    const value = isHidden(hidden, node.id) ? undefined : labelOf(labels, node.id)?.value;
    if (calledNode(node).toLowerCase().includes(needle)) byName.push({ node, value });
    else if (value && matchesValue(value)) byValue.push({ node, value });
  }
  return [...byName, ...byValue];
}

/** Selects what was found; keys that act on the node in focus act on the first of it, also after Esc. */
export function selectFound(found: readonly FoundNode[]): void {
  const [first] = found;
  if (!first) return;
  select(found.map(({ node }) => node.id));
  setFocus({ kind: 'node', id: first.node.id });
}
