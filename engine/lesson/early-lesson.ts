/**
 * What of a whole lesson tells a class an answer too early, in sentences: for the teacher before class, and
 * for the command that starts a class.
 */
import { namesListed } from '../document/checks.ts';
import { aboutTells, type EarlyAnswer, earlyInView, shownNodes } from './early-answers.ts';
import type { LessonView, LessonWithDrawings } from './lesson.ts';

/** What reveals an answer, and what to do about it, each in a sentence. */
export type EarlySaid = { readonly says: string; readonly remedy: string };

export type EarlyInLesson = EarlySaid & {
  /** The place of the view in the lesson, from 0; undefined of what the lesson says of itself. */
  readonly view: number | undefined;
  /** `earlier` if a view before it shows what it asks for. */
  readonly what: EarlyAnswer['kind'] | 'about' | 'earlier';
};

const mostNamed = 4;

/** Some names in a sentence: `a, b, c, d and 3 more`. */
const someNames = (names: readonly string[]): string =>
  names.length <= mostNamed + 1
    ? namesListed(names)
    : `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`;

const fixed: Readonly<Record<'title' | 'drawing' | 'question' | 'nothing' | 'about', EarlySaid>> = {
  title: {
    says: 'The title may reveal the answer.',
    remedy: 'It stays off phones, handouts and students’ copies, but it shows while the panel is open.',
  },
  drawing: {
    says: 'The title of the drawing may reveal the answer.',
    remedy: 'It shows in the bar: give the drawing another title.',
  },
  question: {
    says: 'The question may contain what is right.',
    remedy: 'Ask it in other words.',
  },
  nothing: {
    says: 'The class is asked for a value, and the view hides none.',
    remedy: 'Hide it (H) and update the view, or choose the node that is asked about.',
  },
  about: {
    says: 'The title or the text of the lesson reveals an answer.',
    remedy: 'Every handout has both: write them without it.',
  },
};

/** What is said of what tells an answer in a view, or in what the lesson says of itself. */
export function earlySaid(early: EarlyAnswer | { readonly kind: 'about' }): EarlySaid {
  if (early.kind !== 'value' && early.kind !== 'name') return fixed[early.kind];
  const { kind, nodes } = early;
  const [one, names] = [nodes.length === 1, someNames(nodes)];
  if (kind === 'name')
    return {
      says: one ? `The name ${names} may say what is right.` : `The names ${names} may say what is right.`,
      remedy: one ? 'Give the node another name.' : 'Give the nodes other names.',
    };
  if (nodes.length === 0)
    return {
      says: 'The board shows a value that the view asks for.',
      remedy: 'Hide it (H), and update the view.',
    };
  return {
    says: `${names} ${one ? 'shows' : 'show'} what the view asks for.`,
    remedy: `Hide ${one ? 'it' : 'them'} (H), and update the view.`,
  };
}

/** What views before this one show of what it asks for. */
function shownBefore(
  lesson: Pick<LessonWithDrawings, 'views' | 'drawings'>,
  at: number,
): readonly EarlyInLesson[] {
  const view = lesson.views[at];
  const document = lesson.drawings.get(view.drawing);
  if (!document || document.board) return [];
  const here = shownNodes(view, document);
  const isBefore = (other: LessonView): boolean =>
    other.drawing === view.drawing && other.step === undefined && other.shows !== 'nothing';
  return lesson.views.slice(0, at).flatMap((other, place): readonly EarlyInLesson[] => {
    const names = isBefore(other) ? shownNodes(view, document, other) : [];
    const early = names.filter((name) => !here.includes(name));
    if (early.length === 0) return [];
    return [
      {
        view: at,
        what: 'earlier',
        says: `View ${place + 1} shows ${someNames(early)}, which this view asks for later.`,
        remedy: 'Hide it there, or change the order of the views.',
      },
    ];
  });
}

/**
 * All that tells an answer of some view too early, in the order of the views, but for titles that only have
 * words of a note. The drawings that are not at hand are not looked at. O(views · views + what each view
 * costs).
 */
export function earlyInLesson(lesson: LessonWithDrawings): readonly EarlyInLesson[] {
  const about: readonly EarlyInLesson[] = aboutTells(lesson)
    ? [{ view: undefined, what: 'about', ...earlySaid({ kind: 'about' }) }]
    : [];
  const inViews = lesson.views.flatMap((view, place) => [
    ...earlyInView(view, lesson.drawings.get(view.drawing))
      .filter((early) => !('hinted' in early))
      .map((early): EarlyInLesson => ({ view: place, what: early.kind, ...earlySaid(early) })),
    ...shownBefore(lesson, place),
  ]);
  return [...about, ...inViews];
}
