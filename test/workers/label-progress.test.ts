/** Reports of labels: each says what is new since the last, and together they give the labelling. */
import { expect, test } from 'vitest';
import type { Value } from '../../engine/values/index.ts';
import { labelReports } from '../../workers/jobs/solve.ts';

const chosen = { theory: 'sg', name: 'Sprague–Grundy', reason: 'a test', parts: [], uncovered: 0 };
const nimber = (n: number): Value => ({ kind: 'nimber', n });

function empty(order: number) {
  const table: Value[] = [];
  return { table, codes: new Int32Array(order).fill(-1), steps: new Int32Array(order).fill(-1) };
}

test('only what is new is sent, with the values it needs', () => {
  const labelling = empty(4);
  const report = labelReports(chosen, labelling);
  expect(report()).toBeUndefined();
  labelling.table.push(nimber(0));
  labelling.codes[2] = 0;
  labelling.steps[2] = 0;
  expect(report()).toEqual({
    kind: 'labels',
    chosen,
    vertices: Uint32Array.of(2),
    codes: Int32Array.of(0),
    steps: Int32Array.of(0),
    values: [nimber(0)],
    done: 1,
    total: 4,
  });
  expect(report()).toBeUndefined();
  labelling.table.push(nimber(1));
  labelling.codes.set([1, 1]);
  labelling.steps.set([1, 1]);
  expect(report()).toMatchObject({ vertices: Uint32Array.of(0, 1), values: [nimber(1)], done: 3 });
});

test('a vertex whose value changes is sent again and counted once', () => {
  const labelling = empty(2);
  const report = labelReports(chosen, labelling);
  labelling.table.push({ kind: 'moon', phase: [] });
  labelling.codes[1] = 0;
  labelling.steps[1] = 3;
  expect(report()).toMatchObject({ done: 1 });
  labelling.table.push({ kind: 'moon', phase: [0] });
  labelling.codes[1] = 1;
  expect(report()).toMatchObject({
    vertices: Uint32Array.of(1),
    codes: Int32Array.of(1),
    steps: Int32Array.of(3),
    values: [{ kind: 'moon', phase: [0] }],
    done: 1,
  });
});

test('a report is a copy, in which later changes of the labelling do not show', () => {
  const labelling = empty(1);
  labelling.table.push(nimber(0), nimber(1));
  const report = labelReports(chosen, labelling);
  labelling.codes[0] = 0;
  const first = report();
  labelling.codes[0] = 1;
  expect(first?.codes).toEqual(Int32Array.of(0));
});
