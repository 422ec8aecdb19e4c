/** Dominoes in a row, men on a strip, and pieces on a digraph, by hand on letters. */
import { forBoth, type HandRules } from './hand-rules.ts';
import { jumps } from './letters.ts';
import { countFrom, spacedOnce, squaresSpelled } from './notations.ts';

/**
 * A jump is found in the text, to the right; to the left it is one to the right in the text that is turned
 * round.
 */
const phutball: HandRules = {
  notation: /^([.m]*B[.m]*|L|R)$/,
  spelling: squaresSpelled,
  families: {
    empty: { numbers: { a: 1, b: 1 }, write: '.^a B.^b' },
    'between-men': { numbers: { k: 1 }, write: 'mB.^k m' },
  },
  moves(text) {
    const ends = (strip: string): readonly string[] => {
      const jump = /B(m+)(\.?)/.exec(strip);
      if (!jump) return [];
      const [all, men, square] = jump;
      const after = strip.replace(all, `.${'.'.repeat(men.length)}${square && 'B'}`);
      return /B.*./.test(after) ? [after, ...ends(after)] : ['goal'];
    };
    const puts = [...jumps(text, '.', 'm')].filter((after) => after.includes('B'));
    const toRight = ends(text);
    const toLeft = ends([...text].toReversed().join('')).map((after) =>
      after === 'goal' ? after : [...after].toReversed().join(''),
    );
    const mid = [...toRight, ...toLeft].filter((after) => after !== 'goal');
    return {
      left: [...puts, ...mid, ...(toRight.includes('goal') ? ['L'] : [])],
      right: [...puts, ...mid, ...(toLeft.includes('goal') ? ['R'] : [])],
    };
  },
};

/** Pieces are numbers behind @; a piece that arrives at another takes both off. */
const pieces: HandRules = {
  notation: /^\d+>\d+( \d+>\d+)* @( \d+(,\d+)*)?$/,
  spelling: (text) => spacedOnce(text).replace(/ ?@ ?/, ' @'),
  families: {
    cycle: {
      numbers: { n: 2, k: 0 },
      write: (n, k) =>
        `${[...countFrom(1, n).map((i) => `${i}>${(i % n) + 1}`), `${n}>${n + 1}`].join(' ')} @${k > 0 ? ` ${countFrom(1, k).join()}` : ''}`,
    },
  },
  merged(text) {
    const [arcs, behind] = text.split(' @');
    return `${arcs
      .split(' ')
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join(' ')} @${behind}`;
  },
  moves(text) {
    const [arcs, behind] = text.split(' @');
    const stand = behind.trim() === '' ? [] : behind.trim().split(',');
    const ends = arcs.split(' ').flatMap((arc) => {
      const [from, to] = arc.split('>');
      if (!stand.includes(from)) return [];
      const others = stand.filter((node) => node !== from);
      const after = others.includes(to) ? others.filter((node) => node !== to) : [...others, to];
      const sorted = after.toSorted((a, b) => Number(a) - Number(b));
      return [`${arcs} @${sorted.length > 0 ? ` ${sorted.join(',')}` : ''}`];
    });
    return forBoth(ends);
  },
};

/** A domino that is pushed over takes with it all the dominoes before it, or all those behind it. */
const toppling: HandRules = {
  notation: /^([brg]+|\.)$/,
  families: {
    'blue-then-red': { numbers: { m: 0, n: 1 }, write: 'b^m r^n' },
    'in-turn': { numbers: { n: 1 }, write: '(br)^n' },
    words: { numbers: { n: 1, w: 0 }, write: '[brg]^n' },
  },
  moves(text) {
    const after = (letters: string): readonly string[] =>
      [...text].flatMap((domino, i) =>
        letters.includes(domino) ? [text.slice(0, i) || '.', text.slice(i + 1) || '.'] : [],
      );
    return { left: after('bg'), right: after('rg') };
  },
};

/** By the ruleset's id. */
export const rowRules: Readonly<Record<string, HandRules>> = {
  'toppling-dominoes': toppling,
  'one-dimensional-phutball': phutball,
  annihilation: pieces,
};
