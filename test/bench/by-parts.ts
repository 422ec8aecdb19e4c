/**
 * Families and boards that are solved part by part: what a process that does nothing else takes, started
 * anew, and the most memory of that process. What comes out is known, and wrong figures end the benchmark.
 */
import { spawnSync } from 'node:child_process';
import { rulesets } from '../../engine/rulesets/register.ts';
import { parseAskedFamily } from '../../engine/sweeps/asked-family.ts';
import { openFamily } from '../../engine/sweeps/family.ts';
import { openSweep } from '../../engine/sweeps/sweep.ts';
import { mostMemory } from './most-memory.ts';

type FamilyTask = {
  readonly what: string;
  /** The family as `grundy sweep` reads it. */
  readonly family: string;
  /** What must come out: rows, different values, and how many rows have each outcome. */
  readonly rows: number;
  readonly values: number;
  readonly outcomes: string;
  /** In seconds of the processor, and in GB for the whole process. */
  readonly budget: number;
  readonly memory: number;
};

const task = (
  what: string,
  family: string,
  [rows, values, outcomes]: readonly [number, number, string],
  [budget, memory]: readonly [number, number],
): FamilyTask => ({ what, family, rows, values, outcomes, budget, memory });

const three = (letters: string, width: number): string =>
  new Array<string>(3).fill(`[${letters}]^${width}`).join('/');

/** Half a minute together. */
export const usualFamilies: readonly FamilyTask[] = [
  task('Kayles, rows to 10,000', 'octal kayles n=1..10000', [10_000, 8, 'N 10000'], [1, 0.3]),
  task(
    'Dawson’s Kayles, rows to 10,000',
    'octal "0.07 <n>" n=1..10000',
    [10_000, 9, 'N 8527, P 1473'],
    [1, 0.3],
  ),
  task(
    'Clobber, rows to 8 squares',
    'clobber "[LR.]^n" n=1..8',
    [9_840, 111, 'L 1228, N 3816, P 3568, R 1228'],
    [1, 0.3],
  ),
  task(
    'Clobber, words to 12',
    'clobber "[LR]^n" n=1..12',
    [8_190, 1_558, 'L 1791, N 3642, P 966, R 1791'],
    [2, 0.3],
  ),
  task('Clobber, 1×14 to 1×18', 'clobber row n=7..9', [3, 3, 'N 3'], [0.5, 0.2]),
  task('Clobber, 1×28', 'clobber row n=14', [1, 1, 'N 1'], [5, 0.5]),
  task('Domineering 5×5', 'domineering rectangle r=5 c=5', [1, 1, 'P 1'], [3, 0.5]),
  task(
    'Clobber, every board of 3×4',
    `clobber "${three('LR.', 4)}"`,
    [531_441, 14_506, 'L 109433, N 226442, P 86133, R 109433'],
    [40, 1],
  ),
  task(
    'Amazons, every board of 3×3',
    `amazons "${three('LR.#', 3)}"`,
    [262_144, 1_091, 'L 65416, N 88286, P 43026, R 65416'],
    [15, 0.6],
  ),
];

/** A quarter of an hour: `npm run bench -- boards`. */
export const largeFamilies: readonly FamilyTask[] = [
  task('Domineering, 6 rows of 5', 'domineering rectangle r=6 c=5', [1, 1, 'L 1'], [60, 1]),
  task('Domineering 6×6', 'domineering rectangle r=6 c=6', [1, 1, 'N 1'], [1_200, 2]),
];

type FamilyWork = { readonly seconds: number; readonly memory: number };

/** What a sweep takes in this process. */
function familyWorkOf({ what, family: text, ...known }: FamilyTask): FamilyWork {
  const asked = parseAskedFamily(text);
  if (!asked.ok) throw new Error(`${text}: ${asked.problems[0].says}`);
  const ruleset = rulesets.find(({ id }) => id === asked.value.ruleset);
  const family = ruleset && openFamily(ruleset, asked.value);
  if (!family?.ok) throw new Error(`${text}: ${family?.problems[0].says}`);
  const before = process.cpuUsage();
  const values = new Set<string>();
  const outcomes = new Map<string, number>();
  let rows = 0;
  const wanted = Array.from({ length: family.value.count }, (_, row) => row);
  for (const advance of openSweep(family.value, { measures: [], positions: 10_000_000 }).rows(wanted)) {
    if (advance.kind !== 'row') continue;
    const { value, outcome, position } = advance.row;
    if (value === undefined || outcome === undefined) throw new Error(`${position} has no value`);
    rows++;
    values.add(value);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  const { user, system } = process.cpuUsage(before);
  const counted = [...outcomes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map((each) => each.join(' '));
  const came = [rows, values.size, counted.join(', ')].join('; ');
  const must = [known.rows, known.values, known.outcomes].join('; ');
  if (came !== must) throw new Error(`${what} is ${came}, not ${must}`);
  return { seconds: (user + system) / 1e6, memory: mostMemory() };
}

/** What the benchmark's program is called with to do one sweep and print what it takes. */
export const ONE_FAMILY = 'one-family';

/** The same in a process of its own. */
function coldFamilyWorkOf({ what }: FamilyTask): FamilyWork {
  const args = [process.argv[1], ONE_FAMILY, what];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${what} failed: ${stderr}`);
  return JSON.parse(stdout);
}

/** Does one task, and prints what it takes. */
export function doOneFamily(asked: string): void {
  const found = [...usualFamilies, ...largeFamilies].find(({ what }) => what === asked);
  if (!found) throw new Error(`there is no such family: ${asked}`);
  console.log(JSON.stringify(familyWorkOf(found)));
}

export function measureFamilies(
  families: readonly FamilyTask[],
  report: (what: string, figure: number, unit: string, budget: number) => void,
): void {
  for (const family of families) {
    const { seconds, memory } = coldFamilyWorkOf(family);
    report(family.what, seconds, 's', family.budget);
    report('       memory of the process', memory, 'GB', family.memory);
  }
}
