/**
 * Reads the compact form of a file: nodes are 0 … count − 1, arcs are pairs of numbers, and no record is made
 * for any of them. Cost: O(count + arcs) time; it allocates only the graph's rows and one row of marks.
 */
import { arcsOfBoth, buildArcs } from '../../graph/build.ts';
import type { Arcs, GameGraph, Mover } from '../../graph/game-graph.ts';
import { beginJoiningMoves } from '../../graph/joining-moves.ts';
import type { JointMoves } from '../../graph/joint-moves.ts';
import type { WayOfPlay } from '../../outcome/rules.ts';
import { type Checks, described, type Fields, isFields, listAt } from '../checks.ts';
import type { Player } from '../document.ts';
import { compact as compactForm, type FileVersion, mostCompactNodes } from '../drawing-form.ts';
import { type JointRounds, jointArcsOf, readJointRounds } from './joint-rounds.ts';
import type { ListsOfPairs } from './pair-rows.ts';

/** Members that are lists of numbers, which the JSON reader may give as typed arrays. */
export const numberLists = ['gray', 'either', 'left', 'right', 'both'];

/** The lists of arcs, which may be given in rows already, and how many nodes a text says that there are. */
export const listsOfPairs: ListsOfPairs = {
  members: ['either', 'left', 'right'],
  orderIn(text) {
    const count = Number(/"count"\s*:\s*(\d+)/.exec(text)?.[1]);
    return count <= mostCompactNodes ? count : undefined;
  },
};

/** Each player's arcs as u0, v0, u1, v1, … */
export type Pairs = { readonly [P in Player]: () => ArrayLike<number> };

export type Compact = {
  readonly count: number;
  readonly gray: Uint8Array;
  readonly pairs: Pairs;
  /** The same arcs in rows. */
  readonly rows: { readonly [P in Player]: Arcs };
  /** Matrices of joint rounds; none in a game played by turns. */
  readonly jointRounds: readonly JointRounds[];
};

/** Reads the member `compact` of a file; undefined if it breaks a rule. */
export function readCompact(checks: Checks, value: unknown, version: FileVersion = 1): Compact | undefined {
  const fields = compactForm(version).read(checks, 'compact', value);
  if (!fields) return undefined;
  const { count } = fields;
  const [either, left, right] = (['either', 'left', 'right'] as const).map((player) =>
    readPairs(checks, player, fields, count),
  );
  return {
    count,
    gray: readGray(checks, fields, count),
    pairs: { either: either.list, left: left.list, right: right.list },
    rows: { either: either.rows, left: left.rows, right: right.rows },
    jointRounds: readJointRounds(checks, fields, count),
  };
}

const isNode = (value: unknown, count: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;

function nodesAt(checks: Checks, member: string, fields: Fields, count: number): ArrayLike<number> {
  const given = fields[member];
  const list: ArrayLike<unknown> =
    given instanceof Int32Array
      ? given
      : fields[member] === undefined
        ? []
        : listAt(checks, `compact.${member}`, fields[member]);
  let sound = true;
  for (let i = 0; i < list.length; i++) {
    if (isNode(list[i], count)) continue;
    sound = false;
    const range = count === 0 ? 'there are no nodes' : `nodes are 0 to ${count - 1}`;
    checks.add(`compact.${member}[${i}]`, `is ${described(list[i])}; ${range}`);
  }
  return sound ? (list as ArrayLike<number>) : [];
}

function readGray(checks: Checks, fields: Fields, count: number): Uint8Array {
  const gray = new Uint8Array(count);
  const list = nodesAt(checks, 'gray', fields, count);
  for (let i = 0; i < list.length; i++) gray[list[i]] = 1;
  return gray;
}

type PairsRead = { readonly list: () => ArrayLike<number>; readonly rows: Arcs };

function readPairs(checks: Checks, player: Player, fields: Fields, count: number): PairsRead {
  const given = fields[player];
  if (areRows(given)) {
    if (given.starts.length === count + 1) return { list: () => pairsOf(given), rows: given };
    // What looked like the count of the nodes was none.
    checks.add('compact.count', `is ${count}; rows were read for ${given.starts.length - 1} nodes`);
  }
  const list = nodesAt(checks, player, fields, count);
  if (list.length % 2 === 1) {
    checks.add(`compact.${player}`, `has length ${list.length}; arcs are pairs of numbers, from and to`);
    return { list: () => [], rows: rowsOf(count, []) };
  }
  const rows = rowsOf(count, list);
  if (list.length > 0 && hasRepeats(rows)) nameRepeats(checks, player, list);
  return { list: () => list, rows };
}

/** Whether a member came in rows; nothing in JSON is a typed array. */
const areRows = (given: unknown): given is Arcs => isFields(given) && given.starts instanceof Uint32Array;

/** The list from which sorted rows were read. */
function pairsOf({ starts, targets }: Arcs): Int32Array {
  const pairs = new Int32Array(2 * targets.length);
  for (let v = 0; v + 1 < starts.length; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      pairs[2 * e] = v;
      pairs[2 * e + 1] = targets[e];
    }
  }
  return pairs;
}

function rowsOf(count: number, list: ArrayLike<number>): Arcs {
  const arcs = list.length / 2;
  if (arcs === 0) return { starts: new Uint32Array(count + 1), targets: new Uint32Array(0) };
  const sources = new Uint32Array(arcs);
  const targets = new Uint32Array(arcs);
  for (let e = 0; e < arcs; e++) {
    sources[e] = list[2 * e];
    targets[e] = list[2 * e + 1];
  }
  return buildArcs(count, sources, targets);
}

/** Rows of at most this many options are searched for repeats directly, without an array of marks. */
const shortRow = 16;

function hasRepeats({ starts, targets }: Arcs): boolean {
  const order = starts.length - 1;
  const lastSeenAt = new Uint32Array(order);
  for (let v = 0; v < order; v++) {
    if (starts[v + 1] - starts[v] <= shortRow) {
      if (repeatsWithin(targets, starts[v], starts[v + 1])) return true;
      continue;
    }
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      if (lastSeenAt[targets[e]] === v + 1) return true;
      lastSeenAt[targets[e]] = v + 1;
    }
  }
  return false;
}

function repeatsWithin(targets: Uint32Array, first: number, end: number): boolean {
  for (let e = first + 1; e < end; e++) if (occursIn(targets, first, e, targets[e])) return true;
  return false;
}

function occursIn(targets: Uint32Array, first: number, end: number, target: number): boolean {
  for (let e = first; e < end; e++) if (targets[e] === target) return true;
  return false;
}

/**
 * Finds the first place of each repeated arc. It is slower, and is called only for files that are refused.
 */
function nameRepeats(checks: Checks, player: Player, list: ArrayLike<number>): void {
  const first = new Map<string, number>();
  for (let i = 0; i < list.length; i += 2) {
    const arc = `${list[i]} to ${list[i + 1]}`;
    const before = first.get(arc);
    if (before === undefined) first.set(arc, i);
    else {
      checks.add(`compact.${player}[${i}]`, `the arc ${arc} stands at compact.${player}[${before}] already`);
    }
  }
}

/**
 * `play` is the way of play that the file says; in a file with joint rounds both players move at once
 * regardless of it.
 */
export function graphOfCompact(compact: Compact, play: WayOfPlay): GameGraph {
  const { count, gray, rows, jointRounds } = compact;
  const { either, left, right } = rows;
  const joint = play === 'simultaneous' || jointRounds.length > 0 ? { joint: jointMovesOf(compact) } : {};
  const misere = play === 'misere' ? ({ misere: true } as const) : {};
  if (left.targets.length === 0 && right.targets.length === 0) {
    return { order: count, gray, left: either, right: either, ...joint, ...misere };
  }
  const [lefts, rights] = [arcsOfBoth(either, left), arcsOfBoth(either, right)];
  return { order: count, gray, left: lefts, right: rights, ...joint, ...misere };
}

function jointMovesOf({ count, pairs, jointRounds }: Compact): JointMoves {
  const joining = beginJoiningMoves(count);
  const solo = (player: Mover, list: ArrayLike<number>): void => {
    for (let i = 0; i < list.length; i += 2) joining.move(player, list[i], String(list[i + 1]), list[i + 1]);
  };
  for (const player of ['left', 'right'] as const) {
    solo(player, pairs.either());
    solo(player, pairs[player]());
  }
  for (const { from, to, pairs: named } of jointArcsOf(jointRounds)) {
    for (const { left, right } of named) joining.pair(Number(from), left, right, Number(to));
  }
  return joining.finish();
}
