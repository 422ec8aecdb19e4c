/** A finger taps: no sentence tells it to click. */
import { afterEach, expect, test, vi } from 'vitest';
import { forHand } from '../../app/words/tapping.ts';
import { words } from '../../app/words.ts';

afterEach(() => vi.unstubAllGlobals());

const byFinger = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));

/** Every sentence of the table with its path. */
const sentencesOf = (table: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([name, says]) => {
    if (typeof says === 'string') return [[`${path}${name}`, says] as const];
    return typeof says === 'object' && says !== null ? sentencesOf(says, `${path}${name}.`) : [];
  });

const clicking = (): readonly string[] =>
  sentencesOf(words).flatMap(([path, says]) => (/\bclick(s|ing)?\b/i.test(says) ? path : []));

test('a sentence for the mouse speaks of taps on a touch screen', () => {
  expect(forHand('Click a node, or double-click it.')).toBe('Click a node, or double-click it.');
  expect(clicking()).toContain('play.clickEnd');
  byFinger();
  expect(forHand('Click a node, or double-click it.')).toBe('Tap a node, or double-tap it.');
  expect(words.play.clickEnd).toBe('Tap a node with a thick ring, or drag the piece there.');
});

test('of all sentences only the hints for the mouse tell a finger to click', () => {
  byFinger();
  expect(sentencesOf(words).length).toBeGreaterThan(400);
  expect(clicking()).toEqual(['hints.byMouse', 'hints.first.ground.byMouse']);
});
