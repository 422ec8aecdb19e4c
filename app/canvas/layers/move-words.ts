/**
 * What moves bring, written on the drawing: on the arc of each move a sign and a word where there is room for both, and the sign alone where
 * there is not; and beside the hottest pieces that they are. Sizes are of the screen, at every zoom; of a presented drawing these words are as large as the least of the others.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { PlayResult } from '../../../engine/sums/index.ts';
import { words } from '../../words.ts';
import { type Drawing, type DrawnArc, radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';
import { leastWords } from '../model/sizes.ts';
import { type BadgeBox, type BadgeWanted, badgePlaces, passes } from './badge-places.ts';

const size = 12;
const height = 18;
const padding = 6;
const font = `600 ${size}px system-ui, sans-serif`;
const inkOf = { wins: 'either', draws: 'ink', loses: 'right' } as const;

/** A move, and the arc it goes along. */
export type WordOnMove = {
  readonly arc: DrawnArc;
  readonly result: PlayResult;
  /** What stands behind the sign where there is room. */
  readonly says: string;
};

/** Whether the box lies clear of every node and of the words beside it. */
function isClear(drawing: Drawing, box: BadgeBox, px: number): boolean {
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
    const dy = Math.max(0, Math.abs(node.y / px - box.y) - height / 2);
    return Math.hypot(dx, dy) < reach;
  });
  if (onNode) return false;
  const middle = { x: box.x * px, y: box.y * px };
  const half = { wide: (box.width / 2 + 1) * px, high: (height / 2 + 1) * px };
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

/** Beside which side of a node a mark stands, the first that is clear: above, at the sides, below, and the slanting ones. */
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

/** Beside each of these nodes that is on the canvas, where a mark of that width stands; each node once. */
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

export function writeResults(
  pen: MarksPen,
  drawing: Drawing,
  moves: readonly WordOnMove[],
  hottest: readonly NodeId[] = [],
): void {
  const { context } = pen;
  const px = (pen.px * (leastWords() ?? size)) / size;
  context.save();
  context.scale(px, px);
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 1.5;
  const wide = (text: string): number => Math.max(height, context.measureText(text).width + 2 * padding);
  const signs = moves.map(({ result }) => words.play.sign[result]);
  const badges = moves.map(
    ({ arc, says }, i): BadgeWanted => ({
      points: Array.from(arc.course.points, (each) => each / px),
      widths: [wide(`${signs[i]} ${says}`), wide(signs[i])],
    }),
  );
  const { sign, hottest: word } = words.temperatures;
  const mark = `${sign} ${word}`;
  const hot = boxesBeside(drawing, hottest, wide(mark), px);
  for (const box of hot) write(pen, mark, box, 'ink');
  const isFree = (box: BadgeBox): boolean =>
    !hot.some((other) => overlaps(box, other)) && isClear(drawing, box, px);
  const boxes = badgePlaces(badges, height, isFree);
  for (const [i, box] of boxes.entries())
    write(pen, box.short ? signs[i] : `${signs[i]} ${moves[i].says}`, box, inkOf[moves[i].result]);
  context.restore();
}

function write(
  { context, inks }: MarksPen,
  text: string,
  { x, y, width }: BadgeBox,
  ink: keyof typeof inks,
): void {
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fillStyle = inks.paper;
  context.fill();
  context.strokeStyle = inks[ink];
  context.stroke();
  context.fillStyle = inks[ink];
  context.fillText(text, x, y + 0.5);
}
