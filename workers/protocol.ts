/**
 * The messages between the app and its workers, as data. A job is sent with its graph's arrays transferred;
 * progress reports come back while it runs; exactly one answer ends it. No exception crosses between threads.
 * The engine's types are used where it has them; the messages about boards and figures are in protocol/ and
 * exported again here.
 */
import type { AnswerOnBoard, BoardAbout, BoardGame, BoardQuestionId } from '../engine/conduct/index.ts';
import type { GameGraph, GraphFacts } from '../engine/graph/index.ts';
import type { WhoWins } from '../engine/outcome/index.ts';
import type { AnswerTo, AskedAbout, QuestionId } from '../engine/questions/index.ts';
import type { OverBudget } from '../engine/result.ts';
import type { GameToSolve, Labelling } from '../engine/theories/index.ts';
import type { Value } from '../engine/values/index.ts';
import type {
  BoardByParts,
  BoardJob,
  BoardPartsJob,
  BoardSolved,
  MovesToTryFound,
  MovesToTryJob,
  PartDrawn,
  PartFigureJob,
  WorthFound,
  WorthJob,
} from './protocol/board.ts';
import type {
  AnswersFigureJob,
  AnswersOnPage,
  BoardFigureJob,
  DrawAnswersJob,
  FigureDrawn,
  FigureJob,
} from './protocol/figure.ts';
import type { FindEnded, FindJob, FindRead, GamesFound, ReadFindJob } from './protocol/find.ts';
import type { FileFound, ReadJob } from './protocol/read.ts';
import type { ReckonedNow, ReckonJob } from './protocol/reckon.ts';
import type {
  CheckTableJob,
  HeapSummaryJob,
  HeapsFound,
  HeapsSummed,
  HeapText,
  HeapTextJob,
  ListMeasured,
  MeasureListJob,
  PlotFigureJob,
  PlotTableJob,
  RowsFound,
  SiftTableJob,
  SweepEnded,
  SweepJob,
  TableChecked,
  TablePeriods,
  TablePeriodsJob,
  TablePlotted,
  TableSifted,
  TableText,
  TableTextJob,
} from './protocol/sweep.ts';
import type { TheoryUsed } from './protocol/theory-used.ts';

export type * from './protocol/board.ts';
export type * from './protocol/figure.ts';
export type * from './protocol/find.ts';
export type * from './protocol/read.ts';
export type * from './protocol/reckon.ts';
export type * from './protocol/sweep.ts';
export type * from './protocol/theory-used.ts';

/** Assigns every vertex its value and outcome. */
export type SolveJob = GameToSolve & {
  readonly kind: 'solve';
  /** True if parts that take much time and memory are to be solved too. */
  readonly thorough?: boolean;
};

/**
 * A question by its id: one of the engine's register, about vertices or a value, or one about the positions
 * of a board, which are named in its ruleset's notation. Nothing is generated or solved for it if the worker
 * was asked about the same game before.
 */
export type AskJob<Id extends QuestionId | BoardQuestionId = QuestionId> = Id extends BoardQuestionId
  ? {
      readonly kind: 'ask';
      readonly question: Id;
      readonly about: BoardAbout[Id];
      readonly game: BoardGame;
    }
  : Id extends QuestionId
    ? {
        readonly kind: 'ask';
        readonly question: Id;
        readonly about: AskedAbout<Id>;
        /**
         * Undefined if the question is about a value. The vertices of a game on a board are those that the
         * questions about boards give.
         */
        readonly game?: GameToSolve | BoardGame;
      }
    : never;

/** The answer to any question of the register. */
export type AnyAnswer = AnswerTo<QuestionId>;

/** Finds places for nodes; those with fixed[v] = 1 stay. */
export type ArrangeJob = {
  readonly kind: 'arrange';
  readonly graph: GameGraph;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly fixed: Uint8Array;
  /**
   * If true, Left's options slant left and Right's right wherever no cycle forbids it; otherwise only where
   * that costs little.
   */
  readonly slanted?: boolean;
  /** If true, for a small picture: without what would have to be fetched first. */
  readonly isQuick?: boolean;
};

export type Job =
  | SolveJob
  | AskJob<QuestionId | BoardQuestionId>
  | ArrangeJob
  | BoardJob
  | BoardPartsJob
  | WorthJob
  | MovesToTryJob
  | FigureJob
  | BoardFigureJob
  | DrawAnswersJob
  | AnswersFigureJob
  | PartFigureJob
  | ReadJob
  | ReckonJob
  | SweepJob
  | HeapSummaryJob
  | HeapTextJob
  | MeasureListJob
  | TablePeriodsJob
  | TableTextJob
  | CheckTableJob
  | SiftTableJob
  | PlotTableJob
  | PlotFigureJob
  | FindJob
  | ReadFindJob;

/**
 * Labels assigned since the last report. `values` are the table entries added since then, so the receiver's
 * table grows by them; vertices[i] has value table[codes[i]] and step steps[i].
 */
export type LabelProgress = {
  readonly kind: 'labels';
  readonly chosen: TheoryUsed;
  readonly vertices: Uint32Array;
  readonly codes: Int32Array;
  readonly steps: Int32Array;
  readonly values: readonly Value[];
  /** The outcomes, sent once, and early if values may take long; as in the answer. */
  readonly play?: WhoWins;
  /** The number of vertices labelled so far, and of all vertices. */
  readonly done: number;
  readonly total: number;
};

export type CountProgress = {
  readonly kind: 'progress';
  readonly says: string;
  readonly done: number;
  readonly total: number;
};

/**
 * The worker died, and the job begins anew on another one: what was reported of it before is void. `says` is
 * why.
 */
export type BegunAgain = {
  readonly kind: 'again';
  readonly says: string;
  readonly done: 0;
  readonly total: 0;
};

export type Progress = LabelProgress | CountProgress | RowsFound | HeapsFound | GamesFound | BegunAgain;

export type SolveAnswer = WhoWins &
  Readonly<Labelling> & {
    readonly kind: 'solve';
    readonly chosen: TheoryUsed;
    /** Remoteness per vertex (−1 = infinite) for all-white impartial graphs, else undefined. */
    readonly remoteness: Int32Array | undefined;
    /**
     * Per vertex the index in `chosen.parts` of the theory that gives its value, NO_PART if none does;
     * undefined if there are no parts.
     */
    readonly partOf: Uint8Array | undefined;
    readonly facts: GraphFacts;
    readonly rounds: number;
    /** The worker's own time, in milliseconds. */
    readonly took: number;
  };

export type Arrangement = { readonly kind: 'arrange'; readonly xs: Float64Array; readonly ys: Float64Array };

export type AnswerByJob = {
  readonly solve: SolveAnswer;
  readonly ask: AnyAnswer | AnswerOnBoard<BoardQuestionId>;
  readonly arrange: Arrangement;
  readonly board: BoardSolved;
  readonly 'board-parts': BoardByParts;
  readonly worth: WorthFound;
  readonly 'moves-to-try': MovesToTryFound;
  readonly figure: FigureDrawn;
  readonly 'board-figure': FigureDrawn;
  readonly 'draw-answers': AnswersOnPage;
  readonly 'answers-figure': FigureDrawn;
  readonly 'part-figure': PartDrawn;
  readonly read: FileFound;
  readonly reckon: ReckonedNow;
  readonly sweep: SweepEnded;
  readonly 'heap-summary': HeapsSummed;
  readonly 'heap-text': HeapText;
  readonly 'measure-list': ListMeasured;
  readonly 'table-periods': TablePeriods;
  readonly 'table-text': TableText;
  readonly 'check-table': TableChecked;
  readonly 'sift-table': TableSifted;
  readonly 'plot-table': TablePlotted;
  readonly 'plot-figure': FigureDrawn;
  readonly find: FindEnded;
  readonly 'read-find': FindRead;
};

/** The type of a job's answer; for a question, that of the question's answer. */
export type AnswerFor<J extends Job> = J extends {
  readonly kind: 'ask';
  readonly question: infer Id extends BoardQuestionId;
}
  ? AnswerOnBoard<Id>
  : J extends { readonly kind: 'ask'; readonly question: infer Id extends QuestionId }
    ? AnswerTo<Id>
    : AnswerByJob[J['kind']];

/**
 * Every run ends with exactly one of these. `lost`: the worker died, and so did the one on which the job was
 * begun again, or it could not be begun again; `says` is a sentence with the remedy.
 */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'cancelled' }
  | OverBudget
  | { readonly kind: 'lost'; readonly says: string }
  | { readonly kind: 'bug'; readonly says: string };

/** A run in progress. `answer` always settles; `cancel` settles it at once. */
export type JobRun<T> = { readonly answer: Promise<Answer<T>>; cancel(): void };

export type EngineClient = {
  run<J extends Job>(job: J, onProgress?: (progress: Progress) => void): JobRun<AnswerFor<J>>;
  /** Starts what answers everything but solving before it is asked, so that its first answer comes sooner. */
  prepare(): void;
  /** Ends every run and every worker. */
  close(): void;
};
