/**
 * One release is described alike by package.json, its lock file, CITATION.cff and the changelog, and a
 * release is one screen.
 */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { programAuthors, programTitle } from '../../engine/citing/release-cited.ts';
import { everyFile, read } from './tree.ts';

type Manifest = { readonly version: string; readonly homepage: string; readonly license: string };
const manifest = JSON.parse(read('package.json')) as Manifest;
const changelog = read('CHANGELOG.md');
const cff = parse(read('CITATION.cff')) as Readonly<Record<string, unknown>>;

const [, ...sections] = changelog.split(/^## /m);
const isUnreleased = (text: string): boolean => text.startsWith('Unreleased\n');

/**
 * The releases by their headings, with the number of lines below each; what is not released yet may come
 * before them.
 */
const releases = sections
  .filter((text, place) => place > 0 || !isUnreleased(text))
  .map((text) => {
    const heading = /^(\d+)\.(\d+)\.(\d+) \((\d{4}-\d{2}-\d{2})\)$/.exec(text.split('\n', 1)[0]);
    return { heading, lines: text.trimEnd().split('\n').length };
  });

describe('the changelog', () => {
  test('its headings are releases with their days, the newest first', () => {
    expect(releases.length).toBeGreaterThan(2);
    expect(releases.filter(({ heading }) => !heading)).toEqual([]);
    const told = releases.map(({ heading }) => ({
      order: Number(heading?.[1]) * 1e6 + Number(heading?.[2]) * 1e3 + Number(heading?.[3]),
      day: heading?.[4] ?? '',
    }));
    expect(told).toEqual(told.toSorted((a, b) => b.order - a.order));
    expect(told).toEqual(told.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)));
  });

  test('its newest heading is the version of the package', () => {
    expect(releases[0].heading?.slice(1, 4).join('.')).toBe(manifest.version);
    const lock = JSON.parse(read('package-lock.json')) as {
      readonly version: string;
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    expect([lock.version, lock.packages[''].version]).toEqual([manifest.version, manifest.version]);
  });

  test('a release is one screen', () => {
    expect(releases.filter(({ lines }) => lines > 42)).toEqual([]);
  });
});

test('recipes name the package of this version', () => {
  const named = everyFile('docs')
    .filter((path) => /\.md$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/grundy[-:](\d+\.\d+\.\d+)/g)].map(([, version]) => version));
  expect(named.filter((version) => version !== manifest.version)).toEqual([]);
});

describe('CITATION.cff', () => {
  // https://github.com/citation-file-format/citation-file-format, schema-guide.md of version 1.2.0
  const keys = [
    ...['cff-version', 'message', 'title', 'type', 'authors', 'version', 'date-released', 'license'],
    ...['abstract', 'keywords', 'url', 'repository-code', 'doi', 'preferred-citation', 'references'],
  ];

  test('it has what version 1.2.0 of the format demands, and nothing that it does not know', () => {
    expect(cff['cff-version']).toBe('1.2.0');
    expect(Object.keys(cff).filter((key) => !keys.includes(key))).toEqual([]);
    for (const key of ['message', 'title', 'abstract']) expect(cff[key]).toMatch(/\S/);
    expect(cff.type).toBe('software');
    expect(new Set(cff.keywords as string[]).size).toBe((cff.keywords as string[]).length);
  });

  test('it names the first release of the changelog', () => {
    expect(cff.version).toBe(manifest.version);
    expect(cff['date-released']).toBe(releases[0].heading?.[4]);
    expect(cff.license).toBe(manifest.license);
  });

  test('its authors are those of the licence, and its title is the one that the program cites', () => {
    expect(cff.authors).toEqual([{ name: programAuthors }]);
    expect(read('LICENSE')).toContain(`Copyright (c) 2026 ${programAuthors}`);
    expect(cff.title).toBe(programTitle);
  });

  test('it has the address of the package, or none, and no invented DOI', () => {
    expect(cff.url ?? '').toBe(manifest.homepage);
    expect(cff.doi).toBeUndefined();
  });
});
