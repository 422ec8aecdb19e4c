/**
 * Layers by Graphviz's dot (Gansner, Koutsofios, North & Vo, "A technique for drawing directed graphs", 1993). The engine
 * writes a part as DOT and reads the places from Graphviz's plain output; who loads and runs Graphviz hands it in.
 */
import { emptyPlaces, type LayoutPart, type Places, spacing } from './layout.ts';

/** Lays out a digraph in DOT by dot and gives Graphviz's plain output; may throw. The same text gives the same answer. */
export type Graphviz = (dot: string) => string;

/** Graphviz measures in inches: so many of the drawing's units each. */
const inch = 60;
const nodeSize = 36;
const inches = (length: number): string => (length / inch).toFixed(3);

/** Undefined where Graphviz fails. Cost: Graphviz's own, in one piece that nothing interrupts but ending the thread. */
export function dotLayersOf(part: LayoutPart, graphviz: Graphviz): Places | undefined {
  try {
    return read(graphviz(written(part)), part.vertices.length);
  } catch {
    return undefined;
  }
}

function written({ arcs: { starts, targets }, xs }: LayoutPart): string {
  const count = starts.length - 1;
  const apart = inches(spacing - nodeSize);
  // The limits bound the rounds of network simplex: what it gains in the end costs most of the time.
  const lines = [
    `digraph { graph [nodesep=${apart} ranksep=${apart} nslimit=2 nslimit1=2 splines=line];`,
    `node [shape=circle width=${inches(nodeSize)} fixedsize=true label=""]; edge [arrowhead=none];`,
  ];
  // dot begins with the order in which nodes and arcs are named, and keeps it where that costs no crossing.
  const fromLeft = Array.from({ length: count }, (_, v) => v).sort((a, b) => xs[a] - xs[b] || a - b);
  for (const v of fromLeft) lines.push(`${v};`);
  for (const v of fromLeft) {
    const options = targets.slice(starts[v], starts[v + 1]).sort((a, b) => xs[a] - xs[b] || a - b);
    for (const w of options) lines.push(`${v}->${w};`);
  }
  return `${lines.join('\n')}\n}`;
}

/** Lines `node name x y width height …`, y upwards. */
function read(plain: string, count: number): Places | undefined {
  const places = emptyPlaces(count);
  let found = 0;
  for (const line of plain.split('\n')) {
    if (!line.startsWith('node ')) continue;
    const [, name, x, y] = line.split(' ');
    places.xs[Number(name)] = Number(x) * inch;
    places.ys[Number(name)] = -Number(y) * inch;
    found++;
  }
  const isGood = (list: Float64Array): boolean => list.every(Number.isFinite);
  return found === count && isGood(places.xs) && isGood(places.ys) ? places : undefined;
}
