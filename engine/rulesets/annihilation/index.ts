/** Annihilation: pieces on the nodes of a digraph, of which two that meet vanish. */
import { cite } from '../../bibliography.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { boardOfPieces } from './board.ts';
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

/** To go round a loop and come back to the same node is also a move. */
function rulesOfAnnihilation({ nodes, arcs }: AnnihilationPosition): CellsRules {
  const numbers = new Map(nodes.map((node, cell) => [node, cell]));
  const numbered = arcs.map(([from, to]) => [numbers.get(from) ?? 0, numbers.get(to) ?? 0] as const);
  return {
    signs: pieceSigns,
    moves(cells, record) {
      for (const [from, to] of numbered) {
        if (cells[from] !== IS_PIECE) continue;
        if (from === to) {
          record.move('either', [loopCell(nodes.length, from)]);
          continue;
        }
        record.put(from, IS_FREE);
        record.put(to, cells[to] === IS_PIECE ? IS_FREE : IS_PIECE);
        record.move('either', [from, to]);
      }
    },
  };
}

const starts = [
  { name: 'A cycle with a way out', position: '1>2 2>1 2>3 @ 1,2' },
  { name: 'Three on a cycle', position: '1>2 2>3 3>1 @ 1,2,3' },
  { name: 'Four nodes and a loop', position: '1>2 2>3 3>4 4>1 1>3 4>4 @ 1,3' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'cycle',
    says: 'k pieces on a cycle of n nodes with an arc that leads out; what has no room there stands beside it',
    parameters: [
      { name: 'n', least: 2, first: 4 },
      { name: 'k', least: 0, first: 2 },
    ],
    position: ([length, pieces]) => {
      const nodes = Array.from({ length }, (_, i) => i + 1);
      const arcs = [...nodes.map((node) => `${node}>${(node % length) + 1}`), `${length}>${length + 1}`];
      // If there are more pieces than nodes, the rest get new nodes, which no arc leaves.
      const stand = Array.from({ length: pieces }, (_, i) => i + 1);
      return `${arcs.join(' ')} @${stand.length > 0 ? ` ${stand.join(',')}` : ''}`;
    },
  },
];

const paper = cite('fraenkel-yesha', 'Section 2');

const facts: readonly RulesetFact[] = [
  { position: '1>2 2>3 3>1 @ 1', value: '∞', source: paper },
  { position: '1>2 2>3 3>1 @ 1,2', value: '∞_0', source: paper },
  { position: '1>2 2>3 3>1 @ 1,2,3', value: '∞', source: paper },
  { position: '1>2 2>1 2>3 @', value: '0', source: paper },
];

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
