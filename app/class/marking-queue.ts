/**
 * Which answer is marked next. One answer is marked at a time, and no answer waits for another student's
 * later ones: the turn is that of the student who has waited longest, and an answer that was changed before
 * its turn is not marked.
 */
import type { ClassAnswer } from '../../engine/marking/index.ts';
import { type AskedView, type Classroom, textOfAnswer } from './classroom.ts';

export type ToMark = { readonly key: string; readonly student: string; readonly answer: ClassAnswer };

/** The last turn of each student; one without a turn yet comes first. */
export type Turns = ReadonlyMap<string, number>;

const unmarkedOf = ({ marks }: AskedView, ...answers: readonly ClassAnswer[]): ClassAnswer | undefined =>
  answers.find((answer) => !marks.has(textOfAnswer(answer)));

/** Undefined if every answer is marked. The view on the wall comes before the others. O(answers). */
export function nextToMark({ views, wall }: Classroom, turns: Turns): ToMark | undefined {
  const first = [...views.values()].toSorted((a, b) => Number(b.key === wall) - Number(a.key === wall));
  for (const view of first) {
    let next: ToMark | undefined;
    for (const [student, { first: one, last }] of view.answers) {
      if (next && (turns.get(student) ?? 0) >= (turns.get(next.student) ?? 0)) continue;
      const answer = unmarkedOf(view, last, one);
      if (answer) next = { key: view.key, student, answer };
    }
    if (next) return next;
  }
  return undefined;
}
