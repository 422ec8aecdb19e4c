/**
 * Where the stops of a scoring value stand on a line of scores, and what is written below it: the two plain stops always, the others
 * where there is room. No two texts overlap, and none reaches beyond the line. Units of the picture; constant cost.
 */
import { type Scoring, scoreNear, scoreOnPaper } from '../../../engine/values/index.ts';

export const [lineWidth, lineMargin] = [240, 24];

/** Longer texts are written as decimals, or left out if few figures do not say them; the exact score stands in the table below. */
const longest = 8;
const [tiny, huge] = [1e-4, 1e7];
/** The width of a figure, and the least distance between two texts. */
const [ofFigure, between] = [6.3, 5];

export type StopsOnLine = {
  readonly ticks: readonly { readonly score: string; readonly x: number }[];
  readonly left: number;
  readonly right: number;
  /** Texts below the line, by their middles. */
  readonly texts: readonly { readonly text: string; readonly x: number }[];
};

export const widthOfText = (text: string): number => ofFigure * text.length;

function shortened(score: string): string {
  const exact = scoreOnPaper(score);
  if (exact.length <= longest) return exact;
  const near = Number(scoreNear(score).toPrecision(3));
  const size = Math.abs(near);
  return size >= tiny && size < huge ? `≈${scoreOnPaper(String(near))}` : '…';
}

export function stopsOnLine({ ls, rs, passing }: Scoring): StopsOnLine {
  const others = passing ? [passing.lsUnder, passing.rsUnder, passing.lsOver, passing.rsOver] : [];
  const scores = [...new Set([ls, rs, ...others])];
  const near = scores.map(scoreNear);
  const [low, high] = [Math.min(...near), Math.max(...near)];
  const at = (score: string): number =>
    high > low
      ? lineMargin + ((scoreNear(score) - low) / (high - low)) * (lineWidth - 2 * lineMargin)
      : lineWidth / 2;
  const [first, last] = at(ls) <= at(rs) ? [ls, rs] : [rs, ls];
  const texts =
    first === last ? [textAt(first, at(first))] : apart(textAt(first, at(first)), textAt(last, at(last)));
  for (const score of scores) {
    const text = textAt(score, at(score));
    if (texts.every((other) => distance(text, other) >= between)) texts.push(text);
  }
  return { ticks: scores.map((score) => ({ score, x: at(score) })), left: at(ls), right: at(rs), texts };
}

type Text = StopsOnLine['texts'][number];

function textAt(score: string, x: number): Text {
  const text = shortened(score);
  const half = widthOfText(text) / 2;
  return { text, x: Math.min(lineWidth - half, Math.max(half, x)) };
}

/** The free room between two texts; negative where they overlap. */
const distance = (one: Text, other: Text): number =>
  Math.abs(one.x - other.x) - (widthOfText(one.text) + widthOfText(other.text)) / 2;

/** Moves two texts from each other as far as they need, and back onto the line. */
function apart(first: Text, last: Text): Text[] {
  const missing = between - distance(first, last);
  if (missing <= 0) return [first, last];
  const [halfFirst, halfLast] = [widthOfText(first.text) / 2, widthOfText(last.text) / 2];
  const reach = halfFirst + between + halfLast;
  const wanted = (first.x + last.x - reach) / 2;
  const x = Math.min(lineWidth - halfLast - reach, Math.max(halfFirst, wanted));
  return [
    { ...first, x },
    { ...last, x: x + reach },
  ];
}
