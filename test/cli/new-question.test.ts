/** The recipe for a question, as CONTRIBUTING.md has it: what it adds is added to a copy of the house, and the question is asked there. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { questionPages } from '../../docs/writing/look-up/questions.ts';
import { openFolder } from './command-line.ts';

const project = join(import.meta.dirname, '../..');
const copy = join(project, '.cache/new-question');
const folder = openFolder();
afterAll(() => {
  folder.close();
  rmSync(copy, { recursive: true, force: true });
});

/** What a diff adds to a file: each line that begins with + comes behind the line that stands before it, which the file has. */
function added(text: string, lines: readonly string[]): string {
  const all = text.split('\n');
  let at = 0;
  for (const line of lines) {
    if (line.startsWith('+')) all.splice(at++, 0, line.slice(1));
    else {
      const found = all.indexOf(line.slice(1), at);
      if (found < 0) throw new Error(`The recipe speaks of a line that is not there: ${line}`);
      at = found + 1;
    }
  }
  return all.join('\n');
}

/** Adds to the files below a folder what a diff adds to them. */
function apply(diff: string, below: string): void {
  for (const part of diff.split(/^--- /m).slice(1)) {
    const [from, to, ...lines] = part.trimEnd().split('\n');
    const path = join(below, to.replace('+++ ', ''));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, added(from === '/dev/null' ? '' : readFileSync(path, 'utf8'), lines));
  }
}

test('a question is one file and one entry of the register, and is answered everywhere', async () => {
  const pages = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8');
  const [, diff] = /^## Add a question$[\s\S]*?^```diff\n([\s\S]*?)^```$/m.exec(pages) ?? [];
  expect(diff.match(/^\+\+\+ .*/gm)).toHaveLength(2);
  rmSync(copy, { recursive: true, force: true });
  for (const room of ['engine', 'workers', 'app/cli', 'app/library', 'docs/writing', '.ci'])
    cpSync(join(project, room), join(copy, room), { recursive: true });
  for (const file of readdirSync(project).filter((name) => /^(tsconfig\.base|package)\.json$/.test(name)))
    cpSync(join(project, file), join(copy, file));
  apply(diff, copy);

  const { runGrundy } = (await import(
    join(copy, 'docs/writing/program.ts')
  )) as typeof import('../../docs/writing/program.ts');
  folder.write('drawing.txt', 'a -> b\nb -> c\na -> c\nc -> b');
  const grundy = (...args: readonly string[]) => runGrundy(args, folder.path(''));
  expect((await grundy('ask', 'drawing.txt', 'predecessors', 'c')).out).toBe('Moves lead here from a, b.\n');
  expect((await grundy('ask', 'drawing.txt')).out).toMatch(
    /^predecessors +one node +which nodes have a move/m,
  );
  expect((await grundy('ask', '--ruleset', 'nim', '1+1', 'predecessors')).out).toBe('No move leads here.\n');

  const library = (await import(
    join(copy, 'app/library/index.ts')
  )) as typeof import('../../app/library/index.ts');
  expect(library.ask('a ->L b\nc ->R b', 'predecessors', 'b').answer).toEqual({
    kind: 'predecessors',
    vertices: [0, 2],
  });
  expect(library.questions.map(({ id }) => id)).toContain('predecessors');

  const written = (await import(join(copy, 'docs/writing/look-up/questions.ts'))) as {
    questionPages: typeof questionPages;
  };
  expect(written.questionPages()[0].text).toContain('| `predecessors` | Predecessors | one node |');
  const { questionCatalogue } = (await import(
    join(copy, 'engine/questions/question-catalogue.ts')
  )) as typeof import('../../engine/questions/question-catalogue.ts');
  expect(questionCatalogue.map(({ id }) => id)).toContain('predecessors');
});
