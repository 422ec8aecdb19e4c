/** Which drawing this tab shows: the one it showed before, else the last one; opening never writes over another. */
import { emptyDocument, type GameDocument } from '../../engine/index.ts';
import { editor, openDocument, setEditor, toast } from '../store/store.ts';
import { words } from '../words.ts';
import { flush, readRescue, settleStored } from './autosave.ts';
import { claim, claimed } from './claim.ts';
import { listDrawings, readDrawing, removeDrawing } from './storage.ts';

/** This tab's drawing, which outlives a reload, and every tab's last one. */
const here = 'grundy/drawing';
const last = 'grundy/last';

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

function remember(drawing: string): void {
  try {
    sessionStorage.setItem(here, drawing);
    localStorage.setItem(last, drawing);
  } catch {
    // Refused: the autosave says so when it fails.
  }
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(here) ?? localStorage.getItem(last) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An untouched empty drawing is not worth keeping when another one is opened. */
const isBlank = (): boolean => {
  const { document, past } = editor();
  return document.nodes.length === 0 && document.title === '' && past.length === 0;
};

/** Opens a document as a drawing of its own. The one that was open stays in storage. */
export async function openAsNew(document: GameDocument): Promise<void> {
  const { drawing: former } = editor();
  const blank = isBlank();
  if (!blank) await flush();
  const drawing = newId();
  await claim(drawing);
  openDocument(document, drawing);
  remember(drawing);
  if (blank) await removeDrawing(former).catch(() => undefined);
}

async function open(drawing: string): Promise<boolean> {
  const kept = await readDrawing(drawing);
  if (!kept) return false;
  const mine = await claim(drawing);
  const id = mine ? drawing : newId();
  if (!mine) await claim(id);
  const rescue = readRescue();
  const rescued = rescue?.drawing === drawing ? rescue.document : undefined;
  openDocument(rescued ?? kept.document, id);
  setEditor({
    past: rescued ? [...kept.past, kept.document] : kept.past,
    future: rescued ? [] : kept.future,
  });
  // A rescued state, or a copy, is new to storage and will be written at once.
  if (mine && !rescued) settleStored();
  remember(id);
  if (!mine) toast(words.openedElsewhere, { stays: true });
  return true;
}

/** At the start: this tab's drawing, else the last one, else an empty one under a new id. */
export async function restore(): Promise<void> {
  try {
    const drawing = remembered();
    if (drawing && (await open(drawing))) return;
  } catch {
    // Storage refused or damaged: begin empty; the autosave tells when it cannot write either.
  }
  const drawing = newId();
  await claim(drawing);
  const rescue = readRescue();
  openDocument(rescue && rescue.drawing === remembered() ? rescue.document : emptyDocument, drawing);
  if (!rescue) settleStored();
  remember(drawing);
}

/** The drawing changed last before this one. */
export async function reopenPrevious(): Promise<void> {
  await flush();
  // Not this one, nor one that another tab has open.
  const taken = new Set([...(await claimed()), editor().drawing]);
  const previous = (await listDrawings()).find((about) => !taken.has(about.id) && about.nodes > 0);
  if (!previous) {
    toast('No other drawing is kept in this browser.');
    return;
  }
  await open(previous.id);
}
