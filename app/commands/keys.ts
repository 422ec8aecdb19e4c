/**
 * Binds the keys that the command records name. A key without Ctrl or Alt acts while the canvas has the
 * focus, and letters only while they are switched on (WCAG 2.1.4). After a click on a button the keyboard is
 * on that button, but the person is still working on the drawing, so letters, signs, Delete and Esc keep
 * acting until the keyboard itself moves the focus; arrows, Enter and Space belong to the button. A sign acts
 * by what the key writes, with any keys held for it: "[" is AltGr+8 in Germany, and "." is Shift+; in France.
 * A letter acts by the place of the key, by `event.code`, where the keyboard has no Latin letters, and with
 * Alt where that writes another one, as ⌥C writes "ç".
 */
import { createKeybindingsHandler } from 'tinykeys';
import { canvas } from '../canvas/viewport.ts';
import { enterView } from '../files/lessons/view-entering.ts';
import { isApple, isShortcut } from '../parts/typed-keys.ts';
import { editor } from '../store/editor.ts';
import type { Command } from './command.ts';
import { commandById, commands } from './index.ts';
import { perform } from './perform.ts';
import { beginsScore, typeScore } from './scores.ts';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

const onCanvas = (): boolean => Boolean(document.activeElement?.closest('[role="application"]'));
/** Menus and lists use typed letters to find their entries. */
const findsByTyping = (): boolean => Boolean(document.activeElement?.closest('[role=menu], [role=listbox]'));

/** The part of the page that has keys of its own for some commands. */
const partOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-keys]')?.dataset.keys : undefined;

const hasModifier = (key: string): boolean => /\$mod|Control|Meta|Alt/.test(key);
const isLetter = (key: string): boolean => /^(Shift\+)?[a-z]$/i.test(key);
/** Outside the canvas, the browser's own meaning (copying marked text of a panel) comes first. */
const marksText = (): boolean => !onCanvas() && (getSelection()?.toString().length ?? 0) > 0;

/** Signs, letters and digits, Delete and Esc, which have no meaning for a button. */
const leavesButtonsAlone = (key: string): boolean =>
  /^(Shift\+)?([^\s]|Digit\d|Delete|Backspace|Escape)$/.test(key);

/** `pointed`: the focus was set by a click. */
function acts(command: Command, key: string, event: KeyboardEvent, pointed: boolean): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  if (command.everywhere) return true;
  if (command.within !== undefined) return command.within === partOf(event.target);
  if (isTextField(event.target)) return false;
  if (command.unlessTyping) return true;
  if (marksText()) return false;
  if (hasModifier(key)) return true;
  if (!editor().letterKeys && isLetter(key)) return false;
  if (onCanvas() || document.activeElement === document.body) return true;
  return pointed && leavesButtonsAlone(key) && !findsByTyping();
}

/** Remembers whether the focus was set by a click or by the keyboard. The returned function stops it. */
function followHand(): { readonly pointed: () => boolean; readonly end: () => void } {
  let pointed = false;
  const click = (): void => {
    pointed = true;
  };
  const key = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab' || key === 'F6' || key.startsWith('Arrow')) pointed = false;
  };
  window.addEventListener('pointerdown', click, true);
  window.addEventListener('keydown', key, true);
  return {
    pointed: () => pointed,
    end() {
      window.removeEventListener('pointerdown', click, true);
      window.removeEventListener('keydown', key, true);
    },
  };
}

/** Whether a letter is matched by what the key writes; else it is by the place of the key. */
const countsAsWritten = ({ key, altKey }: KeyboardEvent): boolean =>
  altKey ? /^[a-z]$/i.test(key) : key.length > 1 || /^[\u0020-\u024f]$/.test(key);

/** "[" or "$mod+/", as bindings name it. */
const isSign = (key: string): boolean => /^(\$mod\+)?[^a-z\s]$/i.test(key);

/** The binding that a key means if it writes a sign. */
function signOf(event: KeyboardEvent): string {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!isShortcut(event)) return key;
  return (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey ? `$mod+${key}` : '';
}

/** "$mod+z" by the place of the key: "$mod+KeyZ". Undefined for keys that are not letters. */
const byPlace = (key: string): string | undefined =>
  /(^|\+)[a-z]$/i.test(key) ? key.replace(/[a-z]$/i, (letter) => `Key${letter.toUpperCase()}`) : undefined;

/** A figure begins the score of the nodes selected, where it can: then it does nothing else. */
function beginScoreBy(event: KeyboardEvent, pointed: boolean): void {
  if (isShortcut(event) || !beginsScore(event.key)) return;
  if (!acts(commandById('score.set'), event.key, event, pointed)) return;
  event.preventDefault();
  typeScore(event.key);
}

/** Digits go to the views of the open lesson. */
function goToViewBy(event: KeyboardEvent, pointed: boolean): void {
  if (isShortcut(event) || !/^[1-9]$/.test(event.key)) return;
  const view = editor().lesson?.views[Number(event.key) - 1];
  if (!view || !acts(commandById('lesson.go'), event.key, event, pointed)) return;
  event.preventDefault();
  void enterView(view.key);
}

/** The commands of each key. Several may share one: the first that acts there and can be done has it. */
function byKey(): ReadonlyMap<string, readonly Command[]> {
  const found = new Map<string, Command[]>();
  for (const command of commands) {
    if (command.byBrowser) continue;
    for (const key of command.keys ?? []) found.set(key, [...(found.get(key) ?? []), command]);
  }
  return found;
}

export function bindKeys(): () => void {
  const map: Record<string, (event: KeyboardEvent) => void> = {};
  const signs = new Map<string, (event: KeyboardEvent) => void>();
  const hand = followHand();
  for (const [key, sharing] of byKey()) {
    const press = (event: KeyboardEvent): void => {
      const all = sharing.filter((command) => acts(command, key, event, hand.pointed()));
      const own = all.filter(({ within }) => within !== undefined);
      const acting = own.length > 0 ? own : all;
      const command = acting.find((each) => !each.unavailable?.()) ?? acting[0];
      // A key that belongs to a part of the page wherever no text is typed is left to the page where it can
      // do nothing.
      if (!command || (command.unlessTyping && command.unavailable?.())) return;
      event.preventDefault();
      // After a letter key acted, the focus returns to the drawing for the keys that follow.
      if (!command.everywhere && !command.unlessTyping && !hasModifier(key)) canvas()?.focus();
      perform(command);
    };
    if (isSign(key)) {
      signs.set(key, press);
      continue;
    }
    map[key] = press;
    const place = byPlace(key);
    if (place) {
      map[place] = (event) => {
        if (!countsAsWritten(event)) press(event);
      };
    }
  }
  const handler = createKeybindingsHandler(map);
  const begin = (event: KeyboardEvent): void => {
    beginScoreBy(event, hand.pointed());
    goToViewBy(event, hand.pointed());
    signs.get(signOf(event))?.(event);
  };
  window.addEventListener('keydown', begin);
  window.addEventListener('keydown', handler);
  return () => {
    hand.end();
    window.removeEventListener('keydown', begin);
    window.removeEventListener('keydown', handler);
  };
}
