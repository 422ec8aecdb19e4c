/** After the first ten minutes of work, once only, says that the drawing is kept in this browser alone. */
import { toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { saveToFile } from './save.ts';

/** In milliseconds. A longer pause does not count as work. */
const longestPause = 60_000;
export const firstMinutes = 600_000;

const place = 'grundy/worked';

/** The time worked after another edit: the time since the last one counts unless it was a pause. */
export const worked = (before: number, sinceLast: number): number =>
  before + (sinceLast > 0 && sinceLast <= longestPause ? sinceLast : 0);

/**
 * Counts from edit to edit and shows the message when it is time; the returned function stops it. It stays
 * silent where nothing is stored.
 */
export function remindOnce(): () => void {
  let lastEdit = Number.NaN;
  const end = useEditor.subscribe((state, before) => {
    if (state.document === before.document || state.drawing !== before.drawing || state.readOnly) return;
    const now = performance.now();
    const told = addWork(now - lastEdit);
    lastEdit = now;
    if (told === 'not yet') return;
    end();
    if (told === 'before' || state.disk) return;
    const action = { label: 'Save a file', run: () => void saveToFile(documentToKeep()) };
    toast('This drawing is only in this browser. Save it to a file?', {
      about: 'editor',
      stays: true,
      action,
    });
  });
  return end;
}

/** Whether it is time. All tabs count together, and the first of them shows the message. */
function addWork(sinceLast: number): 'not yet' | 'now' | 'before' {
  try {
    const before = Number(localStorage.getItem(place) ?? 0);
    if (!(before < firstMinutes)) return 'before';
    const sum = worked(before, sinceLast);
    localStorage.setItem(place, String(Math.round(sum)));
    return sum < firstMinutes ? 'not yet' : 'now';
  } catch {
    return 'before';
  }
}
