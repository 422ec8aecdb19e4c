/** A thermograph as programs get it: numbers are fractions as text, and a corner of a wall is [x, t]. */
import { printDouble } from '../../../numbers/dyadics.ts';
import type { Thermograph } from './thermograph.ts';
import type { Wall } from './walls.ts';

/** As the command line's JSON has it: `{"left": [["2","-1"],["0","1"]], "right": …, "mean": "0", "temperature": "1"}`. */
export const thermographData = ({ left, right, mean, temperature }: Thermograph) => ({
  left: cornersOf(left),
  right: cornersOf(right),
  mean: printDouble(mean),
  temperature: printDouble(temperature),
});

const cornersOf = (wall: Wall): readonly (readonly [x: string, t: string])[] =>
  wall.flatMap((x, i) => (i % 2 === 0 ? [[printDouble(x), printDouble(wall[i + 1])] as const] : []));

/** Both walls in a line: "left (2, -1) (0, 1), right (-2, -1) (0, 1)". */
export function wallsInText(thermograph: Thermograph): string {
  const { left, right } = thermographData(thermograph);
  const printed = (corners: typeof left): string => corners.map(([x, t]) => `(${x}, ${t})`).join(' ');
  return `left ${printed(left)}, right ${printed(right)}`;
}
