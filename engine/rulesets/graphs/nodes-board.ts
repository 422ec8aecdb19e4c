/**
 * Stones on the nodes of a graph. A free node is a ring, a node that was taken away a faint dot, and edges to
 * it are dotted. A node is a place; edges are drawn from node to node. Where a move puts a stone of either
 * colour, the colours are offered beside the board. Linear in the graph, but for the distance of the nearest
 * two nodes, which are sought from column to column.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardEdit, BoardPhase, BoardPiece, BoardPlace, BoardText } from '../board.ts';
import { disc, letterOn, side, stoneOf, stoneRadius, straight } from '../furniture/shapes.ts';
import { nearestOf } from './apart.ts';
import type { LineEnds } from './graph.ts';
import { behindOwn, graphBoard, type JoinAsked, type LineOnBoard, type NodeOnBoard } from './graph-board.ts';

/** A node, and what is on it. */
export type NodeWithSign = {
  readonly at: Spot;
  /** The character of what is on it. */
  readonly sign: string;
  /** The node's name in problems of the notation. */
  readonly name: string;
  /** Its number, where the notation has numbers. */
  readonly number?: number;
};

export type NodesDrawn<Position> = {
  readonly says: string;
  readonly nodes: readonly NodeWithSign[];
  readonly edges: readonly LineEnds[];
  /** The lines as they are drawn, where they are no straight edges. */
  readonly lines?: readonly LineOnBoard<Position>[];
  readonly pieces: readonly BoardPiece[];
  /** The character of a free node. */
  readonly empty: string;
  /** The character of a node that was taken away, if the ruleset has any. */
  readonly gone?: string | undefined;
  /** Whether a move puts a stone of a kind that is chosen beside the board. */
  readonly isChosen: boolean;
  readonly phase?: BoardPhase | undefined;
  put(node: number, sign: string): Position;
  /**
   * If edges may be drawn: the position with one more edge, or with one fewer; undefined if this is
   * impossible.
   */
  readonly draw?: (from: number, to: number | undefined) => Position | undefined;
  /** The same of lines of several kinds. */
  readonly join?: Omit<JoinAsked<Position>, 'ends'>;
};

/** What is drawn from node to node. */
export const edgePiece: BoardPiece = { sign: 'e', name: 'edge', player: 'neutral', look: 'node edge' };

export const freeRadius = 11;
const goneRadius = 3;
const placeRadius = stoneRadius + 4;
/**
 * The distance from the lowest node to the pieces on offer, and from one of these to the next, on boards up
 * to some width; on wider boards everything is larger.
 */
const offerDrop = 1.6 * side;
const offerPitch = 1.25 * side;
const offerWidth = 10 * side;

/** The name of a place that offers a piece: "blue" for a blue stone. */
export const nameOfOffer = ({ name }: BoardPiece): string => name.split(' ')[0];

/** A person draws edges from node to node, in a single drawing or in copies of one graph. */
export const edgesDrawn = <Position>(
  draw: (from: number, to: number | undefined) => Position | undefined,
): Omit<JoinAsked<Position>, 'ends'> => ({
  kinds: [edgePiece],
  draw: (_, from, to) => draw(from, to),
});

/** A board of stones on nodes. */
export function nodesBoard<Position>(drawn: NodesDrawn<Position>): Board<Position> {
  const { says, nodes, edges, pieces, gone, phase, isChosen, draw } = drawn;
  const join = drawn.join ?? (draw && edgesDrawn(draw));
  const radius = radiusOfPlaces(nodes);
  return graphBoard<Position>({
    says,
    drawings: [
      {
        lines:
          drawn.lines ??
          edges.map(([a, b]) => ({
            shapes: [
              {
                look: nodes[a].sign === gone || nodes[b].sign === gone ? 'open edge' : 'node edge',
                form: straight(nodes[a].at, nodes[b].at),
              },
            ],
          })),
        nodes: nodes.map(
          (each, node): NodeOnBoard<Position> => ({
            node,
            place: {
              name: each.name,
              area: disc(each.at, radius),
              holds: inWords(drawn, each.sign),
              edits: editsAt(drawn, node, each.sign),
            },
            ...lookOf(drawn, each),
          }),
        ),
      },
    ],
    ...(isChosen && { beside: offersBelow<Position>(pieces, boxOfNodes(nodes)) }),
    pieces,
    ...(join && { join }),
    ...(phase && { phase }),
  });
}

function lookOf<Position>(
  { pieces, empty, gone }: NodesDrawn<Position>,
  { at, sign, number }: NodeWithSign,
): { readonly shapes: readonly FigureShape[]; readonly texts?: readonly BoardText[] } {
  if (sign === gone) return { shapes: [{ look: 'faint dot', form: disc(at, goneRadius) }] };
  const piece = pieces.find((each) => each.sign === sign);
  if (piece) return { shapes: [stoneOf(piece, at)], texts: [letterOn(piece, sign, at)] };
  const free: FigureShape = { look: 'free node', form: disc(at, freeRadius) };
  if (sign !== empty) return { shapes: [free], texts: [letterOn(unreadPiece, sign, at)] };
  if (number === undefined) return { shapes: [free] };
  return { shapes: [free], texts: [{ text: String(number), at, size: 11, ink: 'dim', aside: true }] };
}

/** In a draft a node may have any sign. */
const unreadPiece: BoardPiece = { sign: '', name: '', player: 'neutral' };

type Sides = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const boxOfNodes = (nodes: readonly NodeWithSign[]): Sides =>
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

/** How far from the middle of a node it reacts to the pointer. */
export const radiusOfPlaces = (nodes: readonly Pick<NodeWithSign, 'at'>[]): number =>
  Math.min(placeRadius, nearestOf(nodes.map(({ at }) => at)) / 2);

/**
 * The pieces on offer are in the middle below the board, and large enough to be hit when a long path is
 * fitted into a narrow window.
 */
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

/**
 * What else may be put there, from the one after the present character, so that repeated clicks go through
 * all of it in turn.
 */
function editsAt<Position>(
  drawn: NodesDrawn<Position>,
  node: number,
  sign: string,
): readonly BoardEdit<Position>[] {
  const { empty, gone, pieces } = drawn;
  const signs = [empty, ...pieces.map((piece) => piece.sign), ...(gone === undefined ? [] : [gone])];
  return behindOwn(signs, signs.indexOf(sign)).map((next) => ({
    sign: next,
    says: next === empty ? 'clear it' : next === gone ? 'delete it' : `put ${inWords(drawn, next)}`,
    to: drawn.put(node, next),
  }));
}
