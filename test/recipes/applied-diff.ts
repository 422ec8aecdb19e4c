/**
 * The diffs that CONTRIBUTING.md shows, applied to a copy of the sources. A hunk is found by its text instead
 * of line numbers, so that it stays valid when the lines around it move.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

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

/**
 * A copy of the engine, of the code that imports it, and of these other folders and files, with the changes
 * made. Throws if a hunk's text does not occur exactly once in its file.
 */
export function copyWith(changes: readonly FileChange[], others: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-recipe-'));
  // Without the settings of the type checker, which name rooms that are not copied.
  const filter = (path: string): boolean => !path.endsWith('tsconfig.json');
  for (const room of ['engine', 'workers', 'app', 'package.json', ...others])
    cpSync(join(root, room), join(folder, room), { recursive: true, filter });
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
