/**
 * Marks a drawing: the node that was drawn first is solved by the theory that fits the drawing, and compared
 * with the value that was asked for. A drawing that takes too long to solve is not understood, with a
 * sentence that asks for a smaller one.
 */
import { labelsFound } from '../answers/drawn-labels.ts';
import { solveAndKeep } from '../conduct/board.ts';
import type { SolvedGraph } from '../conduct/solve.ts';
import { compile } from '../document/compile.ts';
import { emptyUnder, type GameDocument, type SoloArc } from '../document/document.ts';
import { freshIds } from '../document/edits/ids.ts';
import { writeDocument } from '../document/write.ts';
import { svgPen } from '../figure/pens/svg.ts';
import { styles } from '../figure/style.ts';
import { isAcyclic } from '../graph/components.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import { type Rules, ruledBy } from '../outcome/rules.ts';
import { digraphFigureInSlices, type NodeLabels } from '../pictures/digraph.ts';
import { asCounts } from '../rounds.ts';
import { textOf } from '../values/words.ts';
import type { DrawnAnswer } from './asked.ts';
import { type Inside, outcomeInside, valueInside } from './inside.ts';
import { markValue } from './mark-value.ts';
import type { MarkedAnswer, PreparedView } from './prepared.ts';
import { countedWithin } from './slices.ts';
import { keyOfOutcome, keyOfValue, marked, notUnderstood } from './verdicts.ts';

const mostNodes = 200;
const mostArcs = 400;
/**
 * Drawing units in a hundredth of the field: at least as many as make nodes as large as the phone drew them,
 * and at most as many as keep apart nodes that are a tenth of the field from each other.
 */
const [leastUnits, mostUnits] = [3, 8];
/** So far apart are the two nearest nodes of a drawing, where the bounds allow it. */
const nearest = 80;
/** Slices of solving: random loopy drawings of two hundred nodes take at most a hundred. */
const mostSlices = 1_000;

const tooLarge = 'This drawing takes too long to solve; draw a smaller one.';

type Arc = readonly [from: number, to: number, player: 'left' | 'right' | 'both'];

/** Why it is not a drawing of this size; undefined for one that is. */
function problemWith({ nodes, arcs }: DrawnAnswer): string | undefined {
  if (nodes.length === 0) return 'Nothing is drawn: draw a node.';
  if (nodes.length > mostNodes || arcs.length > mostArcs)
    return `There are ${nodes.length} nodes and ${arcs.length} arcs, and at most ${mostNodes} and ${mostArcs} are marked; draw a smaller one.`;
  if (!nodes.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) return 'Some node has no place.';
  const isNode = (place: number) => Number.isInteger(place) && place >= 0 && place < nodes.length;
  const isArc = ([from, to, player]: Arc) =>
    isNode(from) && isNode(to) && ['left', 'right', 'both'].includes(player);
  return arcs.every(isArc) ? undefined : 'Some arc does not join two nodes of the drawing.';
}

const field = (length: number): number => Math.max(-100, Math.min(200, length));

/** A drawing whose nodes are far apart is made smaller, so that its values can be read in a small picture. */
function unitsIn(places: readonly { readonly x: number; readonly y: number }[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return Math.min(mostUnits, Math.max(leastUnits, nearest / least));
}

/**
 * As a document, whose first node is `a`. Where play can go round and every arc is both players', each arc is
 * drawn as two: otherwise it would be read as an impartial drawing, which has another value.
 */
function documentDrawn({ nodes, arcs }: DrawnAnswer, rules: Rules, partizan: boolean): GameDocument {
  const spots = nodes.map(([x, y]) => ({ x: field(x), y: field(y) }));
  const units = unitsIn(spots);
  const places = spots.map(({ x, y }) => ({
    x: Math.round(x * units),
    y: Math.round(y * units),
    gray: false,
    name: '',
  }));
  const bare = { ...emptyUnder(rules), nodes: [] as GameDocument['nodes'] };
  const ids: string[] = [];
  const fresh = freshIds(bare);
  for (let i = 0; i < nodes.length; i++) ids.push(fresh());
  const known = new Set<string>();
  const edges = arcs.flatMap(([from, to, player]): readonly SoloArc[] => {
    const key = `${from} ${to} ${player}`;
    if (known.has(key)) return [];
    known.add(key);
    return [{ from: ids[from], to: ids[to], player: player === 'both' ? 'either' : player }];
  });
  const document = { ...bare, nodes: places.map((place, i) => ({ id: ids[i], ...place })), edges };
  const { left, right } = compile(document).graph;
  if (!partizan || left !== right || isAcyclic(left)) return document;
  const both = (arc: SoloArc): readonly SoloArc[] => [
    { ...arc, player: 'left' },
    { ...arc, player: 'right' },
  ];
  return { ...document, edges: edges.flatMap(both) };
}

/** Cost: that of solving the drawing, in at most so many slices, and of its picture. */
export function* markDrawn(
  { marking: { way, document: asked }, way: sent }: PreparedView,
  drawn: DrawnAnswer,
  most = mostSlices,
): Generator<number, MarkedAnswer, void> {
  const problem = problemWith(drawn);
  if (problem !== undefined || way.by !== 'drawing' || sent.by !== 'drawing')
    return notUnderstood('', problem ?? '');
  const { infinitePlay, play } = asked.view.rules;
  const rules = ruledBy({ infinitePlay, ...(play === 'misere' && { play }) });
  const document = documentDrawn(drawn, rules, sent.partizan);
  const game = { graph: compile(document).graph, rules };
  const found = yield* countedWithin(solveAndKeep(game, {}), most);
  const picture = yield* drawingMarked(document, found);
  if (!found) return { ...notUnderstood('', tooLarge), drawing: { ...picture, worth: '' } };
  const { solved, memory } = found;
  const inside: Inside = { game, memory, solved, vertex: 0, called: (v) => document.nodes[v].id };
  const [value, outcome] = [valueInside(inside), outcomeInside(inside)];
  const worth = value ? textOf(value) : outcome ? outcomeClasses[outcome].says : 'not known';
  const key = value ? keyOfValue(value) : outcome ? keyOfOutcome(outcome) : 'not known';
  const { verdict, says } = yield* markValue(inside, way.worth);
  const drawing = { ...picture, worth };
  // What was asked for may be a value that no drawing of this kind has.
  const isJudged = verdict !== 'not-understood';
  const why = verdict === 'right' ? '' : `${document.nodes[0].id} is worth ${worth}, not ${way.worth}.`;
  return {
    ...marked(isJudged ? verdict : 'wrong', key, worth, isJudged && value ? why : says || why),
    drawing,
  };
}

/** Beyond so many nodes their values would cover the picture: then the first node alone has its own. */
const mostLabelled = 24;

/** The picture, with values where they are known, and the drawing as a document's file. */
function* drawingMarked(
  document: GameDocument,
  found: { readonly solved: SolvedGraph } | undefined,
): Generator<number, { readonly svg: string; readonly document: string }, void> {
  const { nodes } = document;
  const all = found ? labelsFound(document, { ...found.solved, nimResponses: undefined }) : undefined;
  const labelled = nodes.length > mostLabelled ? nodes.slice(0, 1) : nodes;
  const labels: NodeLabels = new Map(
    labelled.flatMap(({ id }) => (all?.has(id) ? [[id, all.get(id)!]] : [])),
  );
  const named = { ...document, nodes: nodes.with(0, { ...nodes[0], name: nodes[0].id }) };
  const figure = yield* asCounts(digraphFigureInSlices(named, labels, { ...styles.screen, steps: false }));
  return { svg: svgPen(figure).text, document: writeDocument(document) };
}
