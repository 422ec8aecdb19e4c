/**
 * A part that is neither layers nor a ring: nodes push each other away, arcs pull, and no two nodes touch (d3-force, whose
 * randomness is seeded: the same drawing gives the same places). Cost: ticks × nodes × log nodes.
 */
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import { emptyPlaces, type Part, type Places, type Slices, spacing } from './layout.ts';

export function* forceOf(part: Part): Slices<Places> {
  const count = part.vertices.length;
  const nodes = Array.from({ length: count }, (_, index): SimulationNodeDatum => ({ index }));
  const { starts, targets } = part.arcs;
  const links: { source: number; target: number }[] = [];
  for (let v = 0; v < count; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++) links.push({ source: v, target: targets[e] });
  }
  const simulation = forceSimulation(nodes)
    .force('link', forceLink(links).distance(1.2 * spacing))
    .force('charge', forceManyBody().strength(-8 * spacing))
    .force('collide', forceCollide(0.45 * spacing))
    .force('x', forceX(0).strength(0.04))
    .force('y', forceY(0).strength(0.04))
    .stop();
  const ticks = count > 2000 ? 80 : 300;
  simulation.alphaDecay(1 - 0.001 ** (1 / ticks));
  for (let tick = 0; tick < ticks; tick++) {
    simulation.tick();
    yield;
  }
  const places = emptyPlaces(count);
  for (let v = 0; v < count; v++) {
    places.xs[v] = nodes[v].x ?? 0;
    places.ys[v] = nodes[v].y ?? 0;
  }
  return places;
}
