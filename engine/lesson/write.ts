/**
 * Writes a lesson as the text of its file: its drawings as their own files have them, a line for each view's
 * members. Members that have their default value are left out; the same lesson always gives the same text.
 */
import { schemaMember } from '../document/schema-address.ts';
import { boardFields, boardVersion, versionOfBoard, writeDocument } from '../document/write.ts';
import type { LessonView, LessonWithDrawings } from './lesson.ts';
import type { LessonVersion } from './lesson-form.ts';
import type { WayToAnswer } from './ways.ts';

/**
 * The text of the file, which `readLesson` reads. It names its schema where the editor is published on a
 * site, as the file of a drawing does.
 */
export function writeLesson({ title, about, drawings, views }: LessonWithDrawings, site = ''): string {
  const drawn = [...drawings].map(
    ([name, document]) => `    ${JSON.stringify(name)}: ${indented(writeDocument(document).trim())}`,
  );
  const version = lessonVersion({ views });
  const members = [
    ...schemaMember(site, 'grundy-lesson', version),
    '"format": "grundy-lesson"',
    `"version": ${version}`,
    `"title": ${JSON.stringify(title)}`,
    ...(about === '' ? [] : [`"about": ${JSON.stringify(about)}`]),
    `"drawings": ${drawn.length === 0 ? '{}' : `{\n${drawn.join(',\n')}\n  }`}`,
    `"views": ${listed(views.map(viewText))}`,
  ];
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

/**
 * The oldest version of the form that can say this lesson: 2 where a view is left out of handouts, 3 where
 * one shows a board, 4 where its rules are written ones, 5 where one says how a class answers.
 */
function lessonVersion({ views }: Pick<LessonWithDrawings, 'views'>): LessonVersion {
  if (views.some(({ answer }) => answer)) return 5;
  const boards = views.flatMap(({ board }) => board ?? []);
  if (boards.length > 0) return boards.some((board) => versionOfBoard(board) > boardVersion) ? 4 : 3;
  return views.some(({ handout }) => handout === false) ? 2 : 1;
}

/** No text of JSON has a line break inside, so lines can be moved. */
const indented = (text: string): string => text.replaceAll('\n', '\n    ');

const listed = (items: readonly string[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${item}`).join(',\n')}\n  ]`;

const hides = ({ all, except }: LessonView['hidden']): boolean => all || except.length > 0;

/** The members of a way in one order, so that the same lesson gives the same text. */
const wayFields = ({ by, ...more }: WayToAnswer): object => ({
  by,
  ...Object.fromEntries(Object.entries(more).toSorted(([a], [b]) => (a < b ? -1 : 1))),
});

function viewText(view: LessonView): string {
  const { title, drawing, camera, step, board, shows, hidden, question, note, minutes, answers } = view;
  const members: Record<string, unknown> = {
    ...(title !== '' && { title }),
    drawing,
    camera,
    step,
    board: board && { ...boardFields(board), ...(board.starter && { starter: board.starter }) },
    ...(shows !== 'values' && { shows }),
    ...(hides(hidden) && { hidden }),
    minutes,
    ...(question !== '' && { question }),
    ...(note !== '' && { note }),
    ...(answers.length > 0 && { answers }),
    handout: view.handout,
    answer: view.answer && wayFields(view.answer),
  };
  const lines = Object.entries(members)
    .filter(([, value]) => value !== undefined)
    .map(([member, value]) => `      ${JSON.stringify(member)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n    }`;
}
