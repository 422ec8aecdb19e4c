/** Questions about nodes and positions: any of the register, how two compare, and matrices. */
import {
  answerByNameData,
  boardAsSubject,
  comparisonData,
  drawingAsSubject,
  linesLeftOut,
  matrixData,
  nearestWord,
  type SubjectByName,
  vertexOf,
  wordsOfNodes,
} from '../../engine/answers/index.ts';
import {
  ask as askEngine,
  askedByName,
  chooseTheory,
  comparedByName,
  drain,
  generateBoard,
  openMemory,
  questions as register,
} from '../../engine/run.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import { gameOf, insideOfBoard, insideOfDrawing } from './games.ts';
import { orThrow, refusal } from './refusals.ts';
import { sliced, telling, type Work } from './slices.ts';
import type { Answer, Board, Comparison, Drawing, Given, Matrix, TheoryOptions } from './types.ts';
import { boundOf, mustApply, rulesFor, solvingBoard, tooManyPositions } from './work-on-games.ts';

export type AskOptions = TheoryOptions & {
  /** The most positions: of a board those that may follow, 2,000,000 unless told otherwise; of pieces those that are played out, 400,000. */
  readonly positions?: number;
  /** With the question `explain`: the whole proof. */
  readonly full?: boolean;
};

function* subjectOf(given: Given, options: AskOptions): Work<SubjectByName> {
  const game = gameOf(given);
  if (game.kind === 'drawing') {
    const { graph } = insideOfDrawing(game);
    const asked = { graph: graph.graph, rules: rulesFor(graph.view.rules, options) };
    const choice = chooseTheory(asked);
    mustApply(asked.rules, choice);
    return drawingAsSubject(graph, asked, choice);
  }
  const board = yield* solvingBoard(game, { ...options, all: true });
  if ('kind' in board) throw tooManyPositions(board);
  return boardAsSubject(board);
}

function* asking(
  given: Given,
  question: string,
  about: string | readonly string[] = [],
  options: AskOptions = {},
): Work<Answer> {
  if (!register.some(({ id }) => id === question)) {
    const near = nearestWord(
      question,
      register.map(({ id }) => id),
    );
    const says = near ? `did you mean ${near}?` : 'the exported list questions has them';
    throw refusal([{ place: question, says: `there is no such question; ${says}` }]);
  }
  const subject = yield* subjectOf(given, options);
  const words = typeof about === 'string' ? [about] : about;
  const within = { ...boundOf(options.positions), full: options.full === true };
  const found = orThrow(yield* telling(askedByName(subject, question, words, within), 'asking'));
  if ('kind' in found) throw refusal([{ place: question, says: found.says }]);
  return { ...answerByNameData(found), says: found.sentences } as Answer;
}

/**
 * Asks a question about nodes of a drawing, or about positions that follow a position of a ruleset. `questions` lists the questions; the page of questions says what each answers.
 * The data is the same as that of `grundy ask --json`, and `says` has the sentences that `grundy ask` prints.
 *
 * `about` are names of nodes, or ids of nodes without a name that only they have; of a board, positions that follow it, where the board itself comes first by itself.
 *
 * @throws A refusal where there is no such question, where a name is no node's, or where the question does not apply; it says why.
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
 * Compares two nodes of a drawing as games, or a node with a game that is typed: the same as `grundy compare --json`. For scoring games it has proofs: a game
 * beside which the lesser one does worse.
 *
 * @returns The relation: `>`, `<`, `=`, or `||` where neither is at least the other.
 * @throws A refusal where a name is no node's and no game, or where the games cannot be compared.
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
  /** Of a board: the most positions that may follow. */
  readonly positions?: number;
};

type Place = { readonly game: GameToSolve; readonly vertex: number; nameOf(vertex: number): string };

function* placeOf(given: Given, node: string | undefined, options: MatrixOptions): Work<Place> {
  const game = gameOf(given);
  if (game.kind === 'board') return yield* boardPlace(game, options);
  if (node === undefined) throw refusal([{ place: 'node', says: 'is missing; give the name of a node' }]);
  const { graph } = insideOfDrawing(game);
  const vertex = orThrow(vertexOf(graph, node));
  const rules = rulesFor(graph.view.rules, {});
  return { game: { graph: graph.graph, rules }, vertex, nameOf: (v) => wordsOfNodes(graph)[v] };
}

function* boardPlace(board: Board, { positions }: MatrixOptions): Work<Place> {
  const { ruleset, position, rules } = insideOfBoard(board);
  if (!ruleset.rounds)
    throw refusal([
      {
        place: '',
        says: 'the players of this ruleset take turns, and only a position in which both move at once has a matrix',
      },
    ]);
  const game = { ruleset: ruleset.id, position, rules, ...boundOf(positions) };
  const found = yield* telling(generateBoard(game), 'generating');
  if ('kind' in found) throw tooManyPositions(found);
  return { game: found, vertex: 0, nameOf: found.nameOf };
}

function* matrixWork(given: Given, node?: string, options: MatrixOptions = {}): Work<Matrix> {
  const { game, vertex, nameOf } = yield* placeOf(given, node, options);
  const memory = openMemory();
  const whole = yield* telling(askEngine('matrix', { vertex }, game, memory), 'asking');
  const place = node ?? '';
  if (whole.kind === 'over-budget') {
    const byTurns = game.graph.joint ? '' : "; read the drawing with { play: 'simultaneous' }";
    throw refusal([
      { place, says: `has no matrix: ${whole.says.replace(/^does not apply: /, '')}${byTurns}` },
    ]);
  }
  const { withoutLeft = [], withoutRight = [] } = options;
  const without = orThrow(linesLeftOut(whole, withoutLeft, withoutRight, ['withoutLeft', 'withoutRight']));
  const isWhole = withoutLeft.length === 0 && withoutRight.length === 0;
  const found = isWhole
    ? whole
    : yield* telling(askEngine('matrix', { vertex, without }, game, memory), 'asking');
  if (found.kind === 'over-budget') throw refusal([{ place, says: found.says }]);
  return matrixData(found, nameOf(vertex), nameOf) as Matrix;
}

/**
 * The matrix of a position in which both players move at once, with optimal strategies, dominated lines and the proof of its value: the same as `grundy matrix --json`. Rows are
 * Left's moves, columns Right's. Of a drawing name a node; of a board its own position is meant.
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
