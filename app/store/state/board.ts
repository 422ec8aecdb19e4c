/**
 * How the open board is shown: what a click puts, what was clicked of a move, and what the engine says of it. The position itself is in
 * the document, and a game that is played on it in the part for play.
 */

import type { AnswerOnBoard, BoardGame } from '../../../engine/conduct/index.ts';
import type { GameDocument } from '../../../engine/document/index.ts';
import type { Mover } from '../../../engine/graph/index.ts';
import type { RulesetEntry } from '../../../engine/rulesets/index.ts';
import type { Answer, BoardSolved, Progress } from '../../../workers/protocol.ts';
import type { History } from './document.ts';
import type { Game } from './play.ts';

/** What a document says of a board: its ruleset, its position as text, the line of a game. */
export type BoardWork = NonNullable<GameDocument['board']>;

/** The engine's answers about a board: of all that follows the position it is set up with, and of the one that is shown. */
export type BoardAnswers = {
  readonly game: BoardGame;
  /** The last report of the run that is solving it. */
  readonly progress: Progress | undefined;
  /** Undefined while it is solved. */
  readonly solved: Answer<BoardSolved> | undefined;
  /** Undefined until the game is solved and the position that is shown was asked about. */
  readonly here: { readonly position: string; readonly found: AnswerOnBoard<'options'> } | undefined;
  /**
   * Where the game is too large to be solved, or is solved later than its values are found: how the position that is shown was solved part by
   * part; without an answer while it is.
   */
  readonly byParts?: { readonly position: string; readonly answer: Answer<PartsToldOf> | undefined };
};

/** All but the values, which are in `here`. */
export type PartsToldOf = { readonly met: number | undefined; readonly took: number };

/** A position that is looked at in place of the one that is set up or played, as long as nothing else is done with the board. */
export type PositionLook = {
  readonly position: string;
  /** What was shown then: once it is another one, nobody looks at the position any more, and undoing that brings no look back. */
  readonly over: {
    readonly board: BoardWork;
    readonly past: History['past'];
    readonly game: Game | undefined;
    readonly at: number;
  };
};

/** What can be played at a position, with what it is worth itself, and what each move leads to. */
export type OptionsOnBoard = AnswerOnBoard<'options'>;

/** A position with what may be seen of it; `hidden` where its value may not. */
export type PositionSeen = OptionsOnBoard['at'] & { readonly hidden?: true };

/** A move of the position that is shown, to a position with what may be seen of that. */
export type MoveSeen = Omit<OptionsOnBoard['moves'][number], 'to'> & { readonly to: PositionSeen };

/** The answers without what may not be seen. */
export type BoardSeen = Omit<BoardAnswers, 'here'> & {
  readonly here:
    | {
        readonly position: string;
        readonly found: {
          readonly kind: 'options';
          readonly at: PositionSeen;
          readonly moves: readonly MoveSeen[];
        };
      }
    | undefined;
};

/** What the audience's window is told of the board beside the document: it has no game of its own, and asks no engine. */
export type BoardTold = {
  /** The position that is shown, after the plies so far or looked at. */
  readonly position: string;
  /** It is played, not set up. */
  readonly playing: boolean;
  /** Who is asked for a move by hand. */
  readonly mover: Mover | undefined;
};

export type BoardPart = {
  /** None until the first board has brought them. */
  readonly rulesets: readonly RulesetEntry[];
  /** The character of what a click puts while the position is set up; a click goes round where there is none. */
  readonly chosenSign: string | undefined;
  /** The places clicked so far in a move. */
  readonly clicked: readonly string[];
  /** The place whose piece the pointer holds. */
  readonly lifted: string | undefined;
  /** The places of a move that a row of the panel points at, or where the pointer may put down what it holds. */
  readonly litPlaces: readonly string[];
  /** The place that the pointer or the keyboard is on: the list of moves lights those that go by it. */
  readonly pointedPlace: string | undefined;
  /** Arrows for the legal moves, and on each piece the best that its player can reach with it; a person asks for either. */
  readonly showsArrows: boolean;
  /** Lines between places that a symmetry matches. */
  readonly showsMatched: boolean;
  readonly showsReach: boolean;
  /** Why the last click or key changed nothing. */
  readonly refusal: string;
  readonly lookedAt: PositionLook | undefined;
  /** At most so many positions are solved. */
  readonly mostSolved: number;
  /** Undefined where no board is open, or its text is no position yet. */
  readonly boardAnswers: BoardAnswers | undefined;
  /** In the audience's window alone. */
  readonly boardTold: BoardTold | undefined;
};

/** Limits on positions that a person may choose; the larger ones need more memory than every machine has. */
export const positionBounds = [100_000, 2_000_000, 10_000_000] as const;

/** What belongs to one board: another one begins with it. */
export const nothingClicked: Pick<
  BoardPart,
  'chosenSign' | 'clicked' | 'lifted' | 'litPlaces' | 'pointedPlace' | 'refusal' | 'lookedAt'
> = {
  chosenSign: undefined,
  clicked: [],
  lifted: undefined,
  litPlaces: [],
  pointedPlace: undefined,
  refusal: '',
  lookedAt: undefined,
};

export const firstBoard: BoardPart = {
  rulesets: [],
  ...nothingClicked,
  showsArrows: false,
  showsMatched: false,
  showsReach: false,
  mostSolved: positionBounds[1],
  boardAnswers: undefined,
  boardTold: undefined,
};
