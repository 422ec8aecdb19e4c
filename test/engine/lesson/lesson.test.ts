/**
 * The file of a lesson: what is written is read back the same, and every mistake is named with its place and
 * its remedy.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meansLesson, readLesson } from '../../../engine/lesson/read.ts';
import type { WayToAnswer } from '../../../engine/lesson/ways.ts';
import { wayIn } from '../../../engine/lesson/ways-in.ts';
import { writeLesson } from '../../../engine/lesson/write.ts';
import { arbitraryLesson } from '../../arbitrary/lessons.ts';

test('a lesson that is written is read back, and the same lesson gives the same text', () => {
  fc.assert(
    fc.property(arbitraryLesson, (lesson) => {
      const written = writeLesson(lesson);
      const read = readLesson(written);
      expect(read.ok && writeLesson(read.value.lesson)).toBe(written);
      expect(read.ok && read.value.lesson.views).toEqual(lesson.views);
      expect(meansLesson(written)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

const ring = {
  format: 'grundy',
  version: 1,
  nodes: [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 80, y: 0 },
  ],
  edges: [{ from: 'a', to: 'b' }],
};
const good = {
  format: 'grundy-lesson',
  version: 1,
  title: 'Cycles',
  drawings: { ring },
  views: [{ drawing: 'ring' }],
};

const problemsOf = (file: unknown): readonly string[] => {
  const read = readLesson(typeof file === 'string' ? file : JSON.stringify(file));
  return read.ok ? [] : read.problems.map(({ place, says }) => `${place}: ${says}`);
};

test('the least lesson has a drawing and a view of it', () => {
  const read = readLesson(JSON.stringify(good));
  expect(read).toMatchObject({
    ok: true,
    value: {
      unplaced: [],
      lesson: {
        title: 'Cycles',
        views: [{ drawing: 'ring', hidden: { all: false, except: [] }, shows: 'values' }],
      },
    },
  });
});

test('a view that is left out of handouts raises the version, and no other does', () => {
  const read = readLesson(
    JSON.stringify({ ...good, version: 2, views: [{ drawing: 'ring', handout: false }] }),
  );
  expect(read).toMatchObject({ ok: true, value: { lesson: { views: [{ handout: false }] } } });
  if (!read.ok) return;
  const { lesson } = read.value;
  expect(writeLesson(lesson)).toContain('"version": 2');
  const plain = readLesson(
    JSON.stringify({ ...good, version: 2, views: [{ drawing: 'ring', handout: true }] }),
  );
  expect(plain.ok && writeLesson(plain.value.lesson)).toContain('"format": "grundy-lesson",\n  "version": 1');
});

const answered = (answer: unknown, drawings: object = { ring }) => ({
  ...good,
  version: 5,
  drawings,
  views: [{ drawing: Object.keys(drawings)[0], answer }],
});
const heaps = { format: 'grundy', version: 3, board: { ruleset: 'nim', position: '2+1' } };

test.each<readonly [object, string]>([
  [{ by: 'valeu' }, 'by: is "valeu"; did you mean "value"?'],
  [{ by: 'move' }, 'player: is missing; it must be "left" or "right"'],
  [{ by: 'words', right: 'yes' }, 'right: is an unknown field; the fields here are by'],
  [{ by: 'value', of: 'q' }, 'of: no node "q" in the drawing of this view'],
  [{ by: 'node', right: ['a', 'q'] }, 'right[1]: no node "q" in the drawing of this view'],
  [
    { by: 'node', right: [] },
    'right: is empty; name what is right, or leave this member out, and nothing is marked',
  ],
  [{ by: 'arc', right: [['b', 'a']] }, 'right[0]: no arc from "b" to "a" in the drawing of this view'],
  [{ by: 'number', right: 'hot' }, 'right: is "hot"; it must be a number, such as 2, 3/4 or 0.75'],
  [{ by: 'row', rounds: 0 }, 'rounds: is 0; it must be a whole number from 1 to 1000'],
])('the way to answer %j is refused: %s', (answer, problem) => {
  expect(problemsOf(answered(answer))).toEqual([`views[0].answer.${problem}`]);
});

test('a board has no nodes to choose; a drawing is worth a value of any theory, and no word', () => {
  expect(problemsOf(answered({ by: 'node' }, { heaps }))[0]).toMatch(
    /^views\[0\]\.answer\.by: .* shows a board/,
  );
  for (const worth of ['up', '∞_1', '{1|*}', 'over & under', '●', '1/2'])
    expect(problemsOf(answered({ by: 'drawing', worth }))).toEqual([]);
  expect(problemsOf(answered({ by: 'drawing', worth: 'nice' }))[0]).toMatch(
    /^views\[0\]\.answer\.worth: is "nice"; character 1/,
  );
});

test('what a way names and a drawing has no more is left out of it, and the rest stays', () => {
  const read = readLesson(JSON.stringify(good));
  const [drawing] = read.ok ? read.value.lesson.drawings.values() : [];
  if (!drawing) throw new Error('It has no drawing.');
  const kept = (way: WayToAnswer) => wayIn(way, drawing);
  expect(kept({ by: 'node', right: ['a', 'gone'] })).toEqual({ by: 'node', right: ['a'] });
  expect(kept({ by: 'arc', right: [['b', 'a']] })).toEqual({ by: 'arc' });
  expect(kept({ by: 'move', player: 'left', of: 'gone', right: ['b', 'gone'] })).toEqual({
    by: 'move',
    player: 'left',
    right: ['b'],
  });
  expect(kept({ by: 'row', of: 'gone', rounds: 3 })).toEqual({ by: 'row', rounds: 3 });
  const onBoard = { ...drawing, board: { ruleset: 'nim', position: '1' } };
  expect(wayIn({ by: 'node' }, onBoard)).toBeUndefined();
  expect(wayIn({ by: 'value', of: '1' }, onBoard)).toEqual({ by: 'value', of: '1' });
});

test('a drawing without places is named, so that it can be arranged', () => {
  const drawings = { ring: { ...ring, nodes: [{ id: 'a' }, { id: 'b' }] } };
  expect(readLesson(JSON.stringify({ ...good, drawings }))).toMatchObject({ value: { unplaced: ['ring'] } });
});

describe('a file that breaks a rule', () => {
  test.each<readonly [string, unknown, readonly string[]]>([
    ['a list', [], ['file: is a list; a lesson is an object that says "format": "grundy-lesson"']],
    ['a drawing', ring, ['format: is "grundy"; a lesson of Grundy says "format": "grundy-lesson"']],
    [
      'a newer version',
      { ...good, version: 6 },
      ['version: is 6; this Grundy reads lessons up to version 5; open the file with a newer Grundy'],
    ],
    [
      'an unknown field',
      { ...good, slides: 3 },
      [
        'slides: is an unknown field; the fields here are $schema, format, version, title, about, drawings and views',
      ],
    ],
    [
      'a member of version 2 in one of version 1',
      { ...good, views: [{ drawing: 'ring', handout: false }] },
      ['views[0].handout: needs "version": 2, the first that has it'],
    ],
    [
      'a member of version 3 in one of version 2',
      { ...good, version: 2, views: [{ drawing: 'ring', board: { ruleset: 'nim', position: '2' } }] },
      [
        'views[0].board: needs "version": 3, the first that has it',
        'views[0].board: is a board; what this view shows is a drawing',
      ],
    ],
    [
      'a board of a view that shows a drawing, with a line of play by nobody',
      {
        ...good,
        version: 3,
        views: [{ drawing: 'ring', board: { ruleset: 'nim', position: '2', line: ['1'] } }],
      },
      [
        'views[0].board.starter: is missing; of a line of play it says who moved first, "left" or "right"',
        'views[0].board: is a board; what this view shows is a drawing',
      ],
    ],
    ['no views', { ...good, views: undefined }, ['views: is missing; it must be a list']],
    [
      'a view of a drawing that is not there',
      { ...good, views: [{ drawing: 'rign' }] },
      ['views[0].drawing: there is no drawing "rign"; the drawings here are "ring"'],
    ],
    [
      'hidden values of nodes that are not there',
      { ...good, views: [{ drawing: 'ring', hidden: { except: ['a', 'q'] } }] },
      ['views[0].hidden.except[1]: no node "q" in the drawing of this view'],
    ],
    [
      'a camera without height, half a step and no time',
      {
        ...good,
        views: [{ drawing: 'ring', camera: { x: 0, y: 0, width: 4, height: 0 }, step: 0.5, minutes: 0 }],
      },
      [
        'views[0].camera.height: is 0; it must be a number above 0 and at most 100000000',
        'views[0].step: is 0.5; it must be a whole number from 0 to 1000000',
        'views[0].minutes: is 0; it must be a number above 0 and at most 1000',
      ],
    ],
    [
      'mistakes in a drawing and in a view together',
      {
        ...good,
        drawings: { ring: { ...ring, edges: [{ from: 'a', to: 'q' }] } },
        views: [{ drawing: 'ring', shows: 'all', note: 5 }],
      },
      [
        'drawings.ring.edges[0].to: no node "q"',
        'views[0].shows: is "all"; it must be "values", "outcomes" or "nothing"',
        'views[0].note: is 5; it must be a text in quotation marks',
      ],
    ],
  ])('%s is refused, and the place is named', (_, file, problems) =>
    expect(problemsOf(file)).toEqual(problems),
  );

  test('a text that is not JSON is refused by line and column', () => {
    expect(problemsOf('{"format": "grundy-lesson",')[0]).toMatch(/line 1/);
  });
});
