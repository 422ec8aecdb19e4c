/**
 * The searches behind the page "Questions of the field" that are too long for the tests; a C compiler is
 * needed for two of them. On the machine of the page they take 34 s, 15 min, 20 s and 4 min.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { formsWithCycle } from '../oracle/canonical-cycles.ts';
import { compileYardstick } from './yardstick.ts';

const seconds = (before: number): string => `${((performance.now() - before) / 1000).toFixed(0)} s`;

/** Prints what each search finds. `folder` is where the C program is built. */
export function answerQuestions(root: string, folder: string): void {
  let before = performance.now();
  const { forms, tried } = formsWithCycle(6, 'LLRLR', true);
  console.log(
    `canonical forms of six nodes, with loops, that have an LLRLR-cycle: ${forms.length} (of ${tried} drawings; ${seconds(before)})`,
  );
  const program = compileYardstick(join(root, 'test/bench/small-drawings.c'), folder);
  if (program === undefined) {
    console.log('No C compiler is at hand (tried CC, cc, gcc, clang): small drawings were NOT searched.');
    return;
  }
  for (const args of [['looped'], ['few', '6', '7'], ['few', '6', '8'], ['sided']]) {
    before = performance.now();
    const { stdout, status } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (status !== 0) throw new Error(`${args.join(' ')} failed`);
    console.log(`${args.join(' ')} (${seconds(before)})\n${stdout}`);
  }
}
