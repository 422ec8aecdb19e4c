/** Keys as they are printed on menus and announced to screen readers. */
import { expect, test } from 'vitest';
import { announcedKey, shownKey } from '../../app/parts/keys-shown.ts';

test.each([
  ['n', 'N'],
  ['Shift+p', 'Shift+P'],
  ['$mod+Shift+z', 'Ctrl+Shift+Z'],
  ['Shift+Digit1', 'Shift+1'],
  ['+', '+'],
  ['-', '−'],
  ['?', '?'],
  ['Alt+c', 'Alt+C'],
  ['$mod+ArrowRight', 'Ctrl+→'],
  ['Escape', 'Esc'],
  ['F6', 'F6'],
])('%s is printed %s', (key, printed) => {
  expect(shownKey(key)).toBe(printed);
});

test.each([
  ['n', 'N'],
  ['$mod+z', 'Control+Z'],
  ['+', 'Plus'],
  ['$mod+ArrowRight', 'Control+ArrowRight'],
])('%s is announced %s', (key, announced) => {
  expect(announcedKey(key)).toBe(announced);
});
