/**
 * What the page has fetched with it: the files that are reached from where it begins, by imports and
 * re-exports that are written as such. What is imported in the midst of a function is fetched later, types
 * never, and of a door only what it lets out to somebody who asks.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '..');

const everything = '*';

/** The source text without comments, in which something may look like an import. Strings are kept. */
const withoutComments = (text) =>
  text.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    (found) => (found.startsWith('/') ? ' ' : found),
  );

/** The names in braces, as they are called there where they come from, or here. */
const namesIn = (braces, called) =>
  braces
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(' as ').at(called === 'there' ? 0 : -1));

/**
 * The files that are fetched with this one, by their paths from the project's root, each with the shortest
 * way to it. Linear in the files and their imports.
 */
export function fetchedWith(start) {
  const texts = new Map();
  const textOf = (path) => {
    const isSource = /\.tsx?$/.test(path) && existsSync(join(root, path));
    if (!texts.has(path))
      texts.set(path, isSource ? withoutComments(readFileSync(join(root, path), 'utf8')) : '');
    return texts.get(path);
  };
  const resolved = (path, specifier) => posix.normalize(posix.join(dirname(path), specifier));
  const imported = (path) => {
    const form =
      /(?:^|[;\n}])\s*(?:import|export)\s+(?!type\b)(?:([^'"();=]*?)\sfrom\s*)?['"](\.[^'"]+)['"]/g;
    return [...textOf(path).matchAll(form)].flatMap(([, clause = everything, specifier]) => {
      const braces = /^\{([\s\S]*)\}$/.exec(clause.trim());
      const names = braces ? namesIn(braces[1], 'there') : [everything];
      return names.map((name) => comesFrom(resolved(path, specifier), name));
    });
  };
  const comesFrom = (target, name) => (name === everything ? target : behindDoor(target, name));
  const behindDoor = (door, name) => {
    const form = /export\s+(?!type\b)\{([^}]*)\}\s+from\s*['"]([^'"]+)['"]/g;
    for (const [, braces, specifier] of textOf(door).matchAll(form)) {
      const at = namesIn(braces, 'here').indexOf(name);
      if (at >= 0) return comesFrom(resolved(door, specifier), namesIn(braces, 'there')[at]);
    }
    return door;
  };
  const ways = new Map([[start, [start]]]);
  for (const [path, way] of ways)
    for (const found of imported(path)) if (!ways.has(found)) ways.set(found, [...way, found]);
  return ways;
}
