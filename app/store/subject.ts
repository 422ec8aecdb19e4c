/**
 * The subject that is open: a drawing, or a position on a board. What differs between the two is said here, in one record for each. Panels,
 * exports and commands ask the record, so that they need not know which of the two is open.
 */
import { type GameDocument, isScored, isSimultaneous } from '../../engine/document/index.ts';
import { words } from '../words.ts';
import { positionAsked } from './board.ts';
import { type EditorState, useEditor } from './editor.ts';
import { rulesetOf } from './rulesets.ts';
import { allEither, nodeOf, selectedItems } from './selectors.ts';

export type Subject = {
  readonly kind: 'drawing' | 'board';
  /** Whether there is nothing on it yet that could be shown, asked about or handed on. */
  isEmpty(document: GameDocument): boolean;
  /** Whether nothing was done with it yet: a drawing without nodes and title; a board that everybody finds among the starts of its ruleset. */
  isNew(document: GameDocument): boolean;
  /** How large it is, in words. */
  sizeSaid(document: GameDocument): string;
  /** Whether something of this name can be asked about: a node that is drawn; on a board, whose positions nobody lists, any position. */
  has(document: GameDocument, name: string): boolean;
  /** The names of what is chosen: the selected nodes, else the focused one; on a board the position that is shown, if it is one. */
  chosen(state: EditorState): readonly string[];
  /** Of which kind its values are. O(nodes + arcs) */
  kindOfValues(document: GameDocument): 'scored' | 'impartial' | 'partizan';
  /** Says that all its values are hidden, and how they are shown again. */
  allHidden(): string;
  /** Why it cannot be played in both ways, by turns and at once; undefined where it can. O(nodes + arcs) */
  whyOneWay(document: GameDocument): string | undefined;
};

const drawing: Subject = {
  kind: 'drawing',
  isEmpty: ({ nodes }) => nodes.length === 0,
  isNew: ({ nodes, title }) => nodes.length === 0 && title === '',
  sizeSaid: ({ nodes, edges }) => `${words.nodes(nodes.length)}, ${words.arcs(edges.length)}`,
  has: (document, name) => nodeOf(document, name) !== undefined,
  chosen: (state) => selectedItems(state).nodes,
  kindOfValues(document) {
    if (isScored(document)) return 'scored';
    return allEither(document) ? 'impartial' : 'partizan';
  },
  allHidden: () => words.quiz.allHiddenSoShow,
  whyOneWay(document) {
    const { nothing, impartial, gray } = words.rounds.oneWay;
    if (document.nodes.length === 0) return nothing;
    if (allEither(document) && !isSimultaneous(document)) return impartial;
    return document.nodes.some((node) => node.gray) ? gray : undefined;
  },
};

const board: Subject = {
  kind: 'board',
  isEmpty: () => false,
  isNew(document) {
    const { title, board: work } = document;
    const ruleset = rulesetOf(document);
    if (!work || !ruleset || work.line?.length) return false;
    return title === ruleset.name && ruleset.starts.some(({ position }) => position === work.position);
  },
  // A ruleset that this version does not know has no name here.
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
  allHidden: () => words.quiz.allHiddenOnBoard,
  whyOneWay: () => words.rounds.oneWay.board,
};

type Boarded = Pick<GameDocument, 'board'>;

export const subjectOf = (document: Boarded): Subject => (isBoard(document) ? board : drawing);

/** Whether a document is a board, for what is another thing then as a whole. */
export const isBoard = (document: Boarded): boolean => document.board !== undefined;

/** Whether a board is open. */
export const isOnBoard = ({ document }: Pick<EditorState, 'document'>): boolean => isBoard(document);

/** The same as a hook. */
export const useOnBoard = (): boolean => useEditor(isOnBoard);
