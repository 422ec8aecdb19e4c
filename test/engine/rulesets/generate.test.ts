/**
 * Generating graphs of some size: a well-known count, long codes, slices, and a refusal beyond the budget.
 */
import { describe, expect, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { codeTable, numberOf } from '../../../engine/rulesets/code-table.ts';
import { generate, positionsWithin } from '../../../engine/rulesets/generate.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import type { Coder } from '../../../engine/rulesets/ruleset.ts';

function coderFor(id: string, text: string): Coder {
  const ruleset = rulesets.find((each) => each.id === id);
  const parsed = ruleset?.parse(text);
  if (!ruleset || !parsed?.ok) throw new Error(`no such position: ${id} ${text}`);
  return ruleset.coder(parsed.value);
}

const emptyRanks = '......../'.repeat(6);
const usualStart = `.G.G.G.G/${emptyRanks}....F...`;

describe('Fox and Geese from the usual start', () => {
  test('Fox and Geese has 966,123 positions, met in slices', () => {
    const slices = generate(coderFor('fox-and-geese', usualStart));
    const met: number[] = [];
    let slice = slices.next();
    for (; !slice.done; slice = slices.next()) met.push(slice.value);
    const found = slice.value;
    if (found.kind !== 'generated') throw new Error(found.says);
    expect(found.graph.order).toBe(966_123);
    const sorted = Float64Array.from(found.codes).sort();
    expect(sorted.findIndex((code, i) => code === sorted[i + 1])).toBe(-1);
    expect(met.length).toBeGreaterThan(20);
    expect(met).toEqual(met.toSorted((a, b) => a - b));
    for (const { starts, targets } of [found.graph.left, found.graph.right]) {
      expect(starts.length).toBe(found.graph.order + 1);
      expect(starts.at(-1)).toBe(targets.length);
    }
  });

  test('Fox and Geese is over a budget of 50,000', () => {
    const found = drain(generate(coderFor('fox-and-geese', usualStart), { positions: 50_000 }));
    expect(found).toEqual({ kind: 'over-budget', says: 'has more than 50,000 positions' });
  });
});

test('a budget counts what is kept: of long rows far fewer positions are made, and of usual boards as many as are asked for', () => {
  expect([1, 64, 65, 256, 4_000].map((cells) => positionsWithin(2_000_000, cells))).toEqual([
    2_000_000, 2_000_000, 1_000_000, 250_000, 4_040,
  ]);
  const row = `${'T'.repeat(150)}${'.'.repeat(100)}${'F'.repeat(150)}`;
  const met = [...generate(coderFor('backsliding-toads-and-frogs', row), { positions: 16_000 })];
  expect(Math.max(0, ...met)).toBeLessThan(2_000);
  expect(drain(generate(coderFor('backsliding-toads-and-frogs', row), { positions: 16_000 }))).toEqual({
    kind: 'over-budget',
    says: 'has more than 1,000 positions of 400 cells, of which each counts as 16',
  });
});

test('a graph with too many moves is refused as soon as it has them, and one with as many as are allowed is not', () => {
  const nim = coderFor('nim', '200+200');
  let asked = 0;
  const left = (code: number, out: Float64Array): number => {
    asked++;
    return nim.left(code, out);
  };
  const counting = { ...nim, left, right: left };
  const found = drain(generate(counting, { arcs: 1000 }));
  expect(found).toEqual({ kind: 'over-budget', says: 'has more than 1,000 moves between its positions' });
  expect(asked).toBeLessThan(10);
  // Heaps of up to 44 counters have 44 · 45 / 2 moves.
  const kinds = [989, 990].map((arcs) => drain(generate(coderFor('nim', '44'), { arcs })).kind);
  expect(kinds).toEqual(['over-budget', 'generated']);
});

test.each([33, 41])(
  'a toad and a frog on a strip of %d squares, too long for 32 bits or for a safe integer',
  (squares) => {
    const coder = coderFor('backsliding-toads-and-frogs', `T${'.'.repeat(squares - 2)}F`);
    const long = drain(generate(coder));
    if (long.kind !== 'generated') throw new Error(long.says);
    // Toad and frog are on two different squares, in either order, since they can pass each other.
    expect(long.graph.order).toBe(squares * (squares - 1));
    expect(Math.max(...long.codes) > 2 ** 50).toBe(squares === 33);
    const printed = Array.from(long.codes, (code) => coder.print(code));
    expect(new Set(printed).size).toBe(squares * (squares - 1));
    expect([...printed[0]].filter((sign) => sign === '.')).toHaveLength(squares - 2);
  },
);

test('codes are numbered in the order of meeting, the same at every meeting, however large the code', () => {
  const table = codeTable();
  const codes = Array.from({ length: 5_000 }, (_, i) => (i % 3 === 0 ? i : i * 2 ** 38 + (i % 7)));
  const numbers = codes.map((code) => numberOf(table, code));
  expect(numbers).toEqual(codes.map((_, i) => i));
  expect(codes.toReversed().map((code) => numberOf(table, code))).toEqual(numbers.toReversed());
  expect(table.count).toBe(5_000);
});

test('codes with few gaps are not hashed for long, and numbered as others are', () => {
  const table = codeTable();
  const met = 600_000;
  const codeAt = (i: number) => 2 ** 21 - 3 * i + (i % 2) * 2 ** 20;
  for (let i = 0; i < met; i++)
    if (numberOf(table, codeAt(i)) !== i) throw new Error(`code ${i} is not ${i}`);
  expect(table.hashed).toBe(0);
  for (let i = 0; i < met; i++)
    if (numberOf(table, codeAt(i)) !== i) throw new Error(`code ${i} was not ${i}`);
  expect([numberOf(table, 2 ** 40), numberOf(table, 2 ** 22 + 1), numberOf(table, 2 ** 40)]).toEqual([
    met,
    met + 1,
    met,
  ]);
  expect([...table.codes.subarray(0, 3), table.count]).toEqual([codeAt(0), codeAt(1), codeAt(2), met + 2]);
});

test('a position may have any number of options, on its board as in its graph', () => {
  const heap = 700;
  const found = drain(generate(coderFor('nim', `${heap}`)));
  if (found.kind !== 'generated') throw new Error(found.says);
  const { starts, targets } = found.graph.left;
  expect(new Set(targets.subarray(starts[0], starts[1])).size).toBe(heap);
  expect(targets).toHaveLength((heap * (heap + 1)) / 2);
  const nim = rulesets.find(({ id }) => id === 'nim');
  const read = nim?.parse(`${heap}`);
  expect(nim && read?.ok && nim.moves(read.value)).toHaveLength(heap);
});

test('entailing positions are gray in the graph, with any codes from the coder', () => {
  const coder = { ...coderFor('nim', '3+4'), gray: (code: number) => code % 3 === 0 };
  const found = drain(generate(coder));
  if (found.kind !== 'generated') throw new Error(found.says);
  expect(found.graph.order).toBe(20);
  expect(found.graph.gray).toEqual(Uint8Array.from(found.codes, (code) => (code % 3 === 0 ? 1 : 0)));
});

test('a graph does not depend on graphs that were made before it, beside it, or were given up', () => {
  const asked = ['toads-and-frogs', 'nim', 'hare-and-hounds', 'domineering', 'snort'].map(
    (id) => [id, rulesets.find((each) => each.id === id)?.starts[0].position ?? ''] as const,
  );
  const open = ([id, text]: readonly string[]) => generate(coderFor(id, text));
  const first = asked.map((each) => drain(open(each)));
  const again = asked.toReversed().map((each) => {
    open(each).next();
    return drain(open(each));
  });
  expect(again.toReversed()).toEqual(first);
  const beside = asked.map(open);
  const found = beside.map(() => undefined as ReturnType<typeof drain> | undefined);
  while (found.includes(undefined))
    for (const [i, slices] of beside.entries()) {
      if (found[i]) continue;
      const slice = slices.next();
      if (slice.done) found[i] = slice.value;
    }
  expect(found).toEqual(first);
});
