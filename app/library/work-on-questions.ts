/**
 * The library's questions, for itself and for the command line: any question of the register, matrices, and
 * sums. The functions take a game that was read, and return what the engine found; each refuses in the words
 * of the asker.
 */
import {
  type AnswerByName,
  drawingAsSubject,
  type GamesTogether,
  type GameWithPieces,
  linesLeftOut,
  nearestWord,
  ownPieces,
  type SubjectByName,
  type SummedPieces,
  wordsOfNodes,
} from '../../engine/answers/index.ts';
import type { GraphRead } from '../../engine/document/index.ts';
import type { Rules, SumKind } from '../../engine/outcome/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import type { OverBudget } from '../../engine/result.ts';
import {
  ask,
  askedByName,
  chooseTheory,
  componentsOnBoard,
  gameAbout,
  generateBoard,
  openMemory,
  questions,
  type Ruleset,
  scoresAtFault,
} from '../../engine/run.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import { type Asker, allowingMore, program, tooManyPositions } from './asker.ts';
import { orThrow, refusal } from './refusals.ts';
import { telling, type Work } from './slices.ts';
import type { TheoryOptions } from './types.ts';
import { type BoardInside, boundOf, mustApply, rulesFor } from './work-on-games.ts';

/** Throws if there is no question with this id. */
export function mustBeQuestion(id: string, asker: Asker = program): void {
  const ids = questions.map((question) => question.id);
  if (ids.includes(id)) return;
  const near = nearestWord(id, ids);
  const says = near ? `did you mean ${near}?` : asker.everyQuestion;
  throw refusal([{ place: id, says: `there is no such question; ${says}` }]);
}

/** A drawing as the subject of questions, by the theory that is asked for. */
export function drawingToAsk(read: GraphRead, options: TheoryOptions, asker: Asker = program): SubjectByName {
  const game = { graph: read.graph, rules: rulesFor(read.view.rules, options, asker) };
  const choice = chooseTheory(game);
  mustApply(game.rules, choice, asker);
  return drawingAsSubject(read, game, choice);
}

/** The message about too much work; if a bound was too low, it says how to allow more. */
const tooMuch = ({ says, positions }: OverBudget, asker: Asker): string =>
  positions ? allowingMore(says, asker) : says;

/** The answer to a question about the things that these words name. */
export function* askingAbout(
  subject: SubjectByName,
  id: string,
  words: readonly string[],
  { positions, full = false }: { readonly positions?: number | undefined; readonly full?: boolean },
  asker: Asker = program,
): Work<AnswerByName> {
  mustBeQuestion(id, asker);
  const within = { ...boundOf(positions), full };
  const found = orThrow(yield* telling(askedByName(subject, id, words, within), 'asking'));
  if ('kind' in found) throw refusal([{ place: id, says: tooMuch(found, asker) }]);
  return found;
}

/** The node or position of a matrix. */
export type MatrixPlace = {
  readonly game: GameToSolve;
  readonly vertex: number;
  nameOf(vertex: number): string;
};

/** Throws if the players of a ruleset take turns. */
export function mustMoveAtOnce({ rounds }: Pick<Ruleset, 'rounds'>): void {
  if (rounds) return;
  const says =
    'the players of this ruleset take turns, and only a position in which both move at once has a matrix';
  throw refusal([{ place: '', says }]);
}

/** A position, with everything that joint rounds can lead to. */
export function* matrixOfBoard(
  { ruleset, position, rules }: BoardInside,
  positions: number | undefined,
  asker: Asker = program,
): Work<MatrixPlace> {
  mustMoveAtOnce(ruleset);
  const game = { ruleset: ruleset.id, position, rules, ...boundOf(positions) };
  const found = yield* telling(generateBoard(game), 'generating');
  if ('kind' in found) throw tooManyPositions(found, asker);
  return { game: found, vertex: 0, nameOf: found.nameOf };
}

type MatrixFound = AnswerTo<'matrix'>;

/**
 * The matrix of a node or a position, given by its name; `without` lists the moves to leave out, by their
 * names in the whole matrix.
 */
export function* matrixAt(
  { game, vertex }: MatrixPlace,
  node: string,
  without: (whole: MatrixFound) => { readonly left: readonly string[]; readonly right: readonly string[] },
  asker: Asker = program,
): Work<MatrixFound> {
  const memory = openMemory();
  const whole = yield* telling(ask('matrix', { vertex }, game, memory), 'asking');
  if (whole.kind === 'over-budget') {
    const byTurns = game.graph.joint ? '' : `; ${asker.atOnce}`;
    const says = `has no matrix: ${whole.says.replace(/^does not apply: /, '')}${byTurns}`;
    throw refusal([{ place: node, says }]);
  }
  const { left, right } = without(whole);
  const places = [asker.option('withoutLeft'), asker.option('withoutRight')] as const;
  const lines = orThrow(linesLeftOut(whole, left, right, places));
  if (left.length + right.length === 0) return whole;
  const found = yield* telling(ask('matrix', { vertex, without: lines }, game, memory), 'asking');
  if (found.kind === 'over-budget') throw refusal([{ place: node, says: found.says }]);
  return found;
}

/**
 * A position as a game with a piece; if both players move at once, each of its components, with solo moves,
 * which sums may need.
 */
export function* piecesOfBoard(
  { ruleset, position, rules }: BoardInside,
  positions: number | undefined,
  asker: Asker = program,
): Work<readonly GameWithPieces[]> {
  const game = { ruleset: ruleset.id, position, rules, ...boundOf(positions) };
  const parts = yield* telling(componentsOnBoard(game), 'generating');
  if ('kind' in parts) throw tooManyPositions(parts, asker);
  return parts;
}

/** A drawing with pieces on the named nodes, or with its own pieces. */
export function piecesOfDrawing(
  read: GraphRead,
  rules: Rules,
  named: readonly number[] | undefined,
  isAlone: boolean,
  asker: Asker = program,
): GameWithPieces {
  const pieces = named ?? orThrow(ownPieces(read, isAlone, asker.namePieces));
  const words = wordsOfNodes(read);
  return { graph: read.graph, rules, pieces, nameOf: (v) => words[v], read };
}

export type SumAsked = {
  /** The kind of sum that is asked for; undefined if the drawing gives it. */
  readonly sum?: SumKind | undefined;
  readonly positions?: number | undefined;
};

/** The value of games together, the winner and the good moves. */
export function* addingUp(
  { graph, rules, pieces, nameOf, read }: GamesTogether,
  { sum, positions }: SumAsked,
  asker: Asker = program,
): Work<SummedPieces> {
  const kind = sumCalled(rules.sum);
  const why = kind.whyNot(graph, pieces);
  if (why !== undefined) {
    const place = sum === undefined ? asker.ownSum : asker.option('sum');
    throw refusal([{ place, says: `these pieces have no ${kind.name} sum: ${why}` }]);
  }
  const game = { graph, rules };
  const chosen = chooseTheory(gameAbout(game, Array.from(pieces)));
  mustApply(rules, chosen, asker);
  const found = yield* telling(ask('sum', { pieces, ...boundOf(positions) }, game), 'asking');
  if (found.kind === 'over-budget') {
    const faults = found.positions || !read ? [] : scoresAtFault(read, Array.from(pieces));
    throw refusal([{ place: 'pieces', says: tooMuch(found, asker) }, ...faults]);
  }
  return { ...chosen, found, pieces: Array.from(pieces, nameOf), nameOf, sum: kind };
}

/**
 * For games in which both players move at once: all kinds of sum by all conventions, and the names of their
 * pieces.
 */
export function* addingInAllWays(
  { graph, rules, pieces, nameOf }: GamesTogether,
  positions: number | undefined,
  asker: Asker = program,
): Work<{ readonly found: AnswerTo<'sums'>; readonly pieces: readonly string[] }> {
  if (!graph.joint) {
    const says = `the players take turns, and only games in which both move at once have this table of sums; ${asker.atOnce}`;
    throw refusal([{ place: asker.allSums, says }]);
  }
  const about = { pieces, ...boundOf(positions) };
  const found = yield* telling(ask('sums', about, { graph, rules }), 'asking');
  if (found.kind === 'over-budget') throw refusal([{ place: 'pieces', says: found.says }]);
  return { found, pieces: Array.from(pieces, nameOf) };
}
