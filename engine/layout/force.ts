/**
 * A force layout: nodes repel each other and arcs pull (d3-force with a seeded random source, so that the same
 * drawing gives the same places). From a good first layout a hundred rounds are enough. Cost: rounds × nodes × log
 * nodes.
 */
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  type Simulation,
  type SimulationNodeDatum,
} from 'd3-force';
import { emptyPlaces, type LayoutPart, type Places, type Slices, spacing } from './layout.ts';

type Body = SimulationNodeDatum;

/** The arcs of `first` have about the length `spacing`, and those of the result the same or somewhat more. */
export function* forceOf({ vertices, arcs: { starts, targets } }: LayoutPart, first: Places): Slices<Places> {
  const bodies = bodiesAt(first);
  const links: { source: number; target: number }[] = [];
  for (let v = 0; v < vertices.length; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++) links.push({ source: v, target: targets[e] });
  }
  const ticks = bodies.length > 600 ? 100 : 300;
  const simulation = forceSimulation(bodies)
    .force('link', forceLink(links).distance(1.2 * spacing))
    .force('charge', forceManyBody().strength(-8 * spacing))
    .stop()
    .alphaDecay(1 - 0.001 ** (1 / ticks));
  return yield* ticked(simulation, bodies, ticks);
}

/** Pushes nodes apart until no two centres are nearer than this, as far as a few rounds can. */
export function* apart(places: Places, distance: number): Slices<Places> {
  const bodies = bodiesAt(places);
  const simulation = forceSimulation(bodies)
    .force(
      'collide',
      forceCollide(distance / 2)
        .strength(1)
        .iterations(2),
    )
    .stop();
  return yield* ticked(simulation, bodies, 20);
}

/** Nodes at one place are first set slightly apart, each in its own direction, since no force could separate them. */
const bodiesAt = ({ xs, ys }: Places): Body[] =>
  Array.from(xs, (x, index) => ({
    index,
    x: x + ((index * 7919) % 31) / 10,
    y: ys[index] + ((index * 104_729) % 37) / 10,
  }));

function* ticked(
  simulation: Simulation<Body, undefined>,
  bodies: readonly Body[],
  ticks: number,
): Slices<Places> {
  for (let tick = 0; tick < ticks; tick++) {
    simulation.tick();
    yield;
  }
  const places = emptyPlaces(bodies.length);
  for (const [v, { x = 0, y = 0 }] of bodies.entries()) {
    places.xs[v] = x;
    places.ys[v] = y;
  }
  return places;
}
