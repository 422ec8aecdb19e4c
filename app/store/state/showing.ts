/**
 * What is shown of the drawing: what is selected and highlighted, what is written at the nodes, the open
 * walkthrough.
 */
import type { EdgeKey, GameNode, NodeId } from '../../../engine/document/index.ts';
import type { PlayLine } from '../../../engine/explain/index.ts';
import type { ArcLife, Claim, SimplifiedGame, Strategy } from '../../../engine/theories/index.ts';
import type { Lit, ToldFrame } from './frame.ts';

export type Selection = { readonly nodes: ReadonlySet<NodeId>; readonly edges: ReadonlySet<EdgeKey> };

/**
 * The nodes whose values are hidden from viewers. "All" is a state of its own, so that a node drawn meanwhile
 * is hidden too: then `except` are the nodes whose values are shown; without it they are those whose values
 * are hidden.
 */
export type HiddenValues = { readonly all: boolean; readonly except: ReadonlySet<NodeId> };

export const nothingHidden: HiddenValues = { all: false, except: new Set() };

/** Where the keyboard focus is: one node or one arc. */
export type Focus =
  | { readonly kind: 'node'; readonly id: NodeId }
  /**
   * An arc that keys went to is as good as selected: a player's key changes it. Where one was just drawn it
   * is meant for the next.
   */
  | { readonly kind: 'edge'; readonly key: EdgeKey; readonly visited?: true };

/** What is written at the vertices. */
export type Showing = 'values' | 'outcomes' | 'off';

/** Letter codes on the nodes: to connect the sources to the typed node, or to select. */
export type Codes = {
  readonly purpose: 'connect' | 'select';
  readonly typed: string;
  /** The node of each code, fixed at the beginning, so that none changes while one types. */
  readonly nodes: ReadonlyMap<string, NodeId>;
  readonly sources: readonly NodeId[];
  /** Where the focus was when the codes appeared. */
  readonly focus: Focus | undefined;
};

/** The reductions of a drawing, by its nodes and arcs. */
export type ReductionSteps = {
  readonly found: SimplifiedGame;
  /** The node of each vertex, added ones at the end. */
  readonly ids: readonly NodeId[];
  /** Nodes that steps add, with their scores and places; the document does not have them. */
  readonly added: readonly GameNode[];
  /** Per arc of a player, by `moveKey`: when it exists. */
  readonly moves: ReadonlyMap<string, readonly ArcLife[]>;
  /** Per node: the steps from which on it is there and gone. Nodes that are not simplified are missing. */
  readonly nodes: ReadonlyMap<NodeId, { readonly born: number; readonly dies: number }>;
  /** Ends of arcs that a step adds and the drawing does not have, in the order in which they are added. */
  readonly coming: readonly { readonly from: NodeId; readonly to: NodeId }[];
};

/** The person's move in a proof, the strategy's reply, and the position after it. */
export type Turn = Strategy['positions'][number]['replies'][number];

/** A game against a strategy: the turns so far, from the difference of two nodes. */
export type ProofPlayed = {
  readonly claim: Claim;
  readonly strategy: Strategy;
  readonly pair: readonly [NodeId, NodeId];
  /** The node of each vertex. */
  readonly ids: readonly NodeId[];
  readonly turns: readonly Turn[];
};

/**
 * The nodes whose reductions are shown (all if empty), and what the reductions preserve if infinite play can
 * occur.
 */
export type ReductionsAsked = { readonly starts: readonly NodeId[]; readonly side: 'onside' | 'offside' };

/** A line of play that a reason mentions, from one of its vertices; `ids` has the node of each vertex. */
export type WatchedLine = {
  readonly from: number;
  readonly line: Pick<PlayLine, 'moves'> & { readonly end: Pick<PlayLine['end'], 'kind'> };
  readonly ids: readonly NodeId[];
};

/** What a walkthrough shows: the rounds of the labels, the reductions of a drawing, or a proof. */
export type WalkSubject =
  | { readonly of: 'rounds' }
  | ({ readonly of: 'reductions'; readonly steps: ReductionSteps } & ReductionsAsked)
  | ({ readonly of: 'proof' } & ProofPlayed)
  | ({ readonly of: 'line' } & WatchedLine)
  /** The game of the store's part for play. */
  | { readonly of: 'game' }
  /** A frame that another window shows, in a window that has not the walkthrough itself. */
  | { readonly of: 'told'; readonly frame: ToldFrame };

/** The state of a walkthrough. Frame 0 is the beginning. */
export type Walk<Subject extends WalkSubject = WalkSubject> = {
  readonly kind: 'shown';
  readonly subject: Subject;
  readonly speed: number;
  /** The frame that is shown; a number beyond the last one means the end, which may change. */
  readonly at: number;
  /** The frame that was shown before, and when this one came: changes fade in or ring. */
  readonly before: number;
  readonly since: number;
  readonly playing: boolean;
};

/** A walkthrough that is shown, or whose frames are being found. */
export type Walkthrough =
  | Walk
  | ({ readonly kind: 'working'; readonly speed: number; readonly done: number } & ReductionsAsked);

/** The label of a field in the panel, and what was typed there that could not be read. */
export type FieldText = { readonly field: string; readonly typed: string };

/** A pair of moves at a node that has no joint result yet. */
export type Hole = { readonly from: NodeId; readonly left: string; readonly right: string };

export type ShowingPart = {
  readonly selection: Selection;
  readonly focus: Focus | undefined;
  readonly showing: Showing;
  /** Whether names are shown beside the nodes that have one. */
  readonly names: boolean;
  /**
   * Whether nodes without names bear the letters by which sentences call them, so that a class can name them.
   */
  readonly letters: boolean;
  /** Whether scoring games are labelled by their stops even where their canonical forms are short. */
  readonly stops: boolean;
  /** Nodes that a panel points at while the pointer or the focus is on their name there. */
  readonly lit: ReadonlySet<NodeId>;
  /** What a reason in the panel mentions, while it is pointed at: the rest of the drawing is dimmed. */
  readonly cited: Lit | undefined;
  /** The nodes that panels name, by the panel: those without a name of their own bear their ids meanwhile. */
  readonly spoken: ReadonlyMap<string, readonly NodeId[]>;
  /**
   * The nodes whose explanations led from one to the next; the last is the one that is read now, if it is
   * still selected.
   */
  readonly trail: readonly NodeId[];
  /** Highlighted alternating cycles: all of them, or those a node reaches. */
  readonly cycles: { readonly from: NodeId | undefined } | undefined;
  /** Whether pairs of moves that the rule of commuting moves completes are shown. */
  readonly completed: boolean;
  /** The good moves of the pieces are marked on the drawing. */
  readonly sumMarked: boolean;
  /** Whose values are hidden: app/store/hidden.ts asks and changes it. */
  readonly hidden: HiddenValues;
  readonly walkthrough: Walkthrough | undefined;
  /** The node whose name is being edited in place. */
  readonly naming: NodeId | undefined;
  /** A score being written for these nodes, and what was typed to begin with. */
  readonly scoring: { readonly nodes: readonly NodeId[]; readonly typed: string } | undefined;
  readonly codes: Codes | undefined;
  /** The hole that the next click on a node fills, with what the joint round gains as it was typed. */
  readonly filling: (Hole & { readonly gain: string }) | undefined;
  /**
   * The text to restore in the panel's field of this label, about what is selected: it could not be read when
   * the page ended.
   */
  readonly fieldText: FieldText | undefined;
};

/** The members that belong to a drawing: another one begins with nothing selected or highlighted. */
export const nothingShown: Omit<
  ShowingPart,
  'showing' | 'names' | 'letters' | 'stops' | 'spoken' | 'sumMarked' | 'walkthrough'
> = {
  selection: { nodes: new Set(), edges: new Set() },
  focus: undefined,
  lit: new Set(),
  cited: undefined,
  trail: [],
  cycles: undefined,
  completed: false,
  hidden: nothingHidden,
  naming: undefined,
  scoring: undefined,
  codes: undefined,
  filling: undefined,
  fieldText: undefined,
};

export const firstShowing: ShowingPart = {
  ...nothingShown,
  showing: 'values',
  names: true,
  letters: false,
  sumMarked: false,
  stops: false,
  spoken: new Map(),
  walkthrough: undefined,
};
