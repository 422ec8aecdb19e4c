/**
 * The Text tab's reader: the graph of any text is merged into the drawing, and mistakes are named by their
 * line.
 */
import { expect, test } from 'vitest';
import { emptyDocument, mergeText, printEdgeList } from '../../../engine/document/index.ts';

const merged = (text: string, before = ''): string => {
  const start = mergeText(emptyDocument, before);
  const read = mergeText(start.ok ? start.value : emptyDocument, text);
  return read.ok
    ? printEdgeList(read.value)
    : read.problems.map(({ place, says }) => `${place}: ${says}`).join('\n');
};

test.each([
  ['a,b\nb,c', 'a -> b\nb -> c\n'],
  ["{'a': ['b']}", 'a -> b\n'],
  ['graph LR; A[Start] --> B', 'Start -> B\n'],
  ['digraph { a -> b [color=red] }', 'a ->R b\n'],
  ['a -> b # its own', 'a -> b\n'],
  ['a →L b\nb →R(l, r) c\n"a→" →Left', 'a ->L b\nb ->R(l, r) c\n"a→" -> Left\n'],
  ['a\tb\tc\nb\tc', 'a -> b, c\nb -> c\n'],
  ['b := {0|*}', 'b ->L c\nb ->R d\nd -> c\n'],
  ['graph [ directed 1 node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 ] ]', '0 -> 1\n'],
  ['<graphml><graph><node id="a"/><node id="b"/><edge source="a" target="b"/></graph></graphml>', 'a -> b\n'],
])('%j', (text, printed) => expect(merged(text)).toBe(printed));

test('nodes that both have keep their places', () => {
  const start = mergeText(emptyDocument, 'a -> b');
  if (!start.ok) throw new Error('a sound list was refused');
  const read = mergeText(start.value, 'a,b\nb,c');
  expect(read.ok && read.value.nodes.slice(0, 2)).toEqual(start.value.nodes);
});

test('mistakes are named by line, in games too', () => {
  expect(merged('1 2\n3\n4 5')).toMatch(/^line 2, column 1: /);
  expect(merged('{0|}}')).toMatch(/^line 1, column 5: /);
  expect(merged('a -> b\nb -> ')).toMatch(/^line 2, column 3: /);
  expect(merged('g := 1\ng := 2')).toMatch(/^line 2, column 6: g is the name of an earlier game already/);
  expect(merged('g := {0|*}\nh := <^1|2>')).toMatch(/^line 1, column 6: g has no scores/);
});

test.each([
  ['the game of an earlier line', 'g := {0|*}\nh := {g|0}', 'g ->L c\ng ->R d\nd -> c\nh ->L g\nh ->R c\n'],
  ['the game of a later line', 'h := {g|0}\ng := {0|pass}', 'h ->L g\nh ->R c\ng ->L c\ng ->R g\n'],
  ['a later one that leads back', 'g := {0|h}\nh := {g|0}', 'g ->L c\ng ->R h\nh ->L g\nh ->R c\n'],
  ['itself', 'first := 0\nlast := {first|last}', 'last ->L first\nlast ->R last\n'],
  ['in a sum', 'h := 1\ng := {0|h+1}', 'h ->L c\ng ->L c\ng ->R d\nd ->L e, f\ne ->L i\nf ->L i\n'],
  [
    'none where a brace bears the letter',
    'a := {0|}\nb := a{0|{a|0}}',
    'a ->L e\nb ->L e\nb ->R f\nf ->L b\nf ->R e\n',
  ],
  [
    'the same as another',
    'g := {0|*}\nh := g\nk := *',
    'g ->L c\ng ->R d\nd -> c\nh ->L c\nh ->R d\nk -> f\n',
  ],
])('a game with a name may be %s: %j', (_, text, printed) => expect(merged(text)).toBe(printed));

test.each([
  ['g := {0|*}\nh := {fog|0}', /^line 2, column 7: no line calls a game fog/],
  ['g := {0|*}\nh := {x|0}', /^line 2, column 7: no line calls a game x, and no brace/],
  ['g := g', /^line 1, column 6: this line says only that g is g/],
  ['g := h\nh := {0|g}', /^line 1, column 6: .*write that line before this one/],
  ['g := {0|h+1}\nh := 1', /^line 1, column 9: a sum, .* games of earlier lines/],
  ['v := {0|*}\ng := {v|0}', /^line 2, column 7: v is a word of the notation/],
  [
    'g := <^1|2>\nh := <g|3>',
    /^line 2, column 7: g is the name of another game here; write a scoring game without/,
  ],
  ['g := {0|*}\nh := ∞_0', /^line 2, column 6: ∞_0, infinity with exit 0, is the value of many drawings/],
])('%j is refused by the line that is at fault', (text, says) => expect(merged(text)).toMatch(says));
