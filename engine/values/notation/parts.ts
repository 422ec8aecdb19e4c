/** The parts that compose a name, and how games are nested. */
import { compareDyadics } from '../../numbers/dyadics.ts';
import { type Plain, plainKey } from '../plain.ts';
import type { Name, Sign } from '../signs.ts';
import { lengthOf, signsOfPlain } from './plain-signs.ts';

/**
 * `inside` are its signs; those of a game come without the outer braces. `reach` are the depths of the open
 * games outside of it to which it has moves back. In a part a letter is stored as the number of braces up to
 * its game; `lettered` replaces these numbers by letters of the alphabet at the end.
 */
export type Part = {
  readonly inside: Name;
  readonly length: number;
  readonly reach: readonly number[];
  readonly plain?: Plain;
  readonly game?: Game;
};

/**
 * A game by its options: the length of its bar, whether it carries a letter, and at which ends a bar is not
 * enclosed.
 */
type Game = {
  readonly slash: number;
  readonly lettered: boolean;
  readonly bare: { readonly left: boolean; readonly right: boolean };
};

/** The longest bar; longer ones are hard to distinguish, so inner braces are kept instead. */
const longestSlash = 4;

/** A part that is not a game between braces. */
export const atom = (inside: Name): Part => ({ inside, length: lengthOf(inside), reach: [] });

/** The part of a plain value. */
export const plainPart = (plain: Plain): Part => ({ ...atom(signsOfPlain(plain)), plain });

/** A move back to an open game: this many braces up, at this depth. */
export const reference = (up: number, depth: number): Part => ({
  inside: [{ sign: 'letter', letter: String(up) }],
  length: 1,
  reach: [depth],
});

const passing: Part = { inside: [{ sign: 'pass' }], length: 1, reach: [] };

export type Side = { readonly options: readonly Part[]; readonly passes: boolean };

/** The part of a game, by its options. */
export function gamePart(left: Side, right: Side, depth: number): Part {
  const ahead = sideSigns(left, 'left');
  const behind = sideSigns(right, 'right');
  const slash = 1 + Math.max(ahead.slash, behind.slash);
  const inside: Name = [...ahead.signs, { sign: 'slash', length: slash }, ...behind.signs];
  const reached = [...left.options, ...right.options].flatMap(({ reach }) => reach);
  return {
    inside,
    length: lengthOf(inside),
    reach: [...new Set(reached)].filter((at) => at !== depth),
    game: {
      slash,
      lettered: reached.includes(depth),
      bare: { left: ahead.bare.left, right: behind.bare.right },
    },
  };
}

/** The signs of a part; a game gets its braces. */
export const whole = (part: Part): Name => (part.game ? [opened(part), ...part.inside, closed] : part.inside);

const closed: Sign = { sign: 'close', shown: true };
const opened = ({ game }: Part): Sign => ({
  sign: 'open',
  shown: true,
  ...(game?.lettered && { letter: '?' }),
});

type Written = Pick<Game, 'slash' | 'bare'> & { readonly signs: Name };

/**
 * The part of ±{a,b}: the game of these options for Left, of which Right has the negatives. No option has a
 * move back to an open game.
 */
export function switchPart(options: readonly Part[]): Part {
  const { signs } = sideSigns({ options, passes: false }, 'left');
  return atom([{ sign: 'plus-minus' }, { sign: 'open', shown: true, lists: true }, ...signs, closed]);
}

/** A game that is the only option on its side needs no braces, unless its bar would touch the outer one. */
function sideSigns(side: Side, at: 'left' | 'right'): Written {
  const [alone] = side.options;
  const game = alone?.game;
  if (game && side.options.length === 1 && !side.passes) {
    const bare = at === 'left' ? game.bare.right : game.bare.left;
    if (!game.lettered && !bare && game.slash < longestSlash) {
      const signs: Name = [{ sign: 'open', shown: false }, ...alone.inside, { sign: 'close', shown: false }];
      return { signs, slash: game.slash, bare: game.bare };
    }
  }
  const parts = side.options.toSorted(inOrder);
  if (side.passes) parts.push(passing);
  const comma: Sign = { sign: 'comma' };
  const signs = parts.flatMap((part, i) => (i === 0 ? whole(part) : [comma, ...whole(part)]));
  const bare = parts.length === 0;
  return { signs, slash: 0, bare: { left: bare, right: bare } };
}

/**
 * Orders options: numbers and values near them first, then other names, then games, then letters; the order
 * of the form does not matter.
 */
function inOrder(a: Part, b: Part): number {
  if (a.plain && b.plain) return comparePlain(a.plain, b.plain);
  if (a.plain || b.plain) return a.plain ? -1 : 1;
  const byLength = a.length - b.length;
  if (byLength !== 0) return byLength;
  return textually(partKey(a), partKey(b));
}

const textually = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function comparePlain(a: Plain, b: Plain): number {
  const byNumber = compareDyadics(a.number, b.number);
  if (byNumber !== 0) return byNumber;
  return a.arrows - b.arrows || a.star - b.star || textually(plainKey(a), plainKey(b));
}

/** Equal for equal signs. */
export const partKey = (part: Part): string => JSON.stringify(whole(part));

/** v is missing, since it is the keyboard's ↓. */
const letters = 'abcdefghijklmnopqrstuwxyz';

/**
 * The name with letters of the alphabet in the order of their braces; undefined if there are not enough
 * letters.
 */
export function lettered(name: Name): Name | undefined {
  const open: (string | undefined)[] = [];
  const signs: Sign[] = [];
  let used = 0;
  for (const sign of name) {
    if (sign.sign === 'open') {
      const letter = sign.letter === undefined ? undefined : letters[used++];
      if (used > letters.length) return undefined;
      open.push(letter);
      signs.push({ ...sign, ...(letter !== undefined && { letter }) });
      continue;
    }
    if (sign.sign === 'close') open.pop();
    const letter = sign.sign === 'letter' ? open.at(-Number(sign.letter)) : undefined;
    signs.push(letter === undefined ? sign : { sign: 'letter', letter });
  }
  return signs;
}
