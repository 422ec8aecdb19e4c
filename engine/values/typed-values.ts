/**
 * Reads what a person types, or copies from what the program prints of a value, as a game. Some texts say a
 * value and no game: ∞_0 is worth what many drawings are worth, and (6 | -4) hot says the scores of a game
 * too large to be written. They are refused by their name, with what can be written instead. Cost: that of
 * the reader, linear in the text.
 */
import { type Problem, type Result, refused } from '../result.ts';
import { type CanonicalForm, graphOf, isDyadic } from './form.ts';
import { parseGame, type TypedGame, type TypedValue } from './notation/parse.ts';
import type { ScoringForm } from './scoring-form.ts';
import { meansScoring, parseScoring } from './scoring-parse.ts';
import type { Value } from './value.ts';
import { kinds, parseValue, spokenOf, textOf } from './words.ts';

/**
 * A game of Normal play, or the two sides of a value; refused by name where the text says a value and no
 * game.
 */
export function readGame(text: string): Result<TypedValue> {
  const read = orByName(text, parseGame(text));
  return read.ok || !meansScoring(text)
    ? read
    : refused([{ place: `character ${firstSign(text)}`, says: scoringElsewhere }]);
}

const scoringElsewhere =
  'this is a scoring game, and the drawing has no scores; write a game without scores between braces, as in {1|2}';

/** The same of a scoring game. */
export const readScoringGame = (text: string): Result<ScoringForm> => orByName(text, parseScoring(text));

/**
 * A value as the game that its text says, or as its two sides; undefined for a value that is no game, or a
 * number too large to be one. O(the form).
 */
export function typedOfValue(value: Value): TypedValue | undefined {
  const isNumber = value.kind === 'stopper' && isDyadic(value.canonical);
  if (value.kind === 'nimber' || isNumber) {
    const read = parseGame(textOf(value));
    return read.ok ? read.value : undefined;
  }
  if (value.kind === 'stopper') return { kind: 'game', game: gameOfForm(value.canonical) };
  if (value.kind !== 'sided') return undefined;
  return { kind: 'sides', onside: gameOfForm(value.onside), offside: gameOfForm(value.offside) };
}

function gameOfForm(form: CanonicalForm): TypedGame {
  const { count, left, right } = graphOf(form);
  return { count, left, right, start: 0 };
}

const orByName = <T>(text: string, read: Result<T>): Result<T> =>
  read.ok ? read : refused(read.problems.map((problem) => whyUnread(text, problem)));

/** The problem of a text that was not read as a game, or where it says a value, that it does. */
export function whyUnread(text: string, problem: Problem): Problem {
  const why = whyNoGame(text);
  return why === undefined ? problem : { place: `character ${firstSign(text)}`, says: why };
}

/** Where the text begins, counted from 1. */
const firstSign = (text: string): Problem['place'] => `${text.length - text.trimStart().length + 1}`;

const untold = /\{(?:…|\.{3})\s*\|\s*(?:…|\.{3})\}|\(\d[\d,]* positions?\)\s*$/;
const stops =
  /^\(\s*[-−]?[\d./]+\s*[|∣]\s*[-−]?[\d./]+\s*\)\s*(not\s+guaranteed|stops\s+alone|number|hot|tepid|zugzwang)?$/i;
const unknownSide = /^\?\s*&|&\s*\?$/;
/** Longer texts are no values that are printed without being games. */
const longestValue = 4000;

/** Why a text that means a value is not a game; undefined for any other text. */
export function whyNoGame(text: string): string | undefined {
  const said = text.trim();
  if (said.length > longestValue) return undefined;
  if (untold.test(said))
    return 'this says how large a game is, and not which one it is; copy its canonical form, or its drawing';
  const [isStops, more = ''] = stops.exec(said) ?? [];
  if (isStops !== undefined) {
    const first = 'these are the scores of a game when Left and when Right moves first';
    return /^not/i.test(more)
      ? `${first}: it is not guaranteed, and many games have them; write one, as in <^1|2>`
      : `${first}, and many games have them; write one, as in <^1|2>`;
  }
  if (unknownSide.test(said))
    return 'one side of this value is not known; write only the known side, without & and ?';
  const value = parseValue(said, valuesAlone);
  if (!value) return undefined;
  if (value.kind === 'covered')
    return `${said} is what a gray node covers, and not a game; write a game with a bar between its options, as {1|2}`;
  if (value.kind === 'unsided')
    return '“not stopper-sided” does not say which game this is; write its options between braces';
  return `${said}, ${spokenOf(value)}, is the value of many drawings and does not say which; draw one, or list its moves`;
}

/** Kinds whose text is not a game. */
const valuesAlone = kinds.filter((kind) => !['nimber', 'stopper', 'sided', 'scoring'].includes(kind));
