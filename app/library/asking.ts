/** Questions about nodes and positions: any of the register, how two compare, and matrices. */
import {
  answerByNameData,
  boardAsSubject,
  comparisonData,
  matrixData,
  type SubjectByName,
  vertexOf,
  wordsOfNodes,
} from '../../engine/answers/index.ts';
import { comparedByName, drain } from '../../engine/run.ts';
import { gameOf, insideOfBoard, insideOfDrawing } from './games.ts';
import { orThrow, refusal } from './refusals.ts';
import { sliced, telling, type Work } from './slices.ts';
import type { Answer, Comparison, Drawing, Given, Matrix, TheoryOptions } from './types.ts';
import { rulesFor, solvingWholeBoard } from './work-on-games.ts';
import {
  askingAbout,
  drawingToAsk,
  type MatrixPlace,
  matrixAt,
  matrixOfBoard,
  mustBeQuestion,
} from './work-on-questions.ts';

export type AskOptions = TheoryOptions & {
  /**
   * The most positions: for a board those that may follow, 2,000,000 if left out; for pieces those that are
   * played out, 400,000.
   */
  readonly positions?: number;
  /** With the question `explain`: the whole proof. */
  readonly full?: boolean;
};

function* subjectOf(given: Given, options: AskOptions): Work<SubjectByName> {
  const game = gameOf(given);
  if (game.kind === 'drawing') return drawingToAsk(insideOfDrawing(game).graph, options);
  const { rules, ...inside } = insideOfBoard(game);
  const { positions } = options;
  const asked = { ...inside, rules: rulesFor(rules, options) };
  return boardAsSubject(yield* solvingWholeBoard(asked, { positions, all: true }));
}

function* asking(
  given: Given,
  question: string,
  about: string | readonly string[] = [],
  options: AskOptions = {},
): Work<Answer> {
  mustBeQuestion(question);
  const subject = yield* subjectOf(given, options);
  const found = yield* askingAbout(subject, question, typeof about === 'string' ? [about] : about, options);
  return { ...answerByNameData(found), says: found.sentences } as Answer;
}

/**
 * Asks a question about nodes of a drawing, or about positions that follow a position of a ruleset.
 * `questions` lists the questions; the page of questions says what each answers. The data is the same as that
 * of `grundy ask --json`, and `says` has the sentences that `grundy ask` prints.
 *
 * `about` are names of nodes, or ids of nodes without a name that only they have; of a board, positions that
 * follow it, where the board itself comes first by itself.
 *
 * @throws A refusal where there is no such question, where a name is not a node's, or where the question does
 * not apply; it says why.
 * @example
 * import { ask, board } from 'grundy';
 *
 * const why = ask('a -> b\nb -> c\na -> c', 'explain', 'a');
 * for (const sentence of why.says) console.log(sentence);
 *
 * const { thermograph } = ask('{2|-1}', 'thermograph', 'a').answer.found;
 * console.log(thermograph.mean, thermograph.temperature, thermograph.left, thermograph.right);
 *
 * const moves = ask(board('nim', '1+2'), 'moves');
 * for (const { by, to } of moves.moves) console.log(by.join(', '), '→', to.position);
 * // → a = *2: the next player wins.
 * // → The options give 0 (c) and *1 (b): the least nimber missing is *2.
 * // → The player to move wins by moving to c.
 * // → 1/2 3/2 [["3","-1"],["1/2","3/2"]] [["-2","-1"],["1/2","3/2"]]
 * // → heap 1, counter 1 → 0+2
 * // → heap 2, counter 1 → 1+0
 * // → heap 2, counter 2 → 1+1
 */
export function ask(
  given: Given,
  question: string,
  about: string | readonly string[] = [],
  options: AskOptions = {},
): Answer {
  return drain(asking(given, question, about, options));
}
sliced(ask, asking as never);

/** The graph of a drawing; a board is refused with what to do instead. */
function drawingGiven(given: Given, instead: string): Drawing {
  const game = gameOf(given);
  if (game.kind === 'drawing') return game;
  throw refusal([{ place: 'board', says: `is a position, and not a drawing; ${instead}` }]);
}

function* comparing(given: Given, a: string, b: string): Work<Comparison> {
  const drawing = drawingGiven(
    given,
    "ask(board, 'compare', position) compares it with another that follows it",
  );
  const { graph } = insideOfDrawing(drawing);
  const found = orThrow(yield* telling(comparedByName(graph, [a, b], true), 'asking'));
  return comparisonData(found) as Comparison;
}

/**
 * Compares two nodes of a drawing as games, or a node with a game that is typed: the same as
 * `grundy compare --json`. For scoring games it has proofs: a game beside which the lesser one does worse.
 *
 * @returns The relation: `>`, `<`, `=`, or `||` where neither is at least the other.
 * @throws A refusal where a name is neither a node's nor a game, or where the games cannot be compared.
 * @example
 * import { compare } from 'grundy';
 *
 * const drawing = 'g ->L h\ng ->R z\nh ->L z';
 * console.log(compare(drawing, 'g', 'h').relation);
 * console.log(compare(drawing, 'g', '{1|0}').relation);
 * // → ||
 * // → =
 */
export function compare(given: Given, a: string, b: string): Comparison {
  return drain(comparing(given, a, b));
}
sliced(compare, comparing as never);

export type MatrixOptions = {
  /** Moves of Left's that are left out, by their names. */
  readonly withoutLeft?: readonly string[];
  /** Moves of Right's that are left out. */
  readonly withoutRight?: readonly string[];
  /** For a board: the most positions that may follow. */
  readonly positions?: number;
};

function* placeOf(given: Given, node: string | undefined, { positions }: MatrixOptions): Work<MatrixPlace> {
  const game = gameOf(given);
  if (game.kind === 'board') return yield* matrixOfBoard(insideOfBoard(game), positions);
  if (node === undefined) throw refusal([{ place: 'node', says: 'is missing; give the name of a node' }]);
  const { graph } = insideOfDrawing(game);
  const vertex = orThrow(vertexOf(graph, node));
  const rules = rulesFor(graph.view.rules, {});
  return { game: { graph: graph.graph, rules }, vertex, nameOf: (v) => wordsOfNodes(graph)[v] };
}

function* matrixWork(given: Given, node?: string, options: MatrixOptions = {}): Work<Matrix> {
  const place = yield* placeOf(given, node, options);
  const { withoutLeft: left = [], withoutRight: right = [] } = options;
  const found = yield* matrixAt(place, node ?? '', () => ({ left, right }));
  return matrixData(found, place.nameOf(place.vertex), place.nameOf) as Matrix;
}

/**
 * The matrix of a position in which both players move at once, with optimal strategies, dominated lines and
 * the proof of its value: the same as `grundy matrix --json`. Rows are Left's moves, columns Right's. Of a
 * drawing name a node; of a board its own position is meant.
 *
 * @throws A refusal where the players take turns: read the drawing with `{ play: 'simultaneous' }` then.
 * @example
 * import { board, matrix } from 'grundy';
 *
 * const { rows, columns, value, solution } = matrix(board('subtraction-squares', '{1,4}|{2} 9'));
 * console.log(rows.map(({ name }) => name), columns.map(({ name }) => name), value.text);
 * console.log(solution.left.shown, solution.right.shown);
 * // → ["1l","1r","4l","4r"] ["2l","2r"] 5/8
 * // → ["1/2","1/2","0","0"] ["1/2","1/2"]
 */
export function matrix(given: Given, node?: string, options: MatrixOptions = {}): Matrix {
  return drain(matrixWork(given, node, options));
}
sliced(matrix, matrixWork as never);
