/**
 * The drawing's text as a person reads and writes it: what can be read becomes an edit, what cannot waits
 * with the drawing. Where names that reveal values are hidden with these, the text has letters in their
 * place, and a letter means the node's own name.
 */
import {
  calledNode,
  type GameDocument,
  type GameNode,
  mergeText,
  type NodeId,
  printEdgeList,
} from '../../engine/document/index.ts';
import type { Problem, Result } from '../../engine/result.ts';
import { correctMessage } from '../store/chrome.ts';
import { keepDraft } from '../store/document.ts';
import { editor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { seenDocument } from '../store/seen-document.ts';

/** What the field shows where there is no text yet: an example of each kind of line. */
export const exampleOfText = 'a -> b, c\nb ->L c\nc ->R a\n(d)  # a gray node\nd -> a\nb: 3  # a score';

const lastWritten = held<{ readonly seen: GameDocument; readonly text: string } | undefined>(() => undefined);

/** The drawing that is open, as text, which is written once for each. O(nodes + arcs). */
export function writtenDrawing(seen = seenDocument(editor())): string {
  if (lastWritten.now?.seen !== seen) lastWritten.now = { seen, text: printEdgeList(seen) };
  return lastWritten.now.text;
}

/** Nodes that bear a letter, by their ids: as they are seen, and as they are. */
type Lettered = ReadonlyMap<NodeId, { readonly seen: GameNode; readonly own: GameNode }>;

function letteredNodes(document: GameDocument, seen: GameDocument): Lettered {
  return new Map(
    seen === document
      ? []
      : document.nodes.flatMap((own, i) =>
          seen.nodes[i] === own ? [] : [[own.id, { seen: seen.nodes[i], own }] as const],
        ),
  );
}

const hasLetter = (text: string, letter: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}])`, 'u').test(text);

/**
 * The drawing as the text has it; where nothing is new, the drawing itself. A name that the text says in
 * full, as it does where it was written before the name was hidden, is understood as well as the letter.
 */
function merged(text: string): Result<GameDocument> {
  const { document } = editor();
  const seen = seenDocument(editor());
  if (seen === document) return mergeText(document, text);
  const lettered = letteredNodes(document, seen);
  const nodes = seen.nodes.map((node) => {
    const own = lettered.get(node.id)?.own;
    return own && text.includes(calledNode(own)) && !hasLetter(text, node.name) ? own : node;
  });
  const before: GameDocument = { ...seen, title: document.title, nodes };
  const read = mergeText(before, text);
  if (!read.ok) return read;
  if (read.value === before) return { ok: true, value: document };
  const named = read.value.nodes.map((node) => {
    const known = lettered.get(node.id);
    if (!known || node.name !== known.seen.name) return node;
    return node === known.seen ? known.own : { ...node, name: known.own.name };
  });
  return { ok: true, value: { ...read.value, nodes: named } };
}

/**
 * The drawing as the text has it, not yet applied; or what is wrong with the text, which the drawing keeps
 * until a later text is read or it is given up. Linear in the text and the drawing, and while names are
 * hidden in the text for each of them.
 */
export function readWritten(text: string): Result<GameDocument> {
  const read = merged(text);
  if (read.ok) correctMessage('unread', 'The text has been read as a drawing.');
  keepDraft(read.ok ? undefined : text);
  return read;
}

/** What is wrong with a text that waits; nothing where none does. */
export function problemsOf(draft: string | undefined): readonly Problem[] {
  const read = draft === undefined ? undefined : merged(draft);
  return read && !read.ok ? read.problems : [];
}
