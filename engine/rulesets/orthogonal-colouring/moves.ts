/**
 * Moves: an uncoloured node of either copy gets a colour that none of its neighbours in the copy has, and
 * that makes a pair of colours with the other copy's which no node has yet. Positions that differ by an
 * automorphism of the graph, or by the names of the colours in A or in B, are one position.
 */

import { automorphismsOf } from '../graphs/automorphisms.ts';
import { neighboursIn } from '../graphs/graph.ts';
import type { Cells, CellsRules } from '../recipes/cells-rules.ts';
import { type ColouringPosition, colourCell, UNCOLOURED } from './position.ts';

/** The signs of cells: none, 1, 2, … */
export const signsOfColours = (colours: number): string =>
  UNCOLOURED + Array.from({ length: colours }, (_, i) => i + 1).join('');

/**
 * The colours that a node of a copy can get, by whether it can; for several nodes of one position the used
 * pairs are found once.
 */
export function colourabilityOf({ graph, colours }: Pick<ColouringPosition, 'graph' | 'colours'>) {
  const { order } = graph;
  const neighbours = neighboursIn(graph);
  const size = colours + 1;
  /** Per pair of a colour in A and one in B whether a node has it. */
  const used = new Uint8Array(size * size);
  let open: Cells = new Uint8Array(2 * order);
  return {
    look(cells: Cells): void {
      open = cells;
      used.fill(0);
      for (let node = 0; node < order; node++) used[cells[node] * size + cells[order + node]] = 1;
    },
    /** Precondition: the node has no colour in this copy, 0 for A and 1 for B. */
    canGet(copy: 0 | 1, node: number, colour: number): boolean {
      const first = copy * order;
      const near = neighbours[node];
      for (let i = 0; i < near.length; i++) if (open[first + near[i]] === colour) return false;
      const other = open[(copy === 0 ? order : 0) + node];
      return other === 0 || used[copy === 0 ? colour * size + other : other * size + colour] === 0;
    },
  };
}

const bothCopies = [0, 1] as const;

/**
 * The rules on a graph. With `isBrief`, only the first of the colours that a copy does not have yet is
 * recorded: the others make the same position.
 */
export function rulesOfColouring(position: ColouringPosition, isBrief = false): CellsRules {
  const { graph, colours } = position;
  const { order } = graph;
  const can = colourabilityOf(position);
  return {
    signs: signsOfColours(colours),
    moves(cells, record) {
      can.look(cells);
      for (const copy of bothCopies) {
        const first = copy * order;
        let most = colours;
        if (isBrief) {
          // Colours are named in the order in which they appear, so that those which are missing come last.
          most = 0;
          for (let cell = first; cell < first + order; cell++) if (cells[cell] > most) most = cells[cell];
          most = Math.min(colours, most + 1);
        }
        for (let node = 0; node < order; node++) {
          if (cells[first + node] !== 0) continue;
          for (let colour = 1; colour <= most; colour++) {
            if (!can.canGet(copy, node, colour)) continue;
            record.put(first + node, colour);
            record.move('either', [first + node, colourCell(order, colours, copy, colour)]);
          }
        }
      }
    },
    settle: settlingOf(position),
  };
}

/** How many nodes are coloured in A less how many in B. Where one player is stuck, so is the other. */
export function scoreOfColouring(cells: Cells): number {
  const order = cells.length / 2;
  let score = 0;
  for (let node = 0; node < order; node++) {
    if (cells[node] !== 0) score++;
    if (cells[order + node] !== 0) score--;
  }
  return score;
}

/**
 * Among all positions that count as one, this chooses the one that comes last when nodes are read one by one,
 * in A and in B, and colours are named in the order in which a copy has them, so that the coloured nodes come
 * first. O(nodes) for each automorphism that begins with a node that has as much as any: colours in both
 * copies, in A, in B or in none. Most of these are given up at once.
 */
function settlingOf({ graph, colours }: ColouringPosition): (cells: Cells) => void {
  const { order } = graph;
  /** Per node the renumberings that begin with it. */
  const beginningAt = Array.from({ length: order }, (): Uint8Array[] => []);
  for (const to of automorphismsOf(graph)) beginningAt[to[0]].push(Uint8Array.from(to));
  const best = new Uint8Array(2 * order);
  const tried = new Uint8Array(2 * order);
  const names = new Uint8Array(2 * (colours + 1));
  /**
   * What comes of a renumbering is the best from now on if it comes after the best so far, and if it is the
   * first.
   */
  const tryOne = (cells: Cells, from: Uint8Array, isFirst: boolean): void => {
    names.fill(0);
    let inA = 0;
    let inB = 0;
    let isGreater = isFirst;
    for (let node = 0; node < order; node++) {
      const a = cells[from[node]];
      const b = cells[order + from[node]];
      if (a !== 0 && names[a] === 0) names[a] = ++inA;
      if (b !== 0 && names[colours + 1 + b] === 0) names[colours + 1 + b] = ++inB;
      const x = a === 0 ? 0 : names[a];
      const y = b === 0 ? 0 : names[colours + 1 + b];
      tried[node] = x;
      tried[order + node] = y;
      if (isGreater) continue;
      const more = x - best[node] || y - best[order + node];
      if (more < 0) return;
      if (more > 0) isGreater = true;
    }
    if (isGreater) best.set(tried);
  };
  const copiesAt = (cells: Cells, node: number): number =>
    (cells[node] === 0 ? 0 : 2) + (cells[order + node] === 0 ? 0 : 1);
  return (cells) => {
    let most = 0;
    for (let node = 0; node < order; node++)
      if (beginningAt[node].length > 0) most = Math.max(most, copiesAt(cells, node));
    let isFirst = true;
    for (let node = 0; node < order; node++) {
      if (copiesAt(cells, node) !== most) continue;
      const renumberings = beginningAt[node];
      for (let i = 0; i < renumberings.length; i++) {
        tryOne(cells, renumberings[i], isFirst);
        isFirst = false;
      }
    }
    cells.set(best);
  };
}
