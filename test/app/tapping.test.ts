/** A finger taps. That every sentence about clicks is said to it so, the house's test of words looks at. */
import { afterEach, expect, test, vi } from 'vitest';
import { forHand } from '../../app/words/tapping.ts';

afterEach(() => vi.unstubAllGlobals());

const byFinger = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));

test('a sentence for the mouse speaks of taps on a touch screen', () => {
  expect(forHand('Click a node, or double-click it.')).toBe('Click a node, or double-click it.');
  byFinger();
  expect(forHand('Click a node, or double-click it.')).toBe('Tap a node, or double-tap it.');
});
