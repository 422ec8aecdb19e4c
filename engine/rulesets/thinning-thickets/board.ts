/**
 * The board of a thicket: the ground below, arcs as sticks with their heads towards it, and on each of them
 * who may cut it now. A click on an arc changes its colour or cuts it; arcs are drawn from node to node, and
 * from a node to a new one above it.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { InkName, LookName } from '../../figure/looks.ts';
import type { Board, BoardEdit, BoardPiece, BoardText } from '../board.ts';
import { manyOf } from '../furniture/rows.ts';
import { box, disc, side } from '../furniture/shapes.ts';
import { GROUND, listedBy } from '../graphs/graph.ts';
import {
  curveOf,
  dotRadius,
  editsOfLine,
  editTo,
  fallOf,
  graphBoard,
  groundTop,
  headOfArc,
  pointRadius,
  towards,
} from '../graphs/graph-board.ts';
import { edgeSpots } from '../graphs/hit-spots.ts';
import { type ArcCourse, coursesOfArcs, spotOnCourse } from './arc-courses.ts';
import { normalPlant } from './notation.ts';
import { layoutOfPlant, type PlantLayout } from './plant-layout.ts';
import {
  afterCut,
  arcNames,
  cutterOf,
  fallingWith,
  highestNode,
  inDegrees,
  mostThicketArcs,
  nodeCalled,
  type Plant,
  plantName,
  rootedNodes,
  type Thicket,
  type ThicketArc,
  usedRoots,
} from './thicket.ts';

// Puts a letter beside each arc that a player may cut: near its middle, on the side where it is farther from
// other arcs, from nodes and from earlier letters. Linear in the arcs unless they are crowded.

/** The distance from its arc to a text of this many signs: across the arc, and upwards. */
const offAcross = (signs: number): number => 2.5 + 6 * signs;
const offUpwards = 9;
/** With so much room a spot is taken at once. */
const enough = 0.3 * side;
/** Along the arc, from its middle outwards. */
const tried = [0.48, 0.36, 0.6, 0.26, 0.7] as const;
const samples = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const;

/** A spot for each arc whose text is not empty; undefined for the others. */
function spotsOfLetters(
  courses: readonly ArcCourse[],
  texts: readonly string[],
  nodes: readonly Spot[],
): readonly (Spot | undefined)[] {
  const obstacles: Obstacles = new Map();
  for (const [arc, course] of courses.entries())
    for (const t of samples) put(obstacles, { spot: spotOnCourse(course, t), arc });
  for (const spot of nodes) put(obstacles, { spot, arc: -1 });
  return courses.map((course, arc) => {
    const text = texts[arc];
    if (text === '') return undefined;
    let [best, widest] = [course.start, -1];
    for (const t of tried) {
      for (const way of [1, -1]) {
        const spot = besideCourse(course, t, way, text.length);
        const room = roomFor(spot, obstacles, arc);
        if (room > widest) [best, widest] = [spot, room];
      }
      if (widest >= enough) break;
    }
    put(obstacles, { spot: best, arc: -1 });
    return best;
  });
}

/**
 * What a letter keeps off, in the squares of a grid as wide as it keeps off: a spot on an arc, or elsewhere.
 */
type Obstacles = Map<string, { readonly spot: Spot; readonly arc: number }[]>;

const squareOf = ({ x, y }: Spot): readonly [column: number, row: number] => [
  Math.floor(x / enough),
  Math.floor(y / enough),
];

function put(obstacles: Obstacles, what: { readonly spot: Spot; readonly arc: number }): void {
  const key = squareOf(what.spot).join();
  const there = obstacles.get(key);
  if (there) there.push(what);
  else obstacles.set(key, [what]);
}

function besideCourse(course: ArcCourse, t: number, way: number, signs: number): Spot {
  const [at, on] = [spotOnCourse(course, t), spotOnCourse(course, t + 0.02)];
  const length = Math.hypot(on.x - at.x, on.y - at.y) || 1;
  const [nx, ny] = [((on.y - at.y) / length) * way, (-(on.x - at.x) / length) * way];
  const off = Math.abs(nx) * offAcross(signs) + Math.abs(ny) * offUpwards;
  return { x: at.x + nx * off, y: at.y + ny * off };
}

/** The distance to the nearest obstacle that is not on this arc, or `enough` where that is less. */
function roomFor(spot: Spot, obstacles: Obstacles, own: number): number {
  const [column, row] = squareOf(spot);
  let least = enough;
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      for (const { spot: other, arc } of obstacles.get(`${column + across},${row + down}`) ?? []) {
        if (arc !== own) least = Math.min(least, Math.hypot(other.x - spot.x, other.y - spot.y));
      }
    }
  }
  return least;
}

/**
 * What clicks make of a thicket while it is set up: arcs change their colours, are cut and drawn, and nodes
 * become roots.
 */
type ArcKind = BoardPiece & { readonly look: LookName; readonly head: LookName };

const arcKinds: readonly ArcKind[] = [
  { sign: 'b', name: 'blue', player: 'neutral', look: 'left edge', head: 'left head', drawn: 'solid' },
  { sign: 'r', name: 'red', player: 'neutral', look: 'right edge', head: 'right head', drawn: 'dashed' },
  { sign: 'g', name: 'green', player: 'neutral', look: 'either edge', head: 'either head', drawn: 'double' },
];
const arcPieces: readonly BoardPiece[] = arcKinds.map(({ head: _, ...piece }) => piece);

const ROOT = '=';
const NOTHING = '.';

const withPlant = ({ plants }: Thicket, number: number, plant: Plant): Thicket => ({
  plants: plants.with(number, normalPlant(plant)),
});

function editsOfArc(thicket: Thicket, number: number, i: number): readonly BoardEdit<Thicket>[] {
  const plant = thicket.plants[number];
  const arc = plant.arcs[i];
  return editsOfLine(
    arcKinds,
    arc.sign,
    (sign) => withPlant(thicket, number, { ...plant, arcs: plant.arcs.with(i, { ...arc, sign }) }),
    () => withPlant(thicket, number, afterCut(plant, i)),
  );
}

function editsOfNode(thicket: Thicket, number: number, node: number): readonly BoardEdit<Thicket>[] {
  const { roots, arcs } = thicket.plants[number];
  const isRoot = roots.includes(node);
  const others = isRoot ? roots.filter((root) => root !== node) : [...roots, node].toSorted((a, b) => a - b);
  const make = (): Thicket => withPlant(thicket, number, { roots: others, arcs });
  return [isRoot ? editTo(NOTHING, 'take the root away', make) : editTo(ROOT, 'put a root', make)];
}

/**
 * With one arc more, between two nodes or from a new node: it leads the way on which no arc goes round in a
 * circle. Undefined where there is none, or too many nodes.
 */
function withArc(
  { roots, arcs }: Plant,
  from: number,
  to: number | undefined,
  sign: string,
): Plant | undefined {
  const fresh = arcs.reduce((last, { tail, head }) => Math.max(last, tail, head), Math.max(...roots)) + 1;
  if (to === undefined)
    return fresh > highestNode ? undefined : { roots, arcs: [...arcs, { tail: fresh, head: from, sign }] };
  if (from === to) return undefined;
  const arc: ThicketArc = leadsTo(arcs, to, from)
    ? { tail: to, head: from, sign }
    : { tail: from, head: to, sign };
  const more = [...arcs, arc];
  return { roots: usedRoots(roots, more), arcs: more };
}

/** Whether a way along arcs leads from one node to another. */
function leadsTo(arcs: readonly ThicketArc[], from: number, to: number): boolean {
  return rootedNodes({ roots: [to], arcs }).has(from);
}

const letterSize = 13;
const [headLength, headHalf] = [9, 4];
/** How far the ground extends beyond the plant. */
const reach = 0.9 * side;
/** From where the ground of one plant ends to where that of the next one begins. */
const between = 0.6 * side;

/** The text on an arc, and its description. */
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
 * Describes an arc by the other one of two that end side by side. At the top of a cordon only the colours of
 * the pair matter, so that each of the two arcs is described by the other.
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
