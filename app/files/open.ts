/**
 * Opens files as new drawings and shows the first, or the board of a figure of one; a file that breaks a rule
 * opens nothing, and all its problems are shown.
 */
import { fileOpen } from 'browser-fs-access';
import {
  type AskedReading,
  type GameDocument,
  lineAskingFor,
  meansExpression,
} from '../../engine/document/index.ts';
import { meansLesson } from '../../engine/lesson/index.ts';
import { accepted, type Problem, type Result } from '../../engine/result.ts';
import type { CarriedBoard } from '../../engine/rulesets/index.ts';
import { textIn } from '../../workers/found-in.ts';
import { canvas } from '../canvas/viewport.ts';
import { readOtherwise } from '../edits/drawing.ts';
import { arranged } from '../edits/tidy.ts';
import { openDialog, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import type { TaskOfDrawing } from '../store/state/document.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { knownBoard, openBoard } from './boards.ts';
import { keepAsNew, openAsNew } from './drawings.ts';
import { fileKinds } from './kinds.ts';
import { mostBytes, readAny } from './read-any.ts';
import { openingStopped } from './reading.ts';
import { forgetWritten, readAgain, writeAtOnce } from './rescue-storage.ts';
import { newId } from './storage.ts';
import { tableInFile } from './table-opening.ts';
import { canBeMended, drawExpression, openUnread } from './unread.ts';

// Files that are being opened are kept as they are until their drawings are open: a page that is loaded again
// meanwhile continues to read them. The tab's own storage lists them immediately; the file itself, which the
// browser copies without reading it here, is there some milliseconds later. A file whose reading was
// interrupted twice is not read again, since it may be what ended the page.

type Arrival = {
  /** The key of its record: the time comes first, so that forgotten ones can be removed. */
  readonly key: string;
  readonly name: string;
  readonly interrupted: number;
};

const place = 'grundy/arriving';
const prefix = 'arriving/';
const mostInterrupted = 2;
/** In milliseconds: a tab that was closed does not come back after a day. */
const day = 86_400_000;

function listed(): readonly Arrival[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

function list(arrivals: readonly Arrival[]): void {
  try {
    if (arrivals.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(arrivals));
  } catch {
    // Storage is refused, so an interrupted file has to be opened again by hand.
  }
}

/**
 * A file that is being opened; `arrived` is called once its drawing is open, or the file has been refused or
 * given up.
 */
type Arriving = { readonly file: File; readonly arrived: () => void };

const arrivingAs = (key: string, file: File): Arriving => ({
  file,
  arrived() {
    list(listed().filter((arrival) => arrival.key !== key));
    forgetWritten(key);
  },
});

/** Keeps a file from now on. */
function keepArriving(file: File): Arriving {
  const now = Date.now();
  const key = `${prefix}${now}/${newId()}`;
  list([...listed(), { key, name: file.name, interrupted: 0 }]);
  const old = { from: prefix, to: `${prefix}${now - day}` };
  writeAtOnce(key, file, old).catch(() => undefined);
  return arrivingAs(key, file);
}

const interruptedSaid = (names: readonly string[]) =>
  `The page ended while ${names.join(', ')} ${names.length > 1 ? 'were' : 'was'} being opened. Open ${names.length > 1 ? 'them' : 'it'} again.`;

/**
 * The files whose reading the end of the last page has interrupted; a message says which have to be opened
 * again.
 */
async function arrivalsLeft(): Promise<readonly Arriving[]> {
  const left = listed();
  list(left.map((arrival) => ({ ...arrival, interrupted: arrival.interrupted + 1 })));
  const [files, lost]: [Arriving[], string[]] = [[], []];
  for (const { key, name, interrupted } of left) {
    const file = interrupted < mostInterrupted ? await readAgain<File>(key) : undefined;
    const arrival = arrivingAs(key, file ?? new File([], name));
    if (file) files.push(arrival);
    else {
      lost.push(name);
      arrival.arrived();
    }
  }
  if (lost.length > 0) toast(interruptedSaid(lost), { stays: true });
  return files;
}

/** A drawing with a place for every node, or the board of a ruleset that is known. */
type Opened =
  | {
      readonly document: GameDocument;
      /**
       * Shows further notes about the file; for a file whose drawing is open now, how else it can be read.
       */
      readonly tell?: (isOpen: boolean) => void;
    }
  | { readonly board: CarriedBoard };

async function openedOf(name: string, bytes: Uint8Array): Promise<Result<Opened>> {
  const read = await readAny(name, bytes);
  if (!read.ok) return read;
  const { document, placed, board, notes = [], other } = read.value;
  if (board) {
    const known = await knownBoard(board);
    return known.ok ? accepted({ board }) : known;
  }
  const tell = (isOpen: boolean): void => {
    if (notes.length === 0) return;
    const { drawing } = editor();
    const run = (): void => void openOtherwise(name, bytes, other ?? 'graph', drawing);
    const action = isOpen && other && { action: { label: words.opening.readAs[other], run } };
    toast(notes.join(' '), { stays: true, ...action });
  };
  return accepted({ document: placed ? document : await arranged(document), tell });
}

/**
 * Reads a file in the other way, in place of the drawing that was made of it; where that is no longer open,
 * as a new one.
 */
async function openOtherwise(
  name: string,
  bytes: Uint8Array,
  other: AskedReading,
  drawing: string,
): Promise<void> {
  const text = `${lineAskingFor(other)}\n${textIn(bytes) ?? ''}`;
  const read = await openedOf(name, new TextEncoder().encode(text));
  if (!read.ok) return openDialog({ kind: 'problems', title: name, problems: read.problems });
  if ('board' in read.value) return;
  if (editor().drawing === drawing) readOtherwise(read.value.document);
  else await openAsNew(read.value.document);
  read.value.tell?.(true);
  canvas()?.fit('all');
}

async function openedFile(file: File): Promise<Result<Opened>> {
  const refuse = (says: string): Result<Opened> => ({
    ok: false,
    problems: [{ place: file.name, says }],
  });
  if (file.size > mostBytes) return refuse(words.opening.tooLarge);
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return refuse(
      'the browser could not read it, perhaps since it is a folder or was moved; open the file again',
    );
  }
  return await openedOf(file.name, new Uint8Array(bytes));
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

/** Opens a text as a lesson or a new drawing, or shows all its problems. Resolves to whether it opened. */
export async function openText(text: string, name: string, task?: TaskOfDrawing): Promise<boolean> {
  if (meansLesson(text)) {
    const problems = await openLesson(text, name);
    if (problems === 'stopped') return false;
    if (problems.length > 0) openDialog({ kind: 'problems', title: name, problems });
    return problems.length === 0;
  }
  const read = await openedOf(name, new TextEncoder().encode(text));
  if (!read.ok) {
    if (read !== openingStopped) openDialog({ kind: 'problems', title: name, problems: read.problems });
    return false;
  }
  if ('board' in read.value) await openBoard(read.value.board);
  else {
    await openAsNew(read.value.document, undefined, task);
    read.value.tell?.(true);
  }
  return true;
}

/** If there are several files, each problem names its file. */
const placed = (file: File, problems: readonly Problem[], several: boolean): readonly Problem[] =>
  problems.map(({ place, says }) => ({
    place: several && place !== file.name ? `${file.name}, ${place}` : place,
    says,
  }));

/** The text of a file that can be corrected by hand. */
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

/**
 * Opens files as lessons and new drawings: shows the first good one and adds the other drawings to the list.
 */
export const openFiles = (files: readonly File[]): Promise<void> => openArriving(files.map(keepArriving));

/** Continues with the files that were being opened when the page was loaded again. */
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
    const read: Result<Opened> = table?.ok
      ? accepted({ document: table.value })
      : (table ?? (await openedFile(file)));
    if (read === openingStopped) break;
    if (!read.ok) {
      const ofBoard = read.problems.some(({ place }) => place === 'board');
      const text = several || ofBoard || table ? undefined : await writtenIn(file);
      if (text !== undefined && meansExpression(text)) return drawExpression(text);
      if (text !== undefined) return openUnread(text);
      refusals.push(file.name);
      problems.push(...placed(file, read.problems, several));
      continue;
    }
    if ('board' in read.value) {
      boards.push({ name: file.name, carried: read.value.board });
      continue;
    }
    const { document, tell } = read.value;
    if (opened === 0) await openAsNew(document);
    else if (!(await isKept(document))) {
      refusals.push(file.name);
      problems.push({ place: file.name, says: words.keeping.refused });
      continue;
    }
    tell?.(opened === 0);
    if (table)
      toast(`The table is made again here. To check the values in the file, run grundy check ${file.name}.`, {
        kind: 'table',
      });
    arrived();
    opened += 1;
  }
  const run = (): void => openDialog({ kind: 'drawings' });
  if (opened > 1)
    toast(`Opened ${many(opened, 'drawing', 'drawings')}`, {
      action: { label: words.keeping.drawings, run },
    });
  const [board] = boards;
  if (board && boards.length === 1 && refusals.length === 0) return await openBoard(board.carried);
  for (const { name } of boards) {
    refusals.push(name);
    problems.push({
      place: name,
      says: 'is the figure of a board, and Grundy shows one board at a time; open this file by itself',
    });
  }
  const title = refusals.length === 1 ? refusals[0] : many(refusals.length, 'file', 'files');
  if (refusals.length > 0) openDialog({ kind: 'problems', title, problems, opened });
  else if (opened > 0) canvas()?.focus();
}

export async function openFromFile(): Promise<void> {
  try {
    const files = await fileOpen({
      id: 'grundy',
      description: 'Drawings of game graphs',
      mimeTypes: fileKinds.flatMap(({ mimeTypes }) => mimeTypes),
      extensions: fileKinds.flatMap(({ extensions }) => extensions),
      multiple: true,
    });
    await openFiles(files);
  } catch (error) {
    // Closing the browser's dialog is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
