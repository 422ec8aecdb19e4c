/**
 * How the lessons of the gallery are answered by phone: what is right is what an answer says, which
 * `lessons.test.ts` proves; each lesson is answered in several ways, and tells nothing too early.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calledNode, emptyDocument, type GameDocument } from '../../../engine/document/index.ts';
import { earlyInLesson, type LessonView, readLesson, waysToAnswer } from '../../../engine/lesson/index.ts';
import { prepareView } from '../../../engine/marking/index.ts';
import { drain } from '../../../engine/run.ts';

const folder = join(import.meta.dirname, '../../../public/lessons');
const lessons = readdirSync(folder)
  .filter((name) => name.endsWith('.lesson.grundy.json'))
  .map((name) => {
    const read = readLesson(readFileSync(join(folder, name), 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${read.problems[0].place}: ${read.problems[0].says}`);
    return [read.value.lesson.title, read.value.lesson] as const;
  });

const sorted = (names: readonly string[]): readonly string[] => names.toSorted((a, b) => a.localeCompare(b));
const matched = ({ answers }: LessonView, form: RegExp): readonly string[] =>
  answers.flatMap((answer) => form.exec(answer)?.[1] ?? []);

/** The player who alone begins, as the question says. */
const beginner = ({ question }: LessonView): 'left' | 'right' | undefined => {
  const said = [...question.matchAll(/(Left|Right) begins/g)].map(([, who]) => who.toLowerCase());
  return said.length === 1 ? (said[0] as 'left' | 'right') : undefined;
};

/** What the answers say is right, and what the way says, as lists that must be the same. */
function bothSay(view: LessonView, { nodes, edges }: GameDocument): readonly (readonly string[])[] {
  const way = view.answer;
  const called = (id: string): string => calledNode(nodes.find((node) => node.id === id)!);
  const arc = ([from, to]: readonly [string, string]): string => `${called(from)} → ${called(to)}`;
  const lists = (form: RegExp): readonly string[] => matched(view, form).flatMap((text) => text.split(', '));
  if (way?.by === 'number' && way.right !== undefined) {
    const won = lists(/: won by (.+) alone$/).length;
    const said = [...matched(view, /(?:: | = )(-?\d+(?:\/\d+)?)$/), `${won}`];
    return [said.filter((each) => each === way.right).slice(0, 1), [way.right]];
  }
  if (way?.by === 'value' || way?.by === 'outcome') {
    const of = way.of === undefined ? '\\S+' : called(way.of).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const form = way.by === 'value' ? `^(?:value of )?${of} = |^sides of ${of}: ` : `^${of}: `;
    return [
      view.answers
        .filter((each) => new RegExp(form).test(each))
        .slice(0, 1)
        .map(() => of),
      [of],
    ];
  }
  if (way?.by === 'node') {
    const alone = lists(/^(?:the \w+ player wins at|in round \d+:) (.+) alone$/);
    const beside = matched(view, /^\S+ \+ (\S+): the previous player wins$/);
    return [sorted([...alone, ...beside]), sorted((way.right ?? []).map(called))];
  }
  if (way?.by === 'arc') {
    const player = beginner(view);
    const mayMove = edges.filter((edge) => !player || edge.player === player || edge.player === 'either');
    const theirs = new Set(mayMove.map(({ from, to }) => arc([from, to])));
    const said = lists(/: (?:won|not taken back) by (.+) alone$/).filter((each) => theirs.has(each));
    return [sorted(said), sorted((way.right ?? []).map(arc))];
  }
  if (way?.by === 'move')
    return [lists(/^\S+: won by (.+) alone$/), (way.right ?? []).map((to) => arc([way.of ?? '', to]))];
  if (way?.by === 'drawing') return [matched(view, /^(\S+) takes \d+ nodes at least$/), [way.worth]];
  return [];
}

describe.each(lessons)('%s', (_, lesson) => {
  test.each(lesson.views.map((view) => [view.title, view] as const))(
    '%s: what is right is what an answer says',
    (__, view) => {
      expect(view.answer === undefined).toBe(view.question === '');
      const [said, right] = bothSay(view, lesson.drawings.get(view.drawing) ?? emptyDocument);
      expect(said).toEqual(right);
    },
  );

  test('each view is made ready for a class, and where it has choices some are right and some are not', () => {
    for (const view of lesson.views) {
      const document = lesson.drawings.get(view.drawing) ?? emptyDocument;
      const prepared = drain(prepareView(view, document));
      if (!prepared.ok)
        throw new Error(`${view.title}: ${prepared.problems[0].place}: ${prepared.problems[0].says}`);
      const { way, marking } = prepared.value;
      expect(way.by).toBe(view.answer?.by ?? way.by);
      // In rounds against the computer each choice may be part of the best mixture.
      if (!('choices' in way) || way.rounds !== undefined) continue;
      expect(marking.rightChoices?.length, view.title).toBeGreaterThan(0);
      expect(marking.rightChoices?.length, view.title).toBeLessThan(way.choices.length);
    }
  });

  test('it is answered in three ways at least, and nothing in it tells an answer too early', () => {
    expect(new Set(lesson.views.map(({ answer }) => answer?.by)).size).toBeGreaterThanOrEqual(3);
    expect(earlyInLesson(lesson)).toEqual([]);
  });

  test('a row or a column is of a joint round of which an answer gives the best strategy', () => {
    const answers = lesson.views.flatMap((view) => view.answers);
    for (const { answer } of lesson.views) {
      if (answer?.by !== 'row' && answer?.by !== 'column') continue;
      const who = answer.by === 'row' ? 'Left' : 'Right';
      expect(
        answers.some((each) => each.startsWith(`${who} plays `) && each.endsWith(` at ${answer.of}`)),
      ).toBe(true);
    }
  });
});

test('together they use every way but a column, since a row is the same for the other player', () => {
  const used = new Set(lessons.flatMap(([, { views }]) => views.flatMap(({ answer }) => answer?.by ?? [])));
  expect(waysToAnswer.filter((way) => !used.has(way))).toEqual(['column']);
});
