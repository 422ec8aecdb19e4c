/** Annihilation: pieces on the nodes of a digraph, of which two that meet vanish. */
import { cite } from '../../bibliography.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';
import { boardOfPieces } from './board.ts';
import { facts, families, starts } from './facts.ts';
import {
  type AnnihilationPosition,
  cellNames,
  loopCell,
  pieceSigns,
  piecesIn,
  printAnnihilation,
  readAnnihilation,
} from './position.ts';

const [IS_FREE, IS_PIECE] = [0, 1];

/** A piece that goes round a loop comes to stand where it stood, which is a move. */
function rulesOfAnnihilation({ nodes, arcs }: AnnihilationPosition): CellsRules {
  const numbers = new Map(nodes.map((node, cell) => [node, cell]));
  const numbered = arcs.map(([from, to]) => [numbers.get(from) ?? 0, numbers.get(to) ?? 0] as const);
  return {
    signs: pieceSigns,
    moves(cells, told) {
      for (const [from, to] of numbered) {
        if (cells[from] !== IS_PIECE) continue;
        if (from === to) {
          told.move('either', [loopCell(nodes.length, from)]);
          continue;
        }
        told.put(from, IS_FREE);
        told.put(to, cells[to] === IS_PIECE ? IS_FREE : IS_PIECE);
        told.move('either', [from, to]);
      }
    },
  };
}

export const annihilation: Ruleset<AnnihilationPosition> = cellsRuleset({
  read: readAnnihilation,
  print: printAnnihilation,
  nameOf: cellNames,
  cellsIn: piecesIn,
  board: boardOfPieces,
  id: 'annihilation',
  name: 'Annihilation',
  players: 'impartial',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('fraenkel-yesha', 'Section 1'),
  notation:
    'Each arc is written as two nodes with > between them. Behind @ stand the nodes that have a piece.',
  rules:
    'A move slides a piece along an arc. If it arrives at a node with another piece, both pieces vanish. A player who cannot move loses, and play that never ends is a draw.',
  starts,
  facts,
  families,
  rulesFor: rulesOfAnnihilation,
});
