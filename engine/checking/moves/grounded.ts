/**
 * Moves on drawings on the ground, made by hand on their texts: edges are words such as "0-1:b", and what
 * falls is found by taking words away that hang on nothing until none is left.
 */
import { forBoth, type HandRules } from './hand-rules.ts';
import { countFrom, drawingsOf, stalkOfTwo, stalkWords } from './notations.ts';

const wordsOf = (part: string): readonly string[] => (part === '0' ? [] : part.split(' '));
const textOf = (words: readonly string[]): string => (words.length === 0 ? '0' : words.join(' '));
const endsOf = (word: string): readonly string[] => word.split(':')[0].split('-');

/** The words that nothing joins to 0 are gone. */
function standing(words: readonly string[]): readonly string[] {
  const ends = words.map(endsOf);
  const held = new Set(['0']);
  for (let before = 0; before < held.size; ) {
    before = held.size;
    for (const both of ends) if (both.some((end) => held.has(end))) for (const end of both) held.add(end);
  }
  return words.filter((_, i) => ends[i].some((end) => held.has(end)));
}

/** The order of edges does not matter. */
const sortedText = (text: string): string => {
  const [edges, ...turn] = text.split(' !');
  const parts = edges.split(' + ').map((part) => wordsOf(part).toSorted());
  return parts.map(textOf).join(' + ') + (turn.length > 0 ? ' !' : '');
};

/** All texts with one drawing of them changed in one of these ways. */
const inOneDrawing = (
  text: string,
  ways: (words: readonly string[]) => readonly string[],
): readonly string[] => {
  const parts = text.split(' + ');
  return parts.flatMap((part, i) =>
    ways(wordsOf(part)).map((after) => {
      const [edges, ...turn] = after.split(' !');
      return parts.with(i, edges).join(' + ') + (turn.length > 0 ? ' !' : '');
    }),
  );
};

const cuts = (text: string, signs: readonly string[]): readonly string[] =>
  inOneDrawing(text, (words) =>
    words.flatMap((word, i) =>
      signs.some((sign) => word.endsWith(sign)) ? [textOf(standing(words.toSpliced(i, 1)))] : [],
    ),
  );

const hackenbush: HandRules = {
  notation: drawingsOf('\\d+-\\d+:[brg]'),
  families: {
    flower: {
      numbers: { p: 0, q: 0 },
      write: (p, q) =>
        [
          '0-1:g',
          ...countFrom(2, p + 1).map((i) => `1-${i}:b`),
          ...countFrom(p + 2, p + q + 1).map((i) => `1-${i}:r`),
        ].join(' '),
    },
    string: stalkOfTwo('br'),
    'blue-red-words': stalkWords('br'),
    words: stalkWords('brg'),
  },
  merged: sortedText,
  moves: (text) => ({ left: cuts(text, ['b', 'g']), right: cuts(text, ['r', 'g']) }),
};

const isAgain = (text: string): boolean => text.endsWith(' !');

const greenLime: HandRules = {
  notation: drawingsOf('\\d+-\\d+:[gl]'),
  families: { stalk: stalkOfTwo('lg'), words: stalkWords('gl') },
  merged: sortedText,
  isEntailing: isAgain,
  moves(text) {
    if (isAgain(text)) return forBoth([text.replace(' !', '')]);
    const limes = (words: readonly string[]): number => words.filter((word) => word.endsWith('l')).length;
    const cut = inOneDrawing(text, (words) =>
      words.map((word, i) => {
        const left = standing(words.toSpliced(i, 1));
        return textOf(left) + (word.endsWith('g') && limes(left) < limes(words) ? ' !' : '');
      }),
    );
    const exchanged = inOneDrawing(text, (words) =>
      words.flatMap((lime, i) =>
        words.flatMap((green, j) => {
          const meet = endsOf(lime).some((end) => endsOf(green).includes(end));
          if (!lime.endsWith('l') || !green.endsWith('g') || !meet) return [];
          return [textOf(words.with(i, lime.replace('l', 'g')).with(j, green.replace('g', 'l')))];
        }),
      ),
    );
    return forBoth([...cut, ...exchanged]);
  },
};

/** Coins of boxes by their rows and columns; everything outside is the ground. */
function boxes(rows: number, columns: number): string {
  const coin = (y: number, x: number): number =>
    y >= 1 && y <= rows && x >= 1 && x <= columns ? (y - 1) * columns + x : 0;
  const string = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;
  return countFrom(0, rows)
    .flatMap((y) => [
      ...countFrom(1, columns).map((x) => string(coin(y, x), coin(y + 1, x))),
      ...(y < rows ? countFrom(0, columns).map((x) => string(coin(y + 1, x), coin(y + 1, x + 1))) : []),
    ])
    .join(' ');
}

/** Coins one after the other; the first is joined to the ground. */
const coinsInARow = (coins: number): readonly string[] => countFrom(0, coins - 1).map((i) => `${i}-${i + 1}`);

const nimstring: HandRules = {
  notation: drawingsOf('\\d+-\\d+'),
  families: {
    chain: { numbers: { n: 1 }, write: (n) => [...coinsInARow(n), `0-${n}`].join(' ') },
    'open-chain': { numbers: { n: 1 }, write: (n) => coinsInARow(n).join(' ') },
    loop: { numbers: { n: 2 }, write: (n) => [...coinsInARow(n).slice(1), `1-${n}`].join(' ') },
    coin: {
      numbers: { k: 1 },
      write: (k) =>
        countFrom(1, k)
          .map(() => '0-1')
          .join(' '),
    },
    boxes: { numbers: { r: 1, c: 1 }, write: boxes },
  },
  merged: sortedText,
  isEntailing: isAgain,
  moves(text) {
    if (isAgain(text)) return forBoth([text.replace(' !', '')]);
    const coins = (words: readonly string[]): number => new Set(['0', ...words.flatMap(endsOf)]).size;
    return forBoth(
      inOneDrawing(text, (words) =>
        words.map((_, i) => {
          const left = words.toSpliced(i, 1);
          return textOf(left) + (coins(left) < coins(words) ? ' !' : '');
        }),
      ),
    );
  },
};

/** By the ruleset's id. */
export const groundedRules: Readonly<Record<string, HandRules>> = {
  hackenbush,
  'green-lime-hackenbush': greenLime,
  nimstring,
};
