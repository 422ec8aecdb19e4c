/**
 * What of a lesson tells a class an answer before it is asked: a title, what the lesson is about, a value
 * that is shown. Titles and sentences are judged by their words, so this is advice for the teacher and no
 * proof.
 */
import { calledNode, type GameDocument, type WrittenBoard } from '../document/document.ts';
import { tellsValue } from '../values/value-name.ts';
import type { Lesson, LessonView } from './lesson.ts';
import { namesThatTell, type RightIn, rightIn } from './right-told.ts';

/**
 * What reveals an answer: words that are written somewhere, the values or the names of these nodes; for a
 * board none is named. A title is `hinted` if its words are in the teacher's note alone, which has many,
 * or if nothing is asked in words.
 * `nothing` says that a value is asked for, and none is hidden.
 */
export type EarlyAnswer =
  | { readonly kind: 'title' | 'drawing'; readonly hinted?: true }
  | { readonly kind: 'question' | 'nothing' }
  | { readonly kind: 'value' | 'name'; readonly nodes: readonly string[] };

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Words that every sentence may have. */
const common = new Set(
  'about alone also both does each from have here into itself made make more most once only other over same some than that their them then there they this three what when where which whose with'.split(
    ' ',
  ),
);

/** Whether all words of a text are among others but for those that the class reads anyway. O(length). */
function hasWordsOf(text: string, read: string, others: readonly string[]): boolean {
  const asked = new Set(wordsOf(read));
  const said = wordsOf(text).filter((word) => !common.has(word) && !asked.has(word));
  const told = new Set(wordsOf(others.join(' ')));
  return said.length > 0 && said.every((word) => told.has(word));
}

/**
 * How a title tells an answer: it says a value, the winner, what is right or the words of an answer, or it
 * only has words of the note, or nothing is asked in words. O(length + nodes).
 */
function titleTells(
  kind: 'title' | 'drawing',
  text: string,
  view: LessonView,
  right: RightIn,
  nodes: GameDocument['nodes'] = [],
): readonly EarlyAnswer[] {
  const { question, note, answers } = view;
  if (text === '' || (question === '' && answers.length === 0)) return [];
  const read = [question, ...nodes.map(calledNode)].join(' ');
  const said = answers.map((answer) => answer.replace(/^.+?(?: = |: )/u, ''));
  const isAsked = question !== '' || view.answer !== undefined;
  if (isAsked && (right.isToldBy(text) || tellsValue(text, 'none') || hasWordsOf(text, read, said)))
    return [{ kind }];
  const isHinted = tellsValue(text, 'none') || hasWordsOf(text, question, [note, ...answers]);
  return isHinted ? [{ kind, hinted: true }] : [];
}

/** The node of an answer, with what the answer says about it: `a = *1` the value, `a: Left wins` who wins. */
const ofNode = /^(.+?)(?: (=) |: )/u;

const isSeen = ({ hidden }: Pick<LessonView, 'hidden'>, id: string): boolean =>
  hidden.all === hidden.except.includes(id);

/** The node that the way asks about, if the class sees what it is asked there. */
function seenOfWay({ answer, shows }: LessonView, isShown: (of: string) => boolean): readonly string[] {
  if (!answer || (answer.by !== 'value' && answer.by !== 'outcome') || answer.of === undefined) return [];
  const tells = shows === 'values' || (shows === 'outcomes' && answer.by === 'outcome');
  return tells && isShown(answer.of) ? [answer.of] : [];
}

/**
 * The names of nodes that a view asks about and that `seenIn`, the same view or another one of the drawing,
 * shows. O(nodes + texts).
 */
export function shownNodes(
  view: LessonView,
  { nodes }: GameDocument,
  { shows, hidden }: Pick<LessonView, 'shows' | 'hidden'> = view,
): readonly string[] {
  if ((view.question === '' && !view.answer) || view.answer?.by === 'words') return [];
  const shown = nodes.filter(({ id }) => isSeen({ hidden }, id));
  const names = new Set(shown.map(calledNode));
  const told = view.answers.flatMap((answer) => {
    const [, name = '', value] = ofNode.exec(answer) ?? [];
    return names.has(name) && (shows === 'values' || (shows === 'outcomes' && !value)) ? [name] : [];
  });
  const asked = seenOfWay({ ...view, shows }, (of) => shown.some(({ id }) => id === of));
  const called = nodes.filter(({ id }) => asked.includes(id)).map(calledNode);
  return [...new Set([...told, ...called])];
}

/**
 * What of a view and its drawing tells an answer of the view too early; without the drawing, the title of the
 * view alone is looked at. O(texts + nodes · (hidden nodes + right nodes)).
 */
export function earlyInView(view: LessonView, document?: GameDocument): readonly EarlyAnswer[] {
  const right = rightIn(view, document);
  const found: EarlyAnswer[] = [...titleTells('title', view.title, view, right, document?.nodes)];
  if (right.isToldBy(view.question)) found.push({ kind: 'question' });
  if (!document) return found;
  const names = namesThatTell(view, document);
  if (names.length > 0) found.push({ kind: 'name', nodes: names });
  if (asksForNothing(view, document)) found.push({ kind: 'nothing' });
  if (view.shows === 'nothing') return found;
  found.push(...titleTells('drawing', document.title, view, right, document.nodes));
  const nodes = document.board ? [] : shownNodes(view, document);
  if (nodes.length > 0 || (document.board && boardShows(view, document.board)))
    found.push({ kind: 'value', nodes });
  return found;
}

/** Whether a view of a board shows a value or a winner that it asks for. */
function boardShows(view: LessonView, board: WrittenBoard): boolean {
  const { answer, answers, hidden } = view;
  if (!hidden.all && answers.some((each) => each.startsWith('value of '))) return true;
  if (!answer || (answer.by !== 'value' && answer.by !== 'outcome')) return false;
  const shown = view.board ?? board;
  const of = answer.of ?? shown.line?.at(-1) ?? shown.position;
  return seenOfWay({ ...view, answer: { by: answer.by, of } }, (id) => isSeen(view, id)).length > 0;
}

/** Whether a value is asked for without a node, and the view hides none. */
function asksForNothing({ answer, hidden }: LessonView, { nodes, board }: GameDocument): boolean {
  if (board || !answer || (answer.by !== 'value' && answer.by !== 'outcome')) return false;
  return answer.of === undefined && nodes.every(({ id }) => isSeen({ hidden }, id));
}

/**
 * Whether what the lesson says of itself, on every handout, tells an answer of one of its views: by a value,
 * a winner, or in the answer's own words.
 */
export const aboutTells = ({ title, about, views }: Lesson): boolean =>
  [title, about].some(
    (text) =>
      text !== '' &&
      (tellsValue(text, 'none') ||
        views.some(({ answers }) => answers.some((answer) => answer.length > 4 && text.includes(answer)))),
  );
