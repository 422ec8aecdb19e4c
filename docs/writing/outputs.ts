/** What the command lines of a page print: run again, and written into the page. */
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleWith, isExample, partsOfExample, printedByExample } from './examples.ts';
import { consoleLines, type Fence, fenceOf, isShown, shownIn } from './fences.ts';
import { withFences } from './page.ts';
import { runGrundy } from './program.ts';

/** The words of a command line; those with blanks are in quotation marks. */
export const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare,
  );

/**
 * A new folder in which command lines of pages run: the examples are at hand there, and files that are
 * written leave the project alone.
 */
export function openScratch(project: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-docs-'));
  symlinkSync(join(project, 'public'), join(folder, 'public'), 'junction');
  return folder;
}

/**
 * The rules of a page, and its texts, lie in the folder as the file that their fence names, if it names
 * one, so that command lines below can use them.
 */
export function keepFile(fence: Fence, folder: string): void {
  if (fence.kind === 'other' && /^[\w-]+\.txt$/.test(fence.rest))
    writeFileSync(join(folder, fence.rest), `${fence.text}\n`);
  if (fence.kind === 'rules' && fence.rest !== '' && isShown(fence))
    writeFileSync(join(folder, fence.rest), `${shownIn(fence).text}\n`);
}

/**
 * A line of progress, "heaps.json: 5,000 of 100,000 heaps found": how many there are depends on how quick the
 * machine is.
 */
const progressLine = /^[^:\n]+: [\d,]+ of [\d,]+ (?:heaps found|rows checked|.*, [\d,]+ s)\n/gm;

/**
 * What a command line of a page prints, its problems after its results, without lines of progress. It must
 * call `grundy`.
 */
export async function printedBy(command: string, folder: string): Promise<string> {
  const [name, ...args] = wordsOf(command);
  if (name !== 'grundy') throw new Error(`${command}: pages run grundy alone`);
  const { out, err } = await runGrundy(args, folder);
  return (out + err.replace(progressLine, ''))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

/** The page with the output of its command lines and of its programs as it is now. */
export const withOutputs = (text: string, folder: string): Promise<string> =>
  withFences(text, async (opening, body, line) => {
    if (isExample(opening, body)) {
      const { code } = partsOfExample(body);
      return ['```js', exampleWith(code, await printedByExample(body)), '```'].join('\n');
    }
    const fence = fenceOf(opening, body, line);
    keepFile(fence, folder);
    if (fence.kind !== 'console') return undefined;
    const lines: string[] = [];
    for (const { command } of consoleLines(fence))
      lines.push(`$ ${command}`, await printedBy(command, folder));
    return ['```console', ...lines.filter((part) => part !== ''), '```'].join('\n');
  });
