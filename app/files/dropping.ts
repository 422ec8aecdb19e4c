/**
 * Opens files that are dropped anywhere on the window; while they hover, a hint says so. Dragged text is left
 * to the fields. Drops are taken from the page's first script on, since the browser would leave the page for
 * a file that nothing takes; the code that opens files may load later.
 */
import { withTheRest } from '../later.tsx';
import { closeDialog, tellPartMissing, toast } from '../store/chrome.ts';
import { heldStore } from '../store/held.ts';
import { words } from '../words.ts';

/** Whether files hover over the window. */
export const useDropping = heldStore(() => ({ hovering: false }));

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

async function openDropped(files: readonly File[]): Promise<void> {
  const opening = await import('./open.ts').catch(tellPartMissing);
  if (!opening) return;
  closeDialog();
  await opening
    .openFiles(files)
    .catch((error: unknown) => toast(words.opening.broken(String(error)), { stays: true }));
}

/** Takes drops from now on. */
export function acceptDrops(): void {
  // The next element is entered before the last one is left, so this counts both.
  let depth = 0;
  const count = (now: number): void => {
    depth = Math.max(0, now);
    useDropping.setState({ hovering: depth > 0 });
  };
  const enter = (event: DragEvent): void => {
    if (hasFiles(event)) count(depth + 1);
  };
  const leave = (event: DragEvent): void => {
    if (hasFiles(event)) count(depth - 1);
  };
  const hover = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    count(0);
    // The list is empty after the event.
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) withTheRest(() => openDropped(files));
  };
  window.addEventListener('dragenter', enter);
  window.addEventListener('dragleave', leave);
  window.addEventListener('dragover', hover);
  window.addEventListener('drop', drop);
}
