/**
 * Queries about a drawn part: which node is where, where an arrow leads, what was played, what is read aloud
 * about a node.
 */
import { type Box, type Figure, type Spot, textOfMark } from '../../../engine/figure/index.ts';
import { outcomeClasses } from '../../../engine/outcome/index.ts';
import { saidOfVertex } from '../../../engine/pictures/index.ts';
import { markOf, spokenOf } from '../../../engine/values/index.ts';
import type { GraphBeside } from '../../store/state/board-graph.ts';
import { hidesAsBefore, isUnseen, type ToldFrom } from '../../store/telling.ts';
import { shortSaid } from '../../walkthrough/short-said.ts';
import { many } from '../../words/counting.ts';
import { words } from '../../words.ts';

export const arrows = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

/** The node of a position; undefined where it lies outside. */
export const nodeOfPosition = ({ index }: GraphBeside, position: string | undefined): number | undefined =>
  position === undefined ? undefined : index.get(position);

export const placeOfNode = ({ drawn: { xs, ys } }: GraphBeside, node: number): Spot => ({
  x: xs[node],
  y: ys[node],
});

/** Round everything that is drawn, words too, in drawing units. */
export function boxOfPart({ drawn: { figure } }: GraphBeside): Box {
  const { bounds, measures } = figure;
  const { unit } = measures;
  const [x1, y1] = [bounds.x / unit, bounds.y / unit];
  return { x1, y1, x2: x1 + bounds.width / unit, y2: y1 + bounds.height / unit };
}

/** The node nearest to a place, no farther from it than `reach`. O(nodes). */
export function nodeNear(graph: GraphBeside, at: Spot, reach: number): number | undefined {
  const { xs, ys } = graph.drawn;
  let [nearest, least]: [number | undefined, number] = [undefined, reach];
  for (let node = 0; node < xs.length; node++) {
    const far = Math.hypot(xs[node] - at.x, ys[node] - at.y);
    if (far > least) continue;
    [nearest, least] = [node, far];
  }
  return nearest;
}

/** How far off an arrow's way a place may lie, as a tangent. */
const widest = 1.2;

/** The node among these that is best placed in a direction: near, and little off it. */
function bestTowards(
  graph: GraphBeside,
  from: number,
  { x, y }: Spot,
  nodes: Iterable<number>,
): number | undefined {
  const here = placeOfNode(graph, from);
  let [best, least]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const node of nodes) {
    const there = placeOfNode(graph, node);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * x + dy * y;
    const off = Math.abs(dx * y - dy * x);
    if (along <= 0 || off > widest * along) continue;
    const cost = along + 2 * off;
    if (cost < least) [best, least] = [node, cost];
  }
  return best;
}

/**
 * Where an arrow leads from a node: along an arc, either way, and where none goes there to the next node that
 * way. O(nodes + arcs).
 */
export function nodeTowards(graph: GraphBeside, from: number, way: Spot): number | undefined {
  const { figure } = graph.drawn;
  const beside = figure.arcs.flatMap((arc) => (arc.from === from ? arc.to : arc.to === from ? arc.from : []));
  return bestTowards(graph, from, way, beside) ?? bestTowards(graph, from, way, figure.nodes.keys());
}

/** The numbers of the arcs between positions of a line that follow one another. O(arcs + line). */
export function arcsOfLine(graph: GraphBeside, line: readonly string[]): ReadonlySet<number> {
  const nodes = line.map((position) => graph.index.get(position));
  const steps = new Set(nodes.slice(1).map((to, i) => `${nodes[i]} ${to}`));
  return new Set(
    graph.drawn.figure.arcs.flatMap(({ from, to }, arc) => (steps.has(`${from} ${to}`) ? arc : [])),
  );
}

/**
 * The same with what is hidden by now: nothing of it is shown a moment longer, though the figure without it
 * is still to come. O(nodes + words).
 */
export function graphAsTold(graph: GraphBeside, told: Pick<ToldFrom, 'hidden'>): GraphBeside {
  if (hidesAsBefore(told, graph.look)) return graph;
  const { figure } = graph.drawn;
  const gone = graph.part.found.map(({ position }) => isUnseen(told, position));
  const seen: Figure = {
    ...figure,
    words: figure.words.filter(({ kind, node }) => kind !== 'value' || node === undefined || !gone[node]),
    nodes: figure.nodes.map((node, i) => (gone[i] ? { ...node, bold: false } : node)),
  };
  return { ...graph, look: { ...graph.look, hidden: told.hidden }, drawn: { ...graph.drawn, figure: seen } };
}

/**
 * What is known of a node's value, as the graph shows it: nothing where values are off, and that it is hidden
 * where it is.
 */
export function worthOfNode({ part, look }: GraphBeside, node: number) {
  const { position, value, outcome } = part.found[node];
  if (isUnseen(look, position)) return { text: 'value hidden', spoken: 'value hidden' };
  if (look.showing === 'off') return undefined;
  const said = saidOfVertex(
    { value, outcome },
    look.showing === 'outcomes' ? 'outcomes' : look.stops ? 'stops' : 'values',
  );
  if (!said) return undefined;
  return said.kind === 'value'
    ? { text: textOfMark(markOf(said.value)), spoken: spokenOf(said.value) }
    : { text: outcomeClasses[said.outcome].letter, spoken: outcomeClasses[said.outcome].says };
}

/** The ends of one player's arcs, the first of them by name. */
const endsSaid = (all: readonly string[]): string => {
  const most = 3;
  const named = all.slice(0, most).join('; ');
  return all.length > most ? `${named}; and ${many(all.length - most, 'more', 'more')}` : named;
};

/** A node as it is heard. */
const nodeSaid = (said: {
  readonly position: string;
  readonly worth: string | undefined;
  readonly isGray: boolean;
  readonly stands: boolean;
  readonly moves: readonly (readonly [player: string, ends: readonly string[]])[];
  readonly isCut: boolean;
}) => {
  const { position, worth, isGray, stands, moves, isCut } = said;
  const about = [
    position,
    worth,
    isGray ? words.boardGraph.gray : undefined,
    stands ? 'on the board' : undefined,
  ];
  const goes = moves.map(([player, all]) => `${player} can go to ${endsSaid(all)}`);
  const rest = isCut ? ['has moves that are not shown'] : moves.length === 0 ? ['no moves'] : [];
  return [about.filter(Boolean).join(', '), ...goes, ...rest].join('. ');
};

/** A node in words: its position, its value, and where each player can go. O(arcs). */
export function sayNode(graph: GraphBeside, node: number, stands: boolean): string {
  const { part, drawn } = graph;
  const { position } = part.found[node];
  const arcs = drawn.figure.arcs.filter(({ from }) => from === node);
  const isImpartial = part.graph.left === part.graph.right;
  const goes = (['left', 'right', 'either'] as const).flatMap((player) => {
    const own = arcs.filter((arc) => arc.player === player);
    if (own.length === 0) return [];
    const who =
      player === 'either' ? (isImpartial ? 'The player to move' : 'Either player') : words.player[player];
    const ends = own.map(({ to }) =>
      [part.found[to].position, shortSaid(worthOfNode(graph, to)?.spoken ?? '')].filter(Boolean).join(', '),
    );
    return [[who, ends] as const];
  });
  return nodeSaid({
    position,
    worth: worthOfNode(graph, node)?.spoken,
    isGray: part.graph.gray[node] === 1,
    stands,
    moves: goes,
    isCut: part.cut[node] === 1,
  });
}
