/**
 * Simultaneous games on strips of squares and on drawings and plants on the ground, by hand on letters: each
 * move alone, and two of them at once.
 */
import { type HandRules, type MoveByHand, playedAlone, type RoundsByHand } from './hand-rules.ts';
import {
  componentsSpelled,
  drawingsOf,
  inSmallLetters,
  stalkOfTwo,
  stalkWords,
  wordByHand,
} from './notations.ts';
import { thicketSpelled } from './thickets.ts';

const squares: RoundsByHand = (position) => {
  const [, own, other, length, forbidden] = /^\{([\d,]*)\}\|\{([\d,]*)\} (\d+)((?: -L\d+)*)$/.exec(position)!;
  const n = Number(length);
  const never = Array.from(forbidden.matchAll(/-L(\d+)/g), ([, at]) => Number(at));
  // What is forbidden beyond the strip is left out.
  const strip = (left: number): string =>
    [`{${own}}|{${other}} ${left}`, ...never.filter((at) => at <= left).map((at) => `-L${at}`)].join(' ');
  const takes = (text: string, stopped: boolean) =>
    text === '' || stopped
      ? []
      : text
          .split(',')
          .map(Number)
          .filter((p) => p <= n)
          .flatMap((p) => ['l', 'r'].map((end) => ({ p, end })));
  const [lefts, rights] = [takes(own, never.includes(n)), takes(other, false)];
  const move = ({ p, end }: { p: number; end: string }): MoveByHand => ({
    name: `${p}${end}`,
    to: strip(n - p),
  });
  return {
    left: lefts.map(move),
    right: rights.map(move),
    joint(i, j) {
      const [a, b] = [lefts[i], rights[j]];
      return { to: strip(a.end === b.end ? n - Math.max(a.p, b.p) : Math.max(0, n - a.p - b.p)) };
    },
  };
};

/** The moves of players who cut lines, by the places of the lines that each may cut. */
const cutsAtOnce = (
  lefts: readonly number[],
  rights: readonly number[],
  cut: (...at: number[]) => string,
): ReturnType<RoundsByHand> => {
  const move = (at: number): MoveByHand => ({ name: `${at}`, to: cut(at) });
  return {
    left: lefts.map(move),
    right: rights.map(move),
    joint: (i, j) => ({ to: cut(lefts[i], rights[j]) }),
  };
};

const grounded = (words: readonly string[]): string => {
  const standing = new Set(['0']);
  for (let grown = true; grown; ) {
    grown = false;
    for (const word of words) {
      const [a, b] = word.split(':')[0].split('-');
      if (standing.has(a) === standing.has(b)) continue;
      standing.add(a).add(b);
      grown = true;
    }
  }
  return words.filter((word) => standing.has(word.split('-')[0])).join(' ') || '0';
};

const hackenbush: RoundsByHand = (position) => {
  const edges = position.split(' ').filter(Boolean);
  const cut = (...at: number[]): string => grounded(edges.filter((_, i) => !at.includes(i)));
  const of = (colour: string): number[] =>
    edges.flatMap((edge, i) => (edge.endsWith(colour) || edge.endsWith('g') ? [i] : []));
  return cutsAtOnce(of('b'), of('r'), cut);
};

/** Further roots are written first, `roots=0,7`, and stay there. */
const furtherRoots = /^roots=(\S*) ?/;

const rooted = (words: readonly string[], roots: readonly string[]): readonly string[] => {
  const standing = new Set(roots);
  for (let grown = true; grown; ) {
    grown = false;
    for (const word of words) {
      const [tail, head] = word.split(':')[0].split('>');
      if (standing.has(tail) || !standing.has(head)) continue;
      standing.add(tail);
      grown = true;
    }
  }
  return words.filter((word) =>
    word
      .split(':')[0]
      .split('>')
      .every((node) => standing.has(node)),
  );
};

const thickets: RoundsByHand = (position) => {
  const [front = '', further = ''] = furtherRoots.exec(position) ?? [];
  const roots = ['0', ...further.split(',')];
  const arcs = position.slice(front.length).split(' ').filter(Boolean);
  const cut = (...at: number[]): string => {
    const left = rooted(
      arcs.filter((_, i) => !at.includes(i)),
      roots,
    );
    return left.length > 0 ? front + left.join(' ') : '0';
  };
  const isCutBy = (player: string, arc: string): boolean => {
    const [ends, sign] = arc.split(':');
    const tail = ends.split('>')[0];
    const isEven = arcs.filter((other) => other.split(':')[0].split('>')[1] === tail).length % 2 === 0;
    return sign === 'g' ? isEven : (sign === player) === isEven;
  };
  const of = (player: string): number[] => arcs.flatMap((arc, i) => (isCutBy(player, arc) ? [i] : []));
  return cutsAtOnce(of('b'), of('r'), cut);
};

/** Each of a player's numbers appears once, and forbidden numbers beyond the strip are left out. */
function stripSpelled(text: string): string {
  const found = /^\{([^{}]*)\} ?\| ?\{([^{}]*)\} ?(\d+)((?: ?[-−–]l\d+)*)$/.exec(inSmallLetters(text));
  if (!found) return text;
  const [own, other, bans] = [found[1], found[2], found[4]].map((numbers) =>
    [...new Set(Array.from(numbers.matchAll(/\d+/g), Number))].toSorted((a, b) => a - b),
  );
  const squares = Number(found[3]);
  return `{${own}}|{${other}} ${[squares, ...bans.filter((at) => at <= squares).map((at) => `-L${at}`)].join(' ')}`;
}

/** By the ruleset's id. */
export const jointGroundRules: Readonly<Record<string, HandRules>> = {
  'subtraction-squares': {
    ...playedAlone(squares),
    notation: /^\{[\d,]*\}\|\{[\d,]*\} \d+( -L\d+)*( \+ \{[\d,]*\}\|\{[\d,]*\} \d+( -L\d+)*)*$/,
    spelling: componentsSpelled(stripSpelled),
    families: {
      'one-number-each': { numbers: { a: 1, b: 1, n: 0 }, write: (a, b, n) => `{${a}}|{${b}} ${n}` },
      'not-at-two': { numbers: { n: 2 }, write: (n) => `{1}|{2} ${n} -L2` },
    },
  },
  'simultaneous-hackenbush': {
    ...playedAlone(hackenbush),
    notation: drawingsOf('\\d+-\\d+:[brg]'),
    spelling: componentsSpelled(inSmallLetters),
    families: { stalk: stalkOfTwo('br'), stalks: stalkWords('br') },
    // Edges between the same points are interchangeable, so the order of edges does not matter.
    merged: (text) =>
      text
        .split(' + ')
        .map((drawing) => drawing.split(' ').toSorted().join(' '))
        .join(' + '),
  },
  'simultaneous-thinning-thickets': {
    ...playedAlone(thickets),
    notation: /^(roots=[\d,]+ )?(0|\d+>\d+:[brg])( (\+ (roots=[\d,]+ )?)?(0|\d+>\d+:[brg]))*$/,
    spelling: componentsSpelled(thicketSpelled),
    families: {
      stalks: {
        numbers: { n: 1, w: 0 },
        write: (n, w) => [...wordByHand('brg', n, w)].map((sign, i) => `${i + 1}>${i}:${sign}`).join(' '),
        greatest: { w: (n) => 3 ** n - 1 },
      },
    },
  },
};
