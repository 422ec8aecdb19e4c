/**
 * JSON Schemas (draft 2020-12) of the files of drawings and boards, one for each version of the form. Their descriptions are the text of the
 * documentation's page. The reader names problems in sentences, which no schema does, so it does not read by these; tests hold the two to
 * each other. They are published as they are in public/schema, and what they say of one version never changes its meaning.
 */
import { mostAdded } from '../numbers/rationals.ts';
import { farthest, mostLetters } from './document.ts';
import { longestLine, longestPosition } from './reading/board.ts';
import { mostCompactNodes } from './reading/compact.ts';
import { nameSchema, partSchema, type Schema, schemaDialect, schemaOfSchemaMember } from './schema-parts.ts';
import { viewSchema } from './view-schema.ts';
import { boardVersion } from './write.ts';

/** The versions of the form of drawings and boards, oldest first. */
export const drawingVersions = [1, 2, boardVersion] as const;
type Version = (typeof drawingVersions)[number];

/** The reader takes null for these members as if they were not there, as files of other programs have it. */
const orNull = (type: string): readonly string[] => [type, 'null'];

const number: Schema = {
  title: 'Number',
  description:
    'An exact number: a JSON number, or the text of an integer, a fraction or a decimal. Nothing is rounded.',
  anyOf: [
    { type: 'number', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    {
      type: 'string',
      maxLength: mostAdded,
      pattern: '^[-−+]?([0-9]+/0*[1-9][0-9]*|([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][-+]?[0-9]{1,3})?)$',
    },
  ],
  examples: [3, '1/3', '-0.25'],
};

const score: Schema = {
  title: 'Score',
  description:
    'What the game is worth when a player is to move at a node and has no move there. One of the two may be left out. A drawing with scores is a scoring game; in a simultaneous game both are the same number.',
  type: 'object',
  properties: {
    left: { description: 'The worth where Left is to move and has no move.', ...partSchema('number') },
    right: { description: 'The worth where Right is to move and has no move.', ...partSchema('number') },
  },
  minProperties: 1,
  additionalProperties: false,
};

const node: Schema = {
  title: 'Node',
  description: 'A position of the game.',
  type: 'object',
  properties: {
    id: {
      description: 'What arcs call the node by. Each node has its own.',
      type: 'string',
      minLength: 1,
      maxLength: mostLetters,
      pattern: '^[^\\u0000-\\u001f\\u007f]*$',
    },
    x: {
      description:
        'Where the node stands, in drawing units: a node is 36 wide. Where `x` or `y` of any node is missing, Grundy arranges the drawing.',
      type: 'number',
      minimum: -farthest,
      maximum: farthest,
    },
    y: {
      description: 'The same from above; it grows downwards.',
      type: 'number',
      minimum: -farthest,
      maximum: farthest,
    },
    gray: {
      description: 'Whether the node is gray, that is, entailing. It is false where nothing is said.',
      type: 'boolean',
    },
    name: nameSchema('What the drawing shows at the node; where it is empty, nothing or the id.'),
    score: partSchema('score'),
  },
  required: ['id'],
  additionalProperties: false,
};

const moveName: Schema = { type: 'string', minLength: 1 };

const moves: Schema = {
  title: 'Moves',
  description:
    'The moves that an arc of one player, or of either, stands for: the name of each, or a list of its name and what it gains for Left where the other player moves elsewhere. Without them the arc is one move, called by the id of its end.',
  type: 'array',
  minItems: 1,
  items: {
    anyOf: [
      moveName,
      {
        type: 'array',
        prefixItems: [moveName, partSchema('number')],
        minItems: 1,
        maxItems: 2,
      },
    ],
  },
  examples: [['l', ['r', '1/2']]],
};

const pairs: Schema = {
  title: 'Pairs of moves',
  description:
    "The joint rounds that lead along an arc of both players: lists of Left's move, Right's move, and what the round gains for Left, if it gains anything.",
  type: 'array',
  minItems: 1,
  items: {
    type: 'array',
    prefixItems: [moveName, moveName, partSchema('number')],
    minItems: 2,
    maxItems: 3,
  },
  examples: [
    [
      ['l', 'l'],
      ['r', 'r', '1/2'],
    ],
  ],
};

const players = ['left', 'right', 'either'];

function arc(version: Version): Schema {
  const properties = {
    from: { description: 'The id of the node at which the arc begins.', type: 'string' },
    to: { description: 'The id of the node at which it ends. Both may be one node.', type: 'string' },
    player: {
      description: `Whose move it is${version > 1 ? ', or `"both"` where both players move at once' : ''}. It is \`"either"\` where nothing is said. Between two nodes each player has one arc in each direction.`,
      enum: [...players, ...(version > 1 ? ['both'] : []), null],
    },
  };
  const common = {
    title: 'Arc',
    description: 'A move from one position to another.',
    type: 'object',
    required: ['from', 'to'],
    additionalProperties: false,
  };
  if (version === 1) return { ...common, properties };
  return {
    ...common,
    properties: {
      ...properties,
      moves: {
        description:
          'The moves that the arc stands for, by their names; an arc of both players needs them, and has pairs. Files have them from version 2 on.',
      },
    },
    if: { properties: { player: { const: 'both' } }, required: ['player'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { moves: partSchema('pairs') }, required: ['moves'] },
    else: { properties: { moves: partSchema('moves') } },
  };
}

const numbers = (description: string, least = 0): Schema => ({
  description,
  type: 'array',
  items: { type: 'integer', minimum: least },
});

const compact = (version: Version): Schema => ({
  title: 'Compact form',
  description:
    'A large graph in few characters, in place of nodes and arcs: its nodes are 0, 1, 2, …, and have neither names nor places.',
  type: 'object',
  properties: {
    count: {
      description: 'How many nodes there are.',
      type: 'integer',
      minimum: 0,
      maximum: mostCompactNodes,
    },
    gray: numbers('The gray nodes.'),
    either: numbers("The arcs of both players' moves, two numbers for each: from, to, from, to, …"),
    left: numbers("Left's arcs in the same way."),
    right: numbers("Right's arcs in the same way."),
    ...(version > 1 && {
      both: numbers(
        "Joint rounds: for each node at which both players move at once its number, how many moves Left has, how many Right has, and then the results row by row, each the number of a node, or −1 where none is known. Left's moves are the rows. Files have it from version 2 on.",
        -1,
      ),
    }),
  },
  required: ['count'],
  additionalProperties: false,
});

/** The members of a board; those of a lesson have one more. */
export const boardProperties: Readonly<Record<string, Schema>> = {
  ruleset: nameSchema('The id of the ruleset, as `"nim"`.'),
  position: {
    description: "The position in the ruleset's notation.",
    type: 'string',
    maxLength: longestPosition,
  },
  line: {
    description:
      'The positions after each move of a game that was played from there. Beside nodes there is none.',
    type: 'array',
    maxItems: longestLine,
    items: { type: 'string', maxLength: longestPosition },
  },
};

const board: Schema = {
  title: 'Board',
  description: 'A position of a ruleset. Files have it from version 3 on.',
  type: 'object',
  properties: boardProperties,
  required: ['ruleset', 'position'],
  additionalProperties: false,
};

/** What a file is, by the members that it has: a board, a compact form, or nodes and arcs. */
function forms(version: Version): Schema {
  const withNodes = {
    properties: {
      pieces: { items: { type: 'string' } },
      ...(version >= boardVersion && { board: { properties: { line: false } } }),
    },
    required: ['nodes'],
  };
  const drawing = {
    if: { required: ['compact'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { nodes: false, edges: false } },
    else: withNodes,
  };
  if (version < boardVersion) return drawing;
  return {
    if: { required: ['board'], not: { required: ['nodes'] } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { edges: false, pieces: false, compact: false } },
    else: drawing,
  };
}

/** The schema of drawings of this version, and of boards from version 3 on. */
export const drawingSchema = (version: Version): Schema => ({
  $schema: schemaDialect,
  title: version < boardVersion ? 'Drawing' : 'Drawing or board',
  description: `${version < boardVersion ? 'A drawing' : 'A drawing or a board'} of Grundy, \`*.grundy.json\`, in version ${version} of the form. Grundy writes the oldest version that can say what is drawn, and reads all of them.`,
  type: 'object',
  properties: {
    $schema: schemaOfSchemaMember,
    format: { description: 'What kind of file it is.', const: 'grundy' },
    version: { description: 'The version of the form.', const: version },
    title: nameSchema('What the drawing is called.'),
    nodes: {
      description: 'The positions. A drawing in the compact form has none, and neither has a board.',
      type: 'array',
      items: partSchema('node'),
    },
    edges: {
      description: 'The moves. They may be left out.',
      type: orNull('array'),
      items: partSchema('arc'),
    },
    pieces: {
      description:
        'The nodes that carry a piece, each by its id, or in the compact form by its number; a node with two pieces stands here twice. Their sum is what is played.',
      type: orNull('array'),
      items: { type: ['string', 'integer'], minimum: 0 },
    },
    compact: { ...partSchema('compact') },
    ...(version >= boardVersion && {
      board: {
        description:
          'In place of nodes: the document is a board. Beside nodes: the board that the drawing was made from.',
        ...partSchema('board'),
      },
    }),
    view: { ...partSchema('view') },
  },
  required: ['format', 'version'],
  additionalProperties: false,
  ...forms(version),
  $defs: {
    node,
    arc: arc(version),
    ...(version > 1 && { moves, pairs }),
    score,
    number,
    compact: compact(version),
    ...(version >= boardVersion && { board }),
    view: viewSchema(version),
  },
});
