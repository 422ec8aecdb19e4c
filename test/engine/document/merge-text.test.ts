/** The Text tab's reader: the graph of any text is merged into the drawing, and mistakes are named by their line. */
import { expect, test } from 'vitest';
import { emptyDocument, mergeText, printEdgeList } from '../../../engine/index.ts';

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
  expect(merged('g := {0|*}\nh := {g|0}')).toMatch(/^line 2, column 7: .*the letter g/);
  expect(merged('g := 1\ng := 2')).toMatch(/^line 2, column 6: g is the name of a game before this one/);
  expect(merged('g := {0|*}\nh := <^1|2>')).toMatch(/^line 1, column 6: g has no scores/);
});
