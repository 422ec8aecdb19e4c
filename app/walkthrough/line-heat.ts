/**
 * Mean and temperature of each moment of the game that is played, on a board or of a sum of pieces, and what
 * each move gave away; or why there are none. It says nothing about hidden values.
 */
import type { NodeId } from '../../engine/document/index.ts';
import { printDouble } from '../../engine/numbers/index.ts';
import { type SumHeat, sumCalled } from '../../engine/sums/index.ts';
import { isRoomy } from '../parts/by-touch.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { gameByTurns, showHeat } from '../store/play.ts';
import type { HeatOnChart } from '../store/state/wall.ts';
import { mayTell, type ToldFrom } from '../store/telling.ts';
import { words } from '../words.ts';
import { hasSides, piecesAfter } from './game.ts';
import { givenAlong, gradeOf, type PlyGrade } from './giving-away.ts';

/** The description of a ply: the grade of its values, and what it was worth by orthodox accounting. */
export type PlyHeat = { readonly grade: PlyGrade | undefined; readonly worth: string | undefined };

export type LineHeat =
  | {
      readonly kind: 'line';
      /** From the beginning on; undefined of what is not known, or not yet. */
      readonly moments: readonly (SumHeat | undefined)[];
      readonly plies: readonly (PlyHeat | undefined)[];
    }
  | { readonly kind: 'none'; readonly says: string };

type Shown = ToldFrom & Pick<EditorState, 'game' | 'given' | 'boardAnswers'>;

/** The line as its chart has it. */
export const onChart = ({ moments, plies }: Extract<LineHeat, { kind: 'line' }>): HeatOnChart => ({
  moments,
  plies: plies.map((ply) => ({
    sign: ply?.grade?.sign ?? '',
    grade: ply?.grade?.grade,
    says: [ply?.grade?.says, ply?.worth].filter(Boolean).join(' '),
  })),
});

/** Undefined if no game is played by turns, or if nothing is known yet. O(plies · pieces). */
export function lineHeat(state: Shown): LineHeat | undefined {
  const { document, given } = state;
  const game = gameByTurns(state);
  if (!game || game.pieces.length === 0) return undefined;
  const none = (says: string): LineHeat => ({ kind: 'none', says });
  if (!mayTell(state, game.pieces)) return none(words.quiz.answerHidden);
  if (!hasSides(document))
    return none(
      'both players have the same moves here; a temperature says how much more a move is worth to one of them.',
    );
  if (!sumCalled(game.sum).addsValues)
    return none(
      'temperatures are for sums in which a turn moves any one of the pieces. In this sum a turn moves others.',
    );
  const { solved } = state.boardAnswers ?? {};
  if (solved && solved.kind !== 'done') return none('the values of these positions are not known.');
  const gave = givenAlong(state);
  const heats = gave.map((each) => each?.heat);
  const start = isAnswered(state) ? given?.start : undefined;
  const whyNot = [start, ...heats].find((heat) => heat?.kind === 'no-heat');
  const moments = Array.from({ length: game.plies.length + 1 }, (_, at): SumHeat | undefined => {
    const [before, after] = [heats[at - 1], heats[at]];
    if (before?.kind === 'move-heat') return before.after;
    if (after?.kind === 'move-heat') return after.before;
    return at === 0 && start?.kind === 'heat' ? start : undefined;
  });
  if (!moments.some(Boolean)) {
    if (whyNot) return none(whyNot.says);
    // On a board what has values of another kind says nothing of heat.
    return given && isAnswered(state) ? none('these values have none.') : undefined;
  }
  const plies = gave.map((each, at): PlyHeat | undefined => {
    if (!each) return undefined;
    const worth = each.heat?.kind === 'move-heat' ? worthSaid(each.heat) : undefined;
    return { grade: gradeOf(each, game.plies[at].by), worth };
  });
  return { kind: 'line', moments, plies };
}

/** Whether it was asked about the board as it is solved now; a drawing is solved anew for each question. */
const isAnswered = ({ given, boardAnswers }: Shown): boolean => given?.solved === boardAnswers?.solved;

/** A number in a sentence, with the minus sign of print. */
export const numberSaid = (x: number): string => printDouble(x).replace('-', '−');

/** What a move was worth by orthodox accounting. */
const gainsSaid = (gained: string, tempo: string) =>
  `It gains ${gained} in the mean, at temperature ${tempo}`;

const losesSaid = (lost: string, tempo: string) => `It loses ${lost} in the mean, at temperature ${tempo}`;

function worthSaid({
  gained,
  tempo,
  short,
}: {
  readonly gained: number;
  readonly tempo: number;
  readonly short: number;
}): string {
  const change = (gained < 0 ? losesSaid : gainsSaid)(numberSaid(Math.abs(gained)), numberSaid(tempo));
  return `${change}; ${short === 0 ? 'by orthodox accounting nothing is given away.' : `by orthodox accounting ${numberSaid(short)} is given away.`}`;
}

/**
 * Whether the chart is shown: by default wherever there is one and room for it. A person who asks for it
 * where there is none reads the reason.
 */
export function heatChartShown(
  { heatShown }: Pick<EditorState, 'heatShown'>,
  line: LineHeat | undefined,
): boolean {
  if (heatShown !== undefined) return heatShown;
  return line?.kind === 'line' && line.plies.length > 0 && isRoomy();
}

/** Shows or hides it; where there is none, why is shown. */
export function toggleHeatChart(): void {
  const state = editor();
  showHeat(!heatChartShown(state, lineHeat(state)));
}

/**
 * The nodes of the hottest pieces after `at` plies, for a person who asked for the chart or for evaluations,
 * since they are advice. A single piece is not marked.
 */
export function hottestNodes(
  state: Shown & Pick<EditorState, 'heatShown' | 'evaluates'>,
  at: number,
): readonly NodeId[] {
  const { heatShown, evaluates } = state;
  const game = gameByTurns(state);
  if (!game || game.pieces.length < 2 || !(heatShown || evaluates)) return [];
  const line = lineHeat(state);
  if (line?.kind !== 'line') return [];
  const nodes = piecesAfter(game, at);
  return (line.moments[at]?.hottest ?? []).map((piece) => nodes[piece]);
}
