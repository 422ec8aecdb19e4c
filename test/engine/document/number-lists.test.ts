/**
 * Long lists of numbers that are read straight from a JSON text: the result is the JSON reader's, and other
 * lists are left to it.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { readGraph } from '../../../engine/document/read.ts';
import { setNumberListsAside, unitsOfText } from '../../../engine/document/reading/number-lists.ts';
import { expect } from '../../fixtures/quick-expect.ts';

/** Long enough that every list below is read by itself, for shorter texts are left to the JSON reader. */
const length = 33_000;
const naturals = fc
  .array(fc.oneof(fc.nat(9), fc.nat(999_999_999)), { minLength: 50, maxLength: 50 })
  .map((few) => Array.from({ length }, (_, i) => few[i % few.length]));
const spaces = fc.constantFrom('', ' ', '\n\t', '\r\n');

test('the numbers are those of the JSON reader, with any white space between them', () => {
  void fc.assert(
    fc.property(naturals, spaces, spaces, (numbers, before, after) => {
      const list = `[${before}${numbers.join(`${after},${before}`)}${after}]`;
      const title = 'says \\" "either": [1';
      const text = `{"title":${JSON.stringify(title)},"either"${after}:${before}${list},"left":[]}`;
      const aside = setNumberListsAside(unitsOfText(text), ['either', 'left']);
      expect(aside?.lists).toEqual([Int32Array.from(numbers)]);
      expect(JSON.parse(aside?.text ?? '')).toEqual({ title, either: `${aside?.mark}0`, left: [] });
    }),
    { numRuns: 8 },
  );
});

const ones = Array.from({ length }, () => '1').join();

test.each([
  ['a list of another member', `{"right":[${ones}]}`],
  ['a fraction', `{"either":[${ones},1.5]}`],
  ['a number below 0', `{"either":[${ones},-1]}`],
  ['a number written with a zero before it', `{"either":[${ones},01]}`],
  ['a number of ten digits', `{"either":[${ones},1234567890]}`],
  ['a list in a list', `{"either":[${ones},[1]]}`],
  ['a comma too many', `{"either":[${ones},]}`],
  ['a list without an end', `{"either":[${ones}`],
  ['a list within a string', `{"title":"\\"either\\":[${ones}]"}`],
])('%s stays where it is', (_, text) => {
  expect(setNumberListsAside(unitsOfText(text), ['either'])).toBeUndefined();
});

const path = Array.from({ length }, (_, v) => `${v},${v + 1}`);
const compact = (pairs: readonly string[], count: number): string =>
  `{"format":"grundy","version":1,"compact":{"count":${count},"either":[${pairs.join()}]}}`;

test('a large compact file reads the same from its bytes as from its text', () => {
  const text = `\ufeff${compact(path, length + 1).replace('{', '{"title":"Königsberg ∞ 🦊",')}`;
  const bytes = Buffer.from(text.slice(1));
  const given = { units: bytes, text: (from: number, end: number) => bytes.toString('utf8', from, end) };
  const [fromBytes, fromText] = [readGraph(given), readGraph(text)];
  expect(fromBytes).toEqual(fromText);
  expect(fromBytes).toMatchObject({ ok: true, value: { title: 'Königsberg ∞ 🦊' } });
});

test('a large compact file is read, sorted or not, and a missing node is named', () => {
  const read = readGraph(compact(path, length + 1));
  const turned = readGraph(compact(path.toReversed(), length + 1));
  if (!read.ok || !turned.ok) throw new Error('a path was refused');
  expect(read.value.graph).toEqual(turned.value.graph);
  expect([...read.value.graph.left.targets.subarray(0, 3)]).toEqual([1, 2, 3]);
  expect([read.value.ids[7], read.value.index.get('7')]).toEqual(['7', 7]);
  expect(readGraph(compact(path, length))).toEqual({
    ok: false,
    problems: [
      { place: `compact.either[${2 * length - 1}]`, says: `is ${length}; nodes are 0 to ${length - 1}` },
    ],
  });
  const repeated = readGraph(compact([...path, '0,1'], length + 1));
  expect(repeated.ok ? [] : repeated.problems).toMatchObject([{ place: `compact.either[${2 * length}]` }]);
});
