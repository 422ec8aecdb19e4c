/**
 * Conjoined rulesets (Huggan, Section 4.1): F ▷ H is played by the rules of F until neither player can move
 * in it, then by those of H on what is left. There is no passing, the players continue to alternate, and a
 * player who cannot move then loses. The position shows which phase it is, provided that F stays over while H
 * is played. This is so if H removes free nodes, and if a move that F forbids stays forbidden, as in Snort,
 * Col and NoGo for every colouring.
 */
import type { Problem } from '../../result.ts';
import type { BoardPhase } from '../board.ts';
import { type Cells, type CellsRules, cellsOfText, textOfCells } from '../recipes/cells-rules.ts';
import { cellsRuleset, type RulesetWords } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { automorphismsOf } from './automorphisms.ts';
import { BLUE_STONE, DELETED_NODE, FREE_NODE, type NodeRules, RED_STONE } from './node-games.ts';
import { GONE_NODE, graphOfNodes, type NodesPosition, nameOfNodeIn, printNodes } from './nodes-position.ts';
import { nodesShape, offerCell, signsOnNodes } from './nodes-shape.ts';

/** A ruleset from two games, its description, and a position as an example of the notation. */
export type ConjoinedRuleset = Omit<RulesetWords, 'players' | 'loopy' | 'infinitePlay'> & {
  readonly first: NodeRules;
  readonly second: NodeRules;
  readonly example: string;
};

/** F ▷ H of two games on the nodes of a graph, as a ruleset. */
export function conjoined({ first, second, example, ...says }: ConjoinedRuleset): Ruleset<NodesPosition> {
  const deletes = first.deletes || second.deletes;
  const signs = signsOnNodes(deletes).join('');
  const gameOn = (position: NodesPosition): ConjoinedGame => conjoinedGame(first, second, position);

  const wrong = (position: NodesPosition): readonly Problem[] => {
    const { cells } = position;
    // With no free node left it is the second game, and what is wrong in the first may have come about.
    if (!cells.includes(EMPTY_CELL)) return [];
    if (!first.deletes && cells.includes(GONE_NODE)) {
      const remedy = `free nodes are deleted when ${second.name} begins, so write ${EMPTY_CELL} for all of them, or ${GONE_NODE} for all`;
      return [
        {
          place: nameOfNodeIn(position, cells.indexOf(GONE_NODE)),
          says: `is deleted while ${nameOfNodeIn(position, cells.indexOf(EMPTY_CELL))} is free; ${remedy}`,
        },
      ];
    }
    const found = first.on(graphOfNodes(position)).wrong?.(cellsOfText(signs, cells));
    return (found?.nodes ?? []).map((node) => ({
      place: nameOfNodeIn(position, node),
      says: found?.says ?? '',
    }));
  };

  const phaseOf = (position: NodesPosition): BoardPhase => {
    const cells = cellsOfText(signs, position.cells);
    const game = gameOn(position);
    if (!game.isSecond(cells)) return { number: 1, name: `Phase 1: ${first.name}`, says: first.says };
    game.begin(cells);
    const played = textOfCells(signs, cells);
    const begun = { number: 2, name: `Phase 2: ${second.name}` };
    if (played === position.cells) return { ...begun, says: second.says };
    const after = printNodes({ ...position, cells: played });
    return { ...begun, says: `${first.name} is over here, so this is ${after}. ${second.says}` };
  };

  return cellsRuleset({
    ...nodesShape({ deletes, example, wrong, phaseOf }),
    ...says,
    players: 'impartial',
    infinitePlay: 'draw',
    rulesFor: (position) => conjoinedRules(gameOn(position), signs, position),
  });
}

type ConjoinedGame = {
  /** Whether the first game is over. */
  isSecond(cells: Cells): boolean;
  /** Changes a board on which the first game is over to that on which the second is played. */
  begin(cells: Cells): void;
  /**
   * Records every move, from a board on which its game has begun, by the cells after it; the same cells are
   * used again for the next move.
   */
  moves(cells: Cells, record: (after: Cells, node: number, sign: number) => void): void;
};

function conjoinedGame(first: NodeRules, second: NodeRules, position: NodesPosition): ConjoinedGame {
  const graph = graphOfNodes(position);
  const [former, latter] = [first.on(graph), second.on(graph)];
  const after = new Uint8Array(graph.order);
  const begin = (cells: Cells): void => latter.begin?.(cells);
  return {
    isSecond: former.isOver,
    begin,
    moves(cells, record) {
      const game = former.isOver(cells) ? latter : former;
      game.moves(cells, (node, sign) => {
        after.set(cells);
        after[node] = sign;
        game.settle?.(after);
        if (game === former && former.isOver(after)) begin(after);
        record(after, node, sign);
      });
    },
  };
}

/**
 * The moves of a conjoined game as changes of cells; positions that an automorphism of the graph, or swapping
 * the colours, carries into each other are one. O(nodes × automorphisms) for a position at most, since a
 * comparison ends at the first difference.
 */
function conjoinedRules(game: ConjoinedGame, signs: string, position: NodesPosition): CellsRules {
  const ways = automorphismsOf(graphOfNodes(position)).map((way) => Int32Array.from(way));
  const begun = new Uint8Array(position.cells.length);
  const best = new Uint8Array(position.cells.length);
  return {
    signs,
    inAnyOrder: true,
    moves(cells, record) {
      begun.set(cells);
      if (game.isSecond(begun)) game.begin(begun);
      game.moves(begun, (after, node, sign) => {
        for (let cell = 0; cell < after.length; cell++)
          if (after[cell] !== cells[cell]) record.put(cell, after[cell]);
        record.move('either', sign === DELETED_NODE ? [node] : [offerCell(position, sign), node]);
      });
    },
    settle(cells) {
      if (game.isSecond(cells)) game.begin(cells);
      best.set(cells);
      for (const way of ways) {
        for (const colours of bothWays) {
          if (!isBelow(cells, way, colours, best)) continue;
          for (let cell = 0; cell < cells.length; cell++) best[cell] = colours[cells[way[cell]]];
        }
      }
      cells.set(best);
    },
  };
}

/** What is put for each sign: the same, or the other colour. */
const bothWays: readonly (readonly number[])[] = [0, 1].map((swapped) => {
  const colours = [FREE_NODE, BLUE_STONE, RED_STONE, DELETED_NODE];
  return swapped === 0 ? colours : [FREE_NODE, RED_STONE, BLUE_STONE, DELETED_NODE];
});

/** Whether the cells, renumbered and recoloured, come before these. */
function isBelow(cells: Cells, way: Int32Array, colours: readonly number[], best: Cells): boolean {
  for (let cell = 0; cell < cells.length; cell++) {
    const there = colours[cells[way[cell]]];
    if (there !== best[cell]) return there < best[cell];
  }
  return false;
}
