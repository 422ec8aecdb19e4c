/**
 * What a figure of answers is about: the selected nodes, or on a board the position that is shown, each by
 * the name that may be seen. What could tell a hidden value is left out, and counted.
 */

import type { FigureSubject } from '../../engine/conduct/index.ts';
import { calledNode, emptyDocument, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import { mostAnswersDrawn } from '../../engine/pictures/index.ts';
import { entryApplies, gameAbout, type QuestionEntry, questions } from '../../engine/questions/index.ts';
import type { About } from '../../engine/theories/index.ts';
import { positionShown } from './board.ts';
import type { EditorState } from './editor.ts';
import { compiledOf } from './game-of.ts';
import { gamesOf } from './games-asked.ts';
import { worthSeen } from './seen-board.ts';
import { seenDocument } from './seen-document.ts';
import { labelOf, nodeOf, shownLabels } from './selectors.ts';
import { isOnBoard } from './subject.ts';
import { mayTell, mayTellAll } from './telling.ts';

export type DrawnEntry = QuestionEntry & { readonly figure: NonNullable<QuestionEntry['figure']> };

/** The questions about values, or about positions, whose answers are drawn. */
export const drawnEntries: readonly DrawnEntry[] = questions.filter(
  (question): question is DrawnEntry =>
    question.figure !== undefined && ['value', 'values', 'vertex', 'vertices'].includes(question.needs),
);

export type SubjectsFound = {
  readonly subjects: readonly FigureSubject[];
  /** How many are left out, since an answer could tell a hidden value. */
  readonly secret: number;
  /** How many are left out, since a figure has room for only some. */
  readonly more: number;
  /** For values of nodes, the vertex of each. */
  readonly vertices?: readonly number[];
  /** The drawing to whose vertices a question about positions refers; undefined of one about values. */
  readonly of?: GameDocument;
  /** What its vertices are called, for a picture that mentions them. */
  readonly names?: readonly string[];
};

const none: SubjectsFound = { subjects: [], secret: 0, more: 0 };

/** A question about a value needs no game. */
const noGame = () => {
  const { graph } = compiledOf(emptyDocument);
  return gameAbout({ graph, rules: emptyDocument.view.rules }, []);
};

/** What a question about positions is asked with besides: what a card has chosen. */
export type AskedBesides = object | undefined;

/**
 * These nodes, as far as the question applies to them or to their values. O(nodes + arcs) for each where
 * something is hidden.
 */
export function subjectsAmong(
  state: EditorState,
  question: DrawnEntry,
  ids: readonly NodeId[],
  besides?: AskedBesides,
): SubjectsFound {
  if (question.needs === 'vertices') return nodesTogether(state, question, ids);
  if (question.needs === 'vertex') return positionsAmong(state, question, ids, besides);
  return question.needs === 'values' ? together(state, question, ids) : valuesAmong(state, question, ids);
}

/** The values of the nodes as one subject, which the question is about together. */
function together(state: EditorState, question: DrawnEntry, ids: readonly NodeId[]): SubjectsFound {
  const labels = shownLabels(state);
  const seen = seenDocument(state);
  const told = ids.filter((id) => mayTell(state, [id]));
  const values = told.map((id) => ({ name: nameIn(seen, id), value: labelOf(labels, id)?.value }));
  const about = { values, rules: state.document.view.rules };
  const secret = ids.length - told.length;
  if (!entryApplies(question, noGame(), about)) return { ...none, secret };
  return { ...none, secret, subjects: [{ name: values.map(({ name }) => name).join(', '), about }] };
}

/** The nodes as one subject, which the question is about together. */
function nodesTogether(state: EditorState, question: DrawnEntry, ids: readonly NodeId[]): SubjectsFound {
  const { document } = state;
  const { index } = compiledOf(document);
  const told = ids.filter((id) => mayTell(state, [id]));
  const secret = ids.length - told.length;
  const vertices = told.flatMap((id) => index.get(id) ?? []);
  const isAsked = vertices.length > 0 && entryApplies(question, gamesOf(document)(vertices), { vertices });
  if (!isAsked) return { ...none, secret };
  const seen = seenDocument(state);
  const name = told.map((id) => nameIn(seen, id)).join(', ');
  const names = document.nodes.map(({ id }) => nameIn(seen, id));
  return { ...none, secret, subjects: [{ name, about: { vertices } }], of: document, names };
}

/** Values that are listed elsewhere, which the question is asked with. */
const listedIn = (besides: AskedBesides): About['values'] | undefined =>
  besides && 'values' in besides ? (besides as About['values']) : undefined;

/** O(nodes): only those that are drawn are asked for. */
function nameIn(seen: GameDocument, id: NodeId): string {
  const node = nodeOf(seen, id);
  return node ? calledNode(node) : id;
}

function positionsAmong(
  state: EditorState,
  question: DrawnEntry,
  ids: readonly NodeId[],
  besides: AskedBesides,
): SubjectsFound {
  const { document } = state;
  const { index } = compiledOf(document);
  const gameOfVertices = gamesOf(document);
  const seen = seenDocument(state);
  const subjects: FigureSubject[] = [];
  let [secret, more] = [0, 0];
  for (const id of ids) {
    const vertex = index.get(id);
    if (vertex === undefined) continue;
    if (!entryApplies(question, gameOfVertices([vertex]), { vertex })) continue;
    if (!mayTell(state, [id])) {
      secret++;
      continue;
    }
    if (subjects.length < mostAnswersDrawn)
      subjects.push({ name: nameIn(seen, id), about: { vertex, ...besides } });
    else more++;
  }
  return { subjects, secret, more, of: document };
}

function valuesAmong(state: EditorState, question: DrawnEntry, ids: readonly NodeId[]): SubjectsFound {
  const labels = shownLabels(state);
  const seen = seenDocument(state);
  const game = noGame();
  const { index } = compiledOf(state.document);
  const subjects: FigureSubject[] = [];
  const vertices: number[] = [];
  let [secret, more] = [0, 0];
  for (const id of ids) {
    if (!mayTell(state, [id])) {
      secret++;
      continue;
    }
    const value = labelOf(labels, id)?.value;
    if (!value || !entryApplies(question, game, { value })) continue;
    if (subjects.length < mostAnswersDrawn) {
      subjects.push({ name: nameIn(seen, id), about: { value } });
      vertices.push(index.get(id) ?? 0);
    } else more++;
  }
  return { subjects, secret, more, vertices };
}

/** The position that is shown on the open board, once its value is found. */
export function subjectOfBoard(state: EditorState, question: DrawnEntry): SubjectsFound {
  const read = positionShown(state);
  if (!read?.isSound || question.needs !== 'value') return none;
  if (!mayTellAll(state)) return { ...none, secret: 1 };
  if (state.boardAnswers?.solved?.kind !== 'done') return none;
  const value = worthSeen(state, read.printed)?.value;
  if (!value || !entryApplies(question, noGame(), { value })) return none;
  return { ...none, subjects: [{ name: read.printed, about: { value } }] };
}

/** What a figure of answers is about now. */
export const subjectsNow = (
  state: EditorState,
  question: DrawnEntry,
  besides?: AskedBesides,
): SubjectsFound => {
  const listed = listedIn(besides);
  if (listed) {
    const name = listed.values.map((each) => each.name).join(', ');
    return { ...none, subjects: [{ name, about: listed }] };
  }
  return isOnBoard(state)
    ? subjectOfBoard(state, question)
    : subjectsAmong(state, question, [...state.selection.nodes], besides);
};
