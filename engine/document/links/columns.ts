/**
 * Columns of a terse drawing: numbers as steps from one to the next, texts joined into one, and a unit in
 * which all places are whole numbers. Small, repeated numbers and few different characters compress well.
 * Cost: O(length).
 */

import { type Checks, described, listAt } from '../checks.ts';
import { mostLetters, saysTooLong } from '../document.ts';

/**
 * Units to try, the grid's step first; 0 means that the places are on no grid and are written as they are.
 */
const units: readonly number[] = [20, 10, 5, 1, 0.5, 0];

/** The coarsest unit such that every number is an exact multiple of it. */
export const unitOf = (numbers: readonly number[]): number =>
  units.find((unit) => numbers.every((each) => Math.round(each / unit) * unit === each)) ?? 0;

export const usualUnit = units[0];

/** From each number to the next, beginning at 0. */
export const stepsBetween = (numbers: readonly number[]): readonly number[] =>
  numbers.map((each, i) => each - (i === 0 ? 0 : numbers[i - 1]));

/** The inverse of `stepsBetween`: the partial sums. */
export function sums(numbers: readonly number[]): readonly number[] {
  let sum = 0;
  return numbers.map((each) => {
    sum += each;
    return sum;
  });
}

/**
 * Places in units, as steps. Places off the grid are written as they are, since adding steps of fractions
 * would not give back the same bits.
 */
export const writePlaces = (numbers: readonly number[], unit: number): readonly number[] =>
  unit === 0 ? numbers : stepsBetween(numbers.map((each) => Math.round(each / unit) || 0));

/** The inverse of `writePlaces`. */
export const readPlaces = (column: readonly number[], unit: number): readonly number[] =>
  unit === 0 ? column : sums(column).map((each) => each * unit);

/** One text with spaces between the items, or a list if an item contains a space. */
export const joined = (texts: readonly string[]): string | readonly string[] =>
  texts.some((text) => text.includes(' ')) ? texts : texts.join(' ');

const counted = (checks: Checks, place: string, found: number, wanted: number): boolean => {
  if (found !== wanted) checks.add(place, `has length ${found}; it must be ${wanted}, one entry for each`);
  return found === wanted;
};

/** Reads exactly the wanted number of texts; another number of them is a problem. */
export function textsAt(checks: Checks, place: string, value: unknown, wanted: number): readonly string[] {
  const texts = typeof value === 'string' ? value.split(' ') : listAt(checks, place, value);
  const sound = texts.every((each) => typeof each === 'string');
  if (!sound) checks.add(place, 'has an entry that is not a text');
  for (const each of texts)
    if (typeof each === 'string' && each.length > mostLetters) checks.add(place, saysTooLong(each.length));
  return counted(checks, place, texts.length, wanted) && sound ? (texts as readonly string[]) : [];
}

/**
 * The numbers of a column, optionally whole ones only; undefined if one of them is wrong. A missing column is
 * empty.
 */
export function numbersOfColumn(
  checks: Checks,
  place: string,
  value: unknown,
  whole = true,
): readonly number[] {
  const list = value === undefined ? [] : listAt(checks, place, value);
  let sound = true;
  for (const [i, each] of list.entries()) {
    if (whole ? Number.isSafeInteger(each) : Number.isFinite(each)) continue;
    sound = false;
    checks.add(`${place}[${i}]`, `is ${described(each)}; it must be a ${whole ? 'whole ' : ''}number`);
  }
  return sound ? (list as readonly number[]) : [];
}

/** Reads the unit of places in each direction; a wrong one is a problem. */
export function unitsAt(checks: Checks, value: unknown): readonly number[] {
  if (value === undefined) return [usualUnit, usualUnit];
  const given = numbersOfColumn(checks, 'u', value, false);
  if (given.length === 2 && given.every((unit) => units.includes(unit))) return given;
  checks.add('u', `must be two of the units ${units.join(', ')}`);
  return [usualUnit, usualUnit];
}

/** Reads numbers that index `count` things: each is 0 … count − 1. */
export function placesAt(
  checks: Checks,
  place: string,
  numbers: readonly number[],
  count: number,
): readonly number[] {
  let sound = true;
  for (const [i, each] of numbers.entries()) {
    if (Number.isInteger(each) && each >= 0 && each < count) continue;
    sound = false;
    checks.add(`${place}[${i}]`, `leads to ${described(each)}; there are ${count}, counted from 0`);
  }
  return sound ? numbers : [];
}

/** Splits a flat column into groups of the given size. */
export function groupsAt(
  checks: Checks,
  place: string,
  numbers: readonly number[],
  size: number,
): readonly (readonly number[])[] {
  if (numbers.length % size !== 0) {
    checks.add(place, `has length ${numbers.length}; its numbers come in groups of ${size}`);
    return [];
  }
  return Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(i * size, (i + 1) * size));
}
