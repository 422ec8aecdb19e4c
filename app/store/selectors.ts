/** Reads from the state without changing it: the label of a node, what commands act on, a node's options. */
import {
  type EdgeKey,
  edgeWith,
  type GameDocument,
  type GameEdge,
  type GameNode,
  isJoint,
  isScored,
  isSimultaneous,
  type NodeId,
} from '../../engine/document/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import { type Obstacle, obstacleAt } from '../../engine/simultaneous/index.ts';
import type { Value } from '../../engine/values/index.ts';
import type { EditorState } from './editor.ts';
import { labelsAt } from './rounds.ts';
import { seenLabels } from './seen-labels.ts';
import type { Labels, SeenLabels } from './state/answers.ts';

export type Label = {
  readonly value: Value | undefined;
  /** The round in which it got its value; undefined for infinite rank. */
  readonly step: number | undefined;
  readonly outcome: Outcome | undefined;
  /** −1 for a play that need not end; undefined if remoteness is not defined. */
  readonly remoteness: number | undefined;
  /** What keeps it from a value, in a simultaneous game. */
  readonly obstacle?: Obstacle | undefined;
};

export function labelOf(labels: SeenLabels | undefined, id: NodeId): Label | undefined {
  const vertex = labels?.index.get(id);
  if (!labels || vertex === undefined) return undefined;
  const code = labels.codes[vertex] ?? -1;
  const step = labels.steps[vertex] ?? -1;
  const remoteness = labels.remoteness?.[vertex];
  return {
    value: code >= 0 ? labels.table[code] : undefined,
    step: code >= 0 && step >= 0 ? step : undefined,
    outcome: outcomeAt(labels, vertex),
    remoteness: remoteness !== undefined && remoteness >= -1 ? remoteness : undefined,
    obstacle: labels.leftOut?.obstacles && obstacleAt(labels.leftOut.obstacles, vertex),
  };
}

export const outcomeAt = ({ outcomes, classes }: Labels, vertex: number): Outcome | undefined =>
  outcomes && classes[outcomes[vertex]];

/** All labels of this drawing that may be seen, regardless of the present step. */
export const freshLabels = ({
  labels,
  hidden,
}: Pick<EditorState, 'labels' | 'hidden'>): SeenLabels | undefined => labels && seenLabels(labels, hidden);

/** The labels of this drawing that may be seen; while its rounds are stepped through, those found so far. */
export function currentLabels(state: EditorState): SeenLabels | undefined {
  const { walkthrough } = state;
  const labels = freshLabels(state);
  const inRounds = walkthrough?.kind === 'shown' && walkthrough.subject.of === 'rounds';
  return labels && inRounds ? labelsAt(labels, walkthrough.at) : labels;
}

/** Whether values are missing only because their rounds have not come yet. */
export const awaitsRounds = (state: EditorState): boolean => currentLabels(state) !== freshLabels(state);

/** The labels from before the last edit that may be seen, until new ones arrive. */
export const staleLabelsSeen = ({
  staleLabels,
  hidden,
}: Pick<EditorState, 'staleLabels' | 'hidden'>): SeenLabels | undefined =>
  staleLabels && seenLabels(staleLabels, hidden);

/** The labels to show: those of this drawing, or those from before the last edit until new ones arrive. */
export const shownLabels = (state: EditorState): SeenLabels | undefined =>
  currentLabels(state) ?? staleLabelsSeen(state);

/** What is found once for the same list, since views ask for it at every change of the state. */
function once<T, R>(find: (list: readonly T[]) => R): (list: readonly T[]) => R {
  const known = new WeakMap<readonly T[], { readonly found: R }>();
  return (list) => {
    const last = known.get(list) ?? { found: find(list) };
    known.set(list, last);
    return last.found;
  };
}

/** Those that were asked for: an index of all would cost more at every edit than the few that are. */
const nodesFound = once((_: readonly GameNode[]) => new Map<NodeId, GameNode | undefined>());

/** O(nodes) where this node is asked for the first time in the same list. */
export function nodeOf({ nodes }: GameDocument, id: NodeId): GameNode | undefined {
  const found = nodesFound(nodes);
  if (!found.has(id))
    found.set(
      id,
      nodes.find((node) => node.id === id),
    );
  return found.get(id);
}

export const edgeOf = (document: GameDocument, key: EdgeKey): GameEdge | undefined =>
  edgeWith(document.edges, key);

export const arcsFrom = ({ edges }: Pick<GameDocument, 'edges'>, id: NodeId): readonly GameEdge[] =>
  edges.filter((edge) => edge.from === id);

export const piecesOn = (document: GameDocument, id: NodeId): number =>
  document.pieces.filter((piece) => piece === id).length;

export const isPinned = (document: GameDocument, id: NodeId): boolean =>
  document.view.pinned?.includes(id) ?? false;

const someJoint = once((edges: readonly GameEdge[]) => edges.some(isJoint));

/**
 * Whether joint arcs are offered: few games are simultaneous, so only once they were asked for. O(arcs) once
 * for the same arcs.
 */
export const offersJoint = ({ arcPlayer, document: { edges, view } }: EditorState): boolean =>
  arcPlayer === 'both' || view.rules.play === 'simultaneous' || someJoint(edges);

const areEither = once((edges: readonly GameEdge[]) => edges.every(({ player }) => player === 'either'));

/** Whether no arc is one player's or a joint one. O(arcs) once for the same arcs. */
export const allEither = ({ edges }: GameDocument): boolean => areEither(edges);

const someScored = once((nodes: readonly GameNode[]) => isScored({ nodes }));

/** Whether the drawing is a scoring game. O(nodes) once for the same nodes. */
export const hasScores = ({ nodes }: GameDocument): boolean => someScored(nodes);

/** Whether positions have an order to ask for; values of impartial games are compared by looking at them. */
export const hasOrder = (document: GameDocument): boolean =>
  !allEither(document) || hasScores(document) || isSimultaneous(document);

export type SelectedItems = { readonly nodes: readonly NodeId[]; readonly edges: readonly EdgeKey[] };

/** What commands act on: the selection, else the focus. */
export function selectedItems({ selection, focus }: Pick<EditorState, 'selection' | 'focus'>): SelectedItems {
  if (selection.nodes.size > 0 || selection.edges.size > 0) {
    return { nodes: [...selection.nodes], edges: [...selection.edges] };
  }
  if (focus?.kind === 'node') return { nodes: [focus.id], edges: [] };
  return { nodes: [], edges: focus ? [focus.key] : [] };
}
