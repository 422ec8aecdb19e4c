/**
 * Opens a text that was meant as a drawing but could not be read in the Text tab, where errors are marked and
 * can be corrected. The text gets a new drawing, so the open one stays as it was; a message leads back to it.
 * With an expression, which is not a drawing, the dialog that draws values opens.
 */
import { emptyDocument, formOf, mergeText, type TextForm } from '../../engine/document/index.ts';
import { openDialog, showUnread, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { open, openAsNew } from './drawings.ts';

/** Forms that nobody corrects by hand as text. */
const notWritten: readonly TextForm[] = [
  ...(['grundy', 'link', 'LaTeX', 'machine', 'page', 'no text'] as const),
  ...(['json graph', 'graphml', 'gexf', 'drawio', 'quiver'] as const),
];
/** In characters: a field with a longer text would be slow. */
const longest = 200_000;

export const canBeMended = (text: string): boolean =>
  text.length <= longest && text.trim() !== '' && !notWritten.includes(formOf(text));

/** What an expression comes to takes a while, and the dialog says why it is no game. */
export const drawExpression = (text: string): void => openDialog({ kind: 'draw-value', typed: text.trim() });

export async function openUnread(text: string): Promise<void> {
  const { drawing, document, draft } = editor();
  const former = document.nodes.length > 0 || draft !== undefined ? drawing : undefined;
  if (former !== undefined) await openAsNew(emptyDocument, { drawing, title: document.title });
  showUnread(text);
  const run = (): void => void open(former ?? '');
  const back = former === undefined ? {} : { action: { label: 'Back to the drawing', run } };
  const [says, kind] = mergeText(emptyDocument, text).ok
    ? (['The Text tab shows this text, read as a list of nodes and arcs.', 'pasting'] as const)
    : ([
        'This text could not be read as a drawing. The Text tab shows it with the mistakes marked.',
        'unread',
      ] as const);
  toast(says, { kind, about: 'drawing', stays: true, ...back });
}
