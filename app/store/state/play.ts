/** A game that is played on the drawing: where its pieces began, what was moved, and what the engine says of where it stands. */
import type { NodeId } from '../../../engine/document/index.ts';
import type { Mover } from '../../../engine/graph/index.ts';
import type { SumKind } from '../../../engine/outcome/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import type { GivenAway, NoHeat, PlayResult, SumHeat } from '../../../engine/sums/index.ts';

/** A piece, by its place among the pieces of the game, moved along an arc. */
export type PieceMove = { readonly piece: number; readonly from: NodeId; readonly to: NodeId };

/** A turn: one move, or several together, each of another piece, as the kind of sum has it. */
export type Ply = {
  readonly moves: readonly PieceMove[];
  readonly by: Mover;
  /** The only move of a piece on a gray node: it was made without anybody choosing it. */
  readonly forced: boolean;
};

/** Where all arcs are either player's, `left` is the seat of the person or of the first player, `right` the other one. */
export type Game = {
  /** The node of each piece at the beginning; none until a node was clicked for it. */
  readonly pieces: readonly NodeId[];
  /** How the pieces are played together. */
  readonly sum: SumKind;
  readonly starter: Mover;
  /** The seat of the computer; undefined where two people play. */
  readonly computer: Mover | undefined;
  /** The computer moves in the hottest piece, by a rule of thumb, wherever there are temperatures; else it plays perfectly. */
  readonly byTemperature?: boolean;
  readonly plies: readonly Ply[];
  /** On a board: the number of the variation that these plies follow, counted from 1; absent of the main line. */
  readonly variation?: number;
};

/** What the engine says of every move of a position, after so many plies of a game and the moves `made` of the next. */
export type Judgement = {
  readonly game: Game;
  readonly at: number;
  readonly made: readonly PieceMove[];
  readonly found: AnswerTo<'play'> | { readonly kind: 'unknown'; readonly says: string };
  /** The node of each vertex that it speaks of; on a board, its position. */
  readonly ids: readonly NodeId[];
};

/** What a position was worth to the player to move there, or the score it came to; undefined where that is not known. */
export type PositionWorth = PlayResult | { readonly score: string } | undefined;

/** The worth of every position of a game that is over, the last one included. */
export type GameReview = { readonly game: Game; readonly worth: readonly PositionWorth[] };

/** What plies of a game gave away, by the ply's positions and player; undefined of one of which nothing is known. */
export type GivenAwayKnown = {
  /** The answers by which it was found, on a board. */
  readonly solved: unknown;
  /** Mean and temperature as the game began, or why there are none; undefined where nothing here knows of temperatures. */
  readonly start: SumHeat | NoHeat | undefined;
  readonly plies: ReadonlyMap<string, GivenAway | undefined>;
};

export type PlayPart = {
  readonly game: Game | undefined;
  /** What the person has moved of a turn that is not whole yet. */
  readonly made: readonly PieceMove[];
  /** The piece that goes where is clicked next, by its place; of a proof that is played, too. */
  readonly chosenPiece: number | undefined;
  /** Every legal move says what it brings. */
  readonly evaluates: boolean;
  /** The best move is shown, until the next turn is made. */
  readonly hinted: boolean;
  readonly judgement: Judgement | undefined;
  readonly review: GameReview | undefined;
  readonly given: GivenAwayKnown | undefined;
  /** Whether the chart of temperature is shown; where nothing is said, wherever there is one. */
  readonly heatShown: boolean | undefined;
  /** Positions that the computer plays out at most. */
  readonly playBudget: number;
};

export const nothingMade: PlayPart['made'] = [];

export const firstPlay: PlayPart = {
  game: undefined,
  made: nothingMade,
  chosenPiece: undefined,
  evaluates: false,
  hinted: false,
  judgement: undefined,
  review: undefined,
  given: undefined,
  heatShown: undefined,
  playBudget: 400_000,
};
