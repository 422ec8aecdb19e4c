/**
 * The legend of a figure, which explains only the symbols that occur: lines below the figure, wrapped where
 * it is narrow, or a sentence for its caption.
 */
import type { VisibleFigure } from '../figure/bounds.ts';
import type { Bounds, FigureWords } from '../figure/figure.ts';
import type { Measures, Style } from '../figure/style.ts';
import { printedWidth } from '../figure/typeset.ts';
import type { Run } from '../values/mark.ts';
import { base } from '../values/wording.ts';

const strokeWords = {
  plain: undefined,
  left: ['blue', 'solid: Left'],
  right: ['red', 'dashed: Right'],
  either: ['green', 'double: either'],
  both: ['violet', 'small grid: both players at once'],
} as const;

const isUnguaranteed = (run: Run): boolean => 'text' in run && run.text === '!' && run.script === 'sub';

/** The entries for a drawing's figure, symbol by symbol. */
export function legendEntries({ nodes, arcs, pieces, words }: VisibleFigure, colours: boolean): string[] {
  const entries: string[] = [];
  for (const [stroke, said] of Object.entries(strokeWords)) {
    if (!said || !arcs.some((arc) => arc.stroke === stroke)) continue;
    entries.push(colours ? said.join(', ') : said[1]);
  }
  if (nodes.some(({ gray }) => gray)) entries.push('gray: entailing');
  if (nodes.some(({ bold }) => bold)) entries.push('bold rim: infinite rank');
  if (words.some(({ kind }) => kind === 'score')) entries.push('∅ with a number: no move, and the score');
  if (words.some(({ kind, mark }) => kind === 'value' && mark.some(isUnguaranteed)))
    entries.push('subscript !: not guaranteed, the stops alone');
  if (words.some(({ kind }) => kind === 'step')) entries.push('small number: round');
  if (pieces.length > 0) entries.push('disc: piece');
  return entries;
}

/** A semicolon separates the entries; wide blanks would be lost when the text is copied. */
const between = '; ';
const gap = 8;
const leading = 1.35;
/** "Blue, solid: Left; red, dashed: Right; gray: entailing." Empty if nothing needs explaining. */
export function legendSentence(entries: readonly string[]): string {
  const says = entries.join(between);
  return says === '' ? '' : `${says[0].toUpperCase()}${says.slice(1)}.`;
}

/** The caption of a figure, followed by its legend if the style puts it there. */
export const captionWith = (caption: string, legend: string, place: Style['legend']): string =>
  [caption.trim(), ...(place === 'caption' ? [legend] : [])].filter((part) => part !== '').join(' ');

/** The least width of a legend, in ems; it may be wider than its figure. */
const narrowest = 18;

/**
 * The entries as lines below a figure of these bounds. `widest` is in points, if the figure must fit a width.
 */
export function legendLines(
  entries: readonly string[],
  bounds: Bounds,
  measures: Measures,
  widest = Number.POSITIVE_INFINITY,
): FigureWords[] {
  const size = measures.text.legend;
  const room = Math.max(bounds.width, Math.min(narrowest * size, widest));
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const longer = last === undefined ? entry : last + between + entry;
    if (last === undefined || printedWidth([base(longer)], size) > room) lines.push(entry);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line, i) => {
    const mark = [base(line)];
    const width = printedWidth(mark, size);
    const y = bounds.y + bounds.height + gap + (i + 0.5) * leading * size;
    return {
      kind: 'legend',
      node: undefined,
      inside: false,
      at: { x: bounds.x + width / 2, y },
      width,
      height: size,
      side: { x: -1, y: 0 },
      size,
      mark,
    };
  });
}
