/**
 * Layers by Graphviz's dot (Gansner, Koutsofios, North & Vo, "A technique for drawing directed graphs",
 * 1993). The engine writes a part as DOT and reads the places from Graphviz's plain output; the caller loads
 * and runs Graphviz.
 */
import { emptyPlaces, type LayoutPart, type Places, spacing } from './layout.ts';

/** Runs dot on a text and returns Graphviz's plain output; may throw. The same text gives the same answer. */
export type Graphviz = (dot: string) => string;

/** Drawing units per inch, which Graphviz measures in. */
const inch = 60;
const nodeSize = 36;
const inches = (length: number): string => (length / inch).toFixed(3);

/**
 * The places that dot gives; undefined if Graphviz fails. Cost: Graphviz's own, in one call that only ending
 * the thread can interrupt.
 */
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
  // The limits bound the iterations of network simplex: its last improvements take most of the time.
  const lines = [
    `digraph { graph [nodesep=${apart} ranksep=${apart} nslimit=2 nslimit1=2 splines=line];`,
    `node [shape=circle width=${inches(nodeSize)} fixedsize=true label=""]; edge [arrowhead=none];`,
  ];
  // dot starts from the order in which nodes and arcs are named, and keeps it where that costs no crossing.
  const fromLeft = Array.from({ length: count }, (_, v) => v).sort((a, b) => xs[a] - xs[b] || a - b);
  for (const v of fromLeft) lines.push(`${v};`);
  for (const v of fromLeft) {
    const options = targets.slice(starts[v], starts[v + 1]).sort((a, b) => xs[a] - xs[b] || a - b);
    for (const w of options) lines.push(`${v}->${w};`);
  }
  return `${lines.join('\n')}\n}`;
}

/** Reads lines `node name x y width height …`, y upwards. */
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
