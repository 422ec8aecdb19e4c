/**
 * The recipe of a question: CONTRIBUTING.md shows one as a diff of a new file and an entry of the register.
 * This applies it to a copy of the sources, where the command line, the library, the inspector's list and the
 * page of questions have the question.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesBelow, copyWith } from './applied-diff.ts';

const changes = changesBelow('Add a question');

test('a question is one file and one entry of the register', () => {
  expect(changes.map(({ path, isNew }) => [path, isNew])).toEqual([
    ['engine/questions/predecessors.ts', true],
    ['engine/questions/register.ts', false],
  ]);
});

test('without any other change, it is listed and answered everywhere', async () => {
  const copy = copyWith(changes);
  try {
    const { runGrundy } = (await import(
      join(copy, 'docs/writing/program.ts')
    )) as typeof import('../../docs/writing/program.ts');
    writeFileSync(join(copy, 'drawing.txt'), 'a -> b\nb -> c\na -> c\nc -> b');
    const said = async (...args: readonly string[]) => (await runGrundy(['ask', ...args], copy)).out;
    expect(await said('drawing.txt', 'predecessors', 'c')).toBe('Moves lead here from a, b.\n');
    expect(await said('drawing.txt')).toMatch(/^predecessors +one node +which nodes have a move/m);
    expect(await said('--ruleset', 'nim', '1+1', 'predecessors')).toBe('No move leads here.\n');

    const library = (await import(
      join(copy, 'app/library/index.ts')
    )) as typeof import('../../app/library/index.ts');
    const { answer } = library.ask('a ->L b\nc ->R b', 'predecessors', 'b');
    expect(answer).toEqual({ kind: 'predecessors', vertices: [0, 2] });
    expect(library.questions.map(({ id }) => id)).toContain('predecessors');

    const { questionCatalogue } = (await import(
      join(copy, 'engine/questions/question-catalogue.ts')
    )) as typeof import('../../engine/questions/question-catalogue.ts');
    expect(questionCatalogue.map(({ id }) => id)).toContain('predecessors');
    const pages = (await import(
      join(copy, 'docs/writing/look-up/questions.ts')
    )) as typeof import('../../docs/writing/look-up/questions.ts');
    expect(pages.questionPages()[0].text).toContain('| `predecessors` | Predecessors | one node |');
  } finally {
    rmSync(copy, { recursive: true });
  }
});
