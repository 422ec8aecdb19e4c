/**
 * Whether words of a view or names in its drawing tell what is right by its way to answer, or by its answers.
 * It is advice, as titles are judged by their words.
 */
import { calledNode, type GameDocument } from '../document/document.ts';
import { namesSeen } from '../document/edits/names-seen.ts';
import { compareRationals, parseRational } from '../numbers/rationals.ts';
import { denotesSame, tellsValue } from '../values/value-name.ts';
import type { LessonView } from './lesson.ts';
import type { WayToAnswer } from './ways.ts';

const wordsIn = (text: string): readonly string[] => text.split(/[\s,;?!()“”]+|[.:](?=\s|$)/u);

/** In every sentence these are words, although a node may be called so. */
const alsoWords = new Set(['a', 'A', 'i', 'I', '']);

/** Whether a sentence calls a node by its name. */
function mentions(text: string, name: string): boolean {
  if (alsoWords.has(name) || !text.includes(name)) return false;
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** Ids of the nodes that are right, or to which a right move leads. */
function rightNodes(way: WayToAnswer | undefined): readonly string[] {
  if (way?.by === 'node' || way?.by === 'move') return way.right ?? [];
  return [];
}

/** Whether a text names the right nodes and no others. O(nodes · text). */
function namesRight(text: string, way: WayToAnswer | undefined, { nodes }: GameDocument): boolean {
  const right = new Set(rightNodes(way));
  if (right.size === 0) return false;
  const from = way?.by === 'move' ? way.of : undefined;
  const named = (isRight: boolean): readonly boolean[] =>
    nodes
      .filter(({ id }) => right.has(id) === isRight && id !== from)
      .map((node) => mentions(text, calledNode(node)));
  return named(true).every(Boolean) && named(true).length > 0 && !named(false).includes(true);
}

/**
 * What an answer says after the node: `a = *1`, `a: Left wins`. A single letter or figure is in every other
 * sentence.
 */
const said = /^.+?(?: = |: )(..+|[^\p{L}\d])$/u;

export type RightIn = {
  /** Whether a text says what is right. O(text · (nodes + answers)). */
  readonly isToldBy: (text: string) => boolean;
};

/** What is right at a view, to be looked for in texts. */
export function rightIn({ answer, answers }: LessonView, document?: GameDocument): RightIn {
  const number = answer?.by === 'number' && answer.right ? parseRational(answer.right) : undefined;
  const asked = answer?.by === 'outcome' || answer?.by === 'value';
  const told = asked ? answers.flatMap((each) => said.exec(each)?.[1] ?? []) : [];
  return {
    isToldBy(text) {
      if (text === '') return false;
      const words = wordsIn(text);
      const isNumber = (word: string): boolean => {
        const read = number && parseRational(word);
        return read !== undefined && compareRationals(read, number as typeof read) === 0;
      };
      if (words.some(isNumber)) return true;
      if (told.some((each) => (each.includes(' ') ? text.includes(each) : words.includes(each)))) return true;
      return document !== undefined && namesRight(text, answer, document);
    },
  };
}

const lettersOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/**
 * Names of nodes on the screen that say what is right: of a right node, because it says a value or has the
 * words of the question, which no other node has; of another node, because it is the value that is asked for.
 */
export function namesThatTell(view: LessonView, document: GameDocument): readonly string[] {
  const { answer, answers, question, hidden } = view;
  if (document.board || !answer) return [];
  const isHidden = (id: string): boolean => hidden.all !== hidden.except.includes(id);
  const right = new Set(rightNodes(answer));
  const asked = new Set(lettersOf(question));
  const told = new Set<string>();
  const says = (name: string): boolean => {
    const words = lettersOf(name);
    return words.length > 0 && words.every((word) => asked.has(word));
  };
  const seen = namesSeen(document, isHidden).nodes.map((node) => ({ id: node.id, name: calledNode(node) }));
  for (const { id, name } of seen) if (right.has(id) && tellsValue(name, 'none')) told.add(name);
  if (seen.filter(({ id }) => !right.has(id)).every(({ name }) => !says(name)))
    for (const { id, name } of seen) if (right.has(id) && says(name)) told.add(name);
  if (answer.by !== 'value') return [...told];
  const shown = seen.filter(({ id }) => !isHidden(id));
  for (const each of answers) {
    const [, text] = / = (.+)$/.exec(each) ?? [];
    if (text === undefined || parseRational(text)) continue;
    for (const { name } of shown) if (tellsValue(name, 'none') && denotesSame(name, text)) told.add(name);
  }
  return [...told];
}
