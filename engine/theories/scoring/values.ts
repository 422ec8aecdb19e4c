/** Games of an arena as values, and values as games of an arena. */
import type { PassStops, ScoreKind, Scoring } from '../../values/scoring.ts';
import type { ScoringForm } from '../../values/scoring-form.ts';
import type { Value } from '../../values/value.ts';
import { type Arena, isNumberGame } from './arena/arena.ts';
import { compareAtoms } from './arena/atoms.ts';
import { gameOfForm, scoringFormOf } from './arena/forms.ts';
import { LS, LS_OVER, LS_UNDER, RS, RS_OVER, RS_UNDER, stopAt } from './arena/game-facts.ts';

/**
 * The most positions of a form that a value carries: nobody reads more, and each vertex of a drawing may have
 * such a form.
 */
export const MOST_CARRIED = 2000;

/** The kind of a canonical game. */
export function scoreKindOf(arena: Arena, game: number): ScoreKind {
  if (isNumberGame(arena, game)) return 'number';
  const difference = compareAtoms(arena.atoms, stopAt(arena, game, LS), stopAt(arena, game, RS));
  return difference > 0 ? 'hot' : difference < 0 ? 'zugzwang' : 'tepid';
}

/** The value of a canonical game. `most`: positions of its form that the value carries at most. */
export function valueOfCanonical(arena: Arena, game: number, most = MOST_CARRIED): Scoring {
  const canonical = scoringFormOf(arena, game, most);
  return {
    kind: 'scoring',
    ...plainStops(arena, game),
    guaranteed: true,
    passing: passStops(arena, game),
    scoreKind: scoreKindOf(arena, game),
    ...(canonical ? { canonical } : { large: largeForm(arena, game) }),
  };
}

/** What can be said of a game that is not guaranteed. */
export const valueOfUnguaranteed = (arena: Arena, game: number): Scoring => ({
  kind: 'scoring',
  ...plainStops(arena, game),
  guaranteed: false,
});

const textAt = (arena: Arena, game: number, stop: number): string =>
  arena.atoms.texts[stopAt(arena, game, stop)];

const plainStops = (arena: Arena, game: number): Pick<Scoring, 'ls' | 'rs'> => ({
  ls: textAt(arena, game, LS),
  rs: textAt(arena, game, RS),
});

const passStops = (arena: Arena, game: number): PassStops => ({
  lsUnder: textAt(arena, game, LS_UNDER),
  rsUnder: textAt(arena, game, RS_UNDER),
  lsOver: textAt(arena, game, LS_OVER),
  rsOver: textAt(arena, game, RS_OVER),
});

function largeForm({ facts }: Arena, game: number): NonNullable<Scoring['large']> {
  const { birthdays, hashes } = facts;
  const hash = `${(hashes[2 * game] >>> 0).toString(16)}-${(hashes[2 * game + 1] >>> 0).toString(16)}`;
  return { birthday: birthdays[game], hash };
}

/**
 * The canonical game of a value; undefined for values of other theories, unguaranteed ones and those without
 * their form.
 */
export function gameOfValue(arena: Arena, value: Value): number | undefined {
  if (value.kind !== 'scoring' || !value.canonical) return undefined;
  return canonicalGame(arena, value.canonical);
}

/** A form that is known to be canonical, with all its followers. */
export function canonicalGame(arena: Arena, form: ScoringForm): number {
  const first = arena.count;
  const game = gameOfForm(arena, form);
  // What came in was canonical where it came from.
  for (let id = first; id < arena.count; id++) arena.canonical[id] = id;
  arena.canonical[game] = game;
  return game;
}
