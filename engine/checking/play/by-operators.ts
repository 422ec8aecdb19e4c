/**
 * Measures that operators find, by what they mean: incentives are differences of moves, an uptimal is a sum
 * that equals the value, and an atomic weight is a game whose product with ↑ is near to the value beside a
 * remote star (Siegel, Combinatorial Game Theory, II.7).
 */
import { nimHeapGame } from '../games/game-store.ts';
import { copiesOf, powerOfUp, upGame } from '../games/named-games.ts';
import { readNamedGame } from '../games/read-game.ts';
import type { Desk } from './desk.ts';
import { type CheckFinding, right, unchecked, wrong } from './finding.ts';
import { gameOfNumber } from './heat.ts';

const byDefinition = right('its definition');
const tooLarge = unchecked('what it means is too large to be written out');
/** The most pairs of positions that one comparison examines. */
const mostPairs = 1_000_000;

export const operatorMeasures = [
  'atomic-weight',
  'incentives',
  'left-incentives',
  'right-incentives',
  'uptimal',
];

/**
 * Whether one of these measures is right of a game without a cycle; an empty cell may also mean that the
 * measure was too large for a table.
 */
export function operatorFinding(desk: Desk, measure: string, game: number, text: string): CheckFinding {
  const form = desk.simplest.ofGame(game);
  if (form === undefined) return unchecked('its simplest form is not found again');
  if (measure === 'uptimal') return uptimalFinding(desk, form, text);
  if (measure === 'atomic-weight') return weightFinding(desk, form, text);
  return incentivesFinding(desk, form, measure, text);
}

const signOf = (desk: Desk, g: number, h: number): '=' | '<' | '>' | '||' | undefined => {
  const asked = desk.orderOfGames.compare(g, h, mostPairs);
  for (;;) {
    const found = asked.next();
    if (found.done) return found.value;
  }
};

/** g − h; undefined where it is too large. */
function difference({ games }: Desk, g: number | undefined, h: number | undefined): number | undefined {
  const negative = h === undefined ? undefined : games.negative(h);
  return g === undefined || negative === undefined ? undefined : games.sum(g, negative);
}

/** The commas outside all braces part the games. */
function listedGames(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('{([<'.includes(sign)) depth++;
    if ('})]>'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function incentivesFinding(desk: Desk, form: number, measure: string, text: string): CheckFinding {
  const { games } = desk;
  const ofLeft =
    measure === 'right-incentives' ? [] : games.left[form].map((to) => difference(desk, to, form));
  const ofRight =
    measure === 'left-incentives' ? [] : games.right[form].map((to) => difference(desk, form, to));
  const all = [...ofLeft, ...ofRight];
  if (text === '')
    return all.length === 0
      ? right('its definition (there is none)')
      : unchecked('the table leaves out what takes too long');
  const texts = listedGames(text);
  const told = texts.map((each) => readNamedGame(games, each));
  if (told.some((each) => each === undefined) || all.some((each) => each === undefined)) return tooLarge;
  const [listed, gained] = [told, all].map((some) => some.flatMap((each) => each ?? []));
  let isOpen = false;
  const sign = (a: number, b: number): string | undefined => {
    const found = signOf(desk, a, b);
    isOpen ||= found === undefined;
    return found;
  };
  const strange = texts.find((_, i) => !gained.some((each) => sign(each, listed[i]) === '='));
  const missing = gained.some((each) => !listed.some((other) => '=<'.includes(sign(each, other) ?? '?')));
  const twice = listed.some((a, i) => listed.some((b, j) => i < j && sign(a, b) !== '||'));
  if (isOpen) return tooLarge;
  if (strange !== undefined) return wrong(`no move gains ${strange}`);
  if (missing) return wrong(`${text} leaves out a move that gains more`);
  return twice ? wrong(`${text} lists gains of which one is at least another`) : byDefinition;
}

const uptimalText = /^(-?\d+(?:\/\d+)?|-?\d+\.\d+(?=\*|$))?(?:\*(\d*))?(?:\.((?:(?:\d|\(\d+\))-?)+))?$/;

/** The number, the nimber and the multiples of ↑, ↑², … in order. */
function readUptimal(
  text: string,
): { readonly x: number; readonly nimber: number; readonly digits: readonly number[] } | undefined {
  const found = uptimalText.exec(text);
  if (!found || text === '') return undefined;
  const [, whole = '0', star, figures = ''] = found;
  const [over, under = '1'] = whole.split('/');
  const digits = [...figures.matchAll(/(\d|\(\d+\))(-?)/g)].map(
    ([, figure, minus]) => Number(figure.replace(/[()]/g, '')) * (minus === '-' ? -1 : 1),
  );
  const nimber = star === undefined ? 0 : Number(star === '' ? 1 : star);
  return { x: Number(over) / Number(under), nimber, digits };
}

/** What is one has a stop in common for both players, so that a game with two different ones has none. */
function uptimalFinding(desk: Desk, form: number, text: string): CheckFinding {
  const { games } = desk;
  if (text === '') {
    const heat = desk.heat.heatOf(form);
    return heat && heat.leftStop !== heat.rightStop
      ? right('its definition (there is none)')
      : unchecked('that there is none is not found again');
  }
  const read = readUptimal(text);
  if (!read) return wrong(`${text} is no uptimal`);
  const parts = [
    gameOfNumber(games, read.x),
    nimHeapGame(games, read.nimber),
    ...read.digits.map((digit, i) => {
      const power = powerOfUp(games, i + 1);
      return power === undefined ? undefined : copiesOf(games, power, digit);
    }),
  ];
  const sum = parts.reduce<number | undefined>(
    (all, part) => (all === undefined || part === undefined ? undefined : games.sum(all, part)),
    gameOfNumber(games, 0),
  );
  const sign = sum === undefined ? undefined : signOf(desk, form, sum);
  if (sign === undefined) return tooLarge;
  return sign === '=' ? byDefinition : wrong(`the value is not the sum that ${text} says`);
}

/** All that follow a game, itself first. */
function followersOf({ games }: Desk, game: number): readonly number[] {
  const met = new Set([game]);
  for (const at of met) for (const to of [...games.left[at], ...games.right[at]]) met.add(to);
  return [...met];
}

/**
 * Of an all-small game exactly one weight is near enough; of other infinitesimals this finds only that the
 * weight is near enough.
 */
function weightFinding(desk: Desk, form: number, text: string): CheckFinding {
  const { games } = desk;
  const heat = desk.heat.heatOf(form);
  if (!heat) return unchecked('its numbers are too large or fine');
  const isInfinitesimal = heat.leftStop === 0 && heat.rightStop === 0;
  if (text === '')
    return isInfinitesimal
      ? unchecked('that there is none is not found again')
      : right('its definition (there is none)');
  if (!isInfinitesimal) return wrong('there is none: a stop is not 0');
  const weight = readNamedGame(games, text);
  const product = weight === undefined ? undefined : timesUp(desk, weight);
  const rest = difference(desk, form, product);
  const remote = rest === undefined ? undefined : nimHeapGame(games, remoteFrom(desk, rest));
  const up = upGame(games);
  const above = remote === undefined ? undefined : games.sum(up, remote);
  const below = remote === undefined ? undefined : difference(desk, remote, up);
  if (rest === undefined || above === undefined || below === undefined) return tooLarge;
  const [low, high] = [signOf(desk, below, rest), signOf(desk, rest, above)];
  if (low === undefined || high === undefined) return tooLarge;
  const isNear = '=<'.includes(low) && '=<'.includes(high);
  if (isNear) return byDefinition;
  const isAllSmall = followersOf(desk, form).every(
    (at) => (games.left[at].length === 0) === (games.right[at].length === 0),
  );
  return isAllSmall
    ? wrong(`${text} times ↑ is not near to the value`)
    : unchecked('it is not all-small, and what is near to it is not found again');
}

/**
 * A power of two that is above every nimber that is equal to a follower, since a game equal to *n has n
 * followers besides itself, and a play of n moves. It is 2 at least, as ↑ + * is confused with 0.
 */
function remoteFrom(desk: Desk, game: number): number {
  const most = Math.min(followersOf(desk, game).length - 1, desk.games.height[game]);
  let power = 2;
  while (power <= most) power *= 2;
  return power;
}

/** W·↑, Norton’s product: n copies for an integer n, else {Wᴸ·↑ + 2·↑ + * | Wᴿ·↑ − 2·↑ + *}. */
function timesUp(desk: Desk, weight: number): number | undefined {
  const { games } = desk;
  const up = upGame(games);
  const star = nimHeapGame(games, 1);
  const twoUp = copiesOf(games, up, 2);
  const more = star === undefined || twoUp === undefined ? undefined : games.sum(twoUp, star);
  const known = new Map<number, number>();
  // A game comes after all that follow in it.
  for (const at of followersOf(desk, weight).toSorted((a, b) => games.height[a] - games.height[b])) {
    const number = desk.heat.heatOf(at)?.number;
    const found =
      number !== undefined && Number.isInteger(number)
        ? copiesOf(games, up, number)
        : shifted(games.left[at], games.right[at]);
    if (found === undefined) return undefined;
    known.set(at, found);
  }
  return known.get(weight);

  function shifted(lefts: readonly number[], rights: readonly number[]): number | undefined {
    const less = more === undefined ? undefined : games.negative(more);
    if (more === undefined || less === undefined) return undefined;
    const sums = [lefts, rights].map((side, i) =>
      side.map((each) => games.sum(known.get(each) ?? 0, i === 0 ? more : less)),
    );
    const [left, right_] = sums.map((side) => side.flatMap((each) => each ?? []));
    return left.length < lefts.length || right_.length < rights.length ? undefined : games.game(left, right_);
  }
}
