/**
 * What was reckoned beside each drawing, in the browser's storage, so that a page that is loaded again has
 * it. The drawing itself does not change by it, and no file, link or copy of the drawing has it.
 */
import type { GameDocument, NodeId } from '../../engine/document/index.ts';
import type { CanonicalForm } from '../../engine/values/index.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { isMisere } from '../store/misere.ts';
import { rulesetOf } from '../store/rulesets.ts';

export type ReckonedEntry = {
  readonly expression: string;
  readonly answer: string;
  readonly latex?: string;
  /** The nodes that it names: while their values are hidden, it is hidden too. */
  readonly nodes: readonly NodeId[];
  /** The key of the game in which its names mean something; undefined where it has none. */
  readonly of?: string;
  /** The canonical form, where it is small enough to be kept. */
  readonly form?: CanonicalForm;
};

/** A list keeps no copies of longer texts. */
const longestText = 60;

/** What an entry keeps of a text: another one has another key. */
const keyOfText = (text: string): string =>
  text.length <= longestText ? text : `${text.length} ${digest(text, 0)} ${digest(text, 1)}`;

/** FNV-1a over the letters. */
function digest(text: string, variant: number): string {
  let h = 0x811c9dc5 ^ variant;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16);
}

/**
 * The key of what names mean in a document: positions of its ruleset, as it is played, or nodes of its
 * drawing. O(nodes + arcs).
 */
export function keyOfNames(document: GameDocument): string {
  const ruleset = rulesetOf(document);
  if (ruleset) return keyOfText(isMisere(document) ? `${ruleset.id} misere` : ruleset.id);
  const nodes = document.nodes.map(({ id, name, gray, score }) => [id, name, gray, score]);
  return keyOfText(JSON.stringify([nodes, document.edges, document.view.rules]));
}

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

const isDyadicForm = ({ numerator, exponent }: { readonly [member: string]: unknown }): boolean =>
  Number.isSafeInteger(numerator) &&
  Number.isInteger(exponent) &&
  Number(exponent) >= 0 &&
  Number(exponent) <= 50;

const isGraphForm = ({ count, left, right }: { readonly [member: string]: unknown }): boolean =>
  Number.isInteger(count) &&
  Number(count) > 0 &&
  [left, right].every(
    (pairs) =>
      Array.isArray(pairs) &&
      pairs.length % 2 === 0 &&
      pairs.every((v) => Number.isInteger(v) && v >= 0 && v < Number(count)),
  );

const isForm = (form: unknown): form is CanonicalForm =>
  typeof form === 'object' && form !== null && (isDyadicForm({ ...form }) || isGraphForm({ ...form }));

/**
 * An entry as storage has it. What is damaged of its form or its LaTeX is left out: the expression can be
 * reckoned again. Without its texts, or without the nodes that it names, there is no entry.
 */
function entryKept(each: unknown): readonly ReckonedEntry[] {
  if (typeof each !== 'object' || each === null) return [];
  const { expression, answer, latex, nodes, of, form } = each as { readonly [member: string]: unknown };
  if (typeof expression !== 'string' || typeof answer !== 'string') return [];
  if (!Array.isArray(nodes) || !nodes.every((node) => typeof node === 'string')) return [];
  return [
    {
      expression,
      answer,
      nodes,
      ...(typeof latex === 'string' && { latex }),
      ...(typeof of === 'string' && { of }),
      ...(isForm(form) && { form }),
    },
  ];
}

/** What was reckoned beside a drawing, the open one unless another is named; the last first. */
export function reckonedBeside(drawing = editor().drawing): readonly ReckonedEntry[] {
  const kept: unknown = all()[drawing];
  return Array.isArray(kept) ? kept.flatMap(entryKept) : [];
}

/** Keeps the list of a drawing, the open one unless another is named; an empty list is forgotten. */
export function keepReckoned(entries: readonly ReckonedEntry[], drawing = editor().drawing): void {
  const { [drawing]: former, ...others } = all();
  if (entries.length === 0 && former === undefined) return;
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

/**
 * A list is also kept beside another drawing, before what was reckoned there: that drawing takes the place of
 * an empty one, or is a copy.
 */
export function carryReckoned(drawing: string, former: string): void {
  const entries = reckonedBeside(former);
  const known = new Set(entries.map(({ expression }) => expression));
  const others = reckonedBeside(drawing).filter(({ expression }) => !known.has(expression));
  if (entries.length > 0) keepReckoned([...entries, ...others], drawing);
}
