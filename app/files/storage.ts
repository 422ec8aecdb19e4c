/**
 * The browser's own storage: every drawing under its own id, with its last states so that undo survives a
 * reload, and beside it a short record for lists. Plain records go in as they are: states that share nodes
 * share them in storage too.
 */
import { createStore, del, get, keys, setMany, type UseStore } from 'idb-keyval';
import type { GameDocument } from '../../engine/index.ts';

export type KeptDrawing = {
  readonly format: 1;
  readonly document: GameDocument;
  readonly past: readonly GameDocument[];
  readonly future: readonly GameDocument[];
};

/** What a list of drawings shows without opening any. */
export type AboutDrawing = {
  readonly id: string;
  readonly title: string;
  readonly nodes: number;
  readonly arcs: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
};

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('grundy', 'drawings');
  return opened;
};

const drawingKey = (id: string): string => `drawing/${id}`;
const aboutKey = (id: string): string => `about/${id}`;

export async function readDrawing(id: string): Promise<KeptDrawing | undefined> {
  const kept = await get<KeptDrawing>(drawingKey(id), store());
  return kept?.format === 1 ? kept : undefined;
}

export async function writeDrawing(id: string, kept: KeptDrawing): Promise<void> {
  const { title, nodes, edges } = kept.document;
  const about: AboutDrawing = { id, title, nodes: nodes.length, arcs: edges.length, changed: Date.now() };
  await setMany(
    [
      [drawingKey(id), kept],
      [aboutKey(id), about],
    ],
    store(),
  );
}

export async function removeDrawing(id: string): Promise<void> {
  await del(drawingKey(id), store());
  await del(aboutKey(id), store());
}

/** Every drawing that was kept, the last changed first. */
export async function listDrawings(): Promise<readonly AboutDrawing[]> {
  const all = await keys<string>(store());
  const abouts = await Promise.all(
    all.filter((key) => key.startsWith('about/')).map((key) => get<AboutDrawing>(key, store())),
  );
  return abouts.filter((about) => about !== undefined).sort((a, b) => b.changed - a.changed);
}
