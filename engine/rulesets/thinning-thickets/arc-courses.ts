/**
 * The courses of a plant's arcs. What carries goes straight; parallel arcs bow apart; and any other arc takes
 * the first of some bows that keeps off the nodes and off the middles of the arcs before it. O(arcs · nodes).
 */
import type { Spot } from '../../figure/curves.ts';
import { side } from '../furniture/shapes.ts';
import { GROUND, parallelLines } from '../graphs/graph.ts';
import type { PlantLayout } from './plant-layout.ts';
import type { Plant } from './thicket.ts';

/** A curve with one control point. */
export type ArcCourse = { readonly start: Spot; readonly control: Spot; readonly end: Spot };

/** The distance between the middles of parallel arcs. */
const bowStep = 0.45 * side;
/** How near to a node a course may be or to the middle of another one. */
const near = 0.42 * side;
/** The courses that an arc tries in turn: how far aside its foot is, if it has one, and how far it bows. */
const tried = [0, 0.7, -0.7, 1.2, -1.2, 1.8, -1.8, 2.5, -2.5].map((share) => share * side);

export function coursesOfArcs({ arcs }: Plant, { spots, carrying }: PlantLayout): readonly ArcCourse[] {
  const courses = new Array<ArcCourse>(arcs.length);
  const middles: Spot[] = [];
  const draw = (group: readonly number[], beside: number): void => {
    for (const [place, arc] of group.entries()) {
      const aside = (place - (group.length - 1) / 2) * bowStep;
      courses[arc] = courseOf(arcs[arc], beside, aside, spots);
    }
  };
  const isCarrying = (group: readonly number[]): boolean =>
    group.some((arc) => carrying.get(arcs[arc].tail) === arc);
  const inOrder = parallelLines(
    arcs.map(({ tail, head }) => [tail, head]),
    true,
  );
  for (const group of inOrder.filter(isCarrying)) {
    draw(group, 0);
    for (const arc of group) middles.push(middleOfCourse(courses[arc]));
  }
  for (const group of inOrder.filter((each) => !isCarrying(each))) {
    const { tail, head } = arcs[group[0]];
    const others = [...spots].flatMap(([node, spot]) => (node === tail || node === head ? [] : [spot]));
    const obstacles = [...others, ...middles];
    let [best, widest] = [0, -1];
    for (const beside of tried) {
      const wide = clearance(courseOf(arcs[group[0]], beside, 0, spots), obstacles);
      if (wide > widest) [best, widest] = [beside, wide];
      if (wide >= near) break;
    }
    draw(group, best);
    for (const arc of group) middles.push(middleOfCourse(courses[arc]));
  }
  return courses;
}

const origin: Spot = { x: 0, y: 0 };

function courseOf(
  { tail, head }: Plant['arcs'][number],
  beside: number,
  aside: number,
  spots: PlantLayout['spots'],
): ArcCourse {
  const start = spots.get(tail) ?? origin;
  const foot = head === GROUND ? spots.get(GROUND) : spots.get(head);
  if (tail === head) return loopAt(start, aside);
  // Every arc to the ground has a foot of its own, below where it comes from or beside that.
  const onGround = start.y === 0 ? Math.sign(beside || 1) * 1.2 * side : 0;
  const end = foot ?? { x: start.x + onGround + beside + aside, y: 0 };
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  // A curve's middle lies half as far off as its control point.
  const bow = foot ? 2 * (beside + aside) : 0.8 * beside + aside;
  const [nx, ny] = [-(end.y - start.y) / length, (end.x - start.x) / length];
  // Arcs along the ground pass above it.
  const isLevel = start.y === 0 && end.y === 0;
  const off = isLevel ? -Math.sign(ny) * (0.9 * side + Math.abs(bow)) : foot ? bow : -bow;
  return {
    start,
    control: { x: (start.x + end.x) / 2 + nx * off, y: (start.y + end.y) / 2 + ny * off },
    end,
  };
}

/** A draft may have a loop. */
const loopAt = ({ x, y }: Spot, aside: number): ArcCourse => ({
  start: { x: x + 4, y: y - 4 },
  control: { x: x + 1.5 * side + aside, y },
  end: { x: x + 4, y: y + 4 },
});

export const spotOnCourse = ({ start, control, end }: ArcCourse, t: number): Spot => {
  const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return { x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y };
};

const middleOfCourse = (course: ArcCourse): Spot => spotOnCourse(course, 0.5);

function clearance(course: ArcCourse, obstacles: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < 12; i++) {
    const { x, y } = spotOnCourse(course, i / 12);
    // Nothing passes under the ground.
    if (y > 0) return 0;
    for (const spot of obstacles) least = Math.min(least, Math.hypot(spot.x - x, spot.y - y));
  }
  return least;
}
