/** What the desk does: lessons of one view are read and made ready, and answers are marked. */
import { parentPort } from 'node:worker_threads';
import { readLesson } from '../../../engine/lesson/index.ts';
import {
  type ClassAnswer,
  type MarkedAnswer,
  markAnswer,
  type PreparedView,
  prepareView,
} from '../../../engine/marking/index.ts';
import { accepted, type Result, refused } from '../../../engine/result.ts';
import { textOfAnswer } from '../../class/classroom.ts';

type Ready = { readonly title: string; readonly prepared: PreparedView };

export type DeskRequest = { readonly id: number } & {
  readonly kind: 'prepare' | 'mark';
  readonly lesson: string;
  readonly answer?: ClassAnswer;
};

export type DeskReply = { readonly id: number } & (
  | { readonly kind: 'prepared'; readonly result: Result<Ready> }
  | { readonly kind: 'marked'; readonly marked: MarkedAnswer }
  | { readonly kind: 'failed' }
);

/** In milliseconds: what takes longer is given up, since others wait. */
const mostForView = 20_000;
const mostForAnswer = 3_000;

/** The mark of an answer that could not be marked in time. */
export const tooHard = (answer: ClassAnswer): MarkedAnswer => ({
  verdict: 'not-understood',
  key: `hard ${textOfAnswer(answer)}`,
  text: 'text' in answer ? answer.text : 'drawing' in answer ? 'a drawing' : `choice ${answer.choice + 1}`,
  says: 'It takes too long to find what this is worth; a smaller game can be marked.',
  drawing: undefined,
});

/** The result of the work, or undefined once it has taken longer than `most` milliseconds. */
function within<T>(work: Generator<number, T, void>, most: number): T | undefined {
  const until = performance.now() + most;
  for (let slice = work.next(); ; slice = work.next()) {
    if (slice.done) return slice.value;
    if (performance.now() > until) return undefined;
  }
}

/** As many views as a lesson may have are remembered. */
const mostRemembered = 1000;

export function openDeskWork() {
  const known = new Map<string, Result<Ready>>();

  function prepare(lesson: string): Result<Ready> {
    const before = known.get(lesson);
    if (before) return before;
    const made = madeReady(lesson);
    if (known.size >= mostRemembered) known.clear();
    known.set(lesson, made);
    return made;
  }

  return {
    prepare,
    mark(lesson: string, answer: ClassAnswer): MarkedAnswer {
      const ready = prepare(lesson);
      if (!ready.ok) return tooHard(answer);
      return within(markAnswer(ready.value.prepared, answer), mostForAnswer) ?? tooHard(answer);
    },
  };
}

function madeReady(text: string): Result<Ready> {
  const read = readLesson(text);
  if (!read.ok) return read;
  const { views, drawings } = read.value.lesson;
  const [view] = views;
  const document = view && drawings.get(view.drawing);
  if (!view || !document) return refused([{ place: 'views', says: 'is empty; a view is needed' }]);
  const prepared = within(prepareView(view, document), mostForView);
  if (!prepared) return refused([{ place: 'view', says: 'takes too long to solve; give a smaller game' }]);
  if (!prepared.ok) return prepared;
  return accepted({ title: view.title, prepared: prepared.value });
}

/** The thread: answers one request after the other. */
export function serveDesk(): void {
  const work = openDeskWork();
  parentPort?.on('message', ({ id, kind, lesson, answer }: DeskRequest) => {
    const reply: DeskReply =
      kind === 'prepare' || !answer
        ? { id, kind: 'prepared', result: work.prepare(lesson) }
        : { id, kind: 'marked', marked: work.mark(lesson, answer) };
    parentPort?.postMessage(reply);
  });
}
