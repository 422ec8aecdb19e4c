/**
 * A lesson as students get it: without notes, answers and what is right, without the titles of views and
 * drawings, which are written for the teacher and may say what a view asks, and without the views that are
 * left out of handouts and what only they show. Names that say hidden values are letters, down to the ids.
 */
import { handedOn, setTitle, setView } from '../../../engine/document/edits/index.ts';
import type { GameDocument, NodeId } from '../../../engine/document/index.ts';
import {
  type LessonView,
  type LessonWithDrawings,
  type WayToAnswer,
  wayIn,
  wayWithoutRight,
} from '../../../engine/lesson/index.ts';
import { hiddenFrom, isHidden } from '../../store/hidden.ts';
import { setUpOf, subjectOf } from '../../store/subject.ts';

type Drawn = {
  readonly name: string;
  readonly document: GameDocument;
  readonly letters: ReadonlyMap<NodeId, NodeId>;
};

const unsaid = { title: '', note: '', answers: [] } as const;

/** O(the lesson). */
export function studentCopy({ title, about, drawings, views }: LessonWithDrawings): LessonWithDrawings {
  const left = views.filter(({ handout }) => handout !== false);
  const drawn = new Map<string, Drawn>();
  for (const { drawing } of left) {
    const document = drawings.get(drawing);
    if (drawn.has(drawing) || !document) continue;
    // A title and a short name may say a value, too.
    const name = `drawing-${drawn.size + 1}`;
    const hidden = hiddenInSome(
      document,
      left.filter((view) => view.drawing === drawing),
    );
    const { document: handed, ids } = handedOn(withoutLine(document, left, drawing), (id) =>
      isHidden(hidden, id),
    );
    drawn.set(drawing, { name, document: setTitle(handed, ''), letters: ids });
  }
  return {
    title,
    about,
    drawings: new Map([...drawn.values()].map(({ name, document }) => [name, document])),
    views: left.flatMap((view): readonly LessonView[] => {
      const its = drawn.get(view.drawing);
      if (!its) return [];
      const { answer, ...rest } = view;
      const { all, except } = view.hidden;
      // The id of a node that was deleted may say a value, too.
      const hidden = stillHiddenIn(its.document, {
        all,
        except: except.map((id) => its.letters.get(id) ?? id),
      });
      const way = answer && askedOfStudents(answer, its);
      return [{ ...rest, ...unsaid, drawing: its.name, hidden, ...(way && { answer: way }) }];
    }),
  };
}

/** The way without what is right, about a node by the letter that it has; not about one that is gone. */
function askedOfStudents(way: WayToAnswer, { document, letters }: Drawn): WayToAnswer | undefined {
  const asked = wayWithoutRight(way);
  const about =
    'of' in asked && asked.of !== undefined ? { ...asked, of: letters.get(asked.of) ?? asked.of } : asked;
  return wayIn(about, document);
}

/**
 * A board as the first of its views that are handed out sets it up: a line that was played may be what
 * another view asks for. Facts beside its rules are values, so no class gets them.
 */
function withoutLine(document: GameDocument, views: readonly LessonView[], drawing: string): GameDocument {
  const setUp = setUpOf(document);
  if (!setUp) return document;
  const { ruleset, position } = views.find((view) => view.drawing === drawing)?.board ?? setUp;
  return { ...setView(document, { variations: undefined, facts: undefined }), board: { ruleset, position } };
}

/**
 * What a view of a document hides, without nodes that are gone: a lesson's file names none that its drawing
 * does not have.
 */
export function stillHiddenIn(
  document: GameDocument,
  { all, except }: LessonView['hidden'],
): LessonView['hidden'] {
  if (!subjectOf(document).listsPositions) return { all, except };
  const there = new Set(document.nodes.map(({ id }) => id));
  return { all, except: except.filter((id) => there.has(id)) };
}

/** The nodes whose values some view of the drawing hides. */
const hiddenInSome = (document: GameDocument, views: readonly LessonView[]) => {
  const each = views.map(({ hidden }) => hiddenFrom(hidden));
  const ids = document.nodes
    .filter(({ id }) => each.some((hidden) => isHidden(hidden, id)))
    .map(({ id }) => id);
  const all = !subjectOf(document).listsPositions && each.some((hidden) => hidden.all);
  return { all, except: new Set(ids) };
};
