/** Whatever text is brought: each form is known for what it is, and what is none of them hears what would do. */
import { describe, expect, test } from 'vitest';
import { readAnyText } from '../../../engine/index.ts';

const found = (text: string): string => {
  const read = readAnyText(text);
  if (!read.ok) return read.problems.map(({ place, says }) => `${place}: ${says}`).join('\n');
  if (read.value.kind === 'none') return `${read.value.form} | ${read.value.says}`;
  if (read.value.kind === 'link') return `link ${read.value.link.hash}`;
  const { form, document, placed, notes } = read.value;
  return [form, document.nodes.map(({ id }) => id).join(' '), placed ? 'placed' : '', ...notes].join(' | ');
};

describe('what is read', () => {
  test.each([
    ['{"format":"grundy","version":1,"nodes":[{"id":"a","x":1,"y":2}]}', 'grundy | a | placed'],
    ['\ufeff \n{"format":"grundy","version":1,"compact":{"count":2}}', 'grundy | 0 1 | '],
    ['digraph { a -> b }', 'dot | a b | '],
    ['/* by hand */ strict digraph G { a [pos="1,2"] }', 'dot | a | placed'],
    ['digraph { a } digraph { b }', 'dot | a |  | There are 2 graphs in this text; the first was read.'],
    ['a -> b, c # moves\n(c) ->L a', 'edge list | a b c | '],
    ['digraph -> graph', 'edge list | digraph graph | '],
    ['https://example.org/#g1=abc-_', 'link #g1=abc-_'],
    ['https://example.org/#g1=abc&embed\n', 'link #g1=abc&embed'],
    ['{"format":"grundy","version":1,"title":"#g1=abc","nodes":[{"id":"a"}]}', 'grundy | a | '],
    ['digraph{a->b;tooltip="#g1=abc"}', 'dot | a b | '],
    ['% Drawn\n%% g1 ab\n%% g1 cd\n\\begin{tikzpicture}', 'link #g1=abcd'],
  ])('%j', (text, says) => expect(found(text)).toBe(says));

  test('of several figures in a paper the first, with a note', () => {
    expect(readAnyText('% #g1=ab\n% #g1=cd\n')).toMatchObject({
      value: { kind: 'link', notes: ['There are 2 drawings in this text; the first was read.'] },
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['', 'edge list | there is no node in it'],
    ['# a note', 'there is no node in it'],
    ['{"format":"other"}', 'format: is "other"; a drawing of Grundy says "format": "grundy"'],
    ['{0|pass}', 'from here on this is not JSON'],
    ['graph { a -- b }', 'write digraph for graph'],
    [
      '\\documentclass{article} \\begin{document}',
      'LaTeX | it is LaTeX in which no figure has its drawing with it',
    ],
    ['<svg xmlns="x"></svg>', 'page | it is a page or a picture'],
    ['PK\u0003\u0004\u0000\u0000', 'no text | it has signs in it that are no text'],
    ['Dear all, here is a text.\nIt is none.', 'no list of moves, a -> b; line 1'],
    ['One -> two.\nOf many words.\nAnd more of them.\nThat mean nothing.', 'no list of moves'],
  ])('%j', (text, says) => {
    expect(found(text)).toContain(says);
    expect(found(text).split('\n')).toHaveLength(1);
  });

  test('an edge list with a slip or two hears of each', () => {
    expect(found('a -> b\nb -> \nc -> d\nd e\ne -> f\nf -> a')).toBe(
      'line 2, column 3: a node is missing after the arrow\nline 4, column 3: an arrow or a comma is missing before this',
    );
  });
});
