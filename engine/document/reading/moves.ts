/** The names of moves on an arc, and on an arc of both players' the pairs that lead to its end. Files of version 2 have them. */
import type { JointPair, NamedMove, WrittenNumber } from '../document.ts';
import { type Checks, described, listAt, textAt } from './checks.ts';
import { writtenNumberAt } from './numbers.ts';

/** `"l"`, or `["l", "1"]` with what the move gains. */
export function readNamedMoves(checks: Checks, place: string, value: unknown): readonly NamedMove[] {
  return entriesAt(checks, place, value).flatMap((each, j): readonly NamedMove[] => {
    const at = `${place}[${j}]`;
    if (!Array.isArray(each)) return withName(nameAt(checks, at, each), (name) => ({ name }));
    if (!hasLength(checks, at, each, 1, 'the name of a move, and what it gains')) return [];
    const gain = gainAt(checks, `${at}[1]`, each[1]);
    return withName(nameAt(checks, `${at}[0]`, each[0]), (name) => ({ name, ...gain }));
  });
}

/** `["l", "r"]`, or `["l", "r", "1/2"]` with what the joint round gains. */
export function readPairs(checks: Checks, place: string, value: unknown): readonly JointPair[] {
  const says = "Left's move, Right's, and what the joint round gains";
  return entriesAt(checks, place, value).flatMap((each, j): readonly JointPair[] => {
    const at = `${place}[${j}]`;
    if (!Array.isArray(each)) {
      checks.add(at, `is ${described(each)}; it must be a list of ${says}`);
      return [];
    }
    if (!hasLength(checks, at, each, 2, says)) return [];
    const left = nameAt(checks, `${at}[0]`, each[0]);
    const right = nameAt(checks, `${at}[1]`, each[1]);
    const gain = gainAt(checks, `${at}[2]`, each[2]);
    return left === undefined || right === undefined ? [] : [{ left, right, ...gain }];
  });
}

function entriesAt(checks: Checks, place: string, value: unknown): readonly unknown[] {
  const list = listAt(checks, place, value);
  if (Array.isArray(value) && list.length === 0) checks.add(place, 'is empty; write one move or more');
  return list;
}

/** So many entries, and one more for a gain. */
function hasLength(
  checks: Checks,
  place: string,
  list: readonly unknown[],
  least: number,
  says: string,
): boolean {
  if (list.length === least || list.length === least + 1) return true;
  checks.add(place, `has length ${list.length}; its entries are ${says} if it gains anything`);
  return false;
}

function nameAt(checks: Checks, place: string, value: unknown): string | undefined {
  const name = textAt(checks, place, value);
  if (name === '') checks.add(place, 'is empty; a move needs a name');
  return name === '' ? undefined : name;
}

const withName = <T>(name: string | undefined, make: (name: string) => T): readonly T[] =>
  name === undefined ? [] : [make(name)];

const gainAt = (checks: Checks, place: string, value: unknown): { readonly gain?: WrittenNumber } =>
  value === undefined ? {} : { gain: writtenNumberAt(checks, place, value) };
