/**
 * What a person drew: plain readonly records, so that undo is a list of old documents and a document can be
 * saved, compared and sent to a worker as it is.
 */
import { type Rules, usualRules } from '../outcome/rules.ts';
import { askedOnce } from './asked-once.ts';

export type NodeId = string;

/** Whose move an arc is where players take turns: Left's arcs are blue, Right's red, Either's green. */
export type Player = 'left' | 'right' | 'either';

/** Whose arc it is: one player's, either's, or both players' at once (a joint arc). */
export type Whose = Player | 'both';

/**
 * An exact rational as it was written: a number, or text such as "1/3". `parseRational` reads the text of
 * either.
 */
export type WrittenNumber = number | string;

/** What the game is worth when that player is to move and cannot; one side may be left out. */
export type Score = { readonly left?: WrittenNumber; readonly right?: WrittenNumber };

/** The largest coordinate allowed, in drawing units: a million nodes side by side reach about as far. */
export const farthest = 1e8;

/**
 * The most letters of a name, an id or a title, in UTF-16 units. No figure can show a longer one, and a file
 * with one is refused, so that it stops nothing later on.
 */
export const mostLetters = 10_000;

/** How many letters or entries there may be, of what, and in what. */
export type LengthLimit = { readonly most: number; readonly things: string; readonly in: string };

export const lettersOfName: LengthLimit = { most: mostLetters, things: 'letters', in: 'a name' };

/** The message where there are more. */
export const saysTooMany = (count: number, { most, things, in: where }: LengthLimit): string =>
  `has ${count.toLocaleString('en')} ${things}; ${where} has at most ${most.toLocaleString('en')}`;

/** The message about a longer name. */
export const saysTooLong = (letters: number): string => saysTooMany(letters, lettersOfName);

export type GameNode = {
  readonly id: NodeId;
  /** Places in drawing units: 36 is a node's width, 20 the grid step; y grows downwards. */
  readonly x: number;
  readonly y: number;
  /** Gray nodes are entailing. */
  readonly gray: boolean;
  readonly name: string;
  /** If any node has a score, the drawing is a scoring game. */
  readonly score?: Score;
};

/** What tells an arc from all others of the drawing. */
export type ArcName = { readonly from: NodeId; readonly to: NodeId; readonly player: Whose };

/** A move by its name, with what it gains where the other player moves elsewhere. Gains are Left's. */
export type NamedMove = { readonly name: string; readonly gain?: WrittenNumber };

/**
 * The move of one player; in a simultaneous game perhaps several moves of different names with the same solo
 * result.
 */
export type SoloArc = {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly player: Player;
  /** Never empty. Where it is missing the arc is one move, called by the id of `to`. */
  readonly moves?: readonly NamedMove[];
};

/** Left's move and Right's of one joint round, by their names, with what the round gains. */
export type JointPair = { readonly left: string; readonly right: string; readonly gain?: WrittenNumber };

/** Where a joint round leads to: every pair of moves with this joint result. Never empty. */
export type JointArc = {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly player: 'both';
  readonly pairs: readonly JointPair[];
};

export type GameEdge = SoloArc | JointArc;

export const isJoint = (edge: GameEdge): edge is JointArc => edge.player === 'both';
export const isSolo = (edge: GameEdge): edge is SoloArc => edge.player !== 'both';

/** The moves that a solo arc represents. */
export const soloMoves = ({ to, moves }: SoloArc): readonly NamedMove[] => moves ?? [{ name: to }];

/**
 * A curve that a person set by hand: the height of the arc's middle over its chord, or a loop's direction in
 * degrees.
 */
export type Bend = ArcName & { readonly bend: number };

/**
 * Whose values are hidden, for a class that is to find them: all but those of some nodes (of nodes drawn
 * later too), or those of some nodes alone. On a board all but those of some positions, in its ruleset's
 * notation.
 */
export type WrittenHidden = { readonly all: boolean; readonly except: readonly NodeId[] };

/**
 * Positions to which a game on a board went in place of another line of it, which is the document's own (0)
 * or that of an earlier variation, counted from 1. It leaves that line after `after` of its moves.
 */
export type Variation = { readonly of: number; readonly after: number; readonly line: readonly string[] };

/**
 * The table of a family of positions that is asked for beside the document, and how it is looked at. What the
 * texts ask for only sweeps know; a text that asks for nothing is kept as it was written.
 */
export type WrittenSweep = {
  /** The ruleset, the family and its ranges, in the one form in which sweeps are asked for. */
  readonly of: string;
  /** The ids of the measures that are shown as columns; absent where the person's usual ones are. */
  readonly columns?: readonly string[];
  /** The column by which the rows are sorted; absent where they are in the order of the family. */
  readonly sort?: { readonly by: string; readonly descending: boolean };
  /** The id of the kind of plot beside it; absent where there is none. */
  readonly plot?: string;
};

/** What a position is worth, as a person says it beside the rules. Both are kept as they were written. */
export type WrittenFact = { readonly position: string; readonly value: string };

/** What the author chose for playing and showing the drawing. Members we do not know are kept in `rest`. */
export type View = {
  /** A file has its members among the others of the view. */
  readonly rules: Rules;
  readonly camera?: { readonly x: number; readonly y: number; readonly zoom: number };
  readonly bends?: readonly Bend[];
  /** Nodes that a person moved since the last tidy; tidying leaves them in place. */
  readonly pinned?: readonly NodeId[];
  /** Absent where no value is hidden. */
  readonly hidden?: WrittenHidden;
  /**
   * Whether nodes show their boards as pictures; absent where they do not. Only a drawing with an origin has
   * any.
   */
  readonly boards?: true;
  /** Other ways to play on from moments of a board's line; absent where there are none. */
  readonly variations?: readonly Variation[];
  /** Absent where no table is asked for. */
  readonly sweep?: WrittenSweep;
  /** Absent where none is kept. */
  readonly facts?: readonly WrittenFact[];
  readonly rest: Readonly<Record<string, unknown>>;
};

/**
 * A position of a ruleset as a person wrote it, which may be none yet, and the positions to which a game went
 * from there. Only rulesets know what the texts say.
 */
export type WrittenBoard = {
  /** The ruleset's id, which has the text of the rules where it is a written ruleset (`rules-id.ts`). */
  readonly ruleset: string;
  readonly position: string;
  /** The positions after each move, where a game was played. */
  readonly line?: readonly string[];
};

/**
 * The board that a drawing was made from. The drawing's nodes have positions of the same ruleset for names,
 * as long as they are not renamed.
 */
export type BoardOrigin = Pick<WrittenBoard, 'ruleset' | 'position'>;

export const originOf = ({ ruleset, position }: WrittenBoard): BoardOrigin => ({ ruleset, position });

export type GameDocument = {
  readonly title: string;
  readonly nodes: readonly GameNode[];
  readonly edges: readonly GameEdge[];
  /** Nodes that carry pieces; a node with two pieces is listed twice. */
  readonly pieces: readonly NodeId[];
  readonly view: View;
  /** The document is a board in place of nodes and arcs. */
  readonly board?: WrittenBoard;
  /** For a drawing that was made from a board. */
  readonly origin?: BoardOrigin;
};

export const emptyDocument: GameDocument = {
  title: '',
  nodes: [],
  edges: [],
  pieces: [],
  view: { rules: usualRules, rest: {} },
};

/** An empty drawing under these rules, for functions that make a drawing out of another one. */
export const emptyUnder = (rules: Rules): GameDocument => ({
  ...emptyDocument,
  view: { ...emptyDocument.view, rules },
});

/** A key for an edge, unique in a document. Every edit but reconnecting keeps it. */
export type EdgeKey = string;

/** U+001F separates the ids: no id contains it, since the reader refuses control characters in ids. */
export const edgeKey = (edge: ArcName): EdgeKey => `${edge.from}\u001f${edge.to}\u001f${edge.player}`;

/** The arc with this key. O(arcs), and it makes no other key. */
export function edgeWith<Edge extends ArcName>(edges: readonly Edge[], key: EdgeKey): Edge | undefined {
  const [from, to, player] = key.split('\u001f');
  return edges.find((edge) => edge.from === from && edge.to === to && edge.player === player);
}

const hasJoint = askedOnce((edges: readonly GameEdge[]) => edges.some(isJoint));

/**
 * Whether both players choose at once: the drawing says so, or has a joint arc. O(arcs), once for each list
 * of arcs.
 */
export const isSimultaneous = ({ edges, view }: Pick<GameDocument, 'edges' | 'view'>): boolean =>
  view.rules.play === 'simultaneous' || hasJoint(edges);

/** What a person calls a node: its name, or its id when it has none. */
export const calledNode = (node: GameNode): string => node.name || node.id;
