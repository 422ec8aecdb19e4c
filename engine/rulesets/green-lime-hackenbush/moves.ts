/**
 * Moves of Green-Lime Hackenbush. Whoever cuts a green edge from which a lime one hangs moves again. An exchange goes by the point at which the two edges meet, then the lime
 * edge, then the green one. Each drawing has a ground of its own, which is a point like the others.
 */
import type { CellsRules } from '../recipes/cells-rules.ts';
import { edgesOf, type GroundedPosition } from '../recipes/grounded-position.ts';
import { fallingFrom, groundedEdges, movingAgain, settlingParallels } from '../recipes/grounded-rules.ts';
import { pointCell } from '../recipes/grounded-shape.ts';

const SIGNS = '.gl!';
const [IS_GONE, IS_GREEN, IS_LIME, IS_AGAIN] = [0, 1, 2, 3];

/** Two edges that meet in a point, by the number of a cell that stands for it. */
type Meeting = { readonly point: number; readonly one: number; readonly other: number };

export function rulesOfGreenLime(position: GroundedPosition): CellsRules {
  const edges = groundedEdges(position);
  const { count } = edges;
  const settle = settlingParallels(edges);
  const fallen = fallingFrom(edges);
  const meetings = meetingsOf(position);
  return movingAgain(edges, {
    signs: SIGNS,
    ...(settle && { settle }),
    moves(cells, told) {
      for (let edge = 0; edge < count; edge++) {
        if (cells[edge] === IS_GONE) continue;
        let limes = 0;
        told.put(edge, IS_GONE);
        for (const other of fallen(cells, edge)) {
          if (cells[other] === IS_LIME) limes++;
          told.put(other, IS_GONE);
        }
        if (cells[edge] === IS_GREEN && limes > 0) told.put(count, IS_AGAIN);
        told.move('either', [edge]);
      }
      for (const { point, one, other } of meetings) {
        const [lime, green] = cells[one] === IS_LIME ? [one, other] : [other, one];
        if (cells[lime] !== IS_LIME || cells[green] !== IS_GREEN) continue;
        told.put(lime, IS_GREEN);
        told.put(green, IS_LIME);
        told.move('either', [point, lime, green]);
      }
    },
  });
}

/** Every two edges with a point in common, each pair once. */
function meetingsOf(position: GroundedPosition): readonly Meeting[] {
  const edges = edgesOf(position);
  return edges.flatMap((a, one) =>
    edges.slice(one + 1).flatMap((b, i) => {
      const point = a.ends.find((end) => b.ends.includes(end));
      if (a.drawing !== b.drawing || point === undefined) return [];
      return [{ point: pointCell(position, a.drawing, point, true), one, other: one + 1 + i }];
    }),
  );
}
