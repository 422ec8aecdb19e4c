/** What a step of a rule does, read off its pictures. */
import { expect, test } from 'vitest';
import { readRulesOnCells } from '../../../../engine/rulesets/written/read-rules.ts';
import { shapeOfStep } from '../../../../engine/rulesets/written/step-shape.ts';

const shapeOf = (rule: string) => {
  const { rules } = readRulesOnCells(rule).rules;
  const [first] = rules;
  if (first.kind !== 'move') throw new Error(`${rule} is no rule of moves`);
  return shapeOfStep(first.steps[0]);
};

test('a step begins on the first cell that the moved piece leaves, and ends where it is put', () => {
  expect(shapeOf('Left: LLR. -> L..L')).toMatchObject({ begin: 1, end: 3, movesPiece: true });
  expect(shapeOf('Left: R.L -> .LR')).toMatchObject({ begin: 0, end: 2, movesPiece: true });
  expect(shapeOf('Left: _.. -> _LL')).toMatchObject({ begin: 0, end: 2, movesPiece: false });
});

test('a step of a hundred thousand cells has its beginning and its end', () => {
  const cells = (sign: string) => ({
    rows: [Array.from({ length: 100_000 }, () => ({ kind: 'sign' as const, sign }))],
    at: { line: 1, column: 1 },
  });
  expect(shapeOfStep({ before: cells('.'), after: cells('L') })).toMatchObject({ begin: 0, end: 99_999 });
});
