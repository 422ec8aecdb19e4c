/**
 * The JSON Schema of a view: the shapes that its members have where the reader understands them. A file with a member of another shape is
 * good all the same, since the reader keeps what it does not understand; so each member may be anything besides.
 */
import { endings } from '../outcome/outcome.ts';
import { conventions, sumKinds, usualRules, waysOfPlay } from '../outcome/rules.ts';
import { farthest } from './document.ts';
import type { Schema } from './schema-parts.ts';
import { rulesOfVersion2 } from './write.ts';

const node: Schema = { type: 'string' };
const whole: Schema = { type: 'integer', minimum: 0 };
const usual = (rule: string | boolean): string => `It is ${JSON.stringify(rule)} where nothing is said.`;

/** The members of a view, each by its shape. */
const shapes: Readonly<Record<string, Schema>> = {
  theory: {
    description: `The id of the theory that gives the values. ${usual(usualRules.theory)} Then Grundy takes the first theory that covers the drawing.`,
    type: 'string',
  },
  asPublished: {
    description: `Whether Grundy follows the algorithms of the theory as they are printed, where it would follow corrected ones. ${usual(usualRules.asPublished)}`,
    type: 'boolean',
  },
  infinitePlay: {
    description: `Who wins a play that never ends, where some arc is one player's. ${usual(usualRules.infinitePlay)}`,
    enum: endings,
  },
  play: {
    description: `Whether the players take turns, or both choose a move and then both moves happen. ${usual(usualRules.play)}`,
    enum: waysOfPlay,
  },
  convention: {
    description: `What a terminal position is worth where both players move at once. ${usual(usualRules.convention)} On a board it is then the ruleset's own.`,
    enum: conventions,
  },
  sum: {
    description: `How the pieces, or the components of a simultaneous game, are played together. ${usual(usualRules.sum)}`,
    enum: sumKinds,
  },
  camera: {
    description: 'The point of the drawing in the middle of the window, and how much it is enlarged.',
    type: 'object',
    properties: {
      x: { description: 'In drawing units.', type: 'number' },
      y: { description: 'In drawing units.', type: 'number' },
      zoom: { description: 'Pixels for each drawing unit.', type: 'number', exclusiveMinimum: 0 },
    },
    required: ['x', 'y', 'zoom'],
    additionalProperties: false,
  },
  bends: {
    description:
      'Arcs that somebody has bent. Grundy leaves out those of arcs that the drawing does not have.',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        from: { description: 'The id of the node at which the arc begins.', ...node },
        to: { description: 'The id of the node at which it ends.', ...node },
        player: { description: 'Whose arc it is.', enum: ['left', 'right', 'either', 'both'] },
        bend: {
          description:
            'How far the middle of the arc lies from the straight line, in drawing units; for a loop its direction, in degrees.',
          type: 'number',
          minimum: -farthest,
          maximum: farthest,
        },
      },
      required: ['from', 'to', 'player', 'bend'],
    },
  },
  pinned: {
    description: 'The ids of nodes that stay where they are when the drawing is arranged.',
    type: 'array',
    items: node,
  },
  hidden: {
    description:
      'Whose values are hidden, for a class that is to find them. In any other form it hides all values.',
    type: 'object',
    properties: {
      all: {
        description:
          'Whether the values of all nodes are hidden but those of `except`, or only those of `except`.',
        type: 'boolean',
      },
      except: { description: 'Ids of nodes; on a board, positions.', type: 'array', items: node },
    },
    required: ['all', 'except'],
    additionalProperties: false,
  },
  boards: {
    description: 'Whether the nodes show their boards as pictures. Only a drawing that names its board can.',
    type: 'boolean',
  },
  variations: {
    description: 'Other ways to play on, on a board. Grundy understands them on boards alone.',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        of: {
          description: 'The line that the variation leaves: 0 is that of the board, 1 the first variation.',
          ...whole,
        },
        after: { description: 'After how many moves of that line.', ...whole },
        line: {
          description: 'The positions after each move of the variation.',
          type: 'array',
          items: { type: 'string' },
        },
      },
      required: ['of', 'after', 'line'],
      additionalProperties: false,
    },
  },
  sweep: {
    description: 'The table that is asked for beside the drawing.',
    type: 'object',
    properties: {
      of: { description: 'The ruleset, the family and its ranges.', type: 'string', minLength: 1 },
      columns: {
        description: 'The ids of the measures that are columns.',
        type: 'array',
        items: { type: 'string' },
      },
      sort: {
        description: 'The column by which the rows are sorted.',
        type: 'object',
        properties: {
          by: { description: "The column's id.", type: 'string' },
          descending: { description: 'Whether the largest comes first.', type: 'boolean' },
        },
        required: ['by', 'descending'],
        additionalProperties: false,
      },
      plot: { description: 'The id of the plot beside it.', type: 'string' },
    },
    required: ['of'],
    additionalProperties: false,
  },
};

/** The schema of a view in a file of this version. */
export function viewSchema(version: number): Schema {
  const later: readonly string[] = version === 1 ? rulesOfVersion2 : [];
  const known = Object.entries(shapes).filter(([member]) => !later.includes(member));
  return {
    title: 'View',
    description:
      'What the author has chosen for playing and showing it. Each member may be left out. Grundy understands members of these shapes, and keeps all others as they are.',
    type: 'object',
    properties: Object.fromEntries(
      known.map(([member, { description, ...shape }]) => [member, { description, anyOf: [shape, true] }]),
    ),
  };
}
