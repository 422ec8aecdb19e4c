/** A view of a board on a handout: the board at its moment on paper, and below it what it is worth, or an empty box. */
import type { WorthOfPosition } from '../../engine/conduct/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import type { LessonView } from '../../engine/lesson/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { engine } from '../../workers/client.ts';
import type { BoardFigureJob, FigureDrawn } from '../../workers/protocol.ts';
import { type BoardRequest, boardFigureJobFor } from '../export/board-figure.ts';
import { firstOptions } from '../export/options.ts';
import { noCaption } from '../export/remembered.ts';
import { rulesOnBoard } from '../store/board-rounds.ts';
import { hiddenFrom, isHidden } from '../store/hidden.ts';
import { type PositionRead, readPositionOf } from '../store/position-of.ts';
import { readyFor } from '../store/rulesets.ts';
import { firstBoard } from '../store/state/board.ts';
import { words } from '../words.ts';

export type BoardPrinted = {
  readonly figure: FigureDrawn | undefined;
  readonly says: string;
  /** The value that the box stands for. */
  readonly hidden: readonly { readonly name: string; readonly value: Value }[];
};

/** The position that a view shows, at its moment of a game; undefined of a drawing. */
export function positionOfView(
  { board }: Pick<LessonView, 'board'>,
  document: Pick<GameDocument, 'board'>,
): PositionRead | undefined {
  const shown = board ?? document.board;
  if (!shown) return undefined;
  const moment = board?.starter ? board.line?.at(-1) : undefined;
  return readPositionOf({ ruleset: shown.ruleset, position: moment ?? shown.position });
}

/** The figure that a view asks for. Precondition: the position is one, not only a draft. */
export function boardFigureOfView(
  view: Pick<LessonView, 'shows' | 'hidden'>,
  { ruleset, printed }: PositionRead,
  found: WorthOfPosition | undefined,
  widest: number,
): BoardFigureJob {
  const request: BoardRequest = {
    ...noCaption,
    asked: { ruleset, boards: [{ position: printed, says: '' }], line: [] },
    worth: found && { kind: 'worth', found: [found] },
    worthShown: view.shows === 'nothing' ? 'none' : view.shows,
    columns: 1,
    options: { ...firstOptions, widest },
    hidden: hiddenFrom(view.hidden),
  };
  return boardFigureJobFor(request, { kind: 'preview' });
}

/** In the workers' time: the board's figure, and what its position is worth. Precondition: the document is a board. */
export async function printedBoard(
  view: LessonView,
  document: GameDocument,
  widest: number,
): Promise<BoardPrinted> {
  await readyFor(document);
  const read = positionOfView(view, document);
  if (!read?.isSound) return { figure: undefined, says: words.lesson.noPosition, hidden: [] };
  const found = view.shows === 'nothing' ? undefined : await worthOf(read, document);
  const drawn = await engine().run(boardFigureOfView(view, read, found, widest)).answer;
  const isBox = found !== undefined && isHidden(hiddenFrom(view.hidden), found.position);
  return {
    figure: drawn.kind === 'done' ? drawn.value : undefined,
    says: drawn.kind === 'done' || drawn.kind === 'cancelled' ? '' : drawn.says,
    hidden: isBox && found.value ? [{ name: words.lesson.thisPosition, value: found.value }] : [],
  };
}

/** Undefined where the board is too large to be solved. */
async function worthOf(
  { ruleset, printed: position }: PositionRead,
  document: GameDocument,
): Promise<WorthOfPosition | undefined> {
  const rules = rulesOnBoard({ document }, ruleset);
  const game = {
    ruleset: ruleset.id,
    position,
    positions: firstBoard.mostSolved,
    ...(rules && { rules }),
  };
  const answer = await engine().run({ kind: 'ask', question: 'position', about: { position }, game }).answer;
  return answer.kind === 'done' ? answer.value : undefined;
}
