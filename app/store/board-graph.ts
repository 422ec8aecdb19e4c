/** Actions for the graph beside the open board, and queries about it. None of them writes the document. */
import { type EditorState, editor, setEditor } from './editor.ts';
import { frameOfGame, gameByTurns, positionAfterPlies, positionsPlayed } from './play.ts';
import type { BoardTab, GraphBeside, GraphBounds } from './state/board-graph.ts';
import { isOnBoard } from './subject.ts';

export const toggleGraphBeside = (): void => setEditor({ graphBeside: !editor().graphBeside });

export const showBoardTab = (boardTab: BoardTab): void => setEditor({ boardTab });

export const setGraphBounds = (bounds: Partial<GraphBounds>): void =>
  setEditor({ graphBounds: { ...editor().graphBounds, ...bounds } });

/** In percent: neither of the two is ever narrower than the other by more. */
export const leastShare = 20;
export const mostShare = 80;

export const setGraphShare = (share: number): void =>
  setEditor({ graphShare: Math.round(Math.min(mostShare, Math.max(leastShare, share))) });

export const setBoardGraph = (boardGraph: GraphBeside | undefined): void =>
  setEditor({ boardGraph, graphRefusal: '' });

export const refuseGraph = (graphRefusal: string): void => setEditor({ graphRefusal });

/** Whether the graph is visible, or would be on a wider screen. */
export const isGraphShown = (state: EditorState): boolean =>
  isOnBoard(state) && (state.graphBeside || state.boardTab === 'graph');

/** The positions of the game by turns on the board, from its first to its last; none if no game is played. */
export function linePlayed(state: EditorState): readonly string[] {
  const game = gameByTurns(state);
  if (!isOnBoard(state) || !game || frameOfGame(state) === undefined) return [];
  return [positionAfterPlies(game, 0), ...positionsPlayed(game)];
}
