/**
 * Merges equal positions of a typed game, so that a subgame that was written twice exists once. First, from
 * the sinks upwards, positions that lead to no loops but passes are merged by their options; then the rest,
 * on and above longer loops, by splitting classes until the members of each agree. Linear for the first part;
 * rounds times moves for the second, and a typed text has few loops.
 */
import { type Tables, type TypedGame, tablesOf } from './tables.ts';

/** The game with equal positions merged, but none of the first `named`, which have names. */
export function merged(game: TypedGame, named = 0): TypedGame {
  const tables = tablesOf(game);
  const classes = new Array<number>(game.count).fill(-1);
  const parents: number[][] = Array.from({ length: game.count }, () => []);
  const missing = tables.left.map((left, v) => left.length + tables.right[v].length);
  for (const lists of [tables.left, tables.right]) {
    for (const [v, options] of lists.entries()) for (const option of options) parents[option].push(v);
  }
  const known = new Map<string, number>();
  const ready = missing.flatMap((count, v) => (count === 0 ? [v] : []));
  for (let v = ready.pop(); v !== undefined; v = ready.pop()) {
    const key = keyOf(tables, v, classes, named);
    classes[v] = known.get(key) ?? known.size;
    known.set(key, classes[v]);
    for (const parent of parents[v]) {
      missing[parent]--;
      if (missing[parent] === 0) ready.push(parent);
    }
  }
  splitRest(tables, classes, known.size, named);
  return quotient(game, classes);
}

/**
 * A key of the classes of its options and of its name; a pass differs from a move to another position of the
 * same class.
 */
function keyOf(tables: Tables, v: number, classes: readonly number[], named: number): string {
  const side = (options: readonly number[]): string =>
    [...new Set(options.map((option) => classes[option]))].sort((a, b) => a - b).join(',');
  return `${side(tables.left[v])} ${tables.leftPasses[v]} ${side(tables.right[v])} ${tables.rightPasses[v]}${v < named ? ` ${v}` : ''}`;
}

/**
 * Numbers classes from `first` on for the remaining positions: all start in one class, which is split by
 * their options.
 */
function splitRest(tables: Tables, classes: number[], first: number, named: number): void {
  const rest = classes.flatMap((known, v) => (known === -1 ? [v] : []));
  for (const v of rest) classes[v] = first;
  for (let count = Math.min(1, rest.length), before = 0; count > before; ) {
    before = count;
    const split = new Map<string, number>();
    const next = rest.map((v) => {
      const key = `${classes[v]} ${keyOf(tables, v, classes, named)}`;
      const found = split.get(key) ?? first + split.size;
      split.set(key, found);
      return found;
    });
    for (const [i, v] of rest.entries()) classes[v] = next[i];
    count = split.size;
  }
}

/** One position for each class, numbered in the order of the game, so that the start stays the first. */
function quotient(game: TypedGame, classes: readonly number[]): TypedGame {
  const numbers = new Map<number, number>();
  for (const name of classes) if (!numbers.has(name)) numbers.set(name, numbers.size);
  const pairs = (side: readonly number[]): readonly number[] => {
    const met = new Map<number, readonly [number, number]>();
    for (let i = 0; i < side.length; i += 2) {
      const from = numbers.get(classes[side[i]])!;
      const to = numbers.get(classes[side[i + 1]])!;
      met.set(from * numbers.size + to, [from, to]);
    }
    return [...met.values()].flat();
  };
  return { count: numbers.size, left: pairs(game.left), right: pairs(game.right), start: 0 };
}
