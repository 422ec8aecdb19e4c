/**
 * The results of moves, and the pairs that joint arcs mean, written on the drawing. The arc of each move has
 * a sign and a word where there is room for both, and the sign alone where there is not; the hottest pieces
 * are marked beside them. Sizes are those of the screen at every zoom; on a presented drawing these words are
 * as large as the smallest of the others.
 */
import { moveNameSeen } from '../../../engine/document/edits/index.ts';
import { type GameEdge, isJoint, type NodeId } from '../../../engine/document/index.ts';
import type { PlayResult } from '../../../engine/sums/index.ts';
import { type EditorState, editor } from '../../store/editor.ts';
import { isUnseen, mayTellAll } from '../../store/telling.ts';
import { words } from '../../words.ts';
import { type Drawing, type DrawnArc, radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';
import { leastWords } from '../model/sizes.ts';
import { type BadgeBox, type BadgeWanted, badgePlaces, passes } from './badge-places.ts';

const size = 12;
const height = 18;
const lineHeight = 15;
const padding = 6;
const font = `600 ${size}px system-ui, sans-serif`;
const inkOf = { wins: 'either', draws: 'ink', loses: 'right' } as const;

/** A move, and the arc it goes along. */
export type WordOnMove = {
  readonly arc: DrawnArc;
  readonly result: PlayResult;
  /** The word after the sign where there is room. */
  readonly says: string;
};

/** Whether the box lies clear of every node and of the words beside it. */
function isClear(drawing: Drawing, box: BadgeBox, px: number, high = height): boolean {
  const reach = radius / px + 2;
  const near = (box.width / 2 + reach) * px + 1;
  const around = {
    x1: box.x * px - near,
    y1: box.y * px - near,
    x2: box.x * px + near,
    y2: box.y * px + near,
  };
  const onNode = drawing.nodePlaces.near(around).some(({ node }) => {
    const dx = Math.max(0, Math.abs(node.x / px - box.x) - box.width / 2);
    const dy = Math.max(0, Math.abs(node.y / px - box.y) - high / 2);
    return Math.hypot(dx, dy) < reach;
  });
  if (onNode) return false;
  const middle = { x: box.x * px, y: box.y * px };
  const half = { wide: (box.width / 2 + 1) * px, high: (high / 2 + 1) * px };
  return !drawing.wordsTaken
    .near(undefined, middle, Math.max(half.wide, half.high))
    .some(
      ({ x, y, halfWide, halfHigh }) =>
        Math.abs(x) < half.wide + halfWide && Math.abs(y) < half.high + halfHigh,
    );
}

function isOffArcs(drawing: Drawing, box: BadgeBox, px: number): boolean {
  const [wide, high] = [(box.width / 2) * px, (height / 2) * px];
  const [x, y] = [box.x * px, box.y * px];
  const near = drawing.arcPlaces.near({ x1: x - wide, y1: y - high, x2: x + wide, y2: y + high });
  return near.every(
    ({ course }) =>
      !passes(
        Array.from(course.points, (each) => each / px),
        box,
        height,
      ),
  );
}

/**
 * The sides of a node at which a mark can be; the first that is clear is taken: above, at the sides, below,
 * and the slanting ones.
 */
const besides = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0.8, 0.8],
  [-0.8, 0.8],
] as const;

/**
 * For each of these nodes that is on the canvas, the place of a mark of that width beside it; each node once.
 */
function boxesBeside(
  drawing: Drawing,
  nodes: readonly NodeId[],
  width: number,
  px: number,
): readonly BadgeBox[] {
  const reach = radius / px + height / 2 + 10;
  return [...new Set(nodes)].flatMap((id): BadgeBox[] => {
    const drawn = drawing.nodes.get(id);
    if (!drawn) return [];
    const { x, y } = drawn.node;
    const boxes = besides.map(([dx, dy]) => ({
      x: x / px + dx * (reach + (dx === 0 ? 0 : width / 2)),
      y: y / px + dy * reach,
      width,
      short: false,
    }));
    const clear = boxes.filter((box) => isClear(drawing, box, px));
    return [clear.find((box) => isOffArcs(drawing, box, px)) ?? clear[0] ?? boxes[0]];
  });
}

const overlaps = (a: BadgeBox, b: BadgeBox): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 2 && Math.abs(a.y - b.y) < height + 2;

/**
 * Measures in pixels of the screen from here on, until the context is restored; returns what a pixel is in
 * the drawing.
 */
function beginWriting({ context, px: pixel }: MarksPen): number {
  const px = (pixel * (leastWords() ?? size)) / size;
  context.save();
  context.scale(px, px);
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 1.5;
  return px;
}

const wideOf = (context: CanvasRenderingContext2D, text: string): number =>
  Math.max(height, context.measureText(text).width + 2 * padding);

const pointsIn = ({ course }: DrawnArc, px: number): readonly number[] =>
  Array.from(course.points, (each) => each / px);

export function writeResults(
  pen: MarksPen,
  drawing: Drawing,
  moves: readonly WordOnMove[],
  hottest: readonly NodeId[] = [],
): void {
  const { context } = pen;
  const px = beginWriting(pen);
  const wide = (text: string): number => wideOf(context, text);
  const signs = moves.map(({ result }) => words.play.sign[result]);
  const badges = moves.map(
    ({ arc, says }, i): BadgeWanted => ({
      points: pointsIn(arc, px),
      widths: [wide(`${signs[i]} ${says}`), wide(signs[i])],
    }),
  );
  const { sign, hottest: word } = words.temperatures;
  const mark = `${sign} ${word}`;
  const hot = boxesBeside(drawing, hottest, wide(mark), px);
  for (const box of hot) write(pen, [mark], box, 'ink');
  const isFree = (box: BadgeBox): boolean =>
    !hot.some((other) => overlaps(box, other)) && isClear(drawing, box, px);
  const boxes = badgePlaces(badges, height, isFree);
  for (const [i, box] of boxes.entries())
    write(pen, [box.short ? signs[i] : `${signs[i]} ${moves[i].says}`], box, inkOf[moves[i].result]);
  context.restore();
}

/**
 * The most pairs that are written on an arc, the pairs on a line of it, and the most arcs with written pairs,
 * while there is room for them.
 */
const [mostPairs, pairsInLine, mostArcs] = [6, 2, 40];

const linesOf = (pairs: Extract<GameEdge, { readonly player: 'both' }>['pairs']): readonly string[] => {
  const shown = pairs
    .slice(0, mostPairs)
    .map(({ left, right }) => `${moveNameSeen(left)}/${moveNameSeen(right)}`);
  const all = pairs.length > mostPairs ? [...shown, '…'] : shown;
  return Array.from({ length: Math.ceil(all.length / pairsInLine) }, (_, line) =>
    all.slice(pairsInLine * line, pairsInLine * (line + 1)).join(', '),
  );
};

/** Whose pairs a class needs: those of nodes whose values are hidden, or where none are, of all nodes. */
const asked = (state: EditorState): ((id: NodeId) => boolean) =>
  mayTellAll(state) ? () => true : (id) => isUnseen(state, id);

/**
 * The pairs of moves on their joint arcs, while the drawing is presented: what a class is asked about both
 * players' choices must be on the wall. A name that says a value is ▢. None for many arcs, which leave no
 * room.
 */
export function writePairs(pen: MarksPen, drawing: Drawing): void {
  const state = editor();
  const isAsked = asked(state);
  const joint = [...drawing.arcs.values()].flatMap((arc) =>
    isJoint(arc.edge) && isAsked(arc.edge.from) ? [{ arc, lines: linesOf(arc.edge.pairs) }] : [],
  );
  if (joint.length === 0 || joint.length > mostArcs) return;
  const { context } = pen;
  const px = beginWriting(pen);
  const most = Math.max(...joint.map(({ lines }) => lines.length));
  const high = height + (most - 1) * lineHeight;
  const badges = joint.map(({ arc, lines }): BadgeWanted => {
    const wide = Math.max(...lines.map((line) => wideOf(context, line)));
    return { points: pointsIn(arc, px), widths: [wide, wide] };
  });
  const boxes = badgePlaces(badges, high, (box) => isClear(drawing, box, px, high));
  for (const [i, box] of boxes.entries()) write(pen, joint[i].lines, box, 'both');
  context.restore();
}

function write(
  { context, inks }: MarksPen,
  lines: readonly string[],
  { x, y, width }: BadgeBox,
  ink: keyof typeof inks,
): void {
  context.beginPath();
  const high = height + (lines.length - 1) * lineHeight;
  context.roundRect(x - width / 2, y - high / 2, width, high, height / 2);
  context.fillStyle = inks.paper;
  context.fill();
  context.strokeStyle = inks[ink];
  context.stroke();
  context.fillStyle = inks[ink];
  for (const [i, line] of lines.entries())
    context.fillText(line, x, y + 0.5 + (i - (lines.length - 1) / 2) * lineHeight);
}
