/** Games as a person types them, `{0|pass}` or `2+over`, turned into drawings; and which pasted texts are taken for one. */

import {
  accepted,
  type GameDocument,
  gameDrawing,
  type Problem,
  parseGame,
  type Result,
  refused,
  type TypedGame,
} from '../../engine/index.ts';
import { counted } from '../words.ts';

/** More positions than anyone looks through. */
export const mostDrawn = 2000;
/** A longer text would hide the drawing as the name of its start. */
const longestName = 24;

const sides: Problem = {
  place: '&',
  says: 'two games with & between them are the sides of a value, and no one game graph; write a single game',
};

const tooLarge = (count: number): Problem => ({
  place: 'the whole game',
  says: `its ${counted(count)} positions are more than the ${counted(mostDrawn)} that can be drawn; write a smaller one`,
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
  const name = typed.length <= longestName ? typed : 'start';
  return gameDrawing(game, (position) => (position === game.start ? name : ''));
}

/** A longer text was not typed as a game. */
const longestPasted = 2000;
const sign = /[{|^&↑↓⇑⇓‖⫴±⧾⧿]/;
/** Numbers and signs beside it may stand without a blank: 2over, upon*, -1/4+under. */
const name = /(?<![a-z])(?:upon|under|over|tisn|tis|dud|off|on|tiny|miny|star_\d+)(?![a-z])/i;

/** Whether a text has a sign or a name of games in it. A number, a letter or a word of a language is no such thing. */
const hasSigns = (text: string): boolean =>
  text.length <= longestPasted && (sign.test(text) || name.test(text));

/**
 * A pasted text as a game. Undefined where it does not mean one: without a sign or a name of games, or with one in a text that
 * is something else. What begins with a brace and has a slash means one, and what is wrong with it is told.
 */
export function readPasted(text: string): Result<GameDocument> | undefined {
  if (!hasSigns(text)) return undefined;
  const read = readTyped(text);
  if (read.ok) return accepted(typedDrawing(read.value, text));
  const meant = /^\s*[a-z]?\{[^"]*\|/i.test(text) || parseGame(text).ok;
  return meant ? read : undefined;
}
