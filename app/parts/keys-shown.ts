/** Prints a key in tinykeys' notation as it is labelled on the person's keyboard: "Ctrl+Shift+Z", "⇧⌘Z". */

const apple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

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

const modifiers: Readonly<Record<string, string>> = apple
  ? { $mod: '⌘', Shift: '⇧', Alt: '⌥', Control: '⌃', Meta: '⌘' }
  : { $mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt', Control: 'Ctrl', Meta: 'Meta' };

export function shownKey(key: string): string {
  const parts = key.split(/\b\+/);
  const last = parts.pop() ?? '';
  const name = printed[last] ?? (last.length === 1 ? last.toUpperCase() : last.replace(/^Key/, ''));
  // A question mark implies Shift.
  const held = (name === '?' || name === '+' ? [] : parts).map((part) => modifiers[part] ?? part);
  return [...held, name].join(apple ? '' : '+');
}

/** The rest of the key while Ctrl (or ⌘) is held. */
export const keyWhileHeld = (key: string): string => shownKey(key.replace('$mod+', ''));

/** For `aria-keyshortcuts`: the standard's key names, whatever is printed. */
export function announcedKey(key: string): string {
  const parts = key.split(/\b\+/);
  const last = parts.pop() ?? '';
  const names = parts.map((part) => (part === '$mod' ? (apple ? 'Meta' : 'Control') : part));
  const name = last.replace(/^Key/, '').replace(/^\(\\(.)\)$/, '$1');
  return [...names, name === '+' ? 'Plus' : name.length === 1 ? name.toUpperCase() : name].join('+');
}
