/**
 * Turns games as a person types or pastes them, `{0|pass}`, `2+over` or `\left\{0 \mid *\right\}`, into
 * drawings, and decides which texts mean a game. Cost: linear in the text and in the positions of the game.
 */

import { parseRational } from '../numbers/rationals.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { parseGame, type TypedGame } from '../values/notation/parse.ts';
import { meansScoring } from '../values/scoring-parse.ts';
import { readGame, readScoringGame, whyNoGame } from '../values/typed-values.ts';
import type { GameDocument } from './document.ts';
import { gameDrawing } from './game-drawing.ts';
import { scoringDrawing } from './scoring-drawing.ts';

/** The most positions of a typed game that are drawn. */
export const mostDrawn = 2000;
/**
 * The longest text, in characters, that is used as the name of the start; a longer one would hide the drawing.
 * A LaTeX command counts as one character.
 */
const longestName = 24;

const sides: Problem = {
  place: '&',
  says: 'two games with & between them are the sides of a value, and no one game graph; write a single game',
};

const tooLarge = (count: number): Problem => ({
  place: 'the whole game',
  says: `its ${count.toLocaleString('en')} positions are more than the ${mostDrawn.toLocaleString('en')} that can be drawn; write a smaller one`,
});

/** Reads the game that a text means, if it can be drawn. */
function readTyped(text: string): Result<TypedGame> {
  const read = readGame(text);
  if (!read.ok) return read;
  if (read.value.kind === 'sides') return refused([sides]);
  const { game } = read.value;
  return game.count > mostDrawn ? refused([tooLarge(game.count)]) : accepted(game);
}

/** The drawing of a typed game, without places. The start is the first node, and its name is the typed text. */
function typedDrawing(game: TypedGame, text: string): GameDocument {
  const typed = text.trim().replace(/\s+/g, ' ');
  const name = typed.replace(/\\[a-z]+/gi, '\\').length <= longestName ? typed : 'start';
  return gameDrawing(game, (position) => (position === game.start ? name : ''));
}

/** What was typed as a drawing without places; of a Normal-play game also the game. */
export type TypedDrawn = { readonly document: GameDocument; readonly game: TypedGame | undefined };

/**
 * Reads a typed or pasted game of either kind, by its options or its name, or says what is wrong with it. What both notations know is a
 * scoring game beside other scores: there 2 is a score and 2^ two waiting moves, else 2 is the integer and 2^ double up.
 */
export function readDrawn(text: string, besideScores = false): Result<TypedDrawn> {
  const read = readScoringGame(text);
  if (!meansScoring(text) && !(besideScores && read.ok)) {
    const typed = readTyped(text);
    if (!typed.ok) return typed;
    return accepted({ document: typedDrawing(typed.value, text), game: typed.value });
  }
  if (!read.ok) return read;
  if (read.value.count > mostDrawn) return refused([tooLarge(read.value.count)]);
  return accepted({ document: scoringDrawing(read.value), game: undefined });
}

/** A longer text is not taken for a typed game. */
const longestText = 2000;
/** Braces with a bar in them, in plain text or LaTeX, perhaps after a minus sign, a letter or a dollar sign. */
const slashed =
  /^\s*(?:\$+|\\\(|\\\[)?\s*(?:[-−±]|\\pm)?\s*(?:\\left\s*)?[a-z]?\s*\\?\{[^"]*?(?:[|∣‖∥⫴⦀]|\\(?:mid|vert|parallel)\b)/i;

/** What a gray node covers, {0,2}: no game, and no file either. */
const listed = /^\s*\{[\s\d,]*\d[\s\d,]*\}\s*$/;

/** Whether a whole text means a game: it has a game's braces, or it is LaTeX that can be read as a game. */
export function meansGame(text: string): boolean {
  if (text.length > longestText || text.includes('->')) return false;
  return (
    meansScoring(text) ||
    slashed.test(text) ||
    listed.test(text) ||
    (/^\s*[$\\]/.test(text) && parseGame(text).ok)
  );
}

const sign = /[{|^&↑↓⇑⇓‖⫴±⧾⧿]/;
/** Names of games; a number or an operator may touch them without a blank: 2over, upon*, -1/4+under. */
const name = /(?<![a-z])(?:upon|under|over|tisn|tis|dud|off|on|tiny|miny|star_\d+)(?![a-z])/i;

/**
 * Whether a pasted text may be a game too: it contains a symbol or a name of games and can be read as one. A
 * number, a letter or a word of a language alone is not enough.
 */
export const mayBeGame = (text: string): boolean =>
  meansGame(text) ||
  (text.length <= longestText && (sign.test(text) || name.test(text)) && parseGame(text).ok);

/** A number, a letter or a word: what may be the name of a node as well. */
const word = /^[\p{L}\p{N}_./−-]+$/u;
const number = /^[-−+]?[\d.]+(?:\/\d+)?$/;
/** What the program prints of values that are no games. */
const signOfValue = /[∞☾☽●○ℕ∅…?|&]|stopper-sided/;

/**
 * Whether a whole text is one value, `on`, `2+over`, `-1/2` or `∞_0`, in one line. It may be a list of one node as well; then a node
 * is meant where it stands in quotation marks, or in brackets as a gray one.
 */
export function meansValue(text: string): boolean {
  const line = text.trim();
  if (line.length > longestText || /[\r\n"]|->|^\([^|]*\)$/.test(line)) return false;
  if (parseGame(line).ok || (number.test(line) && parseRational(line) !== undefined)) return true;
  return signOfValue.test(line) && whyNoGame(line) !== undefined;
}

/** What else a value can be read as; undefined where it can be nothing else. */
export const noteOnValue = (text: string): string | undefined =>
  word.test(text.trim())
    ? `${text.trim()} was read as a value; a node of that name stands in quotation marks: "${text.trim()}".`
    : undefined;
