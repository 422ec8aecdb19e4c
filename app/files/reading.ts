/**
 * Has a worker read what is large, while the status line says so and offers to stop it. What was open stays
 * until the whole drawing is there.
 */
import { type GameDocument, unpackDocument } from '../../engine/document/index.ts';
import type { LessonRead } from '../../engine/lesson/index.ts';
import { accepted, known, type Result, refused } from '../../engine/result.ts';
import { engine } from '../../workers/client.ts';
import type { DrawingOrNone } from '../../workers/found-in.ts';
import type { FileFound, JobRun, ReadJob } from '../../workers/protocol.ts';
import { setOpening } from '../store/chrome.ts';
import { inSlices } from '../store/in-slices.ts';

/** An opening that the person stopped opens nothing, and has no problems to show. */
export const openingStopped: Result<never> = refused([]);

/** What the worker found, still in columns; that it was stopped, or why it cannot say. */
async function readByWorker(
  job: ReadJob,
  name: string,
): Promise<FileFound | 'stopped' | { readonly says: string }> {
  const run: JobRun<FileFound> = engine().run(job, ({ kind }) =>
    setOpening({ name, doing: kind === 'again' ? 'reading' : 'placing', stop: run.cancel }),
  );
  setOpening({ name, doing: 'reading', stop: run.cancel });
  try {
    const answer = await run.answer;
    if (answer.kind === 'cancelled') return 'stopped';
    if (answer.kind === 'lost')
      return {
        says: 'the browser stopped reading it, probably because memory is short; close other tabs, or try a smaller drawing',
      };
    return answer.kind === 'done' ? answer.value : { says: answer.says };
  } finally {
    setOpening(undefined);
  }
}

/** The drawing or what else the worker found; that it was stopped, or why it cannot say. */
export async function foundByWorker(
  job: ReadJob,
  name: string,
): Promise<DrawingOrNone | 'stopped' | { readonly says: string }> {
  const read = await readByWorker(job, name);
  if (read === 'stopped' || !('found' in read)) return read;
  known(read.found !== 'lesson', 'no lesson was asked for');
  if (read.found !== 'drawing') return read;
  const document = await inSlices(unpackDocument(read.drawing));
  const { placed, notes, other } = read;
  return { found: 'drawing', document, placed, notes, ...(other && { other }) };
}

/**
 * A lesson with its drawings, whose nodes have places, or its problems; `openingStopped` where the person
 * stopped it.
 */
export async function lessonByWorker(text: string, name: string): Promise<Result<LessonRead>> {
  const read = await readByWorker({ kind: 'read', lesson: text }, name);
  if (read === 'stopped') return openingStopped;
  if (!('found' in read)) return refused([{ place: name, says: read.says }]);
  if (read.found === 'problems') return refused(read.problems);
  known(read.found === 'lesson', 'a lesson was asked for');
  const drawings = new Map<string, GameDocument>();
  for (const [called, columns] of read.drawings)
    drawings.set(called, await inSlices(unpackDocument(columns)));
  return accepted({ lesson: { ...read.lesson, drawings }, unplaced: [] });
}
