/**
 * Opens a link as a new drawing; the one that was open stays. The fragment is then removed from the address,
 * so that a reload does not open it again. A damaged link opens nothing, and a message says so.
 */

import { type LinkParts, partsOfLink } from '../../engine/document/links/index.ts';
import { closeDialog, openDialog } from '../store/chrome.ts';
import { held } from '../store/held.ts';
import { openGameOfCode } from '../walkthrough/playing.ts';
import { beginRounds } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import { openAsNew, restore, wasKilled } from './drawings.ts';
import { readLink } from './link.ts';
import { openingStopped } from './reading.ts';

function forgetFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** At the start: opens the drawing of the link in the address, else the one that was open before. */
export async function openAtStart(): Promise<void> {
  const { hash } = location;
  const read = partsOfLink(hash) && (await readLink(hash));
  // The rescue that a killed page left is saved before anything else is opened.
  if (!read?.ok || wasKilled()) await restore();
  if (read) await opened(read, partsOfLink(hash));
}

async function opened(
  read: Awaited<ReturnType<typeof readLink>>,
  parts: LinkParts | undefined,
): Promise<void> {
  if (read.ok) {
    await openAsNew(read.value);
    const isGame = parts?.game !== undefined && openGameOfCode(parts.game);
    if (!isGame && parts?.step !== undefined) beginRounds(parts.step);
  } else if (read !== openingStopped)
    openDialog({ kind: 'problems', title: words.theLink, problems: read.problems });
  forgetFragment();
}

const opening = held<Promise<void>>(() => Promise.resolve());

/** Opens links that come into the address while the editor is open, one after the other. */
export function followLinks(): () => void {
  const changed = (): void => {
    const { hash } = location;
    const parts = partsOfLink(hash);
    if (!parts) return;
    // An embedded figure is another page, which stores nothing.
    if (parts.embed) location.reload();
    else {
      opening.now = opening.now.then(async () => {
        closeDialog();
        await opened(await readLink(hash), parts);
      });
    }
  };
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
