/**
 * Lists of arcs that are read straight into rows, as a file comes: the graph and the problems are those of
 * the whole text.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PiecesOrWhole, readGraph } from '../../../engine/document/read.ts';
import { listsOfPairs } from '../../../engine/document/reading/compact.ts';
import { setPairsAside } from '../../../engine/document/reading/pair-rows.ts';

/** The text in pieces of at most `most` bytes. */
function inPieces(text: string, most: number): PiecesOrWhole {
  const bytes = Buffer.from(text);
  let at = 0;
  return {
    size: bytes.length,
    next(into, from) {
      const came = bytes.copy(into, from, at, Math.min(at + most, bytes.length));
      at += came;
      return came;
    },
    text: (units, from, end) => Buffer.from(units).toString('utf8', from, end),
    whole: () => text,
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

/** What was read, with texts for the long arrays, since these are compared sooner. */
function told(read: ReturnType<typeof readGraph>): unknown {
  if (!read.ok) return read;
  const { graph, title, view } = read.value;
  const arcs = [graph.left, graph.right].map(({ starts, targets }) => [bytesOf(starts), bytesOf(targets)]);
  const { order, gray, joint, left, right } = graph;
  return { order, gray: bytesOf(gray), joint, arcs, impartial: left === right, title, view };
}

const isReadInRows = (text: string): boolean =>
  setPairsAside(inPieces(text, 1 << 20), listsOfPairs) !== undefined;

/** Rows of options: mostly short, some long, some empty; enough of them that the list is long. */
const graph = fc
  .record({
    order: fc.constantFrom(7_000, 120_000),
    rows: fc.array(fc.uniqueArray(fc.nat(6_999), { maxLength: 9 }), { minLength: 40, maxLength: 40 }),
    gap: fc.integer({ min: 1, max: 3 }),
    long: fc.nat(64),
  })
  .map(({ order, rows, gap, long }) => {
    const pairs: (readonly [number, number])[] = Array.from({ length: long }, (_, i) => [0, i]);
    for (let v = 1; pairs.length < 9_000 && v < order; v += gap)
      for (const w of rows[v % rows.length]) pairs.push([v, order - 1 - w]);
    return { order, pairs };
  });
const space = fc.constantFrom('', ' ', '\n\t', '\r\n    ');
const written = (order: number, pairs: readonly unknown[], before = '', after = ''): string =>
  `{"format":"grundy","version":1,"title":"Königsberg","compact":{"count":${order},"either"${after}:${before}[${before}` +
  `${pairs.join(`${after},${before}`).replaceAll(/,(?=\d)/g, `${after},${before}`)}${after}]}}`;

test('sorted arcs are read into rows, in any pieces and with any white space between them', () => {
  void fc.assert(
    fc.property(graph, space, space, fc.constantFrom(1000, 1 << 20), (drawn, before, after, most) => {
      fc.pre(drawn.pairs.length >= 9_000);
      const text = written(drawn.order, drawn.pairs, before, after);
      expect(isReadInRows(text)).toBe(true);
      expect(told(readGraph(inPieces(text, most)))).toEqual(told(readGraph(text)));
    }),
    { numRuns: 6 },
  );
});

const path = Array.from({ length: 9_000 }, (_, v) => [v, v + 1] as const);
const changed = (at: number, pair: unknown): readonly unknown[] =>
  path.map((each, i) => (i === at ? pair : each));

test.each([
  ['arcs that are not sorted', path.toReversed()],
  ['an arc that stands twice', [...path.slice(0, 5000), [4999, 7], ...path.slice(5000)]],
  ['a missing node at the end', [...path, [9_000, 9_001]]],
  ['a missing node among sources', changed(8_999, [123_456, 3])],
  ['a number too few', changed(7_000, '7000')],
  ['a fraction', changed(7_000, '7000,1.5')],
  ['a number below 0', changed(7_000, '7000,-1')],
  ['a zero before a number', changed(7_000, '07000,5')],
  ['a number of ten digits', changed(7_000, '7000,1234567890')],
  ['a comma too many', changed(7_000, '7000,5,')],
  ['a text', changed(7_000, '7000,"5"')],
  ['a list in a list', changed(7_000, '7000,[5]')],
  ['a long row', [...Array.from({ length: 70 }, (_, w) => [0, w * 100]).slice(1, 30), ...path.slice(1)]],
  ['a row of many', [...Array.from({ length: 2000 }, (_, w) => [0, w]), ...path.slice(1)]],
])('%s: the answer is that of the whole text', (_, pairs) => {
  for (const text of [written(9_001, pairs), written(9_001, pairs).slice(0, -4), written(40_000, pairs)])
    expect(told(readGraph(inPieces(text, 70_000)))).toEqual(told(readGraph(text)));
});

test('two lists, a count behind them, and what only looks like a list of arcs', () => {
  const list = path.join();
  const compact = `"compact":{"count":9001,"left":[${list}],"either":[],"right":[${list}]}`;
  const head = '{"format":"grundy","version":1,';
  expect(isReadInRows(`${head}${compact}}`)).toBe(true);
  for (const text of [
    `${head}${compact}}`,
    `${head}"compact":{"either":[${list}],"count":9001}}`,
    `${head}"title":"\\"count\\": 5","compact":{"count":9001,"either":[${list}]}}`,
    `${head}"compact":{"count":9001},"either":[${list}]}`,
    `${head}"compact":{"count":9001,"gray":[1,2],"either":[${list}],"left":[[${list}]]}}`,
    `${head}"compact":{"count":9001,"either":[${list}],"both":[9000,1,1,7]}}`,
    `${head}"compact":{"count":9001,"either":[${list}`,
  ])
    expect(told(readGraph(inPieces(text, 1 << 20)))).toEqual(told(readGraph(text)));
});
