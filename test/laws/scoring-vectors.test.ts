/**
 * Scoring games with their stops, forms and relations, checked by brute force written from the paper's
 * definitions alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { conjugate } from '../../engine/theories/scoring/algebra/conjugate.ts';
import { canonicalSum } from '../../engine/theories/scoring/algebra/sum.ts';
import { gameOfForm, scoringFormOf } from '../../engine/theories/scoring/arena/forms.ts';
import { LS, RS, stopAt } from '../../engine/theories/scoring/arena/game-facts.ts';
import { emptyArena } from '../../engine/theories/scoring/arena/games.ts';
import { isAtLeast } from '../../engine/theories/scoring/order/at-least.ts';
import { canonicalForm } from '../../engine/theories/scoring/reductions/canonical.ts';
import { scoreKindOf, valueOfCanonical } from '../../engine/theories/scoring/values.ts';
import { formData } from '../../engine/values/scoring.ts';
import { textOf } from '../../engine/values/words.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { atomWritten, gameWritten, type WrittenGame } from '../fixtures/scoring.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../vectors/scoring-${name}.json`), 'utf8'));

type Stops = Readonly<Record<'ls' | 'rs' | 'ls_under' | 'rs_under' | 'ls_over' | 'rs_over', number>>;
type Checked = Stops & {
  readonly id: string;
  readonly game: WrittenGame;
  readonly text: string;
  readonly guaranteed: boolean;
  readonly birthday: number;
  readonly canonical: WrittenGame;
  readonly kind: string;
  readonly invertible: boolean;
  readonly versus_numbers: readonly { readonly s: number; readonly ge: boolean; readonly le: boolean }[];
  readonly plus_conjugate?: { readonly canonical?: WrittenGame; readonly is_zero: boolean };
};

const arena = emptyArena();
const stopsInOrder = ['ls', 'rs', 'ls_under', 'rs_under', 'ls_over', 'rs_over'] as const;

describe.each((read('games').games as Checked[]).map((each) => [each.id, each] as const))(
  '%s',
  (_, checked) => {
    const game = gameWritten(arena, checked.game);

    test('is guaranteed or not, with its birthday and stops', () => {
      expect(arena.facts.guaranteed[game] === 1).toBe(checked.guaranteed);
      expect(arena.facts.birthdays[game]).toBe(checked.birthday);
      const names = checked.guaranteed ? stopsInOrder : stopsInOrder.slice(0, 2);
      for (const [stop, name] of names.entries())
        expect(stopAt(arena, game, stop), name).toBe(atomWritten(arena, checked[name]));
    });

    if (!checked.guaranteed) return;

    test('has its canonical form, which survives being written as data', () => {
      const form = canonicalForm(arena, game);
      expect(form).toBe(gameWritten(arena, checked.canonical));
      expect(scoreKindOf(arena, form)).toBe(checked.kind);
      const data = scoringFormOf(arena, form);
      if (!data) throw new Error('no form is too large for itself');
      expect(gameOfForm(arena, data)).toBe(form);
      expect(gameWritten(arena, formData(data) as WrittenGame)).toBe(form);
      expect(textOf(valueOfCanonical(arena, form))).not.toMatch(/guaranteed/);
    });

    test('compares with numbers as it should', () => {
      for (const { s, ge, le } of checked.versus_numbers) {
        const number = gameWritten(arena, { left: s, right: s });
        expect([isAtLeast(arena, game, number), isAtLeast(arena, number, game)], `${s}`).toEqual([ge, le]);
      }
    });

    test('has an inverse exactly where its sum with its conjugate is 0', () => {
      const form = canonicalForm(arena, game);
      const sum = canonicalSum(arena, form, conjugate(arena, form));
      const zero = gameWritten(arena, { left: 0, right: 0 });
      expect(sum === zero).toBe(checked.invertible);
      const { canonical } = checked.plus_conjugate ?? {};
      if (canonical) expect(sum).toBe(gameWritten(arena, canonical));
    });
  },
);

type Pair = {
  readonly id: string;
  readonly g: WrittenGame;
  readonly h: WrittenGame;
  readonly g_ge_h: boolean;
  readonly h_ge_g: boolean;
  readonly equivalent: boolean;
  readonly sum: { readonly ls: number; readonly rs: number; readonly canonical: WrittenGame };
};

test.each((read('pairs').pairs as Pair[]).map((each) => [each.id, each] as const))('pair %s', (_, pair) => {
  const [g, h] = [gameWritten(arena, pair.g), gameWritten(arena, pair.h)];
  expect([isAtLeast(arena, g, h), isAtLeast(arena, h, g)]).toEqual([pair.g_ge_h, pair.h_ge_g]);
  const [x, y] = [canonicalForm(arena, g), canonicalForm(arena, h)];
  expect(x === y).toBe(pair.equivalent);
  const sum = canonicalSum(arena, x, y);
  expect(sum).toBe(gameWritten(arena, pair.sum.canonical));
  expect([LS, RS].map((stop) => stopAt(arena, sum, stop))).toEqual(
    [pair.sum.ls, pair.sum.rs].map((score) => atomWritten(arena, score)),
  );
});

test.each(
  (read('atomic-reversibility').games as { game: WrittenGame; correct: WrittenGame }[]).map(
    (each, i) => [i, each] as const,
  ),
)('of tied atomic-reversible options one goes: game %i', (_, { game, correct }) => {
  expect(canonicalForm(arena, gameWritten(arena, game))).toBe(gameWritten(arena, correct));
});
