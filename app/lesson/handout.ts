/**
 * What a handout is made of: for each view its figure on paper, as the view shows it, with hidden values as
 * empty boxes, and where both players move at once what each pair of moves leads to; and the hidden values
 * themselves, for a page of answers.
 */

import type { WorthOfPosition } from '../../engine/conduct/index.ts';
import { moveNameSeen, setTitle } from '../../engine/document/edits/index.ts';
import { calledNode, type GameDocument, isJoint, type NodeId } from '../../engine/document/index.ts';
import type { LessonView } from '../../engine/lesson/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { engine } from '../../workers/client.ts';
import type { BoardFigureJob, FigureDrawn } from '../../workers/protocol.ts';
import { type BoardRequest, boardFigureJobFor } from '../export/board-figure.ts';
import { firstOptions } from '../export/options.ts';
import { noCaption } from '../export/remembered.ts';
import {
  type ExportedState,
  type ExportRequest,
  exportRequest,
  figureJobFor,
  isTooLarge,
} from '../export/request.ts';
import { drawingsOfLesson } from '../files/lessons/lesson-saving.ts';
import { rulesOnBoard } from '../store/board-rounds.ts';
import { gameOf } from '../store/game-of.ts';
import { hiddenFrom, hidesAny, isHidden } from '../store/hidden.ts';
import { whenSolved } from '../store/labelling.ts';
import { type PositionRead, readPositionOf } from '../store/position-of.ts';
import { labelsAt } from '../store/rounds.ts';
import { readyFor } from '../store/rulesets.ts';
import { documentSeen } from '../store/seen-document.ts';
import { seenLabels } from '../store/seen-labels.ts';
import type { Labels } from '../store/state/answers.ts';
import { firstBoard } from '../store/state/board.ts';
import type { KeyedView, OpenLesson } from '../store/state/lesson.ts';
import { isBoard, setUpOf } from '../store/subject.ts';
import { onPaper } from '../walkthrough/joint-game.ts';
import { roundIn } from '../walkthrough/joint-rules.ts';
import { words } from '../words.ts';

// A view of a board on a handout: the board at its moment on paper, and below it what it is worth, or an
// empty box.

type BoardPrinted = {
  readonly figure: FigureDrawn | undefined;
  readonly says: string;
  /** The value that the box replaces. */
  readonly hidden: readonly { readonly name: string; readonly value: Value }[];
};

/** The position that a view shows, at its moment of a game; undefined of a drawing. */
export function positionOfView(
  { board }: Pick<LessonView, 'board'>,
  document: Pick<GameDocument, 'board'>,
): PositionRead | undefined {
  const shown = board ?? setUpOf(document);
  if (!shown) return undefined;
  const moment = board?.starter ? board.line?.at(-1) : undefined;
  return readPositionOf({ ruleset: shown.ruleset, position: moment ?? shown.position });
}

/** The figure that a view asks for. Precondition: the position is one, not only a draft. */
export function boardFigureOfView(
  view: Pick<LessonView, 'shows' | 'hidden'>,
  { ruleset, printed }: PositionRead,
  found: WorthOfPosition | undefined,
  widest: number,
): BoardFigureJob {
  const request: BoardRequest = {
    ...noCaption,
    asked: { ruleset, boards: [{ position: printed, says: '' }], line: [] },
    worth: found && { kind: 'worth', found: [found] },
    worthShown: view.shows === 'nothing' ? 'none' : view.shows,
    columns: 1,
    options: { ...firstOptions, widest },
    hidden: hiddenFrom(view.hidden),
  };
  return boardFigureJobFor(request, { kind: 'preview' });
}

/**
 * In the workers' time: the board's figure, and what its position is worth. Precondition: the document is a
 * board.
 */
async function printedBoard(view: LessonView, document: GameDocument, widest: number): Promise<BoardPrinted> {
  await readyFor(document);
  const read = positionOfView(view, document);
  if (!read?.isSound)
    return {
      figure: undefined,
      says: 'The board does not show a position yet, so it is not printed.',
      hidden: [],
    };
  const found = view.shows === 'nothing' ? undefined : await worthOf(read, document);
  const drawn = await engine().run(boardFigureOfView(view, read, found, widest)).answer;
  const isBox = found !== undefined && isHidden(hiddenFrom(view.hidden), found.position);
  return {
    figure: drawn.kind === 'done' ? drawn.value : undefined,
    says: drawn.kind === 'done' || drawn.kind === 'cancelled' ? '' : drawn.says,
    hidden: isBox && found.value ? [{ name: 'This position', value: found.value }] : [],
  };
}

/** Undefined where the board is too large to be solved. */
async function worthOf(
  { ruleset, printed: position }: PositionRead,
  document: GameDocument,
): Promise<WorthOfPosition | undefined> {
  const rules = rulesOnBoard({ document }, ruleset);
  const game = {
    ruleset: ruleset.id,
    position,
    positions: firstBoard.mostSolved,
    ...(rules && { rules }),
  };
  const answer = await engine().run({ kind: 'ask', question: 'position', about: { position }, game }).answer;
  return answer.kind === 'done' ? answer.value : undefined;
}

export type HiddenValue = { readonly name: string; readonly value: Value };

/**
 * What the pairs of moves at a node lead to, by the names of the moves and of the nodes; undefined of a pair
 * without a result.
 */
export type PairsPrinted = {
  readonly name: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** One row for each of Left's moves. */
  readonly cells: readonly (readonly (string | undefined)[])[];
};

export type HandoutView = {
  readonly view: KeyedView;
  /** Its number in the lesson, from 1: the teacher calls it so. */
  readonly number: number;
  /** Undefined where it could not be drawn; `says` tells why. */
  readonly figure: FigureDrawn | undefined;
  readonly says: string;
  /** The values that the figure hides, in the order of the nodes. */
  readonly hidden: readonly HiddenValue[];
  /** The pairs of the nodes whose values it hides. */
  readonly pairs: readonly PairsPrinted[];
};

/** In millimetres: the width of the text on a page of A4. */
const widest = 160;

/** The labels of a drawing; undefined if they were not found. */
async function labelsOf(document: GameDocument): Promise<Labels | undefined> {
  const { game, ids, index } = gameOf(document);
  const answer = await engine().run({ kind: 'solve', ...game }).answer;
  return answer.kind === 'done' ? whenSolved({ revision: 0, ids, index }, answer.value) : undefined;
}

/** The nodes in the part of the drawing that a view shows; none where it shows the whole. */
function nodesInPart({ camera }: LessonView, { nodes }: GameDocument): readonly NodeId[] {
  if (!camera) return [];
  const { x, y, width, height } = camera;
  return nodes
    .filter((node) => node.x >= x && node.x <= x + width && node.y >= y && node.y <= y + height)
    .map(({ id }) => id);
}

/** More moves of a player, or more tables, are not printed. */
const [mostMoves, mostTables] = [8, 8];

/**
 * What each pair of moves leads to, which the arcs alone do not say: at the nodes with joint arcs whose
 * values the view hides, or where it hides none and asks something, at all of them. None where there would be
 * too many. O(drawing + pairs).
 */
export function pairTablesOf(view: LessonView, document: GameDocument): readonly PairsPrinted[] {
  const hidden = hiddenFrom(view.hidden);
  const isAsked = hidesAny(hidden, document)
    ? (id: NodeId): boolean => isHidden(hidden, id)
    : () => view.question !== '';
  const joint = new Set(document.edges.filter(isJoint).map(({ from }) => from));
  const part = new Set(nodesInPart(view, document));
  const seen = documentSeen(document, hidden);
  const called = new Map(seen.nodes.map((node) => [node.id, calledNode(node)]));
  const tables = seen.nodes.flatMap((node): readonly PairsPrinted[] => {
    if (!joint.has(node.id) || !isAsked(node.id) || (view.camera && !part.has(node.id))) return [];
    const round = roundIn(document, node.id);
    if (!round) return [];
    const { rows, columns } = round;
    if (rows.length > mostMoves || columns.length > mostMoves) return [];
    const cells = rows.map((_, row) =>
      columns.map((_, column) => {
        const { to, gain } = round.resultOf(row, column);
        const leads = to === undefined ? undefined : called.get(to);
        return leads && gain ? `${leads}, gains ${onPaper(gain)}` : leads;
      }),
    );
    const names = (moves: typeof rows): readonly string[] => moves.map(({ name }) => moveNameSeen(name));
    return [{ name: calledNode(node), left: names(rows), right: names(columns), cells }];
  });
  return tables.length > mostTables ? [] : tables;
}

/** The figure that a view asks for. */
export function figureOfView(
  view: LessonView,
  document: GameDocument,
  labels: Labels | undefined,
  letters = false,
): ExportRequest {
  const hidden = hiddenFrom(view.hidden);
  const seen = labels && seenLabels(labels, hidden);
  const standing: ExportedState = {
    document,
    labels: seen && view.step !== undefined ? labelsAt(seen, view.step) : seen,
    showing: view.shows === 'nothing' ? 'off' : view.shows,
    names: true,
    letters,
    stops: false,
    hidden,
    selection: { nodes: new Set(nodesInPart(view, document)), edges: new Set() },
    solving: { kind: 'idle' },
  };
  const options = { ...firstOptions, widest, steps: view.step !== undefined };
  return exportRequest(standing, options, noCaption, { selectedOnly: true, valuesAnyway: false });
}

/** The hidden values of a view; all of them where none are known to be shown. */
export function hiddenValuesOf(
  view: LessonView,
  document: GameDocument,
  labels: Labels | undefined,
): readonly HiddenValue[] {
  if (!labels) return [];
  const hidden = hiddenFrom(view.hidden);
  return documentSeen(document, hidden).nodes.flatMap((node): readonly HiddenValue[] => {
    const vertex = labels.index.get(node.id);
    const value = vertex === undefined ? undefined : labels.table[labels.codes[vertex]];
    return value && isHidden(hidden, node.id) ? [{ name: calledNode(node), value }] : [];
  });
}

async function drawn(request: ExportRequest): Promise<Pick<HandoutView, 'figure' | 'says'>> {
  if (isTooLarge(request))
    return { figure: undefined, says: 'This drawing has too many nodes for a figure.' };
  const answer = await engine().run(figureJobFor(request, { kind: 'preview' })).answer;
  if (answer.kind === 'done') return { figure: answer.value, says: '' };
  return { figure: undefined, says: answer.kind === 'cancelled' ? '' : answer.says };
}

/** The views that are not left out. */
export const viewsOnHandout = ({ views }: OpenLesson): readonly KeyedView[] =>
  views.filter(({ handout }) => handout !== false);

/** The views of a lesson for a handout, one after the other as they are drawn. */
export async function* handoutOf(
  lesson: OpenLesson,
  letters = false,
): AsyncGenerator<HandoutView, void, void> {
  const documents = await drawingsOfLesson(lesson);
  const solved = new Map<string, Labels | undefined>();
  for (const view of viewsOnHandout(lesson)) {
    const number = lesson.views.indexOf(view) + 1;
    const document = documents.get(view.drawing);
    if (!document) {
      const says = words.lesson.drawingGone(view.title || words.untitled);
      yield { view, number, figure: undefined, says, hidden: [], pairs: [] };
      continue;
    }
    if (isBoard(document)) {
      yield { view, number, ...(await printedBoard(view, document, widest)), pairs: [] };
      continue;
    }
    if (!solved.has(view.drawing)) solved.set(view.drawing, await labelsOf(document));
    const labels = solved.get(view.drawing);
    // The title of a drawing may say what the view asks, and a printed page keeps it for screen readers.
    const figure = await drawn(figureOfView(view, setTitle(document, ''), labels, letters));
    const hidden = hiddenValuesOf(view, document, labels);
    yield { view, number, ...figure, hidden, pairs: pairTablesOf(view, document) };
  }
}
