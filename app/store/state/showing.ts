/** What is shown of the drawing: what is selected and lit, what stands on the nodes, which walkthrough goes on. */
import type { ArcLife, Claim, EdgeKey, NodeId, Simplified, Strategy } from '../../../engine/index.ts';

export type Selection = { readonly nodes: ReadonlySet<NodeId>; readonly edges: ReadonlySet<EdgeKey> };

/** Where the keyboard is: one node or one arc. */
export type Focus =
  | { readonly kind: 'node'; readonly id: NodeId }
  | { readonly kind: 'edge'; readonly key: EdgeKey };

/** What stands on the vertices. */
export type Showing = 'values' | 'outcomes' | 'off';

/** Letter codes on the nodes: to connect the sources to what is typed, or to select. */
export type Codes = {
  readonly purpose: 'connect' | 'select';
  readonly typed: string;
  /** The node of each code: fixed from the beginning, so that nothing moves under the hand. */
  readonly nodes: ReadonlyMap<string, NodeId>;
  readonly sources: readonly NodeId[];
  /** Where the keyboard was when they came. */
  readonly focus: Focus | undefined;
};

/** The reductions of a drawing, by its nodes and arcs. */
export type ReductionSteps = {
  readonly found: Simplified;
  /** Vertex to node. */
  readonly ids: readonly NodeId[];
  /** Per arc of a player, by `moveKey`: when it is there. */
  readonly moves: ReadonlyMap<string, readonly ArcLife[]>;
  /** Per node: from which step on it is gone. Nodes that this is not about are not in here. */
  readonly deaths: ReadonlyMap<NodeId, number>;
  /** Ends of arcs that a step brings and the drawing does not have, in the order in which they come. */
  readonly coming: readonly { readonly from: NodeId; readonly to: NodeId }[];
};

/** What a person moves in a proof, what the strategy answers, and where that leads. */
export type Turn = Strategy['positions'][number]['replies'][number];

/** A strategy played against: what was played so far, from the difference of two nodes. */
export type ProofPlayed = {
  readonly claim: Claim;
  readonly strategy: Strategy;
  readonly pair: readonly [NodeId, NodeId];
  /** Vertex to node. */
  readonly ids: readonly NodeId[];
  readonly turns: readonly Turn[];
};

/** Of which nodes the reductions are: of all where there are none; and what they keep where infinite play can occur. */
export type ReductionsAsked = { readonly starts: readonly NodeId[]; readonly side: 'onside' | 'offside' };

/** What is gone through: the rounds of the labels, the reductions of a drawing, or a proof. */
export type WalkSubject =
  | { readonly of: 'rounds' }
  | ({ readonly of: 'reductions'; readonly steps: ReductionSteps } & ReductionsAsked)
  | ({ readonly of: 'proof' } & ProofPlayed);

/** Where a walkthrough stands. Frame 0 is the beginning. */
export type Walk<Subject extends WalkSubject = WalkSubject> = {
  readonly kind: 'shown';
  readonly subject: Subject;
  readonly speed: number;
  /** The frame that is shown; beyond the last one, the end, whatever it comes to be. */
  readonly at: number;
  /** The frame that was shown before, and when this one came: what changes fades or rings. */
  readonly before: number;
  readonly since: number;
  readonly playing: boolean;
};

/** Frames one at a time: shown, or being found. */
export type Walkthrough =
  | Walk
  | ({ readonly kind: 'working'; readonly speed: number; readonly done: number } & ReductionsAsked);

export type ShowingPart = {
  readonly selection: Selection;
  readonly focus: Focus | undefined;
  readonly showing: Showing;
  /** Names stand beside the nodes that have one. */
  readonly names: boolean;
  /** Nodes a panel points at while the pointer or the focus is on their name there. */
  readonly lit: ReadonlySet<NodeId>;
  /** Alternating cycles are lit: all of them, or those a node reaches. */
  readonly cycles: { readonly from: NodeId | undefined } | undefined;
  /** Nodes whose value is hidden with H. */
  readonly hidden: ReadonlySet<NodeId>;
  readonly walkthrough: Walkthrough | undefined;
  /** A name being edited in place. */
  readonly naming: NodeId | undefined;
  readonly codes: Codes | undefined;
};

/** What goes with a drawing: another one begins with nothing selected, lit or hidden. */
export const nothingShown: Omit<ShowingPart, 'showing' | 'names' | 'walkthrough'> = {
  selection: { nodes: new Set(), edges: new Set() },
  focus: undefined,
  lit: new Set(),
  cycles: undefined,
  hidden: new Set(),
  naming: undefined,
  codes: undefined,
};

export const firstShowing: ShowingPart = {
  ...nothingShown,
  showing: 'values',
  names: true,
  walkthrough: undefined,
};
