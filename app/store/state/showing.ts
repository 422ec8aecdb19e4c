/** What is shown of the drawing: what is selected and lit, what stands on the nodes, which steps are gone through. */
import type { ArcLife, EdgeKey, NodeId, Simplified } from '../../../engine/index.ts';

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

/** Reductions one at a time: being found, or shown on the drawing after `at` of them. */
export type Simplifying = {
  /** The nodes whose simplest form is shown; of all where there are none. */
  readonly starts: readonly NodeId[];
  readonly side: 'onside' | 'offside';
  readonly speed: number;
} & (
  | { readonly kind: 'working'; readonly done: number }
  | {
      readonly kind: 'shown';
      readonly steps: ReductionSteps;
      readonly at: number;
      /** Where it stood before, and when it moved on: what changes fades. */
      readonly before: number;
      readonly since: number;
      readonly playing: boolean;
    }
);

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
  readonly simplifying: Simplifying | undefined;
  /** A name being edited in place. */
  readonly naming: NodeId | undefined;
  readonly codes: Codes | undefined;
};

/** What goes with a drawing: another one begins with nothing selected, lit or hidden. */
export const nothingShown: Omit<ShowingPart, 'showing' | 'names' | 'simplifying'> = {
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
  simplifying: undefined,
};
