/** The legend of a figure: one line below it, wrapped where the figure is narrow, that says only of signs that occur. */
import type { Shown } from '../figure/bounds.ts';
import type { Bounds, FigureWords } from '../figure/figure.ts';
import type { Measures } from '../figure/style.ts';
import { typeset } from '../figure/typeset.ts';
import { base } from '../values/wording.ts';

const strokeWords = {
  plain: undefined,
  left: ['blue', 'solid: Left'],
  right: ['red', 'dashed: Right'],
  either: ['green', 'double: either'],
} as const;

function entriesOf({ nodes, arcs, pieces, words }: Shown, colours: boolean): string[] {
  const entries: string[] = [];
  for (const [stroke, said] of Object.entries(strokeWords)) {
    if (!said || !arcs.some((arc) => arc.stroke === stroke)) continue;
    entries.push(colours ? said.join(', ') : said[1]);
  }
  if (nodes.some(({ gray }) => gray)) entries.push('gray: entailing');
  if (nodes.some(({ bold }) => bold)) entries.push('bold rim: infinite rank');
  if (words.some(({ kind }) => kind === 'step')) entries.push('small: step');
  if (pieces.length > 0) entries.push('disc: piece');
  return entries;
}

/** Three ems between entries would be lost when copied: a semicolon holds them apart. */
const between = '; ';
const gap = 8;
const leading = 1.35;
/** Narrower figures have a legend wider than themselves, of this many ems. */
const narrowest = 18;

export const legendOf = (shown: Shown, bounds: Bounds, measures: Measures, colours: boolean): FigureWords[] =>
  legendLines(entriesOf(shown, colours), bounds, measures);

/** These entries as lines below a figure of these bounds. */
export function legendLines(entries: readonly string[], bounds: Bounds, measures: Measures): FigureWords[] {
  const size = measures.text.legend;
  const room = Math.max(bounds.width / size, narrowest);
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
      cut: false,
      latex: undefined,
    };
  });
}
