/**
 * What was reckoned beside each drawing, in the browser's storage, so that a page that is loaded again has it. The drawing itself does not change by
 * it, and no file, link or copy of the drawing has it.
 */
import type { NodeId } from '../../engine/document/index.ts';
import type { CanonicalForm } from '../../engine/values/index.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';

export type ReckonedEntry = {
  readonly expression: string;
  readonly answer: string;
  readonly latex?: string;
  /** The nodes that it names: while their values are hidden, it is hidden too. */
  readonly nodes: readonly NodeId[];
  /** The canonical form, where it is small enough to be kept. */
  readonly form?: CanonicalForm;
};

type Lists = Readonly<Record<string, readonly ReckonedEntry[]>>;

const place = 'grundy/reckoned';

/** The most that is kept of one drawing, and of how many drawings. */
const [mostKept, mostDrawings] = [50, 20];

/** Where storage is refused, the lists are there as long as the page. */
const lists = held<Lists>(() => ({}));

function all(): Lists {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    if (typeof kept === 'object' && kept !== null) return kept as Lists;
  } catch {
    // Storage is damaged or refused.
  }
  return lists.now;
}

const isReckoned = (each: unknown): each is ReckonedEntry =>
  typeof each === 'object' &&
  each !== null &&
  'expression' in each &&
  typeof each.expression === 'string' &&
  'answer' in each &&
  typeof each.answer === 'string' &&
  'nodes' in each &&
  Array.isArray(each.nodes);

/** What was reckoned beside the open drawing, the last first. */
export function reckonedHere(): readonly ReckonedEntry[] {
  const kept: unknown = all()[editor().drawing];
  return Array.isArray(kept) ? kept.filter(isReckoned) : [];
}

/** Keeps the list of the open drawing. */
export function keepReckoned(entries: readonly ReckonedEntry[]): void {
  const { drawing } = editor();
  const { [drawing]: _, ...others } = all();
  const kept = Object.entries(others).slice(-mostDrawings + 1);
  lists.now = {
    ...Object.fromEntries(kept),
    ...(entries.length > 0 && { [drawing]: entries.slice(0, mostKept) }),
  };
  try {
    localStorage.setItem(place, JSON.stringify(lists.now));
  } catch {
    // Storage is refused or full.
  }
}
