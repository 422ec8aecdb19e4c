/**
 * Simultaneous games on squares and in rows, by hand on letters: what each move leads to alone, and the
 * result of two of them at once.
 */
import { type HandRules, type MoveByHand, playedAlone, type RoundsByHand } from './hand-rules.ts';
import {
  checkerboardFamily,
  componentsLike,
  componentsSpelled,
  inSmallLetters,
  rectangleFamily,
  squaresSpelled,
} from './notations.ts';

const clobber: RoundsByHand = (position) => {
  const [board, flag] = position.split(' ');
  const complete = board.startsWith('K:');
  const text = complete ? board.slice(2) : board;
  const width = text.indexOf('/') < 0 ? text.length : text.indexOf('/');
  const cells = [...text.replaceAll('/', '')];
  const print = (now: readonly string[]): string => {
    const rows = Array.from({ length: cells.length / width }, (_, r) =>
      now.slice(r * width, (r + 1) * width).join(''),
    );
    return `${complete ? 'K:' : ''}${rows.join('/')}${flag ? ` ${flag}` : ''}`;
  };
  const isBeside = (a: number, b: number): boolean => {
    if (complete) return a !== b;
    const [r, s] = [Math.floor(a / width), Math.floor(b / width)];
    return Math.abs(r - s) + Math.abs((a % width) - (b % width)) === 1;
  };
  const steps = (own: string, enemy: string) =>
    cells.flatMap((sign, a) =>
      sign !== own ? [] : cells.flatMap((other, b) => (other === enemy && isBeside(a, b) ? [{ a, b }] : [])),
    );
  const [lefts, rights] = [steps('X', 'O'), steps('O', 'X')];
  const each = flag === 'both' ? 1 : 0;
  const after = (changes: Readonly<Record<number, string>>): string =>
    print(cells.map((sign, at) => changes[at] ?? sign));
  return {
    left: lefts.map(({ a, b }) => ({ name: `${a}-${b}`, to: after({ [a]: '.', [b]: 'X' }), gain: 1 })),
    right: rights.map(({ a, b }) => ({ name: `${a}-${b}`, to: after({ [a]: '.', [b]: 'O' }), gain: -each })),
    joint(i, j) {
      const [x, o] = [lefts[i], rights[j]];
      if (x.b === o.a && o.b === x.a) return { to: after({ [x.a]: '.', [x.b]: '.' }), gain: 0 };
      const gain = (x.b === o.a ? 0 : 1) - (o.b === x.a ? 0 : each);
      // Both leave their squares before either arrives.
      const now = [...cells];
      now[x.a] = '.';
      now[o.a] = '.';
      now[x.b] = 'X';
      now[o.b] = 'O';
      return { to: print(now), gain };
    },
  };
};

const topple: RoundsByHand = (row) => {
  const run = (at: number, way: string): number[] => {
    const fallen: number[] = [];
    for (let i = at; i >= 0 && i < row.length && row[i] !== '.'; i += way === 'l' ? -1 : 1) fallen.push(i);
    return fallen;
  };
  const without = (fallen: readonly number[]): string =>
    [...row].map((sign, i) => (fallen.includes(i) ? '.' : sign)).join('');
  const pushes = (own: string) =>
    [...row].flatMap((sign, at) =>
      sign === own || sign === 'G' ? ['l', 'r'].map((way) => ({ at, way })) : [],
    );
  const [lefts, rights] = [pushes('B'), pushes('W')];
  const move = ({ at, way }: { at: number; way: string }): MoveByHand => ({
    name: `${at}${way}`,
    to: without(run(at, way)),
  });
  return {
    left: lefts.map(move),
    right: rights.map(move),
    joint(i, j) {
      const [a, b] = [lefts[i], rights[j]];
      const [rightward, leftward] = a.way === 'r' ? [a, b] : [b, a];
      const towards =
        a.way !== b.way && rightward.at <= leftward.at && run(rightward.at, 'r').includes(leftward.at);
      return {
        to: without(
          towards
            ? run(rightward.at, 'r').filter((at) => at <= leftward.at)
            : [...run(a.at, a.way), ...run(b.at, b.way)],
        ),
      };
    },
  };
};

const domineering: RoundsByHand = (position) => {
  const rows = position.split('/');
  const isFree = (r: number, c: number): boolean => rows[r]?.[c] === '.';
  const covered = (...places: readonly (readonly [number, number])[]): string =>
    rows
      .map((row, r) =>
        [...row].map((sign, c) => (places.some(([y, x]) => y === r && x === c) ? '#' : sign)).join(''),
      )
      .join('/');
  const dominoes = (dr: number, dc: number) =>
    rows.flatMap((row, r) =>
      [...row].flatMap((_, c) =>
        isFree(r, c) && isFree(r + dr, c + dc)
          ? [
              [
                [r, c],
                [r + dr, c + dc],
              ] as const,
            ]
          : [],
      ),
    );
  const [lefts, rights] = [dominoes(1, 0), dominoes(0, 1)];
  const move = (domino: (typeof lefts)[number]): MoveByHand => ({
    name: domino[0].join(),
    to: covered(...domino),
  });
  return {
    left: lefts.map(move),
    right: rights.map(move),
    joint: (i, j) => ({ to: covered(...lefts[i], ...rights[j]) }),
  };
};

const nogo: RoundsByHand = (position) => {
  const rows = position.split('/').map((row) => [...row]);
  const [high, wide] = [rows.length, rows[0].length];
  const with_ = (changes: readonly (readonly [number, string])[]): string[][] =>
    rows.map((row, r) => row.map((sign, c) => changes.find(([at]) => at === r * wide + c)?.[1] ?? sign));
  const besides = (at: number): number[] => {
    const [r, c] = [Math.floor(at / wide), at % wide];
    return [
      [r - 1, c],
      [r + 1, c],
      [r, c - 1],
      [r, c + 1],
    ].flatMap(([y, x]) => (y >= 0 && y < high && x >= 0 && x < wide ? [y * wide + x] : []));
  };
  const isLegal = (board: readonly (readonly string[])[]): boolean => {
    const sign = (at: number): string => board[Math.floor(at / wide)][at % wide];
    for (let start = 0; start < high * wide; start++) {
      if (sign(start) !== 'B' && sign(start) !== 'R') continue;
      const group = [start];
      for (const at of group)
        for (const next of besides(at))
          if (sign(next) === sign(start) && !group.includes(next)) group.push(next);
      if (!group.some((at) => besides(at).some((next) => sign(next) === '.' || sign(next) === '#')))
        return false;
    }
    return true;
  };
  const print = (board: readonly (readonly string[])[]): string => board.map((row) => row.join('')).join('/');
  const free = rows.flatMap((row, r) => row.flatMap((sign, c) => (sign === '.' ? [r * wide + c] : [])));
  const of = (colour: string): number[] => free.filter((at) => isLegal(with_([[at, colour]])));
  const [lefts, rights] = [of('B'), of('R')];
  const move =
    (colour: string) =>
    (at: number): MoveByHand => ({ name: `${at}`, to: print(with_([[at, colour]])) });
  return {
    left: lefts.map(move('B')),
    right: rights.map(move('R')),
    joint(i, j) {
      const [a, b] = [lefts[i], rights[j]];
      const both = with_([
        [a, 'B'],
        [b, 'R'],
      ]);
      const isGood = a !== b && isLegal(both);
      return {
        to: print(
          isGood
            ? both
            : with_([
                [a, '#'],
                [b, '#'],
              ]),
        ),
      };
    },
  };
};

/** Squares, with gaps `_`. */
const someSquares = (text: string): string =>
  inSmallLetters(text)
    .replaceAll(/ ?\/ ?/g, '/')
    .replaceAll(/[-–·□▢◻]/g, '.');

/** By the ruleset's id. */
export const jointCellRules: Readonly<Record<string, HandRules>> = {
  'simultaneous-clobber': {
    ...playedAlone(clobber),
    notation: componentsLike('(K:[XO.]+|[XO.]+(/[XO.]+)*)( both)?'),
    spelling: componentsSpelled(squaresSpelled),
    families: {
      'before-one': { numbers: { m: 1 }, write: 'O^m XO' },
      between: { numbers: { m: 1 }, write: 'O^m XO^m' },
      'two-between': { numbers: { m: 1 }, write: 'O^m XXO^m' },
      complete: { numbers: { n: 2 }, write: (n) => `K:X${'O'.repeat(n - 1)}` },
      checkerboard: checkerboardFamily('XO'),
      words: { numbers: { n: 1, w: 0 }, write: '[XO.]^n' },
    },
  },
  'simultaneous-toppling-dominoes': {
    ...playedAlone(topple),
    notation: componentsLike('[BWG.]+'),
    spelling: componentsSpelled(squaresSpelled),
    families: {
      'in-turn': { numbers: { n: 1 }, write: (n) => 'BW'.repeat(n).slice(0, n) },
      'black-then-white': { numbers: { m: 0, n: 1 }, write: 'B^m W^n' },
      words: { numbers: { n: 1, w: 0 }, write: '[BWG]^n' },
    },
  },
  'simultaneous-domineering': {
    ...playedAlone(domineering),
    notation: componentsLike('[.#]+(/[.#]+)*'),
    spelling: componentsSpelled(squaresSpelled),
    families: { rectangle: rectangleFamily },
  },
  'simultaneous-nogo': {
    ...playedAlone(nogo),
    notation: componentsLike('[.BR#_]+(/[.BR#_]+)*'),
    spelling: componentsSpelled(someSquares),
    families: { rectangle: rectangleFamily, 'beside-blue': { numbers: { n: 1 }, write: 'B.^n' } },
  },
};
