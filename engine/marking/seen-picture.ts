/**
 * The picture of a view as a class gets it: what the view shows, ▢ for what it hides, letters for names that
 * say a hidden value, and no document, no title and no id of the drawing in it. Beside it where nodes, arcs
 * and squares are, in parts of its width and height.
 */
import type { GameDocument, NodeId } from '../document/document.ts';
import { calledNode } from '../document/document.ts';
import { handedOn } from '../document/edits/handed-on.ts';
import { setView } from '../document/edits/view.ts';
import { boxOfForm } from '../figure/bounds.ts';
import type { Spot } from '../figure/curves.ts';
import type { Bounds, Figure } from '../figure/figure.ts';
import { svgPen } from '../figure/pens/svg.ts';
import { type Style, styles } from '../figure/style.ts';
import type { LessonView } from '../lesson/lesson.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import { boardFigure } from '../pictures/board.ts';
import { digraphFigureInSlices, type NodeLabel, type NodeLabels } from '../pictures/digraph.ts';
import { asCounts } from '../rounds.ts';
import type { Board } from '../rulesets/board.ts';
import { spokenOf } from '../values/words.ts';
import type { AskedChoice, AskedPicture } from './asked.ts';
import { hiddenInView } from './way-asked.ts';

/** Where something is on a picture. */
export type PlaceOnPicture = Pick<AskedChoice, 'at' | 'along'>;

type Pictured = {
  /** Undefined where there is nothing to be seen. */
  readonly picture: AskedPicture | undefined;
};

/** By the numbers of the drawing's nodes and arcs. */
export type DrawingPictured = Pictured & {
  readonly nodes: readonly PlaceOnPicture[];
  readonly arcs: readonly PlaceOnPicture[];
};

/** By the names of the board's places. */
export type BoardPictured = Pictured & { readonly places: ReadonlyMap<string, PlaceOnPicture> };

/** On a phone nobody sees more than these. */
export const mostNodesSeen = 400;

const parts = (length: number, of: number): number => Math.round((length / of) * 1e4) / 1e4;

const placedIn =
  ({ x, y, width, height }: Bounds) =>
  (spot: Spot): Spot => ({ x: parts(spot.x - x, width), y: parts(spot.y - y, height) });

/** The ids of a drawing say nothing on a phone, and one could say a value. */
const withoutIds = (figure: Figure, says: string): Figure => ({
  ...figure,
  title: '',
  description: says,
  nodes: figure.nodes.map((node, i) => ({ ...node, id: `n${i}` })),
});

/**
 * The figure with room around it: a phone may write names in a face that is wider than the one that the
 * figure was measured with.
 */
function withRoom(figure: Figure): Figure {
  const { x, y, width, height } = figure.bounds;
  const room = Math.min(width, height) / 20 + 2;
  return {
    ...figure,
    bounds: { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room },
  };
}

function pictureOf(figure: Figure, says: string): AskedPicture {
  const { width, height } = figure.bounds;
  return { svg: svgPen(withoutIds(figure, says)).text, width, height, says };
}

/**
 * The drawing as the class sees it, under the view's own hidden values: what is asked for is hidden besides.
 * Nodes and arcs keep their order. O(nodes + arcs).
 */
export function drawingSeen(
  view: LessonView,
  document: GameDocument,
  asked: NodeId | undefined,
  isNamed: (id: NodeId) => boolean,
): GameDocument {
  const isHidden = hiddenInView(view);
  const ids = document.nodes.flatMap(({ id }) => (isHidden(id) || id === asked ? [id] : []));
  const hidden = ids.length === 0 ? undefined : { all: false, except: ids };
  const seen = handedOn(setView({ ...document, title: '' }, { hidden, facts: undefined })).document;
  return {
    ...seen,
    nodes: seen.nodes.map((node, i) =>
      node.name === '' && isNamed(document.nodes[i].id) ? { ...node, name: node.id } : node,
    ),
  };
}

/** What a view shows at the nodes. Only the node that is asked about bears ▢ where it shows nothing. */
export function labelsSeen(
  { shows }: LessonView,
  { nodes, view }: GameDocument,
  labels: NodeLabels,
  asked: NodeId | undefined,
): NodeLabels {
  const hidden = new Set(view.hidden?.except);
  return new Map(
    nodes.flatMap(({ id }): readonly (readonly [NodeId, NodeLabel])[] => {
      if (id === asked || (hidden.has(id) && shows !== 'nothing')) return [[id, { hidden: true }]];
      const label = labels.get(id);
      return label && shows !== 'nothing' ? [[id, label]] : [];
    }),
  );
}

/** "b: star 2, c: hidden", for a person who does not see the picture. */
function valuesSaid(document: GameDocument, labels: NodeLabels, { shows }: LessonView): string {
  const said = document.nodes.flatMap((node) => {
    const label = labels.get(node.id);
    if (!label) return [];
    const { hidden, value, outcome } = label;
    const is = hidden
      ? 'hidden'
      : shows === 'values' && value
        ? spokenOf(value)
        : outcome && outcomeClasses[outcome].says;
    return is ? [`${calledNode(node)}: ${is}`] : [];
  });
  if (said.length === 0) return '';
  return ` ${shows === 'outcomes' ? 'Who wins' : 'Values'}: ${said.join(', ')}.`;
}

/** Cost: that of the figure. */
export function* drawingPictured(
  document: GameDocument,
  labels: NodeLabels,
  view: LessonView,
): Generator<number, DrawingPictured, void> {
  const { nodes, edges } = document;
  if (nodes.length === 0 || nodes.length > mostNodesSeen)
    return { picture: undefined, nodes: nodes.map(() => ({})), arcs: edges.map(() => ({})) };
  const style: Style = {
    ...styles.screen,
    steps: false,
    shows: view.shows === 'outcomes' ? 'outcomes' : 'values',
  };
  const figure = withRoom(yield* asCounts(digraphFigureInSlices(document, labels, style)));
  const { bounds, measures } = figure;
  const place = placedIn(bounds);
  const radius = parts(measures.radius, bounds.width);
  const says = `${figure.description}${valuesSaid(document, labels, view)}`;
  return {
    picture: pictureOf(figure, says),
    nodes: figure.nodes.map(({ at }) => ({ at: { ...place(at), radius } })),
    arcs: figure.arcs.map(({ line, head }) => ({
      along: [...spotsAlong(line), { x: head[0], y: head[1] }].map(place),
    })),
  };
}

/** The ends and middles of quadratic curves that lie end to end. */
function spotsAlong(line: readonly number[]): readonly Spot[] {
  const spots: Spot[] = [{ x: line[0], y: line[1] }];
  for (let i = 2; i < line.length; i += 4) {
    const [before, x, y] = [spots[spots.length - 1], line[i + 2], line[i + 3]];
    spots.push({ x: (before.x + 2 * line[i] + x) / 4, y: (before.y + 2 * line[i + 1] + y) / 4 }, { x, y });
  }
  return spots;
}

/** Linear in the board. */
export function boardPictured(board: Board): BoardPictured {
  const style: Style = { ...styles.screen, legend: 'below' };
  const figure = withRoom(boardFigure(board, { title: '', above: board.phase?.name }, style));
  const { bounds, measures } = figure;
  const place = placedIn(bounds);
  const places = board.places.map(({ name, area }): readonly [string, PlaceOnPicture] => {
    const { x1, y1, x2, y2 } = boxOfForm(area);
    const middle = { x: ((x1 + x2) / 2) * measures.unit, y: ((y1 + y2) / 2) * measures.unit };
    const radius = (Math.min(x2 - x1, y2 - y1) / 2) * measures.unit;
    return [name, { at: { ...place(middle), radius: parts(radius, bounds.width) } }];
  });
  return { picture: pictureOf(figure, figure.description), places: new Map(places) };
}
