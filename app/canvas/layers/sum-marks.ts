/**
 * The good moves of the pieces, marked on the drawing while the panel highlights them: whether they win or
 * draw, and the value they lead to.
 */
import { edgeKey, type NodeId } from '../../../engine/document/index.ts';
import {
  type AnswerTo,
  type MoveOfSum,
  type StartOfSum,
  startsOfSum,
} from '../../../engine/questions/index.ts';
import type { PlayResult } from '../../../engine/sums/index.ts';
import { scoreOnPaper, textOf } from '../../../engine/values/index.ts';
import { editor } from '../../store/editor.ts';
import { mayTell } from '../../store/telling.ts';
import { words } from '../../words.ts';
import type { MarksPen } from '../model/gesture.ts';
import type { Surface } from '../model/surface.ts';
import { traceArc } from './arc-marks.ts';
import { type WordOnMove, writeResults } from './move-words.ts';

type Marked = {
  readonly move: Pick<MoveOfSum, 'from' | 'to'>;
  readonly player: StartOfSum['player'];
  readonly result: PlayResult;
  readonly says: string;
};

/** The good moves of a sum, with what each leads to: a value, or in a scoring game the score. */
export function markedMoves(sum: AnswerTo<'sum'>): readonly Marked[] {
  return startsOfSum(sum).flatMap(({ player, winning, drawing, best }) => {
    const of = (moves: readonly MoveOfSum[], result: PlayResult): Marked[] =>
      moves.map((move) => ({ move, player, result, says: saidOfMove(move, result) }));
    return [...of(winning, 'wins'), ...of(drawing, 'draws'), ...of(best, 'wins')];
  });
}

function saidOfMove({ value, score }: MoveOfSum, result: PlayResult): string {
  if (score !== undefined) return words.play.bestScore(scoreOnPaper(score));
  return `${words.play.brings[result]}${value ? `: ${lowered(textOf(value))}` : ''}`;
}

/** "∞_{2,3}" as one line of text writes it: "∞₂,₃". */
const lowered = (text: string): string =>
  text.replace(/_\{?([\d,]+)\}?/g, (_, figures: string) =>
    figures.replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit))),
  );

export function drawSumMarks(pen: MarksPen, { drawing }: Surface): void {
  const state = editor();
  const { sum, labels } = state;
  if (!sum || !labels || !mayTell(state, state.document.pieces)) return;
  const { context, px, inks } = pen;
  const said = new Map<string, WordOnMove>();
  for (const { move, player, result, says } of markedMoves(sum)) {
    const [from, to]: NodeId[] = [labels.ids[move.from], labels.ids[move.to]];
    const arc =
      drawing.arcs.get(edgeKey({ from, to, player })) ??
      drawing.arcs.get(edgeKey({ from, to, player: 'either' }));
    if (!arc) continue;
    const who = player === 'either' ? '' : `${words.player[player]} `;
    // An arc that is good for both players says so of each, the first of them with its value.
    const before = said.get(arc.key);
    const told = `${who}${says}`;
    said.set(arc.key, { arc, result, says: before ? `${before.says}; ${told}` : told });
  }
  context.strokeStyle = inks.accent;
  context.globalAlpha = 0.28;
  context.lineWidth = Math.max(8, 5 * px);
  context.lineJoin = 'round';
  for (const { arc } of said.values()) {
    context.beginPath();
    traceArc(pen, arc);
    context.stroke();
  }
  context.globalAlpha = 1;
  writeResults(pen, drawing, [...said.values()], hottestOf(sum, labels.ids));
}

/** The nodes of the hottest pieces, where there are several pieces. */
function hottestOf(sum: AnswerTo<'sum'>, ids: readonly NodeId[]): readonly NodeId[] {
  const heat = 'heat' in sum ? sum.heat : undefined;
  if (heat?.kind !== 'heat' || heat.pieces.length < 2) return [];
  return heat.hottest.map((piece) => ids[heat.pieces[piece].at]);
}
