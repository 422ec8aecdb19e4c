/**
 * Remembers what was found of the game that was solved or asked about last, so that a question about it
 * starts from the finished solution. Only one game is kept, and one part of it, so memory does not grow;
 * beside it one game on a board, which one may ask about without losing the drawing's. A game is recognised
 * by comparing its rows, so that no caller has to keep a revision number right; that is one pass over the
 * arcs, a small part of the cost of solving.
 */
import type { Arcs, GameGraph } from '../graph/game-graph.ts';
import { sameJointMoves } from '../graph/joint-moves.ts';
import { sameScores } from '../graph/scores.ts';
import { sameRules } from '../outcome/rules.ts';
import { evidenceOf, type KnownLabels } from '../questions/evidence.ts';
import { partAbout } from '../questions/game-about.ts';
import { rulesOfRuleset } from '../rulesets/ruleset.ts';
import { type ChosenTheory, chooseTheory, type TheoryPart } from '../theories/choose.ts';
import type { Evidence, GameToSolve } from '../theories/question.ts';
import type { BoardGame, GeneratedBoard } from './board-game.ts';
import type { SolvedGraph } from './solve.ts';

export type Memory = {
  /**
   * Keeps what solving has found of a game. The memory holds on to the arrays themselves: a caller that
   * transfers them must pass copies. The theory is that which solving has chosen.
   */
  keep(game: GameToSolve, found: KnownLabels, choice: ChosenTheory): void;
  /** What is known of this game; empty if another game was solved last. */
  recall(game: GameToSolve): Evidence;
  /**
   * The same of the closed part that follows these vertices, for a game that no theory covers as a whole.
   * Parts of one game share its shelf: what is left there must hold for every part that has the vertices it
   * is about.
   */
  recallPart(game: GameToSolve, vertices: readonly number[]): Evidence;
  /** Keeps a game on a board in place of the last one; undefined makes room for the next. */
  keepBoard(board: SolvedBoard | undefined): void;
  /** The game on a board, if it was kept last and has no more positions than are asked for. */
  recallBoard(game: BoardGame): SolvedBoard | undefined;
};

/** A game on a board with all that solving has found of it. */
export type SolvedBoard = GeneratedBoard & {
  readonly solved: SolvedGraph;
  /** The memory of this game alone, for questions about its vertices. */
  readonly memory: Memory;
  /** Defined where infinitely many positions follow, and the graph is a part of them. */
  readonly part?: SolvedPart;
};

export type BoardInPart = SolvedBoard & { readonly part: SolvedPart };

/** A part of infinitely many positions. What is found for its vertices holds for the whole. */
export type SolvedPart = {
  /** The bound by which the start is settled, or is not. */
  readonly bound: number;
  /** What was looked at: "heaps up to 36". */
  readonly called: string;
  /** How the start was settled, or that it is not, in sentences. */
  readonly says: string;
  /** Whether a vertex lies outside, so that not all of its moves are in the graph. */
  isBeyond(vertex: number): boolean;
  /**
   * Per vertex, where it is certain who wins: the most moves that a play lasts in which the winner moves to
   * the least of these.
   */
  readonly lasts: Int32Array;
};

type Kept = {
  readonly game: GameToSolve;
  readonly evidence: Evidence;
  readonly parts: readonly TheoryPart[];
};

/** A memory that holds nothing yet. */
export function openMemory(): Memory {
  let last: Kept | undefined;
  let lastPart: Kept | undefined;
  let lastBoard: SolvedBoard | undefined;
  const keep = (game: GameToSolve, found?: KnownLabels, choice = chooseTheory(game)): Evidence => {
    const { theory, parts } = choice;
    last = { game, parts, evidence: evidenceOf(game, theory, found) };
    lastPart = undefined;
    return last.evidence;
  };
  const recall = (game: GameToSolve): Evidence =>
    last && isSame(last.game, game) ? last.evidence : keep(game);
  return {
    keep,
    recall,
    recallPart(game, vertices) {
      const { shelf } = recall(game);
      const { part, theory } = partAbout(game, vertices, last?.parts);
      if (!lastPart || lastPart.evidence.theory !== theory || !isSame(lastPart.game, part))
        lastPart = { game: part, parts: [], evidence: evidenceOf(part, theory, undefined, shelf) };
      return lastPart.evidence;
    },
    keepBoard(board) {
      lastBoard = board;
    },
    recallBoard: (game) =>
      lastBoard &&
      lastBoard.graph.order <= (game.positions ?? Number.POSITIVE_INFINITY) &&
      isGameOf(lastBoard, game)
        ? lastBoard
        : undefined,
  };
}

/**
 * Whether this is the game of a board; the bound on positions does not matter. It does not use the register
 * of rulesets, since a worker that only solves drawings has not fetched it. Precondition: both positions are
 * printed.
 */
function isGameOf({ asked, ruleset }: GeneratedBoard, game: BoardGame): boolean {
  const usual = rulesOfRuleset(ruleset);
  return (
    asked.ruleset === game.ruleset &&
    asked.position === game.position &&
    asked.solo === game.solo &&
    sameRules(asked.rules ?? usual, game.rules ?? usual)
  );
}

const isSame = (a: GameToSolve, b: GameToSolve): boolean =>
  sameRules(a.rules, b.rules) && isSameGraph(a.graph, b.graph);

const isSameGraph = (a: GameGraph, b: GameGraph): boolean =>
  a === b ||
  ((a.left === a.right) === (b.left === b.right) &&
    sameNumbers(a.gray, b.gray) &&
    sameScores(a.scores, b.scores) &&
    sameJointMoves(a.joint, b.joint) &&
    sameArcs(a.left, b.left) &&
    (a.left === a.right || sameArcs(a.right, b.right)));

const sameArcs = (a: Arcs, b: Arcs): boolean =>
  sameNumbers(a.starts, b.starts) && sameNumbers(a.targets, b.targets);

function sameNumbers(a: Uint8Array | Uint32Array, b: Uint8Array | Uint32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
