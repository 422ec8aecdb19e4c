/** The rounds in which a theory found its values, as frames; every label carries its round. */
import type { GameEdge, GameNode, NodeId } from '../../engine/document/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { type Rounds, roundsOf } from '../store/rounds.ts';
import type { SeenLabels } from '../store/state/answers.ts';
import type { Lit, Sentence } from '../store/state/frame.ts';
import { isUnseen, mayTellAll, type ToldFrom, tellingChangesWith } from '../store/telling.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import { nothingLit, type WalkFrames } from './frames.ts';

// The arcs that the rule of a round concerns. A node gets its value from the options whose values earlier
// rounds found, and in spite of the others if each of these has a reply of that value (it reverts; Smith;
// Fraenkel and Perl). So the arcs to the former are highlighted, and for the latter the arc to the option and
// the arc of the reply.

/** Nobody could distinguish more arcs than this, so then none are highlighted. */
const mostArcs = 400;

type Moves = ReadonlyMap<NodeId, readonly GameEdge[]>;
const movesOfEdges = new WeakMap<readonly GameEdge[], Moves>();

function movesOf(edges: readonly GameEdge[]): Moves {
  const known = movesOfEdges.get(edges);
  if (known) return known;
  const moves = new Map<NodeId, GameEdge[]>();
  for (const edge of edges) {
    const list = moves.get(edge.from);
    if (list) list.push(edge);
    else moves.set(edge.from, [edge]);
  }
  movesOfEdges.set(edges, moves);
  return moves;
}

type EvidenceAsked = {
  readonly rounds: Rounds;
  readonly labels: SeenLabels;
  /** Arcs are left out if they would reveal that a node with a hidden value was evidence. */
  readonly state: ToldFrom;
};

/**
 * The arcs behind the values that these nodes get in frame `at`; each once. O(arcs) once, then their options
 * and theirs.
 */
function evidenceArcs(nodes: readonly NodeId[], at: number, asked: EvidenceAsked): readonly GameEdge[] {
  const { rounds, labels, state } = asked;
  const moves = movesOf(state.document.edges);
  const vertexOf = (id: NodeId): number => labels.index.get(id) ?? -1;
  const isKnown = (v: number): boolean => v >= 0 && rounds.frames[v] > 0 && rounds.frames[v] < at;
  const found = new Set<GameEdge>();
  for (const id of nodes) {
    const code = labels.codes[vertexOf(id)];
    const value = labels.table[code];
    for (const edge of moves.get(id) ?? []) {
      if (isUnseen(state, edge.to)) continue;
      const option = vertexOf(edge.to);
      const worth = isKnown(option) ? labels.table[labels.codes[option]] : undefined;
      const isLarger = value?.kind === 'nimber' && worth?.kind === 'nimber' && worth.n > value.n;
      if (worth && !isLarger) {
        found.add(edge);
        continue;
      }
      const reply = moves.get(edge.to)?.find(({ to }) => {
        const v = vertexOf(to);
        return isKnown(v) && labels.codes[v] === code;
      });
      if (reply) found.add(edge).add(reply);
    }
    if (found.size > mostArcs) return [];
  }
  return [...found];
}

/** The most values, and nodes of one value, that a sentence names; the others are counted. */
const mostValues = 4;
const mostNodes = 6;

type RoundsOfSolving = {
  /**
   * Those that may be seen: rounds that bring only hidden values are not frames, and these values are not
   * mentioned.
   */
  readonly labels: SeenLabels;
  readonly state: ToldFrom;
};

const noFrames: WalkFrames = {
  unit: 'round',
  last: 0,
  amount: () => 0,
  sentence: () => ['The values are still being found.'],
  lit: () => nothingLit,
  rings: true,
};

/**
 * The frames of complete labels; while labels are still arriving there is nothing to step through. O(nodes)
 * for the frames, and for a sentence what its round brings.
 */
export function roundFrames(labels: SeenLabels | undefined, state: ToldFrom): WalkFrames {
  if (!labels?.complete) return noFrames;
  const { chosen } = labels;
  if (chosen.theory === undefined && chosen.parts.length === 0) {
    return { ...noFrames, sentence: () => [`${words.atWork.covers(undefined)}: ${chosen.reason}.`] };
  }
  const rounds = roundsOf(labels);
  const { numbers } = rounds;
  const isTold = mayTellAll(state);
  if (numbers.length === 0) {
    return {
      ...noFrames,
      sentence: () => [
        isTold
          ? 'No value of this drawing was found in a round.'
          : 'All values that were found in rounds are hidden.',
      ],
    };
  }
  return {
    unit: 'round',
    last: numbers.length,
    amount: (at) => verticesOf(rounds, at).length,
    sentence: (at) => (at === 0 ? [ahead(rounds, isTold)] : sentenceOf(rounds, at, { labels, state })),
    lit: (at) => litBy(rounds, at, { labels, state }),
    rings: true,
  };
}

const roundsAhead = (rounds: number, nodes: number, beyond: number) =>
  `${many(rounds, 'round determines', 'rounds determine')} ${many(nodes, 'value', 'values')}${
    beyond > 0 ? `; ${counted(beyond)} more ${beyond === 1 ? 'is' : 'are'} of infinite rank` : ''
  }.`;

function ahead({ numbers, starts }: Rounds, isTold: boolean): string {
  const beyond = numbers.at(-1) === undefined;
  const rounds = numbers.length - (beyond ? 1 : 0);
  if (!isTold) return `${many(rounds, 'round determines', 'rounds determine')} the values that are shown.`;
  return roundsAhead(rounds, starts[rounds], beyond ? starts[rounds + 1] - starts[rounds] : 0);
}

const verticesOf = ({ starts, vertices }: Rounds, at: number): Int32Array =>
  at === 0 ? vertices.subarray(0, 0) : vertices.subarray(starts[at - 1], starts[at]);

type LastLit = { readonly at: number; readonly state: ToldFrom; readonly lit: Lit };
/** What the last frame lights, kept since it is drawn again at every movement of the camera. */
const lastLit = new WeakMap<Rounds, LastLit>();

/** The nodes that get their values in a frame, and the arcs by which its rule gives them. */
function litBy(rounds: Rounds, at: number, { labels, state }: RoundsOfSolving): Lit {
  const last = lastLit.get(rounds);
  if (last?.at === at && tellingChangesWith.every((member) => last.state[member] === state[member]))
    return last.lit;
  const nodes = Array.from(verticesOf(rounds, at), (v) => labels.ids[v]);
  const lit = { nodes, arcs: evidenceArcs(nodes, at, { rounds, labels, state }) };
  lastLit.set(rounds, { at, state, lit });
  return lit;
}

type Group = { readonly value: Value; readonly nodes: GameNode[] };

/** Nodes grouped by value, in the order in which the values are met. */
function groupsOf(vertices: Int32Array, { labels, state }: RoundsOfSolving): readonly Group[] {
  const byId = new Map<NodeId, GameNode>();
  const wanted = new Set(Array.from(vertices, (v) => labels.ids[v]));
  for (const node of state.document.nodes) if (wanted.has(node.id)) byId.set(node.id, node);
  const groups = new Map<number, Group>();
  for (const v of vertices) {
    const node = byId.get(labels.ids[v]);
    if (!node) continue;
    const code = labels.codes[v];
    const group = groups.get(code);
    if (group) group.nodes.push(node);
    else groups.set(code, { value: labels.table[code], nodes: [node] });
  }
  return [...groups.values()];
}

/** "Round 2: c gets 1; d and e get 0." */
function sentenceOf(rounds: Rounds, at: number, told: RoundsOfSolving): Sentence {
  const number = rounds.numbers[at - 1];
  const groups = groupsOf(verticesOf(rounds, at), told);
  const named = groups.slice(0, mostValues);
  const rest = groups.slice(mostValues).reduce((sum, { nodes }) => sum + nodes.length, 0);
  const clauses = named.map(clauseOf);
  if (rest > 0) clauses.push([`${many(rest, 'node gets', 'nodes get')} other values`]);
  const head = number === undefined ? words.walk.inNoRound : words.walk.round(number);
  return [`${head}: `, ...clauses.flatMap((clause, i) => (i === 0 ? clause : ['; ', ...clause])), '.'];
}

function clauseOf({ value, nodes }: Group): (string | { node: GameNode } | { value: Value })[] {
  const shown = nodes.slice(0, nodes.length > mostNodes ? mostNodes - 1 : mostNodes);
  const more = nodes.length - shown.length;
  const ends =
    more > 0
      ? [...shown.map((node) => ({ node })), `${counted(more)} more`]
      : shown.map((node) => ({ node }));
  const listed = ends.flatMap((end, i) => {
    const before = i === 0 ? [] : [i === ends.length - 1 ? ' and ' : ', '];
    return [...before, end];
  });
  return [...listed, nodes.length === 1 ? ' gets ' : ' get ', { value }];
}
