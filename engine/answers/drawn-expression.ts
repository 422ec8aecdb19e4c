/**
 * The drawing of games that are typed with operators, heat(↑, 1): the canonical form of what each expression
 * comes to, as the drawing of any typed game. Cost: that of the expressions, whose values are bounded.
 */
import type { GameDocument } from '../document/document.ts';
import { readDrawn } from '../document/game-text.ts';
import { type NamedGame, namedGames } from '../document/named-games.ts';
import { gameOfExpression } from '../reckon/game-of-expression.ts';
import type { NodeMeant } from '../reckon/machine.ts';
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { drain } from '../rounds.ts';
import { appliesOperators } from '../values/operator-words.ts';
import { readGame, typedOfValue } from '../values/typed-values.ts';
import type { Value } from '../values/value.ts';
import { textOf } from '../values/words.ts';

/**
 * The drawing of a text that is one expression, or that gives games names, g := heat(↑, 1). Precondition:
 * operators are applied in it. Refused at the place where it cannot be read, and where a value is no game or
 * is too large.
 */
export function drawnExpression(text: string): Result<GameDocument> {
  const named = namedGames(text, appliesOperators);
  if (named) return drawnByName(named);
  const found = drain(gameOfExpression(text.trim(), { node: withoutNames([]) }));
  return found.ok ? drawnValue(found.value, text) : found;
}

const tooLarge: Problem = {
  place: 'the whole game',
  says: 'it comes to a value that is too large to be drawn; write a smaller one',
};

function drawnValue(value: Value, expression: string): Result<GameDocument> {
  const typed = typedOfValue(value);
  if (!typed) return refused([tooLarge]);
  const drawn = readDrawn(expression, false, typed);
  return drawn.ok ? accepted(drawn.value.document) : drawn;
}

/** Each expression is replaced by its value as it is printed; the other games may refer to it by its name. */
function drawnByName(named: readonly NamedGame[]): Result<GameDocument> {
  const problems: Problem[] = [];
  const node = withoutNames(named.map(({ name }) => name));
  const lines = named.map(({ name, game, at }) => {
    if (!appliesOperators(game)) return `${name} := ${game}`;
    const found = drain(gameOfExpression(game, { node }));
    if (!found.ok) problems.push(...found.problems.map((problem) => furtherOn(problem, at)));
    const written = found.ok ? textOf(found.value) : '0';
    if (!readGame(written).ok) problems.push({ ...tooLarge, place: name });
    return `${name} := ${written}`;
  });
  if (problems.length > 0) return refused(problems);
  const read = readDrawn(lines.join('\n'));
  return read.ok ? accepted(read.value.document) : read;
}

/** A place in one game as the place in the whole text. */
function furtherOn({ place, says }: Problem, by: number): Problem {
  const [, character] = /^character (\d+)$/.exec(place) ?? [];
  return { place: character === undefined ? place : `character ${Number(character) + by}`, says };
}

const withoutNames = (names: readonly string[]) =>
  function* (name: string): Generator<unknown, Result<NodeMeant>, void> {
    yield;
    const says = names.includes(name)
      ? `${name} is the name of another game here; where an operator is applied, write that game itself`
      : `${name} is no value; write a game in its place`;
    return refused([{ place: name, says }]);
  };
