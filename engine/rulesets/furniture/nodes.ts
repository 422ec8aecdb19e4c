/**
 * Stones on the nodes of a graph. A free node is a ring, a node that was taken away a faint dot, and edges to it are dotted. A node is
 * a place; edges are drawn from node to node. Where a move puts a stone of either colour, the colours are offered beside the board.
 * Linear in the graph, but for the distance of the nearest two nodes, which are sought from column to column.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardEdit, BoardJoin, BoardPhase, BoardPiece, BoardPlace, BoardText } from '../board.ts';
import type { NodeEdge } from './node-graphs.ts';
import { disc, letterOn, side, stoneOf, stoneRadius, straight } from './shapes.ts';

export type NodeOnBoard = {
  readonly at: Spot;
  /** The character of what stands there. */
  readonly sign: string;
  /** The node's name in problems of the notation. */
  readonly name: string;
  /** Its number, where the notation has numbers. */
  readonly number?: number;
};

export type NodesDrawn<Position> = {
  readonly says: string;
  readonly nodes: readonly NodeOnBoard[];
  readonly edges: readonly NodeEdge[];
  readonly pieces: readonly BoardPiece[];
  /** The character of a free node. */
  readonly empty: string;
  /** The character of a node that was taken away, if the ruleset has any. */
  readonly gone?: string | undefined;
  /** Whether a move puts a stone of a kind that is chosen beside the board. */
  readonly isChosen: boolean;
  readonly phase?: BoardPhase | undefined;
  put(node: number, sign: string): Position;
  /** Where edges may be drawn. */
  readonly join?: BoardJoin<Position>;
};

/** What is drawn from node to node. */
export const edgePiece: BoardPiece = { sign: 'e', name: 'edge', player: 'neutral', look: 'node edge' };

const freeRadius = 11;
const goneRadius = 3;
const placeRadius = stoneRadius + 4;
/** From the lowest node to what is offered, and from one of these to the next, both on boards up to some width; on wider ones all is larger. */
const offerDrop = 1.6 * side;
const offerPitch = 1.25 * side;
const offerWidth = 10 * side;

/** What a place is called that offers a piece: "blue" of a blue stone. */
export const nameOfOffer = ({ name }: BoardPiece): string => name.split(' ')[0];

/** A board of stones on nodes. */
export function nodesBoard<Position>(drawn: NodesDrawn<Position>): Board<Position> {
  const { nodes, edges, pieces, empty, gone, phase } = drawn;
  const bySign = new Map(pieces.map((piece) => [piece.sign, piece]));
  const lines: FigureShape[] = edges.map(([a, b]) => ({
    look: nodes[a].sign === gone || nodes[b].sign === gone ? 'open edge' : 'node edge',
    form: straight(nodes[a].at, nodes[b].at),
  }));
  const discs: FigureShape[] = [];
  const texts: BoardText[] = [];
  const radius = Math.min(placeRadius, nearestOf(nodes) / 2);
  for (const { at, sign, number } of nodes) {
    const piece = bySign.get(sign);
    if (sign === gone) discs.push({ look: 'faint dot', form: disc(at, goneRadius) });
    else if (piece) {
      discs.push(stoneOf(piece, at));
      texts.push(letterOn(piece, sign, at));
    } else {
      discs.push({ look: 'free node', form: disc(at, freeRadius) });
      if (sign !== empty) texts.push(letterOn(unreadPiece, sign, at));
      else if (number !== undefined)
        texts.push({ text: String(number), at, size: 11, ink: 'dim', aside: true });
    }
  }
  const box = boxOfNodes(nodes);
  return {
    says: drawn.says,
    shapes: [...lines, ...discs],
    texts,
    places: [
      ...nodes.map(
        ({ at, sign, name }, node): BoardPlace<Position> => ({
          name,
          area: disc(at, radius),
          holds: inWords(drawn, sign),
          edits: editsAt(drawn, node, sign),
        }),
      ),
      ...(drawn.isChosen ? offersBelow<Position>(pieces, box) : []),
    ],
    pieces,
    ...(drawn.join && { join: drawn.join }),
    ...(phase && { phase }),
  };
}

/** In a draft any sign may stand on a node. */
const unreadPiece: BoardPiece = { sign: '', name: '', player: 'neutral' };

type Sides = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const boxOfNodes = (nodes: readonly NodeOnBoard[]): Sides =>
  nodes.reduce<Sides>(
    ({ left, right, top, bottom }, { at: { x, y } }) => ({
      left: Math.min(left, x),
      right: Math.max(right, x),
      top: Math.min(top, y),
      bottom: Math.max(bottom, y),
    }),
    {
      left: Number.POSITIVE_INFINITY,
      right: Number.NEGATIVE_INFINITY,
      top: Number.POSITIVE_INFINITY,
      bottom: Number.NEGATIVE_INFINITY,
    },
  );

/** The distance of the nearest two. Each is compared with those that are as near from left to right. */
function nearestOf(nodes: readonly NodeOnBoard[]): number {
  const spots = nodes.map(({ at }) => at).toSorted((a, b) => a.x - b.x);
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of spots.entries())
    for (let j = i + 1; j < spots.length && spots[j].x - a.x < least; j++)
      least = Math.min(least, Math.hypot(a.x - spots[j].x, a.y - spots[j].y));
  return least;
}

/** What is offered stands in the middle below the board, and stays to be hit where a long path is fitted into a narrow window. */
function offersBelow<Position>(
  pieces: readonly BoardPiece[],
  { left, right, bottom }: Sides,
): readonly BoardPlace<Position>[] {
  const scale = Math.max(1, (right - left) / offerWidth);
  return pieces.map((piece, i) => ({
    name: nameOfOffer(piece),
    area: disc(
      {
        x: (left + right) / 2 + (i - (pieces.length - 1) / 2) * offerPitch * scale,
        y: bottom + offerDrop * scale,
      },
      placeRadius * scale,
    ),
    holds: `a ${piece.name} to put`,
    edits: [],
    offers: piece,
  }));
}

function inWords<Position>({ pieces, empty, gone }: NodesDrawn<Position>, sign: string): string {
  const piece = pieces.find((each) => each.sign === sign);
  if (piece) return `a ${piece.name}`;
  if (sign === gone) return 'deleted';
  return sign === empty ? 'empty' : `“${sign}”`;
}

/** What else may stand there, after the present character, so that repeated clicks go round. */
function editsAt<Position>(
  drawn: NodesDrawn<Position>,
  node: number,
  sign: string,
): readonly BoardEdit<Position>[] {
  const { empty, gone, pieces } = drawn;
  const signs = [empty, ...pieces.map((piece) => piece.sign), ...(gone === undefined ? [] : [gone])];
  const at = signs.indexOf(sign);
  return [...signs.slice(at + 1), ...signs.slice(0, Math.max(0, at))].map((next) => ({
    sign: next,
    says: next === empty ? 'clear it' : next === gone ? 'delete it' : `put ${inWords(drawn, next)}`,
    to: drawn.put(node, next),
  }));
}
