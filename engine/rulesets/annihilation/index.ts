/** Annihilation: pieces on the nodes of a digraph; two pieces that meet vanish. */
import { cite } from '../../bibliography.ts';
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardPlace } from '../board.ts';
import { manyOf } from '../furniture/rows.ts';
import { disc, side } from '../furniture/shapes.ts';
import { withLineToggled } from '../graphs/graph.ts';
import {
  type ArcHead,
  curveOf,
  graphBoard,
  headOfArc,
  type NodeOnBoard,
  towards,
} from '../graphs/graph-board.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import {
  type AnnihilationPosition,
  cellNames,
  loopCell,
  mostNodes,
  nameOfNode,
  pieceSigns,
  piecesIn,
  printAnnihilation,
  readAnnihilation,
} from './position.ts';

const nodeRadius = 14;
const bow = 0.35 * side;
const head: ArcHead = { length: 7, half: 3, look: 'dot' };
const loopReach = 1.1 * side;
const loopRadius = 9;

/**
 * The digraph of annihilation: its nodes are on a circle, so that no arc passes over a node; a node with a
 * piece is filled. Opposite arcs bow away from each other, and loops lie outside. A loop is a place, since a
 * piece may go round it.
 */
function boardOfPieces(position: AnnihilationPosition): Board<AnnihilationPosition> {
  const { nodes, arcs, cells } = position;
  const radius = Math.max(side, (nodes.length * 1.6 * side) / (2 * Math.PI));
  const spots = new Map(nodes.map((node, i) => [node, onCircle(radius, i, nodes.length)] as const));
  const at = (node: number): Spot => spots.get(node) ?? { x: 0, y: 0 };
  const isBack = new Set(arcs.map(([from, to]) => `${to}>${from}`));
  // For a digraph without nodes only the circle is visible.
  const lines: FigureShape[] =
    nodes.length === 0 ? [{ look: 'light', form: disc({ x: 0, y: 0 }, radius) }] : [];
  const loops: BoardPlace<AnnihilationPosition>[] = [];
  for (const [from, to] of arcs) {
    if (from === to) {
      lines.push(...loopAt(at(from), radius));
      const cell = nodes.length + nodes.indexOf(from);
      loops.push({
        name: cellNames(cell, position),
        area: disc(onWayOut(at(from), radius, loopReach * 0.75), loopRadius),
        holds: 'a loop',
        edits: [],
      });
    } else lines.push(...arcBetween(at(from), at(to), isBack.has(`${from}>${to}`) ? bow : 0));
  }
  const isPiece = (cell: number): boolean => cells[cell] === pieceSigns[1];
  return graphBoard<AnnihilationPosition>({
    says: `a digraph of ${manyOf(nodes.length, 'node')}`,
    drawings: [
      {
        lines: [{ shapes: lines }],
        nodes: nodes.map((node, cell): NodeOnBoard<AnnihilationPosition> => {
          const [sign, says] = isPiece(cell)
            ? [pieceSigns[0], 'take the piece away']
            : [pieceSigns[1], 'put a piece'];
          const form = disc(at(node), nodeRadius);
          return {
            node,
            place: {
              name: nameOfNode(node),
              area: form,
              holds: isPiece(cell) ? 'a piece' : 'empty',
              edits: [
                {
                  sign,
                  says,
                  to: { ...position, cells: cells.slice(0, cell) + sign + cells.slice(cell + 1) },
                },
              ],
            },
            shapes: [{ look: isPiece(cell) ? 'neutral stone' : 'light', form }],
            texts: [{ text: String(node), at: at(node), size: 14, ink: 'ink' }],
          };
        }),
      },
    ],
    beside: loops,
    join: {
      kinds: [{ sign: '>', name: 'arc', player: 'neutral', look: 'board line' }],
      draw: (_, from, to) => withArc(position, from, to),
    },
    pieces: [{ sign: pieceSigns[1], name: 'piece', player: 'neutral', drawn: 'gray' }],
  });
}

/**
 * With an arc from one node to another or to a new one; an arc that is there is taken away, and so is a node
 * where nothing is left.
 */
function withArc(
  { nodes, arcs, cells }: AnnihilationPosition,
  from: number,
  to: number | undefined,
): AnnihilationPosition | undefined {
  if (to === undefined && nodes.length >= mostNodes) return undefined;
  const left = withLineToggled(arcs, [from, to ?? (nodes.at(-1) ?? 0) + 1], true);
  const pieces = nodes.filter((_, cell) => cells[cell] === pieceSigns[1]);
  const standing = [...new Set([...left.flat(), ...pieces])].toSorted((a, b) => a - b);
  return {
    nodes: standing,
    arcs: left,
    cells: standing.map((node) => pieceSigns[pieces.includes(node) ? 1 : 0]).join(''),
  };
}

/** The first node is at the top, and the others follow clockwise. */
function onCircle(radius: number, i: number, count: number): Spot {
  const angle = (2 * Math.PI * i) / Math.max(1, count) - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A spot this far beyond another, as seen from the middle of the circle. */
const onWayOut = ({ x, y }: Spot, radius: number, far: number, aside = 0): Spot => ({
  x: x + (x * far - y * aside) / radius,
  y: y + (y * far + x * aside) / radius,
});

/** From rim to rim, bowed to the right of its way. */
function arcBetween(from: Spot, to: Spot, aside: number): readonly FigureShape[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const control = { x: (from.x + to.x) / 2 - uy * aside, y: (from.y + to.y) / 2 + ux * aside };
  const start = towards(from, control, nodeRadius);
  const tip = towards(to, control, nodeRadius);
  return [{ look: 'board line', form: curveOf(start, control, tip) }, headAt(tip, control)];
}

function loopAt(spot: Spot, radius: number): readonly FigureShape[] {
  const out = onWayOut(spot, radius, loopReach, -0.5 * side);
  const into = onWayOut(spot, radius, loopReach, 0.5 * side);
  const far = onWayOut(spot, radius, loopReach);
  const [start, tip] = [towards(spot, out, nodeRadius), towards(spot, into, nodeRadius)];
  return [
    {
      look: 'board line',
      form: {
        kind: 'curve',
        line: [start.x, start.y, out.x, out.y, far.x, far.y, into.x, into.y, tip.x, tip.y],
      },
    },
    headAt(tip, into),
  ];
}

/** The head of an arc that comes from there. */
const headAt = (tip: Spot, from: Spot): FigureShape => headOfArc(tip, towards(tip, from, head.length), head);

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
