/** What the command lines of a page print: run again, and written into the page. */
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleWith, isExample, partsOfExample, printedByExample } from './examples.ts';
import { consoleLines, fenceOf } from './fences.ts';
import { withFences } from './page.ts';
import { runGrundy } from './program.ts';

/** The words of a command line, of which those with blanks stand in quotation marks. */
export const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare,
  );

/** A new folder in which command lines of pages run: the examples are at hand there, and files that are written leave the project alone. */
export function openScratch(project: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-docs-'));
  symlinkSync(join(project, 'public'), join(folder, 'public'), 'junction');
  return folder;
}

/** What a command line of a page prints, its problems after its results. It must call `grundy`. */
export async function printedBy(command: string, folder: string): Promise<string> {
  const [name, ...args] = wordsOf(command);
  if (name !== 'grundy') throw new Error(`${command}: pages run grundy alone`);
  const { out, err } = await runGrundy(args, folder);
  return (out + err)
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
    if (fence.kind !== 'console') return undefined;
    const lines: string[] = [];
    for (const { command } of consoleLines(fence))
      lines.push(`$ ${command}`, await printedBy(command, folder));
    return ['```console', ...lines.filter((part) => part !== ''), '```'].join('\n');
  });
