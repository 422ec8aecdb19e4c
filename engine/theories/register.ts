/**
 * The register of theories, in order of preference: the first that applies is the default. A new theory is
 * one folder and one line.
 */
import { carryOn } from './carry-on/index.ts';
import { entailing } from './entailing/index.ts';
import { smithFraenkelPerl, spragueGrundy } from './grundy/index.ts';
import { misereTheory } from './misere/index.ts';
import { partizan } from './partizan/index.ts';
import { scoringGames } from './scoring/index.ts';
import { simultaneous } from './simultaneous/index.ts';
import type { Theory } from './theory.ts';

const register = [
  partizan,
  spragueGrundy,
  smithFraenkelPerl,
  carryOn,
  entailing,
  scoringGames,
  simultaneous,
  misereTheory,
] as const;

export const theories: readonly Theory[] = register;

/**
 * The registered theories with the types of their questions, from which the types of all answers are derived.
 */
export type RegisteredTheory = (typeof register)[number];
