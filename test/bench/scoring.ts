/**
 * Scoring games as the bench sums, compares and solves them: the tasks that take the authors' calculator
 * longest.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { compileFor } from '../../app/cli/work.ts';
import { buildArcs } from '../../engine/graph/build.ts';
import { rational } from '../../engine/numbers/rationals.ts';
import { drain } from '../../engine/rounds.ts';
import { diskonnect } from '../../engine/rulesets/diskonnect/index.ts';
import { dotsAndBoxes } from '../../engine/rulesets/dots-and-boxes/index.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { kobber } from '../../engine/rulesets/kobber/index.ts';
import { orthogonalColouring } from '../../engine/rulesets/orthogonal-colouring/index.ts';
import type { Ruleset } from '../../engine/rulesets/ruleset.ts';
import { takeSmall } from '../../engine/rulesets/take-small/index.ts';
import { takeTall } from '../../engine/rulesets/take-tall/index.ts';
import { canonicalSum } from '../../engine/theories/scoring/algebra/sum.ts';
import { type Arena, atomSide, sideOf } from '../../engine/theories/scoring/arena/arena.ts';
import { atomOf, ZERO } from '../../engine/theories/scoring/arena/atoms.ts';
import { emptyArena, gameWith, numberGame } from '../../engine/theories/scoring/arena/games.ts';
import { waitingAbove, waitingBelow } from '../../engine/theories/scoring/arena/waiting.ts';
import { scoringGames } from '../../engine/theories/scoring/index.ts';
import { isAtLeast } from '../../engine/theories/scoring/order/at-least.ts';
import { pathDigraph } from './digraph.ts';

export type ScoringTask = {
  readonly what: string;
  readonly budgetMs: number;
  /** What is measured; what it needs is made before. */
  ready(): () => void;
};

const atom = (arena: Arena, score: number): number => atomOf(arena.atoms, rational(BigInt(score)));
const number = (arena: Arena, score: number): number => numberGame(arena, atom(arena, score));

/** ⟨a | b⟩ */
const pair = (arena: Arena, left: number, right: number): number =>
  gameWith(arena, sideOf(arena, [left]), sideOf(arena, [right]));

const switchOf = (arena: Arena, a: number, b: number): number =>
  pair(arena, number(arena, a), number(arena, b));

function sumOf(arena: Arena, games: readonly number[]): number {
  return games.reduce((sum, game) => canonicalSum(arena, sum, game), number(arena, 0));
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const summed = (
  what: string,
  budgetMs: number,
  gamesIn: (arena: Arena) => readonly number[],
): ScoringTask => ({
  what,
  budgetMs,
  ready: () => () => void sumOf(...withGames(gamesIn)),
});

function withGames(gamesIn: (arena: Arena) => readonly number[]): [Arena, readonly number[]] {
  const arena = emptyArena();
  return [arena, gamesIn(arena)];
}

const switches = (count: number) => (arena: Arena) =>
  Array.from({ length: count }, (_, k) => switchOf(arena, k + 1, -k - 1));

function stars(arena: Arena, most: number): readonly number[] {
  const found = [number(arena, 0)];
  while (found.length <= most) found.push(gameWith(arena, sideOf(arena, found), sideOf(arena, found)));
  return found;
}

/** Every position of a board, and its value, compiled as the command line has it compiled. */
const board = (
  ruleset: Ruleset<unknown>,
  position: string,
  what: string,
  budgetMs: number,
  positions?: number,
): ScoringTask => ({
  what,
  budgetMs,
  ready() {
    const read = ruleset.parse(position);
    if (!read.ok) throw new Error(`${position}: ${read.problems[0].says}`);
    return () => {
      compileFor(0);
      const generated = drain(generate(ruleset.coder(read.value)));
      if (generated.kind !== 'generated') throw new Error(`${what} was not generated`);
      check((positions ?? generated.graph.order) === generated.graph.order, `${what} has other positions`);
      compileFor(generated.graph.order);
      const { codes } = drain(scoringGames.solve(generated.graph));
      check(codes[0] >= 0, `${what} has no value`);
    };
  },
});

/** Rows of stones with an empty cell on all sides. */
function frame(stones: string): string {
  const rows = stones.split('/');
  const empty = '.'.repeat(rows[0].length + 2);
  return [empty, ...rows.map((row) => `.${row}.`), empty].join('/');
}

/**
 * Games of several kinds: hot, tepid, a zugzwang, one that is no more than a move, one whose sum with others
 * has 3a to do.
 */
function mixed(arena: Arena): readonly number[] {
  const [zero, star] = stars(arena, 1);
  return [
    switchOf(arena, 3, -1),
    pair(arena, switchOf(arena, -1, 1), switchOf(arena, -2, 2)),
    pair(arena, zero, star),
    waitingAbove(arena, ZERO, 2),
    pair(arena, number(arena, 1), switchOf(arena, 0, -2)),
  ];
}

/** Left's moves in a row, each position another value. */
const longPath: ScoringTask = {
  what: 'scoring, a path of 100,000 waiting moves, every value',
  budgetMs: 3_000,
  ready() {
    const order = 100_000;
    const path = pathDigraph(order, false);
    const stuck = new Int32Array(order);
    const left = new Int32Array(order).fill(-1);
    left[order - 1] = 0;
    const none = buildArcs(order, [], []);
    const scores = { table: [rational(0n)], left, right: stuck };
    return () => {
      const { table } = drain(scoringGames.solve({ ...path, right: none, scores }));
      check(table.length === order, 'every waiting move has a value of its own');
    };
  },
};

/** Numbers from 0 below n, the same in every run. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % n;
  };
}

/**
 * A guaranteed game of that many moves at most: a stuck player's score is as good as it has to be, or better
 * by one.
 */
function randomGame(arena: Arena, below: (n: number) => number, moves: number): number {
  const options = (): number[] =>
    moves === 0 || below(4) === 0
      ? []
      : Array.from({ length: 1 + below(3) }, () => randomGame(arena, below, moves - 1));
  const [lefts, rights] = [options(), options()];
  const score = below(6) - 2;
  const extreme = (of: 'least' | 'greatest', games: readonly number[]): number[] =>
    games.map((game) => arena.atoms.whole[arena.facts[of][game]]);
  const low = rights.length > 0 ? Math.min(...extreme('least', rights)) : score;
  const high = lefts.length > 0 ? Math.max(...extreme('greatest', lefts)) : score;
  const left = lefts.length > 0 ? sideOf(arena, lefts) : atomSide(atom(arena, low - below(2)));
  const right = rights.length > 0 ? sideOf(arena, rights) : atomSide(atom(arena, high + below(2)));
  return gameWith(arena, left, right);
}

const comparisons: ScoringTask = {
  what: '10,000 comparisons of random games of 3 moves',
  budgetMs: 1_000,
  ready() {
    const arena = emptyArena();
    const below = numbers(7);
    const games = Array.from({ length: 20_000 }, () => randomGame(arena, below, 3));
    return () => {
      for (let i = 0; i < games.length; i += 2) isAtLeast(arena, games[i], games[i + 1]);
    };
  },
};

export const scoringTasks: readonly ScoringTask[] = [
  summed('scoring, the sum of 8 switches k | −k', 100, switches(8)),
  summed('scoring, the sum of 12 switches k | −k', 2_000, switches(12)),
  summed('scoring, 12 waiting moves of each player', 100, (arena) => [
    waitingAbove(arena, ZERO, 12),
    waitingBelow(arena, ZERO, 12),
  ]),
  summed('scoring, *6 + *6', 100, (arena) => [stars(arena, 6)[6], stars(arena, 6)[6]]),
  summed('scoring, 8 copies of ↑', 100, (arena) => {
    const [zero, star] = stars(arena, 1);
    return Array.from({ length: 8 }, () => pair(arena, zero, star));
  }),
  summed('scoring, 6 copies of −1|1||−2|2', 100, (arena) =>
    Array.from({ length: 6 }, () => pair(arena, switchOf(arena, -1, 1), switchOf(arena, -2, 2))),
  ),
  summed('scoring, a mixed sum of 5 games', 100, mixed),
  comparisons,
  longPath,
  board(takeSmall, '314159265358', 'TakeSmall, 12 digits of π, every value', 100),
  board(takeTall, '314159265358', 'TakeTall, 12 digits of π, every value', 100),
  board(kobber, 'lrl/rlr/lrl', 'Kobber, a 3×3 checkerboard, every value', 100),
  board(kobber, 'lrlr/rlrl/lr..', 'Kobber, a 3×4 checkerboard, two stones below', 1_000),
  board(diskonnect, frame('lrlr/rlrl'), 'Diskonnect, two rows of four in a frame', 100),
  board(diskonnect, frame('lrl/rlr/lrl'), 'Diskonnect, three rows of three in a frame', 100),
  board(diskonnect, frame('lrlr/rlrl/lrlr'), 'Diskonnect, three rows of four in a frame', 1_000),
  board(dotsAndBoxes, 'xx/.../../.../..', 'Dots and Boxes, 2×2 with 10 open edges', 1_000),
  board(orthogonalColouring, '3x3 m=2', 'Orthogonal colouring, 3×3, two colours', 200, 2_144),
  board(orthogonalColouring, '3x3 m=3', 'Orthogonal colouring, 3×3, three colours', 4_000, 44_126),
  board(orthogonalColouring, '3x3 m=4', 'Orthogonal colouring, 3×3, four colours', 30_000, 269_592),
];

/**
 * In milliseconds: the processor time of all threads of a process, that of the one that does the task (NaN
 * where the system does not say), and the time that passed, for which the machine must be idle.
 */
export type Work = { readonly all: number; readonly main: number; readonly passed: number };

/** What a task takes in this process; what it needs is made before. */
export function workOf(task: ScoringTask): Work {
  const work = task.ready();
  const before = process.cpuUsage();
  const mainBefore = mainThread();
  const since = performance.now();
  work();
  const passed = performance.now() - since;
  const main = mainThread() - mainBefore;
  const { user, system } = process.cpuUsage(before);
  return { all: (user + system) / 1000, main, passed };
}

/**
 * Linux keeps it per thread. Compilation and garbage collection run in other threads, and a person does not
 * wait for them.
 */
function mainThread(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;
}

/** What the benchmark's program is called with to do one task and print what it takes. */
export const ONE_SCORING_TASK = 'scoring-task';

const PROCESSES = 3;

/**
 * The least that the task takes in a few processes, each of which does nothing else: nothing is warmed up.
 */
export function coldWorkOf(task: ScoringTask): Work {
  const turns = Array.from({ length: PROCESSES }, (): Work => {
    const args = [process.argv[1], ONE_SCORING_TASK, String(scoringTasks.indexOf(task))];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${task.what} failed: ${stderr}`);
    return JSON.parse(stdout, (_, value) => value ?? Number.NaN);
  });
  const least = (which: keyof Work): number => Math.min(...turns.map((turn) => turn[which]));
  return { all: least('all'), main: least('main'), passed: least('passed') };
}
