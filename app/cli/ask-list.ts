/** `grundy ask` without a question: lists the questions, and whether each applies. */
import { known, type Problem } from '../../engine/result.ts';
import { type Question, questionFor, questions } from '../../engine/run.ts';
import type { About, Needs } from '../../engine/theories/index.ts';
import type { CliArguments } from './arguments.ts';
import type { AskSubject } from './ask-subject.ts';
import type { Output } from './output.ts';
import { table } from './table.ts';

/**
 * Lists the questions, and whether they apply somewhere in this file, or to this position. A question about a value needs a
 * value that it applies to.
 */
export async function listQuestions(
  subject: AskSubject,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const { needs: inWords } = subject;
  const places = subject.places();
  const rows = [...new Set(questions.map(({ id }) => id))].map((id) => {
    const { needs, besides, says: inGeneral } = questionOf(id);
    const found = places.flatMap(({ evidence, vertex, values }) => {
      const about = needs === 'value' ? values().map((value) => ({ value })) : [aboutVertex[needs](vertex)];
      return about.map((each) => questionFor(id, evidence, each));
    });
    const fitting = found.flatMap((each) => (each.ok ? [each.value] : []))[0];
    const { applies, says } = { applies: fitting !== undefined, says: fitting?.says ?? inGeneral };
    const reason = found.flatMap((each) => (each.ok ? [] : each.problems))[0]?.says ?? 'no values';
    return { id, needs, besides: besides?.is, says, applies, reason: applies ? '' : reason };
  });
  if (asked.has('json')) await output.write(`${JSON.stringify({ questions: rows })}\n`);
  else {
    const lines = rows.map(({ id, needs, besides, says, applies, reason }) => [
      id,
      besides === undefined ? inWords[needs] : `${inWords[needs]}, ${besides}`,
      applies ? says : reason,
    ]);
    await output.write(table(['question', 'needs', 'answers'], lines));
  }
  return [];
}

const aboutVertex: Readonly<Record<Exclude<Needs, 'value'>, (vertex: number) => About[Needs]>> = {
  vertex: (vertex) => ({ vertex }),
  typed: (vertex) => ({ vertex, text: '0' }),
  pair: (vertex) => ({ a: vertex, b: vertex }),
  pieces: () => ({ pieces: new Uint32Array(0) }),
  vertices: () => ({ vertices: [] }),
};

/** Several questions may share an id; they need the same and have the same description. */
function questionOf(id: string): Question {
  const question = questions.find((each) => each.id === id);
  known(question !== undefined, `"${id}" is in the register`);
  return question;
}
