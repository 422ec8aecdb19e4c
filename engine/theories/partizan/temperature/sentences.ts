/** What is hot or cold about a value, in sentences. */
import { printDouble } from '../../../numbers/dyadics.ts';
import { textOf } from '../../../values/words.ts';
import type { Heat } from './heat.ts';

/**
 * The numbers with which a value is confused: "(-1, 1)", "[0, 1)"; undefined of a number, which is confused
 * with none.
 */
export function confusionInterval({
  isNumber,
  stops: { left, right },
  confusedWith,
}: Pick<Heat, 'isNumber' | 'stops' | 'confusedWith'>): string | undefined {
  if (isNumber) return undefined;
  if (left === right) return confusedWith.left ? `{${printDouble(left)}}` : undefined;
  const [open, close] = [confusedWith.right ? '[' : '(', confusedWith.left ? ']' : ')'];
  return `${open}${printDouble(right)}, ${printDouble(left)}${close}`;
}

/**
 * In a word: "number", "infinitesimal", "-1/2 plus an infinitesimal", or "hot" where both players want to
 * move.
 */
export function heatInWords({ isNumber, stops: { left, right } }: Pick<Heat, 'isNumber' | 'stops'>): string {
  if (isNumber) return 'number';
  if (left > right) return 'hot';
  return left === 0 ? 'infinitesimal' : `${printDouble(left)} plus an infinitesimal`;
}

/** One fact a sentence. */
export function heatInSentences(heat: Heat): readonly string[] {
  const { stops, isNumber, closeTo, thermograph, reduced } = heat;
  const { mean, temperature } = thermograph;
  const confused = confusionInterval(heat);
  return [
    isNumber
      ? 'It is a number.'
      : `Its stops are ${printDouble(stops.left)} if Left begins and ${printDouble(stops.right)} if Right does${
          confused === undefined ? '' : `; it is confused with the numbers ${confused}`
        }.`,
    ...(isNumber || closeTo === undefined
      ? []
      : [closeTo === 0 ? 'It is an infinitesimal.' : `It is ${printDouble(closeTo)} and an infinitesimal.`]),
    `Its mean is ${printDouble(mean)}, its temperature ${printDouble(temperature)}.`,
    ...(isNumber || closeTo !== undefined || !reduced
      ? []
      : [
          `Up to infinitesimals it is ${textOf({ kind: 'stopper', canonical: reduced })}, which need not have the same outcome.`,
        ]),
  ];
}
