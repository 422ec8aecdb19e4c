/**
 * Stones on the nodes of graphs, by hand on the letters of a text: `..B.R`, `.B/.R`, `@..B`, `0-1,1-2:..B`.
 * What a move is in NoGo, Snort, Cutthroat and Col is looked up in all groups of the board after it, and who
 * is next to whom in all pairs of nodes. It shares nothing with the rest of the engine.
 */
import { forBoth, type HandRules } from './hand-rules.ts';
import { freeRows } from './notations.ts';

/** The pairs of nodes that an edge joins, and the text with other letters. */
export type JoinedLetters = {
  readonly letters: string;
  readonly pairs: readonly (readonly [number, number])[];
  withLetters(letters: string): string;
};

export function joinedBy(text: string): JoinedLetters {
  if (text.startsWith('@')) {
    const letters = text.slice(1);
    const pairs = [...letters].map((_, i) => [i, (i + 1) % letters.length] as const);
    return { letters, pairs, withLetters: (other) => `@${other}` };
  }
  if (text.includes(':')) {
    const [edges, letters] = text.split(':');
    const pairs = edges.split(',').flatMap((edge) => {
      const [a, b] = edge.split('-').map(Number);
      return edge === '' ? [] : [[a, b] as const];
    });
    return { letters, pairs, withLetters: (other) => `${edges}:${other}` };
  }
  const width = text.split('/')[0].length;
  const letters = text.replaceAll('/', '');
  const pairs = [...letters].flatMap((_, i) => [
    ...((i + 1) % width > 0 ? [[i, i + 1] as const] : []),
    ...(i + width < letters.length ? [[i, i + width] as const] : []),
  ]);
  return {
    letters,
    pairs,
    withLetters: (other) => other.replace(new RegExp(`(.{${width}})(?!$)`, 'g'), '$1/'),
  };
}

type Pairs = JoinedLetters['pairs'];

const isNext = (pairs: Pairs, a: number, b: number): boolean =>
  pairs.some(([c, d]) => (a === c && b === d) || (a === d && b === c));

/** Sets of nodes, each grown from one of them as long as there is another that goes with it. */
function grown(letters: string, goesWith: (a: number, b: number) => boolean): readonly (readonly number[])[] {
  const left = new Set([...letters].flatMap((letter, i) => (/[BR]/.test(letter) ? [i] : [])));
  const sets: number[][] = [];
  for (const first of left) {
    const set = [first];
    left.delete(first);
    for (const a of set)
      for (const b of left)
        if (goesWith(a, b)) {
          set.push(b);
          left.delete(b);
        }
    sets.push(set);
  }
  return sets;
}

export const hasLiberties = (letters: string, pairs: Pairs): boolean =>
  grown(letters, (a, b) => letters[a] === letters[b] && isNext(pairs, a, b)).every((group) =>
    group.some((a) => [...letters].some((letter, b) => letter === '.' && isNext(pairs, a, b))),
  );

const isMonochrome = (letters: string, set: readonly number[]): boolean =>
  new Set(set.map((node) => letters[node])).size === 1;

/** Every component of one colour is deleted. */
export function fallen(letters: string, pairs: Pairs): string {
  const gone = grown(letters, (a, b) => isNext(pairs, a, b))
    .filter((set) => isMonochrome(letters, set))
    .flat();
  return [...letters].map((letter, i) => (gone.includes(i) ? '-' : letter)).join('');
}

/** A game: what each move leaves, and on what it begins after another. */
export type ByLetters = {
  options(letters: string, pairs: Pairs): readonly string[];
  begins?(letters: string, pairs: Pairs): string;
};

const coloured = (letters: string): readonly string[] =>
  [...letters].flatMap((letter, i) =>
    letter === '.' ? ['B', 'R'].map((colour) => letters.slice(0, i) + colour + letters.slice(i + 1)) : [],
  );

const noTwo = (letters: string, pairs: Pairs, wrong: readonly string[]): boolean =>
  pairs.every(([a, b]) => !wrong.includes(letters[a] + letters[b]));

export const noGoByLetters: ByLetters = {
  options: (letters, pairs) => coloured(letters).filter((after) => hasLiberties(after, pairs)),
};

export const snortByLetters: ByLetters = {
  options: (letters, pairs) => coloured(letters).filter((after) => noTwo(after, pairs, ['BR', 'RB'])),
};

export const colByLetters: ByLetters = {
  options: (letters, pairs) => coloured(letters).filter((after) => noTwo(after, pairs, ['BB', 'RR'])),
};

export const cutthroatByLetters: ByLetters = {
  options: (letters, pairs) =>
    [...letters].flatMap((letter, i) =>
      letter === '-' ? [] : [fallen(`${letters.slice(0, i)}-${letters.slice(i + 1)}`, pairs)],
    ),
  begins: (letters, pairs) => fallen(letters.replaceAll('.', '-'), pairs),
};

/**
 * F ▷ H: once neither player can move in F, the board that the last move left is the one on which H begins.
 */
export function conjoinedByLetters(first: ByLetters, second: ByLetters) {
  const begun = (letters: string, pairs: Pairs): string =>
    first.options(letters, pairs).length > 0 ? letters : (second.begins?.(letters, pairs) ?? letters);
  const known = new Map<string, readonly string[]>();
  return {
    /** The text as it is played: where F is over, H has begun. */
    played(text: string): string {
      const { letters, pairs, withLetters } = joinedBy(text);
      return withLetters(begun(letters, pairs));
    },
    options(text: string): readonly string[] {
      const before = known.get(text);
      if (before) return before;
      const { letters, pairs, withLetters } = joinedBy(text);
      const now = begun(letters, pairs);
      const moves = first.options(now, pairs);
      const ends = moves.length > 0 ? moves.map((after) => begun(after, pairs)) : second.options(now, pairs);
      known.set(text, ends.map(withLetters));
      return ends.map(withLetters);
    },
  };
}

/**
 * The nim value of a position, as the least number that is not the nim value of an option; it is found for
 * everything that can follow.
 */
export function nimberByHand(options: (text: string) => readonly string[], text: string): number {
  const known = new Map<string, number>();
  const waiting = [text];
  while (waiting.length > 0) {
    const at = waiting[waiting.length - 1];
    const found = options(at);
    const unknown = found.filter((option) => !known.has(option));
    if (unknown.length > 0) {
      waiting.push(...unknown);
      continue;
    }
    const values = new Set(found.map((option) => known.get(option)));
    let least = 0;
    while (values.has(least)) least++;
    known.set(at, least);
    waiting.pop();
  }
  return known.get(text) ?? 0;
}

/**
 * One text for all that are the same but for swapped colours and for a renumbering that keeps all edges,
 * found among all of them.
 */
function mergedByHand(text: string): string {
  const before = merged.get(text);
  if (before !== undefined) return before;
  const { letters, pairs, withLetters } = joinedBy(text);
  const swapped = letters.replace(/[BR]/g, (letter) => (letter === 'B' ? 'R' : 'B'));
  const same = [letters, swapped].flatMap((each) =>
    renumberings(letters.length, pairs).map((to) => to.map((i) => each[i]).join('')),
  );
  const [one] = same.map(withLetters).toSorted((a, b) => (a < b ? -1 : 1));
  merged.set(text, one);
  return one;
}

const merged = new Map<string, string>();
const found = new Map<string, readonly (readonly number[])[]>();

/**
 * Every order of the nodes in which the same places are joined. Nodes are added one by one, as long as they
 * fit.
 */
function renumberings(count: number, pairs: Pairs): readonly (readonly number[])[] {
  const key = `${count} ${pairs.join(' ')}`;
  const before = found.get(key);
  if (before) return before;
  let orders: readonly (readonly number[])[] = [[]];
  for (let place = 0; place < count; place++)
    orders = orders.flatMap((order) =>
      Array.from({ length: count }, (_, node) => [...order, node]).filter(
        (longer) =>
          new Set(longer).size === longer.length &&
          order.every((node, i) => isNext(pairs, i, place) === isNext(pairs, node, longer[place])),
      ),
    );
  found.set(key, orders);
  return orders;
}

const conjoinedRules = ({ options, played }: ReturnType<typeof conjoinedByLetters>): HandRules => ({
  notation: /^(@?[.BR-]+(\/[.BR-]+)*|[\d,-]*:[.BR-]+)$/,
  families: {
    path: { numbers: { n: 1 }, write: '.^n' },
    cycle: { numbers: { n: 3 }, write: '@.^n' },
    grid: { numbers: { r: 2, c: 1 }, write: freeRows },
  },
  moves: (text) => forBoth(options(text)),
  merged: (text) => mergedByHand(played(text)),
});

/** By the ruleset's id. */
export const nodeRules: Readonly<Record<string, HandRules>> = {
  'go-cut': conjoinedRules(conjoinedByLetters(noGoByLetters, cutthroatByLetters)),
  'sno-go': conjoinedRules(conjoinedByLetters(snortByLetters, noGoByLetters)),
};
