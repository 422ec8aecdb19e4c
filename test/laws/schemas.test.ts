/**
 * The JSON Schemas of files are as strict as the readers: they accept all that is written, and refuse nothing
 * that is read; what is refused they refuse too, but for the rules that no schema can say.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { beyondSchema } from '../../docs/writing/look-up/beyond-schema.ts';
import { readDocument } from '../../engine/document/read.ts';
import { view } from '../../engine/document/view-form.ts';
import { writeDocument } from '../../engine/document/write.ts';
import { readLesson } from '../../engine/lesson/read.ts';
import { writeLesson } from '../../engine/lesson/write.ts';
import { arbitraryDigraph } from '../arbitrary/digraphs.ts';
import { arbitraryBoard, arbitraryDocument } from '../arbitrary/documents.ts';
import { arbitraryLesson } from '../arbitrary/lessons.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { hasShape, problemsBySchema, schemas } from '../fixtures/schemas.ts';
import { tryLaw } from './seeds.ts';

const site = 'https://games.university.edu/grundy/';
const publicFolder = join(import.meta.dirname, '../../public');

const problemsOnReading = (file: unknown): readonly string[] => {
  const text = JSON.stringify(file);
  const isLesson = (file as { readonly format?: unknown } | null)?.format === 'grundy-lesson';
  const read = isLesson ? readLesson(text) : readDocument(text);
  return read.ok ? [] : read.problems.map(({ place, says }) => `${place} ${says}`);
};

const compactFiles = arbitraryDigraph('any', 6).map(({ order, left: { starts, targets }, gray }) => {
  const pairs = new Map<string, readonly number[]>();
  for (let v = 0; v < order; v++)
    for (let e = starts[v]; e < starts[v + 1]; e++) pairs.set(`${v} ${targets[e]}`, [v, targets[e]]);
  const half = [...pairs.values()];
  const compact = { count: order, gray: [...gray.keys()].filter((v) => gray[v] === 1), either: half.flat() };
  return { format: 'grundy', version: 1, compact, pieces: order > 0 ? ['0', order - 1] : [] };
});

const roundFiles = fc.tuple(fc.nat(2), fc.integer({ min: -1, max: 2 })).map(([first, last]) => ({
  format: 'grundy',
  version: 2,
  compact: { count: 3, left: [0, 1], right: [2, 1], both: [0, 2, 2, first, 1, 2, last] },
}));

const files = fc.oneof(
  fc
    .oneof(arbitraryDocument, arbitraryBoard)
    .map((document): unknown => JSON.parse(writeDocument(document, site))),
  arbitraryLesson.map((lesson): unknown => JSON.parse(writeLesson(lesson, site))),
  compactFiles,
  roundFiles,
);

/** Values that are right in one place of a file and wrong in most others. */
const values: readonly unknown[] = [
  null, true, false, 0, 1, 2, 3, -1, 1.5, 1e9, '', 'a', '0', '1/3', '1/0', 'left', 'both', 'either', 'grundy',
  'simultaneous', [], {}, ['l'], [1], ['l', '1'], [['l', 'r']], [['l', 'r', 1]], [['l', 'r', 1, 1]], [0, 0], [0, 1, 1, 0],
  { left: 1 }, { left: '1e999' }, { count: 2 }, { id: 'a' }, { from: 'a', to: 'a' }, { ruleset: 'nim', position: '3' },
  { ruleset: 'nim', position: '3', line: ['2'] }, { x: 0, y: 0, width: 1, height: 1 }, { all: true }, { except: ['a'] },
  { drawing: 'a' }, { by: 'value' }, { by: 'node', right: ['a'] }, { by: 'number', right: '1/3' },
]; // biome-ignore format: a table
/** Members of any part of a file, and one of none. */
const names: readonly string[] = [
  'format', 'version', 'title', 'nodes', 'edges', 'pieces', 'view', 'compact', 'board', '$schema', 'id', 'x', 'gray', 'name',
  'score', 'left', 'right', 'from', 'to', 'player', 'moves', 'count', 'either', 'both', 'ruleset', 'position', 'line', 'about',
  'drawings', 'views', 'drawing', 'camera', 'step', 'shows', 'hidden', 'question', 'minutes', 'answers', 'handout', 'starter',
  'all', 'except', 'play', 'answer', 'by', 'of',
  'rounds', 'worth', 'unknown',
]; // biome-ignore format: a table

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const holdersIn = (value: unknown): readonly Holder[] =>
  isHolder(value) ? [value, ...Object.values(value).flatMap(holdersIn)] : [];

const change = fc.record({
  where: fc.nat(),
  which: fc.nat(),
  kind: fc.constantFrom('put', 'put', 'leave out', 'add', 'repeat'),
  value: fc.constantFrom(...values),
  name: fc.constantFrom(...names),
});

/** The file with one thing changed somewhere. */
function changed(
  file: unknown,
  { where, which, kind, value, name }: typeof change extends fc.Arbitrary<infer T> ? T : never,
) {
  const whole = structuredClone(file);
  const holders = holdersIn(whole);
  // The outer parts are as likely as the many nodes and arcs.
  const holder = holders[where % 3 === 0 ? 0 : where % holders.length];
  const keys = Object.keys(holder);
  const key = keys[which % Math.max(1, keys.length)];
  if (Array.isArray(holder)) {
    if (kind === 'add' || key === undefined) holder.push(structuredClone(value));
    else if (kind === 'repeat') holder.push(structuredClone(holder[Number(key)]));
    else if (kind === 'leave out') holder.splice(Number(key), 1);
    else holder[Number(key)] = structuredClone(value);
  } else if (kind === 'add' || key === undefined) holder[name] = structuredClone(value);
  else if (kind === 'leave out') delete holder[key];
  else holder[key] = structuredClone(value);
  return whole;
}

const isBeyond = (problem: string): boolean => beyondSchema.some(({ refusal }) => refusal.test(problem));

describe('the schemas of files', () => {
  // After a change of the schemas `npx vitest run -u` writes them anew.
  test('what is published is what the readers are held to here', async () => {
    for (const [file, schema] of schemas)
      await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
        join(publicFolder, 'schema', file),
      );
    expect(new Set(readdirSync(join(publicFolder, 'schema')))).toEqual(new Set(schemas.keys()));
  });

  test.each(
    ['examples', 'lessons'].flatMap((folder) =>
      readdirSync(join(publicFolder, folder))
        .filter((name) => name.endsWith('.grundy.json'))
        .map((name) => `${folder}/${name}`),
    ),
  )('%s keeps its schema', (path) => {
    const file: unknown = JSON.parse(readFileSync(join(publicFolder, path), 'utf8'));
    expect(problemsBySchema(file)).toEqual([]);
  });

  test('all that is written keeps the schema that it names', () => {
    tryLaw(files, 300, (file) => {
      expect(problemsBySchema(file)).toEqual([]);
    });
  });

  test('a changed file is refused by its schema only if its reader refuses it, and by both unless the rule is one of those that no schema can say', () => {
    const met = { accepted: 0, refused: 0, beyond: 0 };
    const twice = fc.array(change, { minLength: 1, maxLength: 2 });
    const tried = (mutant: unknown): void => {
      const bySchema = problemsBySchema(mutant);
      const onReading = problemsOnReading(mutant);
      if (bySchema === undefined || bySchema.length > 0) {
        if (onReading.length === 0) throw new Error(`is read, but: ${bySchema}\n${JSON.stringify(mutant)}`);
        met.refused++;
      } else if (onReading.length === 0) met.accepted++;
      else {
        const more = onReading.filter((problem) => !isBeyond(problem));
        if (more.length > 0) throw new Error(`no schema says: ${more}\n${JSON.stringify(mutant)}`);
        met.beyond++;
      }
    };
    // A file takes longer to draw than to change, so each is changed in several ways.
    const ways = fc.array(twice, { minLength: 4, maxLength: 4 });
    tryLaw(fc.tuple(files, ways), 1000, ([file, each]) => {
      for (const changes of each) tried(changes.reduce<unknown>(changed, file));
    });
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(20);
  });

  test('a member of a view has the shape that its schema describes just where the reader understands it', () => {
    const line = { of: 0, after: 1, line: ['2'] };
    const bend = { from: 'a', to: 'a', player: 'either', bend: 3 };
    const right: Readonly<Record<string, unknown>> = {
      theory: 'sg',
      asPublished: true,
      infinitePlay: 'left',
      play: 'simultaneous',
      convention: 'scoring',
      sum: 'continued',
      camera: { x: 0, y: -1, zoom: 2 },
      bends: [bend, { ...bend, player: 'both', more: 1 }],
      pinned: ['a', 'gone'],
      hidden: { all: true, except: ['a'] },
      boards: true,
      variations: [line, line],
      sweep: { of: 'nim', columns: ['value'], sort: { by: 'value', descending: true }, plot: 'points' },
      facts: [{ position: '3', value: '*3' }],
    };
    const members = Object.keys(right);
    const others = [
      ...values,
      ...Object.values(right),
      1e300,
      { of: '' },
      [{ ...bend, bend: 1e9 }],
      [{ ...line, of: -1 }],
    ];
    const mixed = fc.constantFrom(...members).chain((member) =>
      fc.record({
        member: fc.constant(member),
        value: fc.oneof(
          fc.constantFrom(right[member], ...others),
          fc
            .array(change, { minLength: 1, maxLength: 2 })
            .map((some) => some.reduce<unknown>(changed, { in: right[member] })),
        ),
      }),
    );
    const understood = new Set<string>();
    const tried = ({ member, value: given }: { readonly member: string; readonly value: unknown }): void => {
      const value = (given as { readonly in?: unknown } | null)?.in ?? given;
      const board =
        member === 'variations' || member === 'facts'
          ? { board: { ruleset: 'nim', position: '3' } }
          : { nodes: [{ id: 'a' }] };
      const read = readDocument(
        JSON.stringify({ format: 'grundy', version: 3, ...board, view: { [member]: value } }),
      );
      if (!read.ok) throw new Error(read.problems[0].says);
      const { rest, hidden } = read.value.document.view;
      // Only `hidden` is not kept in a form that is not understood: then it hides all values.
      const isAll = JSON.stringify(hidden) === '{"all":true,"except":[]}';
      const isUnderstood = member === 'hidden' && isAll ? hasShape(3, member, value) : !(member in rest);
      if (isUnderstood !== hasShape(3, member, value)) throw new Error(`${member}: ${JSON.stringify(value)}`);
      if (isUnderstood) understood.add(member);
    };
    for (const member of members) tried({ member, value: right[member] });
    tryLaw(mixed, 3000, tried);
    expect(understood).toEqual(new Set(members));
    expect(new Set(Object.keys(view(3).definition.properties as object))).toEqual(new Set(members));
  });

  test.each(beyondSchema)('no schema says, and the reader does: $says', ({ broken, refusal }) => {
    expect(problemsBySchema(broken)).toEqual([]);
    const [problem, ...others] = problemsOnReading(broken);
    expect(problem).toMatch(refusal);
    expect(others.filter((other) => !refusal.test(other))).toEqual([]);
  });
});
