/** Every example on the page of expressions comes to what it should, and every operator has one. */
import { describe, expect, test } from 'vitest';
import { comesTo, expressionExamples, operatorExamples } from '../../docs/writing/look-up/expressions.ts';
import { operators } from '../../engine/reckon/index.ts';

describe('examples of expressions', () => {
  test.each([...expressionExamples, ...Object.values(operatorExamples).flat()])(
    '%s is %s',
    (expression, value) => {
      expect(comesTo(expression)).toBe(value);
    },
  );

  test('every operator has an example', () => {
    expect(new Set(Object.keys(operatorExamples))).toEqual(new Set(operators.map(({ name }) => name)));
  });
});
