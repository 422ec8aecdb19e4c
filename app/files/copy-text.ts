/** Text to the clipboard, and a word about it; where the page may not write there, the reason. */
import { toast } from '../store/chrome.ts';
import { words } from '../words.ts';

export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copied(what), { kind: 'copied' });
  } catch {
    toast('The browser does not let this page write to the clipboard.', { kind: 'copied' });
  }
}
