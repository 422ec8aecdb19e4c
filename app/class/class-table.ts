/** The answers of a class as a table: a line for each student and view. */
import { type ClassAnswer, sumOfGains } from '../../engine/marking/index.ts';
import { csvOfTable } from '../../engine/tables/index.ts';
import { type AskedView, type Classroom, type RoundKept, textOfAnswer } from './classroom.ts';

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

/** Rounds against the computer have no verdict, and no first answer. */
const rounds = (played: readonly RoundKept[]): readonly string[] => [
  `${sumOfGains(played.map(({ gains }) => gains))} in ${played.length === 1 ? 'one round' : `${played.length} rounds`}`,
  '',
  '',
  '',
];

/** As CSV, in the order of the students and, for each, of the views. Students without an answer have none. */
export function tableOfClass({ students, views }: Classroom): string {
  const lines = [...students.values()].flatMap(({ id, name }) =>
    [...views.values()].flatMap((view) => {
      const given = view.answers.get(id);
      const played = view.rounds.get(id);
      if (!given && !played) return [];
      const { number, title, prepared } = view;
      return [
        [
          name,
          String(number),
          title,
          prepared.question,
          ...(given ? [...printed(view, given.last), ...printed(view, given.first)] : rounds(played ?? [])),
        ],
      ];
    }),
  );
  const cells = (texts: readonly string[]) => texts.map((text) => ({ text }));
  return csvOfTable({ head: cells(head), rows: lines.map(cells) });
}
