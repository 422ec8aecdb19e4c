/**
 * What the files of drawings and boards may have in them, in each version of the form. The readers read by
 * these descriptions, the JSON Schemas in public/schema are written from them, and their sentences are the
 * text of the documentation's page. What they say of one version never changes its meaning. Rules that join
 * two places of a file are the readers' own.
 */
import { mostAdded, parseRational } from '../numbers/rationals.ts';
import { board } from './board-form.ts';
import { described } from './checks.ts';
import {
  farthest,
  type GameEdge,
  lettersOfName,
  type NamedMove,
  type NodeId,
  type Whose,
  type WrittenNumber,
} from './document.ts';
import { type FileFormat, fileMembers, fileSchema } from './file-form.ts';

import {
  also,
  fields,
  list,
  name,
  naturalNumber,
  needed,
  number,
  oneOf,
  orNull,
  part,
  perhaps,
  readLater,
  row,
  type Schema,
  type TitledShape,
  text,
  truth,
  type ValueShape,
} from './shapes.ts';
import { view } from './view-form.ts';
import { boardVersion, misereVersion, rulesVersion } from './write.ts';

/**
 * 2 is the first version that knows moves by their names and arcs of both players'; 3 the first with boards;
 * 4 with written rules; 5 with misère play.
 */
export type FileVersion = 1 | 2 | typeof boardVersion | typeof rulesVersion | typeof misereVersion;

export const drawingFormat: FileFormat<FileVersion> = {
  id: 'grundy',
  called: 'drawing',
  versions: [1, 2, boardVersion, rulesVersion, misereVersion],
};

const jsonNumber = number(Number.MAX_SAFE_INTEGER);

/** A JSON number within the range in which each has its own, or the text of a fraction or a decimal. */
const exact: TitledShape<WrittenNumber> = part(
  'number',
  'Number',
  'An exact number: a JSON number, or the text of an integer, a fraction or a decimal. Nothing is rounded.',
  {
    schema: {
      anyOf: [
        jsonNumber.schema,
        {
          type: 'string',
          maxLength: mostAdded,
          pattern: '^[-−+]?([0-9]+/0*[1-9][0-9]*|([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][-+]?[0-9]{1,3})?)$',
        },
      ],
    },
    read(checks, place, value) {
      if (typeof value === 'number') return jsonNumber.read(checks, place, value);
      if (typeof value === 'string' && parseRational(value, mostAdded) !== undefined) return value;
      checks.add(place, `is ${described(value)}; it must be a number, or text such as "1/3"`);
      return undefined;
    },
  },
  [3, '1/3', '-0.25'],
);

const score = part(
  'score',
  'Score',
  'What the game is worth when a player is to move at a node and has no move there. One of the two may be left out. A drawing with scores is a scoring game; in a simultaneous game both are the same number.',
  fields(
    {
      left: perhaps('The worth where Left is to move and has no move.', exact),
      right: perhaps('The worth where Right is to move and has no move.', exact),
    },
    { empty: 'it must say what the game is worth for left, right or both' },
  ),
);

const id = text({
  empty: 'a node needs an id by which arcs can call it',
  limit: lettersOfName,
  without: { signs: '\\u0000-\\u001f\\u007f', called: 'a control character' },
});

export const node = part(
  'node',
  'Node',
  'A position of the game.',
  fields({
    id: needed('What arcs call the node by. Each node has its own.', id),
    x: perhaps(
      'Where the node stands, in drawing units: a node is 36 wide. Where `x` or `y` of any node is missing, Grundy arranges the drawing.',
      number(farthest),
    ),
    y: perhaps('The same from above; it grows downwards.', number(farthest)),
    gray: perhaps('Whether the node is gray, that is, entailing. It is false where nothing is said.', truth),
    name: perhaps('What the drawing shows at the node; where it is empty, nothing or the id.', name),
    score: perhaps('', score),
  }),
);

const moveName = text({ empty: 'a move needs a name' });
const someMoves = { empty: 'write one move or more' };

const moveWithGain = row(
  { name: needed('', moveName), gain: perhaps('', exact) },
  'the name of a move, and what it gains if it gains anything',
);

const move: ValueShape<NamedMove> = {
  schema: { anyOf: [moveName.schema, moveWithGain.schema] },
  read(checks, place, value) {
    if (Array.isArray(value)) return moveWithGain.read(checks, place, value);
    const name = moveName.read(checks, place, value);
    return name === undefined ? undefined : { name };
  },
};

const moves = part(
  'moves',
  'Moves',
  'The moves that an arc of one player, or of either, stands for: the name of each, or a list of its name and what it gains for Left where the other player moves elsewhere. Without them the arc is one move, called by the id of its end.',
  list(move, someMoves),
  [['l', ['r', '1/2']]],
);

const pairs = part(
  'pairs',
  'Pairs of moves',
  "The joint rounds that lead along an arc of both players: lists of Left's move, Right's move, and what the round gains for Left, if it gains anything.",
  list(
    row(
      { left: needed('', moveName), right: needed('', moveName), gain: perhaps('', exact) },
      "Left's move, Right's, and what the joint round gains if it gains anything",
    ),
    someMoves,
  ),
  [
    [
      ['l', 'l'],
      ['r', 'r', '1/2'],
    ],
  ],
);

function player(version: number): ValueShape<Whose> {
  const known = oneOf<Whose>(['left', 'right', 'either', ...(version > 1 ? ['both' as const] : [])]);
  return {
    schema: known.schema,
    read(checks, place, value) {
      if (value !== 'both' || version > 1) return known.read(checks, place, value);
      checks.add(place, 'is "both", which files of version 2 know; write "version": 2');
      return undefined;
    },
  };
}

/** The id of a node that is there, if the ids of those are given. */
const idOf = (ids: ReadonlySet<NodeId> | undefined): ValueShape<NodeId> =>
  also(text(), (checks, place, id) => {
    if (!ids || ids.has(id)) return id;
    checks.add(place, `no node "${id}"`);
    return undefined;
  });

/** An arc between nodes of these ids. */
export function arc(version: number, ids?: ReadonlySet<NodeId>): TitledShape<GameEdge> {
  const end = idOf(ids);
  const members = fields(
    {
      from: needed('The id of the node at which the arc begins.', end),
      to: needed('The id of the node at which it ends. Both may be one node.', end),
      player: perhaps(
        `Whose move it is${version > 1 ? ', or `"both"` where both players move at once' : ''}. It is \`"either"\` where nothing is said. Between two nodes each player has one arc in each direction.`,
        orNull(player(version)),
      ),
      moves: perhaps(
        'The moves that the arc stands for, by their names; an arc of both players needs them, and has pairs. Files have them from version 2 on.',
        readLater(),
        2,
      ),
    },
    { version },
  );
  const withMoves = also(members, (checks, place, { from, to, player, moves: given }, file) => {
    // What moves look like depends on whose they are.
    if (player === undefined && (file.player ?? undefined) !== undefined) return undefined;
    const at = `${place}.moves`;
    if (player !== 'both') {
      const named = given === undefined ? undefined : moves.read(checks, at, given);
      return { from, to, player: player ?? 'either', ...(named && { moves: named }) };
    }
    if (given === undefined)
      checks.add(at, 'is missing; a joint arc needs the pairs of moves that lead to its end');
    return { from, to, player, pairs: (given !== undefined && pairs.read(checks, at, given)) || [] };
  });
  const { properties, ...others } = members.schema;
  const schema = { ...others, properties, ...(version > 1 && movesByPlayer) };
  return part('arc', 'Arc', 'A move from one position to another.', { ...withMoves, schema });
}

const movesByPlayer: Schema = {
  if: { properties: { player: { const: 'both' } }, required: ['player'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { moves: pairs.schema }, required: ['moves'] },
  else: { properties: { moves: moves.schema } },
};

/** The most vertices that the rows of a graph can number. */
export const mostCompactNodes = 2 ** 28;

/** A list of numbers, each at least so large, which `reading/compact.ts` reads. */
const numbers = (least = 0): ValueShape<unknown> =>
  readLater({ type: 'array', items: { type: 'integer', minimum: least } });

export const compact = (version: number) =>
  part(
    'compact',
    'Compact form',
    'A large graph in few characters, in place of nodes and arcs: its nodes are 0, 1, 2, …, and have neither names nor places.',
    fields(
      {
        count: needed('How many nodes there are.', naturalNumber(mostCompactNodes, 'the number of nodes')),
        gray: perhaps('The gray nodes.', numbers()),
        either: perhaps(
          "The arcs of both players' moves, two numbers for each: from, to, from, to, …",
          numbers(),
        ),
        left: perhaps("Left's arcs in the same way.", numbers()),
        right: perhaps("Right's arcs in the same way.", numbers()),
        both: perhaps(
          "Joint rounds: for each node at which both players move at once its number, how many moves Left has, how many Right has, and then the results row by row, each the number of a node, or −1 where none is known. Left's moves are the rows. Files have it from version 2 on.",
          numbers(-1),
          2,
        ),
      },
      { version },
    ),
  );

/** What a file is, by the members that it has: a board, a compact form, or nodes and arcs. */
function forms(version: FileVersion): Schema {
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

/** The members of a whole file; `read.ts` reads each that is a list or an object. */
export const drawingFile = (version: FileVersion) =>
  fields(
    {
      ...fileMembers(drawingFormat, version),
      title: perhaps('What the drawing is called.', name),
      nodes: perhaps(
        'The positions. A drawing in the compact form has none, and neither has a board.',
        readLater(list(node).schema),
      ),
      edges: perhaps('The moves. They may be left out.', orNull(readLater(list(arc(version)).schema))),
      pieces: perhaps(
        'The nodes that carry a piece, each by its id, or in the compact form by its number; a node with two pieces stands here twice. Their sum is what is played.',
        orNull(readLater({ type: 'array', items: { type: ['string', 'integer'], minimum: 0 } })),
      ),
      compact: perhaps('', readLater(compact(version).schema)),
      board: perhaps(
        'In place of nodes: the document is a board. Beside nodes: the board that the drawing was made from.',
        readLater(board(version).schema),
        boardVersion,
      ),
      view: perhaps('', readLater(view(version).schema)),
    },
    { version },
  );

/** The schema of drawings of this version, and of boards from version 3 on. */
export function drawingSchema(version: FileVersion): Schema {
  const isDrawing = version < boardVersion;
  const { schema, read } = drawingFile(version);
  return fileSchema(
    isDrawing ? 'Drawing' : 'Drawing or board',
    `${isDrawing ? 'A drawing' : 'A drawing or a board'} of Grundy, \`*.grundy.json\`, in version ${version} of the form. Grundy writes the oldest version that can say what is drawn, and reads all of them.`,
    { schema: { ...schema, ...forms(version) }, read },
    [
      node,
      arc(version),
      ...(version > 1 ? [moves, pairs] : []),
      score,
      exact,
      compact(version),
      ...(isDrawing ? [] : [board(version)]),
      view(version),
    ],
  );
}
