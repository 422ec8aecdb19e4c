/** The graph beside the open board: whether it is shown, how much of it, and the part that was drawn last. */
import type { AnswerOnBoard, BoardGame } from '../../../engine/conduct/index.ts';
import type { PartDrawn } from '../../../workers/protocol.ts';
import type { HiddenValues, Showing } from './showing.ts';

/**
 * How much is shown of a graph that has more positions than `most`: positions within `within` moves, and at
 * most `most` of them.
 */
export type GraphBounds = { readonly within: number; readonly most: number };

/** What a person may choose; the last means any number of moves. */
export const movesAhead = [1, 2, 3, 4, 6, 9, 1000] as const;
export const anyMovesAhead = movesAhead[6];
export const positionsShown = [30, 60, 120, 250, 500, 1000, 2000] as const;

/** What is written at the nodes, and at which nothing that tells a value. */
export type GraphLook = { readonly hidden: HiddenValues; readonly showing: Showing; readonly stops: boolean };

/** A part as it is drawn. */
export type GraphBeside = {
  readonly game: BoardGame;
  readonly bounds: GraphBounds;
  /** The position about which the part lies, as the engine calls it. */
  readonly about: string;
  readonly part: AnswerOnBoard<'part'>;
  /** By position, the number of its node; mirror images that are one game have one. */
  readonly index: ReadonlyMap<string, number>;
  readonly drawn: PartDrawn;
  readonly look: GraphLook;
};

/** On a screen as narrow as a phone's, which of the three is there. */
export type BoardTab = 'board' | 'graph' | 'text';

export type BoardGraphPart = {
  readonly graphBeside: boolean;
  readonly boardTab: BoardTab;
  readonly graphBounds: GraphBounds;
  /** The graph's share of the width that it and the board have, in percent. */
  readonly graphShare: number;
  /** Undefined until a part is drawn. One that is not of the board any more stays until the next is there. */
  readonly boardGraph: GraphBeside | undefined;
  /** Why the part that was asked for is not shown; empty where nothing is wrong. */
  readonly graphRefusal: string;
};

export const firstBoardGraph: BoardGraphPart = {
  graphBeside: false,
  boardTab: 'board',
  graphBounds: { within: movesAhead[1], most: positionsShown[1] },
  graphShare: 50,
  boardGraph: undefined,
  graphRefusal: '',
};
