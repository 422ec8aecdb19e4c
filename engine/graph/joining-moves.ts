/**
 * Joint moves as they are gathered from a drawing or a file, made into rows. A name that occurs in a pair and
 * has no solo move is a move without a solo result. Moves of a vertex are in the order in which they were
 * first added. Cost: O(order + moves + pairs).
 */
import { printRational, type Rational } from '../numbers/rationals.ts';
import type { Mover } from './game-graph.ts';
import type { JointMoves, NamedMoves, PairRows } from './joint-moves.ts';

type Gathered = { readonly source: number; readonly name: number; target: number; gain: number };
type Pair = { readonly source: number; readonly left: number; readonly right: number } & {
  readonly target: number;
  readonly gain: number;
};

export type JoiningMoves = {
  /** Adds a solo move. A move that already has a solo result is left as it is. */
  move(player: Mover, source: number, name: string, target: number, gain?: Rational): void;
  pair(source: number, left: string, right: string, target: number, gain?: Rational): void;
  /** `scores` has what is written on a vertex, even if a player can move there. */
  finish(scores?: ReadonlyMap<number, Rational>): JointMoves;
};

export function beginJoiningMoves(order: number): JoiningMoves {
  const names = tableOf<string>((name) => name);
  const numbers = tableOf<Rational>(printRational);
  const gathered = { left: new Map<string, Gathered>(), right: new Map<string, Gathered>() };
  const pairs: Pair[] = [];
  const numberOf = (number: Rational | undefined): number => (number ? numbers.place(number) : -1);

  /** The move of that name, made where it is new. */
  function named(player: Mover, source: number, text: string): Gathered {
    const name = names.place(text);
    const key = `${source} ${name}`;
    const known = gathered[player].get(key);
    if (known) return known;
    const move = { source, name, target: -1, gain: -1 };
    gathered[player].set(key, move);
    return move;
  }

  return {
    move(player, source, name, target, gain) {
      const move = named(player, source, name);
      if (move.target >= 0) return;
      move.target = target;
      move.gain = numberOf(gain);
    },
    pair(source, left, right, target, gain) {
      const ends = { left: named('left', source, left).name, right: named('right', source, right).name };
      pairs.push({ source, ...ends, target, gain: numberOf(gain) });
    },
    finish(scores) {
      const left = movesInRows(order, gathered.left);
      const right = movesInRows(order, gathered.right);
      const isTerminal = (v: number): boolean =>
        [left, right].some(({ moves: { starts } }) => starts[v] === starts[v + 1]);
      const written = Int32Array.from({ length: order }, (_, v) =>
        isTerminal(v) ? numberOf(scores?.get(v)) : -1,
      );
      return {
        names: names.items,
        numbers: numbers.items,
        left: left.moves,
        right: right.moves,
        pairs: pairsInRows(order, pairs, left.places, right.places),
        scores: written,
      };
    },
  };
}

/** Each item once, by what it says. */
function tableOf<T>(says: (item: T) => string) {
  const items: T[] = [];
  const places = new Map<string, number>();
  const place = (item: T): number => {
    const known = places.get(says(item));
    if (known !== undefined) return known;
    places.set(says(item), items.length);
    return items.push(item) - 1;
  };
  return { items, place };
}

type Places = ReadonlyMap<string, number>;

function movesInRows(
  order: number,
  gathered: ReadonlyMap<string, Gathered>,
): { readonly moves: NamedMoves; readonly places: Places } {
  const sorted = inRows(order, [...gathered]);
  const column = (of: (move: Gathered) => number): readonly number[] =>
    sorted.items.map(([, move]) => of(move));
  return {
    moves: {
      starts: sorted.starts,
      names: Uint32Array.from(column(({ name }) => name)),
      targets: Int32Array.from(column(({ target }) => target)),
      gains: Int32Array.from(column(({ gain }) => gain)),
    },
    places: new Map(sorted.items.map(([key], place) => [key, place])),
  };
}

function pairsInRows(order: number, pairs: readonly Pair[], left: Places, right: Places): PairRows {
  const sorted = inRows(
    order,
    pairs.map((pair): readonly [string, Pair] => ['', pair]),
  );
  const all = sorted.items.map(([, pair]) => pair);
  return {
    starts: sorted.starts,
    left: Uint32Array.from(all, (pair) => left.get(`${pair.source} ${pair.left}`) ?? 0),
    right: Uint32Array.from(all, (pair) => right.get(`${pair.source} ${pair.right}`) ?? 0),
    targets: Uint32Array.from(all, ({ target }) => target),
    gains: Int32Array.from(all, ({ gain }) => gain),
  };
}

/** By their source, those of one source in the order they came in. */
function inRows<T extends readonly [string, { readonly source: number }]>(
  order: number,
  items: readonly T[],
) {
  const starts = new Uint32Array(order + 1);
  for (const [, { source }] of items) starts[source + 1]++;
  for (let v = 0; v < order; v++) starts[v + 1] += starts[v];
  return { starts, items: items.toSorted(([, a], [, b]) => a.source - b.source) };
}
