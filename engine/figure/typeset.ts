/**
 * Typesets a mark as on paper: its runs are placed in ems from the start of the base line, scripts smaller
 * and lower or higher. Pens write the runs; the extent decides what fits in a node. Widths are estimated, or
 * measured by a caller that has the fonts. Cost: linear in the mark.
 */
import type { Face, Mark, Run, Script } from '../values/mark.ts';
import { composedParts } from './composed-signs.ts';
import { leaningWidth, printedShare, textHeights, textWidth } from './text-widths.ts';

export type Shape = 'moon' | 'full-moon' | 'new-moon';
type Place = { readonly x: number; readonly y: number; readonly size: number; readonly width: number };
export type PlacedRun = Place & ({ readonly text: string; readonly face: Face } | { readonly shape: Shape });

/** In ems: the width, and the ink's height above the base line and depth below it. */
export type Typeset = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The radius of the circle about the mark's centre that contains all of its ink. */
  readonly reach: number;
  readonly placed: readonly PlacedRun[];
};

/** The extent of a text in a typeface, in ems: its width, and its ink above and below the base line. */
export type RunExtent = { readonly width: number; readonly up: number; readonly down: number };
/** `share` is the size of the run beside letters on the base line, below 1 for scripts. */
export type Ruler = (text: string, face: Face, share: number) => RunExtent;

const estimated: Ruler = (text, face) => ({ width: textWidth(text, face), ...textHeights(text) });
/** Measures words that are printed at this size, in points, by the widest of what pens make of them. */
const printed =
  (size: number): Ruler =>
  (text, face, share) => ({
    width: (textWidth(text, face) + (face === 'italic' ? leaningWidth(text) : 0)) * printedShare(size, share),
    ...textHeights(text),
  });

/** The width in points of the box that a mark needs at this size, whichever pen writes it. */
export const printedWidth = (mark: Mark, size: number): number => typeset(mark, printed(size)).width * size;

const scriptSize = 0.72;
const [subDrop, supRise] = [0.24, 0.38];
const scriptGap = 0.05;
const shapeWidths: Readonly<Record<Shape, number>> = { moon: 0.55, 'full-moon': 0.74, 'new-moon': 0.74 };
const shapeHeight = 0.69;

/** The size of a script, and its distance below the base line, in ems. */
function levelOf(script: Script): { readonly size: number; readonly y: number } {
  let [size, y] = [1, 0];
  if (script === 'base') return { size, y };
  for (const part of script.split(' ')) {
    y += part === 'sub' ? subDrop * size : -supRise * size;
    size *= scriptSize;
  }
  return { size, y };
}

/**
 * Keeps track of where the next run of a script begins: a superscript and a subscript begin at the end of the
 * same character.
 */
function createLine() {
  /** Where the last run of each script ends, and where everything attached to it ends. */
  const own = new Map<Script, number>([['base', 0]]);
  const whole = new Map<Script, number>();
  let end = 0;
  return {
    begin(script: Script): number {
      if (script === 'base') return end;
      const [first, second] = script.split(' ') as ('sub' | 'sup')[];
      if (second === undefined) return whole.get(first) ?? own.get('base')! + scriptGap;
      return whole.get(script) ?? own.get(first) ?? own.get('base')! + scriptGap;
    },
    put(script: Script, to: number): void {
      end = Math.max(end, to);
      const first = script.split(' ')[0] as Script;
      const hanging: readonly Script[] =
        script === 'base'
          ? ['sub', 'sup', 'sub sub', 'sub sup', 'sup sub', 'sup sup']
          : script === 'sub'
            ? ['sub sub', 'sub sup']
            : script === 'sup'
              ? ['sup sub', 'sup sup']
              : [];
      for (const each of hanging) {
        whole.delete(each);
        own.delete(each);
      }
      own.set(script, to);
      whole.set(script, to);
      whole.set(first, Math.max(whole.get(first) ?? 0, to));
    },
  };
}

/** Places the runs of a mark; widths are estimated unless a ruler is given. */
export function typeset(mark: Mark, ruler: Ruler = estimated): Typeset {
  const placed: PlacedRun[] = [];
  const inked: { readonly from: number; readonly to: number; readonly up: number; readonly down: number }[] =
    [];
  const line = createLine();
  let wide = 0;
  for (const run of mark) {
    const { size, y } = levelOf(run.script);
    const x = line.begin(run.script);
    const { width, up, down } =
      'shape' in run
        ? { width: shapeWidths[run.shape], up: shapeHeight, down: 0 }
        : ruler(run.text, run.face, size);
    const place = { x, y, size, width: width * size };
    placed.push(
      'shape' in run ? { ...place, shape: run.shape } : { ...place, text: run.text, face: run.face },
    );
    inked.push({ from: x, to: x + place.width, up: up * size - y, down: down * size + y });
    line.put(run.script, x + place.width);
    wide = Math.max(wide, x + place.width);
  }
  const height = Math.max(0.3, ...inked.map(({ up }) => up));
  const depth = Math.max(0, ...inked.map(({ down }) => down));
  const middle = (height - depth) / 2;
  const reach = inked.map(({ from, to, up, down }) =>
    Math.hypot(Math.max(wide / 2 - from, to - wide / 2), Math.max(up - middle, middle + down)),
  );
  return { width: wide, height, depth, reach: Math.max(0, ...reach), placed };
}

/** The widest mark on the canvas, in ems; longer ones are cut there. Figures show them whole. */
const longest = 9;

/**
 * Cuts a mark to nine ems with an ellipsis, keeping runs from the front while they fit. A short mark is
 * returned as it is.
 */
export function shortened(mark: Mark, ruler: Ruler = estimated): Mark {
  const widthOf = (runs: Mark): number => typeset(runs, ruler).width;
  if (widthOf(mark) <= longest) return mark;
  const kept: Run[] = [];
  for (const run of mark) {
    const dots: Run = { text: '…', face: 'roman', script: run.script };
    if (widthOf([...kept, run, dots]) <= longest) {
      kept.push(run);
      continue;
    }
    if ('text' in run) {
      // Cuts between whole characters, never inside a surrogate pair.
      const signs = [...run.text].slice(0, 8 * longest);
      while (signs.length > 0 && widthOf([...kept, { ...run, text: signs.join('') }, dots]) > longest)
        signs.pop();
      kept.push({ ...run, text: signs.join('').replace(/[,\s]+$/, '') });
    }
    return [...kept, dots];
  }
  return mark;
}

const shapeSigns: Readonly<Record<Shape, string>> = { moon: '☾', 'full-moon': '○', 'new-moon': '●' };
const shapeOfSign = new Map((Object.keys(shapeSigns) as Shape[]).map((shape) => [shapeSigns[shape], shape]));

/**
 * A text as in formulas: letters are italic, digits upright, and characters such as ₁, ² and ½ are set by the
 * letters that they are made of. A mark is one line, so line breaks and control characters become spaces.
 */
export const markOfText = (text: string): Mark =>
  composedParts(text.replace(/[\s\p{Cc}]+/gu, ' ')).flatMap(({ text: part, script }) =>
    (part.match(/[☾○●]|[\d⁄′]+|[^\d⁄′☾○●]+/g) ?? []).map((run): Run => {
      const shape = shapeOfSign.get(run);
      return shape ? { shape, script } : { text: run, face: /[\d⁄′]/.test(run) ? 'roman' : 'italic', script };
    }),
  );

/**
 * A mark as one line of plain text, for places that cannot typeset: subscripts follow an underscore,
 * superscripts ^.
 */
export function textOfMark(mark: Mark): string {
  let text = '';
  let before: Script = 'base';
  for (const run of mark) {
    if (run.script !== before && run.script !== 'base' && !before.startsWith(`${run.script} `)) {
      text += run.script.endsWith('sub') ? '_' : '^';
    }
    text += 'shape' in run ? shapeSigns[run.shape] : run.text;
    before = run.script;
  }
  return text;
}
