/**
 * The browser's database: every drawing under its id, with its last states so that undo survives a reload,
 * and beside it a short record for lists and a small one for its picture. Plain records are stored: states
 * that share nodes share them in storage too. Large drawings are stored in columns.
 *
 * Each writing leaves a stamp. A page overwrites a drawing only if the stamp is the one that the page read or
 * wrote last, so that no page, however long it slept, destroys another page's work.
 */

import { createStore, del, delMany, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

import type { GameDocument } from '../../engine/document/index.ts';
import { held } from '../store/held.ts';
import { inSlices } from '../store/in-slices.ts';
import { rulesetIdOf } from '../store/rulesets.ts';
import type { MadeFrom, TaskOfDrawing } from '../store/state/document.ts';
import { subjectOf } from '../store/subject.ts';
import {
  asKept,
  fromKept,
  type KeptDocument,
  type KeptShape,
  keptInSlices,
  unkeptInSlices,
} from './kept-shape.ts';
import { type KeptPicture, pictureOf } from './picture-of.ts';
import { keepReckoned } from './reckoned-list.ts';

export type KeptDrawing = {
  readonly format: 1;
  readonly document: GameDocument;
  readonly past: readonly GameDocument[];
  readonly future: readonly GameDocument[];
  /** A text of it that could not be read yet. */
  readonly draft?: string | undefined;
  /** What it was made of. */
  readonly from?: MadeFrom | undefined;
  /** For an example. */
  readonly task?: TaskOfDrawing | undefined;
};

/** Format 2 has large states in columns. */
type InDatabase = Omit<KeptDrawing, 'format' | 'document' | 'past' | 'future'> & {
  readonly format: 1 | 2;
  readonly document: KeptShape;
  readonly past: readonly KeptShape[];
  readonly future: readonly KeptShape[];
};

function* eachInSlices<A, B>(all: readonly A[], of: (each: A) => Generator<undefined, B, void>) {
  const made: B[] = [];
  for (const each of all) made.push(yield* of(each));
  return made;
}

function* drawingAsKept({ document, past, future, ...drawing }: KeptDrawing) {
  const kept = {
    document: yield* keptInSlices(document),
    past: yield* eachInSlices(past, keptInSlices),
    future: yield* eachInSlices(future, keptInSlices),
  };
  const states = [kept.document, ...kept.past, ...kept.future];
  const format = states.some((state) => 'packed' in state) ? 2 : 1;
  return { ...drawing, ...kept, format } satisfies InDatabase;
}

function* drawingFromKept({ document, past, future, ...drawing }: InDatabase) {
  return {
    ...drawing,
    format: 1,
    document: yield* unkeptInSlices(document),
    past: yield* eachInSlices(past, unkeptInSlices),
    future: yield* eachInSlices(future, unkeptInSlices),
  } satisfies KeptDrawing;
}

/** What a list of drawings shows without opening any. */
export type AboutDrawing = {
  readonly id: string;
  readonly title: string;
  readonly nodes: number;
  readonly arcs: number;
  /** The ruleset's id, if it is a board. */
  readonly board?: string;
  /** The time of the last change, in milliseconds since 1970. */
  readonly changed: number;
  /** The stamp of the last writing; undefined in drawings of the editor's first version. */
  readonly stamp?: string;
  /** True if nothing was ever done in it. */
  readonly blank?: boolean;
  /** The lesson with which it came: it is listed with that, and deleted with it. */
  readonly lesson?: string;
};

/** Written once the browser was asked, so that Firefox, which asks the person in turn, does so once. */
const askedPlace = 'grundy/asked-to-persist';

/** Asks the browser not to clear what is saved here when its disk is full, or after weeks without a visit. */
export function askToPersist(): void {
  try {
    if (localStorage.getItem(askedPlace) !== null) return;
    localStorage.setItem(askedPlace, 'yes');
    navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    // Where nothing is stored, nothing is cleared.
  }
}

/** Whether anything is drawn or set up in it. */
export const hasContent = ({ nodes, board }: AboutDrawing): boolean => nodes > 0 || board !== undefined;

/**
 * In milliseconds: if it takes longer, storage does not answer at all, as in some private windows and damaged
 * profiles.
 */
const longestWaits = { reading: 4_000, writing: 10_000 } as const;

const opened = held<UseStore | undefined>(() => undefined);
/** The one database of drawings and lessons. */
export const store = (): UseStore => {
  opened.now ??= createStore('grundy', 'drawings');
  return opened.now;
};

const drawingKey = (id: string): string => `drawing/${id}`;
const aboutKey = (id: string): string => `about/${id}`;
const pictureKey = (id: string): string => `picture/${id}`;
const fileKey = (id: string): string => `file/${id}`;
/** A mark that the first writing leaves: where it is another or none, everything was cleared since. */
const birthKey = 'born';
const born = held<string | undefined>(() => undefined);

/**
 * Called when the browser has closed the database by itself, as it does where a person clears what is stored.
 */
const whenClosed = held<() => void>(() => () => undefined);
export function onStorageClosed(listen: () => void): void {
  whenClosed.now = listen;
}

const attended = new WeakSet<IDBDatabase>();
function attend({ transaction }: IDBObjectStore): void {
  const database = transaction?.db;
  if (!database || attended.has(database)) return;
  attended.add(database);
  database.addEventListener('close', () => whenClosed.now());
}

/**
 * In milliseconds: a page that did not run for this long or longer, as on a busy machine or in its sleep, has
 * waited this long.
 */
const slice = 100;

/** Rejects if storage is silent for too long; the work itself continues. */
export function inTime<T>(doing: keyof typeof longestWaits, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, fail) => {
    const wait = (left: number): void => {
      if (left <= 0) fail(new DOMException('Storage does not answer.', 'TimeoutError'));
      else timer = setTimeout(() => wait(left - slice), slice);
    };
    wait(longestWaits[doing]);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}

/** A new, unique id. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** For each drawing, the stamp of the writing from which this page continues. */
const stamps = held<Map<string, string | undefined>>(() => new Map());

export type DrawingRead = { readonly kept: KeptDrawing; readonly stamp: string | undefined };

/** Whether a drawing is stored under this id. */
export const isInStorage = async (id: string): Promise<boolean> =>
  (await inTime('reading', get<AboutDrawing>(aboutKey(id), store()))) !== undefined;

/** The drawing as it is stored. Only a page that then calls `goOnFrom` may overwrite it. */
export async function readDrawing(id: string): Promise<DrawingRead | undefined> {
  const [kept, about, birth] = await inTime(
    'reading',
    store()('readonly', (records) => {
      attend(records);
      return Promise.all([
        promisifyRequest<InDatabase | undefined>(records.get(drawingKey(id))),
        promisifyRequest<AboutDrawing | undefined>(records.get(aboutKey(id))),
        promisifyRequest<string | undefined>(records.get(birthKey)),
      ]);
    }),
  );
  if (kept) born.now = birth;
  if (kept?.format !== 1 && kept?.format !== 2) return undefined;
  return { kept: await inSlices(drawingFromKept(kept)), stamp: about?.stamp };
}

/**
 * Declares that this page now shows or changes what it read, so it may overwrite it as long as no other page
 * does.
 */
export function goOnFrom(id: string, { stamp }: DrawingRead): void {
  stamps.now.set(id, stamp);
}

/** Whether what this page wrote last of a drawing is still stored, or everything was cleared since. */
export async function isStillThere(id: string): Promise<boolean> {
  const birth = await inTime('reading', get<string>(birthKey, store()));
  return !stamps.now.has(id) || born.now === undefined || birth === born.now;
}

/**
 * Whether it was written; 'taken' if another page has written or removed it in the meantime, 'again' if it
 * was written to a storage that was cleared since it was written last. A drawing that came with a lesson
 * stays that lesson's. What it says is true of the database: it waits for the end of the transaction.
 */
export async function writeDrawing(
  id: string,
  kept: KeptDrawing,
  changed = Date.now(),
  cameWith?: string,
): Promise<'written' | 'taken' | 'again'> {
  const { title, nodes, edges } = kept.document;
  const board = rulesetIdOf(kept.document);
  const stamp = newId();
  const about: AboutDrawing = {
    id,
    title,
    nodes: nodes.length,
    arcs: edges.length,
    ...(board !== undefined && { board }),
    changed,
    stamp,
    blank:
      subjectOf(kept.document).isNew(kept.document) &&
      kept.draft === undefined &&
      kept.past.length + kept.future.length === 0,
  };
  const drawing = await inSlices(drawingAsKept(kept));
  const write = async (): Promise<'written' | 'taken' | 'again'> => {
    const how = await store()('readwrite', async (records) => {
      attend(records);
      const birth = await promisifyRequest<string | undefined>(records.get(birthKey));
      const there = await promisifyRequest<AboutDrawing | undefined>(records.get(aboutKey(id)));
      const again = stamps.now.has(id) && !there && born.now !== undefined && birth !== born.now;
      if (!again && (stamps.now.has(id) ? !there || there.stamp !== stamps.now.get(id) : there))
        return undefined;
      const mark = birth ?? stamp;
      if (birth === undefined) records.put(mark, birthKey);
      records.put(drawing, drawingKey(id));
      const lesson = there?.lesson ?? cameWith;
      records.put(lesson === undefined ? about : { ...about, lesson }, aboutKey(id));
      records.put(asKept(pictureOf(kept.document)), pictureKey(id));
      await promisifyRequest(records.transaction);
      return { again, mark };
    });
    if (!how) return 'taken';
    stamps.now.set(id, stamp);
    born.now = how.mark;
    return how.again ? 'again' : 'written';
  };
  return await inTime('writing', write());
}

/**
 * Removes everything of a drawing, what was reckoned beside it and the memory of its file on disk too; that
 * file itself stays.
 */
export async function removeDrawing(id: string): Promise<void> {
  await inTime('writing', delMany([drawingKey(id), aboutKey(id), pictureKey(id), fileKey(id)], store()));
  stamps.now.delete(id);
  keepReckoned([], id);
}

/** Every stored drawing that has content or history, the last changed first. */
export async function listDrawings(): Promise<readonly AboutDrawing[]> {
  const abouts = await inTime(
    'reading',
    store()('readonly', (records) =>
      // All short records are in one store: one request, however many drawings there are.
      promisifyRequest<AboutDrawing[]>(records.getAll(IDBKeyRange.bound('about/', 'about0'))),
    ),
  );
  return abouts.filter(({ blank }) => !blank).toSorted((a, b) => b.changed - a.changed);
}

/**
 * What a card shows of a drawing; undefined for a drawing of the first version that is too large to be read
 * for this.
 */
export async function readPicture(about: AboutDrawing): Promise<KeptPicture | undefined> {
  const picture = await get<KeptDocument>(pictureKey(about.id), store());
  if (picture) return fromKept(picture);
  const kept = about.nodes > 2_000 ? undefined : await get<InDatabase>(drawingKey(about.id), store());
  return kept && pictureOf(await inSlices(unkeptInSlices(kept.document)));
}

/** The file on the person's disk to which a drawing is written as well. */
export type KeptFile = {
  readonly handle: FileSystemFileHandle;
  /**
   * The time stamp of the file after the last writing, by which changes of other programs are noticed; in
   * milliseconds since 1970.
   */
  readonly modified: number;
};

export const readFileOf = (id: string): Promise<KeptFile | undefined> => get(fileKey(id), store());
export const writeFileOf = (id: string, file: KeptFile): Promise<void> => set(fileKey(id), file, store());
export const forgetFileOf = (id: string): Promise<void> => del(fileKey(id), store());
