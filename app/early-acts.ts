/**
 * What a person does before the commands have been fetched: a key that is pressed then, or a text that is
 * pasted, is kept, and done again where it was done when the commands are there. What was written into a
 * field is the field's.
 */
import { held } from './store/held.ts';

const early = held<{ readonly event: Event; readonly target: EventTarget | null }[]>(() => []);

/** The browser would open, save, search or leave by these keys, while the editor is about to do its own. */
const alsoTheBrowsers = /^[osekfdg]$/i;

const keepKey = (event: KeyboardEvent): void => {
  // What the canvas or a field has done with a key is done.
  if (!event.isTrusted || event.defaultPrevented) return;
  if ((event.ctrlKey || event.metaKey) && alsoTheBrowsers.test(event.key)) event.preventDefault();
  early.now.push({ event: new KeyboardEvent('keydown', event), target: event.target });
};

/** A browser shows the contents of its clipboard only during the event. */
const keepPaste = (event: ClipboardEvent): void => {
  if (!event.isTrusted || event.defaultPrevented || !event.clipboardData) return;
  const clipboardData = new DataTransfer();
  for (const type of event.clipboardData.types) {
    if (type !== 'Files') clipboardData.setData(type, event.clipboardData.getData(type));
  }
  for (const file of event.clipboardData.files) clipboardData.items.add(file);
  const again = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  early.now.push({ event: again, target: event.target });
};

/** Keeps what is done from now on, until {@link actEarly}. */
export function keepEarlyActs(): void {
  window.addEventListener('keydown', keepKey);
  window.addEventListener('paste', keepPaste);
}

/** Does again what was kept, but for a field that is gone. */
export function actEarly(): void {
  window.removeEventListener('keydown', keepKey);
  window.removeEventListener('paste', keepPaste);
  for (const { event, target } of early.now.splice(0))
    if (target instanceof Node && target.isConnected) target.dispatchEvent(event);
}
