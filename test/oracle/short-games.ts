/**
 * Short games as nested lists of options, by their definitions alone: nothing is simplified, and two games
 * are compared by play. Small games only, since sums and products grow with every option.
 */

export type ShortGame = { readonly left: readonly ShortGame[]; readonly right: readonly ShortGame[] };

export const zero: ShortGame = { left: [], right: [] };
export const star = (n: number): ShortGame => {
  const smaller = Array.from({ length: n }, (_, m) => star(m));
  return { left: smaller, right: smaller };
};
export const integer = (n: number): ShortGame =>
  n === 0 ? zero : n > 0 ? { left: [integer(n - 1)], right: [] } : { left: [], right: [integer(n + 1)] };
export const up: ShortGame = { left: [zero], right: [star(1)] };

const negatives = new WeakMap<ShortGame, ShortGame>();

export function negative(g: ShortGame): ShortGame {
  const known = negatives.get(g);
  if (known) return known;
  const made = { left: g.right.map(negative), right: g.left.map(negative) };
  negatives.set(g, made);
  negatives.set(made, g);
  return made;
}

const order = new WeakMap<ShortGame, WeakMap<ShortGame, boolean>>();

/** g ≤ h: no Left option of g is ≥ h, and no Right option of h is ≤ g. */
export function atMost(g: ShortGame, h: ShortGame): boolean {
  const known = order.get(g)?.get(h);
  if (known !== undefined) return known;
  const found = !g.left.some((option) => atMost(h, option)) && !h.right.some((option) => atMost(option, g));
  if (!order.has(g)) order.set(g, new WeakMap());
  order.get(g)?.set(h, found);
  return found;
}

export const areEqual = (g: ShortGame, h: ShortGame): boolean => atMost(g, h) && atMost(h, g);

const sums = new WeakMap<ShortGame, WeakMap<ShortGame, ShortGame>>();

export function sum(g: ShortGame, h: ShortGame): ShortGame {
  const known = sums.get(g)?.get(h);
  if (known) return known;
  const made = {
    left: [...g.left.map((option) => sum(option, h)), ...h.left.map((option) => sum(g, option))],
    right: [...g.right.map((option) => sum(option, h)), ...h.right.map((option) => sum(g, option))],
  };
  if (!sums.has(g)) sums.set(g, new WeakMap());
  sums.get(g)?.set(h, made);
  return made;
}

export const difference = (g: ShortGame, h: ShortGame): ShortGame => sum(g, negative(h));

/** {Gᴸ, G:Hᴸ | Gᴿ, G:Hᴿ}. */
export const ordinalSum = (g: ShortGame, h: ShortGame): ShortGame => ({
  left: [...g.left, ...h.left.map((option) => ordinalSum(g, option))],
  right: [...g.right, ...h.right.map((option) => ordinalSum(g, option))],
});

/** The integer that a game is as it is written, n = {n − 1 | }; undefined for any other form. */
function writtenInteger({ left, right }: ShortGame): number | undefined {
  if (left.length + right.length === 0) return 0;
  if (left.length + right.length > 1) return undefined;
  const before = writtenInteger(left[0] ?? right[0]);
  if (before === undefined) return undefined;
  const n = left.length === 1 ? before + 1 : before - 1;
  return Math.abs(n) > Math.abs(before) ? n : undefined;
}

/**
 * Norton’s product with ↑: the incentives of ↑ are ↓ and ↑∗, so that a move in G moves by ↑ + ↓ = 0 or ↑ +
 * ↑∗.
 */
export function timesUp(g: ShortGame): ShortGame {
  const n = writtenInteger(g);
  if (n !== undefined) {
    let product = zero;
    for (let i = 0; i < Math.abs(n); i++) product = sum(product, n > 0 ? up : negative(up));
    return product;
  }
  const gain = sum(sum(up, up), star(1));
  return {
    left: g.left.flatMap((option) => [timesUp(option), sum(timesUp(option), gain)]),
    right: g.right.flatMap((option) => [timesUp(option), difference(timesUp(option), gain)]),
  };
}

/** Reads a form as the vectors have it: braces with one bar, integers, fractions, *, *n, ^ and v. */
export function shortGame(text: string): ShortGame {
  let at = 0;
  const game = (): ShortGame => {
    if (text[at] !== '{') {
      const [word] = /^(?:-?\d+(?:\/\d+)?|\*\d*|\^|v)/.exec(text.slice(at)) ?? [];
      if (word === undefined) throw new Error(`no game at ${at} of ${text}`);
      at += word.length;
      if (word === '^') return up;
      if (word === 'v') return negative(up);
      if (word.startsWith('*')) return star(word === '*' ? 1 : Number(word.slice(1)));
      return fraction(word);
    }
    at++;
    const left = options('|');
    return { left, right: options('}') };
  };
  const options = (end: string): readonly ShortGame[] => {
    const found: ShortGame[] = [];
    while (text[at] !== end) {
      if (text[at] === ',') at++;
      found.push(game());
    }
    at++;
    return found;
  };
  return game();
}

/** The simplest number: n, or m/2^k between its neighbours of the same denominator. */
function fraction(word: string): ShortGame {
  const [numerator, denominator = 1] = word.split('/').map(Number);
  if (denominator === 1 || numerator % 2 === 0) return integer(numerator / denominator);
  const beside = (by: number): ShortGame => {
    let [n, d] = [numerator + by, denominator];
    while (n % 2 === 0 && d > 1) [n, d] = [n / 2, d / 2];
    return fraction(`${n}/${d}`);
  };
  return { left: [beside(-1)], right: [beside(1)] };
}
