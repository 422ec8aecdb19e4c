/**
 * The families that rulesets call by a name, written out once more: as a pattern, or from their numbers. Every family of every ruleset stands
 * here, so that no table's positions are taken on trust. Long because it is one register, a family after the other.
 */
import { jointFamilies } from './joint-families.ts';
import type { NamedFamily } from './named-family.ts';

const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const rectangle: NamedFamily['write'] = (rows, columns) =>
  count(1, rows)
    .map(() => '.'.repeat(columns))
    .join('/');

const checkerboard =
  (letters: string): NamedFamily['write'] =>
  (rows, columns) =>
    count(1, rows)
      .map((y) =>
        count(1, columns)
          .map((x) => letters[(x + y) % 2])
          .join(''),
      )
      .join('/');

/** Edges one on the other from the ground. */
const grounded = (colours: string): string =>
  [...colours].map((sign, i) => `${i}-${i + 1}:${sign}`).join(' ');

/** Word number w of n letters, as a dictionary has them. */
function word(letters: string, n: number, w: number): string {
  const places = count(1, n).map((place) => letters.length ** (n - place));
  return places.map((worth) => letters[Math.floor(w / worth) % letters.length]).join('');
}

const groundedWords = (letters: string): NamedFamily => ({
  numbers: { n: 1, w: 0 },
  write: (n, w) => grounded(word(letters, n, w)),
  greatest: { w: (n) => letters.length ** n - 1 },
});

/** The digits in base two behind the first. */
const digits = (n: number): readonly string[] => [...n.toString(2).slice(1)];

const cordon =
  (colour: string): NamedFamily['write'] =>
  (w) =>
    colour +
    digits(w)
      .map((digit) => (digit === '1' ? `(${colour})${colour}` : colour))
      .join('');

/** Dark squares stand beside the light one in the top left corner. */
const darkSquares = (height: number, width: number): readonly string[] =>
  count(0, height - 1).flatMap((y) =>
    count(0, width - 1).flatMap((x) => ((x + y) % 2 === 1 ? [`${y},${x}`] : [])),
  );

/** Ranks with the geese and the fox on squares that are named by rank and place. */
const foxBoard = (height: number, width: number, geese: readonly string[], fox: string): string =>
  count(0, height - 1)
    .map((y) =>
      count(0, width - 1)
        .map((x) => (geese.includes(`${y},${x}`) ? 'G' : fox === `${y},${x}` ? 'F' : '.'))
        .join(''),
    )
    .join('/');

const topGeese = (width: number): readonly string[] => darkSquares(1, width);
const criticalGeese = ['0,3', '1,2', '1,4', '1,6'];

/** The dark squares without geese, those of the bottom rank alone if asked. */
const freeBelow = (height: number, width: number, geese: readonly string[], bottom = false) =>
  darkSquares(height, width).filter(
    (square) => !geese.includes(square) && (!bottom || square.startsWith(`${height - 1},`)),
  );

/** What a hare and hounds have at the right end of a board; ~ is room for pairs of columns. */
const rightEnds = [
  '-~.H...-/~..H.R../-~..H..-',
  '-~.H.....-/~....H..../-~....HR.-',
  '-~..HR...-/~..H.H..../-~.......-',
  '-~H...HR...-/~......H..../-~.........-',
];

/** Coins of boxes by their rows and columns; what lies outside is the ground. */
function boxes(rows: number, columns: number): string {
  const coin = (y: number, x: number): number =>
    y >= 1 && y <= rows && x >= 1 && x <= columns ? (y - 1) * columns + x : 0;
  const string = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;
  return count(0, rows)
    .flatMap((y) => [
      ...count(1, columns).map((x) => string(coin(y, x), coin(y + 1, x))),
      ...(y < rows ? count(0, columns).map((x) => string(coin(y + 1, x), coin(y + 1, x + 1))) : []),
    ])
    .join(' ');
}

/** Colourings by the game's graphs, whose notation is that of the family. */
const colourings: Readonly<Record<string, NamedFamily>> = {
  board: { numbers: { r: 2, c: 2, m: 1 }, write: '<r>x<c> m=<m>' },
  path: { numbers: { n: 1, m: 1 }, write: 'P<n> m=<m>' },
  cycle: { numbers: { n: 4, m: 1 }, write: 'C<n> m=<m>' },
  complete: { numbers: { n: 3, m: 1 }, write: 'K<n> m=<m>' },
};

const emptyNodes: Readonly<Record<string, NamedFamily>> = {
  path: { numbers: { n: 1 }, write: '.^n' },
  cycle: { numbers: { n: 3 }, write: '@.^n' },
  grid: { numbers: { r: 2, c: 1 }, write: rectangle },
};

const painted: Readonly<Record<string, NamedFamily>> = {
  rectangle: { numbers: { r: 1, c: 1 }, write: rectangle },
  'beside-blue': { numbers: { n: 1 }, write: 'L.^n' },
  'between-blue': { numbers: { n: 1 }, write: 'L.^n L' },
  'blue-to-red': { numbers: { n: 1 }, write: 'L.^n R' },
};

const frogs: Readonly<Record<string, NamedFamily>> = {
  'natural-start': { numbers: { m: 0, k: 1, n: 0 }, write: 'T^m .^k F^n' },
};

const digitRows: Readonly<Record<string, NamedFamily>> = {
  digits: { numbers: { n: 1, w: 0 }, write: '[0123456789]^n' },
};

/** By the ruleset, then by the family. */
export const namedFamilies: Readonly<Record<string, Readonly<Record<string, NamedFamily>>>> = {
  'additional-subtraction': {
    'take-or-add': { numbers: { s: 1, a: 1, n: 0 }, write: (s, a, n) => `{${s},-${a}} ${n}` },
  },
  amazons: {
    corners: {
      numbers: { r: 1, c: 2 },
      write(rows, columns) {
        const cells = [...'.'.repeat(rows * columns)].with(0, 'L').with(-1, 'R').join('');
        return count(0, rows - 1)
          .map((y) => cells.slice(y * columns, (y + 1) * columns))
          .join('/');
      },
    },
    row: { numbers: { n: 0 }, write: 'L.^n R' },
    alone: { numbers: { n: 0 }, write: 'L.^n' },
  },
  annihilation: {
    cycle: {
      numbers: { n: 2, k: 0 },
      write: (n, k) =>
        `${[...count(1, n).map((i) => `${i}>${(i % n) + 1}`), `${n}>${n + 1}`].join(' ')} @${k > 0 ? ` ${count(1, k).join()}` : ''}`,
    },
  },
  'backsliding-toads-and-frogs': frogs,
  'toads-and-frogs': frogs,
  clobber: {
    row: { numbers: { n: 1 }, write: '(LR)^n' },
    'against-one': { numbers: { n: 0, m: 1 }, write: 'L^n R^m' },
    checkerboard: { numbers: { r: 1, c: 1 }, write: checkerboard('LR') },
  },
  col: painted,
  snort: painted,
  domineering: { rectangle: { numbers: { r: 1, c: 1 }, write: rectangle } },
  'dots-and-boxes': {
    boxes: {
      numbers: { r: 1, c: 1 },
      write: (r, c) =>
        count(0, 2 * r)
          .map((line) => '.'.repeat(c + (line % 2)))
          .join('/'),
    },
  },
  'entrepreneurial-chess': {
    corner: {
      numbers: { w: 3, h: 2 },
      write: (w, h) => `${w}x${h} k=0,0 K=${w - 1},${h - 1} R=${w - 1},0`,
    },
    'rook-taken': { numbers: { w: 3, h: 2 }, write: (w, h) => `${w}x${h} k=0,0 K=${w - 1},${h - 1} R=-` },
  },
  'fox-and-geese': {
    'top-rank': {
      numbers: { h: 2, w: 2 },
      write: (h, w) => foxBoard(h, w, topGeese(w), freeBelow(h, w, topGeese(w), true)[0]),
    },
    'bottom-fox': {
      numbers: { h: 2, w: 2, x: 1 },
      write: (h, w, x) => foxBoard(h, w, topGeese(w), freeBelow(h, w, topGeese(w), true)[x - 1]),
      greatest: { x: (h, w) => freeBelow(h, w, topGeese(w), true).length },
    },
    'any-fox': {
      numbers: { h: 2, w: 2, x: 1 },
      write: (h, w, x) => foxBoard(h, w, topGeese(w), freeBelow(h, w, topGeese(w))[x - 1]),
      greatest: { x: (h, w) => freeBelow(h, w, topGeese(w)).length },
    },
    critical: { numbers: { n: 3 }, write: (n) => foxBoard(n, 8, criticalGeese, '2,3') },
    'critical-any-fox': {
      numbers: { n: 3, x: 1 },
      write: (n, x) => foxBoard(n, 8, criticalGeese, freeBelow(n, 8, criticalGeese)[x - 1]),
      greatest: { x: (n) => freeBelow(n, 8, criticalGeese).length },
    },
  },
  'go-cut': emptyNodes,
  'sno-go': emptyNodes,
  'green-lime-hackenbush': {
    stalk: {
      numbers: { m: 1, n: 0 },
      write: (limes, greens) => grounded('l'.repeat(limes) + 'g'.repeat(greens)),
    },
    words: groundedWords('gl'),
  },
  hackenbush: {
    flower: {
      numbers: { p: 0, q: 0 },
      write: (p, q) =>
        [
          '0-1:g',
          ...count(2, p + 1).map((i) => `1-${i}:b`),
          ...count(p + 2, p + q + 1).map((i) => `1-${i}:r`),
        ].join(' '),
    },
    string: {
      numbers: { m: 1, n: 0 },
      write: (blues, reds) => grounded('b'.repeat(blues) + 'r'.repeat(reds)),
    },
    'blue-red-words': groundedWords('br'),
    words: groundedWords('brg'),
  },
  'simultaneous-hackenbush': {
    stalk: {
      numbers: { m: 1, n: 0 },
      write: (blues, reds) => grounded('b'.repeat(blues) + 'r'.repeat(reds)),
    },
    stalks: groundedWords('br'),
  },
  'simultaneous-thinning-thickets': {
    stalks: {
      numbers: { n: 1, w: 0 },
      write: (n, w) => [...word('brg', n, w)].map((sign, i) => `${i + 1}>${i}:${sign}`).join(' '),
      greatest: { w: (n) => 3 ** n - 1 },
    },
  },
  'subtraction-squares': {
    'one-number-each': { numbers: { a: 1, b: 1, n: 0 }, write: (a, b, n) => `{${a}}|{${b}} ${n}` },
    'not-at-two': { numbers: { n: 2 }, write: (n) => `{1}|{2} ${n} -L2` },
  },
  'hare-and-hounds': {
    start: { numbers: { k: 1 }, write: '-H.^{2k}-/H.^{2k+1}R/-H.^{2k}-' },
    critical: { numbers: { k: 1 }, write: '-H.^{2k}-/.HR.^{2k}/-H.^{2k}-' },
    'right-end': {
      numbers: { e: 0, k: 0 },
      write: (e, k) => rightEnds[e].replaceAll('~', '..'.repeat(k)),
      greatest: { e: () => rightEnds.length - 1 },
    },
  },
  kobber: { checkerboard: { numbers: { r: 1, c: 1 }, write: checkerboard('lr') } },
  konane: {
    'pairs-with-room': { numbers: { n: 1 }, write: '(LR.)^n' },
    row: { numbers: { n: 1 }, write: '(LR)^n .' },
    'row-with-ends': { numbers: { n: 1 }, write: '.(RL)^n .' },
  },
  nim: {
    heap: { numbers: { n: 0 }, write: '<n>' },
    'two-heaps': { numbers: { m: 0, d: 0 }, write: '<m>+<m+d>' },
  },
  nimstring: {
    chain: {
      numbers: { n: 1 },
      write: (n) => [...count(0, n - 1).map((i) => `${i}-${i + 1}`), `0-${n}`].join(' '),
    },
    'open-chain': {
      numbers: { n: 1 },
      write: (n) =>
        count(0, n - 1)
          .map((i) => `${i}-${i + 1}`)
          .join(' '),
    },
    loop: {
      numbers: { n: 2 },
      write: (n) => [...count(1, n - 1).map((i) => `${i}-${i + 1}`), `1-${n}`].join(' '),
    },
    coin: {
      numbers: { k: 1 },
      write: (k) =>
        count(1, k)
          .map(() => '0-1')
          .join(' '),
    },
    boxes: { numbers: { r: 1, c: 1 }, write: boxes },
  },
  octal: {
    kayles: { numbers: { n: 1 }, write: '0.77 <n>' },
    'dawsons-kayles': { numbers: { n: 1 }, write: '0.07 <n>' },
    'dawsons-chess': { numbers: { n: 1 }, write: '0.137 <n>' },
    treblecross: { numbers: { n: 1 }, write: '0.007 <n>' },
  },
  'one-dimensional-phutball': {
    empty: { numbers: { a: 1, b: 1 }, write: '.^a B.^b' },
    'between-men': { numbers: { k: 1 }, write: 'mB.^k m' },
  },
  'orthogonal-colouring': colourings,
  'orthogonal-colouring-normal': colourings,
  'take-small': digitRows,
  'take-tall': digitRows,
  'thinning-thickets': {
    stalk: {
      numbers: { w: 2 },
      numbered: 'w',
      write: (w) =>
        digits(w)
          .map((digit) => 'br'[Number(digit)])
          .join(''),
    },
    'blue-stalk': { numbers: { n: 1 }, write: 'b^n' },
    'blue-cordon': { numbers: { w: 1 }, numbered: 'w', write: cordon('b') },
    'green-cordon': { numbers: { w: 1 }, numbered: 'w', write: cordon('g') },
    words: { numbers: { n: 1, w: 0 }, write: '[brg]^n' },
    tower: { numbers: { n: 1 }, write: (n) => `b${'(b)b'.repeat(n - 1)}(b)r` },
    tiny: { numbers: { k: 0 }, write: (k) => `r${'(r)r(r)r'.repeat(k)}(r)b(r)b` },
  },
  'toppling-dominoes': {
    'blue-then-red': { numbers: { m: 0, n: 1 }, write: 'b^m r^n' },
    'in-turn': { numbers: { n: 1 }, write: '(br)^n' },
    words: { numbers: { n: 1, w: 0 }, write: '[brg]^n' },
  },
  ...jointFamilies,
  wythoff: { 'two-heaps': { numbers: { m: 0, d: 0 }, write: '(<m>,<m+d>)' } },
};
