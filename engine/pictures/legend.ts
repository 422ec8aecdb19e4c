/**
 * The legend of a figure, which says only of signs that occur: a line below it, wrapped where the figure is narrow, or a
 * sentence for its caption.
 */
import type { VisibleFigure } from '../figure/bounds.ts';
import type { Bounds, FigureWords } from '../figure/figure.ts';
import type { Measures, Style } from '../figure/style.ts';
import { typeset } from '../figure/typeset.ts';
import { base } from '../values/wording.ts';

const strokeWords = {
  plain: undefined,
  left: ['blue', 'solid: Left'],
  right: ['red', 'dashed: Right'],
  either: ['green', 'double: either'],
} as const;

/** What there is to say of a drawing's figure, sign by sign. */
export function legendEntries({ nodes, arcs, pieces, words }: VisibleFigure, colours: boolean): string[] {
  const entries: string[] = [];
  for (const [stroke, said] of Object.entries(strokeWords)) {
    if (!said || !arcs.some((arc) => arc.stroke === stroke)) continue;
    entries.push(colours ? said.join(', ') : said[1]);
  }
  if (nodes.some(({ gray }) => gray)) entries.push('gray: entailing');
  if (nodes.some(({ bold }) => bold)) entries.push('bold rim: infinite rank');
  if (words.some(({ kind }) => kind === 'step')) entries.push('small: round');
  if (pieces.length > 0) entries.push('disc: piece');
  return entries;
}

/** Three ems between entries would be lost when copied: a semicolon holds them apart. */
const between = '; ';
const gap = 8;
const leading = 1.35;
/** "Blue, solid: Left; red, dashed: Right; gray: entailing." Empty where there is nothing to say. */
export function legendSentence(entries: readonly string[]): string {
  const says = entries.join(between);
  return says === '' ? '' : `${says[0].toUpperCase()}${says.slice(1)}.`;
}

/** The caption of a figure, ended by its legend where that is its place. */
export const captionWith = (caption: string, legend: string, place: Style['legend']): string =>
  [caption.trim(), ...(place === 'caption' ? [legend] : [])].filter((part) => part !== '').join(' ');

/** Narrower figures have a legend wider than themselves, of this many ems. */
const narrowest = 18;

/** Entries as lines below a figure of these bounds. `widest` is in points, where the figure has to fit something. */
export function legendLines(
  entries: readonly string[],
  bounds: Bounds,
  measures: Measures,
  widest = Number.POSITIVE_INFINITY,
): FigureWords[] {
  const size = measures.text.legend;
  const room = Math.max(bounds.width / size, Math.min(narrowest, widest / size));
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const longer = last === undefined ? entry : last + between + entry;
    if (last === undefined || typeset([base(longer)]).width > room) lines.push(entry);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line, i) => {
    const mark = [base(line)];
    const { width } = typeset(mark);
    const y = bounds.y + bounds.height + gap + (i + 0.5) * leading * size;
    return {
      kind: 'legend',
      node: undefined,
      inside: false,
      at: { x: bounds.x + (width * size) / 2, y },
      width: width * size,
      height: size,
      side: { x: -1, y: 0 },
      size,
      mark,
      latex: undefined,
    };
  });
}
