/**
 * Names that say a value or who wins: a node called `over`, `{0|1}`, `*2`, `∞_0` or `first player wins`
 * reveals its worth, so its name is hidden with its value. The names alone decide, regardless of what the
 * nodes are worth.
 */
import { parseGame } from './notation/parse.ts';
import { meansScoring, parseScoring } from './scoring-parse.ts';
import type { Value } from './value.ts';
import { parseValue, sameValue, spokenOf, textOf } from './words.ts';

/** Nobody reads a value at a glance in a longer name. */
const longest = 200;

/** `N`, `v` and `v0` are names of nodes far more often than ℕ, down and nothing. */
const letter = /^\p{L}\d*$/u;

/** Positions of boards and heaps, as `3`, `1021`, `0.0`, `1 2`. */
const digits = /^\d[\d. ]*$/;
/** Nobody writes a decimal with a nought at its end. */
const number = /^\d+(?:\.\d*[1-9])?$/;

/** Values as people say them that no notation reads. */
const said =
  /^(?:zero|(?:star|nimber|nim-?value|grundy (?:value|number))(?: \d+)?|double (?:up|down)|(?:double )?(?:up|down) star)$/i;

/**
 * Which numbers are values in a drawing, and no names of positions: decimals too, whole ones alone, or none.
 */
export type NumbersMeant = 'decimals' | 'whole' | 'none';

const isMeant = (text: string, numbers: NumbersMeant): boolean =>
  numbers !== 'none' && number.test(text) && (numbers === 'decimals' || !text.includes('.'));

/** Whether a name reads as a value in some notation. */
export function readsAsValue(name: string, numbers: NumbersMeant): boolean {
  const text = name.trim();
  if (text === '' || text.length > longest || letter.test(text)) return false;
  if (digits.test(text)) return isMeant(text, numbers);
  return (
    said.test(text) ||
    parseValue(text) !== undefined ||
    parseGame(text).ok ||
    (meansScoring(text) && parseScoring(text).ok)
  );
}

/** Who wins, as people say it, and nothing else. */
const outcomeSaid =
  /(?<!\p{L})(?:(?:first|second|next|previous|other) player (?:wins|loses|to win)|(?:left|right) (?:wins|loses)|[NPLRD][- ]positions?|(?:a|is) draw|drawn (?:game|position))(?!\p{L})|[𝒩𝒫𝓛𝓡𝒟]/iu;

/** Digits below the line, as in *₂, which notations have on it. */
const onTheLine = (text: string): string =>
  text.replace(/[₀-₉]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x2080));

/** The text between a name of a node and its value, or between the parts of a sum. */
const between = /[=≈≅]|:(?=[\s*↑↓⇑⇓±∞☾☽●○{])|\s[+−-]\s|(?<!\p{L})(?:is|equals|worth|value)(?!\p{L})/iu;
/** Marks round a value that are no part of it: over? (*2) “on” */
const around = /^[\s"'“‘«([]+|[\s"'”’»)\].,;?!]+$/gu;
/** A sign that no name of a node has but one that says a value. */
const unmistakable = /[*↑↓⇑⇓±∞☾☽●○{|]/u;

const reads = (text: string, numbers: NumbersMeant): boolean =>
  readsAsValue(text, numbers) || readsAsValue(text.replace(around, ''), numbers);

/**
 * Whether a name gives a value, or the winner. It does if the whole name is a value, `over?`; if one side of
 * a sign, or of a word that announces a value, is one, `G = over`, `value: 3`, `it is on`; if a part of a sum
 * is one, `G + over`; or if a word has a sign that only values have, `worth *2`. An ordinary word does not
 * give a value, `move on`, `turn over`, nor does a number among words. O(length).
 */
export function tellsValue(name: string, numbers: NumbersMeant): boolean {
  if (name.length > longest) return false;
  const text = onTheLine(name);
  if (outcomeSaid.test(text) || reads(text, numbers)) return true;
  const sides = text.split(between);
  if (sides.length > 1 && sides.some((side) => reads(side, numbers))) return true;
  return text.split(/\s+/).some((word) => unmistakable.test(word) && reads(word, numbers));
}

/** Longer names are not read to compare them with a value, nor games of more positions. */
const [longestCompared, mostPositions] = [60, 500];

/**
 * The game that a text denotes, so that two texts of one game give the same; undefined of other texts and of
 * large games.
 */
function gameDenoted(text: string): string | undefined {
  const read = parseGame(text);
  if (!read.ok) return undefined;
  const games = read.value.kind === 'game' ? [read.value.game] : [read.value.onside, read.value.offside];
  return games.every(({ count }) => count <= mostPositions) ? JSON.stringify(games) : undefined;
}

/**
 * Whether a name is a way to write or to say this very value: `*2` and `2` where values are nimbers, `0.5`
 * and `1/2`, `up`, `↑`, `star`. Options between braces, `{0|*}`, say more than the name of their value does,
 * and so does a sum that has to be added up. O(length of name and text).
 */
export function denotes(name: string, value: Value): boolean {
  const typed = parseValue(name, [value.kind]);
  if (typed) return sameValue(typed, value);
  const said = name.trim();
  // A whole number is a game of as many positions, and is written in one way.
  if (said.length > longestCompared || letter.test(said) || /^\d+$/.test(said)) return false;
  if (said === spokenOf(value)) return true;
  const text = textOf(value);
  if (/[{|]/.test(said) && !text.includes('{')) return false;
  const game = gameDenoted(said);
  return game !== undefined && game === gameDenoted(text);
}

/** Whether a name and a text that says a value say the same one, as `up` and `↑` do. O(their lengths). */
export function denotesSame(name: string, text: string): boolean {
  const value = parseValue(text);
  if (value) return denotes(name, value);
  const game = text.length > longestCompared || name.length > longestCompared ? undefined : gameDenoted(text);
  return game !== undefined && game === gameDenoted(name);
}
