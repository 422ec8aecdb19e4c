/**
 * There are two kernels, and they stay two: the engine's algorithms, and `engine/checking` with what the
 * tests ask of it in `test/oracle`. The doors keep `engine/checking` apart from the rest of the engine; this
 * keeps the oracle apart from it. It may know the engine's data types, but runs none of its code.
 */
import { describe, expect, test } from 'vitest';
import { importsOf, resolved, sources, withoutComments } from './tree.ts';

/** The words for values that a law holds against play, and what compares two values member by member. */
const underTest = ['engine/values/words.ts'];

/** The imports whose code runs: all but those of types alone. */
function runningImports(text: string): readonly string[] {
  const named = [
    ...withoutComments(text).matchAll(/\b(?:import|export)\s+([^'";()]*?)\s*from\s*['"]([^'"]+)['"]/g),
  ].map(([, names, from]) => {
    const inBraces = /^\{([^}]*)\}$/
      .exec(names)?.[1]
      .split(',')
      .map((name) => name.trim());
    const areTypes = inBraces?.every((name) => name === '' || name.startsWith('type '));
    return { from, isOfTypes: areTypes === true || names.startsWith('type ') };
  });
  const others = importsOf(text).filter((each) => !named.some(({ from }) => from === each));
  return [...named.filter(({ isOfTypes }) => !isOfTypes).map(({ from }) => from), ...others];
}

/** What is wrong with an import of the oracle whose code runs; undefined if it is allowed. */
function wrongInOracle(path: string, specifier: string): string | undefined {
  const target = resolved(path, specifier);
  const isAllowed = /^(engine\/checking|test\/oracle)\//.test(target) || underTest.includes(target);
  return isAllowed
    ? undefined
    : `${path} imports ${specifier}: an oracle runs engine/checking and its own code alone; fixtures belong in test/fixtures`;
}

describe('the oracle', () => {
  const oracle = sources.filter(({ path }) => path.startsWith('test/oracle/'));

  test('runs no code of the engine but the kernel that is independent of it', () => {
    expect(oracle.length).toBeGreaterThan(10);
    const all = oracle.flatMap(({ path, text }) => runningImports(text).map((from) => ({ path, from })));
    expect(all.length).toBeGreaterThan(oracle.length);
    expect(all.flatMap(({ path, from }) => wrongInOracle(path, from) ?? [])).toEqual([]);
  });

  test.each([
    '../../engine/graph/build.ts',
    '../../engine/values/form.ts',
    '../../engine/outcome/who-wins.ts',
    '../fixtures/partizan.ts',
    'yalps',
  ])('may not run %s', (from) => {
    expect(wrongInOracle('test/oracle/starts.ts', from)).toBeTypeOf('string');
  });

  test('imports of types run nothing', () => {
    const text = `
      import type { A } from 'one';
      import { type B, type C } from 'two';
      export type { D } from 'three';
      import { type E, f } from 'four';
      import * as g from 'five';
      export { h } from 'six';
      import {
        i,
        type J,
      } from 'seven';
      import 'eight';
      const k = await import('nine');
    `;
    expect(runningImports(text)).toEqual(['four', 'five', 'six', 'seven', 'eight', 'nine']);
  });
});
