/**
 * Copy, cut, paste, duplicate. A copy puts the edge list on the clipboard as plain text, for other programs,
 * and Grundy's JSON beside it under its own type, both with letters for names that reveal hidden values;
 * pasted in this browser it is the drawing itself. Text that is not a drawing changes nothing, and a message
 * says so.
 */
import { fragment, handedOn } from '../../engine/document/edits/index.ts';
import {
  edgeKey,
  type GameDocument,
  isScored,
  lineAskingFor,
  meansExpression,
  type NodeId,
  writeDocument,
} from '../../engine/document/index.ts';
import type { Result } from '../../engine/result.ts';
import { canvas } from '../canvas/viewport.ts';
import { remove } from '../edits/nodes.ts';
import { arranged } from '../edits/tidy.ts';
import { keepCopy } from '../files/kept-copy.ts';
import { openFiles } from '../files/open.ts';
import { type FileRead, isForeign, mostAtOnce, readPastedText } from '../files/read-any.ts';
import { openingStopped } from '../files/reading.ts';
import { meansTable } from '../files/table-opening.ts';
import { canBeMended, drawExpression, openUnread } from '../files/unread.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { documentToKeep } from '../store/handing-on.ts';
import { selectedItems } from '../store/selectors.ts';
import { words } from '../words.ts';
import {
  copiedElsewhere,
  isTextForPasting,
  readClipboard,
  rememberCopy,
  rememberedAs,
  rememberedCopy,
} from './clipboard-reading.ts';
import { insert } from './inserting.ts';

const ours = 'application/x-grundy+json';

/** The nodes that are chosen, and the ends of chosen arcs. */
function chosenNodes(document: GameDocument): ReadonlySet<NodeId> {
  const { nodes, edges } = selectedItems(editor());
  const taken = new Set<NodeId>(nodes);
  const keys = new Set(edges);
  if (keys.size > 0)
    for (const edge of document.edges) if (keys.has(edgeKey(edge))) taken.add(edge.from).add(edge.to);
  return taken;
}

/** They with every arc among them. */
function chosenPart(): GameDocument | undefined {
  const document = documentToKeep();
  const taken = chosenNodes(document);
  return taken.size > 0 ? fragment(document, taken) : undefined;
}

type Flavours = { readonly text: string; readonly json: string };

/** What a copy puts on the clipboard; the page and its browser remember what it means. */
function flavoursOf(part: GameDocument): Flavours {
  const document = documentToKeep();
  const { document: all, ids } = handedOn(document);
  const handed =
    all === document
      ? part
      : fragment(
          all,
          part.nodes.map(({ id }) => ids.get(id) ?? id),
        );
  const flavours = { text: rememberCopy(part, handed), json: writeDocument(handed) };
  if (handed !== part) void keepCopy(flavours.text, flavours.json, part);
  return flavours;
}

function removeChosen(): void {
  const { nodes, edges } = selectedItems(editor());
  remove(nodes, edges);
}

/** Another program's text is read as its file would be: DOT has arrows too, but is not an edge list. */
async function readPaste(json: string, text: string): Promise<Result<FileRead>> {
  const own = rememberedAs(text) ?? (await copiedElsewhere(json, text));
  if (own) return own;
  return json.length + text.length > mostAtOnce || (json === '' && isForeign(text))
    ? await readPastedText(json || text)
    : readClipboard(json, text, isScored(editor().document));
}

const pasting = { kind: 'pasting', about: 'drawing' } as const;

async function insertFrom(json: string, text: string): Promise<void> {
  // A table is not a drawing that can be put beside another: it opens as its file does.
  if (json === '' && !rememberedAs(text) && meansTable(text))
    return openFiles([new File([text], 'table.csv')]);
  const read = await readPaste(json, text);
  if (read === openingStopped) return;
  if (!read.ok) {
    if (json === '' && meansExpression(text)) return drawExpression(text);
    const { place, says } = read.problems[0];
    const run = (): void => void openUnread(text);
    // Text that is not meant as a drawing is ignored; a drawing with an error is opened where it can be
    // corrected.
    if (place === 'clipboard') {
      toast('Nothing was pasted: that text is not a drawing.', {
        ...pasting,
        ...(canBeMended(text) && { action: { label: 'Open as text', run } }),
      });
    } else if (json === '' && canBeMended(text)) await openUnread(text);
    else
      toast(
        place === words.opening.theText
          ? `Nothing was pasted: this text ${says}.`
          : `Nothing was pasted. At ${place}: ${says}.`,
        pasting,
      );
    return;
  }
  const { document, placed, notes = [], other } = read.value;
  const own = document === rememberedCopy();
  const made = insert(
    placed ? document : await arranged(document),
    canvas()?.pointer() ?? (own ? undefined : canvas()?.centre()),
  );
  if (notes.length === 0) return;
  const run = (): void => {
    remove(made, []);
    void insertFrom('', `${lineAskingFor(other ?? 'graph')}\n${text}`);
  };
  const action = other && { action: { label: words.opening.readAs[other], run } };
  toast(notes.join(' '), { ...pasting, stays: true, ...action });
}

export function duplicate(): void {
  const part = chosenPart();
  if (part) insert(part);
}

async function copied(): Promise<boolean> {
  const part = chosenPart();
  if (!part) return false;
  const { text } = flavoursOf(part);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast('Copied within Grundy only: the browser does not let this page write to the clipboard.');
  }
  return true;
}

export async function copyByCommand(): Promise<void> {
  await copied();
}

export async function cutByCommand(): Promise<void> {
  if (await copied()) removeChosen();
}

export async function pasteByCommand(): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    const copy = rememberedCopy();
    if (copy) insert(copy, canvas()?.pointer());
    else toast('The browser does not let this page read the clipboard. Press Ctrl+V instead.', pasting);
    return;
  }
  await insertFrom('', text);
}

/** Whether a clipboard event concerns the drawing, and not text of the page. */
function isAboutTheDrawing(event: ClipboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest('textarea, input, [contenteditable]')) return false;
  const onCanvas = document.activeElement?.closest('[role="application"]');
  return Boolean(onCanvas) || (getSelection()?.toString() ?? '') === '';
}

/**
 * The browser's own cut and paste do not check whether a command is available, so a read-only drawing is
 * reported here.
 */
function isLookedAt(): boolean {
  const { readOnly } = editor();
  if (readOnly === 'elsewhere') toast(words.keeping.lookedAt);
  return Boolean(readOnly);
}

/**
 * On X11 the middle button pastes what is selected anywhere, and on the canvas it pans: a paste that comes
 * after it, before any other key or button, was not meant. The returned functions say so, and stop it.
 */
function followMiddleButton(): { readonly pasted: () => boolean; readonly end: () => void } {
  let last = false;
  const button = ({ button }: MouseEvent): void => {
    last = button === 1;
  };
  const other = (): void => {
    last = false;
  };
  const heard = [
    ['pointerdown', button],
    ['pointerup', button],
    ['keydown', other],
  ] as const;
  for (const [kind, hear] of heard) window.addEventListener(kind, hear as EventListener, true);
  return {
    pasted: () => last,
    end() {
      for (const [kind, hear] of heard) window.removeEventListener(kind, hear as EventListener, true);
    },
  };
}

/** Handles the browser's copy, cut and paste, by key or from its menu. The returned function stops it. */
export function acceptClipboard(): () => void {
  const copy = (event: ClipboardEvent): void => {
    const part = isAboutTheDrawing(event) ? chosenPart() : undefined;
    if (!part || !event.clipboardData || (event.type === 'cut' && isLookedAt())) return;
    const { text, json } = flavoursOf(part);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData(ours, json);
    event.preventDefault();
    if (event.type === 'cut') removeChosen();
  };
  const middle = followMiddleButton();
  const insertCopy = (event: ClipboardEvent): void => {
    if (!isAboutTheDrawing(event) || !event.clipboardData) return;
    event.preventDefault();
    if (middle.pasted() || isLookedAt()) return;
    const text = event.clipboardData.getData('text/plain');
    // What was copied here is known by its text: a large drawing need not come a second time.
    const own = rememberedAs(text) !== undefined;
    const json = own ? '' : event.clipboardData.getData(ours);
    const files = [...event.clipboardData.files];
    if (files.length > 0 && !own && json === '' && !isTextForPasting(text, files)) {
      openFiles(files).catch((error: unknown) => toast(words.opening.broken(String(error)), { stays: true }));
      return;
    }
    void insertFrom(json, text);
  };
  document.addEventListener('copy', copy);
  document.addEventListener('cut', copy);
  document.addEventListener('paste', insertCopy);
  return () => {
    middle.end();
    document.removeEventListener('copy', copy);
    document.removeEventListener('cut', copy);
    document.removeEventListener('paste', insertCopy);
  };
}
