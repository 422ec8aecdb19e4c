/**
 * A noun has one owner: no two files of the engine, the workers and the app export a type, function or
 * constant of the same name. A name that is re-exported through a door still has one owner. And a type is
 * called by a noun: a participle alone, such as "Kept", leaves it open what was kept.
 */
import { describe, expect, test } from 'vitest';
import { type Source, sources, withoutComments } from './tree.ts';

/** Names that a contract requires of every theory, so that each theory exports its own. */
const asked = new Set(['facts', 'sumOfValues', 'outcomeOfValue']);

/** The files that declare each exported name. */
function ownersOf(files: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  const declaration =
    /^export (?:declare )?(?:type|interface|const|let|(?:async )?function\*?)\s+([A-Za-z_$][\w$]*)/gm;
  for (const { path, text } of files) {
    for (const [, name] of withoutComments(text).matchAll(declaration)) {
      const paths = owners.get(name) ?? [];
      owners.set(name, paths);
      if (!paths.includes(path)) paths.push(path);
    }
  }
  return owners;
}

const shared = (files: readonly Source[]): string[] =>
  [...ownersOf(files)]
    .filter(([name, paths]) => paths.length > 1 && !asked.has(name))
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}`);

/** One word that says only that something was done. */
const participle =
  /^([A-Z][a-z]+ed|Told|Kept|Drawn|Hidden|Shown|Known|Found|Said|Held|Seen|Given|Taken|Chosen|Written|Spoken|Spent|Made|Met)$/;
/** Nouns that end as participles do. */
const nounAllTheSame = new Set(['Need', 'Seed', 'Speed', 'Deed']);

/** Types of a file that are called by a participle alone. */
const participlesIn = ({ path, text }: Source): string[] =>
  [...withoutComments(text).matchAll(/^export (?:type|interface) ([A-Za-z]+)\b/gm)]
    .map(([, name]) => name)
    .filter((name) => participle.test(name) && !nounAllTheSame.has(name))
    .map((name) => `${path} exports the type ${name}: call it by a noun that says what it is`);

describe('exported names', () => {
  // The names of the library are for others, and nothing of ours imports them.
  const ours = sources.filter(
    ({ path }) => /^(engine|workers|app)\//.test(path) && !path.startsWith('app/library/'),
  );

  test('each exported name has one owner', () => {
    expect(ownersOf(ours).size).toBeGreaterThan(1000);
    expect(shared(ours)).toEqual([]);
  });

  test('a type is called by a noun, and by no participle alone', () => {
    expect(ours.flatMap(participlesIn)).toEqual([]);
    expect(
      participlesIn({ path: 'a.ts', text: 'export type Kept = 1;\nexport type Judged = 2;' }),
    ).toHaveLength(2);
    expect(
      participlesIn({ path: 'a.ts', text: 'export type KeptSettings = 1;\nexport type Need = 2;' }),
    ).toEqual([]);
  });

  test('two owners of a name are found and named', () => {
    const files = [
      { path: 'engine/a.ts', text: 'export type Part = 1;\nexport const facts = 1;' },
      { path: 'app/b.ts', text: 'export function Part() {}\nexport const facts = 2;' },
    ];
    expect(shared(files)).toEqual(['Part is exported by engine/a.ts and app/b.ts']);
    expect(
      shared([files[0], { path: 'app/b.ts', text: "export type { Part } from '../engine/a.ts';" }]),
    ).toEqual([]);
  });
});
