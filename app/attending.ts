/** What attends to the editor besides the canvas and the solver: keys, the clipboard, links, the audience's window. */
import { acceptClipboard } from './commands/clipboard.ts';
import { showKeysWhileHeld } from './commands/held-keys.ts';
import { bindKeys } from './commands/keys.ts';
import { actEarly } from './early-acts.ts';
import { remindOnce } from './files/first-minutes.ts';
import { resumeOpening } from './files/open.ts';
import { followLinks } from './files/open-link.ts';
import { hintAtSigns } from './help/first-sign.ts';
import { fetchTheRest } from './later.tsx';
import { resumeAudience } from './present/presenter.ts';

/** Begins once the canvas has its view, which the audience's window is sent; the returned function ends it. */
export function attendDrawing(): () => void {
  const ends = [
    bindKeys(),
    showKeysWhileHeld(),
    acceptClipboard(),
    followLinks(),
    remindOnce(),
    hintAtSigns(),
  ];
  resumeAudience();
  actEarly();
  void resumeOpening();
  fetchTheRest();
  return () => {
    for (const end of ends) end();
  };
}
