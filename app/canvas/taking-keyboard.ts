/**
 * The canvas takes the keyboard where what had it vanishes from the page, as a button does that deletes or reveals what it stands for:
 * a browser would leave the keyboard nowhere. Menus and dialogs give it back themselves.
 */
import { canvas } from './viewport.ts';

/** The returned function stops it. */
export function takeKeyboardLost(): () => void {
  let last: Element | undefined;
  const came = ({ target }: FocusEvent): void => {
    last = target instanceof Element && !target.closest('dialog, [role="menu"]') ? target : undefined;
  };
  const look = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = undefined;
    if (document.activeElement === null || document.activeElement === document.body) canvas()?.focus();
  });
  look.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', came);
  return () => {
    look.disconnect();
    document.removeEventListener('focusin', came);
  };
}
