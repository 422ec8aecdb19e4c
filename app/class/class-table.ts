/** The answers of a class as a table: a line for each student and view. */
import type { ClassAnswer } from '../../engine/marking/index.ts';
import { csvOfTable } from '../../engine/tables/index.ts';
import { type AskedView, type Classroom, textOfAnswer } from './classroom.ts';

const head = ['name', 'view', 'title', 'question', 'answer', 'verdict', 'first answer', 'first verdict'];

const verdicts = {
  right: 'right',
  outcome: 'outcome right',
  wrong: 'wrong',
  'not-understood': 'not understood',
  unmarked: '',
} as const;

function printed({ marks }: AskedView, answer: ClassAnswer): readonly [answer: string, verdict: string] {
  const text = textOfAnswer(answer);
  const marked = marks.get(text);
  return marked ? [marked.text, verdicts[marked.verdict]] : [text.replace(/^text /, ''), ''];
}

/** As CSV, in the order of the students and, for each, of the views. Students without an answer have none. */
export function tableOfClass({ students, views }: Classroom): string {
  const lines = [...students.values()].flatMap(({ id, name }) =>
    [...views.values()].flatMap((view) => {
      const given = view.answers.get(id);
      if (!given) return [];
      const { number, title, prepared } = view;
      return [
        [
          name,
          String(number),
          title,
          prepared.question,
          ...printed(view, given.last),
          ...printed(view, given.first),
        ],
      ];
    }),
  );
  const cells = (texts: readonly string[]) => texts.map((text) => ({ text }));
  return csvOfTable({ head: cells(head), rows: lines.map(cells) });
}
