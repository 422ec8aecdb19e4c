/** What the command palette lists first. */
import { expect, test } from 'vitest';
import { commands } from '../../app/commands/index.ts';
import { type Entry, fitting } from '../../app/dialogs/Palette.tsx';
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
  ['find', 'select.find'],
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

const entry = (label: string, disabled = false): Entry => ({
  id: label,
  label,
  disabled,
  act: () => undefined,
});

test.each([
  // The command that was typed comes first also where it cannot be done, and an example that only has the
  // word never takes its place.
  ['cut', 'Cut'],
  ['share', 'Share…'],
  ['pin', 'Pin or unpin'],
  // Between two that match about as well, the one that can be done comes first.
  ['copy', 'Copy of the drawing'],
])('“%s” and Enter mean %s', (typed, label) => {
  const commandsHere = [
    ...['Cut', 'Share…', 'Pin or unpin', 'Copy to a file'].map((each) => entry(each, true)),
  ];
  const others = [
    'Copy of the drawing',
    'Example: Go-Cut',
    'Example: Kayles with twelve pins',
    'Share everything',
  ];
  const found = fitting(
    [
      { title: 'Commands', entries: commandsHere },
      { title: 'Others', entries: others.map((each) => entry(each)) },
    ],
    typed,
  );
  expect([found[0]?.label, found[0]?.disabled]).toEqual([label, false]);
});
