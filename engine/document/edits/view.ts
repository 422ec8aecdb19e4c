/** Edits of what the author chose for playing and showing the drawing: title, rules, pins. */
import { type Rules, ruledBy } from '../../outcome/rules.ts';
import { type GameDocument, mostLetters, type NodeId, type View } from '../document.ts';

/** Members to set; undefined takes a member away. */
export type ViewChange = { readonly [K in keyof Omit<View, 'rules' | 'rest'>]?: View[K] | undefined };

const sameList = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i]);

/** Returns the same view if nothing changes; empty lists are left out. */
export function viewWith(view: View, change: ViewChange): View {
  const next: Record<string, unknown> = { ...view };
  let same = true;
  for (const [member, value] of Object.entries(change)) {
    const empty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (empty ? !(member in next) : next[member] === value || sameList(next[member], value)) continue;
    same = false;
    if (empty) delete next[member];
    else next[member] = value;
  }
  return same ? view : ({ ...next, rules: view.rules, rest: view.rest } satisfies View);
}

/** Changes members of the view. */
export function setView(document: GameDocument, change: ViewChange): GameDocument {
  const view = viewWith(document.view, change);
  return view === document.view ? document : { ...document, view };
}

/** Sets the title. */
export function setTitle(document: GameDocument, typed: string): GameDocument {
  const title = typed.slice(0, mostLetters);
  return title === document.title ? document : { ...document, title };
}

/** Changes some of the rules under which the drawing is played, or all of them. */
export function setRules(document: GameDocument, change: Partial<Rules>): GameDocument {
  const rules = ruledBy(change, document.view.rules);
  return rules === document.view.rules ? document : { ...document, view: { ...document.view, rules } };
}

/** Pinned nodes stay where they are when the drawing is tidied. */
export function setPinned(document: GameDocument, ids: Iterable<NodeId>, pinned: boolean): GameDocument {
  const before = document.view.pinned ?? [];
  const next = new Set(before);
  for (const id of ids) {
    if (pinned) next.add(id);
    else next.delete(id);
  }
  if (next.size === before.length) return document;
  return setView(document, { pinned: [...next] });
}
