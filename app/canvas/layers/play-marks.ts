/**
 * What can be moved in a game, on the canvas: pieces that can move have a ring, the chosen one a wash, its
 * legal ends a thick ring; and where moves are evaluated each arc says what it brings, by a sign and a word.
 */
import type { HandMove, PlayBoard } from '../../store/state/frame.ts';
import { type Drawing, type DrawnArc, radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';
import { atLifeSize } from '../model/sizes.ts';
import type { Surface } from '../model/surface.ts';
import { ring, traceArc } from './arc-marks.ts';
import { type WordOnMove, writeResults } from './move-words.ts';

export const arcOfMove = (drawing: Drawing, { arcs }: Pick<HandMove, 'arcs'>): DrawnArc | undefined =>
  arcs.map((key) => drawing.arcs.get(key)).find((arc) => arc !== undefined);

export function drawPlay(pen: MarksPen, { drawing }: Surface, board: PlayBoard): void {
  const { context, px, inks } = pen;
  const { chosen, moves, pieces } = board;
  context.strokeStyle = inks.accent;
  context.fillStyle = inks.accent;
  const movable = new Set(moves.map(({ piece }) => piece));
  for (const piece of movable) {
    const drawn = drawing.nodes.get(pieces[piece]);
    if (!drawn) continue;
    context.beginPath();
    ring(pen, drawn, radius + atLifeSize(piece === chosen ? 6 : 4));
    if (piece === chosen) {
      context.globalAlpha = 0.24;
      context.fill();
      context.globalAlpha = 1;
    }
    context.lineWidth = Math.max(piece === chosen ? 3 : 1.6, (piece === chosen ? 2 : 1.2) * px);
    context.setLineDash(piece === chosen ? [] : [5, 4]);
    context.stroke();
    context.setLineDash([]);
  }
  const shown = moves.filter(({ piece }) => chosen === undefined || piece === chosen);
  for (const move of shown) {
    const end = drawing.nodes.get(move.to);
    const arc = arcOfMove(drawing, move);
    if (chosen !== undefined && end) {
      context.beginPath();
      ring(pen, end, radius + atLifeSize(4.5));
      context.strokeStyle = inks.accent;
      context.lineWidth = Math.max(4, 2.5 * px);
      context.stroke();
    }
    if (move.hinted && arc) {
      context.beginPath();
      traceArc(pen, arc);
      context.strokeStyle = inks.accent;
      context.globalAlpha = 0.32;
      context.lineWidth = Math.max(9, 6 * px);
      context.stroke();
      context.globalAlpha = 1;
    }
  }
  // Two pieces on one node share their arcs: what is written on an arc is written once.
  const said = new Map<string, WordOnMove>();
  for (const move of shown) {
    const arc = arcOfMove(drawing, move);
    if (arc && move.said) said.set(arc.key, { arc, ...move.said });
  }
  writeResults(pen, drawing, [...said.values()], board.hottest);
}
