/** Everything the editor knows, in one store. Only commands write the document; only the solver's answers write the labels. */
import type {
  ArcLife,
  EdgeKey,
  GameDocument,
  GraphFacts,
  NodeId,
  Outcome,
  Player,
  Problem,
  Simplified,
  Value,
} from '../../engine/index.ts';
import type { Chosen, Summed } from '../../workers/protocol.ts';

export type Selection = { readonly nodes: ReadonlySet<NodeId>; readonly edges: ReadonlySet<EdgeKey> };

/** Where the keyboard is: one node or one arc. */
export type Focus =
  | { readonly kind: 'node'; readonly id: NodeId }
  | { readonly kind: 'edge'; readonly key: EdgeKey };

/**
 * What the engine said of a revision of the document. The arrays grow in place while labels stream; every
 * change makes a new Labels record, so that views can compare by identity.
 */
export type Labels = {
  readonly revision: number;
  /** The nodes as the engine numbered them, and back. */
  readonly ids: readonly NodeId[];
  readonly index: ReadonlyMap<NodeId, number>;
  readonly chosen: Chosen;
  readonly table: readonly Value[];
  readonly codes: Int32Array;
  readonly steps: Int32Array;
  /** Known once the run is complete: indices into `classes`. */
  readonly outcomes: Uint8Array | undefined;
  readonly classes: readonly Outcome[];
  readonly remoteness: Int32Array | undefined;
  readonly facts: GraphFacts | undefined;
  readonly rounds: number;
  readonly done: number;
  readonly total: number;
  readonly took: number | undefined;
  /** Why some nodes were left without a value. */
  readonly leftOut: string | undefined;
  readonly complete: boolean;
};

export type Solving =
  | { readonly kind: 'idle' }
  /** `since` is a time from performance.now(): spinners wait 150 ms. */
  | { readonly kind: 'running'; readonly since: number; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly says: string }
  | { readonly kind: 'stopped' };

export type Toast = {
  readonly id: number;
  readonly says: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Errors stay until closed. */
  readonly stays?: boolean;
};

export type Dialog =
  | { readonly kind: 'gallery' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'find' }
  | { readonly kind: 'draw-value' }
  | { readonly kind: 'drawings' }
  | { readonly kind: 'board' }
  | { readonly kind: 'export' }
  /** The address of the drawing as it stood when the dialog opened. */
  | { readonly kind: 'share'; readonly address: string }
  | {
      readonly kind: 'problems';
      readonly title: string;
      readonly problems: readonly Problem[];
      /** How many other files were opened beside. */
      readonly opened?: number;
    };

/** What stands on the vertices. */
export type Showing = 'values' | 'outcomes' | 'off';

export type InspectorTab = 'inspector' | 'text';

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

/** The file on disk a drawing is kept in, and how it stands. */
export type OnDisk =
  | { readonly kind: 'written' | 'writing' | 'asks'; readonly name: string }
  /** Another program has changed it since. */
  | { readonly kind: 'changed'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly says: string };

export type EditorState = {
  readonly document: GameDocument;
  /** Grows by one at every change of the document, undo included. */
  readonly revision: number;
  /** Key of the drawing in the browser's own storage. */
  readonly drawing: string;
  readonly past: readonly GameDocument[];
  readonly future: readonly GameDocument[];
  readonly selection: Selection;
  readonly focus: Focus | undefined;
  /** The player whose arcs are drawn next. */
  readonly arcPlayer: Player;
  readonly labels: Labels | undefined;
  /** The labels of an older revision, shown faded until replaced. */
  readonly staleLabels: Labels | undefined;
  readonly solving: Solving;
  /** The sum of the pieces on the drawing, when there are any. */
  readonly sum: Summed | undefined;
  /** Why there are pieces and yet no sum. */
  readonly noSum: string | undefined;
  readonly showing: Showing;
  /** Nodes a panel points at while the pointer or the focus is on their name there. */
  readonly lit: ReadonlySet<NodeId>;
  /** Alternating cycles are lit: all of them, or those a node reaches. */
  readonly cycles: { readonly from: NodeId | undefined } | undefined;
  /** Nodes whose value is hidden with H. */
  readonly hidden: ReadonlySet<NodeId>;
  readonly simplifying: Simplifying | undefined;
  /** Looked at, not edited: a figure in somebody's page, or a drawing that another tab writes. */
  readonly readOnly: false | 'figure' | 'elsewhere';
  readonly theme: 'system' | 'light' | 'dark';
  readonly inspectorOpen: boolean;
  readonly inspectorTab: InspectorTab;
  readonly dialog: Dialog | undefined;
  readonly toasts: readonly Toast[];
  /** A name being edited in place. */
  readonly naming: NodeId | undefined;
  /** Letter codes on the nodes: to connect the sources to what is typed, or to select. */
  readonly codes: { readonly purpose: 'connect' | 'select'; readonly typed: string } | undefined;
  readonly snap: boolean;
  /** Single-letter keys may be switched off (WCAG 2.1.4). */
  readonly letterKeys: boolean;
  /** Saved in the browser, or what went wrong. */
  readonly saved:
    | { readonly kind: 'saved' }
    | { readonly kind: 'saving' }
    | { readonly kind: 'failed'; readonly says: string };
  /** The file on disk to which the drawing is written as well. */
  readonly disk: OnDisk | undefined;
};
