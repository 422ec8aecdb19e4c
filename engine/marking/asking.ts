/** What drawings and boards share in asking a class: ways without choices, refusals, what is revealed. */
import type { GameDocument } from '../document/document.ts';
import type { LessonView } from '../lesson/lesson.ts';
import type { WayToAnswer } from '../lesson/ways.ts';
import { parseRational } from '../numbers/rationals.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { accepted, type Result, refused } from '../result.ts';
import { withPlainFractions } from '../spelling.ts';
import { readGame } from '../values/typed-values.ts';
import { parseValue, textOf } from '../values/words.ts';
import type { AskedPicture, AskedWay } from './asked.ts';
import { outcomesPossible, winnerCalled } from './choices.ts';
import { type Inside, keepInside, outcomeInside, valueInside } from './inside.ts';
import { keysFor } from './keys.ts';
import type { MarkingRound, PreparedView } from './prepared.ts';

/** What a way asks, which choices are right, and what is revealed. */
export type Asking = {
  readonly way: AskedWay;
  readonly rightChoices?: readonly number[] | undefined;
  readonly round?: MarkingRound | undefined;
  readonly revealed: readonly string[];
};

/** On a phone nobody chooses among more. */
export const mostChoices = 400;

export const refusedAt = (place: string, says: string): Result<never> => refused([{ place, says }]);

export const tooManyToChoose = (count: number, things: string): Result<never> =>
  refusedAt(
    'answer',
    `there are ${count} ${things}, and a class chooses among ${mostChoices} at most; ask in another way`,
  );

/** A number as a person writes it: `0.5`, `½`, `-3/4`. */
export const numberTyped = (text: string) => parseRational(withPlainFractions(text.trim()));

type OfTexts = Extract<WayToAnswer, { readonly by: 'number' | 'words' | 'drawing' }>;

/** Ways that ask for no choice, on drawings and boards alike. */
export function askingForText(way: OfTexts, { edges }: GameDocument): Result<Asking> {
  if (way.by === 'words') return accepted({ way: { by: 'words', about: 'in words' }, revealed: [] });
  if (way.by === 'number') {
    const { right } = way;
    if (right !== undefined && !numberTyped(right))
      return refusedAt('answer.right', `"${right}" is not a number; write one such as 3/4 or -0.5`);
    return accepted({
      way: { by: 'number', about: 'a number' },
      revealed: right === undefined ? [] : [right],
    });
  }
  const { worth } = way;
  const value = parseValue(worth);
  const game = readGame(worth);
  if (!value && !game.ok) {
    const [{ place, says }] = game.problems;
    return refusedAt('answer.worth', `"${worth}" is not a value: ${place}: ${says}`);
  }
  const partizan = value === undefined || edges.some(({ player }) => player !== 'either');
  return accepted({ way: { by: 'drawing', about: `a position worth ${worth}`, partizan }, revealed: [] });
}

/** Asks for the value of what the view is about, which is called so. */
export function askingForValue(inside: Inside, about: string): Asking {
  const value = valueInside(inside);
  const outcome = outcomeInside(inside);
  const name = inside.called(inside.vertex);
  return {
    way: { by: 'value', about, keys: keysFor(inside.game.graph) },
    revealed: [...(value ? [`${name} = ${textOf(value)}`] : []), ...(outcome ? [wonAt(name, outcome)] : [])],
  };
}

const wonAt = (name: string, outcome: Outcome): string => `${name}: ${outcomeClasses[outcome].says}`;

/** Asks who wins there. */
export function askingForOutcome(inside: Inside, about: string): Result<Asking> {
  const { graph, rules } = inside.game;
  const possible = outcomesPossible(graph, rules);
  if (possible.length === 0)
    return refusedAt(
      'answer.by',
      `in the ${rules.convention} convention nobody wins or loses; ask for the value`,
    );
  const outcome = outcomeInside(inside);
  return accepted({
    way: { by: 'outcome', about, choices: possible.map((each) => ({ name: winnerCalled(each) })) },
    rightChoices: outcome && [possible.indexOf(outcome)],
    revealed: outcome ? [wonAt(inside.called(inside.vertex), outcome)] : [],
  });
}

/** Asks for a choice; the right ones are revealed by their names. */
export function choosing(
  way: Extract<AskedWay, { readonly choices: unknown }>,
  right: readonly number[] | undefined,
): Asking {
  const names = right?.map((place) => way.choices[place].name) ?? [];
  return {
    way,
    rightChoices: right,
    revealed: names.length === 0 ? [] : [`Correct: ${names.join(', ')}`],
  };
}

type Prepared = {
  readonly view: LessonView;
  readonly document: GameDocument;
  readonly way: WayToAnswer;
  readonly picture: AskedPicture | undefined;
  readonly revealedPicture?: AskedPicture | undefined;
  readonly inside: Inside | undefined;
};

/** All of it together; the view's own answers come last, each sentence once. */
export function preparedView(
  { view, document, way, picture, revealedPicture, inside }: Prepared,
  { way: asked, rightChoices, round, revealed }: Asking,
): PreparedView {
  const marking = { view, document, way, rightChoices, round };
  if (inside) keepInside(marking, inside);
  return {
    question: view.question,
    picture,
    way: asked,
    revealed: [...new Set([...revealed, ...view.answers])],
    revealedPicture,
    marking,
  };
}
