/** Every example on the page of expressions comes to what it should, and every operator has one. */
import { describe, expect, test } from 'vitest';
import { comesTo, expressionExamples, operatorExamples } from '../../docs/writing/look-up/expressions.ts';
import { operators } from '../../engine/run.ts';

describe('examples of expressions', () => {
  test.each([...expressionExamples, ...Object.values(operatorExamples).flat()])(
    '%s is %s',
    (expression, value) => {
      expect(comesTo(expression)).toBe(value);
    },
  );

  test('every operator has an example', () => {
    expect(Object.keys(operatorExamples).toSorted()).toEqual(operators.map(({ name }) => name).toSorted());
  });
});
