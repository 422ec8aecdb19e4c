/**
 * A link opens as a new drawing; the one that was open stays. The fragment then leaves the address, so that a reload does
 * not open it again. A damaged link opens nothing and says so.
 */

import { partsOfLink } from '../../engine/index.ts';
import { closeDialog, openDialog } from '../store/chrome.ts';
import { held } from '../store/held.ts';
import { beginRounds } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import { openAsNew, restore, wasKilled } from './drawings.ts';
import { readLink } from './link.ts';

function forgetFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** At the start: the drawing of the link in the address, else the one that was open here before. */
export async function openAtStart(): Promise<void> {
  const { hash } = location;
  const read = partsOfLink(hash) && (await readLink(hash));
  // A page that was killed left its last state behind: that is brought into storage before anything else is opened.
  if (!read?.ok || wasKilled()) await restore();
  if (read) await opened(read, partsOfLink(hash)?.step);
}

async function opened(read: Awaited<ReturnType<typeof readLink>>, step: number | undefined): Promise<void> {
  if (read.ok) {
    await openAsNew(read.value);
    if (step !== undefined) beginRounds(step);
  } else openDialog({ kind: 'problems', title: words.theLink, problems: read.problems });
  forgetFragment();
}

const opening = held<Promise<void>>(() => Promise.resolve());

/** Links that come into the address while the editor is open; one opens after the other. */
export function followLinks(): () => void {
  const changed = (): void => {
    const { hash } = location;
    const parts = partsOfLink(hash);
    if (!parts) return;
    // A figure is another page: it keeps nothing.
    if (parts.embed) location.reload();
    else {
      opening.now = opening.now.then(async () => {
        closeDialog();
        await opened(await readLink(hash), parts.step);
      });
    }
  };
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
