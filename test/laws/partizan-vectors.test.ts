/**
 * Named values checked elsewhere, kept as data: game graphs with class, outcome and size of the canonical
 * form.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Outcome, partizanOutcomes } from '../../engine/outcome/outcome.ts';
import { outcomesOfPartizan } from '../../engine/outcome/partizan.ts';
import { drain } from '../../engine/rounds.ts';
import { partizan } from '../../engine/theories/partizan/index.ts';
import { type CanonicalForm, graphOf } from '../../engine/values/form.ts';
import { parseGame, type TypedGame } from '../../engine/values/notation/parse.ts';
import { textOf } from '../../engine/values/words.ts';
import { graphOfPairs } from '../fixtures/partizan.ts';

type Checked = {
  readonly name: string;
  readonly document: { readonly compact: TypedGame & { readonly either: readonly number[] } };
  readonly start: number;
  readonly expect: {
    readonly text?: string;
    readonly outcome: Outcome;
    readonly class?: 'stopper' | 'sided';
    readonly canonicalVertices?: number | null;
    readonly stopperSided?: boolean;
  };
};

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../vectors', file), 'utf8'));
const checked = read('partizan-named.json') as readonly Checked[];
const carousel = read('bachs-carousel.json') as Checked;

const graphFor = ({ document: { compact } }: Checked) =>
  graphOfPairs({
    count: compact.count,
    left: [...compact.left, ...compact.either],
    right: [...compact.right, ...compact.either],
  });

const valueOfStart = (one: Checked) => {
  const { table, codes } = drain(partizan.solve(graphFor(one)));
  return table[codes[one.start]];
};

/** The forms that a text means: of a game, or of two sides. */
function meant(text: string): readonly CanonicalForm[] {
  const typed = parseGame(text);
  if (!typed.ok) throw new Error(`${text}: ${typed.problems[0].place}: ${typed.problems[0].says}`);
  const sidesOf = (game: TypedGame) => {
    const { table, codes } = drain(partizan.solve(graphOfPairs(game)));
    const value = table[codes[game.start]];
    if (value.kind === 'stopper') return [value.canonical, value.canonical];
    if (value.kind === 'sided') return [value.onside, value.offside];
    throw new Error(`${text} has no sides`);
  };
  if (typed.value.kind === 'game') return sidesOf(typed.value.game);
  return [sidesOf(typed.value.onside)[0], sidesOf(typed.value.offside)[1]];
}

test('there are forty-four of them', () => expect(checked).toHaveLength(44));

describe.each(checked.map((one) => [one.name, one] as const))('%s', (name, one) => {
  const value = valueOfStart(one);

  test('class, size and outcome are those of the data', () => {
    expect(value.kind).toBe(one.expect.class);
    if (value.kind === 'stopper') {
      expect(graphOf(value.canonical).count).toBe(one.expect.canonicalVertices);
    }
    expect(partizan.outcome?.(value)).toBe(one.expect.outcome);
    expect(partizanOutcomes[outcomesOfPartizan(graphFor(one))[one.start]]).toBe(one.expect.outcome);
  });

  test('the given name and the computed name mean the same', () => {
    const forms =
      value.kind === 'sided'
        ? [value.onside, value.offside]
        : value.kind === 'stopper'
          ? [value.canonical, value.canonical]
          : [];
    expect(meant(name)).toEqual(forms);
    expect(meant(one.expect.text ?? '')).toEqual(forms);
    const own = textOf(value);
    if (!own.includes('…')) expect(meant(own)).toEqual(forms);
  });
});

test('Bach’s Carousel is not stopper-sided, and its outcome is known', () => {
  expect(valueOfStart(carousel)).toEqual({ kind: 'unsided' });
  expect(partizanOutcomes[outcomesOfPartizan(graphFor(carousel))[carousel.start]]).toBe(
    carousel.expect.outcome,
  );
});
