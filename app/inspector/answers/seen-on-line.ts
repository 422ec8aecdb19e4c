/**
 * Where the value of a simultaneous game stands on a line, with what best play comes to where one player sees the other's move. The line of a
 * game that has a class goes from −1 to 1, any other from the whole number below to the one above. Units of the picture; constant cost.
 */
import { type ExpectedValue, scoreNear } from '../../../engine/values/index.ts';

export const [widthOfSeen, heightOfSeen] = [260, 34];
const margin = 22;
/** Marks that would hide one another stand so far apart. */
const apart = 7;

type Place = 'right' | 'value' | 'left';

export type SeenOnLine = {
  /** Two or three, from the left. */
  readonly ticks: readonly { readonly text: string; readonly x: number }[];
  readonly at: Readonly<Record<Place, number>>;
};

export function seenOnLine({ low, high, rightSees, leftSees, class: its }: ExpectedValue): SeenOnLine {
  const [right, left] = [scoreNear(rightSees), scoreNear(leftSees)];
  const value = (scoreNear(low) + scoreNear(high)) / 2;
  const [from, to] = its ? [-1, 1] : ends(right, left);
  const at = (number: number): number =>
    margin + ((number - from) / (to - from)) * (widthOfSeen - 2 * margin);
  const ticks = [...new Set([from, ...(from < 0 && to > 0 ? [0] : []), to])];
  const middle = at(value);
  // What is sure lies on both sides of the value, or where it does: marks at one place stand beside one another.
  const aside = Math.max(0, apart - (middle - at(right)));
  const beyond = Math.max(0, apart - (at(left) - middle));
  return {
    ticks: ticks.map((number) => ({ text: `${number}`, x: at(number) })),
    at: { right: at(right) - aside, value: middle, left: at(left) + beyond },
  };
}

function ends(right: number, left: number): readonly [number, number] {
  const [from, to] = [Math.floor(right), Math.ceil(left)];
  return from === to ? [from - 1, to + 1] : [from, to];
}
