/**
 * The language between the app and its workers, as data. A job goes out with its graph's arrays transferred;
 * beats come back while it runs; exactly one answer ends it. Nothing here can throw across the wire. Long because a language
 * is learnt from one page; boards and figures, which need most words, are in protocol/ and said again here.
 */
import type {
  AboutValue,
  GameGraph,
  GraphFacts,
  ImpartialOutcome,
  InfinitePlay,
  Lives,
  Outcome,
  Sided,
  Simplification,
  Stopper,
  Value,
} from '../engine/index.ts';
import type { BoardJob, BoardSolved } from './protocol/board.ts';
import type { Chosen } from './protocol/chosen.ts';
import type { FigureDrawn, FigureJob } from './protocol/figure.ts';

export type * from './protocol/board.ts';
export type * from './protocol/chosen.ts';
export type * from './protocol/figure.ts';

/** Assign every vertex its value and outcome. */
export type SolveJob = {
  readonly kind: 'solve';
  readonly graph: GameGraph;
  /** A theory's id, or "auto". */
  readonly theory: string;
  readonly asPublished: boolean;
  /** Parts that take long and much memory are not left out. */
  readonly thorough?: boolean;
  /** Who wins a play that never ends, in a partizan graph; a draw where nothing is said. */
  readonly infinitePlay?: InfinitePlay;
};

/** Value, outcome and best moves of the sum of pieces. */
export type SumJob = {
  readonly kind: 'sum';
  readonly graph: GameGraph;
  readonly theory: string;
  readonly asPublished: boolean;
  readonly pieces: Uint32Array;
  /** Who wins a play that never ends, in a partizan graph; a draw where nothing is said. */
  readonly infinitePlay?: InfinitePlay;
};

/** How two vertices of a partizan graph compare, and strategies that prove it. */
export type CompareJob = {
  readonly kind: 'compare';
  readonly graph: GameGraph;
  readonly a: number;
  readonly b: number;
  readonly infinitePlay?: InfinitePlay;
};

/** The nim-response table of one vertex. */
export type NimResponseJob = {
  readonly kind: 'nim-response';
  readonly graph: GameGraph;
  readonly vertex: number;
};

/** Places for nodes: those with fixed[v] = 1 stay. */
export type ArrangeJob = {
  readonly kind: 'arrange';
  readonly graph: GameGraph;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly fixed: Uint8Array;
  /** Options of Left slant left and of Right right wherever no cycle forbids it; else only where that costs little. */
  readonly slanted?: boolean;
};

/** What can be told of a partizan value beyond its name. */
export type AboutValueJob = { readonly kind: 'about-value'; readonly value: Stopper | Sided };

/** The value of one vertex of a partizan graph. */
export type GameValueJob = {
  readonly kind: 'game-value';
  readonly graph: GameGraph;
  readonly vertex: number;
};

/** The reductions that lead to the simplest form, of a white graph. */
export type SimplifyJob = {
  readonly kind: 'simplify';
  readonly graph: GameGraph;
  /** The vertices whose simplest form is asked for; all where none is given. */
  readonly starts: readonly number[];
  /** What is kept where there are alternating cycles: γ⁺ or γ⁻. */
  readonly side: 'onside' | 'offside';
};

export type Job =
  | SolveJob
  | SumJob
  | CompareJob
  | NimResponseJob
  | ArrangeJob
  | AboutValueJob
  | GameValueJob
  | SimplifyJob
  | BoardJob
  | FigureJob;

/**
 * Labels assigned since the last beat. `values` are the table entries added since the last beat, so the
 * receiver's table grows by them; vertices[i] has value table[codes[i]] and step steps[i].
 */
export type LabelBeat = {
  readonly kind: 'labels';
  readonly chosen: Chosen;
  readonly vertices: Uint32Array;
  readonly codes: Int32Array;
  readonly steps: Int32Array;
  readonly values: readonly Value[];
  /** Who wins, once and early where values may take long: as in Solved. */
  readonly play?: Pick<Solved, 'outcomes' | 'classes'>;
  /** Vertices labelled so far, and all. */
  readonly done: number;
  readonly total: number;
};

export type ProgressBeat = {
  readonly kind: 'progress';
  readonly says: string;
  readonly done: number;
  readonly total: number;
};

export type Beat = LabelBeat | ProgressBeat;

export type Solved = {
  readonly kind: 'solve';
  readonly chosen: Chosen;
  readonly table: readonly Value[];
  /** Whole labelling, as in the engine's Labelling. */
  readonly codes: Int32Array;
  readonly steps: Int32Array;
  /** Per vertex, by play: an index into `classes`. */
  readonly outcomes: Uint8Array;
  /** The engine's impartialOutcomes, or its partizanOutcomes where an arc is one player's. */
  readonly classes: readonly Outcome[];
  /** Remoteness per vertex (−1 = infinite) for all-white impartial graphs, else undefined. */
  readonly remoteness: Int32Array | undefined;
  readonly facts: GraphFacts;
  /** Why some vertices were left without a value. */
  readonly leftOut?: string;
  readonly rounds: number;
  /** The worker's own time, in milliseconds. */
  readonly took: number;
};

/** A piece moved along an arc, and what the sum becomes for the opponent. */
export type SumMove = { readonly piece: number; readonly from: number; readonly to: number };

export type ImpartialSummed = {
  readonly kind: 'sum';
  readonly chosen: Chosen;
  readonly value: Value | undefined;
  readonly outcome: ImpartialOutcome;
  readonly winning: readonly SumMove[];
  readonly drawing: readonly SumMove[];
  readonly by: 'values' | 'play';
};

/** A player's moves that win, and those that draw. */
export type GoodMoves = { readonly winning: readonly SumMove[]; readonly drawing: readonly SumMove[] };

export type PartizanSummed = {
  readonly kind: 'partizan-sum';
  readonly chosen: Chosen;
  readonly value: Value | undefined;
  readonly outcome: Outcome;
  readonly left: GoodMoves;
  readonly right: GoodMoves;
  readonly by: 'values' | 'play';
};

export type Summed = ImpartialSummed | PartizanSummed;

export type Relation = '=' | '>' | '<' | '||';

/** A move in a, or in −b, to this vertex. */
export type Step = { readonly in: 'a' | 'b'; readonly to: number };

/** What a player does who follows it: for every position x − y that can come about, the answer to each move of the opponent. */
export type Strategy = {
  readonly player: 'left' | 'right';
  /** The first move, when the follower starts. */
  readonly opening: Step | undefined;
  /** The first is where play begins, after the opening if there is one; the opponent is to move in each. */
  readonly positions: readonly {
    readonly x: number;
    readonly y: number;
    /** `then` is the place among the positions of what comes of move and answer. */
    readonly replies: readonly { readonly move: Step; readonly answer: Step; readonly then: number }[];
  }[];
};

export type Claim = {
  /** a ≥ b, which is about Left in a − b; or b ≥ a, which is about Right. */
  readonly about: 'at least' | 'at most';
  readonly holds: boolean;
  /** The signed order it is about; both where no position lies on an alternating cycle. */
  readonly sign: 'plus' | 'minus' | 'both';
  /** Undefined when it is too large to be written out. */
  readonly strategy: Strategy | undefined;
};

export type Comparison = {
  readonly kind: 'compare';
  readonly relations: { readonly whole: Relation; readonly plus: Relation; readonly minus: Relation };
  readonly by: 'values' | 'play';
  readonly claims: readonly Claim[];
  /** Why there are no claims. */
  readonly unproved: string | undefined;
};

export type NimResponse = {
  readonly kind: 'nim-response';
  /** Outcome of G + *m for m = 0, 1, … */
  readonly outcomes: readonly ImpartialOutcome[];
  /** The entry from which the table is constant as far as it was computed. */
  readonly constantFrom: number;
  /** True when a bound proves the constancy; then `bound` is that bound. */
  readonly proved: boolean;
  readonly bound: number;
};

export type Arranged = { readonly kind: 'arrange'; readonly xs: Float64Array; readonly ys: Float64Array };

export type ToldOfValue = { readonly kind: 'about-value'; readonly about: AboutValue };

/** Undefined when the game was too large to be solved. */
export type GameValue = { readonly kind: 'game-value'; readonly value: Value | undefined };
export type SimplifyAnswer = {
  readonly kind: 'simplify';
  readonly found: Simplification;
  /** When each arc and each vertex is there; nothing where the reductions are not listed. */
  readonly lives: Lives;
};

export type AnswerOf = {
  readonly solve: Solved;
  readonly sum: Summed;
  readonly compare: Comparison;
  readonly 'nim-response': NimResponse;
  readonly arrange: Arranged;
  readonly 'about-value': ToldOfValue;
  readonly 'game-value': GameValue;
  readonly simplify: SimplifyAnswer;
  readonly board: BoardSolved;
  readonly figure: FigureDrawn;
};

/** Every run ends with exactly one of these. `lost`: the worker died and was replaced. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'over-budget'; readonly says: string }
  | { readonly kind: 'lost'; readonly says: string }
  | { readonly kind: 'bug'; readonly says: string };

/** A run under way. `answer` always settles; `cancel` settles it at once. */
export type Run<T> = { readonly answer: Promise<Answer<T>>; cancel(): void };

export type EngineClient = {
  run<J extends Job>(job: J, onBeat?: (beat: Beat) => void): Run<AnswerOf[J['kind']]>;
  /** Ends every run and every worker. */
  close(): void;
};
