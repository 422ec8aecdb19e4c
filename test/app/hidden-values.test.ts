/** What the editor lists about nodes with hidden values, and when an answer would reveal a hidden value. */
import { describe, expect, test } from 'vitest';
import { asCsv, nodeRows } from '../../app/inspector/table-rows.ts';
import { tellsHidden } from '../../app/store/selectors.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import { emptyDocument, type GameDocument } from '../../engine/index.ts';

const arc = (from: string, to: string) => ({ from, to, player: 'either' as const });
const document: GameDocument = {
  ...emptyDocument,
  nodes: [...'abcde'].map((id) => ({ id, x: 0, y: 0, gray: false, name: '' })),
  edges: [arc('a', 'b'), arc('b', 'c'), arc('c', 'b'), arc('d', 'e')],
};

test('the table of nodes shows no value, outcome or round of a hidden node, on screen and in copies', () => {
  const ids = document.nodes.map(({ id }) => id);
  const order = ids.length;
  const labels = {
    ids,
    index: new Map(ids.map((id, vertex) => [id, vertex])),
    table: [{ kind: 'nimber', n: 5 }],
    codes: new Int32Array(order),
    steps: new Int32Array(order),
    outcomes: new Uint8Array(order),
    classes: ['N'],
    remoteness: undefined,
  } as unknown as Labels;
  const rows = nodeRows(document, labels, undefined, new Set(['a']));
  const lines = asCsv(rows).trim().split('\n');
  expect(lines[0]).toBe('name,colour,value,outcome,round');
  expect(lines[1]).toBe('a,white,,,');
  expect(lines[2]).toBe('b,white,*5,N,0');
});

describe('an answer tells a hidden value', () => {
  test.each([
    ['a', 'a', true],
    ['a', 'c', true],
    ['b', 'b', true],
    ['b', 'a', false],
    ['d', 'b', false],
  ])('a question about %s where %s is hidden: %s', (asked, hidden, tells) => {
    expect(tellsHidden(document, new Set([hidden]), [asked])).toBe(tells);
  });
  test('no answer reveals anything if nothing is hidden', () => {
    expect(
      tellsHidden(
        document,
        new Set(),
        document.nodes.map(({ id }) => id),
      ),
    ).toBe(false);
  });
});
