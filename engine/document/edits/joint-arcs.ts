/**
 * Edits of joint arcs, along which both players' moves of one joint round lead, and of the names of moves. An
 * arc drawn by hand means a pair immediately: the first pair of the moves drawn at its source that has no
 * result yet, neither drawn nor by the rule of commuting moves; else the first that is not drawn; else a pair
 * of its own, called by the node it leads to. O(arcs + moves + pairs), and for the first pair without a
 * result O(pairs looked at).
 */
import {
  type ArcName,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  type GameEdge,
  isJoint,
  isSolo,
  type JointArc,
  type JointPair,
  type NamedMove,
  type NodeId,
  type Player,
  type SoloArc,
  soloMoves,
  type Whose,
} from '../document.ts';
import { type ArcChange, addEdge, changeArcs } from './arcs.ts';

type Side = 'left' | 'right';
type Edges = readonly GameEdge[];

const pairName = ({ left, right }: JointPair): string => JSON.stringify([left, right]);

const pairsAt = (edges: Edges, from: NodeId): Set<string> =>
  new Set(edges.flatMap((edge) => (isJoint(edge) && edge.from === from ? edge.pairs.map(pairName) : [])));

const movesAt = (edges: Edges, from: NodeId, side: Side): readonly string[] => [
  ...new Set(
    edges.flatMap((edge) =>
      isSolo(edge) && edge.from === from && (edge.player === side || edge.player === 'either')
        ? soloMoves(edge).map(({ name }) => name)
        : [],
    ),
  ),
];

/**
 * The pairs of moves drawn at a node that no joint arc has, row by row. Those that are drawn meanwhile are
 * added to `drawn`.
 */
function* undrawnPairs(
  edges: Edges,
  from: NodeId,
  drawn: ReadonlySet<string>,
): Generator<JointPair, undefined> {
  const columns = movesAt(edges, from, 'right');
  for (const left of movesAt(edges, from, 'left')) {
    for (const right of columns) if (!drawn.has(pairName({ left, right }))) yield { left, right };
  }
}

/**
 * Whether two moves at a node of a drawing have a result that is not drawn. The rule that gives it is known
 * to the code of graphs, and is passed from there.
 */
export type Commuting = (document: GameDocument) => (from: NodeId, pair: JointPair) => boolean;

const noneCommute: Commuting = () => () => false;

/** The pairs for arcs drawn from a node, one after the other: first those without any result. */
function* pairsInTurn(
  { document, from, commuting }: DrawnFrom,
  drawn: ReadonlySet<string>,
): Generator<JointPair, undefined> {
  const commute = commuting(document);
  for (const pair of undrawnPairs(document.edges, from, drawn)) if (!commute(from, pair)) yield pair;
  yield* undrawnPairs(document.edges, from, drawn);
}

type DrawnFrom = { readonly document: GameDocument; readonly from: NodeId; readonly commuting: Commuting };

/**
 * Finds a pair for each arc that is drawn from a node, one after the other: the next without a result, else
 * one of its own.
 */
function pairsFor(source: DrawnFrom): (to: NodeId) => JointPair {
  const drawn = pairsAt(source.document.edges, source.from);
  const undrawn = pairsInTurn(source, drawn);
  const ownPair = (to: NodeId): JointPair => {
    for (let i = 1; ; i++) {
      const name = i === 1 ? to : `${to}.${i}`;
      const pair = { left: name, right: name };
      if (!drawn.has(pairName(pair))) return pair;
    }
  };
  return (to) => {
    const pair = undrawn.next().value ?? ownPair(to);
    drawn.add(pairName(pair));
    return pair;
  };
}

/**
 * Draws an arc; one that is there already stays. A joint arc drawn again to the same node means the next pair
 * as well, as long as there is a pair of drawn moves without a result.
 */
export function drawArc(
  document: GameDocument,
  { from, to, player }: ArcName,
  commuting = noneCommute,
): GameDocument {
  if (player !== 'both') return addEdge(document, { from, to, player });
  const { edges } = document;
  const there = edges.find((edge): edge is JointArc => isJoint(edge) && edge.from === from && edge.to === to);
  if (!there)
    return addEdge(document, { from, to, player, pairs: [pairsFor({ document, from, commuting })(to)] });
  const next = pairsInTurn({ document, from, commuting }, pairsAt(edges, from)).next().value;
  return next ? replaced(document, there, { ...there, pairs: [...there.pairs, next] }) : document;
}

const replaced = (document: GameDocument, old: GameEdge, now: GameEdge): GameDocument => ({
  ...document,
  edges: document.edges.map((edge) => (edge === old ? now : edge)),
});

/**
 * Gives a pair of moves at a node its joint result: a joint arc that is drawn there already then means this
 * pair as well. A pair that has a result keeps it. O(arcs + pairs).
 */
export function drawPair(document: GameDocument, { from, to }: ArcEnds, pair: JointPair): GameDocument {
  const { edges } = document;
  if (pairsAt(edges, from).has(pairName(pair))) return document;
  const there = edges.find((edge): edge is JointArc => isJoint(edge) && edge.from === from && edge.to === to);
  return there
    ? replaced(document, there, { ...there, pairs: [...there.pairs, pair] })
    : addEdge(document, { from, to, player: 'both', pairs: [pair] });
}

type ArcEnds = Pick<GameEdge, 'from' | 'to'>;

const same = (height: number): number => height;

/**
 * Makes arcs of one player joint arcs, each with a pair as if it were drawn now; two to the same node become
 * one.
 */
export function makeJoint(
  document: GameDocument,
  keys: Iterable<EdgeKey>,
  commuting = noneCommute,
): GameDocument {
  const meant = new Set(keys);
  const becomes = (edge: GameEdge): boolean => isSolo(edge) && meant.has(edgeKey(edge));
  const staying = { ...document, edges: document.edges.filter((edge) => !becomes(edge)) };
  const nextPair = new Map<NodeId, (to: NodeId) => JointPair>();
  const changes = new Map<EdgeKey, ArcChange>();
  for (const old of document.edges.filter(becomes)) {
    const { from, to } = old;
    const pairAt = nextPair.get(from) ?? pairsFor({ document: staying, from, commuting });
    nextPair.set(from, pairAt);
    const edge: JointArc = { from, to, player: 'both', pairs: [pairAt(to)] };
    changes.set(edgeKey(old), { edge, bend: same });
  }
  return changeArcs(document, changes);
}

/**
 * Makes joint arcs one player's, or either's; their pairs go, and each is one move called by the node it
 * leads to.
 */
export function makeSolo(document: GameDocument, keys: Iterable<EdgeKey>, player: Player): GameDocument {
  const meant = new Set(keys);
  const changes = new Map<EdgeKey, ArcChange>();
  for (const edge of document.edges) {
    const { from, to } = edge;
    if (isJoint(edge) && meant.has(edgeKey(edge)))
      changes.set(edgeKey(edge), { edge: { from, to, player }, bend: same });
  }
  return changeArcs(document, changes);
}

/** Gives a joint arc these pairs, at least one. */
export function setPairs(document: GameDocument, key: EdgeKey, pairs: readonly JointPair[]): GameDocument {
  const arc = document.edges.find((edge) => edgeKey(edge) === key);
  return arc && isJoint(arc) && pairs.length > 0 ? replaced(document, arc, { ...arc, pairs }) : document;
}

const sidesOf: Readonly<Record<Whose, readonly Side[]>> = {
  left: ['left'],
  right: ['right'],
  either: ['left', 'right'],
  both: [],
};

/**
 * Gives a player's arc moves with these names; none makes it one move called by the node it leads to. As many
 * names as before rename the moves one by one, and the pairs in which they are played follow.
 */
export function setMoves(document: GameDocument, key: EdgeKey, moves: readonly NamedMove[]): GameDocument {
  const arc = document.edges.find((edge) => edgeKey(edge) === key);
  if (!arc || isJoint(arc)) return document;
  const { from, to, player } = arc;
  const now: SoloArc = { from, to, player, ...(moves.length > 0 && { moves }) };
  const [before, after] = [soloMoves(arc), soloMoves(now)];
  const renamed = new Map<string, string>();
  if (before.length === after.length)
    for (const [i, { name }] of before.entries()) renamed.set(name, after[i].name);
  const sides = sidesOf[player];
  const nameNow = (name: string, side: Side): string =>
    sides.includes(side) ? (renamed.get(name) ?? name) : name;
  const edges = document.edges.map((edge): GameEdge => {
    if (edge === arc) return now;
    if (!isJoint(edge) || edge.from !== from) return edge;
    const pairs = edge.pairs.map((pair) => ({
      ...pair,
      left: nameNow(pair.left, 'left'),
      right: nameNow(pair.right, 'right'),
    }));
    return { ...edge, pairs };
  });
  return { ...document, edges };
}
