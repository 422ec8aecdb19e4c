/**
 * A name that says its node's value is left out, however it is typed; every other name is shown, also that of
 * a hidden value.
 */
import { describe, expect, test } from 'vitest';
import { type GameDocument, readAnyText } from '../../../engine/document/index.ts';
import { styles } from '../../../engine/figure/index.ts';
import { textOfMark } from '../../../engine/figure/typeset.ts';
import { digraphFigure } from '../../../engine/pictures/digraph.ts';
import { saysTheSame } from '../../../engine/pictures/says-the-same.ts';
import { labelsOf } from '../../fixtures/figures.ts';

function drawn(text: string): GameDocument {
  const read = readAnyText(text);
  if (!read.ok || read.value.kind !== 'drawing') throw new Error(`${text} was not read as a drawing`);
  return read.value.document;
}

/** The words at the first node of a figure, and its name if that is set: "2", "↑ {0|∗}". */
function wordsAtFirst(document: GameDocument, hidden = false): string {
  const labels = new Map([...labelsOf(document)].map(([id, label]) => [id, { ...label, hidden }]));
  const style = { ...styles.paper, steps: false, legend: 'none' as const };
  const { words } = digraphFigure(document, labels, style);
  return words.flatMap(({ node, mark }) => (node === 0 ? textOfMark(mark) : [])).join(' ');
}

/** The same drawing with its first node called so. */
const called = (document: GameDocument, name: string): GameDocument => ({
  ...document,
  nodes: document.nodes.map((node, i) => (i === 0 ? { ...node, name } : node)),
});

const two = drawn('a -> b, c\nc -> b');

describe('the name of a node beside its value', () => {
  test.each([
    ['*2', '2'],
    ['2', '2'],
    ['∗ 2', '2'],
    ['3', '2 3'],
    ['*20', '2 *20'],
    ['a', '2 a'],
  ])('a nimber of 2 called %s is set %s', (name, set) => {
    expect(wordsAtFirst(called(two, name))).toBe(set);
  });

  test.each([
    '*2',
    '0.5',
    '.5',
    '2/4',
    '-0.25',
    '^',
    'up',
    'vv*',
    '^3',
    '2+over',
    '2 + ^*',
    '{2|0}',
    '+-1',
    'tiny_1',
  ])('what is drawn by typing %s says so once', (typed) => {
    const document = drawn(typed);
    expect(wordsAtFirst(document)).toBe(wordsAtFirst(called(document, '')));
    expect(wordsAtFirst(called(document, `${typed}a`))).toContain(' ');
  });

  test.each([
    ['{0|*}', '↑ {0|*}'],
    ['1+1', '2 1+1'],
    ['<^1|2>', '⟨∅^1 | 2⟩ ∅^1'],
  ])('%s, which says more than the name of its value does, is set %s', (typed, set) => {
    expect(wordsAtFirst(drawn(typed))).toBe(set);
  });

  test('a name beside a hidden value is shown, whether it says that value or another', () => {
    for (const name of ['*2', '*3', '2']) expect(wordsAtFirst(called(two, name), true)).toBe(`▢ ${name}`);
  });

  test('one mark is asked about several names', () => {
    const set = { mark: [{ text: '∗2', face: 'roman', script: 'base' }] } as const;
    for (const name of ['*2', ' * 2', '$*2$', '']) expect(saysTheSame(name, set)).toBe(true);
    for (const name of ['2', 'a']) expect(saysTheSame(name, set)).toBe(false);
    expect(saysTheSame('*2', undefined)).toBe(false);
  });
});
