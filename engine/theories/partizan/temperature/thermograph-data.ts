/** A thermograph as programs get it: numbers are fractions as text, and a corner of a wall is [x, t]. */
import { printDouble } from '../../../numbers/dyadics.ts';
import { valueData } from '../../../values/words.ts';
import type { ToldPiece, ToldPlace } from './places-of-walls.ts';
import type { Thermograph } from './thermograph.ts';
import type { Wall } from './walls.ts';

/**
 * As the command line's JSON has it:
 * `{"left": [["2","-1"],["0","1"]], "right": …, "mean": "0", "temperature": "1"}`.
 */
export const thermographData = ({ left, right, mean, temperature }: Thermograph) => ({
  left: cornersOf(left),
  right: cornersOf(right),
  mean: printDouble(mean),
  temperature: printDouble(temperature),
});

const cornersOf = (wall: Wall): readonly (readonly [x: string, t: string])[] =>
  wall.flatMap((x, i) => (i % 2 === 0 ? [[printDouble(x), printDouble(wall[i + 1])] as const] : []));

/** Where a piece of a wall comes from: its ends as corners, and the moves of the line behind it. */
export const wallPieceData = ({ wall, from, to, line, end, mean }: ToldPiece) => ({
  wall,
  from: [printDouble(from.x), printDouble(from.t)],
  to: [printDouble(to.x), printDouble(to.t)],
  line: line.map((step) =>
    step.kind === 'move'
      ? { mover: step.mover, options: step.options.map(placeData) }
      : { form: placeData(step.of) },
  ),
  end: placeData(end),
  mean: printDouble(mean),
});

const placeData = ({ vertex, value, positions }: ToldPlace) => ({
  ...(vertex !== undefined && { vertex }),
  ...(value ? { value: valueData(value) } : { positions }),
});

/** Both walls in a line: "left (2, -1) (0, 1), right (-2, -1) (0, 1)". */
export function wallsInText(thermograph: Thermograph): string {
  const { left, right } = thermographData(thermograph);
  const printed = (corners: typeof left): string => corners.map(([x, t]) => `(${x}, ${t})`).join(' ');
  return `left ${printed(left)}, right ${printed(right)}`;
}
