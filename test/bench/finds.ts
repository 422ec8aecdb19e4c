/**
 * `grundy find` as a whole process, from start to exit: searches that look at every drawing, since nothing
 * fulfils their condition.
 */
import { spawnSync } from 'node:child_process';

type FindTask = {
  readonly what: string;
  readonly args: readonly string[];
  /** What the last lines begin with. */
  readonly says: string;
  readonly budgetMs: number;
};

const tasks: readonly FindTask[] = [
  {
    what: 'search of the 9,608 drawings of 5 nodes',
    args: ['n=5', 'value = *9'],
    says: '# all 9,608 drawings of 5 nodes: none',
    budgetMs: 2_000,
  },
  {
    what: 'search of the 5,984 acyclic drawings of 6 nodes',
    args: ['n=6', 'value = *9', '--kind', 'acyclic'],
    says: '# all 5,984 acyclic drawings of 6 nodes: none',
    budgetMs: 1_000,
  },
  {
    what: 'search of the 2,724 acyclic partizan drawings of 4 nodes',
    args: ['n=4', 'temperature > 9', '--kind', 'partizan,acyclic'],
    says: '# all 2,724 acyclic partizan drawings of 4 nodes: none',
    budgetMs: 1_500,
  },
  {
    what: 'search of the 720 partizan drawings of 3 nodes',
    args: ['n=3', 'value > 9 and is loopfree', '--kind', 'partizan'],
    says: '# all 720 partizan drawings of 3 nodes: none',
    budgetMs: 2_000,
  },
  {
    what: 'search of the 212,521 pairs of impartial games of up to 4 nodes',
    args: ['n=1..4', 'outcome(G) = D and outcome(H) = D and outcome(G + H) != D', '--pairs'],
    says: '# all 212,521 pairs of 461 games: none',
    budgetMs: 2_000,
  },
];

const turns = 3;

function found(args: readonly string[]): { readonly ms: number; readonly out: string } {
  const before = performance.now();
  const command = ['app/cli/grundy.js', 'find', 'drawings', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  const ms = performance.now() - before;
  if (status !== 0) throw new Error(`grundy find drawings ${args.join(' ')} failed: ${stderr}`);
  return { ms, out: stdout };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >>> 1];

/** Returns how many searches said something else than is true. */
export function measureFinds(
  report: (what: string, figure: number, unit: string, budget: number) => void,
): number {
  // The first turn builds the command line if necessary, and is not counted.
  found(['n=1', 'value = 0']);
  let wrong = 0;
  for (const { what, args, says, budgetMs } of tasks) {
    const all = Array.from({ length: turns }, () => found(args));
    report(`${what}, whole process`, median(all.map(({ ms }) => ms)), 'ms', budgetMs);
    if (all[0].out.includes(says)) continue;
    wrong++;
    console.log(`WRONG  ${what}: ${all[0].out}`);
  }
  return wrong;
}
