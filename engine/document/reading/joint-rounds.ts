/**
 * The joint rounds of a compact file: `"both": [u, rows, columns, w11, w12, …]`, a matrix for each node at
 * which both players can move, row by row, −1 for a hole. Moves are called L1, L2, … and R1, R2, …, as no
 * node of a compact file is. O(numbers).
 */

import { type Checks, described, type Fields, listAt } from '../checks.ts';
import type { JointArc } from '../document.ts';

/** Node u with its matrix: the result of row i and column j is results[i · columns + j], or −1. */
export type JointRounds = {
  readonly node: number;
  readonly rows: number;
  readonly columns: number;
  readonly results: readonly number[];
};

/**
 * How many arcs the matrices will be, one for each node and result, counted before anything is made of them.
 * Where the numbers break a rule the count ends there, and reading names it. O(numbers).
 */
export function countJointArcs(list: ArrayLike<unknown>): number {
  let arcs = 0;
  for (let at = 0; at + 2 < list.length; ) {
    const size = Number(list[at + 1]) * Number(list[at + 2]);
    if (!(size >= 1 && size <= list.length - at - 3)) return arcs;
    const results = new Set<unknown>();
    for (let i = at + 3; i < at + 3 + size; i++) if (list[i] !== -1) results.add(list[i]);
    arcs += results.size;
    at += 3 + size;
  }
  return arcs;
}

export function readJointRounds(checks: Checks, fields: Fields, count: number): readonly JointRounds[] {
  if (fields.both === undefined) return [];
  const given = fields.both instanceof Int32Array ? fields.both : listAt(checks, 'compact.both', fields.both);
  const list: ArrayLike<unknown> = given;
  const rounds: JointRounds[] = [];
  const first = new Map<number, number>();
  for (let at = 0; at < list.length; ) {
    const found = matrixAt(checks, list, at, count);
    // Where sizes are wrong, the beginning of the next matrix is unknown.
    if (!found) return rounds;
    const before = first.get(found.node);
    if (before === undefined) rounds.push(found);
    else
      checks.add(
        `compact.both[${at}]`,
        `node ${found.node} has its matrix at compact.both[${before}] already`,
      );
    first.set(found.node, before ?? at);
    at += 3 + found.results.length;
  }
  return rounds;
}

function matrixAt(
  checks: Checks,
  list: ArrayLike<unknown>,
  at: number,
  count: number,
): JointRounds | undefined {
  const place = (i: number): string => `compact.both[${i}]`;
  const node = numberAt(checks, list, at, 0, count - 1, 'the number of a node');
  const rows = numberAt(checks, list, at + 1, 1, list.length, 'how many moves Left has');
  const columns = numberAt(checks, list, at + 2, 1, list.length, 'how many moves Right has');
  if (node === undefined || rows === undefined || columns === undefined) return undefined;
  const left = list.length - at - 3;
  if (rows * columns > left) {
    checks.add(
      place(at),
      `a matrix of ${rows} by ${columns} needs ${rows * columns} results, and has ${left}`,
    );
    return undefined;
  }
  const results: number[] = [];
  let sound = true;
  for (let i = at + 3; i < at + 3 + rows * columns; i++) {
    const result = numberAt(checks, list, i, -1, count - 1, 'the number of a node, or −1 for a hole');
    if (result === undefined) sound = false;
    results.push(result ?? -1);
  }
  if (sound) nameEmptyLines(checks, place(at), { node, rows, columns, results });
  return { node, rows, columns, results };
}

/** A move whose every round is a hole could not be distinguished from a missing one. */
function nameEmptyLines(checks: Checks, place: string, { rows, columns, results }: JointRounds): void {
  const rowsMet = new Uint8Array(rows);
  const columnsMet = new Uint8Array(columns);
  for (const [i, result] of results.entries()) {
    if (result < 0) continue;
    rowsMet[Math.floor(i / columns)] = 1;
    columnsMet[i % columns] = 1;
  }
  for (const [i, met] of rowsMet.entries()) if (met === 0) checks.add(place, `row ${i + 1} has holes only`);
  for (const [j, met] of columnsMet.entries())
    if (met === 0) checks.add(place, `column ${j + 1} has holes only`);
}

function numberAt(
  checks: Checks,
  list: ArrayLike<unknown>,
  at: number,
  least: number,
  most: number,
  says: string,
): number | undefined {
  const value = list[at];
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  checks.add(`compact.both[${at}]`, `is ${described(value)}; it must be ${says}`);
  return undefined;
}

/** The matrices as arcs of both players', one for each node and result. */
export function jointArcsOf(rounds: readonly JointRounds[]): readonly JointArc[] {
  return rounds.flatMap(({ node, columns, results }) => {
    const byResult = new Map<number, { readonly left: string; readonly right: string }[]>();
    for (const [i, result] of results.entries()) {
      if (result < 0) continue;
      const pair = { left: `L${Math.floor(i / columns) + 1}`, right: `R${(i % columns) + 1}` };
      const known = byResult.get(result);
      if (known) known.push(pair);
      else byResult.set(result, [pair]);
    }
    return [...byResult].map(
      ([result, pairs]): JointArc => ({ from: String(node), to: String(result), player: 'both', pairs }),
    );
  });
}
