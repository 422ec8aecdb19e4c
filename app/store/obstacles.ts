/**
 * Why a node of a simultaneous game has no value, in sentences, and the cycle that is in its way. Where a
 * hidden value follows, only the kind is given.
 */
import { calledNode, type EdgeKey, edgeKey, isJoint, type NodeId } from '../../engine/document/index.ts';
import { obstacleSaid } from '../../engine/pictures/index.ts';
import { type WhyNoValue, whyInTheWay, whyNoneSaid } from '../../engine/simultaneous/index.ts';
import type { Cycles } from './alternating.ts';
import type { EditorState } from './editor.ts';
import { compiledOf } from './game-of.ts';
import { isHidden } from './hidden.ts';
import { seenDocument } from './seen-document.ts';
import { freshLabels, labelOf, nodeOf } from './selectors.ts';
import type { Labels } from './state/answers.ts';
import { mayTell } from './telling.ts';

type Known = {
  readonly id: NodeId;
  readonly labels: Labels | undefined;
  readonly hidden: EditorState['hidden'];
  readonly why: WhyNoValue | undefined;
};

/** By the list of arcs: the node that was asked about last. */
const known = new WeakMap<object, Known>();

/**
 * Undefined for a node with a value, and where a hidden value could be revealed. O(nodes + arcs), once for
 * the same node.
 */
function whyNoneAt(state: EditorState, id: NodeId): WhyNoValue | undefined {
  const { document, labels, hidden } = state;
  const last = known.get(document.edges);
  if (last?.id === id && last.labels === labels && last.hidden === hidden) return last.why;
  const why = foundAt(state, id);
  known.set(document.edges, { id, labels, hidden, why });
  return why;
}

function foundAt(state: EditorState, id: NodeId): WhyNoValue | undefined {
  const { document, labels } = state;
  const obstacles = labels?.leftOut?.obstacles;
  const vertex = labels?.index.get(id);
  if (!obstacles || vertex === undefined || obstacles.kinds[vertex] === 0) return undefined;
  if (!mayTell(state, [id])) return undefined;
  const { graph } = compiledOf(document);
  return graph.joint && whyInTheWay({ ...graph, joint: graph.joint }, obstacles, vertex);
}

/** In sentences; none of a node that nothing is in the way of, and of one that is hidden. */
export function whyNoneOf(state: EditorState, id: NodeId): readonly string[] {
  if (isHidden(state.hidden, id)) return [];
  const labels = freshLabels(state);
  const why = whyNoneAt(state, id);
  if (!why || !labels) {
    const obstacle = labelOf(labels, id)?.obstacle;
    return obstacle ? [`It has ${obstacleSaid(obstacle)}.`] : [];
  }
  const seen = seenDocument(state);
  return whyNoneSaid(why, (vertex) => {
    const node = nodeOf(seen, labels.ids[vertex]);
    return node ? calledNode(node) : '';
  });
}

/** The node whose reason the panel and the status line tell. */
export const nodeTold = ({
  selection,
  focus,
}: Pick<EditorState, 'selection' | 'focus'>): NodeId | undefined =>
  selection.nodes.size === 1 && selection.edges.size === 0
    ? [...selection.nodes][0]
    : selection.nodes.size + selection.edges.size === 0 && focus?.kind === 'node'
      ? focus.id
      : undefined;

/** The cycle that keeps the selected node from its value; undefined where none does. */
export function cycleInTheWay(state: EditorState): Cycles | undefined {
  const id = nodeTold(state);
  const { labels, document } = state;
  const why = id === undefined || !labels?.leftOut?.obstacles ? undefined : whyNoneAt(state, id);
  if (why?.why !== 'cycle' || !labels) return undefined;
  const cycle = why.cycle.map((vertex) => labels.ids[vertex]);
  const steps = new Map(cycle.map((from, i) => [from, cycle[(i + 1) % cycle.length]]));
  const along = document.edges.filter(({ from, to }) => steps.get(from) === to);
  const joint = along.filter(isJoint);
  const arcs = new Set<EdgeKey>((joint.length > 0 ? joint : along).map(edgeKey));
  return { nodes: new Set(cycle), arcs };
}
