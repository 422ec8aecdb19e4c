/**
 * Boards with all their values: how long the graph takes, and the values, in processor time of a process that
 * does nothing else, and the most memory of that process. What comes out is known, and wrong figures end the
 * benchmark.
 */
import { spawnSync } from 'node:child_process';
import { drain } from '../../engine/rounds.ts';
import { domineering } from '../../engine/rulesets/domineering/index.ts';
import { entrepreneurialChess } from '../../engine/rulesets/entrepreneurial-chess/index.ts';
import { foxAndGeese } from '../../engine/rulesets/fox-and-geese/index.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { goCut } from '../../engine/rulesets/go-cut/index.ts';
import { hareAndHounds } from '../../engine/rulesets/hare-and-hounds/index.ts';
import { oneDimensionalPhutball } from '../../engine/rulesets/one-dimensional-phutball/index.ts';
import { type Ruleset, rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { simultaneousClobber } from '../../engine/rulesets/simultaneous-clobber/index.ts';
import { simultaneousDomineering } from '../../engine/rulesets/simultaneous-domineering/index.ts';
import { simultaneousNogo } from '../../engine/rulesets/simultaneous-nogo/index.ts';
import { snoGo } from '../../engine/rulesets/sno-go/index.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { textOf } from '../../engine/values/words.ts';
import { mostMemory } from './most-memory.ts';

export type BoardTask = {
  readonly what: string;
  readonly ruleset: Ruleset;
  readonly position: string;
  /**
   * The expected results: the positions that follow, different values (several of which may have one text),
   * positions that are not stopper-sided, and the start's value.
   */
  readonly positions: number;
  readonly values: number;
  readonly unsided: number;
  readonly start: string;
  /** In seconds, and in GB for the whole process. */
  readonly generating: number;
  readonly solving: number;
  readonly memory: number;
};

const foxBoard = (ranks: number): string =>
  ['.G.G.G.G', ...new Array<string>(ranks - 2).fill('........'), '....F...'].join('/');

const hounds = (columns: number): string => {
  const between = '.'.repeat(columns - 3);
  return `-H${between}-/H${between}.R/-H${between}-`;
};

const rows = (count: number, width: number): string =>
  Array.from({ length: count }, () => '.'.repeat(width)).join('/');

/** Numerator and denominator have 844 binary figures and more. */
const CLOBBER_2_BY_5 = [
  '140458247437220852787045267471939263188625875629019511616563566837839809822211883692588535',
  '950398891676443984067825367504857724651343341804152343628677758983364393911341512142806272',
  '377526793155870082174005639378680940200754925391422268785083238674133094747/64627311202154',
  '944481423866712969118874949268828914200715921887746690236933010312807085562703227556848083',
  '002851026920718082052139736089187661882192258484729934617311934598659043437605826019939394',
  '964987265112683746204699557389882035876227116265152632808301',
].join('');

const task = (
  what: string,
  [ruleset, position]: readonly [Ruleset, string],
  [positions, values, unsided, start]: readonly [number, number, number, string],
  [generating, solving, memory]: readonly [number, number, number],
): BoardTask => ({
  what,
  ruleset,
  position,
  positions,
  values,
  unsided,
  start,
  generating,
  solving,
  memory,
});

/** A minute together. */
export const usualBoards: readonly BoardTask[] = [
  task('Fox and Geese 8×8', [foxAndGeese, foxBoard(8)], [966_123, 4_139, 0, '2over'], [0.8, 2.5, 0.5]),
  task(
    'Hare and Hounds 9×3',
    [hareAndHounds, hounds(9)],
    [18_213, 904, 0, '{0,{0,↓[2]*|0,↓[2]*}⫴{0,↓[2]*|0,↓[2]*},{0,{0,↓[2]*|0,↓[2]*}|0,{0|off}}|0‖0}'],
    [1, 5, 0.5],
  ),
  task(
    'Phutball, 11 squares',
    [oneDimensionalPhutball, '...B.......'],
    [9_218, 2_613, 0, '{…|…} (52 positions)'],
    [1, 20, 0.5],
  ),
  task(
    'Domineering 4×4',
    [domineering, rows(4, 4)],
    [5_700, 160, 0, '±{0,{{2|0},{2‖2|0}|⧿_2,{2|0}}}'],
    [0.5, 1, 0.5],
  ),
  task('Domineering 5×4', [domineering, rows(5, 4)], [58_830, 764, 0, '-1'], [1, 2, 0.5]),
  task(
    'Entrepreneurial Chess 4×4',
    [entrepreneurialChess, '4x4 k=0,0 K=3,3 R=3,0'],
    [2_347, 266, 0, '{4over‖3over|2over⫴2over|over} & {4over|4,4*‖3over|2over⫴2over|over}'],
    [0.5, 15, 0.5],
  ),
  task('Go-Cut, path of 12', [goCut, rows(1, 12)], [34_824, 10, 0, '0'], [1.3, 0.2, 0.5]),
  task('Go-Cut, path of 14', [goCut, rows(1, 14)], [268_907, 12, 0, '0'], [14, 1, 0.5]),
  // The prototype of simultaneous games took 1.1, 4.9 and 11.4 s for each whole.
  task(
    'Simultaneous Domineering 4×4',
    [simultaneousDomineering, rows(4, 4)],
    [9_447, 6, 0, '0'],
    [0.4, 0.7, 0.5],
  ),
  task(
    'Simultaneous Clobber 2×5',
    [simultaneousClobber, 'XOXOX/OXOXO'],
    [15_117, 435, 0, CLOBBER_2_BY_5],
    [0.6, 4.3, 0.5],
  ),
  task('Simultaneous NoGo 2×5', [simultaneousNogo, rows(2, 5)], [155_272, 158, 0, '0'], [4, 7.4, 0.5]),
  task('Sno-Go, path of 14', [snoGo, rows(1, 14)], [69_692, 8, 0, '0'], [0.9, 0.1, 0.5]),
];

/** Minutes, and gigabytes: `npm run bench -- boards`. */
export const largeBoards: readonly BoardTask[] = [
  task('Fox and Geese 14×8', [foxAndGeese, foxBoard(14)], [18_944_863, 6_210, 0, '9/8*'], [15, 25, 3]),
  task(
    'Hare and Hounds 11×3',
    [hareAndHounds, hounds(11)],
    [48_656, 2_137, 273, '{{{0⫴↓[2]*|0‖0},{0,{0,↓[2]*|0,↓[2]*}|0,{0|off}}|0‖0⫴0||||0}|0‖0}'],
    [1, 30, 1],
  ),
  task(
    'Phutball, 12 squares between men',
    [oneDimensionalPhutball, 'mB.........m'],
    [5_122, 1_555, 0, '{…|…} (159 positions)'],
    [1, 120, 1],
  ),
  task(
    'Phutball, 12 squares',
    [oneDimensionalPhutball, '...B........'],
    [20_482, 5_676, 0, '{…|…} (187 positions)'],
    [1, 120, 1],
  ),
];

const MOST_POSITIONS = 30_000_000;

type BoardWork = { readonly generating: number; readonly solving: number; readonly memory: number };

/** What a board takes in this process. */
export function boardWorkOf({ ruleset, position, ...known }: BoardTask): BoardWork {
  const read = ruleset.parse(position);
  if (!read.ok) throw new Error(`${position} is no position of ${ruleset.name}`);
  const before = process.cpuUsage();
  const rules = rulesOfRuleset(ruleset);
  const found = drain(generate(ruleset.coder(read.value, rules), { positions: MOST_POSITIONS }));
  if (found.kind !== 'generated') throw new Error(`${position} ${found.says}`);
  const generating = process.cpuUsage(before);
  const between = process.cpuUsage();
  const { theory } = chooseTheory({ graph: found.graph, rules });
  if (!theory) throw new Error(`no theory covers ${position}`);
  const { table, codes } = drain(theory.solve(found.graph, { rules, withoutSteps: true }));
  const solving = process.cpuUsage(between);
  const unsided = codes.reduce((count, code) => count + (table[code].kind === 'unsided' ? 1 : 0), 0);
  const came = [codes.length, table.length, unsided, textOf(table[codes[0]])];
  const must = [known.positions, known.values, known.unsided, known.start];
  if (came.join() !== must.join()) throw new Error(`${known.what} is ${came.join()}, not ${must.join()}`);
  const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;
  return {
    generating: seconds(generating),
    solving: seconds(solving),
    memory: mostMemory(),
  };
}

/** What the benchmark's program is called with to do one board and print what it takes. */
export const ONE_BOARD = 'one-board';
/** And to measure the large boards alone. */
export const LARGE_BOARDS = 'large-boards';

/** The same in a process of its own. */
export function coldBoardWorkOf({ what }: BoardTask): BoardWork {
  const args = [process.argv[1], ONE_BOARD, what];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${what} failed: ${stderr}`);
  return JSON.parse(stdout);
}
