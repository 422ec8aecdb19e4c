/**
 * Reads the file of a lesson, `*.lesson.grundy.json`. A file that breaks a rule is refused whole, with every problem
 * named by its place, as the file of a drawing is. Cost: that of reading its drawings.
 */

import { emptyDocument, farthest, type GameDocument } from '../document/document.ts';
import { readDocument } from '../document/read.ts';
import { boardAt } from '../document/reading/board.ts';
import {
  beginChecks,
  type Checks,
  described,
  type Fields,
  fieldsAt,
  fileFieldsAt,
  isFields,
  listAt,
  numberAt,
  textAt,
  truthAt,
} from '../document/reading/checks.ts';
import { parseJson } from '../document/reading/json.ts';
import { hiddenOnBoard } from '../document/reading/view.ts';
import { editorRoom } from '../document/room.ts';
import { accepted, type Result, refused } from '../result.ts';
import {
  type LessonCamera,
  type LessonView,
  type LessonWithDrawings,
  lessonShows,
  plainView,
  type ViewedBoard,
} from './lesson.ts';

export type LessonRead = {
  readonly lesson: LessonWithDrawings;
  /** The drawings whose nodes lack places, by their names; the caller arranges them. */
  readonly unplaced: readonly string[];
};

const members = ['format', 'version', 'title', 'about', 'drawings', 'views'];
const viewMembers = [
  'title',
  'drawing',
  'camera',
  'step',
  'shows',
  'hidden',
  'question',
  'note',
  'minutes',
  'answers',
];
/** What versions 2 and 3 have besides, each in its place. */
const newViewMembers = ['handout', 'board'];
const newest = 3;
/** A lesson of more views than a class sees in a year is a mistake. */
export const mostViews = 1000;
export const mostFrames = 1e6;
export const mostMinutes = 1000;

/** Whether a text means to be a lesson, right or wrong: a person who opens it is told what is wrong with it as one. */
export const meansLesson = (text: string): boolean =>
  /^\s*\{/.test(text) && /"format"\s*:\s*"grundy-lesson"/.test(text);

/** Reads a lesson with its drawings; refused with every problem by its place. Never throws. */
export function readLesson(text: string): Result<LessonRead> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const checks = beginChecks();
  const fields = lessonFields(checks, json.value);
  const read = fields && lessonOf(checks, fields);
  const problems = checks.problems();
  return problems.length > 0 || !read ? refused(problems) : accepted(read);
}

/** The members of the file, if it is a lesson of a version that can be read. */
function lessonFields(checks: Checks, value: unknown): Fields | undefined {
  if (!isFields(value)) {
    checks.add('file', `is ${described(value)}; a lesson is an object that says "format": "grundy-lesson"`);
  } else if (value.format !== 'grundy-lesson') {
    checks.add('format', `is ${described(value.format)}; a lesson says "format": "grundy-lesson"`);
  } else if (typeof value.version === 'number' && value.version > newest) {
    const says = `is ${value.version}; this Grundy reads lessons up to version ${newest}; open the file with a newer Grundy`;
    checks.add('version', says);
  } else if (value.version !== 1 && value.version !== 2 && value.version !== newest) {
    checks.add('version', `is ${described(value.version)}; it must be 1, 2 or ${newest}`);
  } else return fileFieldsAt(checks, value, members);
  return undefined;
}

/** A text that may be left out. */
const textOr = (checks: Checks, place: string, value: unknown): string =>
  value === undefined ? '' : (textAt(checks, place, value) ?? '');

function lessonOf(checks: Checks, fields: Fields): LessonRead {
  const { drawings, unplaced } = drawingsIn(checks, fields.drawings);
  const given = listAt(checks, 'views', fields.views);
  if (given.length > mostViews) checks.add('views', `are ${given.length}; a lesson has ${mostViews} at most`);
  const known = [...viewMembers, ...newViewMembers.slice(0, Number(fields.version) - 1)];
  const views = given
    .slice(0, mostViews)
    .map((view, i) => viewIn(checks, `views[${i}]`, fieldsAt(checks, `views[${i}]`, view, known), drawings));
  const title = textOr(checks, 'title', fields.title);
  const about = textOr(checks, 'about', fields.about);
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

function viewIn(
  checks: Checks,
  place: string,
  fields: Fields | undefined,
  drawings: ReadonlyMap<string, GameDocument>,
): LessonView {
  if (!fields) return plainView('');
  const at = (member: string): string => `${place}.${member}`;
  const drawing = textAt(checks, at('drawing'), fields.drawing) ?? '';
  const shown = drawings.get(drawing);
  if (typeof fields.drawing === 'string' && !shown) {
    const names = [...drawings.keys()].map((name) => `"${name}"`).join(', ');
    checks.add(
      at('drawing'),
      `there is no drawing "${drawing}"; ${names ? `the drawings here are ${names}` : 'the lesson has no drawings'}`,
    );
  }
  const camera = fields.camera === undefined ? undefined : cameraIn(checks, at('camera'), fields.camera);
  const step = wholeIn(checks, at('step'), fields.step, mostFrames);
  const board = fields.board === undefined ? undefined : boardIn(checks, at('board'), fields.board, shown);
  const isLeftOut = fields.handout !== undefined && truthAt(checks, at('handout'), fields.handout) === false;
  const minutes =
    fields.minutes === undefined ? undefined : positiveIn(checks, at('minutes'), fields.minutes, mostMinutes);
  return {
    title: textOr(checks, at('title'), fields.title),
    drawing,
    ...(camera && { camera }),
    ...(step !== undefined && { step }),
    ...(board && { board }),
    shows: showsIn(checks, at('shows'), fields.shows),
    hidden: hiddenIn(checks, at('hidden'), fields.hidden, shown),
    question: textOr(checks, at('question'), fields.question),
    note: textOr(checks, at('note'), fields.note),
    ...(minutes !== undefined && { minutes }),
    answers: textsIn(checks, at('answers'), fields.answers),
    ...(isLeftOut && { handout: false }),
  };
}

function boardIn(
  checks: Checks,
  place: string,
  value: unknown,
  shown: GameDocument | undefined,
): ViewedBoard | undefined {
  const fields = fieldsAt(checks, place, value, ['ruleset', 'position', 'line', 'starter']);
  if (!fields) return undefined;
  if (shown && !shown.board) checks.add(place, 'is a board; what this view shows is a drawing');
  const { starter, ...written } = fields;
  const board = boardAt(checks, place, written);
  if (starter !== undefined && starter !== 'left' && starter !== 'right')
    checks.add(`${place}.starter`, `is ${described(starter)}; it must be "left" or "right"`);
  else if (starter === undefined && board?.line)
    checks.add(
      `${place}.starter`,
      'is missing; of a line of play it says who moved first, "left" or "right"',
    );
  return board && { ...board, ...((starter === 'left' || starter === 'right') && { starter }) };
}

function cameraIn(checks: Checks, place: string, value: unknown): LessonCamera | undefined {
  const fields = fieldsAt(checks, place, value, ['x', 'y', 'width', 'height']);
  if (!fields) return undefined;
  const x = numberAt(checks, `${place}.x`, fields.x, farthest);
  const y = numberAt(checks, `${place}.y`, fields.y, farthest);
  const width = positiveIn(checks, `${place}.width`, fields.width, farthest);
  const height = positiveIn(checks, `${place}.height`, fields.height, farthest);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return { x, y, width, height };
}

function positiveIn(checks: Checks, place: string, value: unknown, most: number): number | undefined {
  if (typeof value === 'number' && value > 0 && value <= most) return value;
  checks.add(place, `is ${described(value)}; it must be a number above 0 and at most ${most}`);
  return undefined;
}

function wholeIn(checks: Checks, place: string, value: unknown, most: number): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  checks.add(place, `is ${described(value)}; it must be a whole number from 0 to ${most}`);
  return undefined;
}

function showsIn(checks: Checks, place: string, value: unknown): LessonView['shows'] {
  if (value === undefined) return 'values';
  const found = lessonShows.find((each) => each === value);
  if (!found) checks.add(place, `is ${described(value)}; it must be "values", "outcomes" or "nothing"`);
  return found ?? 'values';
}

function hiddenIn(
  checks: Checks,
  place: string,
  value: unknown,
  drawing: GameDocument | undefined,
): LessonView['hidden'] {
  if (value === undefined) return plainView('').hidden;
  const fields = fieldsAt(checks, place, value, ['all', 'except']);
  if (!fields) return plainView('').hidden;
  const all = fields.all === undefined ? false : (truthAt(checks, `${place}.all`, fields.all) ?? false);
  const ids = textsIn(checks, `${place}.except`, fields.except, 'a list of nodes');
  if (drawing?.board) return hiddenOnBoard({ all, except: ids });
  const known = new Set(drawing?.nodes.map(({ id }) => id));
  for (const [i, id] of ids.entries()) {
    const at = `${place}.except[${i}]`;
    if (drawing && !known.has(id)) checks.add(at, `no node "${id}" in the drawing of this view`);
  }
  return { all, except: [...new Set(ids)] };
}

function textsIn(checks: Checks, place: string, value: unknown, must = 'a list of texts'): readonly string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    checks.add(place, `is ${described(value)}; it must be ${must}`);
    return [];
  }
  return value.flatMap((each, i) => textAt(checks, `${place}[${i}]`, each) ?? []);
}
