/** The export of the drawn answers to a question. It names no question. */
import type { FigureSubject } from '../../engine/conduct/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { writeBoard } from '../../engine/rulesets/index.ts';
import type { AnswersFigureJob, PenAsked } from '../../workers/protocol.ts';
import { positionShown } from '../store/board.ts';
import type { EditorState } from '../store/editor.ts';
import type { DrawnEntry } from '../store/figure-subjects.ts';
import { gameOf } from '../store/game-of.ts';
import { documentToHand } from '../store/handing-on.ts';
import { type Exportable, exportKinds } from './exportable.ts';
import { type FigureOptions, styleOf } from './options.ts';
import type { Caption } from './request.ts';

export type AnswersRequest = Caption & {
  readonly question: DrawnEntry;
  readonly subjects: readonly FigureSubject[];
  /** The drawing whose positions they are; undefined where they are values. */
  readonly of: GameDocument | undefined;
  readonly title: string;
  /** Undefined for one picture where that can hold all, else for as many columns as make a square. */
  readonly columns: number | undefined;
  readonly options: FigureOptions;
  /** Whether thermographs end at the tax 0. */
  readonly fromZero: boolean;
  /** What is drawn of the sum of all, besides; its game is that of the open drawing. */
  readonly sum:
    | { readonly name: string; readonly pieces: readonly number[]; readonly of: GameDocument }
    | undefined;
  /** The drawing with letters for names that say hidden values, or the line that says a board's position. */
  readonly carries: GameDocument | string | undefined;
};

/** What a file of the open drawing or board carries. */
export function carriedNow(state: EditorState): AnswersRequest['carries'] {
  if (!state.document.board) return documentToHand(false, state);
  const read = positionShown(state);
  return read?.isSound ? writeBoard({ ruleset: read.ruleset.id, position: read.printed }) : undefined;
}

const answersJobFor = (
  { question, subjects, of, sum, fromZero, title, columns, options, caption, carries }: AnswersRequest,
  pen: PenAsked,
): AnswersFigureJob => ({
  kind: 'answers-figure',
  question: question.id,
  subjects,
  ...(of && { game: gameOf(of).game }),
  ...(sum && { sum: { name: sum.name, pieces: sum.pieces, game: gameOf(sum.of).game } }),
  title,
  caption,
  columns,
  style: { ...styleOf(options, 'values', undefined), ...(fromZero && { fromZero }) },
  widest: options.widest,
  pen,
  carries,
});

/** The answers as an exportable. */
export const answersToExport = (asked: AnswersRequest): Exportable => ({
  kind: exportKinds.answers,
  options: asked.options,
  label: asked.label,
  job: (pen) => answersJobFor(asked, pen),
  carries: () => asked.carries,
  isTooLarge: false,
  coming: 0,
});
