/** Copies text to the clipboard and says so, or says why the page may not. */
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
