/**
 * Binds the keys that the command records name. A key without Ctrl or Alt acts only while the canvas has the
 * focus, and letters only while they are switched on (WCAG 2.1.4). On a keyboard that does not write Latin
 * letters the key in the same place counts, by `event.code`.
 */
import { createKeybindingsHandler } from 'tinykeys';
import { editor } from '../store/store.ts';
import type { Command } from './command.ts';
import { commands } from './index.ts';
import { perform } from './perform.ts';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

const onCanvas = (): boolean => Boolean(document.activeElement?.closest('[role="application"]'));

const hasModifier = (key: string): boolean => /\$mod|Control|Meta|Alt/.test(key);
const isLetter = (key: string): boolean => /^(Shift\+)?[a-z]$/i.test(key);
/** The browser's own meaning (copy the marked words of a panel) comes first outside the canvas. */
const marksText = (): boolean => !onCanvas() && (getSelection()?.toString().length ?? 0) > 0;

function acts(command: Command, key: string, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return false;
  if (command.everywhere) return true;
  if (isTextField(event.target) || marksText()) return false;
  if (hasModifier(key)) return true;
  return onCanvas() && (editor().letterKeys || !isLetter(key));
}

/** A Latin letter is matched by what it writes; other scripts, by where the key lies. */
const writesLatin = (event: KeyboardEvent): boolean =>
  event.key.length > 1 || /^[\u0020-\u024f]$/.test(event.key);

/** "$mod+z" as the place of the key: "$mod+KeyZ". Undefined for keys that are no letter. */
const byPlace = (key: string): string | undefined =>
  /(^|\+)[a-z]$/i.test(key) ? key.replace(/[a-z]$/i, (letter) => `Key${letter.toUpperCase()}`) : undefined;

export function bindKeys(): () => void {
  const map: Record<string, (event: KeyboardEvent) => void> = {};
  for (const command of commands) {
    if (command.byBrowser) continue;
    for (const key of command.keys ?? []) {
      const press = (event: KeyboardEvent): void => {
        if (!acts(command, key, event)) return;
        event.preventDefault();
        perform(command);
      };
      map[key] = press;
      const place = byPlace(key);
      if (place) {
        map[place] = (event) => {
          if (!writesLatin(event)) press(event);
        };
      }
    }
  }
  const handler = createKeybindingsHandler(map);
  window.addEventListener('keydown', handler);
  return () => window.removeEventListener('keydown', handler);
}
