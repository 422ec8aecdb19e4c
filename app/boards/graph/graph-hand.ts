/** What a click or Enter on a node of the graph beside does: it is a move where the game that is played goes on so, else a look. */
import type { BoardMove } from '../../../engine/rulesets/index.ts';
import { lookAt, positionStanding } from '../../store/board.ts';
import { linePlayed } from '../../store/board-graph.ts';
import { editor } from '../../store/editor.ts';
import type { PositionRead } from '../../store/position-of.ts';
import type { GraphBeside } from '../../store/state/board-graph.ts';
import { movesBy, sayPlaces } from '../../walkthrough/board-rules.ts';
import { makeMove } from '../../walkthrough/playing.ts';
import { handToMove } from '../../walkthrough/shown-game.ts';
import { goToFrame } from '../../walkthrough/walking.ts';

/** Whether a move leads there by the engine's name for it, which of mirror images is one. */
function goesTo({ by, player }: BoardMove, { printed }: PositionRead, position: string): boolean {
  const { here } = editor().boardAnswers ?? {};
  if (here?.position !== printed) return false;
  return here.found.moves.some(
    (each) => each.player === player && each.to.position === position && sayPlaces(each.by) === sayPlaces(by),
  );
}

/** Shows the position of a node on the board. */
export function showNode(graph: GraphBeside, node: number): void {
  const { position } = graph.part.found[node];
  const isThere = (printed: string | undefined): boolean =>
    printed !== undefined && graph.index.get(printed) === node;
  lookAt(undefined);
  const read = positionStanding(editor());
  if (!read || isThere(read.printed)) return;
  const mover = handToMove();
  const move =
    mover && movesBy(read, mover).find(({ move, to }) => isThere(to) || goesTo(move, read, position));
  if (move) {
    makeMove({ piece: 0, to: move.to });
    return;
  }
  // The last time that the line came there: what was played from there on stands after it.
  const moment = linePlayed(editor()).findLastIndex(isThere);
  if (moment >= 0) goToFrame(moment);
  else lookAt(position);
}
