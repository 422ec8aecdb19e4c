/**
 * The positions behind the walls of a value, and of a vertex. Walls are those of the canonical form; the
 * lines of play behind those of a vertex go through the drawing. Where play in it ends, drawn options attain
 * every piece of every wall, those of numbers and those below t = 0 included, although some may be dominated
 * or reversible. Where play may come round again, an option that attains a wall may lead back to the vertex;
 * then the line continues in the canonical form, and says so.
 */
import { optionsOfMover } from '../../../explain/by-play.ts';
import { type Components, stronglyConnectedComponents } from '../../../graph/components.ts';
import type { GameGraph, Mover } from '../../../graph/game-graph.ts';
import type { Stopper } from '../../../values/stopper.ts';
import { followersOfForm } from '../store/followers.ts';
import { formOfOptions } from '../store/form.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { exactStops } from './heat.ts';
import { numberInStore, type Thermograph, thermographsOf } from './thermograph.ts';
import { type WallArena, type WallPiece, type WallStep, wallPieces } from './where-walls-come-from.ts';

/** A position on a line: its value in the store, and the vertex where it is drawn. */
type Place = { readonly id: number; readonly vertex: number | undefined };

/** A position on a line, as the answer describes it. */
export type ToldPlace = {
  /** Undefined of a position that is not drawn, but one of a canonical form. */
  readonly vertex: number | undefined;
  /** Its value, unless that is too long for a sentence. */
  readonly value: Stopper | undefined;
  /** The number of positions of its canonical form. */
  readonly positions: number;
};

export type ToldPiece = WallPiece<ToldPlace>;

/** A thermograph with the pieces of its walls. */
export type ExplainedThermograph = {
  readonly thermograph: Thermograph;
  readonly pieces: readonly ToldPiece[];
};

/** Longer forms are described by their size alone. */
const mostTold = 24;

/**
 * Where the walls of a loopfree value come from, by its canonical options. Undefined where numbers are not
 * exact.
 */
export function wallsOfValue(store: Store, value: number): ExplainedThermograph | undefined {
  const thermographAt = thermographsIn(store, value);
  if (!thermographAt) return undefined;
  const pieces = wallPieces(formArena(store, thermographAt), { id: value, vertex: undefined });
  return pieces && told(store, thermographAt(value), pieces);
}

/** Vertices with their values: an id of the store, negative where that is loopy or unknown. */
export type VerticesOfValues = {
  readonly graph: GameGraph;
  readonly store: Store;
  worthOf(vertex: number): number;
};

/**
 * Where the walls of a vertex with a loopfree value come from, by what is drawn. Undefined where numbers are
 * not exact.
 */
export function wallsOfVertex(drawn: VerticesOfValues, vertex: number): ExplainedThermograph | undefined {
  const { store, worthOf } = drawn;
  const thermographAt = thermographsIn(store, worthOf(vertex));
  if (!thermographAt) return undefined;
  const pieces = wallPieces(drawnArena(drawn, thermographAt), { id: worthOf(vertex), vertex });
  return pieces && told(store, thermographAt(worthOf(vertex)), pieces);
}

/** Undefined if numbers are not exact in those of this value. */
function thermographsIn(store: Store, value: number): ((id: number) => Thermograph) | undefined {
  if (!exactStops(store, value) || !thermographsOf(store, value)?.get(value)) return undefined;
  return (id) => thermographsOf(store, id)?.get(id) ?? spoilt;
}

/** In place of a thermograph whose numbers are not exact: it agrees with none. */
const spoilt: Thermograph = {
  left: [Number.NaN, -1],
  right: [Number.NaN, -1],
  mean: Number.NaN,
  temperature: Number.POSITIVE_INFINITY,
};

const keyOf = ({ id, vertex }: Place): string => `${vertex ?? 'form'} ${id}`;

function formArena(store: Store, thermographAt: (id: number) => Thermograph): WallArena<Place> {
  return {
    thermographAt: ({ id }) => thermographAt(id),
    optionsOf: ({ id }, mover) => formOptions(store, id, mover),
    mayReturn: () => false,
    formOf: () => undefined,
    keyOf,
  };
}

const formOptions = (store: Store, id: number, mover: Mover): readonly Place[] =>
  Array.from((mover === 'left' ? leftOptions : rightOptions)(store, id), (option) => ({
    id: option,
    vertex: undefined,
  }));

function drawnArena(drawn: VerticesOfValues, thermographAt: (id: number) => Thermograph): WallArena<Place> {
  const { graph, store, worthOf } = drawn;
  let components: Components | undefined;
  return {
    thermographAt: ({ id }) => thermographAt(id),
    optionsOf({ id, vertex }, mover) {
      if (vertex === undefined) return formOptions(store, id, mover);
      // Options with loopy values have no walls.
      return optionsOfMover(graph, vertex, mover).flatMap((option) =>
        worthOf(option) < 0 ? [] : { id: worthOf(option), vertex: option },
      );
    },
    mayReturn({ vertex: from }, { vertex: to }) {
      if (from === undefined || to === undefined) return false;
      components ??= stronglyConnectedComponents(graph.left, graph.right);
      return components.of[from] === components.of[to];
    },
    formOf: ({ id, vertex }) => (vertex === undefined ? undefined : { id, vertex: undefined }),
    keyOf,
  };
}

/** The pieces with their positions as data. */
function told(
  store: Store,
  thermograph: Thermograph,
  pieces: readonly WallPiece<Place>[],
): ExplainedThermograph {
  const places = new Map<string, ToldPlace>();
  const place = (at: Place): ToldPlace => {
    const known = places.get(keyOf(at)) ?? toldPlace(store, at);
    places.set(keyOf(at), known);
    return known;
  };
  const step = (of: WallStep<Place>): WallStep<ToldPlace> => {
    if (of.kind === 'form') return { kind: 'form', of: place(of.of) };
    const [first, ...others] = of.options;
    return { ...of, options: [place(first), ...others.map(place)] };
  };
  return {
    thermograph,
    pieces: pieces.map((piece) => ({ ...piece, line: piece.line.map(step), end: place(piece.end) })),
  };
}

function toldPlace(store: Store, { id, vertex }: Place): ToldPlace {
  const positions = followersOfForm(store, [id]).length;
  const isShort = positions <= mostTold || numberInStore(store, id) !== undefined;
  const value: Stopper | undefined = isShort
    ? { kind: 'stopper', canonical: formOfOptions(store, id) }
    : undefined;
  return { vertex, value, positions };
}
