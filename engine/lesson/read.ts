/**
 * Reads the file of a lesson, `*.lesson.grundy.json`. A file that breaks a rule is refused whole, with every
 * problem named by its place, as the file of a drawing is. Cost: that of reading its drawings.
 */

import { beginChecks, type Checks, described, type Fields, isFields } from '../document/checks.ts';
import { emptyDocument, type GameDocument } from '../document/document.ts';
import { fileOfFormat } from '../document/file-form.ts';
import { readDocument } from '../document/read.ts';
import { parseJson } from '../document/reading/json.ts';
import { hiddenOnBoard } from '../document/reading/view.ts';
import { editorRoom } from '../document/room.ts';
import { also } from '../document/shapes.ts';
import { accepted, type Result, refused } from '../result.ts';
import type { LessonView, LessonWithDrawings } from './lesson.ts';
import { type LessonVersion, lessonFile, lessonFormat, lessonView, type ViewRead } from './lesson-form.ts';
import { checkWay } from './ways-in.ts';

export type LessonRead = {
  readonly lesson: LessonWithDrawings;
  /** The drawings whose nodes lack places, by their names; the caller arranges them. */
  readonly unplaced: readonly string[];
};

/**
 * Whether a text means to be a lesson, right or wrong: if it is wrong, a person who opens it reads what is
 * wrong with it as a lesson.
 */
export const meansLesson = (text: string): boolean =>
  /^\s*\{/.test(text) && /"format"\s*:\s*"grundy-lesson"/.test(text);

/** Reads a lesson with its drawings; refused with every problem by its place. Never throws. */
export function readLesson(text: string): Result<LessonRead> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const checks = beginChecks();
  const file = fileOfFormat(checks, json.value, lessonFormat);
  const read = file && lessonOf(checks, file.fields, file.version);
  const problems = checks.problems();
  return problems.length > 0 || !read ? refused(problems) : accepted(read);
}

function lessonOf(checks: Checks, file: Fields, version: LessonVersion): LessonRead | undefined {
  const { drawings, unplaced } = drawingsIn(checks, file.drawings);
  const view = also(lessonView(version), (checks, place, read, given) =>
    viewIn(checks, place, read, given, drawings),
  );
  const read = lessonFile(version, view).read(checks, '', file);
  if (!read) return undefined;
  const { title = '', about = '', views } = read;
  return { lesson: { title, about, drawings, views }, unplaced };
}

/** The drawings by their names; one that cannot be read is an empty one, beside its problems. */
function drawingsIn(checks: Checks, value: unknown) {
  const drawings = new Map<string, GameDocument>();
  const unplaced: string[] = [];
  if (!isFields(value)) {
    checks.add('drawings', `is ${described(value)}; it must be an object with a drawing for each name`);
    return { drawings, unplaced };
  }
  for (const [name, drawing] of Object.entries(value)) {
    const read = readDocument(JSON.stringify(drawing), editorRoom);
    if (read.ok) {
      drawings.set(name, read.value.document);
      if (!read.value.placed) unplaced.push(name);
      continue;
    }
    drawings.set(name, emptyDocument);
    for (const { place, says } of read.problems) {
      checks.add(place === 'file' ? `drawings.${name}` : `drawings.${name}.${place}`, says);
    }
  }
  return { drawings, unplaced };
}

/** A view that was read, with what is wrong beside the drawing that it shows. */
function viewIn(
  checks: Checks,
  place: string,
  {
    title = '',
    drawing,
    hidden,
    shows = 'values',
    question = '',
    note = '',
    answers = [],
    handout,
    ...may
  }: ViewRead,
  given: Fields,
  drawings: ReadonlyMap<string, GameDocument>,
): LessonView {
  const shown = drawings.get(drawing);
  if (!shown) {
    const names = [...drawings.keys()].map((name) => `"${name}"`).join(', ');
    checks.add(
      `${place}.drawing`,
      `there is no drawing "${drawing}"; ${names ? `the drawings here are ${names}` : 'the lesson has no drawings'}`,
    );
  }
  if (isFields(given.board) && shown && !shown.board)
    checks.add(`${place}.board`, 'is a board; what this view shows is a drawing');
  if (may.answer && shown) checkWay(checks, `${place}.answer`, may.answer, shown);
  return {
    title,
    drawing,
    ...may,
    shows,
    hidden: hiddenIn(checks, `${place}.hidden`, hidden, shown),
    question,
    note,
    answers,
    ...(handout === false && { handout }),
  };
}

function hiddenIn(
  checks: Checks,
  place: string,
  { all = false, except = [] }: ViewRead['hidden'] = {},
  drawing: GameDocument | undefined,
): LessonView['hidden'] {
  if (drawing?.board) return hiddenOnBoard({ all, except });
  const known = new Set(drawing?.nodes.map(({ id }) => id));
  for (const [i, id] of except.entries()) {
    if (drawing && !known.has(id))
      checks.add(`${place}.except[${i}]`, `no node "${id}" in the drawing of this view`);
  }
  return { all, except: [...new Set(except)] };
}
