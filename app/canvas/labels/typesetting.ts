/**
 * A mark set as on paper: its runs placed in ems from the base line's start, subscripts smaller and lower, moons as drawn
 * shapes. What is set once is kept; the pen draws it at any size.
 */
import type { Face, Mark, Run } from '../../../engine/index.ts';

const families: Readonly<Record<Face, string>> = {
  roman: 'KaTeX_Main, "Latin Modern Math", "STIX Two Math", "Cambria Math", serif',
  italic: 'KaTeX_Math, KaTeX_Main, serif',
  blackboard: 'KaTeX_AMS, serif',
  calligraphic: 'KaTeX_Caligraphic, serif',
};
/** The faces to be loaded before anything is set. */
export const faces = Object.values(families).map((family) => family.split(',')[0] ?? '');

/** KaTeX keeps ℕ and 𝒩 at the places of plain letters, in faces of their own. */
const letters: Readonly<Record<string, string>> = { ℕ: 'N', 𝒩: 'N', 𝒫: 'P', 𝒟: 'D', 𝓛: 'L', 𝓡: 'R' };

/** Accents are set over their letters by hand: the calligraphic face has none of its own. */
const accents: Readonly<Record<string, string>> = { '\u0302': 'ˆ', '\u030c': 'ˇ' };
/** From over a small letter, where they stand in the roman face, to over a capital. */
const accentRise = 0.26;
/** The calligraphic capitals lean to the right. */
const accentSlant = 0.08;

const subSize = 0.72;
const subDrop = 0.24;
const scriptGap = 0.05;

type Shape = 'moon' | 'full-moon' | 'new-moon';
type Placed =
  | {
      readonly text: string;
      readonly face: Face;
      readonly x: number;
      readonly y: number;
      readonly size: number;
    }
  | { readonly shape: Shape; readonly x: number; readonly y: number; readonly size: number };

/** In ems: how wide, how high its ink goes over the base line, how deep under it. */
export type Typeset = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The radius of the circle about its middle in which all of its ink lies. */
  readonly reach: number;
  readonly placed: readonly Placed[];
};

const shapeWidths: Readonly<Record<Shape, number>> = { moon: 0.55, 'full-moon': 0.74, 'new-moon': 0.74 };

export const fontOf = (face: Face, size: number): string => `${size}px ${families[face]}`;

/** What a run takes up: its width, and its ink over and under the base line. */
type Extent = { readonly width: number; readonly up: number; readonly down: number };

const measured = new Map<string, Extent>();
let ruler: OffscreenCanvasRenderingContext2D | null | undefined;

/** A text's extent in ems, measured at a hundred pixels. */
function extentOf(text: string, face: Face): Extent {
  const key = `${face}${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  ruler ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!ruler) return { width: text.length * 0.5, up: 0.7, down: 0 };
  ruler.font = fontOf(face, 100);
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = ruler.measureText(text);
  const extent = {
    width: width / 100,
    up: actualBoundingBoxAscent / 100,
    down: actualBoundingBoxDescent / 100,
  };
  measured.set(key, extent);
  return extent;
}

const extentOfShape = (shape: Shape): Extent => ({ width: shapeWidths[shape], up: 0.69, down: 0 });

/** Widths are measured anew once the faces have come. */
export const forgetWidths = (): void => measured.clear();

const lettersOf = (text: string, face: Face): string =>
  face === 'blackboard' || face === 'calligraphic'
    ? [...text].map((each) => letters[each] ?? (each in accents ? '' : each)).join('')
    : text;

type Inked = { readonly x: number; readonly y: number; readonly size: number; readonly extent: Extent };

/** Height, depth and reach of the ink of parts that are set. */
function inkOf(parts: readonly Inked[], width: number): Pick<Typeset, 'height' | 'depth' | 'reach'> {
  const tops = parts.map(({ y, size, extent }) => extent.up * size - y);
  const feet = parts.map(({ y, size, extent }) => extent.down * size + y);
  const height = Math.max(0.3, ...tops);
  const depth = Math.max(0, ...feet);
  const middle = (height - depth) / 2;
  let reach = 0;
  for (const [i, { x, size, extent }] of parts.entries()) {
    const aside = Math.max(width / 2 - x, x + extent.width * size - width / 2);
    const off = Math.max((tops[i] ?? 0) - middle, middle + (feet[i] ?? 0));
    reach = Math.max(reach, Math.hypot(aside, off));
  }
  return { height, depth, reach };
}

export function typeset(mark: Mark): Typeset {
  const placed: Placed[] = [];
  const inked: Inked[] = [];
  let x = 0;
  let before: Run['script'] = 'base';
  for (const run of mark) {
    const sub = run.script === 'sub';
    const size = sub ? subSize : 1;
    const y = sub ? subDrop : 0;
    if (sub && before === 'base') x += scriptGap;
    const text = 'shape' in run ? '' : lettersOf(run.text, run.face);
    const extent = 'shape' in run ? extentOfShape(run.shape) : extentOf(text, run.face);
    placed.push('shape' in run ? { shape: run.shape, x, y, size } : { text, face: run.face, x, y, size });
    inked.push({ x, y, size, extent });
    const accent = 'shape' in run ? undefined : accents[run.text.at(-1) ?? ''];
    if (accent !== undefined) {
      const over = extentOf(accent, 'roman');
      const at = {
        x: x + ((extent.width - over.width) / 2 + accentSlant) * size,
        y: y - accentRise * size,
        size,
      };
      placed.push({ text: accent, face: 'roman', ...at });
      inked.push({ ...at, extent: over });
    }
    x += extent.width * size;
    before = run.script;
  }
  return { width: x, ...inkOf(inked, x), placed };
}

/** Cut to `most` ems, with an ellipsis: runs are taken from the front while they fit. */
export function shortened(mark: Mark, most: number): Typeset {
  const whole = typeset(mark);
  if (whole.width <= most) return whole;
  const kept: Run[] = [];
  for (const run of mark) {
    const dots: Run = { text: '…', face: 'roman', script: run.script };
    if (typeset([...kept, run, dots]).width <= most) {
      kept.push(run);
      continue;
    }
    if ('text' in run) {
      let text = run.text;
      while (text.length > 0 && typeset([...kept, { ...run, text }, dots]).width > most)
        text = text.slice(0, -1);
      kept.push({ ...run, text: text.replace(/[,\s]+$/, '') });
    }
    return typeset([...kept, dots]);
  }
  return whole;
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A moon on the base line: 0.72 ems high, a crescent open to the right, a ring, or a disc. */
function drawShape(pen: Pen, shape: Shape, x: number, y: number, em: number): void {
  const across = 0.34 * em;
  const middle = y - 0.345 * em;
  pen.beginPath();
  if (shape === 'moon') {
    // The figure's moon: horns at ±50° of the outer circle, at ±72.7° of the inner one.
    const [horn, turn] = [(50 * Math.PI) / 180, (72.7 * Math.PI) / 180];
    const centre = x + across + 0.02 * em;
    pen.arc(centre, middle, across, horn, 2 * Math.PI - horn);
    pen.arc(centre + 0.404 * across, middle, 0.802 * across, 2 * Math.PI - turn, turn, true);
    pen.closePath();
    pen.fill();
    return;
  }
  const centre = x + 0.37 * em;
  if (shape === 'new-moon') {
    pen.arc(centre, middle, across, 0, 2 * Math.PI);
    pen.fill();
    return;
  }
  pen.lineWidth = 0.06 * em;
  pen.arc(centre, middle, across - 0.03 * em, 0, 2 * Math.PI);
  pen.stroke();
}

/** Draws a set mark with its base line's start at (x, y); `em` in pixels. Inks and halo are the pen's. */
export function drawTypeset(pen: Pen, set: Typeset, x: number, y: number, em: number, halo?: string): void {
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  for (const part of set.placed) {
    const size = part.size * em;
    const [left, base] = [x + part.x * em, y + part.y * em];
    if ('shape' in part) {
      drawShape(pen, part.shape, left, base, size);
      continue;
    }
    pen.font = fontOf(part.face, size);
    if (halo !== undefined) {
      const ink = pen.strokeStyle;
      pen.strokeStyle = halo;
      pen.lineWidth = 0.26 * em;
      pen.lineJoin = 'round';
      pen.strokeText(part.text, left, base);
      pen.strokeStyle = ink;
    }
    pen.fillText(part.text, left, base);
  }
}
