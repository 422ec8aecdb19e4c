/**
 * The drawing as the canvas keeps it between edits: nodes and arcs by id, their neighbours, and their places.
 * It follows the document by the identity of its records, so that an edit costs one pass of comparisons and
 * then only what it changed.
 */
import {
  type Bend,
  type EdgeKey,
  edgeKey,
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type GameNode,
  type NodeId,
} from '../../../engine/document/index.ts';
import {
  type Around,
  type AroundPlaces,
  boxRound,
  type Curve,
  createGrid,
  createWordsTaken,
  nodeRadius,
  type SpatialGrid,
  type Spot,
  type Surroundings,
  type WordsTaken,
} from '../../../engine/figure/index.ts';

/** A node's radius, in units of the drawing. */
export const radius = nodeRadius;
export const gridStep = 20;

/** A curve, and its polyline x, y, x, y, … from rim to rim; a straight arc has two points. */
export type DrawnCourse = Curve & { readonly points: readonly number[] };

/**
 * The places of the words round a node, the words they were found for, and whether some cover something,
 * since there is no room.
 */
export type KeptPlaces = {
  readonly key: string;
  readonly around: Around;
  readonly places: AroundPlaces;
  readonly overlaps: boolean;
  /** What was near the node, as far as was asked: where the same is near again the places are the same. */
  seen: ReadonlyMap<number, Surroundings>;
};

export type DrawnNode = {
  readonly id: NodeId;
  node: GameNode;
  readonly arcs: Set<DrawnArc>;
  /** The places of the words round the node; forgotten when an arc or a node near it changes. */
  words: KeptPlaces | undefined;
  /** The last places of its words. */
  stood: KeptPlaces | undefined;
};

export type DrawnArc = {
  readonly key: EdgeKey;
  readonly edge: GameEdge;
  readonly from: DrawnNode;
  readonly to: DrawnNode;
  bend: number | undefined;
  course: DrawnCourse;
};

export type Drawing = {
  document: GameDocument;
  readonly nodes: Map<NodeId, DrawnNode>;
  readonly arcs: Map<EdgeKey, DrawnArc>;
  readonly nodePlaces: SpatialGrid<DrawnNode>;
  readonly arcPlaces: SpatialGrid<DrawnArc>;
  /** The places of words beside nodes: see placement.ts. */
  readonly wordsTaken: WordsTaken<DrawnNode>;
  /** Nodes whose words only follow them as long as a hand drags something. */
  readonly unsettled: Set<DrawnNode>;
  /** The number of pieces on each node. */
  pieces: ReadonlyMap<NodeId, number>;
  /** Whether some arc is not Either's; then the players' strokes differ. */
  mixed: boolean;
  coloured: number;
  readonly loops: Set<DrawnArc>;
  /**
   * How many nodes carry a score. With one, the drawing is a scoring game, and every stuck side shows its
   * score.
   */
  scored: number;
};

/** What an edit changed. The arcs whose courses must be found again are not included: see courses.ts. */
export type Changes = {
  readonly nodes: {
    readonly added: readonly DrawnNode[];
    readonly removed: readonly DrawnNode[];
    readonly moved: readonly DrawnNode[];
    /** Nodes of another colour, or of another name, which may show another board, or none. */
    readonly altered: readonly DrawnNode[];
    /** Places that a node has left. */
    readonly left: readonly Spot[];
  };
  readonly arcs: {
    readonly added: readonly DrawnArc[];
    readonly removed: readonly DrawnArc[];
    readonly bent: readonly DrawnArc[];
  };
  readonly remixed: boolean;
  /** The drawing became a scoring game, or is no longer one. */
  readonly rescored: boolean;
};

export const createDrawing = (document: GameDocument): Drawing => ({
  document: { ...emptyDocument, title: document.title },
  nodes: new Map(),
  arcs: new Map(),
  nodePlaces: createGrid(128),
  arcPlaces: createGrid(128),
  // Those that were forgotten are looked for again before they are drawn.
  wordsTaken: createWordsTaken(({ words }) => words !== undefined),
  unsettled: new Set(),
  pieces: new Map(),
  mixed: false,
  coloured: 0,
  loops: new Set(),
  scored: 0,
});

/** The records that exist only before and only after; equal ends of the lists are skipped. */
function difference<T>(before: readonly T[], after: readonly T[]): { gone: T[]; come: T[] } {
  if (before === after) return { gone: [], come: [] };
  let head = 0;
  const least = Math.min(before.length, after.length);
  if (before.length === after.length) {
    const gone: T[] = [];
    const come: T[] = [];
    for (let i = 0; i < least; i++) {
      if (before[i] === after[i]) continue;
      gone.push(before[i]);
      come.push(after[i]);
    }
    return { gone, come };
  }
  while (head < least && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < least - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return {
    gone: before.slice(head, before.length - tail),
    come: after.slice(head, after.length - tail),
  };
}

export const nodeBox = ({ x, y }: GameNode) => ({
  x1: x - radius,
  y1: y - radius,
  x2: x + radius,
  y2: y + radius,
});

/** A score keeps its place free of the words of the nodes about. */
function forgetWordsNear(drawing: Drawing, { node }: DrawnNode): void {
  for (const near of drawing.nodePlaces.near(boxRound(node, 6 * radius))) near.words = undefined;
}

function followNodes(drawing: Drawing, after: readonly GameNode[]): Changes['nodes'] {
  const added: DrawnNode[] = [];
  const removed: DrawnNode[] = [];
  const moved: DrawnNode[] = [];
  const altered: DrawnNode[] = [];
  const left: Spot[] = [];
  const { gone, come } = difference(drawing.document.nodes, after);
  const coming = new Map(come.map((node) => [node.id, node]));
  for (const { id } of gone) {
    if (coming.has(id)) continue;
    const drawn = drawing.nodes.get(id);
    if (!drawn) continue;
    drawing.nodes.delete(id);
    drawing.nodePlaces.take(drawn);
    drawing.wordsTaken.put(drawn, []);
    drawing.unsettled.delete(drawn);
    if (drawn.node.score) drawing.scored--;
    removed.push(drawn);
    left.push(drawn.node);
  }
  for (const node of come) {
    const drawn = drawing.nodes.get(node.id);
    drawing.scored += (node.score ? 1 : 0) - (drawn?.node.score ? 1 : 0);
    if (!drawn) {
      const made: DrawnNode = { id: node.id, node, arcs: new Set(), words: undefined, stood: undefined };
      drawing.nodes.set(node.id, made);
      drawing.nodePlaces.put(made, nodeBox(node));
      added.push(made);
      continue;
    }
    const before = drawn.node;
    drawn.node = node;
    drawn.words = undefined;
    if (before.gray !== node.gray || before.name !== node.name) altered.push(drawn);
    if (before.score !== node.score) forgetWordsNear(drawing, drawn);
    if (before.x === node.x && before.y === node.y) continue;
    drawing.nodePlaces.put(drawn, nodeBox(node));
    moved.push(drawn);
    left.push(before);
  }
  return { added, removed, moved, altered, left };
}

function dropArc(drawing: Drawing, arc: DrawnArc): void {
  drawing.arcs.delete(arc.key);
  drawing.arcPlaces.take(arc);
  arc.from.arcs.delete(arc);
  arc.to.arcs.delete(arc);
  arc.from.words = undefined;
  arc.to.words = undefined;
  drawing.loops.delete(arc);
  if (arc.edge.player !== 'either') drawing.coloured--;
}

const noCourse: DrawnCourse = {
  quads: [],
  points: [],
  middle: { x: 0, y: 0 },
  out: 0,
  into: 0,
  bow: 0,
  loop: undefined,
};

function followArcs(
  drawing: Drawing,
  after: readonly GameEdge[],
  lost: readonly DrawnNode[],
): Omit<Changes['arcs'], 'bent'> {
  const added: DrawnArc[] = [];
  const removed: DrawnArc[] = [];
  const { gone, come } = difference(drawing.document.edges, after);
  const coming = new Set(come.map(edgeKey));
  const drop = (arc: DrawnArc | undefined): void => {
    if (!arc || !drawing.arcs.has(arc.key)) return;
    dropArc(drawing, arc);
    removed.push(arc);
  };
  for (const edge of gone) {
    const key = edgeKey(edge);
    if (!coming.has(key)) drop(drawing.arcs.get(key));
  }
  // A node that was removed and added again under its id is another node, so its arcs are redrawn.
  for (const node of lost) for (const arc of [...node.arcs]) drop(arc);
  for (const edge of come) {
    const key = edgeKey(edge);
    const from = drawing.nodes.get(edge.from);
    const to = drawing.nodes.get(edge.to);
    if (!from || !to || drawing.arcs.has(key)) continue;
    const arc: DrawnArc = { key, edge, from, to, bend: undefined, course: noCourse };
    drawing.arcs.set(key, arc);
    from.arcs.add(arc);
    to.arcs.add(arc);
    from.words = undefined;
    to.words = undefined;
    if (from === to) drawing.loops.add(arc);
    if (edge.player !== 'either') drawing.coloured++;
    added.push(arc);
  }
  return { added, removed };
}

const noBends: readonly Bend[] = [];

function followBends(drawing: Drawing, after: readonly Bend[], added: readonly DrawnArc[]): DrawnArc[] {
  const before = drawing.document.view.bends ?? noBends;
  if (before === after && added.length === 0) return [];
  const wanted = new Map(after.map((bend) => [edgeKey(bend), bend.bend]));
  const bent: DrawnArc[] = [];
  const look = (key: EdgeKey): void => {
    const arc = drawing.arcs.get(key);
    if (!arc || arc.bend === wanted.get(key)) return;
    arc.bend = wanted.get(key);
    bent.push(arc);
  };
  for (const bend of before) look(edgeKey(bend));
  for (const key of wanted.keys()) look(key);
  return bent;
}

/** Puts these pieces on the nodes: the drawing's own, or those of what is played. */
export function standPieces(drawing: Drawing, on: readonly NodeId[]): void {
  const pieces = new Map<NodeId, number>();
  for (const id of on) pieces.set(id, (pieces.get(id) ?? 0) + 1);
  drawing.pieces = pieces;
}

/** Updates the drawing to this document, and returns what changed. */
export function follow(drawing: Drawing, document: GameDocument): Changes {
  const wasScored = drawing.scored > 0;
  const nodes = followNodes(drawing, document.nodes);
  const arcs = followArcs(drawing, document.edges, nodes.removed);
  const bent = followBends(drawing, document.view.bends ?? noBends, arcs.added);
  if (drawing.document.pieces !== document.pieces) standPieces(drawing, document.pieces);
  const rescored = wasScored !== drawing.scored > 0;
  if (rescored) for (const drawn of drawing.nodes.values()) drawn.words = undefined;
  const mixed = drawing.coloured > 0;
  const remixed = mixed !== drawing.mixed;
  drawing.mixed = mixed;
  drawing.document = document;
  return { nodes, arcs: { ...arcs, bent }, remixed, rescored };
}
