/** Prints a key in tinykeys' notation as it is labelled on the person's keyboard: "Ctrl+Shift+Z", "⇧⌘Z". */
import { isApple } from './typed-keys.ts';

const printed: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
  Enter: 'Enter',
  Space: 'Space',
  Equal: '+',
  Minus: '−',
  Digit0: '0',
  Digit1: '1',
  Digit2: '2',
  BracketLeft: '[',
  BracketRight: ']',
  '-': '−',
  '(\\+)': '+',
  '(\\?)': '?',
};

const modifiers: Readonly<Record<string, string>> = isApple
  ? { $mod: '⌘', Shift: '⇧', Alt: '⌥', Control: '⌃', Meta: '⌘' }
  : { $mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt', Control: 'Ctrl', Meta: 'Meta' };

export function shownKey(key: string): string {
  const parts = key.split(/\b\+/);
  const last = parts.pop() ?? '';
  const name = printed[last] ?? (last.length === 1 ? last.toUpperCase() : last.replace(/^Key/, ''));
  return [...parts.map((part) => modifiers[part] ?? part), name].join(isApple ? '' : '+');
}

/** The rest of the key while Ctrl (or ⌘) is held. */
export const keyWhileHeld = (key: string): string => shownKey(key.replace('$mod+', ''));

/** For `aria-keyshortcuts`: the standard's key names, not the printed ones. */
export function announcedKey(key: string): string {
  const parts = key.split(/\b\+/);
  const last = parts.pop() ?? '';
  const names = parts.map((part) => (part === '$mod' ? (isApple ? 'Meta' : 'Control') : part));
  const name = last.replace(/^Key/, '').replace(/^\(\\(.)\)$/, '$1');
  return [...names, name === '+' ? 'Plus' : name.length === 1 ? name.toUpperCase() : name].join('+');
}
