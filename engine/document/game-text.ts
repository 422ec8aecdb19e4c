/**
 * Games as a person types or pastes them, `{0|pass}`, `2+over` or `\left\{0 \mid *\right\}`, turned into drawings; and which
 * texts mean a game. Cost: linear in the text and in the positions of the game.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { parseGame, type TypedGame } from '../values/notation/parse.ts';
import type { GameDocument } from './document.ts';
import { gameDrawing } from './game-drawing.ts';

/** More positions than anyone looks through. */
export const mostDrawn = 2000;
/** A longer text would hide the drawing as the name of its start; a command of LaTeX counts for one sign. */
const longestName = 24;

const sides: Problem = {
  place: '&',
  says: 'two games with & between them are the sides of a value, and no one game graph; write a single game',
};

const tooLarge = (count: number): Problem => ({
  place: 'the whole game',
  says: `its ${count.toLocaleString('en')} positions are more than the ${mostDrawn.toLocaleString('en')} that can be drawn; write a smaller one`,
});

/** The game of a text, when it can be drawn. */
export function readTyped(text: string): Result<TypedGame> {
  const read = parseGame(text);
  if (!read.ok) return read;
  if (read.value.kind === 'sides') return refused([sides]);
  const { game } = read.value;
  return game.count > mostDrawn ? refused([tooLarge(game.count)]) : accepted(game);
}

/** Its drawing, without places; the start is the first of the nodes, and is called as it was typed. */
export function typedDrawing(game: TypedGame, text: string): GameDocument {
  const typed = text.trim().replace(/\s+/g, ' ');
  const name = typed.replace(/\\[a-z]+/gi, '\\').length <= longestName ? typed : 'start';
  return gameDrawing(game, (position) => (position === game.start ? name : ''));
}

/** A longer text was not typed as a game. */
const longestText = 2000;
/** Braces with a slash in them, plain or LaTeX's, perhaps behind a minus, a letter or the dollar of mathematics. */
const slashed =
  /^\s*(?:\$+|\\\(|\\\[)?\s*(?:[-−±]|\\pm)?\s*(?:\\left\s*)?[a-z]?\s*\\?\{[^"]*?(?:[|∣‖∥⫴⦀]|\\(?:mid|vert|parallel)\b)/i;

/** Whether a whole text means a game: it has a game's braces, or is LaTeX that can be read as one. */
export function meansGame(text: string): boolean {
  if (text.length > longestText || text.includes('->')) return false;
  return slashed.test(text) || (/^\s*[$\\]/.test(text) && parseGame(text).ok);
}

const sign = /[{|^&↑↓⇑⇓‖⫴±⧾⧿]/;
/** Numbers and signs beside it may stand without a blank: 2over, upon*, -1/4+under. */
const name = /(?<![a-z])(?:upon|under|over|tisn|tis|dud|off|on|tiny|miny|star_\d+)(?![a-z])/i;

/**
 * Whether a text by itself may be a game too, as one pastes it: it has a sign or a name of games in it and can be read.
 * A number, a letter or a word of a language is no such thing.
 */
export const mayBeGame = (text: string): boolean =>
  meansGame(text) ||
  (text.length <= longestText && (sign.test(text) || name.test(text)) && parseGame(text).ok);
