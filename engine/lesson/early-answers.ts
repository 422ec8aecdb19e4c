/**
 * What of a lesson tells a class an answer before it is asked: a title, what the lesson is about, a value
 * that is shown. Titles and sentences are judged by their words, so this is advice for the teacher and no
 * proof.
 */
import { calledNode, type GameDocument } from '../document/document.ts';
import { tellsValue } from '../values/value-name.ts';
import type { Lesson, LessonView } from './lesson.ts';

/**
 * What reveals an answer: words that are written somewhere, or the value of these nodes; for a board none is
 * named.
 */
export type EarlyAnswer =
  | { readonly kind: 'title' | 'drawing' }
  | { readonly kind: 'value'; readonly nodes: readonly string[] };

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Words that every sentence may have. */
const common = new Set(
  'about alone also both does each from have here into itself made make more most once only other over same some than that their them then there they this three what when where which whose with'.split(
    ' ',
  ),
);

/**
 * Whether the words give a value or the winner, or whether all of them that are not in the question are in
 * the note or the answers. O(length).
 */
function tellsAnswer(text: string, { question, note, answers }: LessonView): boolean {
  if (text === '' || (question === '' && answers.length === 0)) return false;
  if (tellsValue(text, 'none')) return true;
  const asked = new Set(wordsOf(question));
  const said = wordsOf(text).filter((word) => !common.has(word) && !asked.has(word));
  const told = new Set(wordsOf([note, ...answers].join(' ')));
  return said.length > 0 && said.every((word) => told.has(word));
}

/** The node of an answer, with what the answer says about it: `a = *1` the value, `a: Left wins` who wins. */
const ofNode = /^(.+?)(?: (=) |: )/u;

function shownNodes({ answers, shows, hidden }: LessonView, { nodes }: GameDocument): readonly string[] {
  const isShown = new Set(
    nodes.filter(({ id }) => hidden.all === hidden.except.includes(id)).map(calledNode),
  );
  const told = answers.flatMap((answer) => {
    const [, name = '', value] = ofNode.exec(answer) ?? [];
    return isShown.has(name) && (shows === 'values' || (shows === 'outcomes' && !value)) ? [name] : [];
  });
  return [...new Set(told)];
}

/**
 * What of a view and its drawing tells an answer of the view too early; without the drawing, the title of the
 * view alone is looked at. O(texts + nodes · nodes that are hidden one by one).
 */
export function earlyInView(view: LessonView, document?: GameDocument): readonly EarlyAnswer[] {
  const found: EarlyAnswer[] = [];
  if (tellsAnswer(view.title, view)) found.push({ kind: 'title' });
  if (!document || view.shows === 'nothing') return found;
  if (tellsAnswer(document.title, view)) found.push({ kind: 'drawing' });
  const nodes = document.board ? [] : shownNodes(view, document);
  const onBoard =
    document.board && !view.hidden.all && view.answers.some((answer) => answer.startsWith('value of '));
  if (nodes.length > 0 || onBoard) found.push({ kind: 'value', nodes });
  return found;
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
