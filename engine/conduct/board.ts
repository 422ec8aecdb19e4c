/**
 * Conducts a game on a board, for the workers and the command line alike: it generates everything that can
 * follow the position, solves that graph as a drawing's is solved, and keeps both in the memory, so that the
 * next question about the game needs no second generating or solving. It reads no clock: it is a generator,
 * as `solveGraph` is.
 */
import type { OverBudget } from '../result.ts';
import type { GameToSolve } from '../theories/question.ts';
import { type BoardGame, type GeneratedBoard, generateBoard, unboundedPlayOf } from './board-game.ts';
import { type Memory, openMemory, type SolvedBoard } from './memory.ts';
import { type Advance, type ConductOptions, solveGraph } from './solve.ts';
import { settleUnbounded } from './unbounded.ts';

/** What is known so far. */
export type BoardAdvance =
  /** How many positions were met. */
  | { readonly kind: 'generating'; readonly positions: number }
  /** Comes once, when all positions were met. */
  | { readonly kind: 'generated'; readonly board: GeneratedBoard }
  | Advance;

export type BoardOptions = Pick<ConductOptions, 'thorough' | 'whoWinsFrom'>;

/**
 * Answers immediately where the memory has the game. Precondition: there is such a ruleset, it reads the
 * position, and what is wanted of one game is the same each time. Only the rounds in which the values were
 * found are not kept: a caller that asks for them has the values found once more.
 */
export function* solveBoard(
  game: BoardGame,
  memory: Memory,
  wanted: BoardOptions = { whoWinsFrom: 0 },
): Generator<BoardAdvance, SolvedBoard | OverBudget, void> {
  const kept = memory.recallBoard(game);
  if (kept) return kept;
  // A graph of millions of positions is released before another one is made.
  memory.keepBoard(undefined);
  const unbounded = unboundedPlayOf(game);
  if (unbounded && game.rules?.play !== 'misere') {
    const found = yield* settling(settleUnbounded(game, unbounded));
    memory.keepBoard(found);
    return found;
  }
  const board = yield* generating(game);
  if ('kind' in board) return board;
  yield { kind: 'generated', board };
  const found = yield* solveAndKeep(board, wanted);
  memory.keepBoard(found);
  return found;
}

/** Solves a game whose graph is made, and keeps what is found in a memory of its own. */
export function* solveAndKeep<Game extends GameToSolve>(
  game: Game,
  wanted: BoardOptions,
): Generator<Advance, Game & Pick<SolvedBoard, 'solved' | 'memory'>, void> {
  const solved = yield* solveGraph(game, { ...wanted, withoutSteps: true });
  const memory = openMemory();
  const { choice, labelling, outcomes, classes } = solved;
  const whoWins = wanted.whoWinsFrom === undefined ? { outcomes, classes } : undefined;
  const values = labelling.table.length > 0 ? labelling : undefined;
  memory.keep(game, { labelling: values, whoWins, withoutSteps: true }, choice);
  return { ...game, solved, memory };
}

function* settling(slices: Generator<number, SolvedBoard, void>): Generator<BoardAdvance, SolvedBoard, void> {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield { kind: 'generating', positions: slice.value };
  }
}

function* generating(game: BoardGame): Generator<BoardAdvance, GeneratedBoard | OverBudget, void> {
  const slices = generateBoard(game);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield { kind: 'generating', positions: slice.value };
  }
}
