/** A page for the command line, made from what its help prints. */
import type { Page } from '../page.ts';
import { runGrundy } from '../program.ts';

export async function commandLinePages(project: string): Promise<readonly Page[]> {
  const overview = (await runGrundy(['--help'], project)).out;
  const names = [...overview.matchAll(/^ {2}grundy (\w+) /gm)].map(([, name]) => name);

  const parts: string[] = [];
  for (const name of names) {
    const { out } = await runGrundy([name, '--help'], project);
    parts.push(`## grundy ${name}`, `\`\`\`text\n${out.trimEnd()}\n\`\`\``);
  }
  const text = [
    '# Command line',
    'The command `grundy` has the engine of the editor, without a browser. Write `npm run -s grundy -- COMMAND` in a checkout of the project, and `grundy COMMAND` where the package is installed. Results go to standard output, and problems to standard error, one on each line.',
    `\`\`\`text\n${overview.trimEnd()}\n\`\`\``,
    ...parts,
  ].join('\n\n');
  return [{ path: 'look-up/command-line.md', text }];
}
