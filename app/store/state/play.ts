/**
 * A game on the drawing: where its pieces began, what was moved, and what the engine says about the present
 * position.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { Mover } from '../../../engine/graph/index.ts';
import type { SumKind } from '../../../engine/outcome/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import type { GivenAway, NoHeat, PlayResult, SumHeat } from '../../../engine/sums/index.ts';

/** A piece, by its place among the pieces of the game, moved along an arc. */
export type PieceMove = { readonly piece: number; readonly from: NodeId; readonly to: NodeId };

/**
 * A turn of one player: one move, or several together, each of another piece, depending on the kind of sum.
 * The other player chose nothing.
 */
export type Ply = {
  readonly moves: readonly PieceMove[];
  readonly by: Mover;
  /** The only move of a piece on a gray node: it was made without a choice. */
  readonly forced: boolean;
};

/**
 * A turn of both players at once: the place of each choice among the moves of the position, and where both
 * led the piece together.
 */
export type JointRound = Readonly<Record<Mover, number>> & { readonly moves: readonly [PieceMove] };

type PlayedWith<Turn> = {
  /**
   * The node of each piece at the beginning, or on a board its position; none until a person has clicked a
   * node for it.
   */
  readonly pieces: readonly NodeId[];
  /** The seat of the computer; undefined where two people play. */
  readonly computer: Mover | undefined;
  readonly plies: readonly Turn[];
};

/**
 * A game by turns. If all arcs are either player's, `left` is the seat of the person or of the first player,
 * and `right` the other seat.
 */
export type TurnGame = PlayedWith<Ply> & {
  /** How the pieces are played together. */
  readonly sum: SumKind;
  readonly starter: Mover;
  /**
   * The computer moves in the hottest piece, by a simple rule, wherever there are temperatures; else it plays
   * perfectly.
   */
  readonly byTemperature?: boolean;
  /**
   * On a board: the number of the variation that these plies follow, counted from 1; absent of the main line.
   */
  readonly variation?: number;
};

/** A game in which both players move at once, with one piece. */
export type JointGame = PlayedWith<JointRound> & {
  /**
   * The player who sees the other's choice before choosing (Cheating Robot); undefined if both choices are
   * hidden.
   */
  readonly sees: Mover | undefined;
  /** The seed from which the computer's choices are drawn: from 0 to 2³² − 1. */
  readonly seed: number;
};

/** A game: in each turn both players make a choice, or one of them does. */
export type Game = TurnGame | JointGame;

/**
 * What the engine says of every move of a position, after `at` plies of a game and the moves `made` of the
 * next.
 */
export type Judgement = {
  readonly game: TurnGame;
  readonly at: number;
  readonly made: readonly PieceMove[];
  readonly found: AnswerTo<'play'> | { readonly kind: 'unknown'; readonly says: string };
  /** The node of each vertex that it mentions; on a board, its position. */
  readonly ids: readonly NodeId[];
};

/**
 * What a position was worth to the player to move there, or the score it came to; undefined where that is not
 * known.
 */
export type PositionWorth = PlayResult | { readonly score: string } | undefined;

/** The worth of every position of a game that is over, the last one included. */
export type GameReview = { readonly game: TurnGame; readonly worth: readonly PositionWorth[] };

/**
 * What plies of a game gave away, by the ply's positions and player; undefined for a ply where this is not
 * known.
 */
export type GivenAwayKnown = {
  /** The answers by which it was found, on a board. */
  readonly solved: unknown;
  /**
   * Mean and temperature as the game began, or why there are none; undefined where nothing here knows of
   * temperatures.
   */
  readonly start: SumHeat | NoHeat | undefined;
  readonly plies: ReadonlyMap<string, GivenAway | undefined>;
};

/** What the engine says about a position in which both players move at once, or why it says nothing. */
export type MatrixKnown = AnswerTo<'matrix'> | { readonly kind: 'unknown'; readonly says: string };

/**
 * The present joint round. It does not contain secret choices, since the store is drawn, read aloud and sent.
 */
export type RoundAtHand = {
  /** Who has chosen. */
  readonly chosen: readonly Mover[];
  /** The place of the choice that the other player sees. */
  readonly seen: number | undefined;
  /** Hands for each choice, by its place, while they are counted. */
  readonly hands: Readonly<Record<Mover, readonly number[]>> | undefined;
  /** The matrices of the positions that were asked about. */
  readonly known: ReadonlyMap<NodeId, MatrixKnown>;
};

export type PlayPart = {
  readonly game: Game | undefined;
  /** The present joint round, in a game in which both players move at once. */
  readonly round: RoundAtHand;
  /** What the person has moved of a turn that is not whole yet. */
  readonly made: readonly PieceMove[];
  /** The piece that goes where is clicked next, by its place; also for a proof that is played. */
  readonly chosenPiece: number | undefined;
  /** Every legal move says what it brings. */
  readonly evaluates: boolean;
  /** The best move is shown, until the next turn is made. */
  readonly hinted: boolean;
  readonly judgement: Judgement | undefined;
  readonly review: GameReview | undefined;
  readonly given: GivenAwayKnown | undefined;
  /** Whether the chart of temperature is shown; if undefined, it is shown wherever there is one. */
  readonly heatShown: boolean | undefined;
  /** Positions that the computer plays out at most. */
  readonly playBudget: number;
};

export const nothingMade: PlayPart['made'] = [];

/** Neither player has chosen, and nothing is known. */
export const firstRound: RoundAtHand = { chosen: [], seen: undefined, hands: undefined, known: new Map() };

export const firstPlay: PlayPart = {
  game: undefined,
  round: firstRound,
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
