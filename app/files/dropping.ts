/**
 * Opens files that are dropped anywhere on the window; while they hover, a hint says so. Dragged text is left to the
 * fields.
 */
import { closeDialog, toast } from '../store/chrome.ts';
import { words } from '../words.ts';
import { openFiles } from './open.ts';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** `over` is called when files begin and stop hovering over the window. The returned function stops it. */
export function acceptDrops(over: (hovering: boolean) => void): () => void {
  // The next element is entered before the last one is left, so this counts both.
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
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth = 0;
    over(false);
    // The list is empty after the event.
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    closeDialog();
    openFiles(files).catch((error: unknown) => toast(words.opening.broken(String(error)), { stays: true }));
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
