/** Finds nodes by name or by value, as it is typed: `∞_0`, `inf`, `*2`, `moon`. */
import { calledNode, type GameNode } from '../../engine/document/index.ts';
import { parseValue, sameValue, spokenOf, textOf, type Value } from '../../engine/values/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { labelOf } from '../store/selectors.ts';
import { light, select, setFocus } from '../store/showing.ts';
import type { SeenLabels } from '../store/state/answers.ts';

export type FoundNode = { readonly node: GameNode; readonly value: Value | undefined };

/**
 * What is meant: the node that is called exactly so, however many names begin like it; else all that was
 * found.
 */
export function meantBy(found: readonly FoundNode[], typed: string): readonly FoundNode[] {
  const needle = typed.trim().toLowerCase();
  const called = found.filter(({ node }) => calledNode(node).toLowerCase() === needle);
  return called.length > 0 ? called : found;
}

/**
 * Matches names first, whole ones before others; then values, exactly as written or by a word of their spoken
 * form. A hidden value is not found.
 */
export function foundBy(
  nodes: readonly GameNode[],
  labels: SeenLabels | undefined,
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
  const byWholeName: FoundNode[] = [];
  const byName: FoundNode[] = [];
  const byValue: FoundNode[] = [];
  for (const node of nodes) {
    const value = labelOf(labels, node.id)?.value;
    const name = calledNode(node).toLowerCase();
    if (name.includes(needle)) (name === needle ? byWholeName : byName).push({ node, value });
    else if (value && matchesValue(value)) byValue.push({ node, value });
  }
  return [...byWholeName, ...byName, ...byValue];
}

/**
 * Selects what was found, and nothing else, and shows it: one node in the middle, several as a whole. Keys
 * that act on the node in focus act on the first of it, also after Esc.
 */
export function goToFound(found: readonly Pick<FoundNode, 'node'>[]): void {
  const [first] = found;
  if (!first) return;
  light([]);
  select(found.map(({ node }) => node.id));
  setFocus({ kind: 'node', id: first.node.id });
  if (found.length === 1) canvas()?.goTo(first.node);
  else canvas()?.fit('selection');
}
