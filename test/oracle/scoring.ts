/**
 * Scoring games by their definitions alone, on trees of plain objects: sums are written out, stops are found
 * by play, and the order is found from sums. Slow, and shares no code with the engine. Scores are whole
 * numbers here.
 */

export type Side = number | readonly Game[];
export type Game = { readonly left: Side; readonly right: Side };

const isScore = (side: Side): side is number => typeof side === 'number';
const options = (side: Side): readonly Game[] => (isScore(side) ? [] : side);

export const number = (score: number): Game => ({ left: score, right: score });

/** n̂ for n ≥ 0, −n̂ below. */
export function waiting(n: number): Game {
  if (n === 0) return number(0);
  return n > 0 ? { left: [waiting(n - 1)], right: 0 } : { left: 0, right: [waiting(n + 1)] };
}

export function sum(g: Game, h: Game): Game {
  const side = (of: 'left' | 'right'): Side => {
    const [x, y] = [g[of], h[of]];
    if (isScore(x) && isScore(y)) return x + y;
    return [...options(x).map((option) => sum(option, h)), ...options(y).map((option) => sum(g, option))];
  };
  return { left: side('left'), right: side('right') };
}

export const leftStop = ({ left }: Game): number => (isScore(left) ? left : Math.max(...left.map(rightStop)));
export const rightStop = ({ right }: Game): number =>
  isScore(right) ? right : Math.min(...right.map(leftStop));

export const birthday = ({ left, right }: Game): number =>
  Math.max(-1, ...[...options(left), ...options(right)].map(birthday)) + 1;

export const atoms = ({ left, right }: Game): readonly number[] =>
  [left, right].flatMap((side) => (isScore(side) ? [side] : side.flatMap(atoms)));

export function isGuaranteed({ left, right }: Game): boolean {
  if (![...options(left), ...options(right)].every(isGuaranteed)) return false;
  if (isScore(left) && isScore(right)) return left <= right;
  if (isScore(left))
    return options(right)
      .flatMap(atoms)
      .every((atom) => left <= atom);
  return (
    !isScore(right) ||
    options(left)
      .flatMap(atoms)
      .every((atom) => atom <= right)
  );
}

export function conjugateOf({ left, right }: Game): Game {
  const side = (of: Side): Side => (isScore(of) ? 0 - of : of.map(conjugateOf));
  return { left: side(right), right: side(left) };
}

/** Nodes of the tree. */
export const nodesOf = ({ left, right }: Game): number =>
  [...options(left), ...options(right)].reduce((count, option) => count + nodesOf(option), 1);

/** The same text for the same sets of sets. */
export function keyOf({ left, right }: Game): string {
  const side = (of: Side): string =>
    isScore(of) ? `^${of}` : [...new Set(of.map(keyOf))].toSorted((a, b) => (a < b ? -1 : 1)).join();
  return `<${side(left)}|${side(right)}>`;
}

/** Whether H does better than G beside X, with either player to begin. */
export const tellsApart = (g: Game, h: Game, x: Game): boolean =>
  leftStop(sum(g, x)) < leftStop(sum(h, x)) || rightStop(sum(g, x)) < rightStop(sum(h, x));
