/**
 * The searches behind the pages "Questions of the field" and "Unicycles" that are too long for the tests.
 * Those of small drawings need a C compiler. In all they take half an hour.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readExitChoices } from '../../engine/find/exit-pool.ts';
import { readUnicyclePattern } from '../../engine/find/unicycle-pattern.ts';
import { findUnicycles } from '../../engine/find/unicycles.ts';
import { wrongAsPrinted } from '../fixtures/printed-algorithm-8.ts';
import { formsWithCycle } from '../oracle/canonical-cycles.ts';
import { permittedPatterns } from '../oracle/unicycle-patterns.ts';
import { compileYardstick } from './yardstick.ts';

const seconds = (before: number): string => `${((performance.now() - before) / 1000).toFixed(0)} s`;

const hasUnicycle = (pattern: string, choices: string): boolean => {
  const [letters, pool] = [readUnicyclePattern(pattern), readExitChoices(choices)];
  if (!letters.ok || !pool.ok) throw new Error(`${pattern} is a pattern`);
  const search = findUnicycles({ pattern: letters.value, pool: pool.value }, 'first');
  for (;;) {
    const next = search.next();
    if (next.done) return next.value.found > 0;
  }
};

/** For so many letters, how many patterns have a unicycle with these exits, and how many with all of them. */
function countUnicycles(length: number): void {
  const sets = ['0', '0,*', '0,*,*2', '0,*,*2,*3', '0,*,1,-1'];
  const patterns = permittedPatterns(length);
  const having = sets.map((choices) => new Set(patterns.filter((pattern) => hasUnicycle(pattern, choices))));
  for (const [i, choices] of sets.entries())
    console.log(`${length} letters, ${patterns.length} patterns, exits ${choices}: ${having[i].size}`);
  const together = patterns.filter(
    (pattern) => having.some((its) => its.has(pattern)) || hasUnicycle(pattern, '0,*,*2,*3,1,-1'),
  );
  console.log(`${length} letters, exits 0,*,*2,*3,1,-1: ${together.length}`);
}

/** Prints what each search finds. `folder` is where the C program is built. */
export function answerQuestions(root: string, folder: string): void {
  let before = performance.now();
  const { forms, tried } = formsWithCycle(6, 'LLRLR', true);
  console.log(
    `canonical forms of six nodes, with loops, that have an LLRLR-cycle: ${forms.length} (of ${tried} drawings; ${seconds(before)})`,
  );
  before = performance.now();
  const { apt, wrong } = wrongAsPrinted(5, false);
  if (apt !== 36_796 || `${wrong}` !== '6,6,7,7,7,7,8,8')
    throw new Error(
      `docs/understand/questions-of-the-field.md says 36,796 digraphs of five nodes, and eight wrong ones with 6 to 8 arcs: found ${apt}, ${wrong}`,
    );
  console.log(
    `of ${apt} digraphs of five nodes without loops, printed Algorithm 8 is wrong on ${wrong.length}, with ${wrong} arcs (${seconds(before)})`,
  );
  for (const length of [13, 14]) {
    before = performance.now();
    countUnicycles(length);
    console.log(`${length} letters (${seconds(before)})`);
  }
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
