/**
 * The board of a thicket: the ground below, arcs as sticks with their heads towards it, and on each of them who may cut it now. A click
 * on an arc changes its colour or cuts it; arcs are drawn from node to node, and from a node to a new one above it.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { InkName } from '../../figure/looks.ts';
import type { Board, BoardText } from '../board.ts';
import { manyOf } from '../furniture/rows.ts';
import { box, disc, side } from '../furniture/shapes.ts';
import { GROUND, listedBy } from '../graphs/graph.ts';
import {
  curveOf,
  dotRadius,
  fallOf,
  graphBoard,
  groundTop,
  headOfArc,
  pointRadius,
  towards,
} from '../graphs/graph-board.ts';
import { edgeSpots } from '../graphs/hit-spots.ts';
import { type ArcCourse, coursesOfArcs } from './arc-courses.ts';
import { type ArcKind, arcKinds, arcPieces, editsOfArc, editsOfNode, withArc, withPlant } from './edits.ts';
import { spotsOfLetters } from './letter-spots.ts';
import { layoutOfPlant, type PlantLayout } from './plant-layout.ts';
import {
  arcNames,
  cutterOf,
  fallingWith,
  inDegrees,
  mostThicketArcs,
  nodeCalled,
  type Plant,
  plantName,
  type Thicket,
  type ThicketArc,
} from './thicket.ts';

const letterSize = 13;
const [headLength, headHalf] = [9, 4];
/** How far the ground extends beyond the plant. */
const reach = 0.9 * side;
/** From where the ground of one plant ends to where that of the next one begins. */
const between = 0.6 * side;

/** What is written on an arc, and what is said of it. */
const cutters = {
  left: { text: 'L', ink: 'left', says: 'Left may cut it' },
  right: { text: 'R', ink: 'right', says: 'Right may cut it' },
  either: { text: 'LR', ink: 'either', says: 'either may cut it' },
} as const satisfies Record<string, { text: string; ink: InkName; says: string }>;
const nobody = 'nobody may cut it now';

export function boardOfThicket(thicket: Thicket): Board<Thicket> {
  const { plants } = thicket;
  let begin = 0;
  const drawn = plants.map((_, number) => {
    const found = plantOnBoard(thicket, number, begin);
    begin = found.drawing.ground.right + between;
    return found;
  });
  const many = plants.reduce((sum, { arcs }) => sum + arcs.length, 0);
  return graphBoard({
    says:
      plants.length === 1
        ? `a plant of ${manyOf(many, 'arc')}`
        : `${plants.length} plants with ${manyOf(many, 'arc')}`,
    drawings: drawn.map(({ drawing }) => drawing),
    pieces: arcPieces,
    owners: [
      { name: 'arcs marked L', player: 'left' },
      { name: 'arcs marked R', player: 'right' },
    ],
    join: {
      kinds: arcPieces,
      isOneGround: true,
      drawsFirst: true,
      draw(number, from, to, sign) {
        const more = many < mostThicketArcs ? withArc(plants[number], from, to, sign) : undefined;
        return more && withPlant(thicket, number, more);
      },
    },
    fall(number, arc) {
      const { arcs, spots } = drawn[number];
      const falling = fallingWith(plants[number], arc);
      const loose = looseNodes(plants[number], [arc, ...falling]).flatMap((node) => spots.get(node) ?? []);
      return fallOf(
        arcs[arc].course,
        falling.map((each) => arcs[each]),
        loose,
      );
    },
  });
}

/** A plant whose ground begins at this x, and how its arcs fall. */
function plantOnBoard(thicket: Thicket, number: number, begin: number) {
  const { plants } = thicket;
  const plant = plants[number];
  const prefix = plantName(plants, number);
  const grown = layoutOfPlant(plant);
  const unmoved = coursesOfArcs(plant, grown);
  const [from, to] = groundOf(unmoved, grown);
  const moved = ({ x, y }: Spot): Spot => ({ x: x + begin - from, y });
  const spots = new Map([...grown.spots].map(([node, spot]) => [node, moved(spot)]));
  const courses = unmoved.map(({ start, control, end }) => ({
    start: moved(start),
    control: moved(control),
    end: moved(end),
  }));
  const curves = courses.map(({ start, control, end }) => curveOf(start, control, end));
  const names = arcNames(plant.arcs).map((name) => prefix + name);
  const areas = edgeSpots(curves, [...spots.values()], pointRadius);
  const degrees = inDegrees(plant.arcs);
  const cuttersOfArcs = plant.arcs.map(({ sign, tail }) => cutterOf(sign, degrees.get(tail) ?? 0));
  const letters = cuttersOfArcs.map((cutter) => (cutter ? cutters[cutter].text : ''));
  const letterSpots = spotsOfLetters(courses, letters, [...spots.values()]);
  const besideTwin = twinsIn(plant);
  const arcs = plant.arcs.map((arc, i) => {
    const kind = arcKinds.find(({ sign }) => sign === arc.sign);
    const cutter = cuttersOfArcs[i];
    const at = letterSpots[i];
    const text: BoardText | undefined = cutter &&
      at && { text: cutters[cutter].text, at, size: letterSize, ink: cutters[cutter].ink };
    const what = kind ? `a ${kind.name} arc` : 'an arc without a colour';
    const ends = `from ${nodeCalled(arc.tail)} to ${nodeCalled(arc.head)}`;
    return {
      name: names[i],
      course: curves[i],
      shapes: stick(courses[i], kind, spots.has(arc.head) ? dotRadius : 0),
      text,
      place: {
        name: names[i],
        area: areas[i],
        holds: `${what} ${ends}${besideTwin(arc)}, ${cutter ? cutters[cutter].says : nobody}`,
        edits: editsOfArc(thicket, number, i),
      },
    };
  });
  const nodes = [...spots].map(([node, spot]) => {
    const isRoot = plant.roots.includes(node);
    return {
      node,
      place: {
        name: prefix + nodeCalled(node),
        area: disc(spot, pointRadius),
        holds: isRoot ? 'a root' : 'a node',
        edits: node === GROUND ? [] : editsOfNode(thicket, number, node),
      },
      shapes: [
        isRoot
          ? ({ look: 'light', form: rootMark(spot) } as const)
          : ({ look: 'dot', form: disc(spot, dotRadius) } as const),
      ],
    };
  });
  const ground = {
    left: begin,
    right: begin + to - from,
    ...(!spots.has(GROUND) && {
      place: {
        name: prefix + nodeCalled(GROUND),
        top: plant.roots.length > 1 ? pointRadius + 1 : groundTop,
      },
    }),
  };
  return { drawing: { lines: arcs, nodes, ground }, arcs, spots };
}

/** The ends of these arcs, except roots, that belong to no other arc: they disappear with the arcs. */
function looseNodes(plant: Plant, gone: readonly number[]): readonly number[] {
  const left = new Set(plant.roots);
  for (const [arc, { tail, head }] of plant.arcs.entries()) if (!gone.includes(arc)) left.add(tail).add(head);
  return gone.flatMap((arc) => {
    const { tail, head } = plant.arcs[arc];
    return [tail, head].filter((node) => !left.has(node));
  });
}

/**
 * What is said of an arc by the other of two that end side by side. At the top of a cordon only of the pair it matters which colours it
 * has, so that one of them is told by the other.
 */
function twinsIn({ roots, arcs }: Plant): (arc: ThicketArc) => string {
  const degrees = inDegrees(arcs);
  const bare = listedBy(
    arcs
      .filter(({ tail, head }) => !degrees.has(tail) && !roots.includes(head))
      .map((arc) => [arc.head, arc] as const),
  );
  return (arc) => {
    const both = bare.get(arc.head) ?? [];
    const twin = both.find((each) => each !== arc);
    if (both.length !== 2 || !both.includes(arc) || twin?.tail === arc.tail) return '';
    const name = arcKinds.find(({ sign }) => sign === twin?.sign)?.name;
    return name ? ` beside a ${name} one` : '';
  };
}

/** How far the ground extends to the left and to the right: beyond the plant and all feet. */
function groundOf(courses: readonly ArcCourse[], { from, to }: PlantLayout): readonly [number, number] {
  const feet = courses.flatMap(({ end }) => (end.y === 0 ? [end.x] : []));
  return [Math.min(from, ...feet) - reach, Math.max(to, ...feet) + reach];
}

/** A stick, and its head before what it leads to. */
function stick(
  { start, control, end }: ArcCourse,
  kind: ArcKind | undefined,
  before: number,
): readonly FigureShape[] {
  const tip = towards(end, control, before);
  const back = towards(tip, control, headLength);
  return [
    { look: kind?.look ?? 'open edge', form: curveOf(start, control, back) },
    headOfArc(tip, back, { length: headLength, half: headHalf, look: kind?.head ?? 'dot' }),
  ];
}

/** A root that has a number is a square on the ground. */
const rootMark = ({ x, y }: Spot): Form =>
  box(x - dotRadius - 1, y - dotRadius - 1, 2 * dotRadius + 2, 2 * dotRadius + 2);
