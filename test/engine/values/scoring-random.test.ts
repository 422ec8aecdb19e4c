/** Random scoring games are guaranteed, small, and the same for the same seed. */
import { expect, test } from 'vitest';
import { formData } from '../../../engine/values/scoring.ts';
import { randomScoringForm } from '../../../engine/values/scoring-random.ts';
import { birthday, type Game, isGuaranteed, keyOf } from '../../oracle/scoring.ts';

/** Scores as numbers: those of these games are integers. */
const games = Array.from({ length: 300 }, (_, seed) => formData(randomScoringForm(seed)) as Game);

test('each is guaranteed, and has one to three moves', () => {
  expect(games.every(isGuaranteed)).toBe(true);
  expect(games.every((game) => birthday(game) >= 1 && birthday(game) <= 3)).toBe(true);
});

test('a seed gives one game, and seeds give many', () => {
  expect(formData(randomScoringForm(7))).toEqual(games[7]);
  expect(new Set(games.map(keyOf)).size).toBeGreaterThan(250);
});
