/**
 * What conditions on pairs have besides: the games of which a word is said, as in `mean(G + H)` and
 * `G is number`. Elsewhere these are refused, and here words without a game.
 */
import { signOfOrderAt } from '../reckon/expression.ts';
import { accepted, type Result, refused } from '../result.ts';
import { type ConditionTerm, isOfDrawing, shapeCounts } from './condition.ts';
import { type GameSum, mostSummands, readGameSum } from './game-sum.ts';
import { termNamed } from './read-term.ts';

/** Said where a condition on one game names G or H. */
export const onlyOfPairs =
  'G and H are the games of a pair, which grundy find drawings --pairs searches; of one game write value, outcome or is';

/** Whether a text names G or H. */
export const namesPair = (text: string): boolean => /(?<![\p{L}\d_])[GH](?![\p{L}\d_])/u.test(text);

/** Whether a bracket that is opened there is a sum of games, and not a condition. */
export function isSumInBrackets(text: string, at: number): boolean {
  const [bracket] = /^\([gh\s+−-]*\)/i.exec(text.slice(at, at + 200)) ?? [];
  return bracket !== undefined && readGameSum(bracket) !== undefined;
}

/** A sign of order in a text. */
type SignFound = NonNullable<ReturnType<typeof signOfOrderAt>> & { readonly at: number };

/** The first sign of order; undefined if there is none. */
export function firstSign(text: string): SignFound | undefined {
  for (let at = 0; at < text.length; at++) {
    const found = signOfOrderAt(text, at);
    if (found) return { ...found, at };
  }
  return undefined;
}

/** The words before `is` or `has`, and those after it; undefined where there is no such word. */
export function splitSaid(part: string) {
  const [, subject = '', verb, rest = ''] =
    /^(?:(.*?)(?<![\p{L}\d_-]))?(is|has)(?![\p{L}\d_-])\s*(.*)$/isu.exec(part) ?? [];
  if (verb === undefined || firstSign(subject)) return undefined;
  return { subject: subject.trim(), verb: verb.toLowerCase() as 'is' | 'has', rest };
}

const no = (says: string): Result<never> => refused([{ place: '', says }]);

const notSum = (text: string): Result<never> =>
  no(`"${text}" is no sum of up to ${mostSummands} games; write G, H, or a sum of them, as G + H or G - H`);

/** The game before `is` or `has`. A drawing is that of one game. */
export function gameBefore(subject: string, verb: 'is' | 'has', rest: string): Result<GameSum> {
  if (subject === '') return no(`of which game? Write G ${verb} ${rest} or H ${verb} ${rest}`);
  const game = readGameSum(subject);
  if (!game) return notSum(subject);
  if (verb === 'has' && game.length > 1)
    return no(`${subject} has no drawing of its own; write G has ${rest} or H has ${rest}`);
  return accepted(game);
}

const otherWords: readonly string[] = ['outcome', 'form'];

const isWord = (text: string): boolean =>
  otherWords.includes(text.toLowerCase()) || termNamed(text) !== undefined;

/** Whether a word is of one drawing, and not of a value. */
const isOfOneDrawing = (word: string): boolean =>
  word === 'form' || shapeCounts.some((count) => count === word && isOfDrawing(count));

const ofWhichGame = (word: string): string =>
  `of which game? Write ${word}(G) or ${word}(H)${isOfOneDrawing(word) ? '' : `, or of a sum ${word}(G + H)`}`;

export type AppliedWord = { readonly word: string; readonly game: GameSum };

/** `mean(G + H)`, or `G + H` for its value; undefined of a text that begins with no word for games. */
export function readWordOfPair(text: string): Result<AppliedWord> | undefined {
  const sum = readGameSum(text);
  if (sum) return accepted({ word: 'value', game: sum });
  if (isWord(text)) return no(ofWhichGame(text.toLowerCase()));
  const [, word, inside] = /^([\p{L}][\p{L}\d\s-]*?)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/su.exec(text) ?? [];
  if (word === undefined || !isWord(word)) return namesPair(text) ? notSum(text) : undefined;
  const game = readGameSum(inside);
  if (!game) return notSum(inside.trim());
  const lower = word.toLowerCase();
  if (isOfOneDrawing(lower) && game.length > 1)
    return no(`a sum has no drawing of its own; write ${lower}(G) or ${lower}(H)`);
  return accepted({ word: lower, game });
}

/** The term that a word means, of a game if one is named. */
export function termOf(
  word: string,
  numbers: readonly string[],
  game: GameSum | undefined,
): ConditionTerm | undefined {
  const term = termNamed(word, numbers);
  return term && game && term.kind !== 'sum' && term.kind !== 'written' ? { ...term, game } : term;
}
