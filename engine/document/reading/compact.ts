/**
 * The compact form of a file: nodes are 0 … count − 1, arcs are pairs of numbers, and no record is made for any of them.
 * Cost: O(count + arcs) time; the graph's rows and one row of marks are all that is allocated.
 */
import { buildArcs } from '../../graph/build.ts';
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import type { Player } from '../document.ts';
import { type Checks, described, type Fields, fieldsAt, listAt } from './checks.ts';

/** Vertices beyond which no row of ours could count. */
const mostNodes = 2 ** 28;
const members = ['count', 'gray', 'either', 'left', 'right'];

/** Each player's arcs as u0, v0, u1, v1, … */
export type Pairs = { readonly [P in Player]: readonly number[] };

export type Compact = { readonly count: number; readonly gray: Uint8Array; readonly pairs: Pairs };

export function readCompact(checks: Checks, value: unknown): Compact | undefined {
  const fields = fieldsAt(checks, 'compact', value, members);
  if (!fields) return undefined;
  const { count } = fields;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > mostNodes) {
    checks.add('compact.count', `is ${described(count)}; it must be the number of nodes`);
    return undefined;
  }
  const pairs: Pairs = {
    either: readPairs(checks, 'either', fields, count),
    left: readPairs(checks, 'left', fields, count),
    right: readPairs(checks, 'right', fields, count),
  };
  return { count, gray: readGray(checks, fields, count), pairs };
}

const isNode = (value: unknown, count: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;

function nodesAt(checks: Checks, member: string, fields: Fields, count: number): readonly number[] {
  const list = fields[member] === undefined ? [] : listAt(checks, `compact.${member}`, fields[member]);
  let sound = true;
  for (let i = 0; i < list.length; i++) {
    if (isNode(list[i], count)) continue;
    sound = false;
    const range = count === 0 ? 'there are no nodes' : `nodes are 0 to ${count - 1}`;
    checks.add(`compact.${member}[${i}]`, `is ${described(list[i])}; ${range}`);
  }
  return sound ? (list as readonly number[]) : [];
}

function readGray(checks: Checks, fields: Fields, count: number): Uint8Array {
  const gray = new Uint8Array(count);
  for (const v of nodesAt(checks, 'gray', fields, count)) gray[v] = 1;
  return gray;
}

function readPairs(checks: Checks, player: Player, fields: Fields, count: number): readonly number[] {
  const list = nodesAt(checks, player, fields, count);
  if (list.length % 2 === 1) {
    checks.add(`compact.${player}`, `has ${list.length} numbers; arcs are pairs of numbers, from and to`);
    return [];
  }
  if (hasRepeats(rowsOf(count, list))) nameRepeats(checks, player, list);
  return list;
}

function rowsOf(count: number, ...lists: readonly (readonly number[])[]): Arcs {
  const arcs = lists.reduce((sum, list) => sum + list.length / 2, 0);
  const sources = new Uint32Array(arcs);
  const targets = new Uint32Array(arcs);
  let place = 0;
  for (const list of lists) {
    for (let i = 0; i < list.length; i += 2) {
      sources[place] = list[i];
      targets[place] = list[i + 1];
      place++;
    }
  }
  return buildArcs(count, sources, targets);
}

function hasRepeats({ starts, targets }: Arcs): boolean {
  const order = starts.length - 1;
  const lastSeenAt = new Uint32Array(order);
  for (let v = 0; v < order; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      if (lastSeenAt[targets[e]] === v + 1) return true;
      lastSeenAt[targets[e]] = v + 1;
    }
  }
  return false;
}

/** Slower, and only for files that are refused anyway: where each repeated arc stood first. */
function nameRepeats(checks: Checks, player: Player, list: readonly number[]): void {
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

export function graphOf({ count, gray, pairs: { either, left, right } }: Compact): GameGraph {
  const forLeft = rowsOf(count, either, left);
  const impartial = left.length === 0 && right.length === 0;
  return { order: count, gray, left: forLeft, right: impartial ? forLeft : rowsOf(count, either, right) };
}
