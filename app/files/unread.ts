/**
 * A text that was to be a drawing and could not be read opens in the Text tab, where it is marked and can be mended. A drawing
 * that was there stays as it was: the text gets a new one, and a message leads back.
 */
import { emptyDocument, formOf, type TextForm } from '../../engine/index.ts';
import { showUnread, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { words } from '../words.ts';
import { open, openAsNew } from './drawings.ts';

/** What nobody mends by hand as a text. */
const notWritten: readonly TextForm[] = ['grundy', 'link', 'LaTeX', 'page', 'no text'];
/** Longer texts would only be slow in a field. */
const longest = 200_000;

export const canBeMended = (text: string): boolean =>
  text.length <= longest && text.trim() !== '' && !notWritten.includes(formOf(text));

export async function openUnread(text: string): Promise<void> {
  const { drawing, document } = editor();
  const former = document.nodes.length > 0 ? drawing : undefined;
  if (former !== undefined) await openAsNew(emptyDocument);
  showUnread(text);
  const run = (): void => void open(former ?? '');
  const back = former === undefined ? {} : { action: { label: words.opening.back, run } };
  toast(words.opening.unread, { kind: 'pasting', stays: true, ...back });
}
