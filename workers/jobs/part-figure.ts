/**
 * The job that draws a part of a board's graph: places for its nodes, unless they are known, and the figure
 * with its arcs' courses and its words in their places, so that the page only paints. It needs nothing of the
 * board's solution but what it is given.
 */
import type { GameDocument, SoloArc } from '../../engine/document/index.ts';
import type { Figure } from '../../engine/figure/index.ts';
import type { GameGraph } from '../../engine/graph/index.ts';
import { known } from '../../engine/result.ts';
import { drawingOfGraph } from '../../engine/rulesets/index.ts';
import { fittedFigure, ringsAbout, rulesetOfId } from '../../engine/run.ts';
import type { ArrangeJob, Arrangement, PartDrawn, PartFigureJob } from '../protocol.ts';
import { breathing, type WaitingSlices } from '../run-job.ts';
import { arrangeJob } from './arrange.ts';

/** A longer position would cover what is around its node. */
const longestName = 9;

export function* partFigureJob(job: PartFigureJob): WaitingSlices<PartDrawn> {
  const { positions, labels, style, cut } = job;
  const drawing = drawingOf(job);
  const places = job.places ?? (yield* placesFor(job));
  if (!('xs' in places)) return places;
  const { xs, ys } = places;
  const nodes = drawing.nodes.map((node, i) => ({ ...node, x: xs[i], y: ys[i] }));
  const known = new Map(positions.map((position, i) => [position, labels[i]] as const));
  const fit = { mayMoveTogether: false };
  const { figure } = yield* breathing(fittedFigure({ ...drawing, nodes }, known, style, fit));
  return { kind: 'part-figure', figure: withoutLostScores(figure, cut), xs, ys };
}

function drawingOf({ ruleset: id, graph, positions }: PartFigureJob): GameDocument {
  const ruleset = rulesetOfId(id);
  known(ruleset !== undefined, `there is no ruleset "${id}"`);
  const drawing = drawingOfGraph({ ruleset, graph, nameOf: (vertex) => positions[vertex] });
  const nodes = drawing.nodes.map((node) => ({ ...node, name: node.id.length > longestName ? '' : node.id }));
  return { ...drawing, nodes, edges: sharedArcs(drawing.edges as readonly SoloArc[]) };
}

/** What both players can move is one arc of either's. */
function sharedArcs(arcs: readonly SoloArc[]): readonly SoloArc[] {
  const keyOf = ({ from, to }: SoloArc): string => JSON.stringify([from, to]);
  const rights = new Set(arcs.filter(({ player }) => player === 'right').map(keyOf));
  const shared = new Set(arcs.filter((arc) => arc.player === 'left' && rights.has(keyOf(arc))).map(keyOf));
  return arcs.flatMap((arc): readonly SoloArc[] => {
    if (!shared.has(keyOf(arc))) return [arc];
    return arc.player === 'left' ? [{ ...arc, player: 'either' }] : [];
  });
}

/** A graph that is only a part is arranged around its position; a whole graph is arranged like a drawing. */
function* placesFor({ graph: drawn, cut }: PartFigureJob): WaitingSlices<Arrangement> {
  const graph = withRounds(drawn);
  if (cut.includes(1)) return { kind: 'arrange', ...ringsAbout(graph) };
  const anywhere = (): Float64Array => new Float64Array(graph.order);
  const job: ArrangeJob = {
    kind: 'arrange',
    graph,
    xs: anywhere(),
    ys: anywhere(),
    fixed: new Uint8Array(graph.order),
  };
  return yield* arrangeJob(job);
}

/** Where both players move at once, joint rounds are what leads from one position to the next. */
function withRounds({ joint, ...graph }: GameGraph): GameGraph {
  return joint ? { ...graph, left: joint.pairs, right: joint.pairs } : graph;
}

/** Who has moves that are not shown is not stuck, though no arc leaves. */
const withoutLostScores = (figure: Figure, cut: Uint8Array): Figure => ({
  ...figure,
  words: figure.words.filter(({ kind, node }) => kind !== 'score' || node === undefined || cut[node] === 0),
});
