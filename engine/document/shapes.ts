/**
 * What a value in a file may be, said once: a shape reads the value, naming what is wrong by its place, and
 * has the JSON Schema that is published and from which the documentation's page is made. The descriptions of
 * files (`drawing-form.ts`, `view-form.ts`, `lesson-form.ts`) are made of shapes; a rule that joins two
 * places of a file, as that arcs lead to nodes, is its reader's.
 */

import { beginChecks, type Checks, described, type Fields, isFields, namesListed } from './checks.ts';
import { type LengthLimit, lettersOfName, saysTooMany } from './document.ts';

/** A JSON Schema as data: keywords and what they say. */
export type Schema = { readonly [keyword: string]: unknown };

export type ValueShape<T> = {
  readonly schema: Schema;
  /** The value as the program has it; undefined, with a problem at its place, if it has another shape. */
  readonly read: (checks: Checks, place: string, value: unknown) => T | undefined;
};

/** What a shape reads. */
export type ReadAs<S> = S extends ValueShape<infer T> ? T : never;

/** The value as a shape reads it; undefined, without a problem, if it has another one. */
export function understood<T>({ read }: ValueShape<T>, value: unknown): T | undefined {
  const checks = beginChecks();
  const found = read(checks, '', value);
  return checks.problems().length === 0 ? found : undefined;
}

/** Values that one look decides; `must` ends the sentence "it must be". */
function plain<T>(schema: Schema, must: string, is: (value: unknown) => value is T): ValueShape<T> {
  return {
    schema,
    read(checks, place, value) {
      if (is(value)) return value;
      checks.add(place, `is ${described(value)}; it must be ${must}`);
      return undefined;
    },
  };
}

/** Values that are checked with the rest of the file, by its reader. The schema is for others. */
export const readLater = (schema: Schema = {}): ValueShape<unknown> => ({
  schema,
  read: (_, __, value) => value,
});

export const truth = plain(
  { type: 'boolean' },
  'true or false',
  (value): value is boolean => typeof value === 'boolean',
);

/**
 * Numbers at most so far from 0. JSON can write numbers that overflow to infinity (1e999), which are none.
 */
export const number = (most?: number): ValueShape<number> =>
  plain(
    { type: 'number', ...(most !== undefined && { minimum: -most, maximum: most }) },
    most === undefined ? 'a number' : `a number between −${most} and ${most}`,
    (value): value is number => typeof value === 'number' && Math.abs(value) <= (most ?? Number.MAX_VALUE),
  );

export const positiveNumber = (most?: number): ValueShape<number> =>
  plain(
    { type: 'number', exclusiveMinimum: 0, ...(most !== undefined && { maximum: most }) },
    `a number above 0${most === undefined ? '' : ` and at most ${most}`}`,
    (value): value is number => typeof value === 'number' && value > 0 && value <= (most ?? Number.MAX_VALUE),
  );

/** Whole numbers from 0. */
export const naturalNumber = (
  most?: number,
  must = `a whole number from 0${most === undefined ? ' on' : ` to ${most}`}`,
) =>
  plain(
    { type: 'integer', minimum: 0, ...(most !== undefined && { maximum: most }) },
    must,
    (value): value is number =>
      Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= (most ?? Number.MAX_SAFE_INTEGER),
  );

/**
 * A shape with a further step: what is made of the value that was read, or what else is wrong with it.
 * `given` is the value as the file has it.
 */
export const also = <T, U>(
  { schema, read }: ValueShape<T>,
  make: (checks: Checks, place: string, read: T, given: Fields) => U | undefined,
): ValueShape<U> => ({
  schema,
  read(checks, place, value) {
    const found = read(checks, place, value);
    return found === undefined ? undefined : make(checks, place, found, value as Fields);
  },
});

/** One of some words. */
export const oneOf = <T extends string>(words: readonly T[]): ValueShape<T> =>
  plain(
    { enum: words },
    namesListed(
      words.map((word) => `"${word}"`),
      'or',
    ),
    (value): value is T => words.some((word) => word === value),
  );

/** Null as if nothing were there, as files of other programs have it. */
export const orNull = <T>({ schema, read }: ValueShape<T>): ValueShape<T> => ({
  schema: schema.enum ? { enum: [...(schema.enum as []), null] } : { ...schema, type: [schema.type, 'null'] },
  read: (checks, place, value) => (value === null ? undefined : read(checks, place, value)),
});

/**
 * Texts. `empty` says what an empty one lacks, if empty ones are not allowed; a text must not match the
 * pattern `without`.
 */
export function text(
  rules: { readonly empty?: string; readonly limit?: LengthLimit; readonly without?: Without } = {},
): ValueShape<string> {
  const { empty, limit, without } = rules;
  const found = without && new RegExp(`[${without.signs}]`);
  return {
    schema: {
      type: 'string',
      ...(empty !== undefined && { minLength: 1 }),
      ...(limit && { maxLength: limit.most }),
      ...(without && { pattern: `^[^${without.signs}]*$` }),
    },
    read(checks, place, value) {
      if (typeof value !== 'string')
        checks.add(place, `is ${described(value)}; it must be a text in quotation marks`);
      else if (limit && value.length > limit.most) checks.add(place, saysTooMany(value.length, limit));
      else if (value === '' && empty !== undefined) checks.add(place, `is empty; ${empty}`);
      else if (found?.test(value)) checks.add(place, `${described(value)} has ${without?.called} in it`);
      else return value;
      return undefined;
    },
  };
}

/** Signs as a character class of a regular expression has them, and what one of them is called. */
type Without = { readonly signs: string; readonly called: string };

/** A name or a title. */
export const name = text({ limit: lettersOfName });

type ListRules = { readonly limit?: LengthLimit; readonly empty?: string; readonly must?: string };

/** Lists whose entries have one shape. */
export function list<T>(
  of: ValueShape<T>,
  { limit, empty, must = 'a list' }: ListRules = {},
): ValueShape<readonly T[]> {
  return {
    schema: {
      type: 'array',
      ...(limit && { maxItems: limit.most }),
      ...(empty !== undefined && { minItems: 1 }),
      items: of.schema,
    },
    read(checks, place, value) {
      if (!Array.isArray(value)) {
        checks.add(place, `is ${described(value)}; it must be ${must}`);
        return undefined;
      }
      if (limit && value.length > limit.most) checks.add(place, saysTooMany(value.length, limit));
      if (value.length === 0 && empty !== undefined) checks.add(place, `is empty; ${empty}`);
      const entries: T[] = [];
      for (const [i, each] of value.slice(0, limit?.most).entries()) {
        const entry = of.read(checks, `${place}[${i}]`, each);
        if (entry !== undefined) entries.push(entry);
      }
      return entries;
    },
  };
}

/**
 * A member of an object, or an entry of a row: what it is for, its shape, and the first version of the file
 * that has it.
 */
type Member<T, Needed extends boolean> = {
  readonly says: string;
  readonly shape: ValueShape<T>;
  readonly isNeeded: Needed;
  readonly since: number;
};
type Members = Readonly<Record<string, Member<unknown, boolean>>>;

export const needed = <T>(says: string, shape: ValueShape<T>): Member<T, true> => ({
  says,
  shape,
  isNeeded: true,
  since: 1,
});

export const perhaps = <T>(says: string, shape: ValueShape<T>, since = 1): Member<T, false> => ({
  says,
  shape,
  isNeeded: false,
  since,
});

type Names<M extends Members, Needed extends boolean> = {
  [Name in keyof M]: M[Name]['isNeeded'] extends Needed ? Name : never;
}[keyof M];

/** What is read of an object: all that it needs, and what it may have. */
export type Read<M extends Members> = {
  readonly [Name in Names<M, true>]: ReadAs<M[Name]['shape']>;
} & { readonly [Name in Names<M, false>]?: ReadAs<M[Name]['shape']> };

type Listed = readonly (readonly [string, Member<unknown, boolean>])[];

/**
 * Reads each member into an object; undefined where one that is needed is missing or wrong. A wrong one that
 * is not is left out.
 */
function readMembers<M extends Members>(
  checks: Checks,
  members: Listed,
  placeOf: (name: string, at: number) => string,
  valueAt: (name: string, at: number) => unknown,
): Read<M> | undefined {
  const read: Record<string, unknown> = {};
  let isWhole = true;
  for (let at = 0; at < members.length; at++) {
    const name = members[at][0];
    const { shape, isNeeded } = members[at][1];
    const value = valueAt(name, at);
    if (value === undefined && !isNeeded) continue;
    const found = shape.read(checks, placeOf(name, at), value);
    if (found !== undefined) read[name] = found;
    else if (isNeeded) isWhole = false;
  }
  return isWhole ? (read as Read<M>) : undefined;
}

type FieldsRules = {
  /** The version of the file; without it the newest. */
  readonly version?: number;
  /** What an object without any member lacks, if it needs some. */
  readonly empty?: string;
  /** Whether unknown members are allowed, and left out. */
  readonly isOpen?: boolean;
};

const describedAs = (says: string): Schema => (says === '' ? {} : { description: says });

/** Objects with these members, and no others. */
export function fields<M extends Members>(
  all: M,
  { version = Number.POSITIVE_INFINITY, empty, isOpen = false }: FieldsRules = {},
): ValueShape<Read<M>> {
  const members: Listed = Object.entries(all);
  const known = members.filter(([, { since }]) => since <= version);
  // Members of a later version are read too, so that all that is wrong with them is named; in an open object
  // they belong to other programs.
  const toRead = isOpen ? known : members;
  const names = known.map(([name]) => name);
  const required = known.flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []));
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        known.map(([name, { says, shape }]) => [name, { ...describedAs(says), ...shape.schema }]),
      ),
      ...(required.length > 0 && { required }),
      ...(empty !== undefined && { minProperties: 1 }),
      ...(!isOpen && { additionalProperties: false }),
    },
    read(checks, place, value) {
      if (!isFields(value)) {
        checks.add(place, `is ${described(value)}; it must be an object with ${namesListed(names)}`);
        return undefined;
      }
      const within = place === '' ? '' : `${place}.`;
      for (const name of isOpen ? [] : Object.keys(value)) {
        if (names.includes(name)) continue;
        const later = Object.hasOwn(all, name) ? all[name] : undefined;
        const says = later
          ? `needs "version": ${later.since}, the first that has it`
          : `is an unknown field; the fields here are ${namesListed(names)}`;
        checks.add(within + name, says);
      }
      if (empty !== undefined && names.every((name) => value[name] === undefined))
        checks.add(place, `is empty; ${empty}`);
      return readMembers<M>(
        checks,
        toRead,
        (name) => within + name,
        (name) => value[name],
      );
    },
  };
}

/** Lists that are read as objects, an entry for each member; `says` what the entries are. */
export function row<M extends Members>(all: M, says: string): ValueShape<Read<M>> {
  const members = Object.entries(all);
  const least = members.filter(([, { isNeeded }]) => isNeeded).length;
  return {
    schema: {
      type: 'array',
      prefixItems: members.map(([, { shape }]) => shape.schema),
      minItems: least,
      maxItems: members.length,
    },
    read(checks, place, value) {
      if (!Array.isArray(value)) checks.add(place, `is ${described(value)}; it must be a list of ${says}`);
      else if (value.length < least || value.length > members.length)
        checks.add(place, `has length ${value.length}; its entries are ${says}`);
      else
        return readMembers<M>(
          checks,
          members,
          (_, at) => `${place}[${at}]`,
          (_, at) => value[at],
        );
      return undefined;
    },
  };
}

/**
 * A shape that has a heading of its own in the documentation and a name in the schema, where others refer to
 * it.
 */
export type TitledShape<T> = ValueShape<T> & { readonly part: string; readonly definition: Schema };

export const part = <T>(
  part: string,
  title: string,
  description: string,
  { schema, read }: ValueShape<T>,
  examples?: readonly unknown[],
): TitledShape<T> => ({
  part,
  definition: { title, description, ...schema, ...(examples && { examples }) },
  schema: { $ref: `#/$defs/${part}` },
  read,
});
