/**
 * Opens the example of a paragraph as a drawing of its own, from which a button leads back. Loaded when one
 * is opened.
 */
import { readAnyText } from '../../engine/document/index.ts';
import { arranged } from '../edits/tidy.ts';
import { openMadeHere } from '../files/way-back.ts';
import { openHelp, toast } from '../store/chrome.ts';

/** `text` is an edge list, which a test reads. */
export async function openHelpExample(text: string): Promise<void> {
  openHelp(undefined);
  const read = readAnyText(text);
  if (!read.ok || read.value.kind !== 'drawing') return;
  try {
    await openMadeHere(await arranged(read.value.document));
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}
