/** Files come in by the dialog, by dropping them on the window, or by pasting; a file that breaks a rule opens nothing. */
import { fileOpen } from 'browser-fs-access';
import { emptyDocument, mergeEdgeList, readDocument } from '../../engine/index.ts';
import { canvas } from '../canvas/handle.ts';
import { arranged } from '../commands/tidy.ts';
import { setEditor } from '../store/store.ts';
import { words } from '../words.ts';
import { openAsNew } from './drawings.ts';

const extensions = ['.json', '.txt'];

/** Opens a file's text as a new drawing, or shows everything that is wrong with it. Resolves to whether it opened. */
export async function openText(text: string, name: string): Promise<boolean> {
  const json = /^\s*[{[]/.test(text) || name.endsWith('.json');
  if (!json) {
    const read = mergeEdgeList(emptyDocument, text);
    if (!read.ok) {
      setEditor({ dialog: { kind: 'problems', title: name, problems: read.problems } });
      return false;
    }
    await openAsNew(await arranged(read.value));
    canvas()?.fit('all');
    return true;
  }
  const read = readDocument(text);
  if (!read.ok) {
    setEditor({ dialog: { kind: 'problems', title: name, problems: read.problems } });
    return false;
  }
  const { document, placed } = read.value;
  await openAsNew(placed ? document : await arranged(document));
  canvas()?.fit('all');
  return true;
}

async function openFile(file: File): Promise<void> {
  await openText(await file.text(), file.name);
}

export async function openFromFile(): Promise<void> {
  try {
    const file = await fileOpen({
      id: 'grundy',
      description: 'Game graphs',
      mimeTypes: ['application/json', 'text/plain'],
      extensions,
    });
    await openFile(file);
  } catch (error) {
    // Closing the browser's dialog is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Files dropped anywhere on the window open. `over` hears when one hovers, and when it has gone. */
export function acceptDrops(over: (hovering: boolean) => void): () => void {
  let depth = 0;
  const enter = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    depth++;
    over(true);
  };
  const leave = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    depth = Math.max(0, depth - 1);
    if (depth === 0) over(false);
  };
  const hover = (event: DragEvent): void => {
    if (hasFiles(event)) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth = 0;
    over(false);
    const file = event.dataTransfer?.files[0];
    if (file) {
      openFile(file).catch(() =>
        setEditor({
          dialog: {
            kind: 'problems',
            title: file.name,
            problems: [{ place: words.nothingOpened, says: 'The browser could not read this file.' }],
          },
        }),
      );
    }
  };
  window.addEventListener('dragenter', enter);
  window.addEventListener('dragleave', leave);
  window.addEventListener('dragover', hover);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragenter', enter);
    window.removeEventListener('dragleave', leave);
    window.removeEventListener('dragover', hover);
    window.removeEventListener('drop', drop);
  };
}
