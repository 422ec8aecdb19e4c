/** `grundy find unicycle`: what is asked for. */
import { readExitChoices, readUnicyclePattern, usualExits } from '../../engine/find/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import type { AskedSearch } from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';

const example = `grundy find unicycle LLLRLRRRLR --choices 0,1`;

/** Whether unicycles are searched. */
export const isOfUnicycles = ({ files }: Pick<CliArguments, 'files'>): boolean => files[0] === 'unicycle';

/** With every problem by its argument. */
export function unicyclesRequested(asked: CliArguments): Result<AskedSearch> {
  const [, pattern, ...more] = asked.files;
  if (pattern === undefined || more.length > 0)
    return refused([{ place: '', says: `takes one pattern after the word unicycle, as in: ${example}` }]);
  const letters = readUnicyclePattern(pattern);
  const pool = readExitChoices(asked.all('choices').at(-1) ?? usualExits);
  const choices: readonly Problem[] =
    asked.has('first') && asked.has('all')
      ? [{ place: '--all', says: 'is another choice than --first; leave one of the two out' }]
      : [];
  const problems = [...[letters, pool].flatMap((read) => (read.ok ? [] : read.problems)), ...choices];
  if (!letters.ok || !pool.ok || problems.length > 0) return refused(problems);
  return accepted({
    kind: 'unicycles',
    unicycles: { pattern: letters.value, pool: pool.value },
    choice: { kind: asked.has('all') ? 'all' : 'first' },
  });
}
