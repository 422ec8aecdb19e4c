/** What the command palette lists first. */
import { expect, test } from 'vitest';
import { commands } from '../../app/commands/index.ts';
import { ranked } from '../../app/dialogs/ranking.ts';

/** The ids of the matching commands, best first; equally good ones in the order of the list. */
const found = (typed: string): readonly string[] =>
  commands
    .map(({ id, label, also }) => ({ id, rank: ranked(typed, label, also) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ id }) => id);

test.each([
  // Whole words and beginnings come before the middle of words.
  ['fit', 'view.fit'],
  ['tidy', 'view.tidy'],
  ['name', 'node.rename'],
  ['sum', 'game.sum-answer'],
  ['compare', 'game.compare'],
  ['simplify', 'game.simplify'],
  ['zoom out', 'view.zoom-out'],
  ['new', 'node.new'],
  ['right', 'arc.right'],
  ['exp', 'file.export'],
  ['undo', 'edit.undo'],
  // Other words for the same thing match too.
  ['help', 'help.documentation'],
  ['keyboard', 'help.keys'],
  ['shortcuts', 'help.keys'],
  ['layout', 'view.tidy'],
  ['arrange', 'view.tidy'],
  ['theme', 'view.theme-light'],
  ['dark mode', 'view.theme-dark'],
  ['present', 'present.present'],
  ['projector', 'present.present'],
  ['display', 'present.present'],
  ['play', 'game.play'],
  ['rounds', 'walk.steps'],
  ['search', 'select.find'],
  ['latex', 'file.export'],
  // The label in the list.
  ['Values, outcomes, or neither', 'view.values'],
])('“%s” finds %s first', (typed, id) => {
  expect(found(typed)[0]).toBe(id);
});

test.each([
  ['Theory: Smith–Fraenkel–Perl', 'theory: smith'],
  ['Go to value ∞ with exits 0, 1', 'go to value ∞'],
  ['Example: Wythoff’s game up to (4, 4)', "wythoff's game"],
  ['Left’s canonical form', 'form left'],
])('%s is found by “%s”', (label, typed) => {
  expect(ranked(typed, label)).toBeGreaterThan(0.7);
});

test('letters scattered over a label find nothing', () => {
  expect(ranked('nwd', 'New node')).toBe(0);
  expect(ranked('node arc', 'New node')).toBe(0);
});
