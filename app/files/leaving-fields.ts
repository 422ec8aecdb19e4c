/**
 * A field that keeps what was typed when one leaves it, as that of a name does, is left when the page is: a reload loses
 * nothing of it. It has to begin before what saves the drawing, so that this has the name to save.
 */
export function leaveFieldsWithPage(): () => void {
  const leave = (): void => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  window.addEventListener('pagehide', leave, true);
  return () => window.removeEventListener('pagehide', leave, true);
}
