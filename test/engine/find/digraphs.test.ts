/**
 * Every drawing of a kind is found once up to isomorphism: against published numbers, against a formula that
 * makes no drawing, and against plain enumeration of all drawings with numbered nodes.
 */
import { describe, expect, test } from 'vitest';
import { countOfDigraphs } from '../../../engine/find/counting.ts';
import { digraphsOfOrder, mostDigraphArcs, type SmallDigraph } from '../../../engine/find/digraphs.ts';
import { type DrawingKind, plainKind, printKind, readKind } from '../../../engine/find/drawing-kind.ts';
import {
  drawingTexts,
  isomorphyText,
  type LetteredRows,
  rootedText,
  rootedTexts,
} from '../../oracle/small-drawings.ts';

const kind = (some: Partial<DrawingKind>): DrawingKind => ({ ...plainKind, ...some });

function* allOf(order: number, some: DrawingKind): Generator<SmallDigraph, void, void> {
  for (const found of digraphsOfOrder(order, some)) if (found) yield found;
}

const counted = (order: number, some: DrawingKind): number => {
  let count = 0;
  for (const _ of allOf(order, some)) count++;
  return count;
};

const rowsOf = ({ order, arcs, gray }: SmallDigraph): LetteredRows =>
  Array.from({ length: order }, (_, u) => {
    const row = Array.from({ length: order }, (__, v) => '.LRE'[arcs[u * order + v]]);
    return row.join('') + (gray[u] === 1 ? 'g' : 'w');
  });

/** All kinds, but those in which a loop would be on no cycle. */
const kinds: readonly DrawingKind[] = [false, true].flatMap((partizan) =>
  [false, true].flatMap((gray) =>
    [{}, { loops: true }, { acyclic: true }].map((cycles) => kind({ partizan, gray, ...cycles })),
  ),
);

describe('drawings up to isomorphism', () => {
  // OEIS A003087.
  test.each([1, 2, 6, 31, 302, 5984].map((count, i) => [i + 1, count] as const))(
    'white acyclic drawings of %i nodes are %i',
    (order, count) => {
      expect(counted(order, kind({ acyclic: true }))).toBe(count);
    },
  );

  // OEIS A000273.
  test.each([1, 3, 16, 218, 9608].map((count, i) => [i + 1, count] as const))(
    'white drawings of %i nodes without loops are %i',
    (order, count) => {
      expect(counted(order, plainKind)).toBe(count);
    },
  );

  // OEIS A000595.
  test.each([2, 10, 104, 3044].map((count, i) => [i + 1, count] as const))(
    'white drawings of %i nodes with loops are %i',
    (order, count) => {
      expect(counted(order, kind({ loops: true }))).toBe(count);
    },
  );

  test.each(kinds.map((some) => [printKind(some), some] as const))(
    'of the kind %s there are as many as are counted without making them',
    (_, some) => {
      const most = some.partizan && !some.acyclic ? 3 : 4;
      for (let order = 1; order <= most; order++)
        expect([order, counted(order, some)]).toEqual([order, Number(countOfDigraphs(order, some))]);
    },
  );

  test.each([
    ...kinds.map((some) => [2, printKind(some), some] as const),
    ...kinds.filter(({ loops }) => !loops).map((some) => [3, printKind(some), some] as const),
    [3, 'impartial,loops', kind({ loops: true })] as const,
    [4, 'impartial', plainKind] as const,
    [4, 'impartial,gray,acyclic', kind({ gray: true, acyclic: true })] as const,
  ])('of %i nodes and the kind %s they are those of plain enumeration, each once', (order, _, some) => {
    const found = [...allOf(order, some)];
    const texts = found.map((each) => isomorphyText(rowsOf(each)));
    expect(new Set(texts)).toEqual(drawingTexts(order, some));
    expect(new Set(texts).size).toBe(texts.length);
    const rooted = found.flatMap((each) => each.starts.map((start) => rootedText(rowsOf(each), start)));
    expect(new Set(rooted)).toEqual(rootedTexts(order, some));
    expect(new Set(rooted).size).toBe(rooted.length);
  });

  test.each(
    kinds
      .filter(({ partizan, loops }) => !(partizan && loops))
      .map((some) => [printKind(some), some] as const),
  )('of the kind %s the fewest arcs come first, and their number is that of the drawing', (_, some) => {
    const counts = [...allOf(3, some)].map(({ arcs, arcCount }) => [
      arcCount,
      arcs.reduce((sum, letter) => sum + Number(letter !== 0), 0),
    ]);
    expect(counts.filter(([said, drawn]) => said !== drawn)).toEqual([]);
    expect(counts.filter(([said], i) => i > 0 && said < counts[i - 1][0])).toEqual([]);
    expect(counts.at(-1)?.[0]).toBe(mostDigraphArcs(3, some));
  });

  test('a search can be stopped while it finds nothing', () => {
    const slices = digraphsOfOrder(7, plainKind);
    let found = 0;
    while (slices.next().value !== undefined) found++;
    // It has only paused, and thousands of drawings follow.
    expect(found).toBeLessThan(4096);
    expect(slices.next().done).toBe(false);
    slices.return();
    expect(slices.next().done).toBe(true);
  });

  test('larger drawings are refused, whose codes do not fit into a number', () => {
    expect(() => digraphsOfOrder(9, plainKind).next()).toThrow(/1 to 8 nodes/);
    expect(() => digraphsOfOrder(0, plainKind).next()).toThrow(/1 to 8 nodes/);
  });

  test('eight nodes have codes that fit: the drawings with the fewest arcs are found', () => {
    // With at most two arcs: none; one; two apart, in a row, to one node, from one node, or to and fro.
    const byArcs = [0, 0, 0];
    for (const found of allOf(8, plainKind)) {
      if (found.arcCount > 2) break;
      byArcs[found.arcCount]++;
    }
    expect(byArcs).toEqual([1, 1, 5]);
  });
});

describe('counts', () => {
  test('are the published ones where no drawing can be made any more', () => {
    const acyclic = kind({ acyclic: true });
    expect([7, 8].map((order) => countOfDigraphs(order, acyclic))).toEqual([243668n, 20286025n]);
    expect([6, 7].map((order) => countOfDigraphs(order, plainKind))).toEqual([1540944n, 882033440n]);
  });
});

describe('words of kinds', () => {
  test('are read as they are printed', () => {
    for (const some of kinds) expect(readKind(printKind(some))).toEqual({ ok: true, value: some });
  });

  test.each([
    ['purple', /there is no "purple"; give impartial, partizan/],
    ['impartial,partizan', /leave one of the two out/],
    ['acyclic,loops', /a loop is a cycle/],
    ['', /there is no ""/],
  ])('"%s" is refused', (text, says) => {
    const read = readKind(text);
    expect(read.ok ? '' : read.problems[0].says).toMatch(says);
  });
});
