/** Exercises: games of a difficulty, and the lesson of them that `grundy find` writes. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { solve } from '../../app/library/index.ts';
import { readLesson } from '../../engine/lesson/index.ts';
import { openFolder } from './command-line.ts';

const folder = openFolder();
afterAll(folder.close);
const run = (...args: readonly string[]) => folder.run(['find', ...args]);

const rowsOf = (out: string): readonly string[] => out.split('\n').filter((line) => /^\d/.test(line));

describe('exercises', () => {
  const asked = [
    ...['drawings', 'n=1..4', 'form = drawing', '--kind', 'partizan,acyclic'],
    ...['--any', '6', '--seed', '3', '--difficulty', '3..4'],
  ];
  const lessonIn = (name: string) => {
    const read = readLesson(readFileSync(folder.path(name), 'utf8'));
    if (!read.ok) throw new Error(read.problems[0].says);
    expect(read.value.unplaced).toEqual([]);
    return read.value.lesson;
  };

  test('a lesson has the games that were found, with their values hidden and their answers right', async () => {
    const { status, err, json } = await run(...asked, '--json', '--lesson', 'one.json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const games = json().slice(1, -1);
    const { views, drawings, title, about } = lessonIn('one.json');
    expect(views).toHaveLength(6);
    for (const [i, view] of views.entries()) {
      const document = drawings.get(view.drawing);
      const start = document?.nodes[0].id ?? '';
      expect(view).toMatchObject({ hidden: { all: true, except: [] }, answer: { by: 'value', of: start } });
      expect(view.answers[0]).toBe(`${start} = ${games[i].text}`);
      const solved = solve(`${games[i].drawing}`).nodes ?? {};
      expect(solved.a.text).toBe(games[i].text);
      // What a class reads gives nothing away.
      const read = [title, about, view.title, view.question, document?.title].join(' ');
      expect(read).not.toContain(`${games[i].text}`);
      expect(read).not.toMatch(/form = drawing/);
    }
  });

  test('the same seed gives the same lesson, and another one another', async () => {
    await run(...asked, '--lesson', 'again.json');
    const text = (name: string): string => readFileSync(folder.path(name), 'utf8');
    expect(text('again.json')).toBe(text('one.json'));
    const other = asked.map((word) => (word === '3' ? '4' : word));
    await run(...other, '--lesson', 'other.json');
    expect(lessonIn('other.json').drawings).not.toEqual(lessonIn('one.json').drawings);
  });

  test('a difficulty is a condition', async () => {
    const some = ['drawings', 'n=1..3', '--kind', 'partizan', '--all'];
    const rows = async (...more: readonly string[]) =>
      rowsOf((await run(...some.slice(0, 2), more[0], ...some.slice(2), ...more.slice(1))).out);
    const found = await rows('value > 0', '--difficulty', '2..3');
    expect(found.length).toBeGreaterThan(10);
    expect(found).toEqual(await rows('value > 0 and difficulty >= 2 and difficulty <= 3'));
    const { out } = await run(...asked);
    expect(out.split('\n')[0]).toBe(
      '# find drawings n=1..4 partizan,acyclic: form = drawing and difficulty >= 3 and difficulty <= 4',
    );
  });

  test.each([
    [['drawings', 'n=1..2', 'value = 0', '--difficulty', '6'], '--difficulty: is "6"; give 1 to 5'],
    [['drawings', 'n=1..2', 'value = 0', '--difficulty', '3..2'], '--difficulty: is "3..2"; give 1 to 5'],
    [['drawings', 'n=1', 'value = 0', '--lesson', 'one.json'], '--lesson: one.json is there already'],
    [['drawings', 'n=1', 'value = 7', '--lesson', 'none.json'], '--lesson: no game was found'],
    [['clobber', 'row', 'n=1..2', 'value = 0', '--lesson', 'c.json'], '--lesson: is for drawings'],
    [['clobber', 'row', 'n=1..2', 'difficulty = 2'], 'difficulty = 2: is said of drawings'],
  ] as const)('%j is refused', async (args, says) => {
    const { status, err } = await run(...args);
    expect(status).toBe(2);
    expect(err).toContain(says);
  });
});
