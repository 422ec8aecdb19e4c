/**
 * A ruleset is a record in the register. It reads and prints positions, gives their moves, draws a board with
 * places to click, and never computes a value. While a game's graph is generated, positions are handled as
 * numbers: for a start, a ruleset gives a coder, which assigns a code to every position that can follow it.
 */
import type { Citation } from '../bibliography.ts';
import type { Mover } from '../graph/game-graph.ts';
import type { HeapCode } from '../heaps/heap-code.ts';
import type { Rational } from '../numbers/rationals.ts';
import { type Convention, type Rules, ruledBy, type SumKind } from '../outcome/rules.ts';
import type { Result } from '../result.ts';
import type { Value } from '../values/value.ts';
import type { Answering } from './answering.ts';
import type { Board, BoardMove, BoardSide, BoardStock, Growth, ResizedBoard } from './board.ts';
import type { Draft } from './draft.ts';
import type { PartsOfPositions } from './parts.ts';
import type { CodedRounds, RoundRules, RoundsOnBoard } from './rounds.ts';

/**
 * The positions that can follow one start, as nonnegative safe integers; equal positions have equal codes.
 */
export type Coder<Position = unknown> = {
  /** The code of the start. */
  readonly start: number;
  /**
   * Writes the codes of Left's options to the front of `out`, each once, and returns how many there are.
   * `codedOptions` asks again with a larger array if that is more than `out` can hold, so that no caller has
   * to know the number beforehand.
   */
  left(code: number, out: Float64Array): number;
  /** The same for Right. The coder of an impartial ruleset has one and the same function for both. */
  right(code: number, out: Float64Array): number;
  /**
   * How many cells are kept of each position besides its code; none if undefined. Budgets count what is kept
   * (`positionsWithin`).
   */
  readonly cells?: number;
  /** The position in the ruleset's notation. */
  print(code: number): string;
  /**
   * The code of a position, so that it is found again among those that were met; undefined where it cannot
   * follow the start, since its board or its pieces are others. One that has a code and was not met while a
   * graph was generated does not follow either.
   */
  code(position: Position): number | undefined;
  /**
   * Whether a position is entailing: the player who is sent there must immediately move from it. If
   * undefined, none is.
   */
  gray?(code: number): boolean;
  /**
   * The scores at the ends of play; defined only if the ruleset counts points, so that the game is a scoring
   * game.
   */
  readonly ends?: EndScores;
  /** Where both players move at once: the joint rounds. The options are what solo moves lead to. */
  readonly rounds?: CodedRounds;
};

/**
 * The score of a position in which a player must move and cannot. Scores of one graph differ by whole points,
 * so the difference is a plain number. It is not asked for if that player has a move.
 */
export type EndScores = {
  /** The score of the start; the other members give the difference to it. */
  readonly from: Rational;
  left(code: number): number;
  right(code: number): number;
};

/** A graph with more positions makes no readable drawing, and its nodes are not named by their positions. */
export const mostDrawnPositions = 5_000;

/**
 * The value of a position according to a paper: the position in the ruleset's notation, and the value exactly
 * as `textOf` prints it for the theory that the position's graph gets.
 */
export type RulesetFact = {
  readonly position: string;
  readonly value: string;
  /** The rules for which this holds, where both players move at once; by default the ruleset's own. */
  readonly under?: Partial<RoundRules>;
  readonly source: Citation;
};

/**
 * Positions that differ in numbers: a board of r rows and c columns. Sweeps, starts and laws take them from
 * here.
 */
export type RulesetFamily = {
  /** Unique in the ruleset; it never changes. */
  readonly id: string;
  /** What the positions are, with the parameters by their names: "r rows of c squares". */
  readonly says: string;
  readonly parameters: readonly FamilyParameter[];
  /**
   * The position with these numbers in the order of the parameters, none below its least or above its
   * greatest.
   */
  position(numbers: readonly number[]): string;
};

/** A number by which the positions of a family differ. */
export type FamilyParameter = {
  readonly name: string;
  readonly least: number;
  /**
   * The one that a person sees first; it is not above the greatest beside the first ones of the parameters
   * before it.
   */
  readonly first: number;
  /**
   * The greatest beside the numbers of the parameters before this one, as of words of a length or of squares
   * on a board; below the least if there is none. Undefined where nothing bounds it.
   */
  greatest?(before: readonly number[]): number;
  /**
   * Whether it numbers members as in a list, as words in the order of a dictionary: then nothing that comes
   * again along it is a period.
   */
  readonly isIndex?: true;
};

/** The numbers, each raised to its least and lowered to its greatest beside those before it. */
export function withinBounds(
  parameters: readonly FamilyParameter[],
  numbers: readonly number[],
): readonly number[] {
  const bounded: number[] = [];
  for (const [i, { least, greatest }] of parameters.entries())
    bounded.push(Math.max(least, Math.min(numbers[i], greatest?.(bounded) ?? Number.POSITIVE_INFINITY)));
  return bounded;
}

/** What a theorem says of a position that is a single heap. */
export type HeapTheorem = {
  /** The game that is played on it; heaps of one game have one name. */
  readonly game: string;
  /** How many counters it has. */
  readonly heap: number;
  /** The code of the game, so that millions of its heaps can be found. */
  readonly code: HeapCode;
  /** The text of the rules, where a person wrote them. */
  readonly rules?: string;
  /**
   * If the values of single heaps repeat after `period` from the heap `from` up to the heap that this
   * returns, they always repeat.
   */
  neededFor(from: number, period: number): number;
};

/** The rules under which a drawing of its games is played. */
export const rulesOfRuleset = ({ infinitePlay, rounds }: Pick<Ruleset, 'infinitePlay' | 'rounds'>): Rules =>
  ruledBy({ infinitePlay, ...(rounds && { play: 'simultaneous', convention: rounds.convention }) });

/**
 * The rules under which a board is played that says these: where its players take turns those of the ruleset,
 * in misère play if the board says so and the ruleset allows it.
 */
export function rulesOfBoard(ruleset: PlayedRuleset, said: Rules): Rules {
  if (ruleset.rounds) return ruledBy({ play: 'simultaneous' }, said);
  const rules = rulesOfRuleset(ruleset);
  const isMisere = said.play === 'misere' && whyNoMisere(ruleset) === undefined;
  return isMisere ? ruledBy({ play: 'misere' }, rules) : rules;
}

type PlayedRuleset = Pick<Ruleset, 'infinitePlay' | 'rounds' | 'endScore' | 'unbounded'>;

/**
 * Why the boards of a ruleset are not played in misère play, in which a player who cannot move wins;
 * undefined where they can be.
 */
export function whyNoMisere({
  infinitePlay,
  rounds,
  endScore,
  unbounded,
}: PlayedRuleset): string | undefined {
  if (rounds) return 'both players move at once';
  if (endScore) return 'points are counted at the end';
  if (unbounded) return 'infinitely many positions follow';
  return infinitePlay === 'draw' ? undefined : 'one player wins a play that never ends';
}

/** The part of endless positions that is looked at, with those outside to which one move leads. */
export type PartOfPlay = {
  /**
   * It writes every option of a position in the part. For a position outside the part it writes the options
   * that are in the part.
   */
  readonly coder: Coder;
  isBeyond(code: number): boolean;
  /** What positions are looked at: "heaps up to 36". */
  readonly called: string;
};

/**
 * Play from a position that infinitely many positions follow. A part of them is examined; every position
 * outside it counts once as won and once as lost, so that what is found holds without a bound, and no move is
 * left out because it is too large.
 */
export type UnboundedPlay = {
  part(bound: number): PartOfPlay;
  /**
   * The bound that is tried first; it is doubled until the position is settled. The start is in that part.
   */
  readonly first: number;
  /** The bound of the part that is described, if a smaller one settles the position: so far one may play. */
  readonly shown: number;
  /** The largest bound. */
  readonly last: number;
  /** No position has more options than this. */
  readonly mostOptions: number;
  /** Where a theorem says what each position is worth, without a search, and in sentences why. */
  readonly theorem?: { worth(code: number): Value; readonly says: string };
};

/** What a ruleset says besides where both players move at once. */
export type RulesetRounds<Position = unknown> = {
  /** The convention in which it is played where nothing else is asked for. */
  readonly convention: Convention;
  /** The components that `+` separates, each a position of its own. */
  components(position: Position): readonly Position[];
  /** The moves of both at a position, where components make this sum. Precondition: that sum is defined. */
  at(position: Position, sum: SumKind): RoundsOnBoard<Position>;
};

export type Ruleset<Position = unknown> = {
  /** The id in files and on the command line; it never changes. */
  readonly id: string;
  /** The usual name: "Fox and Geese". */
  readonly name: string;
  readonly players: 'partizan' | 'impartial';
  /** True if play may go round and never end. */
  readonly loopy?: true;
  /** The result of play that never ends. */
  readonly infinitePlay: 'draw' | 'left' | 'right';
  /** The source of the rules; undefined where their author names none. */
  readonly source?: Citation;
  /**
   * The rules for a person who has never played it, in one to three sentences: what Left may do, what Right
   * may do, and who has won at the end. A board may show no pieces, and then nothing else says who is who.
   */
  readonly rules: string;
  /** The rules as a text, where the moves are those of one: with it a person begins a ruleset. */
  readonly text?: string;
  /** How a position is typed, for a person who sees the first start beside it: what each sign means. */
  readonly notation: string;
  /**
   * What is clicked for a move, a sentence for each click, where a highlighted place does not say it by
   * itself: "Click the square that its arrow hits." No move has more clicks.
   */
  readonly clicks?: readonly string[];
  /**
   * Reads any text as far as it can be read, so that the board stays while the text is not a position yet.
   */
  read(text: string): Draft<Position>;
  /**
   * The position of a draft without problems. Every problem names its place as the board does ("square 3"),
   * or a part of the board by the beginning of its places' names ("rank 2"), or `position` for the whole.
   */
  parse(text: string): Result<Position>;
  /** Prints what `read` reads, drafts as well; the same position always gives the same text. */
  print(position: Position): string;
  /**
   * A coder for a position, not for a draft with problems; nor does such a draft have moves. Where both
   * players move at once, the rules say how components are played together and what an end is worth; by
   * default they are the ruleset's own.
   */
  coder(position: Position, rules?: RoundRules): Coder<Position>;
  /** Where both players choose a move, and then both moves happen. */
  readonly rounds?: RulesetRounds<Position>;
  /** Defined where infinitely many positions follow the position; nothing is generated by its coder then. */
  unbounded?(position: Position): UnboundedPlay | undefined;
  /**
   * Where positions fall apart into sums, so that they can be solved part by part: returns the object that
   * finds their parts. What it has prepared for one position it keeps for the next, until it is discarded.
   */
  openParts?(): PartsOfPositions<Position>;
  /** The board of a position or a draft, made of the pieces in furniture/. */
  board(position: Position): Board<Position>;
  /**
   * The draft with a line of places more or fewer at one side, or with two where one would make another board
   * of it; undefined where the board cannot grow or shrink there. What has grown and then shrunk at the same
   * side is as it was.
   */
  resize?(position: Position, side: BoardSide, way: Growth): ResizedBoard<Position> | undefined;
  /**
   * Where a number of things to play with belongs to a position, which takes no place on the board: the draft
   * with one more or fewer.
   */
  readonly stock?: BoardStock<Position>;
  /**
   * What either player can play: each move leads to an option that the coder finds, and to each option leads
   * a move or more.
   */
  moves(position: Position): readonly BoardMove<Position>[];
  /**
   * Where the position itself shows whose turn it is, for example by the number of moves made so far: the
   * player who begins a game from it.
   */
  turn?(position: Position): Mover;
  /**
   * Where a symmetry of the position, or of one that a single move leads to, lets a player answer every move:
   * that symmetry. It is found from the position alone, without a search for values; undefined where none is
   * known.
   */
  answering?(position: Position): Answering<Position> | undefined;
  /** If points count: the score, as text, with which the game ends when this player must move and cannot. */
  endScore?(position: Position, player: Mover): string;
  /**
   * Starting positions, in the notation. The shortest is the first that a person sees, and must be small
   * enough to be drawn.
   */
  readonly starts: readonly { readonly name: string; readonly position: string }[];
  readonly facts: readonly RulesetFact[];
  readonly families?: readonly RulesetFamily[];
  /**
   * Where a theorem proves periods of single heaps: what it says of a position, undefined where it says
   * nothing.
   */
  readonly periodicity?: {
    readonly source: Citation;
    of(position: Position): HeapTheorem | undefined;
  };
};
