/**
 * The subject that is open: a drawing, or a position on a board. This file says how the two differ, in one
 * record for each. Panels, exports and commands ask the record, so they need not know which of the two is
 * open.
 */
import { type GameDocument, isScored, isSimultaneous } from '../../engine/document/index.ts';
import { writeBoard } from '../../engine/rulesets/index.ts';
import { forHand } from '../words/tapping.ts';
import { words } from '../words.ts';
import { positionAsked, positionShown } from './board.ts';
import { type EditorState, useEditor } from './editor.ts';
import { documentToHand } from './handing-on.ts';
import { rulesetOf } from './rulesets.ts';
import { allEither, nodeOf, selectedItems } from './selectors.ts';
import type { BoardOrNone, BoardWork } from './state/board.ts';

export type Subject = {
  readonly kind: 'drawing' | 'board';
  /**
   * Whether its positions are listed, as the nodes of a drawing are. Those that follow a board only the
   * engine knows.
   */
  readonly listsPositions: boolean;
  /** Whether there is nothing on it yet to show, to ask about or to give to others. */
  isEmpty(document: GameDocument): boolean;
  /**
   * Whether no work has been done on it yet: a drawing without nodes and title; a board that is one of the
   * starts of its ruleset.
   */
  isNew(document: GameDocument): boolean;
  /** How large it is, in words. */
  sizeSaid(document: GameDocument): string;
  /**
   * Whether one can ask about this name: on a drawing, the name of a node; on a board, any name, since its
   * positions are not listed.
   */
  has(document: GameDocument, name: string): boolean;
  /**
   * The names of the chosen items: the selected nodes, or else the focused one; on a board the position that
   * is shown, if its text is a position.
   */
  chosen(state: EditorState): readonly string[];
  /** The kind of its values. O(nodes + arcs) */
  kindOfValues(document: GameDocument): 'scored' | 'impartial' | 'partizan';
  /**
   * What a file of its answers carries, as others may see it: the drawing, or the line that says the position
   * that is shown, if it is one.
   */
  carried(state: EditorState): GameDocument | string | undefined;
  /** Says that all its values are hidden, and how to show them again. */
  allHidden(): string;
  /** Whether both players move at once. O(arcs) */
  movesAtOnce(document: GameDocument): boolean;
  /**
   * The reason why it cannot be played in both ways, by turns and at once; undefined if it can. O(nodes +
   * arcs)
   */
  whyOneWay(document: GameDocument): string | undefined;
};

const drawing: Subject = {
  kind: 'drawing',
  listsPositions: true,
  isEmpty: ({ nodes }) => nodes.length === 0,
  isNew: ({ nodes, title }) => nodes.length === 0 && title === '',
  sizeSaid: ({ nodes, edges }) => `${words.nodes(nodes.length)}, ${words.arcs(edges.length)}`,
  has: (document, name) => nodeOf(document, name) !== undefined,
  chosen: (state) => selectedItems(state).nodes,
  kindOfValues(document) {
    if (isScored(document)) return 'scored';
    return allEither(document) ? 'impartial' : 'partizan';
  },
  carried: (state) => documentToHand(false, state),
  allHidden: () => 'All values are hidden. To show them, select nothing and press H.',
  movesAtOnce: isSimultaneous,
  whyOneWay(document) {
    if (document.nodes.length === 0) return words.nothingDrawn;
    if (allEither(document) && !isSimultaneous(document))
      return 'Every arc is either player’s: give Left and Right arcs of their own first (L, R).';
    return document.nodes.some((node) => node.gray)
      ? 'Simultaneous play has no gray nodes: make them white first.'
      : undefined;
  },
};

const board: Subject = {
  kind: 'board',
  listsPositions: false,
  isEmpty: () => false,
  isNew(document) {
    const ruleset = rulesetOf(document);
    if (!ruleset || lineOf(document).length > 0) return false;
    const setUp = setUpOf(document)?.position;
    return document.title === ruleset.name && ruleset.starts.some(({ position }) => position === setUp);
  },
  // A ruleset that this version does not know has no name.
  sizeSaid: (document) => rulesetOf(document)?.name ?? drawing.sizeSaid(document),
  has: () => true,
  chosen(state) {
    const here = positionAsked(state);
    return here === undefined ? [] : [here];
  },
  kindOfValues(document) {
    const ruleset = rulesetOf(document);
    if (!ruleset) return drawing.kindOfValues(document);
    return ruleset.endScore ? 'scored' : ruleset.players;
  },
  carried(state) {
    const read = positionShown(state);
    if (!read?.isSound) return undefined;
    const play = state.document.view.rules.play === 'misere' ? ({ play: 'misere' } as const) : {};
    return writeBoard({ ruleset: read.ruleset.id, position: read.printed, ...play });
  },
  allHidden: () => forHand('All values are hidden. Press H to show them, or click a ▢ to show one.'),
  movesAtOnce: (document) => rulesetOf(document)?.rounds !== undefined,
  whyOneWay: () => 'A board is played in the way of its ruleset.',
};

/**
 * The position that a board is set up with, as it was typed, and the id of its ruleset; undefined for a
 * drawing. A new record each time.
 */
export const setUpOf = ({ board: work }: BoardOrNone): Pick<BoardWork, 'ruleset' | 'position'> | undefined =>
  work && { ruleset: work.ruleset, position: work.position };

const noLine: readonly string[] = [];

/** The positions of the game that was played by turns from the one that is set up; none for a drawing. */
export const lineOf = ({ board: work }: BoardOrNone): readonly string[] => work?.line ?? noLine;

export const subjectOf = (document: BoardOrNone): Subject => (isBoard(document) ? board : drawing);

/** Whether a document is a board, for code that then works entirely differently. */
export const isBoard = (document: BoardOrNone): boolean => document.board !== undefined;

/** Whether a board is open. */
export const isOnBoard = ({ document }: Pick<EditorState, 'document'>): boolean => isBoard(document);

/** The same as a hook. */
export const useOnBoard = (): boolean => useEditor(isOnBoard);
