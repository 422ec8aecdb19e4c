/**
 * Boards on nodes as bitmaps, one for each position and size, so that a thousand of them are copied and not
 * drawn. Sizes go in steps, and a bitmap of the next larger one is shown smaller. A frame makes new ones only
 * until its time is used up.
 */
import type { GameNode } from '../../../engine/document/index.ts';
import { type Measures, styles, textOfMark } from '../../../engine/figure/index.ts';
import { formInks, type Ink, inkOfWords } from '../../../engine/figure/pens/index.ts';
import { measuresWith, type NodeBoards, pictureOfNode } from '../../../engine/pictures/index.ts';
import type { Pen } from '../model/discs.ts';
import type { Inks } from '../model/inks.ts';

export type BoardStamps = {
  /**
   * Draws the board of a node in a circle of this radius, in the pen's pixels; false where it waits for
   * another frame.
   */
  draw(pen: Pen, node: GameNode, at: { readonly x: number; readonly y: number }, radius: number): boolean;
  /** Bitmaps are of these boards and inks from now on. */
  begin(boards: NodeBoards, inks: Inks): void;
  clear(): void;
};

/** In milliseconds: how long a frame makes bitmaps. */
const budget = 6;
/** In bytes, about: beyond this the oldest bitmaps are dropped. */
const mostBytes = 64_000_000;
/** Each size is larger than the one before by this factor. */
const step = 2 ** 0.25;
/** In pixels: letters on stones are left out where they would be smaller. */
const leastLetters = 9;

export function createBoardStamps(): BoardStamps {
  const stamps = new Map<string, ImageBitmap>();
  let of: { readonly boards: NodeBoards; readonly inks: Inks; readonly measures: Measures } | undefined;
  let bytes = 0;
  let until = 0;

  const clear = (): void => {
    for (const stamp of stamps.values()) stamp.close();
    stamps.clear();
    bytes = 0;
  };

  const keep = (key: string, stamp: ImageBitmap): void => {
    stamps.set(key, stamp);
    bytes += 4 * stamp.width * stamp.height;
    for (const [oldest, its] of stamps) {
      if (bytes <= mostBytes || its === stamp) break;
      stamps.delete(oldest);
      bytes -= 4 * its.width * its.height;
      its.close();
    }
  };

  return {
    begin(boards, inks) {
      until = performance.now() + budget;
      if (of?.boards === boards && of.inks === inks) return;
      clear();
      of = { boards, inks, measures: canvasMeasures(boards, inks) };
    },
    draw(pen, node, at, radius) {
      if (!of) return true;
      const size = Math.ceil(step ** Math.ceil(Math.log(radius) / Math.log(step)));
      const key = `${size} ${node.name}\u001f${node.id}`;
      const known = stamps.get(key);
      if (!known && performance.now() > until) return false;
      const stamp = known ?? stampOf(node, of.boards, of.measures, size);
      if (!known) keep(key, stamp);
      pen.drawImage(stamp, at.x - radius, at.y - radius, 2 * radius, 2 * radius);
      return true;
    },
    clear,
  };
}

/** The measures of figures for the screen, with the page's inks in place of a figure's. */
function canvasMeasures(
  boards: NodeBoards,
  { ink, paper, outline, left, right, either, square, shade, stone, ...tints }: Inks,
): Measures {
  const measures = measuresWith(boards, styles.screen);
  const { looks } = measures;
  // Light squares are lighter than dark ones in the dark theme too, and stones and letters have the colour of
  // the paper. No line of a board on the canvas is drawn in the ink that means light squares in this theme.
  const line = looks['board line'].line;
  return {
    ...measures,
    inks: { ...tints, ink, paper, faint: outline, dim: square, gray: stone, shade, left, right, either },
    looks: {
      ...looks,
      light: { ...looks.light, fill: 'dim' },
      'board line': { fill: undefined, line: line && { ...line, ink: 'faint' } },
    },
  };
}

function stampOf(node: GameNode, boards: NodeBoards, measures: Measures, radius: number): ImageBitmap {
  const canvas = new OffscreenCanvas(2 * radius, 2 * radius);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This cannot happen: a canvas that has not been drawn on has a pen.');
  const scale = radius / measures.radius;
  const picture = pictureOfNode(node, boards, measures, leastLetters / scale);
  if (picture) {
    pen.setTransform(scale, 0, 0, scale, radius, radius);
    for (const shape of picture.shapes) for (const each of formInks(shape, measures)) inked(pen, each);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (const letter of picture.letters) {
      pen.font = `${letter.size}px KaTeX_Main, "Times New Roman", serif`;
      pen.fillStyle = inkOfWords(letter, measures);
      pen.fillText(textOfMark(letter.mark), letter.at.x, letter.at.y + 0.04 * letter.size);
    }
  }
  return canvas.transferToImageBitmap();
}

function inked(pen: OffscreenCanvasRenderingContext2D, ink: Ink): void {
  const path = 'path' in ink ? new Path2D(ink.path) : new Path2D();
  if ('centre' in ink) path.arc(ink.centre.x, ink.centre.y, ink.radius, 0, 2 * Math.PI);
  if (ink.fill !== undefined) {
    pen.fillStyle = ink.fill;
    pen.fill(path);
  }
  if (ink.stroke === undefined) return;
  pen.strokeStyle = ink.stroke;
  pen.lineWidth = ink.width;
  pen.setLineDash([...ink.dash]);
  pen.stroke(path);
}
