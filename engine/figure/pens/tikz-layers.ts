/**
 * Layers for a TikZ picture. Where an arc passes behind a node, that node's fill must cover it, but TikZ
 * knows a node only after drawing it. Then the arcs are drawn on a layer below, which PGF offers without a
 * library. Cost: linear in the figure, and in what is near each arc.
 */
import type { Figure } from '../figure.ts';
import { createGrid } from '../spatial-grid.ts';

/** The number of points tested on each curve of an arc. */
const looks = 12;

/** Whether some arc passes behind a node that is not one of its ends. */
export function arcPassesBehind({ nodes, arcs, measures }: Figure): boolean {
  const far = measures.radius + measures.boldRim;
  const grid = createGrid<number>(4 * measures.radius);
  for (const [i, { at }] of nodes.entries()) {
    grid.put(i, { x1: at.x - far, y1: at.y - far, x2: at.x + far, y2: at.y + far });
  }
  const under = (x: number, y: number, from: number, to: number): boolean => {
    for (const i of grid.near({ x1: x, y1: y, x2: x, y2: y })) {
      if (i !== from && i !== to && Math.hypot(nodes[i].at.x - x, nodes[i].at.y - y) < far) return true;
    }
    return false;
  };
  return arcs.some(({ from, to, line }) => {
    for (let q = 0; q + 5 < line.length; q += 4) {
      const [x0, y0, x1, y1, x2, y2] = line.slice(q, q + 6);
      const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1);
      const count = Math.max(looks, Math.ceil((2 * length) / far));
      for (let i = 0; i <= count; i++) {
        const [t, s] = [i / count, 1 - i / count];
        const x = s * s * x0 + 2 * s * t * x1 + t * t * x2;
        const y = s * s * y0 + 2 * s * t * y1 + t * t * y2;
        if (under(x, y, from, to)) return true;
      }
    }
    return false;
  });
}

/** Declares the layers; it must come first in the picture. */
export const layers = '  \\pgfdeclarelayer{arcs}\\pgfsetlayers{arcs,main}';

/** Puts lines on the layer below all nodes. */
export const below = (lines: readonly string[]): readonly string[] => [
  '  \\begin{pgfonlayer}{arcs}',
  ...lines,
  '  \\end{pgfonlayer}',
];
