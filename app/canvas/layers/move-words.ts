/**
 * What moves bring, written on the drawing: a sign and a word where there is room for both, on the arc of the move or beside its end,
 * and the sign alone where there is not. No word lies on a node or on another one. Sizes are of the screen, at every zoom;
 * of a presented drawing these words are as large as the least of the others.
 */
import type { PlayResult, Spot } from '../../../engine/index.ts';
import { words } from '../../words.ts';
import { type Drawing, type DrawnArc, radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';
import { leastWords } from '../model/sizes.ts';

const size = 12;
const height = 18;
const padding = 6;
const font = `600 ${size}px system-ui, sans-serif`;
const inkOf = { wins: 'either', draws: 'ink', loses: 'right' } as const;

/** A move, the arc it goes along, and whether it is one of the chosen piece: then its end may bear the word. */
export type WordOnMove = {
  readonly arc: DrawnArc;
  readonly result: PlayResult;
  /** What stands behind the sign where there is room. */
  readonly says: string;
  readonly atEnd: boolean;
};

/** A box round its middle, in units of the screen. */
type Box = Spot & { readonly width: number };

const onArc = [0.5, 0.4, 0.6, 0.32, 0.68] as const;

/** A place on the arc, in units of the screen. */
function placeOn({ course: { points } }: DrawnArc, share: number, px: number): Spot {
  const way = share * (points.length / 2 - 1);
  const i = 2 * Math.min(points.length / 2 - 2, Math.floor(way));
  const part = way - i / 2;
  return {
    x: (points[i] + (points[i + 2] - points[i]) * part) / px,
    y: (points[i + 1] + (points[i + 3] - points[i + 1]) * part) / px,
  };
}

function placesFor({ arc, atEnd }: WordOnMove, width: number, px: number): Spot[] {
  const along = onArc.map((share) => placeOn(arc, share, px));
  const [middle] = along;
  // Beside the arc a word keeps clear of its line, whichever way that goes.
  const aside = width / 2 + 8;
  const beside = [-aside, aside].map((by): Spot => ({ x: middle.x + by, y: middle.y }));
  if (!atEnd) return [...along, ...beside];
  const { x, y } = arc.to.node;
  const [up, across] = [radius / px + height / 2 + 9, radius / px + width / 2 + 10];
  const round = [
    { x: 0, y: -up },
    { x: 0, y: up },
    { x: across, y: 0 },
    { x: -across, y: 0 },
  ];
  return [...round.map((by) => ({ x: x / px + by.x, y: y / px + by.y })), ...along];
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 2 && Math.abs(a.y - b.y) < height + 2;

/** Whether the box lies clear of every node. */
function isClear(drawing: Drawing, box: Box, px: number): boolean {
  const reach = radius / px + 2;
  const near = (box.width / 2 + reach) * px + 1;
  const around = {
    x1: box.x * px - near,
    y1: box.y * px - near,
    x2: box.x * px + near,
    y2: box.y * px + near,
  };
  return ![...drawing.nodePlaces.near(around)].some(({ node }) => {
    const dx = Math.max(0, Math.abs(node.x / px - box.x) - box.width / 2);
    const dy = Math.max(0, Math.abs(node.y / px - box.y) - height / 2);
    return Math.hypot(dx, dy) < reach;
  });
}

export function writeResults(pen: MarksPen, drawing: Drawing, moves: readonly WordOnMove[]): void {
  const { context } = pen;
  const px = (pen.px * (leastWords() ?? size)) / size;
  const taken: Box[] = [];
  context.save();
  context.scale(px, px);
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 1.5;
  for (const word of moves) {
    const { result, says } = word;
    const sign = words.play.sign[result];
    for (const text of [`${sign} ${says}`, sign]) {
      const width = Math.max(height, context.measureText(text).width + 2 * padding);
      const places = placesFor(word, width, px).map((place): Box => ({ ...place, width }));
      const free = places.filter((box) => !taken.some((other) => overlap(box, other)));
      // The sign alone is written in any case: a move without it would seem to be no legal one.
      const box =
        free.find((each) => isClear(drawing, each, px)) ??
        (text === sign ? (free[0] ?? places[0]) : undefined);
      if (!box) continue;
      taken.push(box);
      write(pen, text, box, inkOf[result]);
      break;
    }
  }
  context.restore();
}

function write(
  { context, inks }: MarksPen,
  text: string,
  { x, y, width }: Box,
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
