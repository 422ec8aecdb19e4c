/** The facts about a scoring value beyond its stops: its inverse, birthday and sizes. */
import { known } from '../../result.ts';
import type { ScoreKind, Scoring } from '../../values/scoring.ts';
import { type ScoringForm, treeSize } from '../../values/scoring-form.ts';
import { conjugate } from './algebra/conjugate.ts';
import { sumInSlices } from './algebra/sum.ts';
import type { Arena } from './arena/arena.ts';
import { isAtom } from './arena/arena.ts';
import { compareAtoms, ZERO } from './arena/atoms.ts';
import { LS, RS, stopAt } from './arena/game-facts.ts';
import { numberGame } from './arena/games.ts';
import { canonicalGame, valueOfCanonical } from './values.ts';

export type AboutScoring = {
  readonly value: Scoring;
  readonly scoreKind: ScoreKind;
  /** Whether a sum with some game is 0; that game is the conjugate then (Theorem 48). */
  readonly invertible: boolean;
  readonly inverse: Scoring | undefined;
  /** The height of the canonical form: no game of this value was born earlier. */
  readonly birthday: number;
  /** Different followers of the canonical form, itself included, and nodes of the tree it unfolds to. */
  readonly positions: number;
  readonly treeNodes: number;
  /** For a game in which a player is stuck: whether Ls ≤ Rs. */
  readonly stable: boolean | undefined;
};

/** The facts about a guaranteed value with its form. Yields now and then; throws when the arena is full. */
export function* aboutScoring(arena: Arena, form: ScoringForm): Generator<void, AboutScoring, void> {
  const game = canonicalGame(arena, form);
  const value = valueOfCanonical(arena, game);
  const turned = conjugate(arena, game);
  const invertible = yield* isInvertible(arena, game);
  const atomic = isAtom(arena.left[game]) || isAtom(arena.right[game]);
  const stops = compareAtoms(arena.atoms, stopAt(arena, game, LS), stopAt(arena, game, RS));
  return {
    value,
    scoreKind: value.scoreKind ?? 'tepid',
    invertible,
    inverse: invertible ? valueOfCanonical(arena, turned) : undefined,
    birthday: arena.facts.birthdays[game],
    positions: form.count,
    treeNodes: treeSize(form),
    stable: atomic ? stops <= 0 : undefined,
  };
}

/**
 * Whether G + ↔G = 0 (Theorem 48). Where the game cannot be one, by its stops, no sum is made. Precondition:
 * the game is canonical.
 */
export function* isInvertible(arena: Arena, game: number): Generator<void, boolean, void> {
  // A sum of other games would be kept as canonical, and later answers would be wrong without a word.
  known(arena.canonical[game] === game, 'only canonical games are asked whether they have an inverse');
  const { atoms } = arena;
  if (compareAtoms(atoms, stopAt(arena, game, LS), stopAt(arena, game, RS)) < 0) return false;
  const sum = yield* sumInSlices(arena, game, conjugate(arena, game));
  return sum === numberGame(arena, ZERO);
}
