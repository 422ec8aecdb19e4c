/**
 * Explains by play with one piece who wins from a vertex: a line in which the winner hurries and the loser
 * lingers; the reply to each move, where all lose; the way round that keeps a draw. In an impartial graph the
 * players are alike; otherwise the reasons are about Left's start and about Right's. O(options and theirs),
 * and the moves of the lines.
 */
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';
import { printRational } from '../numbers/rationals.ts';
import { endingWhen } from '../outcome/outcome.ts';
import type {
  ExplainedGame,
  LineMove,
  LineMover,
  PlayLine,
  PlayReason,
  Reason,
  ScoreReason,
} from './explanation.ts';

/** Of longer lines only this many moves are given. */
const mostMoves = 200;

export const otherMover: Readonly<Record<LineMover, LineMover>> = {
  first: 'second',
  second: 'first',
  left: 'right',
  right: 'left',
};

/** The different options of a player at a vertex. */
export function optionsOfMover(graph: GameGraph, v: number, by: LineMover): readonly number[] {
  const { starts, targets } = by === 'right' ? graph.right : graph.left;
  return [...new Set(targets.subarray(starts[v], starts[v + 1]))];
}

/** What a player achieves who is to move at a vertex. */
export function resultFor(
  { outcomeAt }: ExplainedGame,
  v: number,
  by: LineMover,
): 'wins' | 'draws' | 'loses' {
  const outcome = outcomeAt(v) ?? 'D';
  if (by === 'first' || by === 'second')
    return ({ N: 'wins', D: 'draws' } as const)[outcome as 'N' | 'D'] ?? 'loses';
  const ending = endingWhen(outcome, by);
  return ending === by ? 'wins' : ending === 'draw' ? 'draws' : 'loses';
}

/**
 * Reasons why the player who begins wins, loses or draws; for each player, where some arcs are one player's.
 */
export const reasonsByPlay = (game: ExplainedGame, vertex: number): readonly PlayReason[] =>
  isImpartial(game.graph)
    ? reasonsOfStart(game, vertex, 'first')
    : [...reasonsOfStart(game, vertex, 'left'), ...reasonsOfStart(game, vertex, 'right')];

function reasonsOfStart(game: ExplainedGame, vertex: number, by: LineMover): readonly PlayReason[] {
  const options = optionsOfMover(game.graph, vertex, by);
  const { misere } = game.graph;
  if (options.length === 0) return [{ kind: 'no-option', vertex, by, ...(misere && { misere }) }];
  const result = resultFor(game, vertex, by);
  if (result === 'wins') return [{ kind: 'wins', vertex, by, line: winningLine(game, vertex, by) }];
  if (result === 'draws') return [{ kind: 'draws', vertex, by, line: drawingLine(game, vertex, by) }];
  return options.map((option): PlayReason => {
    const next = otherMover[by];
    const isOver = optionsOfMover(game.graph, option, next).length === 0;
    const reply = isOver ? undefined : bestMove(game, option, next);
    return { kind: 'refuted', vertex, by, option, reply };
  });
}

const moveOf = ({ graph }: ExplainedGame, from: number, to: number, by: LineMover): LineMove => ({
  from,
  to,
  by,
  forced: graph.gray[from] === 1 && optionsOfMover(graph, from, by).length === 1,
});

/**
 * The move after which the opponent loses soonest; one who wins endless play may have none that ends.
 * Precondition: one wins.
 */
function bestMove(game: ExplainedGame, vertex: number, by: LineMover): number {
  const { graph, remoteAt } = game;
  const next = otherMover[by];
  const winning = optionsOfMover(graph, vertex, by).filter(
    (option) => resultFor(game, option, next) === 'loses',
  );
  const lasts = (option: number): number => {
    const remote = remoteAt(option, next);
    return remote < 0 ? Number.POSITIVE_INFINITY : remote;
  };
  return winning.reduce((best, option) => (lasts(option) < lasts(best) ? option : best));
}

/** The move with which play lasts longest. Precondition: there is a move. */
function longestMove({ graph, remoteAt }: ExplainedGame, vertex: number, by: LineMover): number {
  const lasts = (option: number): number => {
    const remote = remoteAt(option, otherMover[by]);
    return remote < 0 ? Number.POSITIVE_INFINITY : remote;
  };
  return optionsOfMover(graph, vertex, by).reduce((best, option) =>
    lasts(option) > lasts(best) ? option : best,
  );
}

/**
 * The starter wins: the last move is the starter's (in misère play the opponent's), or play goes round and is
 * won by going round.
 */
function winningLine(game: ExplainedGame, vertex: number, starter: LineMover): PlayLine {
  return lineOfPlay(game, vertex, starter, (at, by) =>
    by === starter ? bestMove(game, at, by) : longestMove(game, at, by),
  );
}

/** Drawing moves, until a vertex comes again with the same player to move; the line prefers to close. */
function drawingLine(game: ExplainedGame, vertex: number, starter: LineMover): PlayLine {
  return lineOfPlay(game, vertex, starter, (at, by, met) => {
    const next = otherMover[by];
    const drawing = optionsOfMover(game.graph, at, by).filter(
      (option) => resultFor(game, option, next) === 'draws',
    );
    return drawing.find((option) => met.has(`${option} ${next}`)) ?? drawing[0];
  });
}

/** Moves by a rule, until a player cannot move or play goes round. */
function lineOfPlay(
  game: ExplainedGame,
  vertex: number,
  starter: LineMover,
  choose: (at: number, by: LineMover, met: ReadonlySet<string>) => number,
): PlayLine {
  const moves: LineMove[] = [];
  const met = new Set<string>();
  const name = (at: number, by: LineMover): string =>
    isImpartial(game.graph) ? `${at} first` : `${at} ${by}`;
  let [at, by] = [vertex, starter];
  for (;;) {
    if (optionsOfMover(game.graph, at, by).length === 0) return { moves, end: { kind: 'stuck' } };
    met.add(name(at, by));
    // In an impartial game the players are alike, so a position is repeated even if the other player is to
    // move.
    if (isImpartial(game.graph)) met.add(`${at} second`);
    if (moves.length === mostMoves) {
      const left = game.remoteAt(at, by);
      return { moves, end: { kind: 'open', left: left < 0 ? undefined : left } };
    }
    const to = choose(at, by, met);
    moves.push(moveOf(game, at, to, by));
    [at, by] = [to, otherMover[by]];
    if (met.has(name(at, by))) return { moves, end: { kind: 'round' } };
  }
}

/**
 * The stops of a scoring game: for each player who may begin, a line of best play to the score where a player
 * cannot move. It reads the stops that were found; undefined where they are not known. O(the moves of the
 * lines and their options).
 */
export function reasonsByScores(game: ExplainedGame, vertex: number): readonly Reason[] | undefined {
  const lines = (['left', 'right'] as const).map((by) => bestLine(game, vertex, by));
  return lines.some((line) => !line) ? undefined : lines.flatMap((line) => line ?? []);
}

/** The result of play if that player is to move. */
function stopOf({ valueAt }: ExplainedGame, vertex: number, by: Mover): string | undefined {
  const value = valueAt(vertex);
  if (value?.kind !== 'scoring') return undefined;
  return by === 'left' ? value.ls : value.rs;
}

function bestLine(game: ExplainedGame, vertex: number, starter: Mover): ScoreReason | undefined {
  const moves: LineMove[] = [];
  const wanted = stopOf(game, vertex, starter);
  let [at, by] = [vertex, starter];
  for (;;) {
    const options = optionsOfMover(game.graph, at, by);
    if (options.length === 0)
      return {
        kind: 'comes-to',
        vertex,
        by: starter,
        line: { moves, end: { kind: 'score', score: scoreAt(game, at, by) } },
      };
    const next = otherMover[by] as Mover;
    const to = options.find((option) => stopOf(game, option, next) === wanted);
    if (to === undefined) return undefined;
    moves.push({ from: at, to, by, forced: false });
    [at, by] = [to, next];
  }
}

/** The score where a player cannot move; 0 where none is written. */
function scoreAt({ graph: { scores } }: ExplainedGame, vertex: number, by: Mover): string {
  const place = scores?.[by][vertex] ?? -1;
  return scores && place >= 0 ? printRational(scores.table[place]) : '0';
}
