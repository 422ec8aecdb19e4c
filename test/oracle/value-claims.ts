/**
 * What a value says of a game, put to `engine/checking`: who wins beside nim-heaps, and which games its sides
 * are equal to.
 */
import { fractionGame, openGames } from '../../engine/checking/games/game-store.ts';
import type { ClaimedValue } from '../../engine/checking/games/read-value.ts';
import { besideHeapsFinding, playedBeside } from '../../engine/checking/play/beside-heaps.ts';
import { areEqual, arenaFrom, type LoopyArena } from '../../engine/checking/play/endless-order.ts';
import type { GameMoves } from '../../engine/checking/play/order.ts';
import type { InfinitePlay } from '../../engine/outcome/outcome.ts';
import type { CanonicalForm } from '../../engine/values/form.ts';
import type { Value } from '../../engine/values/value.ts';
import { besideHeap, besideSomeHeap } from '../../engine/values/words.ts';
import { drained } from './graph-moves.ts';
import type { SumAsGame } from './sum-play.ts';

/** The claim of an impartial value as the check of tables takes it; undefined of any other. */
function claimOf(value: Value): ClaimedValue | undefined {
  switch (value.kind) {
    case 'nimber':
      // Only n matters for *n.
      return { kind: 'game', game: -1, nimber: value.n };
    case 'cyclic':
      return { kind: 'infinite', exits: value.exits };
    case 'loony':
      return { kind: 'moon' };
    case 'nymphet':
    case 'moon':
    case 'full-moon':
    case 'new-moon':
    case 'undetermined':
      return value;
    case 'covered':
      return 'finite' in value
        ? { kind: 'covered', numbers: value.finite, allBut: false }
        : { kind: 'covered', numbers: value.cofinite, allBut: true };
    default:
      return undefined;
  }
}

/** Every value is played beside these heaps at least. */
const largestHeap = 6;

/**
 * What is wrong with an impartial value of a position; undefined if nothing is. It says who wins next to each
 * nim-heap, and so do the words for it.
 */
export function wrongBesideHeaps(
  positions: Pick<SumAsGame, 'left' | 'isEntailing'>,
  at: number,
  value: Value,
): string | undefined {
  const met = new Set([at]);
  for (const each of met) for (const to of positions.left[each]) met.add(to);
  const followers = [...met];
  const claim = claimOf(value);
  const finding = claim && besideHeapsFinding(positions, followers, claim, largestHeap);
  if (finding?.kind === 'wrong') return finding.says;
  const played = playedBeside(positions, followers, largestHeap);
  const heaps = Array.from({ length: largestHeap + 1 }, (_, m) => m);
  const some = besideSomeHeap(value);
  if (some)
    return heaps.some((m) => played(0, m) === some) ? undefined : `next to no small heap is it ${some}`;
  const claimed = heaps.map((m) => besideHeap(value, m));
  if (claimed.includes(undefined))
    return `engine/values says in no besideHeap what play next to *m makes of the kind ${value.kind}`;
  const outcomes = heaps.map((m) => played(0, m));
  return claimed.join() === outcomes.join()
    ? undefined
    : `next to *0, *1, … it says ${claimed.join()}, and play ${outcomes.join()}`;
}

/** The game of a canonical form, which begins at 0. */
function arenaOf(form: CanonicalForm): LoopyArena {
  if ('numerator' in form) {
    const games = openGames();
    const number = fractionGame(games, form.numerator, form.exponent);
    if (number === undefined)
      throw new Error(`${form.numerator}/2^${form.exponent} is too large to be played`);
    return arenaFrom(games, number);
  }
  const rows = (pairs: readonly number[]): readonly (readonly number[])[] => {
    const options = Array.from({ length: form.count }, (): number[] => []);
    for (let i = 0; i < pairs.length; i += 2) options[pairs[i]].push(pairs[i + 1]);
    return options;
  };
  return { left: rows(form.left), right: rows(form.right) };
}

/**
 * What is wrong with the sides of a partizan value of a position, by play of the differences; where a player
 * wins infinite play, the game is one of its sides.
 */
export function wrongSides(
  moves: GameMoves,
  infinitePlay: InfinitePlay,
  at: number,
  value: Value,
): string | undefined {
  if (value.kind !== 'stopper' && value.kind !== 'sided' && value.kind !== 'unsided')
    return `${value.kind} is no value of partizan games`;
  const sides = value.kind === 'stopper' ? { onside: value.canonical, offside: value.canonical } : value;
  const arena = arenaFrom(moves, at);
  for (const [side, winner] of [
    ['onside', 'left'],
    ['offside', 'right'],
  ] as const) {
    const form = sides[side];
    if (!form || (infinitePlay !== 'draw' && infinitePlay !== winner)) continue;
    if (!drained(areEqual(arena, arenaOf(form), winner))) return `it has another ${side}`;
  }
  return undefined;
}
