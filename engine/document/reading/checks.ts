/**
 * Checks JSON of unknown origin: each check returns what it was asked for, or records a problem by its place
 * and returns undefined. Problems are collected and not thrown, so that one reading names all of them.
 */
import type { Problem } from '../../result.ts';
import { mostLetters, saysTooLong } from '../document.ts';

/**
 * Further problems are counted but not kept: a file of a million wrong arcs must not make a million sentences.
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

/** An object that has no members but the given ones. */
export function fieldsAt(
  checks: Checks,
  place: string,
  value: unknown,
  members: readonly string[],
): Fields | undefined {
  if (!isFields(value)) {
    checks.add(place, `is ${described(value)}; it must be an object with ${listed(members)}`);
    return undefined;
  }
  for (const member of Object.keys(value)) {
    if (!members.includes(member)) {
      checks.add(
        `${place === '' ? '' : `${place}.`}${member}`,
        `is an unknown field; the fields here are ${listed(members)}`,
      );
    }
  }
  return value;
}

/** The members of a whole file, which may also name the schema that describes it: that is for editors of text, and the file is read by its own version. */
export function fileFieldsAt(checks: Checks, value: Fields, members: readonly string[]): Fields | undefined {
  const { $schema, ...fields } = value;
  if ($schema !== undefined) textAt(checks, '$schema', $schema);
  return fieldsAt(checks, '', fields, members);
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A list; empty, with a problem, for any other value. */
export function listAt(checks: Checks, place: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  checks.add(place, `is ${described(value)}; it must be a list`);
  return [];
}

/** A text; undefined, with a problem, for any other value. */
export function textAt(checks: Checks, place: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  checks.add(place, `is ${described(value)}; it must be a text in quotation marks`);
  return undefined;
}

/** A name, an id or a title: a text that is no longer than those may be. */
export function nameAt(checks: Checks, place: string, value: unknown): string | undefined {
  const text = textAt(checks, place, value);
  if (text === undefined || text.length <= mostLetters) return text;
  checks.add(place, saysTooLong(text.length));
  return undefined;
}

/** A boolean; undefined, with a problem, for any other value. */
export function truthAt(checks: Checks, place: string, value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  checks.add(place, `is ${described(value)}; it must be true or false`);
  return undefined;
}

/** A number within bounds; JSON can write numbers that overflow to infinity (1e999). */
export function numberAt(checks: Checks, place: string, value: unknown, most: number): number | undefined {
  if (typeof value === 'number' && Math.abs(value) <= most) return value;
  const range = `a number between −${most} and ${most}`;
  checks.add(place, `is ${described(value)}; it must be ${range}`);
  return undefined;
}
