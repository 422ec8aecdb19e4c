/**
 * `grundy sweep` as a whole process, from start to exit: tables of ten thousand positions in a row or in
 * heaps, and what a second thread gains. A table must have all its rows with values, and the same bytes with
 * any number of threads.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

type SweepTask = {
  readonly what: string;
  readonly args: readonly string[];
  readonly rows: number;
  readonly budgetMs: number;
};

const tasks: readonly SweepTask[] = [
  {
    what: 'sweep of Kayles, heaps to 10,000',
    args: ['octal', 'kayles', 'n=1..10000'],
    rows: 10_000,
    budgetMs: 1_000,
  },
  {
    what: 'sweep of Nim, two heaps to 99',
    args: ['nim', '<m>+<n>', 'm=1..100', 'n=0..99'],
    rows: 10_000,
    budgetMs: 1_000,
  },
  {
    what: 'sweep of Clobber, words to 8',
    args: ['clobber', '[LR.]^n', 'n=1..8'],
    rows: 9_840,
    budgetMs: 1_000,
  },
  // A move may change both heaps: two million options are looked up.
  {
    what: 'sweep of Wythoff, 100 by 100',
    args: ['wythoff', 'two-heaps', 'm=0..99', 'd=0..99'],
    rows: 10_000,
    budgetMs: 1_000,
  },
  // Half of its positions have values of their own, and long names.
  {
    what: 'sweep of Toppling Dominoes, words to 12',
    args: ['toppling-dominoes', '[br]^n', 'n=1..12'],
    rows: 8_190,
    budgetMs: 1_000,
  },
];

/**
 * Positions that are solved each for itself, so that two threads have half the work each. Each thread takes
 * most of a second until V8 has compiled for it what is done often, so the sweep takes half a minute.
 */
const parted: readonly string[] = ['toads-and-frogs', '[TF.]^n', 'n=10'];

/** Two cores are to be 1.8 times as fast as one. */
const partOfOne = 0.556;

const turns = 3;

/**
 * What keeps a command on one core. Without it V8 compiles and collects on the others, so that one thread has
 * more than one core.
 */
const onOneCore: readonly string[] =
  spawnSync('taskset', ['--version']).status === 0 ? ['taskset', '--cpu-list', '0'] : [];

/**
 * The milliseconds from start to exit, with what was written. One thread is kept on one core where the system
 * can do so.
 */
function sweptWhole(
  args: readonly string[],
  threads?: number,
): { readonly ms: number; readonly out: string } {
  const cores = threads === undefined ? [] : ['--cores', `${threads}`];
  const command = [process.execPath, 'app/cli/grundy.js', 'sweep', ...args, ...cores];
  const [program, ...given] = threads === 1 ? [...onOneCore, ...command] : command;
  const before = performance.now();
  const { status, stdout, stderr } = spawnSync(program, given, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const ms = performance.now() - before;
  if (status !== 0) throw new Error(`grundy sweep ${args.join(' ')} failed: ${stderr}`);
  return { ms, out: stdout };
}

/** What is wrong with a table; undefined where every row has a value. */
function wrongIn({ rows }: SweepTask, out: string): string | undefined {
  const lines = out.split('\n').filter((line) => /^\d/.test(line));
  const without = lines.filter((line) => !line.endsWith(','));
  if (lines.length !== rows) return `${lines.length} rows, not ${rows}`;
  return without.length > 0 ? `${without.length} rows without a value: ${without[0]}` : undefined;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >>> 1];

/** Returns how many tables lacked a row or a value. */
export function measureSweeps(
  report: (what: string, figure: number, unit: string, budget: number) => void,
): number {
  // The first turn builds the command line if necessary, and is not counted.
  sweptWhole(['clobber', 'row', 'n=1']);
  let lacking = 0;
  for (const task of tasks) {
    const swept = Array.from({ length: turns }, () => sweptWhole(task.args));
    report(`${task.what}, whole process`, median(swept.map(({ ms }) => ms)), 'ms', task.budgetMs);
    const wrong = wrongIn(task, swept[0].out);
    if (wrong) lacking++;
    if (wrong) console.log(`WRONG  ${task.what}: ${wrong}`);
  }
  if (availableParallelism() < 2) {
    console.log('This machine has one core: two threads against one were NOT measured.');
    return lacking;
  }
  const pairs = Array.from({ length: 2 }, () => {
    const [one, two] = [sweptWhole(parted, 1), sweptWhole(parted, 2)];
    if (one.out !== two.out) throw new Error('two threads write another table than one');
    return { one: one.ms, part: two.ms / one.ms };
  });
  const part = median(pairs.map((pair) => pair.part));
  if (onOneCore.length === 0) console.log('Without taskset one thread has the help of other cores.');
  report('sweep of words of 10 toads and frogs, two cores', part, 'of one', partOfOne);
  const one = median(pairs.map((pair) => pair.one)) / 1000;
  console.log(`       one core ${one.toFixed(1)} s; two are ${(1 / part).toFixed(2)} times as fast`);
  return lacking;
}
