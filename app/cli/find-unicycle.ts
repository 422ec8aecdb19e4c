/** `grundy find unicycle`: what is asked for, and the search as lines. */
import {
  findUnicycles,
  openUnicycleLines,
  readExitChoices,
  readUnicyclePattern,
  type UnicyclesAsked,
  unicyclesProgress,
} from '../../engine/find/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import type { TableFormat } from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';
import type { FindSearch } from './find-slices.ts';

export type UnicyclesRequest = {
  readonly kind: 'unicycles';
  readonly unicycles: UnicyclesAsked;
  readonly choice: 'first' | 'all';
  readonly format: TableFormat;
};

/** Every pattern of up to twelve letters that can have a unicycle has one with these exits. */
export const usualExits = '0,*,*2,*3,1,-1';

const example = `grundy find unicycle LLLRLRRRLR --choices 0,1`;

/** Whether unicycles are searched. */
export const isOfUnicycles = ({ files }: Pick<CliArguments, 'files'>): boolean => files[0] === 'unicycle';

/** With every problem by its argument. */
export function unicyclesRequested(asked: CliArguments): Result<UnicyclesRequest> {
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
    choice: asked.has('all') ? 'all' : 'first',
    format: asked.has('json') ? 'json' : 'csv',
  });
}

export function searchOfUnicycles({ unicycles, choice, format }: UnicyclesRequest): FindSearch {
  const lines = openUnicycleLines(format, unicycles);
  return {
    head: lines.head(),
    *run(isStopped) {
      const search = findUnicycles(unicycles, choice, isStopped);
      for (;;) {
        const next = search.next();
        if (next.done) return lines.end(next.value);
        const advance = next.value;
        if (advance.kind === 'unicycle') yield { line: lines.line(advance.unicycle) };
        else yield { progress: () => unicyclesProgress(advance.end, unicycles) };
      }
    },
  };
}
