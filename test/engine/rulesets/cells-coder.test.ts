/**
 * What the recipe of cells can do beyond what registered rulesets ask for: mirror images as one position, and
 * entailing ones.
 */
import { describe, expect, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { generate } from '../../../engine/rulesets/generate.ts';
import { coderOfCells } from '../../../engine/rulesets/recipes/cells-coder.ts';
import type { CellsRules } from '../../../engine/rulesets/recipes/cells-rules.ts';

/**
 * Either player fills an empty cell; a strip is the same as its mirror image, and an odd number of full cells
 * must be answered.
 */
const filling: CellsRules = {
  signs: '.x',
  moves(cells, record) {
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] > 0) continue;
      record.put(cell, 1);
      record.move('either', [cell]);
    }
  },
  settle(cells) {
    const mirrored = cells.toReversed();
    const first = cells.findIndex((sign, cell) => sign !== mirrored[cell]);
    if (first >= 0 && cells[first] < mirrored[first]) cells.set(mirrored);
  },
  isEntailing: (cells) => cells.reduce((sum, sign) => sum + sign, 0) % 2 === 1,
};

const coderFor = (start: string, isImpartial: boolean) =>
  coderOfCells<string>({
    start,
    rules: filling,
    isImpartial,
    print: (cells) => cells,
    cellsIn: (cells) => (cells.length === start.length ? cells : undefined),
  });

describe.each([true, false])('impartial: %s', (isImpartial) => {
  test.each([
    ['.....', 20],
    // 60 cells have more arrangements than there are safe integers.
    [`${'x'.repeat(28)}....${'x'.repeat(28)}`, 10],
  ])('%s', (start, positions) => {
    const coder = coderFor(start, isImpartial);
    const found = drain(generate(coder));
    if (found.kind !== 'generated') throw new Error(found.says);
    const { graph, codes } = found;
    expect(graph.order).toBe(positions);
    expect(graph.left === graph.right || !isImpartial).toBe(true);
    for (const { starts, targets } of [graph.left, graph.right]) {
      for (let v = 0; v < graph.order; v++) {
        const options = [...targets.subarray(starts[v], starts[v + 1])];
        expect(new Set(options).size).toBe(options.length);
      }
    }
    const names = Array.from(codes, (code) => coder.print(code));
    expect([...graph.gray]).toEqual(names.map((name) => [...name].filter((sign) => sign === 'x').length % 2));
    for (const [v, name] of names.entries()) {
      expect(coder.code(name)).toBe(codes[v]);
      expect(coder.code([...name].reverse().join(''))).toBe(codes[v]);
    }
    expect(coder.code('x?'.padEnd(start.length, '.'))).toBeUndefined();
  });
});
