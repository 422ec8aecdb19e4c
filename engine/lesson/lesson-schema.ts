/**
 * JSON Schemas (draft 2020-12) of the files of lessons, one for each version of the form. The drawings in a lesson are described by the schemas of
 * drawings, which lie in the same folder.
 */
import { farthest } from '../document/document.ts';
import { boardProperties, drawingVersions } from '../document/drawing-schema.ts';
import { schemaFile } from '../document/schema-address.ts';
import { partSchema, type Schema, schemaDialect, schemaOfSchemaMember } from '../document/schema-parts.ts';
import { lessonShows } from './lesson.ts';
import { mostFrames, mostMinutes, mostViews } from './read.ts';

/** The versions of the form of lessons, oldest first. */
export const lessonVersions = [1, 2, 3] as const;
type Version = (typeof lessonVersions)[number];

const text = (description: string): Schema => ({ description, type: 'string' });
const within = (description: string): Schema => ({
  description,
  type: 'number',
  minimum: -farthest,
  maximum: farthest,
});
const length = (description: string): Schema => ({
  description,
  type: 'number',
  exclusiveMinimum: 0,
  maximum: farthest,
});

const camera: Schema = {
  title: 'Camera',
  description: 'The part of the drawing that fills the window, in drawing units.',
  type: 'object',
  properties: {
    x: within('Its left edge.'),
    y: within('Its upper edge.'),
    width: length('How wide it is.'),
    height: length('How high it is.'),
  },
  required: ['x', 'y', 'width', 'height'],
  additionalProperties: false,
};

const hidden: Schema = {
  title: 'Hidden values',
  description: 'Whose values are hidden in a view.',
  type: 'object',
  properties: {
    all: {
      description:
        'Whether the values of all nodes are hidden but those of `except`. It is false where nothing is said.',
      type: 'boolean',
    },
    except: {
      description: 'Ids of nodes of the drawing; of a board, positions.',
      type: 'array',
      items: { type: 'string' },
    },
  },
  additionalProperties: false,
};

const viewedBoard: Schema = {
  title: 'Board of a view',
  description:
    'The position in which a view shows its board, and the game up to that moment. Files have it from version 3 on.',
  type: 'object',
  properties: {
    ...boardProperties,
    line: {
      ...boardProperties.line,
      description: 'The positions after each move of the game up to that moment.',
    },
    starter: {
      description: 'Who made the first move of the game; a view with a line of play needs it.',
      enum: ['left', 'right'],
    },
  },
  required: ['ruleset', 'position'],
  additionalProperties: false,
};

const view = (version: Version): Schema => ({
  title: 'Lesson view',
  description: 'One way to look at a drawing, with what the class is asked there.',
  type: 'object',
  properties: {
    title: text('What the view is called.'),
    drawing: text('The name of the drawing that it shows.'),
    camera: partSchema('camera'),
    step: {
      description: 'How many rounds of the solving are shown; without it they are not gone through.',
      type: 'integer',
      minimum: 0,
      maximum: mostFrames,
    },
    shows: {
      description: 'What is written at the nodes. It is `"values"` where nothing is said.',
      enum: lessonShows,
    },
    hidden: partSchema('hidden'),
    question: text('What the class reads and is asked.'),
    note: text('What the teacher alone reads.'),
    minutes: {
      description: 'How many minutes the view takes.',
      type: 'number',
      exclusiveMinimum: 0,
      maximum: mostMinutes,
    },
    answers: {
      description: 'What is right, a sentence each: for the teacher, and for the last page of a handout.',
      type: 'array',
      items: { type: 'string' },
    },
    ...(version > 1 && {
      handout: {
        description:
          "False for a view that stays off handouts and out of students' copies. Files have it from version 2 on.",
        type: 'boolean',
      },
    }),
    ...(version > 2 && { board: partSchema('board') }),
  },
  required: ['drawing'],
  additionalProperties: false,
});

/** A drawing of any version, by the schema of that version. */
const drawing: Schema = {
  type: 'object',
  properties: { version: { enum: drawingVersions } },
  required: ['format', 'version'],
  allOf: drawingVersions.map((version) => ({
    if: { properties: { version: { const: version } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: schemaFile('grundy', version) },
  })),
};

/** The schema of lessons of this version. */
export const lessonSchema = (version: Version): Schema => ({
  $schema: schemaDialect,
  title: 'Lesson',
  description: `A lesson of Grundy, \`*.lesson.grundy.json\`, in version ${version} of the form: drawings, and views of them in the order in which a class sees them.`,
  type: 'object',
  properties: {
    $schema: schemaOfSchemaMember,
    format: { description: 'What kind of file it is.', const: 'grundy-lesson' },
    version: { description: 'The version of the form.', const: version },
    title: text('What the lesson is called.'),
    about: text('What it is about, in a sentence or two.'),
    drawings: {
      description: 'The drawings and boards by their names, each as its own file has it.',
      type: 'object',
      additionalProperties: drawing,
    },
    views: {
      description: 'The views in their order.',
      type: 'array',
      maxItems: mostViews,
      items: partSchema('view'),
    },
  },
  required: ['format', 'version', 'drawings', 'views'],
  additionalProperties: false,
  $defs: {
    view: view(version),
    camera,
    hidden,
    ...(version > 2 && { board: viewedBoard }),
  },
});
