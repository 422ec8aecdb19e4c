/** The problems of one reading. They are collected and not thrown, so that one reading names all of them. */
import type { Problem } from '../result.ts';

/**
 * Further problems are counted but not kept: a file of a million wrong arcs must not make a million
 * sentences.
 */
const mostKept = 1000;

export type Checks = {
  readonly add: (place: string, says: string) => void;
  /** All problems so far, and the number of those not kept. */
  readonly problems: () => readonly Problem[];
};

/** Checks without any problem yet. */
export function beginChecks(): Checks {
  const kept: Problem[] = [];
  let more = 0;
  return {
    add(place, says) {
      if (kept.length < mostKept) kept.push({ place, says });
      else more++;
    },
    problems: () => (more === 0 ? kept : [...kept, { place: 'file', says: `and ${more} more problems` }]),
  };
}

export type Fields = Readonly<Record<string, unknown>>;

const kinds = { object: 'an object', array: 'a list', string: 'a text', boolean: 'true or false' } as const;

/** What a JSON value is, in words. */
export function described(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return kinds.array;
  if (typeof value === 'object') return kinds.object;
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Whether a JSON value is an object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** Names in a sentence, the last after `word`. */
export const namesListed = (names: readonly string[], word = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

/** A list; empty, with a problem, for any other value. */
export function listAt(checks: Checks, place: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  checks.add(place, `is ${described(value)}; it must be a list`);
  return [];
}
