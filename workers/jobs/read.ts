/**
 * The job that reads a large file or lesson, and finds places for its nodes where the file has none. Parsing
 * is one slice: cancelling meanwhile replaces the worker.
 */
import { moveNodes } from '../../engine/document/edits/index.ts';
import {
  compile,
  editorRoom,
  type GameDocument,
  type PackedDocument,
  packDocument,
  withoutRoom,
} from '../../engine/document/index.ts';
import { readUnpacked } from '../../engine/document/links/index.ts';
import { readLesson } from '../../engine/lesson/index.ts';
import { type DrawingOrNone, foundIn } from '../found-in.ts';
import type { CountProgress, FileFound, ReadJob } from '../protocol.ts';
import { breathing, type WaitingSlices } from '../run-job.ts';
import { arrangeJob } from './arrange.ts';

const placing = (): CountProgress => ({ kind: 'progress', says: 'placing', done: 0, total: 0 });

export function* readJob(job: ReadJob): WaitingSlices<FileFound> {
  if ('lesson' in job) return yield* lessonRead(job.lesson);
  const read = 'bytes' in job ? foundIn(job.bytes, editorRoom) : foundInLink(job);
  if (read.found !== 'drawing') return { kind: 'read', ...read };
  const { document, notes, other } = read;
  const placed = read.placed ? document : yield* arranged(document);
  return {
    kind: 'read',
    found: 'drawing',
    drawing: yield* breathing(packDocument(placed)),
    placed: true,
    notes,
    ...(other && { other }),
  };
}

function* lessonRead(text: string): WaitingSlices<FileFound> {
  const read = readLesson(text);
  if (!read.ok) return { kind: 'read', found: 'problems', problems: read.problems };
  const { lesson, unplaced } = read.value;
  const { title, about, views } = lesson;
  const drawings: [string, PackedDocument][] = [];
  for (const [name, document] of lesson.drawings) {
    const placed = unplaced.includes(name) ? yield* arranged(document) : document;
    drawings.push([name, yield* breathing(packDocument(placed))]);
  }
  return { kind: 'read', found: 'lesson', lesson: { title, about, views }, drawings };
}

function foundInLink({ text, link }: Extract<ReadJob, { text: string }>): DrawingOrNone {
  const read = readUnpacked({ text }, link);
  const problems = read.ok ? withoutRoom(read.value, editorRoom) : read.problems;
  if (!read.ok || problems.length > 0) return { found: 'problems', problems };
  return { found: 'drawing', document: read.value, placed: true, notes: [] };
}

/** The document with a place for every node; as it was where the engine gives none. */
function* arranged(
  document: GameDocument,
): Generator<(() => CountProgress) | Promise<unknown>, GameDocument, void> {
  const { graph, ids } = compile(document);
  const [xs, ys] = [new Float64Array(ids.length), new Float64Array(ids.length)];
  const arranging = arrangeJob({ kind: 'arrange', graph, xs, ys, fixed: new Uint8Array(ids.length) });
  for (;;) {
    const slice = arranging.next();
    if (slice.done) {
      const { value } = slice;
      if (value.kind !== 'arrange') return document;
      return moveNodes(document, new Map(ids.map((id, v) => [id, { x: value.xs[v], y: value.ys[v] }])));
    }
    yield slice.value instanceof Promise ? slice.value : placing;
  }
}
