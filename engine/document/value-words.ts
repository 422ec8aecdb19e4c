/**
 * Decides which lines and words mean a game or a value, and which name a node. A file, a paste and the
 * printer of edge lists ask here, so that all of them agree. Cost: linear in the text, which is short, and in
 * the positions of the game.
 */
import { parseRational } from '../numbers/rationals.ts';
import { parseGame } from '../values/notation/parse.ts';
import { meansScoring } from '../values/scoring-parse.ts';
import { whyNoGame } from '../values/typed-values.ts';
import { hasArrow } from './arrow-signs.ts';
import { namedGames } from './named-games.ts';

/** A longer text is not taken for a typed game. */
const longestText = 2000;
/**
 * Braces with a bar in them, in plain text or LaTeX, perhaps after a minus sign, a letter or a dollar sign.
 */
const slashed =
  /^\s*(?:\$+|\\\(|\\\[)?\s*(?:[-−±]|\\pm)?\s*(?:\\left\s*)?[a-z]?\s*\\?\{[^"]*?(?:[|∣‖∥⫴⦀]|\\(?:mid|vert|parallel)\b)/i;

/** What a gray node covers, {0,2}: no game, and no file either. */
const listed = /^\s*\{[\s\d,]*\d[\s\d,]*\}\s*$/;

/** Whether a game is written with its options. */
export const hasBraces = (text: string): boolean =>
  text.length <= longestText && (meansScoring(text) || slashed.test(text));

/**
 * Whether a whole text means a game: it has a game's braces, or it is LaTeX that can be read as a game, or it
 * gives games names, g := {0|*}.
 */
export function meansGame(text: string): boolean {
  if (hasArrow(text)) return false;
  if (namedGames(text, hasBraces)) return true;
  return (
    hasBraces(text) ||
    (text.length <= longestText && (listed.test(text) || (/^\s*[$\\]/.test(text) && parseGame(text).ok)))
  );
}

const sign = /[{|^&*↑↓⇑⇓‖⫴±⧾⧿]/;
const named = 'upon|under|over|tisn|tis|dud|off|on|tiny|miny';
/** Names of games; a number or an operator may touch them without a blank: 2over, upon*, -1/4+under. */
const name = new RegExp(`(?<![a-z])(?:${named}|star_\\d+)(?![a-z])`, 'i');
const goesOnFromName = new RegExp(`^(?:${named}|star)[^\\p{L}]`, 'iu');

/** A number, a letter or a word: what may be the name of a node as well. */
const word = /^[\p{L}\p{N}_./−-]+$/u;
const number = /^[-−+]?[\d.]+(?:\/\d+)?$/;
/** What the program prints of values that are no games. */
const signOfValue = /[∞☾☽●○ℕ∅…?|&]|stopper-sided/;

/** Whether a text may be a value on one line. */
export const isLine = (text: string): boolean =>
  text.length <= longestText && !hasArrow(text) && !/[\r\n"]/.test(text);

/** Whether a line is one value, `on`, `2+over`, `-1/2` or `∞_0`. */
export function isValue(text: string): boolean {
  if (parseGame(text).ok || (number.test(text) && parseRational(text) !== undefined)) return true;
  return signOfValue.test(text) && whyNoGame(text) !== undefined;
}

/**
 * Letters and what joins them and digits to a name; behind a digit only letters and digits, since `2-ovr` is
 * a value misspelt.
 */
const joined = /^(?:[\p{L}_][\p{L}\p{M}\p{N}_.'’:/@-]*|\p{N}[\p{L}\p{M}\p{N}_]*)$/u;

/** Whether a word is a plain name, `a`, `x_1`, `7`, `1b`: without any sign, and no fraction or decimal. */
const isPlainName = (text: string): boolean =>
  joined.test(text) &&
  !goesOnFromName.test(text) &&
  (/^\d+$/.test(text) || (/\p{L}/u.test(text) && Number.isNaN(Number(text))));

/**
 * Whether a word of a text that lists nodes and nothing else is taken for a value without its quotation
 * marks: `1|2` anywhere, `on` and `3` only where it is the whole text and no gray node.
 */
export const looksLikeValue = (word: string, whole: boolean, gray: boolean): boolean =>
  !isPlainName(word) || (whole && !gray && isValue(word));

/**
 * One line of signs, numbers and names of games, with blanks between, that is not a list: `1 | 2`, `s & t`.
 */
export function isOfSigns(line: string): boolean {
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  return (
    (sign.test(line) || name.test(line)) &&
    !/[;"]/.test(line) &&
    words.every((each) => name.test(each) || /^(?:pass|up|down|star)$/i.test(each))
  );
}

/** Sentences about a list of nodes whose names are those of games too. */
export const notesOnNames = (words: readonly string[]): readonly string[] => {
  const games = [...new Set(words.filter((each) => name.test(each) && isValue(each)))];
  return games.length > 0
    ? [
        `Grundy read these as names of nodes, since a text holds one value at most: ${games.slice(0, 8).join(', ')}.`,
      ]
    : [];
};

/** What else a value can be read as; undefined where it can be nothing else. */
export const noteOnValue = (value: string): string | undefined =>
  word.test(value)
    ? `Grundy read ${value} as a value; write the name of a node in quotation marks: "${value}".`
    : undefined;
