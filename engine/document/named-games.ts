/**
 * Splits a text into games that are given names, `g := {0|*}`, one in each line or between semicolons. Where
 * the game has its braces or is a scoring game, `g = {0|*}` says the same. Cost: linear in the text.
 */

/**
 * A game as it is written, where it begins in the whole text, counted from 0, and the name that it is given.
 */
export type NamedGame = { readonly name: string; readonly game: string; readonly at: number };

/** A name, the sign, and the game. */
const definition = /^(\s*)([\p{L}_][\p{L}\p{N}\p{M}_′']*)(\s*(:?=)\s*)(\S.*)$/u;
const nothing = /^\s*(?:#.*)?$/;
/** A longer text is not taken for definitions of games. */
const longestText = 20_000;

/**
 * The games and their names; undefined if any line says something else. `isGame` decides which side is the
 * game where the sign is = alone.
 */
export function namedGames(
  text: string,
  isGame: (game: string) => boolean,
): readonly NamedGame[] | undefined {
  if (text.length > longestText || !text.includes('=')) return undefined;
  const games: NamedGame[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n;]+/g)) {
    if (nothing.test(line)) continue;
    const [, before, name, between, sign, game] = definition.exec(line) ?? [];
    if (game === undefined || (sign === '=' && !isGame(game))) return undefined;
    games.push({ name, game, at: index + before.length + name.length + between.length });
  }
  return games.length > 0 ? games : undefined;
}
