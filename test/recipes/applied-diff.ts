/**
 * The diffs that CONTRIBUTING.md shows, applied to a copy of the sources. A hunk is found by its text instead
 * of line numbers, so that it stays valid when the lines around it move.
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importsOf, resolved, root, sources } from '../house/tree.ts';

/**
 * The change that a diff makes to one file: it creates the file, or replaces some of its text, hunk by hunk.
 */
export type FileChange = {
  readonly path: string;
  readonly isNew: boolean;
  readonly hunks: readonly { readonly before: string; readonly after: string }[];
};

/**
 * The changes of all `diff` blocks below a heading of CONTRIBUTING.md, up to the next heading of its level.
 */
export function changesBelow(heading: string): readonly FileChange[] {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, below = ''] = page.split(`\n## ${heading}\n`);
  const [section] = below.split('\n## ');
  return [...section.matchAll(/```diff\n([\s\S]*?)```/g)].flatMap(([, diff]) => changesIn(diff));
}

function changesIn(diff: string): readonly FileChange[] {
  return diff
    .split(/^(?=--- )/m)
    .filter((part) => part.startsWith('--- '))
    .map((part) => {
      const [from, to, ...lines] = part.trimEnd().split('\n');
      const hunks = lines
        .join('\n')
        .split(/^@@.*$/m)
        .map((hunk) => hunk.split('\n').filter((line) => line !== ''))
        .filter((hunk) => hunk.length > 0)
        .map((hunk) => ({ before: sideOf(hunk, '+'), after: sideOf(hunk, '-') }));
      return { path: to.replace('+++ ', ''), isNew: from === '--- /dev/null', hunks };
    });
}

/** The lines of a hunk, without the lines of one sign, and without the signs of the others. */
const sideOf = (hunk: readonly string[], left: '+' | '-'): string =>
  hunk
    .filter((line) => !line.startsWith(left))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** The folders in which a file is. */
const foldersOf = (path: string): readonly string[] => {
  const within = dirname(path);
  return within === '.' ? [] : [within, ...foldersOf(within)];
};

/** These files, and all modules that come to one of them by their imports. */
function comingTo(changed: readonly string[]): ReadonlySet<string> {
  const importedBy = new Map<string, string[]>();
  for (const { path, text } of sources)
    for (const name of importsOf(text).map((each) => resolved(path, each)))
      importedBy.set(name, [...(importedBy.get(name) ?? []), path]);
  const found = new Set(changed);
  for (const path of found) for (const by of importedBy.get(path) ?? []) found.add(by);
  return found;
}

/**
 * A copy of the engine, of the code that imports it, and of these other folders and files, with the changes
 * made. Throws if a hunk's text does not occur exactly once in its file. What no change can reach by imports
 * is the project's own, by a link: it is compiled once for both, and reaches nothing of the copy itself.
 */
export function copyWith(changes: readonly FileChange[], others: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-recipe-'));
  const copied = comingTo(changes.map(({ path }) => path));
  // A folder that has a copied file is made, and what else is in it is linked.
  const made = new Set([...copied].flatMap(foldersOf));
  const put = (path: string): void => {
    // Without the settings of the type checker, which name rooms that are not copied.
    if (path.endsWith('tsconfig.json')) return;
    const [from, to] = [join(root, path), join(folder, path)];
    mkdirSync(dirname(to), { recursive: true });
    if (made.has(path)) for (const name of readdirSync(from)) put(`${path}/${name}`);
    else if (copied.has(path)) copyFileSync(from, to);
    else symlinkSync(from, to);
  };
  for (const room of ['engine', 'workers', 'app', 'package.json', ...others]) put(room);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { path, isNew, hunks } of changes) {
    const file = join(folder, path);
    let text = isNew ? '' : readFileSync(file, 'utf8');
    for (const { before, after } of hunks) {
      const pieces = isNew ? ['', ''] : text.split(before);
      if (pieces.length !== 2)
        throw new Error(
          `${path} has this ${pieces.length - 1} times, not once; mend the diff in CONTRIBUTING.md:\n${before}`,
        );
      text = pieces.join(after);
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
