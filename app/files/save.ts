/** Saves the drawing as a `*.grundy.json` file on the person's disk. */
import { fileSave } from 'browser-fs-access';
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { siteOfSchemas } from '../site.ts';
import { toast } from '../store/chrome.ts';
import { words } from '../words.ts';

/** A title as a file name: letters and digits of any script stay, everything else becomes one hyphen. */
export function fileName(title: string, extension = '.grundy.json'): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain || 'drawing'}${extension}`;
}

export async function saveToFile(document: GameDocument): Promise<void> {
  const blob = new Blob([writeDocument(document, siteOfSchemas())], { type: 'application/json' });
  const name = fileName(document.title);
  try {
    await fileSave(blob, { fileName: name, extensions: ['.json'], id: 'grundy' });
    toast(words.savedAs(name), { kind: 'saved' });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
