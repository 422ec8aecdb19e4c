/** The input of the house tests: every source file of the project with its text, its imports and its room. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export type Source = { readonly path: string; readonly text: string };

const notOurs = new Set([
  '.pages',
  'node_modules',
  '.git',
  '.cache',
  'dist',
  'test-results',
  'playwright-report',
]);

/** The paths of all files of the project, with forward slashes, relative to its root. */
export function everyFile(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? everyFile(path) : [path];
  });
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export const sources: readonly Source[] = everyFile()
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: read(path) }));

/** A string of code, in quotation marks of any kind. */
export const quotedString = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/;

const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;

/** The source text with comments blanked, so that an import in a comment does not count. Strings are kept. */
export const withoutComments = (text: string): string =>
  text.replace(new RegExp(`${comment.source}|${quotedString.source}`, 'g'), (found) =>
    found.startsWith('/') ? ' ' : found,
  );

/**
 * The imports of a file as written: static and dynamic imports, re-exports, type imports, import("…") types,
 * and started workers.
 */
export function importsOf(text: string): string[] {
  const code = withoutComments(text);
  const forms = [
    /(?:^|[;\n}])\s*import\s+(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]/g,
    /(?:^|[;\n}])\s*export\s+[^'"();=]*?\sfrom\s*['"]([^'"]+)['"]/g,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
    /\bnew URL\(\s*['"](\.[^'"]+\.tsx?)['"]/g,
  ];
  return forms.flatMap((form) => [...code.matchAll(form)].map((match) => match[1]));
}

/**
 * The path, from the project's root, to which a relative import leads; the name of a package is unchanged.
 */
export const resolved = (path: string, specifier: string): string =>
  specifier.startsWith('.') ? posix.normalize(posix.join(dirname(path), specifier)) : specifier;

/** The indented tree in CONTRIBUTING.md: the path of each line, from the folders above it. */
export function treeOf(contributing: string): string[] {
  const block = /```tree\n([\s\S]*?)```/.exec(contributing)?.[1] ?? '';
  const above: string[] = [];
  return block
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2;
      above.splice(depth, above.length, line.trim().split(/\s+/, 1)[0].replace(/\/$/, ''));
      return above.join('/');
    });
}
