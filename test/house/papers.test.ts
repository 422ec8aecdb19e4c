/**
 * Citations resolve, package versions are exact, the tree of CONTRIBUTING.md is the actual tree, and files
 * speak of the project only.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bibliography } from '../../engine/bibliography.ts';
import { everyFile, read, root, sources, treeOf } from './tree.ts';

const citations = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\bcite\(\s*['"]([^'"]+)['"]\s*,\s*(['"])(.*?)\2/g)].map(([, work, , at]) => ({
    path,
    work,
    at,
  })),
);

test('every citation names a work of the bibliography, and a place in it', () => {
  expect(citations.length).toBeGreaterThan(5);
  const broken = citations.flatMap(({ path, work, at }) => {
    if (!(work in bibliography))
      return [`${path} cites "${work}", which has no line in engine/bibliography.ts`];
    return at.trim() === '' ? [`${path} cites "${work}" without saying where`] : [];
  });
  expect(broken).toEqual([]);
});

test('every work of the bibliography is printed with its authors and a title', () => {
  for (const work of Object.values(bibliography)) {
    expect(work, 'write a work as "C. L. Bouton, Nim, a game with …, Ann. of Math. 3 (1901)"').toMatch(
      /^([A-Z]\. )+[A-Z][\w-]+.*, [A-Z]/,
    );
  }
});

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
};
const manifest = JSON.parse(read('package.json')) as Manifest;

test('package versions are exact, and the lock file holds no addresses', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
  expect(read('package-lock.json')).not.toMatch(/"resolved"/);
});

test('every script of package.json names a file that is there', () => {
  const named = Object.values(manifest.scripts).flatMap((script) => /^node (\S+)/.exec(script)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the README has at most 120 lines, and its links lead to files', () => {
  const readme = read('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((to) => !/^https:/.test(to) && !existsSync(join(root, to)))).toEqual([]);
});

describe('the tree of CONTRIBUTING.md', () => {
  const tree = treeOf(read('CONTRIBUTING.md'));

  test('the tree names only what exists', () => {
    expect(tree.length).toBeGreaterThan(20);
    expect(tree.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  /**
   * A newcomer's ruleset or theory is its folder and its line in the register: the tree may name it, and need
   * not.
   */
  const isOneOfMany = (room: string): boolean =>
    /^engine\/(rulesets|theories)\/[^/]+$/.test(room) &&
    !/^engine\/rulesets\/(furniture|recipes)$/.test(room);

  test('the tree names every room', () => {
    const rooms = new Set(
      everyFile()
        .filter((path) => /^(engine|app|workers|test|e2e)\//.test(path))
        .flatMap((path) => {
          const folders = path.split('/').slice(0, -1);
          const named = /^(test|e2e)\//.test(path) ? folders.slice(0, 2) : folders;
          return named.map((_, depth) => named.slice(0, depth + 1).join('/'));
        }),
    );
    const missing = [...rooms].filter((room) => !tree.includes(room) && !isOneOfMany(room));
    expect(missing, 'give each of these rooms a line in the tree of CONTRIBUTING.md').toEqual([]);
    expect(tree).toContain('engine/theories/partizan');
  });

  test('the tree names every part of the store, and so does the store', () => {
    const store = read('app/store/editor.ts');
    const parts = [.../export type EditorState = ([^;]+);/.exec(store)![1].matchAll(/(\w+)Part\b/g)].map(
      ([, part]) => part,
    );
    const line = /one store of (\w+) parts: ([^;]+);/.exec(read('CONTRIBUTING.md'));
    const numbers = [
      'no',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
    ];
    expect(line?.[1]).toBe(numbers[parts.length]);
    expect(line?.[2].split(', ')).toHaveLength(parts.length);
    expect(store).toContain(`in ${numbers[parts.length]} parts`);
  });

  test('the tree is read by its indentation', () => {
    expect(treeOf('```tree\na/  words\n  b/\n    c.ts  more\n  d.ts\ne/\n```')).toEqual([
      'a',
      'a/b',
      'a/b/c.ts',
      'a/d.ts',
      'e',
    ]);
  });
});

test('committed files speak of the project only', () => {
  // Split into parts, so that this list does not find itself.
  const words = [
    ['/wo', 'rk/'],
    ['/tm', 'p/'],
    ['shared', '/spec'],
    ['shared', '/design'],
    ['Chat', 'GPT'],
    ['Clau', 'de'],
    ['large language ', 'model'],
  ];
  const pattern = new RegExp(words.map((parts) => parts.join('')).join('|'), 'i');
  const texts = everyFile().filter((path) =>
    /\.(tsx?|js|css|md|html|json|svg|webmanifest)$|^\.ci\/run$/.test(path),
  );
  expect(texts.filter((path) => pattern.test(read(path)))).toEqual([]);
});
