/**
 * What the files of lessons may have in them, in each version of the form; the JSON Schemas are written from
 * it, and the reader reads by it. The drawings in a lesson are described by the schemas of drawings, which
 * are in the same folder.
 */

import { boardMembers, boardRead, oneRuleset } from '../document/board-form.ts';
import { farthest } from '../document/document.ts';
import { drawingFormat } from '../document/drawing-form.ts';
import { type FileFormat, fileMembers, fileSchema } from '../document/file-form.ts';
import { schemaFile } from '../document/schema-address.ts';
import {
  also,
  fields,
  list,
  naturalNumber,
  needed,
  number,
  oneOf,
  part,
  perhaps,
  positiveNumber,
  type ReadAs,
  readLater,
  type Schema,
  type TitledShape,
  text,
  truth,
  type ValueShape,
} from '../document/shapes.ts';
import type { Mover } from '../graph/game-graph.ts';
import { lessonShows, type ViewedBoard } from './lesson.ts';
import { wayToAnswer } from './ways-form.ts';

export type LessonVersion = 1 | 2 | 3 | 4 | 5;

export const lessonFormat: FileFormat<LessonVersion> = {
  id: 'grundy-lesson',
  called: 'lesson',
  versions: [1, 2, 3, 4, 5],
};

const camera = part(
  'camera',
  'Camera',
  'The part of the drawing that fills the window, in drawing units.',
  fields({
    x: needed('Its left edge.', number(farthest)),
    y: needed('Its upper edge.', number(farthest)),
    width: needed('How wide it is.', positiveNumber(farthest)),
    height: needed('How high it is.', positiveNumber(farthest)),
  }),
);

const hidden = part(
  'hidden',
  'Hidden values',
  'Whose values are hidden in a view.',
  fields({
    all: perhaps(
      'Whether the values of all nodes are hidden but those of `except`. It is false where nothing is said.',
      truth,
    ),
    except: perhaps(
      'Ids of nodes of the drawing; of a board, positions.',
      list(text(), { must: 'a list of nodes' }),
    ),
  }),
);

const viewedBoard = {
  ...boardMembers,
  line: {
    ...boardMembers.line,
    says: 'The positions after each move of the game up to that moment.',
  },
  starter: perhaps(
    'Who made the first move of the game; a view with a line of play needs it.',
    oneOf<Mover>(['left', 'right']),
  ),
};

const board = (version: number): TitledShape<ViewedBoard> =>
  part(
    'board',
    'Board of a view',
    'The position in which a view shows its board, and the game up to that moment. Files have it from version 3 on.',
    also(
      oneRuleset(fields(viewedBoard, { version }), version),
      (checks, place, { starter, ...written }, given) => {
        const board = boardRead(written);
        if (board.line && given.starter === undefined)
          checks.add(
            `${place}.starter`,
            'is missing; of a line of play it says who moved first, "left" or "right"',
          );
        return { ...board, ...(starter && { starter }) };
      },
    ),
  );

/** A view; the lesson is not yet known to have its drawing. */
export const lessonView = (version: number) =>
  part(
    'view',
    'Lesson view',
    'One way to look at a drawing, with what the class is asked there.',
    fields(
      {
        title: perhaps('What the view is called.', text()),
        drawing: needed('The name of the drawing that it shows.', text()),
        camera: perhaps('', camera),
        step: perhaps(
          'How many rounds of the solving are shown; without it they are not gone through.',
          naturalNumber(1e6),
        ),
        shows: perhaps(
          'What is written at the nodes. It is `"values"` where nothing is said.',
          oneOf(lessonShows),
        ),
        hidden: perhaps('', hidden),
        question: perhaps('What the class reads and is asked.', text()),
        note: perhaps('What the teacher alone reads.', text()),
        minutes: perhaps('How many minutes the view takes.', positiveNumber(1000)),
        answers: perhaps(
          'What is right, a sentence each: for the teacher, and for the last page of a handout.',
          list(text(), { must: 'a list of texts' }),
        ),
        handout: perhaps(
          "False for a view that stays off handouts and out of students' copies. Files have it from version 2 on.",
          truth,
          2,
        ),
        board: perhaps('', board(version), 3),
        answer: perhaps('', wayToAnswer, 5),
      },
      { version },
    ),
  );

export type ViewRead = ReadAs<ReturnType<typeof lessonView>>;

/** A drawing of any version, by the schema of that version. */
const drawing: Schema = {
  type: 'object',
  properties: { version: { enum: drawingFormat.versions } },
  required: ['format', 'version'],
  allOf: drawingFormat.versions.map((version) => ({
    if: { properties: { version: { const: version } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: schemaFile('grundy', version) },
  })),
};

const drawings: ValueShape<unknown> = readLater({ type: 'object', additionalProperties: drawing });

/** The members of a whole file. A lesson of more views than a class sees in a year is a mistake. */
export const lessonFile = <View>(version: LessonVersion, view: ValueShape<View>) =>
  fields({
    ...fileMembers(lessonFormat, version),
    title: perhaps('What the lesson is called.', text()),
    about: perhaps('What it is about, in a sentence or two.', text()),
    drawings: needed('The drawings and boards by their names, each as its own file has it.', drawings),
    views: needed(
      'The views in their order.',
      list(view, { limit: { most: 1000, things: 'views', in: 'a lesson' } }),
    ),
  });

/** The schema of lessons of this version. */
export const lessonSchema = (version: LessonVersion): Schema =>
  fileSchema(
    'Lesson',
    `A lesson of Grundy, \`*.lesson.grundy.json\`, in version ${version} of the form: drawings, and views of them in the order in which a class sees them.`,
    lessonFile(version, lessonView(version)),
    [
      lessonView(version),
      camera,
      hidden,
      ...(version > 2 ? [board(version)] : []),
      ...(version > 4 ? [wayToAnswer] : []),
    ],
  );
