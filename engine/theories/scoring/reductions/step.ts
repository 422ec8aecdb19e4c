/**
 * One step of the four reductions (Theorems 30, 32, 34 and 35): which one is available in a game, and what it
 * makes of it. The paper states them for Left's options; here a player's own side and the opponent's change
 * places for Right.
 */
import type { Mover } from '../../../graph/game-graph.ts';
import {
  type Arena,
  atomIn,
  atomSide,
  isAtom,
  leftsOf,
  optionsIn,
  rightsOf,
  sideOf,
} from '../arena/arena.ts';
import { compareAtoms } from '../arena/atoms.ts';
import { LS_OVER, LS_UNDER, RS_OVER, RS_UNDER, stopAt } from '../arena/game-facts.ts';
import { gameWith } from '../arena/games.ts';
import { waitingAbove, waitingBelow } from '../arena/waiting.ts';
import { compared, UNFINISHED } from '../order/at-least.ts';

/** What is done with an option of the player's; `option`, `by`, `through` and `instead` are games. */
export type ReductionStep = { readonly player: Mover; readonly option: number } & (
  | { readonly kind: 'dominated'; readonly by: number }
  /** Its opponent's move to `through` undoes it: the player's options of `through` replace it. */
  | { readonly kind: 'reversible'; readonly through: number; readonly instead: readonly number[] }
  /** 3a: `through` is atomic, and another option does as well by its stop when the opponent may pass. */
  | { readonly kind: 'spared'; readonly through: number; readonly by: number; readonly stop: number }
  /**
   * 3b: `through` is atomic; the option is replaced by one more waiting move of the opponent's than `waits`.
   */
  | { readonly kind: 'atomic'; readonly through: number; readonly instead: number; readonly waits: number }
  /** 4: it is the only option, and the player has nothing left but the score. */
  | { readonly kind: 'stuck'; readonly through: number; readonly atom: number }
);

/** A player's own side and the opponent's, and which scores are better for this player. */
type Seat = {
  readonly player: Mover;
  readonly own: (arena: Arena, game: number) => Int32Array;
  readonly ownSide: (arena: Arena, game: number) => number;
  readonly theirs: (arena: Arena, game: number) => Int32Array;
  /** The stops that 3a compares: of the game, and of another option. */
  readonly stopOfGame: number;
  readonly stopOfOther: number;
};

const seats: Readonly<Record<Mover, Seat>> = {
  left: {
    player: 'left',
    own: leftsOf,
    ownSide: ({ left }, game) => left[game],
    theirs: rightsOf,
    stopOfGame: LS_UNDER,
    stopOfOther: RS_UNDER,
  },
  right: {
    player: 'right',
    own: rightsOf,
    ownSide: ({ right }, game) => right[game],
    theirs: leftsOf,
    stopOfGame: RS_OVER,
    stopOfOther: LS_OVER,
  },
};

/** Whether a is at least as good for the player as b: 1, 0 or UNFINISHED. */
const asGood = (arena: Arena, { player }: Seat, a: number, b: number): number =>
  player === 'left' ? compared(arena, a, b) : compared(arena, b, a);

/**
 * A step, none, or UNFINISHED where a comparison has reached a pause: the answers so far are kept, and asking
 * again continues the search.
 */
export type StepSoon = ReductionStep | undefined | typeof UNFINISHED;

/**
 * The first step available in this guaranteed game; none where the game itself is reduced, even if its
 * followers are not.
 */
export function stepSoon(arena: Arena, game: number): StepSoon {
  for (const seat of [seats.left, seats.right]) {
    const options = seat.own(arena, game);
    for (let i = 0; i < options.length; i++) {
      const by = dominating(arena, seat, options, i);
      if (by === UNFINISHED) return UNFINISHED;
      if (by >= 0) return { kind: 'dominated', player: seat.player, option: options[i], by };
    }
    const step = reversal(arena, seat, game);
    if (step !== undefined) return step;
  }
  return undefined;
}

/** The same for a game without dominated options. */
export const reversalSoon = (arena: Arena, game: number): StepSoon =>
  reversal(arena, seats.left, game) ?? reversal(arena, seats.right, game);

/** The first option of the player's that a move of the opponent's undoes. */
function reversal(arena: Arena, seat: Seat, game: number): StepSoon {
  const options = seat.own(arena, game);
  for (let i = 0; i < options.length; i++) {
    const replies = seat.theirs(arena, options[i]);
    for (let j = 0; j < replies.length; j++) {
      const holds = asGood(arena, seat, game, replies[j]);
      if (holds === UNFINISHED) return UNFINISHED;
      if (holds === 0) continue;
      const step = reversed(arena, seat, game, options[i], replies[j]);
      if (step !== undefined) return step;
    }
  }
  return undefined;
}

/** The same in slices. */
export function* nextStep(arena: Arena, game: number): Generator<void, ReductionStep | undefined, void> {
  for (;;) {
    const step = stepSoon(arena, game);
    if (step !== UNFINISHED) return step;
    yield;
  }
}

const NONE = -2;

/**
 * Another option that is at least as good; the second of two equal ones gives way to the first. NONE, or
 * UNFINISHED.
 */
function dominating(arena: Arena, seat: Seat, options: Int32Array, at: number): number {
  for (let i = 0; i < options.length; i++) {
    if (i === at) continue;
    const holds = asGood(arena, seat, options[i], options[at]);
    if (holds === UNFINISHED) return UNFINISHED;
    if (holds === 0) continue;
    if (i < at) return options[i];
    const back = asGood(arena, seat, options[at], options[i]);
    if (back === UNFINISHED) return UNFINISHED;
    if (back === 0) return options[i];
  }
  return NONE;
}

/**
 * The options of the player's that no other dominates; undefined where a comparison has reached a pause.
 * Precondition: they are canonical, so that no two of them are equal.
 */
export function bestOptions(arena: Arena, player: Mover, options: Int32Array): readonly number[] | undefined {
  const seat = seats[player];
  const best: number[] = [];
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    let isBest = true;
    let left = 0;
    for (let at = 0; at < best.length; at++) {
      const other = best[at];
      const loses = isBest ? asGood(arena, seat, other, option) : 0;
      if (loses === UNFINISHED) return undefined;
      if (loses === 1) isBest = false;
      const wins = isBest ? asGood(arena, seat, option, other) : 0;
      if (wins === UNFINISHED) return undefined;
      if (wins === 0) best[left++] = other;
    }
    best.length = left;
    if (isBest) best.push(option);
  }
  return best;
}

function reversed(arena: Arena, seat: Seat, game: number, option: number, through: number): StepSoon {
  const { player, own, ownSide, stopOfGame, stopOfOther } = seat;
  const instead = own(arena, through);
  if (instead.length > 0)
    return { kind: 'reversible', player, option, through, instead: Array.from(instead) };
  const atom = atomIn(ownSide(arena, through));
  const options = own(arena, game);
  if (options.length === 1 && staysGuaranteed(arena, game, player, atom))
    return { kind: 'stuck', player, option, through, atom };
  const stop = stopAt(arena, game, stopOfGame);
  for (const by of options) {
    if (by !== option && stopAt(arena, by, stopOfOther) === stop)
      return { kind: 'spared', player, option, through, by, stop };
  }
  const wait = player === 'left' ? waitingBelow : waitingAbove;
  for (let waits = 0; ; waits++) {
    const holds = asGood(arena, seat, game, wait(arena, atom, waits));
    if (holds === UNFINISHED) return UNFINISHED;
    if (holds === 0) continue;
    const waiting = wait(arena, atom, waits + 1);
    // The option may have this form already: then the step changes nothing.
    return waiting === option
      ? undefined
      : { kind: 'atomic', player, option, through, instead: waiting, waits };
  }
}

/**
 * Whether the game with this atom in place of the player's side is guaranteed. Its other side is. O(options).
 */
function staysGuaranteed(arena: Arena, game: number, player: Mover, atom: number): boolean {
  const { atoms, facts, left, right } = arena;
  const theirs = player === 'left' ? right[game] : left[game];
  const beyond = (score: number): boolean =>
    player === 'left' ? compareAtoms(atoms, atom, score) > 0 : compareAtoms(atoms, atom, score) < 0;
  if (isAtom(theirs)) return !beyond(atomIn(theirs));
  const extremes = player === 'left' ? facts.least : facts.greatest;
  return optionsIn(arena, theirs).every((option) => !beyond(extremes[option]));
}

/** The game after the step. */
export function stepped(arena: Arena, game: number, step: ReductionStep): number {
  const side = sideAfter(arena, game, step);
  return step.player === 'left'
    ? gameWith(arena, side, arena.right[game])
    : gameWith(arena, arena.left[game], side);
}

/** The player's side after it. */
export function sideAfter(arena: Arena, game: number, step: ReductionStep): number {
  if (step.kind === 'stuck') return atomSide(step.atom);
  const rest = Array.from(seats[step.player].own(arena, game)).filter((option) => option !== step.option);
  if (step.kind === 'reversible') return sideOf(arena, [...rest, ...step.instead]);
  return sideOf(arena, step.kind === 'atomic' ? [...rest, step.instead] : rest);
}
