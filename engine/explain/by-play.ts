/**
 * Explains by play with one piece who wins from a vertex of an impartial graph: a line in which the winner hurries and the loser lingers;
 * the reply to each move, where all lose; the way round that keeps a draw. O(options and theirs), and the moves of the line.
 */
import type { ExplainedGame, HeapReason, LineMove, PlayLine, PlayReason } from './explanation.ts';
import { optionsAt } from './forced-line.ts';

type NoOption = Extract<HeapReason, { readonly kind: 'no-option' }>;

/** Of longer lines only so many moves are given. */
const mostMoves = 200;

/** What shows that the player to move wins, loses or draws. */
export function reasonsByPlay(game: ExplainedGame, vertex: number): readonly (PlayReason | NoOption)[] {
  const { graph, outcomeAt } = game;
  switch (outcomeAt(vertex)) {
    case 'N':
      return [{ kind: 'wins', vertex, by: 'first', line: winningLine(game, vertex) }];
    case 'D':
      return [{ kind: 'draws', vertex, by: 'first', line: endlessLine(game, vertex) }];
    default:
      if (optionsAt(graph, vertex).length === 0) return [{ kind: 'no-option', vertex }];
      return optionsAt(graph, vertex).map((option): PlayReason => {
        const reply = nearest(game, option);
        return { kind: 'refuted', vertex, by: 'first', option, reply };
      });
  }
}

const moveOf = ({ graph }: ExplainedGame, from: number, to: number, place: number): LineMove => ({
  from,
  to,
  by: place % 2 === 0 ? 'first' : 'second',
  forced: graph.gray[from] === 1 && optionsAt(graph, from).length === 1,
});

/** The option that wins soonest; precondition: one wins. */
function nearest({ graph, remoteAt }: ExplainedGame, vertex: number): number {
  const winning = optionsAt(graph, vertex).filter(
    (option) => remoteAt(option) >= 0 && remoteAt(option) % 2 === 0,
  );
  return winning.reduce((best, option) => (remoteAt(option) < remoteAt(best) ? option : best));
}

function winningLine(game: ExplainedGame, vertex: number): PlayLine {
  const { graph, remoteAt } = game;
  const moves: LineMove[] = [];
  let at = vertex;
  for (let left = remoteAt(vertex); left > 0; left = remoteAt(at)) {
    if (moves.length === mostMoves) return { moves, end: { kind: 'open', left } };
    const farthest = (): number =>
      optionsAt(graph, at).reduce((best, option) => (remoteAt(option) > remoteAt(best) ? option : best));
    const to = left % 2 === 1 ? nearest(game, at) : farthest();
    moves.push(moveOf(game, at, to, moves.length));
    at = to;
  }
  return { moves, end: { kind: 'stuck' } };
}

/** Drawing moves until a vertex comes again, on which the line prefers to close. */
function endlessLine(game: ExplainedGame, vertex: number): PlayLine {
  const { graph, outcomeAt } = game;
  const met = new Set([vertex]);
  const moves: LineMove[] = [];
  for (let at = vertex; ; ) {
    if (moves.length === mostMoves) return { moves, end: { kind: 'open', left: undefined } };
    const drawing = optionsAt(graph, at).filter((option) => outcomeAt(option) === 'D');
    const again = drawing.find((option) => met.has(option));
    const to = again ?? drawing[0];
    moves.push(moveOf(game, at, to, moves.length));
    if (again !== undefined) return { moves, end: { kind: 'round' } };
    met.add(to);
    at = to;
  }
}
