/**
 * Opens a section of the inspector for a command that asks for it, scrolls there, and puts the focus into it.
 */
import { flushSync } from 'react-dom';
import { openSection, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { words } from '../words.ts';

/** Why no section can be read now; undefined if one can. */
export function whyNoSections(): string | undefined {
  const { game, presenting } = editor();
  if (presenting) return 'The reasons are in the inspector: press Esc to leave Present and read them.';
  return game ? words.play.leaveFirst : undefined;
}

/**
 * Scrolls the panel, and it alone, to its heading; again when sections above get their answers, while the
 * section has the focus.
 */
function keepAtTop(heading: HTMLElement, focused: HTMLElement): void {
  const panel = heading.closest('[role="tabpanel"]');
  if (!panel) return;
  const growing = new ResizeObserver(() => {
    if (document.activeElement !== focused) growing.disconnect();
    else panel.scrollTop += heading.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  });
  // Each is reported at once, and whenever its height changes.
  for (const part of panel.children) growing.observe(part);
}

/**
 * The focus goes to the section's heading, from where Tab leads on, or to the field in which one types what
 * it asks for. Where the section is not there, the message says why.
 */
export function goToSection(section: string, otherwise: string, inField = false): void {
  // The section must be rendered before its heading can take the focus.
  flushSync(() => openSection(section));
  const heading = document.getElementById(`section-${section}`);
  if (!heading) {
    toast(otherwise, { kind: 'section' });
    return;
  }
  const field = inField ? heading.closest('section')?.querySelector('input') : undefined;
  const focused = field ?? heading;
  focused.focus({ preventScroll: true });
  keepAtTop(heading, focused);
}
