/**
 * The ways to choose the open arcs of a drawing, each as a drawing that can be solved. They have numbers
 * from 0: the choice for the first open arc changes last, and for each arc its absence comes before the
 * choices.
 */
import { emptyDocument, type GameDocument, type GameEdge } from '../document/document.ts';
import { printEdgeListInLine } from '../document/edge-list/print.ts';
import { letters } from './canonical.ts';
import type { SmallDigraph } from './digraphs.ts';
import type { ExitPool } from './exit-pool.ts';
import { type LikeDrawing, letterOfPlayer, type OpenEdge } from './like-drawing.ts';

export type LikeWays = {
  readonly drawing: LikeDrawing;
  readonly pool: ExitPool;
};

/** The ways of a drawing; its pool is empty if no open arc has an open end. */
export const waysAmong = (drawing: LikeDrawing, pool: ExitPool): LikeWays => ({
  drawing,
  pool: drawing.open.some(({ to }) => to === undefined) ? pool : { choices: [], left: [], right: [] },
});

/** One way: for each open arc, in their order, a number among what it can be. */
type Way = readonly number[];

/** How much an open arc can be: absent if it may be, and there, or each of the choices. */
const countOf = ({ to, perhaps }: OpenEdge, { choices }: ExitPool): number =>
  Number(perhaps) + (to === undefined ? choices.length : 1);

/** How many ways there are. */
export const countOfWays = ({ drawing, pool }: LikeWays): bigint =>
  drawing.open.reduce((product, edge) => product * BigInt(countOf(edge, pool)), 1n);

/** The way of this number, from 0. */
export function likeWay({ drawing, pool }: LikeWays, number: number): Way {
  const way: number[] = [];
  let rest = number;
  for (const edge of drawing.open.toReversed()) {
    const count = countOf(edge, pool);
    way.push(rest % count);
    rest = Math.floor(rest / count);
  }
  return way.reverse();
}

/** What each open arc is, in their order: the text of a choice, `yes`, or `no` where there is none. */
export const textsOfWay = ({ drawing, pool }: LikeWays, way: Way): readonly string[] =>
  drawing.open.map(({ to, perhaps }, i) => {
    const chosen = way[i] - Number(perhaps);
    if (chosen < 0) return 'no';
    return to === undefined ? pool.choices[chosen].text : 'yes';
  });

/**
 * Whether some way has an arc of one player: then all are partizan games, so that their values can be
 * compared.
 */
export function isPartizanLike({ drawing, pool }: LikeWays): boolean {
  const isSided = (letter: number): boolean => letter === letters.left || letter === letters.right;
  if (drawing.arcs.some(({ letter }) => isSided(letter))) return true;
  if (drawing.open.some(({ player }) => player !== 'either')) return true;
  const hasExit = drawing.open.some(({ to }) => to === undefined);
  return hasExit && pool.left.some((options, v) => `${options}` !== `${pool.right[v]}`);
}

/** A way as a drawing: the nodes that are reached from the start, which is 0. */
export type LikeDigraph = SmallDigraph & {
  /** For each node its number in the drawing with open arcs, or there −1 − the position of the pool. */
  readonly nodes: readonly number[];
};

/** O(nodes² + arcs) */
export function digraphOfWay({ drawing, pool }: LikeWays, way: Way): LikeDigraph {
  const options = new Map<number, Map<number, number>>();
  const join = (from: number, to: number, letter: number): void => {
    const its = options.get(from) ?? new Map<number, number>();
    options.set(from, its.set(to, (its.get(to) ?? 0) | letter));
  };
  for (const { from, to, letter } of drawing.arcs) join(from, to, letter);
  for (const [i, { from, to, player, perhaps }] of drawing.open.entries()) {
    const chosen = way[i] - Number(perhaps);
    if (chosen >= 0) join(from, to ?? -1 - pool.choices[chosen].position, letterOfPlayer(player));
  }
  for (const [v, lefts] of pool.left.entries()) {
    for (const w of lefts) join(-1 - v, -1 - w, letters.left);
    for (const w of pool.right[v]) join(-1 - v, -1 - w, letters.right);
  }
  const met = new Set([0]);
  for (const v of met) for (const w of options.get(v)?.keys() ?? []) met.add(w);
  // The nodes of the drawing in its order, and then the positions of the choices.
  const nodes = [...met].sort((a, b) => (a < 0 || b < 0 ? b - a : a - b));
  const places = new Map(nodes.map((v, place) => [v, place]));
  const order = nodes.length;
  const arcs = new Uint8Array(order * order);
  let arcCount = 0;
  for (const [place, v] of nodes.entries()) {
    for (const [w, letter] of options.get(v) ?? []) {
      arcs[place * order + (places.get(w) ?? 0)] = letter;
      arcCount++;
    }
  }
  const gray = Uint8Array.from(nodes, (v) => Number(v >= 0 && drawing.nodes[v].gray));
  return { order, arcCount, arcs, gray, starts: [0], nodes };
}

/**
 * The drawing as an edge list in one line, whose first node is the start. Nodes of the choices are called x0,
 * x1, …. `isDivided` if arcs of both players are drawn as two: see `documentOfGame`.
 */
export function edgeListOfLike(
  { drawing }: LikeWays,
  { order, arcs, nodes }: LikeDigraph,
  isDivided: boolean,
): string {
  const taken = new Set(drawing.nodes.flatMap(({ id, name }) => [id, name]));
  const letter = ['x', 'y', 'z', 'exit '].find((each) => ![...taken].some((word) => word.startsWith(each)));
  const prefix = letter ?? `x${taken.size} `;
  const idOf = (place: number): string => {
    const v = nodes[place];
    return v >= 0 ? drawing.nodes[v].id : `${prefix}${place - nodes.findIndex((each) => each < 0)}`;
  };
  const edges: GameEdge[] = [];
  for (let from = 0; from < order; from++) {
    for (let to = 0; to < order; to++) {
      const whose = arcs[from * order + to];
      const ends = { from: idOf(from), to: idOf(to) };
      if (whose === letters.either && !isDivided) edges.push({ ...ends, player: 'either' });
      else {
        if ((whose & letters.left) !== 0) edges.push({ ...ends, player: 'left' });
        if ((whose & letters.right) !== 0) edges.push({ ...ends, player: 'right' });
      }
    }
  }
  const document: GameDocument = {
    ...emptyDocument,
    nodes: nodes.map((v, place) => ({
      ...{ id: idOf(place), x: 0, y: 0 },
      ...(v >= 0 ? { gray: drawing.nodes[v].gray, name: drawing.nodes[v].name } : { gray: false, name: '' }),
    })),
    edges,
  };
  return printEdgeListInLine(document);
}
