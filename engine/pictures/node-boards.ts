/**
 * The boards that the nodes of a drawing show. A drawing that shows them is drawn at a larger scale: nodes
 * and the distances between them grow together, strokes and words stay as they are. So nothing overlaps that
 * did not before, and every layout has room for them. The scale follows from the board that the drawing was
 * made from and those that follow it first, so that a square has one size at all nodes and an edit of the
 * drawing changes no scale.
 */
import { askedOnce } from '../document/asked-once.ts';
import type { BoardOrigin, GameDocument, GameNode } from '../document/document.ts';
import { nodeRadius } from '../figure/curves.ts';
import { scaledLooks } from '../figure/scaled.ts';
import { leastReadable } from '../figure/smallest-text.ts';
import { type Measures, measuresOf, type Style, styles } from '../figure/style.ts';
import type { Board } from '../rulesets/board.ts';
import type { Draft } from '../rulesets/draft.ts';
import { positionNamed, startName } from '../rulesets/graph-document.ts';
import type { RulesetEntry } from '../rulesets/ruleset-catalogue.ts';
import { legendOfBoard } from './legend-of-board.ts';
import { boxOfBoard, reachOfBoard, type SmallBoard, smallBoard, textsToRead } from './small-board.ts';

export type NodeBoards = {
  /** How much larger nodes and distances are drawn. */
  readonly enlarged: number;
  /** Drawing units for one unit of the board that the drawing was made from; no board is drawn larger. */
  readonly scale: number;
  /** The board that the drawing was made from. */
  readonly first: Board;
  /** The board of a node; undefined where its name is not a position. O(board). */
  boardOf(node: Pick<GameNode, 'id' | 'name'>): Board | undefined;
  /** Whether it has one, which takes less time. */
  isPictured(node: Pick<GameNode, 'id' | 'name'>): boolean;
};

/** The share of a node's radius within which its board lies. */
const within = 0.9;
/**
 * Drawing units for one of a board's: a square of 40 is then 9 points wide on paper, and the piece on it can
 * be seen.
 */
const leastScale = 0.4;
const [leastEnlarged, mostEnlarged] = [2, 6];
/** In characters: a longer position has more squares than a node has room for. */
const longest = 400;
/** Points for a drawing unit on paper, where letters are smallest. */
const paperUnit = measuresOf(styles.paper).unit;

/** The ruleset with an id; undefined where there is none, or rulesets are not at hand yet. */
type RulesetCalled = (id: string) => RulesetEntry | undefined;

/**
 * The boards of a drawing's nodes; undefined where the drawing says no board that it was made from, or where
 * there is no such ruleset, or none is at hand yet.
 */
export function nodeBoards(
  { origin }: Pick<GameDocument, 'origin'>,
  called: RulesetCalled,
): NodeBoards | undefined {
  const ruleset = origin && called(origin.ruleset);
  return ruleset && boardsFrom(origin)(ruleset);
}

/** Looked for once: a ruleset is always the same. */
const boardsFrom = askedOnce((origin: BoardOrigin) => {
  let made: { readonly is: NodeBoards | undefined } | undefined;
  return (ruleset: RulesetEntry): NodeBoards | undefined => {
    made ??= { is: boardsOfRuleset(ruleset, origin) };
    return made.is;
  };
});

function boardsOfRuleset(ruleset: RulesetEntry, origin: BoardOrigin): NodeBoards | undefined {
  const first = boardAt(ruleset, origin.position);
  if (!first) return undefined;
  const boards = boardsFollowing(ruleset, origin.position);
  const reach = boards.reduce((most, board) => Math.max(most, reachOfBoard(boxOfBoard(board))), 1);
  const wanted = boards
    .flatMap(textsToRead)
    .reduce((most, { size }) => Math.max(most, leastReadable / paperUnit / size), leastScale);
  // In steps of a quarter, so that boards of about one size give drawings of one scale.
  const grown = Math.ceil((4 * reach * wanted) / (nodeRadius * within)) / 4;
  const enlarged = Math.min(mostEnlarged, Math.max(leastEnlarged, grown));
  return {
    enlarged,
    scale: (nodeRadius * within) / reach,
    first,
    boardOf: (node) => boardAt(ruleset, positionNamed(node, origin)),
    isPictured: (node) => draftAt(ruleset, positionNamed(node, origin)) !== undefined,
  };
}

/** Whether the drawing was made from a board of one of these rulesets, so that its nodes can show boards. */
export const canShowBoards = (document: Pick<GameDocument, 'origin'>, called: RulesetCalled): boolean =>
  nodeBoards(document, called) !== undefined;

/** The boards that a figure of the drawing shows at its nodes; undefined where it shows none. */
export const boardsShown = (
  document: Pick<GameDocument, 'origin' | 'view'>,
  called: RulesetCalled,
  { boards = document.view.boards === true }: Partial<Pick<Style, 'boards'>> = {},
): NodeBoards | undefined => (boards ? nodeBoards(document, called) : undefined);

/**
 * The measures of a figure of the drawing. Lines on small boards are finer, though never so fine that they
 * vanish in print.
 */
export function measuresWith(boards: NodeBoards | undefined, style: Style): Measures {
  if (!boards) return measuresOf(style);
  const { enlarged, scale } = boards;
  const measures = measuresOf({ ...style, nodeSize: style.nodeSize * enlarged });
  const finer = Math.min(1, Math.max(0.5, 1.5 * scale * enlarged));
  return { ...measures, looks: scaledLooks(measures.looks, finer) };
}

/**
 * The picture of a node in points about its centre; undefined where its name is not a position. Letters that
 * repeat what stones say are left out where they are smaller than `least` points.
 */
export function pictureOfNode(
  node: Pick<GameNode, 'id' | 'name'>,
  boards: NodeBoards,
  { unit }: Measures,
  least = leastReadable,
): SmallBoard | undefined {
  const board = boards.boardOf(node);
  return board && smallBoard(board, scaleInNode(board, boards) * unit, least);
}

/** The name beside a node that shows its board: only the start has one. */
export const nameBeside = (name: string): string => (name === startName ? name : '');

/** What the legend says of the boards on the nodes. */
export function legendOfNodes({ first, scale }: NodeBoards, { unit }: Measures): readonly string[] {
  const bare = first.texts.filter(({ size }) => size * scale * unit < leastReadable).map(({ text }) => text);
  return legendOfBoard(first, ({ sign }) => bare.includes(sign));
}

/** Drawing units for one unit of a board, so that it lies within its node. */
export const scaleInNode = (board: Board, { scale }: NodeBoards): number =>
  Math.min(scale, (nodeRadius * within) / Math.max(1, reachOfBoard(boxOfBoard(board))));

/** In positions: enough to know how wide boards become, as where a score is written below them. */
const mostLookedAt = 40;

/** The boards of a position and of those that follow it, the nearest first. */
function boardsFollowing(ruleset: RulesetEntry, position: string): readonly Board[] {
  const start = ruleset.read(position).position;
  const found = new Map([[ruleset.print(start), start]]);
  for (const from of found.values()) {
    if (found.size >= mostLookedAt) break;
    for (const { to } of ruleset.moves(from)) found.set(ruleset.print(to), to);
  }
  return [...found.values()].slice(0, mostLookedAt).map((each) => ruleset.board(each));
}

function boardAt(ruleset: RulesetEntry, position: string): Board | undefined {
  const draft = draftAt(ruleset, position);
  return draft && ruleset.board(draft.position);
}

/** A position that is read; undefined where it is not a position, or too long. */
function draftAt(ruleset: RulesetEntry, position: string): Draft | undefined {
  if (position.length > longest) return undefined;
  const draft = ruleset.read(position);
  return draft.problems.length === 0 ? draft : undefined;
}
