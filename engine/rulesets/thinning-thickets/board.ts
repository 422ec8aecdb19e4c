/**
 * The board of a thicket: the ground below, arcs as sticks with their heads towards it, and on each of them who may cut it now. A click
 * on an arc changes its colour or cuts it; arcs are drawn from node to node, and from a node to a new one above it.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { InkName } from '../../figure/looks.ts';
import type { Board, BoardFall, BoardPlace, BoardText } from '../board.ts';
import { edgeSpots } from '../furniture/hit-spots.ts';
import { box, disc, groundRise, side, straight } from '../furniture/shapes.ts';
import { type ArcCourse, coursesOfArcs } from './arc-courses.ts';
import { type ArcKind, arcKinds, arcPieces } from './arc-kinds.ts';
import { editsOfArc, editsOfNode, withArc, withPlant } from './edits.ts';
import { spotsOfLetters } from './letter-spots.ts';
import { layoutOfPlant, type PlantLayout } from './plant-layout.ts';
import {
  arcNames,
  cutterOf,
  fallingWith,
  GROUND,
  inDegrees,
  mostThicketArcs,
  nodeCalled,
  type Plant,
  plantName,
  type Thicket,
  type ThicketArc,
} from './thicket.ts';

const dotRadius = 3.5;
const pointRadius = 8;
const letterSize = 13;
const [headLength, headHalf] = [9, 4];
/** How far below its line the ground reacts to the pointer, and how far it reaches beyond what stands on it. */
const groundDepth = 11;
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
  const layers = { grounds: [], lines: [], dots: [] } as Record<string, FigureShape[]>;
  const texts: BoardText[] = [];
  const places: BoardPlace<Thicket>[] = [];
  const ends = new Map<string, readonly [plant: number, node: number]>();
  const falls = new Map<string, () => BoardFall>();
  let begin = 0;
  for (const [number, plant] of plants.entries()) {
    const prefix = plantName(plants, number);
    const grown = layoutOfPlant(plant);
    const unmoved = coursesOfArcs(plant, grown);
    const [from, to] = groundOf(unmoved, grown);
    const [left, right] = [begin, begin + to - from];
    const moved = ({ x, y }: Spot): Spot => ({ x: x + begin - from, y });
    const spots = new Map([...grown.spots].map(([node, spot]) => [node, moved(spot)]));
    const courses = unmoved.map(({ start, control, end }) => ({
      start: moved(start),
      control: moved(control),
      end: moved(end),
    }));
    layers.grounds.push({ look: 'ground', form: straight({ x: left, y: 0 }, { x: right, y: 0 }) });
    const names = arcNames(plant.arcs).map((name) => prefix + name);
    const curves = courses.map(formOfCourse);
    const areas = edgeSpots(curves, [...spots.values()], pointRadius);
    const degrees = inDegrees(plant.arcs);
    const cuttersOfArcs = plant.arcs.map(({ sign, tail }) => cutterOf(sign, degrees.get(tail) ?? 0));
    const letters = cuttersOfArcs.map((cutter) => (cutter ? cutters[cutter].text : ''));
    const letterSpots = spotsOfLetters(courses, letters, [...spots.values()]);
    const besideTwin = twinsIn(plant);
    for (const [i, arc] of plant.arcs.entries()) {
      const kind = arcKinds.find(({ sign }) => sign === arc.sign);
      const hasDot = spots.has(arc.head);
      layers.lines.push(...stick(courses[i], kind, hasDot ? dotRadius : 0));
      const cutter = cuttersOfArcs[i];
      const at = letterSpots[i];
      if (cutter && at)
        texts.push({ text: cutters[cutter].text, at, size: letterSize, ink: cutters[cutter].ink });
      places.push({
        name: names[i],
        area: areas[i],
        holds: `${kind ? `a ${kind.name} arc` : 'an arc without a colour'} from ${nodeCalled(arc.tail)} to ${nodeCalled(arc.head)}${besideTwin(arc)}, ${cutter ? cutters[cutter].says : nobody}`,
        edits: editsOfArc(thicket, number, i),
      });
      let fall: BoardFall | undefined;
      falls.set(names[i], () => {
        fall ??= fallOf(plant, i, names, { curves, letterSpots, spots });
        return fall;
      });
    }
    for (const [node, spot] of spots) {
      const isRoot = plant.roots.includes(node);
      layers.dots.push(
        isRoot ? { look: 'light', form: rootMark(spot) } : { look: 'dot', form: disc(spot, dotRadius) },
      );
      const name = prefix + nodeCalled(node);
      ends.set(name, [number, node]);
      places.push({
        name,
        area: disc(spot, pointRadius),
        holds: isRoot ? 'a root' : 'a node',
        edits: node === GROUND ? [] : editsOfNode(thicket, number, node),
      });
    }
    if (!spots.has(GROUND)) {
      const name = prefix + nodeCalled(GROUND);
      const top = plant.roots.length > 1 ? pointRadius + 1 : -groundRise;
      ends.set(name, [number, GROUND]);
      places.push({
        name,
        area: box(left, top, right - left, groundDepth - Math.min(top, 0)),
        holds: 'the ground',
        edits: [],
      });
    }
    begin = right + between;
  }
  const many = plants.reduce((sum, { arcs }) => sum + arcs.length, 0);
  const arcsSaid = `${many} arc${many === 1 ? '' : 's'}`;
  return {
    says: plants.length === 1 ? `a plant of ${arcsSaid}` : `${plants.length} plants with ${arcsSaid}`,
    shapes: [...layers.grounds, ...layers.lines, ...layers.dots],
    texts,
    places,
    pieces: arcPieces,
    owners: [
      { name: 'arcs marked L', player: 'left' },
      { name: 'arcs marked R', player: 'right' },
    ],
    join: {
      kinds: arcPieces,
      ends: [...ends.keys()],
      drawsFirst: true,
      draw(from, to, sign) {
        const start = ends.get(from);
        if (!start || !arcKinds.some((kind) => kind.sign === sign)) return undefined;
        const end = to === undefined ? undefined : ends.get(to);
        if (to !== undefined && !end) return undefined;
        // The ground is the same one for all plants; nothing else of two of them can be joined.
        if (end && end[0] !== start[0] && start[1] !== GROUND && end[1] !== GROUND) return undefined;
        const number = end && start[1] === GROUND ? end[0] : start[0];
        const drawn = withArc(plants[number], start[1], end?.[1], sign);
        return many < mostThicketArcs && drawn ? withPlant(thicket, number, drawn) : undefined;
      },
    },
    falls: (name) => falls.get(name)?.(),
  };
}

type PlantDrawn = {
  readonly curves: readonly Form[];
  readonly letterSpots: readonly (Spot | undefined)[];
  readonly spots: ReadonlyMap<number, Spot>;
};

/**
 * What is said of an arc by the other of two that end side by side. At the top of a cordon only of the pair it matters which colours it
 * has, so that one of them is told by the other.
 */
function twinsIn({ roots, arcs }: Plant): (arc: ThicketArc) => string {
  const degrees = inDegrees(arcs);
  const bare = new Map<number, ThicketArc[]>();
  for (const arc of arcs) {
    if (degrees.has(arc.tail) || roots.includes(arc.head)) continue;
    bare.set(arc.head, [...(bare.get(arc.head) ?? []), arc]);
  }
  return (arc) => {
    const both = bare.get(arc.head) ?? [];
    const twin = both.find((each) => each !== arc);
    if (both.length !== 2 || !both.includes(arc) || twin?.tail === arc.tail) return '';
    const name = arcKinds.find(({ sign }) => sign === twin?.sign)?.name;
    return name ? ` beside a ${name} one` : '';
  };
}

function fallOf(
  plant: Plant,
  i: number,
  names: readonly string[],
  { curves, letterSpots, spots }: PlantDrawn,
): BoardFall {
  const falling = fallingWith(plant, i);
  const left = new Set(plant.roots);
  for (const [arc, { tail, head }] of plant.arcs.entries())
    if (arc !== i && !falling.includes(arc)) left.add(tail).add(head);
  const gone = [i, ...falling].flatMap((arc) => {
    const { tail, head } = plant.arcs[arc];
    return [tail, head].flatMap((node) => (left.has(node) ? [] : (spots.get(node) ?? [])));
  });
  const letters = falling.flatMap((arc) => letterSpots[arc] ?? []);
  return {
    line: curves[i],
    names: falling.map((arc) => names[arc]),
    forms: [
      ...falling.map((arc) => curves[arc]),
      ...gone.map((spot) => disc(spot, dotRadius + 1)),
      ...letters.map((spot) => disc(spot, 0.8 * letterSize)),
    ],
  };
}

/** How far the ground reaches to the left and to the right: beyond what stands on it and all feet. */
function groundOf(courses: readonly ArcCourse[], { from, to }: PlantLayout): readonly [number, number] {
  const feet = courses.flatMap(({ end }) => (end.y === 0 ? [end.x] : []));
  return [Math.min(from, ...feet) - reach, Math.max(to, ...feet) + reach];
}

const formOfCourse = ({ start, control, end }: ArcCourse): Form => ({
  kind: 'curve',
  line: [start.x, start.y, control.x, control.y, end.x, end.y],
});

/** A stick, and its head before what it leads to. */
function stick(
  { start, control, end }: ArcCourse,
  kind: ArcKind | undefined,
  before: number,
): readonly FigureShape[] {
  const tip = towards(end, control, before);
  const back = towards(tip, control, headLength);
  const line: Form = {
    kind: 'curve',
    line: [start.x, start.y, control.x, control.y, back.x, back.y],
  };
  const [nx, ny] = [-(back.y - tip.y) / headLength, (back.x - tip.x) / headLength];
  const corners = [1, -1].flatMap((way) => [back.x + way * nx * headHalf, back.y + way * ny * headHalf]);
  const head: Form = { kind: 'polygon', points: [tip.x, tip.y, ...corners] };
  return [
    { look: kind?.look ?? 'open edge', form: line },
    { look: kind?.head ?? 'dot', form: head },
  ];
}

function towards(from: Spot, to: Spot, far: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

/** A root that has a number is a square on the ground. */
const rootMark = ({ x, y }: Spot): Form =>
  box(x - dotRadius - 1, y - dotRadius - 1, 2 * dotRadius + 2, 2 * dotRadius + 2);
