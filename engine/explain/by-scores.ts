/**
 * Explains the stops of a scoring game: for each player who may begin, a line of best play to the score where somebody cannot move. It
 * reads the stops that were found. O(the moves of the lines and their options).
 */
import type { Mover } from '../graph/game-graph.ts';
import { printRational } from '../numbers/rationals.ts';
import { optionsOfMover, otherMover } from './by-play.ts';
import type { ExplainedGame, LineMove, Reason, ScoreReason } from './explanation.ts';

/** Undefined where the stops are not known. */
export function reasonsByScores(game: ExplainedGame, vertex: number): readonly Reason[] | undefined {
  const lines = (['left', 'right'] as const).map((by) => bestLine(game, vertex, by));
  return lines.some((line) => !line) ? undefined : lines.flatMap((line) => line ?? []);
}

/** What play comes to if that player is to move. */
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

/** The score where a player cannot move; 0 where nobody wrote one. */
function scoreAt({ graph: { scores } }: ExplainedGame, vertex: number, by: Mover): string {
  const place = scores?.[by][vertex] ?? -1;
  return scores && place >= 0 ? printRational(scores.table[place]) : '0';
}
