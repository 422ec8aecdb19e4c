/** Holding Ctrl (on a Mac ⌘) for a second shows the keys on the buttons, until it is released. */

/** In milliseconds. */
const heldFor = 1000;

export function showKeysWhileHeld(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    delete document.documentElement.dataset.keysShown;
  };
  const press = (event: KeyboardEvent): void => {
    const alone = event.key === 'Control' || event.key === 'Meta';
    // Another key means that Ctrl was held for a shortcut.
    if (!alone) hide();
    else if (!event.repeat) {
      timer ??= setTimeout(() => {
        document.documentElement.dataset.keysShown = '';
      }, heldFor);
    }
  };
  const ends = ['keyup', 'blur', 'pointerdown', 'wheel'] as const;
  window.addEventListener('keydown', press);
  for (const end of ends) window.addEventListener(end, hide, { passive: true });
  return () => {
    hide();
    window.removeEventListener('keydown', press);
    for (const end of ends) window.removeEventListener(end, hide);
  };
}
