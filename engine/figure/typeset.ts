/**
 * A mark set as on paper: its runs placed in ems from the base line's start, scripts smaller and lower or higher. Pens
 * write the runs; pictures decide by the extent what fits a node. By estimated widths, or by the ruler of who has the faces at hand.
 * Cost: linear in the mark.
 */
import type { Face, Mark, Run, Script } from '../values/mark.ts';
import { textHeights, textWidth } from './text-widths.ts';

export type Shape = 'moon' | 'full-moon' | 'new-moon';
type Place = { readonly x: number; readonly y: number; readonly size: number; readonly width: number };
export type Placed = Place & ({ readonly text: string; readonly face: Face } | { readonly shape: Shape });

/** In ems: how wide, how high its ink goes over the base line, how deep under it. */
export type Typeset = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The radius of the circle about its middle in which all of its ink lies. */
  readonly reach: number;
  readonly placed: readonly Placed[];
};

/** What a text takes up in a face, in ems: its width, and its ink over and under the base line. */
export type RunExtent = { readonly width: number; readonly up: number; readonly down: number };
export type Ruler = (text: string, face: Face) => RunExtent;

const estimated: Ruler = (text, face) => ({ width: textWidth(text, face), ...textHeights(text) });

const scriptSize = 0.72;
const [subDrop, supRise] = [0.24, 0.38];
const scriptGap = 0.05;
const shapeWidths: Readonly<Record<Shape, number>> = { moon: 0.55, 'full-moon': 0.74, 'new-moon': 0.74 };
const shapeHeight = 0.69;

/** How large a script is, and how far below the base line it stands, in ems. */
function levelOf(script: Script): { readonly size: number; readonly y: number } {
  let [size, y] = [1, 0];
  if (script === 'base') return { size, y };
  for (const part of script.split(' ')) {
    y += part === 'sub' ? subDrop * size : -supRise * size;
    size *= scriptSize;
  }
  return { size, y };
}

/** Where the next run of a script begins: what is raised and what is lowered begin at the same sign's end. */
function createLine() {
  /** Where the last run of a script ends, and where all that hangs on it does. */
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

export function typeset(mark: Mark, ruler: Ruler = estimated): Typeset {
  const placed: Placed[] = [];
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
        : ruler(run.text, run.face);
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

/** Longer marks are cut on the canvas, in ems. Figures have them whole. */
const longest = 9;

/** Cut to nine ems, with an ellipsis: runs are taken from the front while they fit. The mark itself where it is short. */
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
      // By whole characters: half of a surrogate pair is none.
      const signs = [...run.text].slice(0, 8 * longest);
      while (signs.length > 0 && widthOf([...kept, { ...run, text: signs.join('') }, dots]) > longest)
        signs.pop();
      kept.push({ ...run, text: signs.join('').replace(/[,\s]+$/, '') });
    }
    return [...kept, dots];
  }
  return mark;
}

/** As in formulas: letters lean, figures stand. A mark is one line: breaks and other controls become spaces. */
export const markOfText = (text: string): Mark =>
  (text.replace(/[\s\p{Cc}]+/gu, ' ').match(/\d+|\D+/g) ?? []).map((part) => ({
    text: part,
    face: /\d/.test(part) ? 'roman' : 'italic',
    script: 'base',
  }));

const shapeSigns: Readonly<Record<Shape, string>> = { moon: '☾', 'full-moon': '○', 'new-moon': '●' };

/** A mark as one line of plain text, for where nothing can be typeset: subscripts after a low line, what is raised after ^. */
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
