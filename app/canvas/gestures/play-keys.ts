/**
 * The keys of a game while the canvas has the focus: Tab goes from piece to piece and, after the last, on to
 * what follows the canvas; arrows go from one legal end of the chosen piece to another; Enter moves it there.
 * Where a turn may move several pieces, Enter on a node without a piece that can move ends it.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import { isShortcut } from '../../parts/typed-keys.ts';
import { editor } from '../../store/editor.ts';
import { choosePiece } from '../../store/play.ts';
import { setFocus } from '../../store/showing.ts';
import type { PlayBoard } from '../../store/state/frame.ts';
import { playBoard } from '../../walkthrough/play-board.ts';
import { endTurn, makeMove, mayEndTurn, playAt } from '../../walkthrough/playing.ts';
import { setCanvasState } from '../model/canvas-state.ts';
import { directionSteps, type Way } from '../model/directions.ts';
import type { Surface } from '../model/surface.ts';

const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const focused = (): NodeId | undefined => {
  const { focus } = editor();
  return focus?.kind === 'node' ? focus.id : undefined;
};

/** The piece before or after the chosen one among those that can move; undefined past either end. */
function nextPiece({ moves, chosen }: PlayBoard, by: 1 | -1): number | undefined {
  const movable = [...new Set(moves.map(({ piece }) => piece))];
  const at = chosen === undefined ? -1 : movable.indexOf(chosen);
  if (at === -1) return by > 0 ? movable[0] : movable.at(-1);
  return movable[at + by];
}

/** The legal end in that direction from the present one, else the next of all. */
function nextEnd(surface: Surface, { moves, chosen, pieces }: PlayBoard, way: Way): NodeId | undefined {
  const ends = [...new Set(moves.filter(({ piece }) => piece === chosen).map(({ to }) => to))];
  const here = focused();
  const isOnEnd = here !== undefined && ends.includes(here);
  const from = surface.drawing.nodes.get(isOnEnd ? here : pieces[chosen ?? 0])?.node;
  if (!from || ends.length === 0) return undefined;
  const step = directionSteps[way];
  const ahead = ends
    .filter((id) => id !== here || !isOnEnd)
    .flatMap((id) => {
      const node = surface.drawing.nodes.get(id)?.node;
      if (!node) return [];
      const [dx, dy] = [node.x - from.x, node.y - from.y];
      return [{ id, share: (dx * step.x + dy * step.y) / (Math.hypot(dx, dy) || 1) }];
    })
    .filter(({ share }) => share > 0.3)
    .sort((a, b) => b.share - a.share)[0];
  if (ahead) return ahead.id;
  const by = way === 'right' || way === 'down' ? 1 : -1;
  return isOnEnd ? ends[(ends.indexOf(here) + by + ends.length) % ends.length] : ends.at(by > 0 ? 0 : -1);
}

/** Takes a key of the game; whether it was taken. */
export function pressInPlay(surface: Surface, event: KeyboardEvent): boolean {
  const board = playBoard(editor());
  if (!board || isShortcut(event)) return false;
  if (event.key === 'Tab') {
    const piece = nextPiece(board, event.shiftKey ? -1 : 1);
    choosePiece(piece);
    if (piece === undefined) return false;
    setFocus({ kind: 'node', id: board.pieces[piece] });
    setCanvasState({ byKeyboard: true });
    return true;
  }
  const way = ways[event.key];
  if (way && board.chosen !== undefined) {
    const end = nextEnd(surface, board, way);
    if (end !== undefined) setFocus({ kind: 'node', id: end });
    return true;
  }
  if (event.key !== 'Enter') return false;
  const here = focused();
  if (here === undefined) return true;
  const move = board.moves.find(({ piece, to }) => piece === board.chosen && to === here);
  if (move) makeMove(move);
  else if (mayEndTurn() && !board.moves.some(({ from }) => from === here)) endTurn();
  else playAt(here);
  return true;
}
