/**
 * What a person drew: plain readonly records, so that undo is a list of old documents and a document can be
 * saved, compared and sent to a worker as it is.
 */
import type { InfinitePlay } from '../outcome/outcome.ts';

export type NodeId = string;

/** Left's arcs are blue, Right's red, Either's green. */
export type Player = 'left' | 'right' | 'either';

/** An exact rational as it was written: a number, or text such as "1/3". `parseRational` reads the text of either. */
export type WrittenNumber = number | string;

/** What the game is worth when that player is to move and cannot; one side may be left out. */
export type Score = { readonly left?: WrittenNumber; readonly right?: WrittenNumber };

/** The largest coordinate allowed, in drawing units: a million nodes side by side reach about as far. */
export const farthest = 1e8;

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

export type GameEdge = { readonly from: NodeId; readonly to: NodeId; readonly player: Player };

/**
 * A curve that a person set by hand: the height of the arc's middle over its chord, or a loop's direction in
 * degrees.
 */
export type Bend = GameEdge & { readonly bend: number };

/** What the author chose for showing the drawing. Members we do not know are kept in `rest`. */
export type View = {
  /** A theory's id, or absent for "auto". */
  readonly theory?: string;
  readonly asPublished?: boolean;
  /** Who wins a play that never ends, where some arc is one player's; absent for a draw. */
  readonly infinitePlay?: Exclude<InfinitePlay, 'draw'>;
  readonly camera?: { readonly x: number; readonly y: number; readonly zoom: number };
  readonly bends?: readonly Bend[];
  /** Nodes that a person moved since the last tidy; tidying leaves them in place. */
  readonly pinned?: readonly NodeId[];
  readonly rest: Readonly<Record<string, unknown>>;
};

export type GameDocument = {
  readonly title: string;
  readonly nodes: readonly GameNode[];
  readonly edges: readonly GameEdge[];
  /** Nodes that carry pieces; a node with two pieces is listed twice. */
  readonly pieces: readonly NodeId[];
  readonly view: View;
};

export const emptyDocument: GameDocument = {
  title: '',
  nodes: [],
  edges: [],
  pieces: [],
  view: { rest: {} },
};

/** A key for an edge, unique in a document. Every edit but reconnecting keeps it. */
export type EdgeKey = string;

/** U+001F separates the ids: no id contains it, since the reader refuses control characters in ids. */
export const edgeKey = (edge: GameEdge): EdgeKey => `${edge.from}\u001f${edge.to}\u001f${edge.player}`;

/** What a person calls a node: its name, or its id when it has none. */
export const calledNode = (node: GameNode): string => node.name || node.id;
