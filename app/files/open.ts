/**
 * Opens files as new drawings and shows the first, or the board of a figure of one; a file that breaks a rule opens nothing, and all its problems are
 * shown.
 */
import { fileOpen } from 'browser-fs-access';
import type { GameDocument } from '../../engine/document/index.ts';
import { meansLesson } from '../../engine/lesson/index.ts';
import type { Problem, Result } from '../../engine/result.ts';
import type { CarriedBoard } from '../../engine/rulesets/index.ts';
import { boardFoundIn, textIn } from '../../workers/found-in.ts';
import { canvas } from '../canvas/viewport.ts';
import { arranged } from '../edits/tidy.ts';
import { openDialog, toast } from '../store/chrome.ts';
import type { TaskOfDrawing } from '../store/state/document.ts';
import { words } from '../words.ts';
import { type Arriving, arrivalsLeft, keepArriving } from './arrivals.ts';
import { knownBoard, openBoard } from './boards.ts';
import { keepAsNew, openAsNew } from './drawings.ts';
import { fileKinds } from './kinds.ts';
import { mostBytes, readAny } from './read-any.ts';
import { openingStopped } from './reading.ts';
import { tableInFile } from './table-opening.ts';
import { canBeMended, openUnread } from './unread.ts';

/** A drawing with a place for every node. */
async function drawingIn(name: string, bytes: Uint8Array): Promise<Result<GameDocument>> {
  const read = await readAny(name, bytes);
  if (!read.ok) return read;
  const { document, placed, notes = [] } = read.value;
  if (notes.length > 0) toast(notes.join(' '), { stays: true });
  return { ok: true, value: placed ? document : await arranged(document) };
}

async function drawingOf(file: File): Promise<Result<GameDocument>> {
  const refuse = (says: string): Result<GameDocument> => ({
    ok: false,
    problems: [{ place: file.name, says }],
  });
  if (file.size > mostBytes) return refuse(words.opening.tooLarge);
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return refuse(words.opening.unreadable);
  }
  return await drawingIn(file.name, new Uint8Array(bytes));
}

/** What opens lessons is fetched when one comes. */
const openLesson = async (text: string, name: string) =>
  (await import('./lessons/lesson-opening.ts')).openLessonText(text, name);

/** In bytes: a lesson says what it is at its beginning. */
const beginning = 2_000;

/** The text of a file that means to be a lesson. */
async function lessonIn(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  try {
    const head = await file.slice(0, beginning).text();
    return meansLesson(head) ? await file.text() : undefined;
  } catch {
    return undefined;
  }
}

/** In bytes: the figure of a board is smaller. */
const mostOfBoard = 8_000_000;

/** The board that a figure carries; undefined for other files. */
const boardInFile = async (file: File): Promise<Result<CarriedBoard> | undefined> =>
  file.size > mostOfBoard
    ? undefined
    : file.arrayBuffer().then(
        (bytes) => knownBoard(boardFoundIn(new Uint8Array(bytes))),
        () => undefined,
      );

/** Opens a text as a lesson or a new drawing, or shows all its problems. Resolves to whether it opened. */
export async function openText(text: string, name: string, task?: TaskOfDrawing): Promise<boolean> {
  if (meansLesson(text)) {
    const problems = await openLesson(text, name);
    if (problems === 'stopped') return false;
    if (problems.length > 0) openDialog({ kind: 'problems', title: name, problems });
    return problems.length === 0;
  }
  const bytes = new TextEncoder().encode(text);
  const board = bytes.length > mostOfBoard ? undefined : await knownBoard(boardFoundIn(bytes));
  if (board?.ok) {
    await openBoard(board.value);
    return true;
  }
  const read = board ?? (await drawingIn(name, bytes));
  if (read.ok) await openAsNew(read.value, undefined, task);
  else if (read !== openingStopped) openDialog({ kind: 'problems', title: name, problems: read.problems });
  return read.ok;
}

/** If there are several files, each problem names its file. */
const placed = (file: File, problems: readonly Problem[], several: boolean): readonly Problem[] =>
  problems.map(({ place, says }) => ({
    place: several && place !== file.name ? `${file.name}, ${place}` : place,
    says,
  }));

/** The text of a file that can be mended by hand. */
async function writtenIn(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  const text = await file.arrayBuffer().then(
    (bytes) => textIn(new Uint8Array(bytes)),
    () => undefined,
  );
  return text !== undefined && canBeMended(text) ? text : undefined;
}

const isKept = (document: GameDocument): Promise<boolean> =>
  keepAsNew(document).then(
    () => true,
    () => false,
  );

/** Opens files as lessons and new drawings: shows the first good one and adds the other drawings to the list. */
export const openFiles = (files: readonly File[]): Promise<void> => openArriving(files.map(keepArriving));

/** Goes on with the files that were being opened when the page was loaded again. */
export async function resumeOpening(): Promise<void> {
  const arrivals = await arrivalsLeft();
  if (arrivals.length > 0) await openArriving(arrivals);
}

async function openArriving(arrivals: readonly Arriving[]): Promise<void> {
  try {
    await openAll(arrivals);
  } finally {
    for (const { arrived } of arrivals) arrived();
  }
}

async function openAll(files: readonly Arriving[]): Promise<void> {
  const several = files.length > 1;
  const problems: Problem[] = [];
  const refusals: string[] = [];
  let opened = 0;
  const boards: { readonly name: string; readonly carried: CarriedBoard }[] = [];
  for (const { file, arrived } of files) {
    const lesson = await lessonIn(file);
    if (lesson !== undefined) {
      const wrong = await openLesson(lesson, file.name);
      if (wrong === 'stopped') break;
      if (wrong.length === 0) {
        arrived();
        opened += 1;
      } else {
        refusals.push(file.name);
        problems.push(...placed(file, wrong, several));
      }
      continue;
    }
    const table = await tableInFile(file);
    const carried = table ? undefined : await boardInFile(file);
    if (carried?.ok) {
      boards.push({ name: file.name, carried: carried.value });
      continue;
    }
    const read = table ?? carried ?? (await drawingOf(file));
    if (read === openingStopped) break;
    if (!read.ok) {
      const text = several || carried || table ? undefined : await writtenIn(file);
      if (text !== undefined) return openUnread(text);
      refusals.push(file.name);
      problems.push(...placed(file, read.problems, several));
      continue;
    }
    if (opened === 0) await openAsNew(read.value);
    else if (!(await isKept(read.value))) {
      refusals.push(file.name);
      problems.push({ place: file.name, says: words.keeping.refused });
      continue;
    }
    if (table) toast(words.opening.tableOpened(file.name), { kind: 'table' });
    arrived();
    opened += 1;
  }
  const run = (): void => openDialog({ kind: 'drawings' });
  if (opened > 1) toast(words.opening.several(opened), { action: { label: words.keeping.drawings, run } });
  const [board] = boards;
  if (board && boards.length === 1 && refusals.length === 0) return await openBoard(board.carried);
  for (const { name } of boards) {
    refusals.push(name);
    problems.push({ place: name, says: words.opening.boardAlone });
  }
  const title = refusals.length === 1 ? refusals[0] : words.opening.files(refusals.length);
  if (refusals.length > 0) openDialog({ kind: 'problems', title, problems, opened });
  else if (opened > 0) canvas()?.focus();
}

export async function openFromFile(): Promise<void> {
  try {
    const files = await fileOpen({
      id: 'grundy',
      description: words.opening.kindOfFiles,
      mimeTypes: fileKinds.flatMap(({ mimeTypes }) => mimeTypes),
      extensions: fileKinds.flatMap(({ extensions }) => extensions),
      multiple: true,
    });
    await openFiles(files);
  } catch (error) {
    // Closing the browser's dialog is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
