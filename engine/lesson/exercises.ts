/** A lesson made of games: each is a view whose values are hidden, with its question and its answer. */

import { calledNode, type GameDocument } from '../document/document.ts';
import { setTitle } from '../document/edits/view.ts';
import { outcomeClasses } from '../outcome/classes.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';
import { textOf } from '../values/words.ts';
import { type LessonView, type LessonWithDrawings, plainView } from './lesson.ts';

/** A drawing whose first node is the start, or a board; what is not known of it is missing. */
export type Exercise = {
  readonly document: GameDocument;
  readonly value?: Value | undefined;
  readonly outcome?: Outcome | undefined;
};

/** The title of a drawing says nothing of its value. */
const titleOf = (place: number): string => `Exercise ${place + 1}`;

function viewOf({ document, value, outcome }: Exercise, place: number): LessonView {
  const [start] = document.nodes;
  const name = start ? calledNode(start) : 'the position';
  return {
    ...plainView(`exercise ${place + 1}`),
    title: titleOf(place),
    hidden: { all: true, except: [] },
    question: `What is ${name} worth?`,
    answers: [
      ...(value ? [`${name} = ${textOf(value)}`] : []),
      ...(outcome ? [`${name}: ${outcomeClasses[outcome].says}`] : []),
    ],
    ...(value && start && { answer: { by: 'value', of: start.id } }),
  };
}

/**
 * The games in their order; the same games give the same lesson. `foundBy` says how they were found, which
 * may reveal their values: it is in the teacher's note of the first.
 */
export const lessonOfExercises = (exercises: readonly Exercise[], foundBy: string): LessonWithDrawings => ({
  title: 'Exercises',
  about: 'What is each of these games worth?',
  drawings: new Map(
    exercises.map(({ document }, place) => [`exercise ${place + 1}`, setTitle(document, titleOf(place))]),
  ),
  views: exercises.map((each, place) => ({
    ...viewOf(each, place),
    ...(place === 0 && { note: foundBy }),
  })),
});
