/**
 * Boards that are graphs: one drawing or several side by side, each of lines and nodes, perhaps on a ground.
 * Nodes are places, and so are lines that a click reaches; repeated clicks at a place go through what may be
 * there in turn. A person draws new lines from node to node. If a cut makes other things fall, the board says
 * what falls. Linear in the graph.
 */
import type { Spot } from '../../figure/curves.ts';
import type { FigureShape, Form } from '../../figure/figure.ts';
import type { LookName } from '../../figure/looks.ts';
import type { Board, BoardEdit, BoardFall, BoardJoin, BoardPiece, BoardPlace, BoardText } from '../board.ts';
import { box, disc, groundRise, straight } from '../furniture/shapes.ts';
import { GROUND } from './graph.ts';

/** A node as it is drawn, and what a click at it does. */
export type NodeOnBoard<Position> = {
  readonly node: number;
  readonly shapes: readonly FigureShape[];
  readonly texts?: readonly BoardText[];
  readonly place: BoardPlace<Position>;
};

/** A line as it is drawn, and, if a click reaches it, what the click does. */
export type LineOnBoard<Position> = {
  readonly shapes: readonly FigureShape[];
  readonly text?: BoardText | undefined;
  readonly place?: BoardPlace<Position>;
};

/**
 * The ground of a drawing: its line from one side to the other, and, if it is not one of the nodes, its name
 * and the height at which it begins to react.
 */
export type GroundOnBoard = {
  readonly left: number;
  readonly right: number;
  readonly place?: { readonly name: string; readonly top: number };
};

export type GraphDrawing<Position> = {
  readonly lines: readonly LineOnBoard<Position>[];
  readonly nodes: readonly NodeOnBoard<Position>[];
  readonly ground?: GroundOnBoard;
};

export type GraphBoardAsked<Position> = Pick<Board<Position>, 'says' | 'pieces' | 'owners' | 'phase'> & {
  readonly drawings: readonly GraphDrawing<Position>[];
  /** Places beside the graph: what the board offers to a player. */
  readonly beside?: readonly BoardPlace<Position>[];
  readonly join?: Omit<JoinAsked<Position>, 'ends'>;
  /** What falls when this line of a drawing is cut. */
  fall?(drawing: number, line: number): BoardFall;
};

/** How far below the middle of its line the ground reacts to the pointer. */
const groundDepth = 11;
/**
 * The radius of a node that is a point where lines meet, and the distance at which the pointer reaches it.
 */
export const dotRadius = 3.5;
export const pointRadius = 8;

export function graphBoard<Position>(asked: GraphBoardAsked<Position>): Board<Position> {
  const { says, drawings, beside = [], pieces, owners, phase, join, fall } = asked;
  const shapes: Record<'grounds' | 'lines' | 'nodes', FigureShape[]> = { grounds: [], lines: [], nodes: [] };
  const texts: BoardText[] = [];
  const places: BoardPlace<Position>[] = [];
  const ends = new Map<string, GraphEnd>();
  const lineAt = new Map<string, { readonly drawing: number; readonly line: number }>();
  /** The answers so far, since a pointer that rests on a line asks again and again. */
  const falls = new Map<string, BoardFall>();
  for (const [drawing, { lines, nodes, ground }] of drawings.entries()) {
    for (const [line, { shapes: own, text, place }] of lines.entries()) {
      shapes.lines.push(...own);
      if (text) texts.push(text);
      if (!place) continue;
      places.push(place);
      if (fall) lineAt.set(place.name, { drawing, line });
    }
    for (const { node, shapes: own, texts: written = [], place } of nodes) {
      shapes.nodes.push(...own);
      texts.push(...written);
      places.push(place);
      ends.set(place.name, { drawing, node });
    }
    if (!ground) continue;
    const { left, right, place } = ground;
    shapes.grounds.push({ look: 'ground', form: straight({ x: left, y: 0 }, { x: right, y: 0 }) });
    if (!place) continue;
    const area = box(left, place.top, right - left, groundDepth - Math.min(place.top, 0));
    places.push({ name: place.name, area, holds: 'the ground', edits: [] });
    ends.set(place.name, { drawing, node: GROUND });
  }
  return {
    says,
    shapes: [...shapes.grounds, ...shapes.lines, ...shapes.nodes],
    texts,
    places: [...places, ...beside],
    pieces,
    ...(owners && { owners }),
    ...(join && { join: joinOfEnds({ ...join, ends }) }),
    ...(fall && {
      falls(name: string) {
        const at = lineAt.get(name);
        const found = falls.get(name) ?? (at && fall(at.drawing, at.line));
        if (found) falls.set(name, found);
        return found;
      },
    }),
    ...(phase && { phase }),
  };
}

/** The height at which the ground begins to react: half of its line is above the middle. */
export const groundTop = -groundRise;

/** Where a line may begin and end: a node of a drawing. */
export type GraphEnd = { readonly drawing: number; readonly node: number };

export type JoinAsked<Position> = {
  readonly kinds: readonly BoardPiece[];
  readonly drawsFirst?: true;
  /** The ends, by the names of their places. */
  readonly ends: ReadonlyMap<string, GraphEnd>;
  /** Whether all drawings have one ground, from which a line may lead to a node of any of them. */
  readonly isOneGround?: true;
  /**
   * The position with one more line in a drawing, to a new node if `to` is undefined; undefined if the line
   * cannot be drawn.
   */
  draw(drawing: number, from: number, to: number | undefined, sign: string): Position | undefined;
};

/** Lines join nodes of one drawing, or a node and the ground, if all drawings share it. */
export const joinOfEnds = <Position>({
  kinds,
  drawsFirst,
  ends,
  isOneGround,
  draw,
}: JoinAsked<Position>): BoardJoin<Position> => ({
  kinds,
  ends: [...ends.keys()],
  ...(drawsFirst && { drawsFirst }),
  draw(from, to, sign) {
    const start = ends.get(from);
    const end = to === undefined ? undefined : ends.get(to);
    if (!start || (to !== undefined && !end) || !kinds.some((kind) => kind.sign === sign)) return undefined;
    const isFromGround = isOneGround && start.node === GROUND;
    const isToGround = isOneGround && end?.node === GROUND;
    if (end && end.drawing !== start.drawing && !isFromGround && !isToGround) return undefined;
    return draw(end && isFromGround ? end.drawing : start.drawing, start.node, end?.node, sign);
  },
});

/**
 * An edit that makes its draft only when it is asked for. Most boards are only looked at, and making the
 * drafts of many lines would take several times as long as the picture.
 */
export function editTo<Position>(sign: string, says: string, make: () => Position): BoardEdit<Position> {
  let made: Position | undefined;
  return {
    sign,
    says,
    get to() {
      made ??= make();
      return made;
    },
  };
}

/**
 * All items but the present one, from the one after it, so that repeated clicks go through them in turn; all
 * of them if it is −1.
 */
export const behindOwn = <Item>(all: readonly Item[], own: number): readonly Item[] => [
  ...all.slice(own + 1),
  ...all.slice(0, Math.max(0, own)),
];

/** The sign of an edit that removes a line. */
const NOTHING = '.';

/** The edits of a line of one of these kinds: it becomes another kind, or it is cut. */
export function editsOfLine<Position>(
  kinds: readonly BoardPiece[],
  sign: string,
  recoloured: (sign: string) => Position,
  cut: () => Position,
): readonly BoardEdit<Position>[] {
  const others = behindOwn(
    kinds,
    kinds.findIndex((kind) => kind.sign === sign),
  );
  return [
    ...others.map((kind) => editTo(kind.sign, `make it ${kind.name}`, () => recoloured(kind.sign))),
    editTo(NOTHING, 'cut it', cut),
  ];
}

/**
 * The picture of what falls: its lines, discs about the nodes that disappear with them, and discs about
 * texts.
 */
export const fallOf = (
  cut: Form,
  falling: readonly { readonly name: string; readonly course: Form; readonly text?: BoardText | undefined }[],
  loose: readonly Spot[],
): BoardFall => ({
  line: cut,
  names: falling.map(({ name }) => name),
  forms: [
    ...falling.map(({ course }) => course),
    ...loose.map((spot) => disc(spot, dotRadius + 1)),
    ...falling.flatMap(({ text }) => (text ? [disc(text.at, 0.8 * text.size)] : [])),
  ],
});

/** The sizes of an arc's head. */
export type ArcHead = { readonly length: number; readonly half: number; readonly look: LookName };

/** The spot at this distance from one spot on the way to another. */
export function towards(from: Spot, to: Spot, far: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

/** The head of an arc, which begins at its tip and ends at `back`. */
export function headOfArc(tip: Spot, back: Spot, { length, half, look }: ArcHead): FigureShape {
  const [nx, ny] = [-(back.y - tip.y) / length, (back.x - tip.x) / length];
  const corners = [1, -1].flatMap((way) => [back.x + way * nx * half, back.y + way * ny * half]);
  return { look, form: { kind: 'polygon', points: [tip.x, tip.y, ...corners] } };
}

/** A curve with one control point. */
export const curveOf = (start: Spot, control: Spot, end: Spot): Form => ({
  kind: 'curve',
  line: [start.x, start.y, control.x, control.y, end.x, end.y],
});
