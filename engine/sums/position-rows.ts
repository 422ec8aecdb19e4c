/**
 * Positions of a sum as rows of numbers, each met once: the vertices of its pieces, ascending, and last whose
 * turn it is.
 */
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { livePieces, type SumPosition } from './position.ts';
import { openRows } from './row-table.ts';

const seats: readonly Mover[] = ['left', 'right'];

/**
 * For positions of `most` pieces or fewer. Pieces that have left the game stand on no vertex. O(pieces · log
 * pieces) a position.
 */
export function openPositions(graph: GameGraph, most: number) {
  const impartial = isImpartial(graph);
  const rows = openRows(most + 1);
  const rowOf = ({ pieces, mover }: SumPosition): number[] => {
    const row = livePieces(graph, pieces);
    while (row.length < most) row.push(graph.order);
    row.push(impartial ? 0 : seats.indexOf(mover));
    return row;
  };
  return {
    count: rows.count,
    /** The number of the position, which is a new one where it was not met before. */
    place: (position: SumPosition): number => rows.place(rowOf(position)),
    find: (position: SumPosition): number | undefined => rows.find(rowOf(position)),
    read(number: number) {
      const row = Array.from(rows.read(number));
      return { pieces: row.slice(0, -1).filter((v) => v < graph.order), mover: seats[row[most]] };
    },
  };
}
