/**
 * Games of blue and red stones on the nodes of a graph, in which both players put both colours: what a move
 * is, and what is left. A game is the same when the colours are swapped. NoGo, Snort and Cutthroat as in
 * Huggan's thesis, Section 4.1.
 */

import type { Cells } from '../recipes/cells-rules.ts';
import type { NodeGraph } from './graph.ts';
import { neighboursIn } from './graph.ts';

/** What a cell holds. */
export const [FREE_NODE, BLUE_STONE, RED_STONE, DELETED_NODE] = [0, 1, 2, 3];
const colours = [BLUE_STONE, RED_STONE];
const isStone = (sign: number): boolean => sign === BLUE_STONE || sign === RED_STONE;

/** Records a move: the node, and what the player puts there. */
export type StoneRecorder = (node: number, sign: number) => void;

/** A game on one graph. Its other functions may be called while its moves are listed. */
export type NodeGame = {
  /** Calls `record` for every move. */
  moves(cells: Cells, record: StoneRecorder): void;
  isOver(cells: Cells): boolean;
  /** Changes what a move has left to what it leaves besides: components that vanish, say. */
  settle?(cells: Cells): void;
  /**
   * Changes what another game has left to the board on which this one begins; a board on which it is played
   * stays as it is.
   */
  begin?(cells: Cells): void;
  /** The nodes that hold something this game never leaves there, and what is wrong with them. */
  wrong?(cells: Cells): { readonly nodes: readonly number[]; readonly says: string };
};

export type NodeRules = {
  /** "NoGo". */
  readonly name: string;
  /** What a move is, in a sentence. */
  readonly says: string;
  /** Whether nodes are taken away. */
  readonly deletes: boolean;
  on(graph: NodeGraph): NodeGame;
};

/**
 * Groups are maximal connected sets of nodes of one colour; their liberties are the free nodes next to them.
 */
function groupsOn(neighbours: readonly (readonly number[])[]) {
  const order = neighbours.length;
  /** The group of each stone by its first node, and of each first node how many liberties. */
  const group = new Int32Array(order);
  const liberties = new Int32Array(order);
  const queue = new Int32Array(order);
  /** For which group a free node was counted last. */
  const counted = new Int32Array(order);
  /** Finds all groups; false where one of them has no liberty. Linear in the graph. */
  const find = (cells: Cells): boolean => {
    let isEachFree = true;
    group.fill(-1);
    counted.fill(-1);
    for (let first = 0; first < order; first++) {
      if (group[first] >= 0 || !isStone(cells[first])) continue;
      let free = 0;
      group[first] = first;
      queue[0] = first;
      for (let i = 0, end = 1; i < end; i++) {
        for (const next of neighbours[queue[i]]) {
          if (cells[next] === FREE_NODE) {
            if (counted[next] === first) continue;
            counted[next] = first;
            free++;
          } else if (cells[next] === cells[first] && group[next] < 0) {
            group[next] = first;
            queue[end++] = next;
          }
        }
      }
      if (free === 0) isEachFree = false;
      liberties[first] = free;
    }
    return isEachFree;
  };
  /** Whether all groups still have a liberty when this colour is put on a free node, once they were found. */
  const keepsAll = (cells: Cells, node: number, colour: number): boolean => {
    let hasOwn = false;
    for (const next of neighbours[node]) {
      const there = cells[next];
      if (there === FREE_NODE) hasOwn = true;
      else if (isStone(there)) {
        // The node itself is one of their liberties, and no longer free.
        const isMore = liberties[group[next]] > 1;
        if (there === colour) hasOwn ||= isMore;
        else if (!isMore) return false;
      }
    }
    return hasOwn;
  };
  /** The stones of groups without a liberty, once they were found. */
  const taken = (): readonly number[] =>
    [...group.keys()].filter((node) => group[node] >= 0 && liberties[group[node]] === 0);
  return { find, keepsAll, taken };
}

/** NoGo: colour a free node so that every group on the board has a liberty afterwards. */
export const noGo: NodeRules = {
  name: 'NoGo',
  says: 'Colour a free node so that every group of one colour still has a free node beside it.',
  deletes: false,
  on(graph) {
    const neighbours = neighboursIn(graph);
    // The caller asks after each listed move whether play is over, so the list and the question need groups
    // of their own.
    const [listed, asked] = [groupsOn(neighbours), groupsOn(neighbours)];
    return {
      moves(cells, record) {
        if (!listed.find(cells)) return;
        for (let node = 0; node < cells.length; node++) {
          if (cells[node] !== FREE_NODE) continue;
          for (const colour of colours) if (listed.keepsAll(cells, node, colour)) record(node, colour);
        }
      },
      isOver(cells) {
        if (!asked.find(cells)) return true;
        for (let node = 0; node < cells.length; node++) {
          if (cells[node] !== FREE_NODE) continue;
          for (const colour of colours) if (asked.keepsAll(cells, node, colour)) return false;
        }
        return true;
      },
      wrong(cells) {
        asked.find(cells);
        return {
          nodes: asked.taken(),
          says: 'is of a group without a free node beside it; clear a node there',
        };
      },
    };
  },
};

/** Snort: colour a free node so that no red node is next to a blue one. */
export const snort: NodeRules = {
  name: 'Snort',
  says: 'Colour a free node so that no red node is next to a blue one.',
  deletes: false,
  on(graph) {
    const neighbours = neighboursIn(graph);
    const { edges } = graph;
    const other = (colour: number): number => BLUE_STONE + RED_STONE - colour;
    const fits = (cells: Cells, node: number, colour: number): boolean => {
      for (const next of neighbours[node]) if (cells[next] === other(colour)) return false;
      return true;
    };
    /** Where a red node is next to a blue one, it stays so after every move. */
    const isMixed = (cells: Cells): boolean => {
      for (const [a, b] of edges) if (isStone(cells[a]) && cells[b] === other(cells[a])) return true;
      return false;
    };
    return {
      moves(cells, record) {
        if (isMixed(cells)) return;
        for (let node = 0; node < cells.length; node++) {
          if (cells[node] !== FREE_NODE) continue;
          for (const colour of colours) if (fits(cells, node, colour)) record(node, colour);
        }
      },
      isOver(cells) {
        for (let node = 0; node < cells.length; node++) {
          if (cells[node] === FREE_NODE && (fits(cells, node, BLUE_STONE) || fits(cells, node, RED_STONE)))
            return isMixed(cells);
        }
        return true;
      },
    };
  },
};

/** Cutthroat: delete a node, and then every component of one colour. */
export const cutthroat: NodeRules = {
  name: 'Cutthroat',
  says: 'Delete a node; then every component of one colour is deleted too.',
  deletes: true,
  on(graph) {
    const neighbours = neighboursIn(graph);
    const seen = new Uint8Array(graph.order);
    const queue = new Int32Array(graph.order);
    /** Deletes every component of one colour. Linear in the graph. */
    const settle = (cells: Cells): void => {
      seen.fill(0);
      for (let first = 0; first < cells.length; first++) {
        if (seen[first] === 1 || !isStone(cells[first])) continue;
        let isMixed = false;
        let end = 1;
        seen[first] = 1;
        queue[0] = first;
        for (let i = 0; i < end; i++) {
          for (const next of neighbours[queue[i]]) {
            if (!isStone(cells[next])) continue;
            if (cells[next] !== cells[first]) isMixed = true;
            if (seen[next] === 1) continue;
            seen[next] = 1;
            queue[end++] = next;
          }
        }
        if (!isMixed) for (let i = 0; i < end; i++) cells[queue[i]] = DELETED_NODE;
      }
    };
    return {
      moves(cells, record) {
        for (let node = 0; node < cells.length; node++) if (isStone(cells[node])) record(node, DELETED_NODE);
      },
      isOver: (cells) => !cells.some(isStone),
      settle,
      begin(cells) {
        for (let node = 0; node < cells.length; node++)
          if (cells[node] === FREE_NODE) cells[node] = DELETED_NODE;
        settle(cells);
      },
    };
  },
};
