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
    'The same engine without a browser: `npm run -s grundy -- COMMAND` in the project, `grundy COMMAND` where the package is installed. Results go to standard output, problems to standard error, one a line.',
    `\`\`\`text\n${overview.trimEnd()}\n\`\`\``,
    ...parts,
  ].join('\n\n');
  return [{ path: 'look-up/command-line.md', text }];
}
