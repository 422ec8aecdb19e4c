/**
 * Turns games as a person types or pastes them, `{0|pass}`, `2+over` or `\left\{0 \mid *\right\}`, into
 * drawings. Cost: linear in the text and in the positions of the game.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { parseLinked } from '../values/notation/linked.ts';
import type { TypedGame, TypedValue } from '../values/notation/parse.ts';
import { appliesOperators } from '../values/operator-words.ts';
import { meansScoring } from '../values/scoring-parse.ts';
import { readGame, readScoringGame, whyUnread } from '../values/typed-values.ts';
import { hasArrow } from './arrow-signs.ts';
import { emptyDocument, type GameDocument, type NodeId } from './document.ts';
import { freshIds } from './edits/ids.ts';
import { gameDrawing } from './game-drawing.ts';
import { type NamedGame, namedGames } from './named-games.ts';
import { commandRoom, editorRoom } from './room.ts';
import { scoringDrawing } from './scoring-drawing.ts';
import { isScored } from './stuck.ts';
import { hasBraces } from './value-words.ts';

/**
 * The most positions of a typed game that are drawn. Sums, and several games together, have the room of a
 * drawing.
 */
const mostDrawn = 2000;
/**
 * The longest text, in characters, that is used as the name of the start; a longer one would hide the
 * drawing. A LaTeX command counts as one character.
 */
const longestName = 24;

const sides: Problem = {
  place: '&',
  says: 'two games with & between them are the two sides of a value, and not one game; write one of them',
};

const tooLarge = (count: number, most = mostDrawn): Problem => ({
  place: 'the whole game',
  says: `its ${count.toLocaleString('en')} positions are more than the ${most.toLocaleString('en')} that can be drawn; write a smaller one`,
});

/** The game that was typed, if it can be drawn. */
function drawable(typed: TypedValue): Result<TypedGame> {
  if (typed.kind === 'sides') return refused([sides]);
  const { game, isSum } = typed;
  const most = isSum ? editorRoom.nodes : mostDrawn;
  return game.count > most ? refused([tooLarge(game.count, most)]) : accepted(game);
}

/**
 * The drawing of a typed game, without places. The start is the first node; without a name of its own it is
 * called by the typed text.
 */
function typedDrawing(game: TypedGame, text: string, called: GivenName | undefined): GameDocument {
  const typed = text.trim().replace(/\s+/g, ' ');
  const name = called?.name ?? (typed.replace(/\\[a-z]+/gi, '\\').length <= longestName ? typed : 'start');
  return gameDrawing(game, (position) => (position === game.start ? name : ''), called?.newId);
}

/**
 * Whether a text in which no drawing can be read is an expression, whose value is drawn: operators are
 * applied in it, and it has no arrow.
 */
export const meansExpression = (text: string): boolean => appliesOperators(text) && !hasArrow(text);

/**
 * What was typed as a drawing without places, and how many games that was; for one Normal-play game also the
 * game. The first node is the start of the first game.
 */
export type TypedDrawn = {
  readonly document: GameDocument;
  readonly game: TypedGame | undefined;
  readonly games: number;
};

/**
 * Reads a typed or pasted game of either kind, by its options or its name, or several with names of their
 * own, g := {0|*}; or says what is wrong. What both notations know is a scoring game beside other scores:
 * there 2 is a score and 2^ two waiting moves, else 2 is the integer and 2^ double up. `meant` is what the
 * text is known to say, if it is an expression that was carried out.
 */
export function readDrawn(text: string, besideScores = false, meant?: TypedValue): Result<TypedDrawn> {
  if (meant) return drawnOfTyped(meant, text);
  const named = namedGames(text, hasBraces);
  return named ? readNamed(named, besideScores) : readOne(text, besideScores);
}

/** Every game in the one drawing, under its name. */
function readNamed(named: readonly NamedGame[], besideScores: boolean): Result<TypedDrawn> {
  const again = named.filter(({ name }, i) => named.findIndex((other) => other.name === name) < i);
  if (again.length > 0) {
    const says = (name: string): string =>
      `${name} is the name of an earlier game already; write another name`;
    return refused(again.map(({ name, at }) => ({ place: `character ${at + 1}`, says: says(name) })));
  }
  const scored = besideScores || named.some(({ game }) => meansScoring(game));
  return scored ? readScored(named) : readLinked(named);
}

/** Games of Normal play, which may refer to each other. */
function readLinked(named: readonly NamedGame[]): Result<TypedDrawn> {
  const read = parseLinked(named);
  if (!read.ok)
    return refused(
      [...read.stops].map(([line, { column, says }]) => {
        const { game, name, at } = named[line];
        return furtherOn(whyUnread(game, { place: `character ${column}`, says }), at, name);
      }),
    );
  const newId = idsBeside(named);
  const document = beside(
    read.graphs.map(({ lines, game }) =>
      gameDrawing(game, (position) => named[lines[position]]?.name ?? '', newId),
    ),
  );
  if (!document.ok) return document;
  const game = named.length === 1 ? read.graphs[0].game : undefined;
  return accepted({ document: document.value, game, games: named.length });
}

/** Scoring games, each written out. */
function readScored(named: readonly NamedGame[]): Result<TypedDrawn> {
  const problems: Problem[] = [];
  const drawings: GameDocument[] = [];
  const newId = idsBeside(named);
  for (const { name, game, at } of named) {
    const read = readOne(game, true, { name, newId });
    if (!read.ok) problems.push(furtherOn(whyUnscored(game, named, read.problems[0]), at, name));
    else if (!isScored(read.value.document)) {
      problems.push({
        place: `character ${at + 1}`,
        says: `${name} has no scores, but another of these games has some; paste each game in a text of its own`,
      });
    } else drawings.push(read.value.document);
  }
  if (problems.length > 0) return refused(problems);
  const document = beside(drawings);
  return document.ok
    ? accepted({ document: document.value, game: undefined, games: drawings.length })
    : document;
}

/** The problem of a scoring game, or that it mentions the game of another line. */
function whyUnscored(game: string, named: readonly NamedGame[], problem: Problem): Problem {
  for (const { 0: word, index } of game.matchAll(/[\p{L}_][\p{L}\p{N}\p{M}_′']*/gu)) {
    const isNamed = named.some(({ name }) => name === word);
    const says = `${word} is the name of another game here; write a scoring game without such names`;
    if (isNamed) return { place: `character ${index + 1}`, says };
  }
  return problem;
}

/** Letters for the nodes of all lines: none is a name that a line gives, be it a later one. */
const idsBeside = (named: readonly NamedGame[]): (() => NodeId) =>
  freshIds({ nodes: named.map(({ name }) => ({ id: name, name })) });

/** All drawings in one. Their ids differ already. */
function beside(drawings: readonly GameDocument[]): Result<GameDocument> {
  const nodes = drawings.flatMap((drawing) => drawing.nodes);
  const edges = drawings.flatMap((drawing) => drawing.edges);
  return nodes.length > commandRoom.nodes
    ? refused([tooLarge(nodes.length, commandRoom.nodes)])
    : accepted({ ...emptyDocument, nodes, edges });
}

/** A place in one game as the place in the whole text. */
function furtherOn({ place, says }: Problem, by: number, name: string): Problem {
  const [, character] = /^character (\d+)$/.exec(place) ?? [];
  return character === undefined
    ? { place: `${name}, ${place}`, says }
    : { place: `character ${Number(character) + by}`, says };
}

/** What a line calls its game, and which ids its nodes get. */
type GivenName = { readonly name: string; readonly newId: () => NodeId };

/**
 * The drawing of what a text was read as, without places; refused where it is two sides, or too large to be
 * drawn.
 */
function drawnOfTyped(typed: TypedValue, text: string, called?: GivenName): Result<TypedDrawn> {
  const game = drawable(typed);
  if (!game.ok) return game;
  return accepted({ document: typedDrawing(game.value, text, called), game: game.value, games: 1 });
}

function readOne(text: string, besideScores: boolean, called?: GivenName): Result<TypedDrawn> {
  const read = readScoringGame(text);
  if (!meansScoring(text) && !(besideScores && read.ok)) {
    const typed = readGame(text);
    return typed.ok ? drawnOfTyped(typed.value, text, called) : typed;
  }
  if (!read.ok) return read;
  if (read.value.count > mostDrawn) return refused([tooLarge(read.value.count)]);
  return accepted({
    document: scoringDrawing(read.value, called?.name, called?.newId),
    game: undefined,
    games: 1,
  });
}
