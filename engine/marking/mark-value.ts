/**
 * Marks a typed value, or outcome, of what a view is about, as the theory of its game judges guesses: any
 * form of the value is right, and any two forms of one value are one answer.
 */
import { ask } from '../conduct/ask.ts';
import { isImpartial } from '../graph/game-graph.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { OverBudget } from '../result.ts';
import {
  type GuessAnswer,
  type GuessSentence,
  guessInText,
  outcomeIn,
  reasonsSaid,
  textOfGuess,
} from '../theories/guess.ts';
import { textOfGenus } from '../values/misere.ts';
import { readGame } from '../values/typed-values.ts';
import { gameKey, parseValue, textOf } from '../values/words.ts';
import { type Inside, outcomeInside, spaceInside, valueInside } from './inside.ts';
import type { MarkedAnswer } from './prepared.ts';
import { countedWithin } from './slices.ts';
import { isTooLargeTyped } from './typed-size.ts';
import { keyOfOutcome, keyOfValue, marked, notUnderstood } from './verdicts.ts';

/** A typed value that takes longer to be compared is not one that a class finds. */
const mostSlices = 20_000;

/** Cost: that of the comparison, within a budget. */
export function* markValue(inside: Inside, text: string): Generator<number, MarkedAnswer, void> {
  if (text.trim() === '') return notUnderstood('', 'Nothing is written here.');
  if (spaceInside(inside) === 'misere') return markMisere(inside, text);
  if (comparesGames(inside) && isTooLargeTyped(text)) return notUnderstood(text, tooLarge);
  const compared = inside.byValue ?? inside;
  const answer = yield* countedWithin(guessing(compared, text), mostSlices);
  if (!answer) return notUnderstood(text, tooLarge);
  if (answer.kind === 'over-budget') return notUnderstood(text, answer.says);
  if (answer.kind === 'no-guess') return notUnderstood(text, whereUnread(inside, text, answer.says));
  const { verdict, guess } = answer;
  const says = whySaid(answer, inside);
  if (guess.kind === 'outcome')
    return marked(verdict, keyOfOutcome(guess.outcome), outcomeClasses[guess.outcome].says, says);
  // An expected value is a number, and what else is known of the node is no part of the answer.
  const isNumber = spaceInside(inside) === 'joint';
  const value = verdict === 'right' && !isNumber ? valueInside(inside) : undefined;
  const own = guess.kind === 'value' ? guess.value : undefined;
  const is = value ?? own;
  const key = is ? keyOfValue(is) : `game ${guess.kind === 'text' ? guess.text : ''}`;
  return marked(verdict, key, is ? textOf(is) : textOfGuess(guess), says);
}

const tooLarge = 'This game is too large to be compared here; write a simpler form of it.';

/** Why it is not right. Where the value alone was compared, its positions have no names here. */
function whySaid(answer: GuessAnswer, { called, byValue }: Inside): string {
  if (!byValue) return guessInText(answer, called).slice(1).join(' ');
  const nameless = reasonsSaid(answer).filter(
    (sentence) => !sentence.some((part) => typeof part === 'object' && 'vertex' in part),
  );
  return nameless.map((sentence) => sentence.map(partSaid).join('')).join(' ');
}

const partSaid = (part: GuessSentence[number]): string =>
  typeof part === 'object' && 'guess' in part ? textOfGuess(part.guess) : String(part);

/** In an impartial game values are compared by their text, however large they are. */
const comparesGames = (inside: Inside): boolean =>
  spaceInside(inside) === 'graph' && !isImpartial(inside.game.graph);

const guessing = (
  { game, memory, vertex }: Pick<Inside, 'game' | 'memory' | 'vertex'>,
  text: string,
): Generator<number, GuessAnswer | OverBudget, void> => ask('guess', { vertex, text }, game, memory);

/** With the place where reading stopped, which the theory's sentence leaves out. */
function whereUnread(inside: Inside, text: string, says: string): string {
  const read = comparesGames(inside) ? readGame(text) : undefined;
  if (!read || read.ok) return says;
  const [problem] = read.problems;
  return `At ${problem.place}: ${problem.says}.`;
}

/**
 * In misère play a value is written as a nim-heap, as its genus, or as the program prints it: its form is a
 * whole game, which has no other notation.
 */
function markMisere(inside: Inside, text: string): MarkedAnswer {
  const [value, outcome] = [valueInside(inside), outcomeInside(inside)];
  const guessed = outcomeIn(text);
  if (guessed) {
    const { says } = outcomeClasses[guessed];
    if (guessed !== outcome)
      return marked('wrong', keyOfOutcome(guessed), says, outcome && `Here ${outcomeClasses[outcome].says}.`);
    return marked(value ? 'outcome' : 'right', keyOfOutcome(guessed), says);
  }
  if (value?.kind !== 'misere') return notUnderstood(text, 'Its value is not known: say who wins instead.');
  const typed = text
    .replace(/\s+/g, '')
    .replace(/[∗⁎]/g, '*')
    .replace(/\*1(?!\d)/g, '*');
  if (typed === textOf(value) || typed === textOfGenus(value.genus))
    return marked('right', keyOfValue(value), textOf(value));
  const heap = parseValue(typed, ['nimber']);
  if (!heap)
    return notUnderstood(
      text,
      'Write a nim-heap such as *2, options such as {*2,0}, or a genus such as 2^20.',
    );
  return marked('wrong', `value misere ${gameKey(heap)}`, textOf(heap), `It is worth ${textOf(value)}.`);
}
