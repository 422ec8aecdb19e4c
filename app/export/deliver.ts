/**
 * Delivers an export to the clipboard or as a file. Both may start while the content is still being written.
 */
import { fileSave } from 'browser-fs-access';
import type { Result } from '../../engine/result.ts';
import { fileName } from '../files/save.ts';
import { toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { words } from '../words.ts';
import { type WrittenExport, writtenIn } from './exportable.ts';
import { type Format, formatCalled } from './formats.ts';
import { captionOf, optionsFor, useRemembered } from './remembered.ts';
import { drawingToExport, exportRequest } from './request.ts';
import { warningsOf } from './warnings.ts';

/** The content for the clipboard, and its name in a message. */
type Copied = Pick<Format, 'mime' | 'what'>;

type Writing = Promise<Result<WrittenExport>>;

/**
 * In characters: larger pictures go to the clipboard as text only, since the browser sanitises every picture.
 */
const longestPicture = 1_000_000;

/** The written content; throws the reason if there is none. */
async function writtenOf(writing: Writing): Promise<WrittenExport> {
  const result = await writing;
  if (!result.ok) throw new Error(result.problems.map(({ says }) => says).join(' '));
  return result.value;
}

const blobOf = ({ body }: WrittenExport, type: string): Blob => new Blob([body], { type });

/**
 * The clipboard item contains promises, since a page may write to the clipboard only in direct response to a
 * key or click.
 */
async function ontoClipboard({ mime }: Copied, writing: Promise<WrittenExport>): Promise<void> {
  const binary = mime.startsWith('image/') && mime !== 'image/svg+xml';
  const type = binary ? mime : 'text/plain';
  if (typeof ClipboardItem === 'undefined') {
    if (binary) throw new Error('This browser cannot copy pictures. Download the figure instead.');
    return await navigator.clipboard.writeText(await blobOf(await writing, type).text());
  }
  const item: Record<string, Promise<Blob>> = { [type]: writing.then((written) => blobOf(written, type)) };
  const { body } = (await soon(writing)) ?? {};
  if (!binary && mime !== type && body && body.length < longestPicture && ClipboardItem.supports?.(mime)) {
    item[mime] = Promise.resolve(new Blob([body], { type: mime }));
  }
  await navigator.clipboard.write([new ClipboardItem(item)]);
}

/** The result if it is there already, else undefined. */
const soon = <T>(coming: Promise<T>): Promise<T | undefined> =>
  Promise.race([coming, new Promise<undefined>((none) => setTimeout(none, 0, undefined))]);

type Warned = (written: WrittenExport) => readonly string[];
const lostIn: Warned = ({ unsaid }) => unsaid;

/** Resolves to whether it is on the clipboard now. A message says what was lost. */
export async function copyExport(format: Copied, writing: Writing, warned = lostIn): Promise<boolean> {
  const written = writtenOf(writing);
  try {
    await ontoClipboard(format, written);
    const lost = warned(await written);
    toast([`${words.copied(format.what)}.`, ...lost].join(' '), { stays: lost.length > 0, kind: 'exported' });
    return true;
  } catch (error) {
    // Grundy's own refusal says why; the browser's error message would not help a person.
    const why = await written.then(
      () =>
        error instanceof DOMException
          ? 'The browser does not let this page write to the clipboard. Download the figure instead.'
          : String((error as Error).message),
      (refusal: Error) => refusal.message,
    );
    toast(why, { stays: true });
    return false;
  }
}

/** Resolves to whether it was saved, since a person may close the browser's dialog. */
export async function downloadExport(
  format: Pick<Format, 'mime' | 'extension'>,
  writing: Writing,
  title: string,
  warned = lostIn,
): Promise<boolean> {
  const { extension, mime } = format;
  if (extension === undefined) return false;
  const written = writtenOf(writing);
  const name = fileName(title, extension);
  try {
    const ending = /\.\w+$/.exec(extension)?.[0] ?? extension;
    const blob = written.then((each) => blobOf(each, mime));
    await fileSave(blob, { fileName: name, extensions: [ending], mimeTypes: [mime], id: 'grundy' });
    const lost = warned(await written);
    toast([`${words.savedAs(name)}.`, ...lost].join(' '), { stays: lost.length > 0, kind: 'exported' });
    return true;
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    if (!closed) toast(String((error as Error).message), { stays: true });
    return false;
  }
}

export const canRepeat = (): boolean => useRemembered.getState().last !== undefined;

/**
 * Repeats the last export for the drawing as it is now: to the clipboard, or as a file if the format cannot
 * be copied.
 */
export async function repeatExport(): Promise<void> {
  const { last } = useRemembered.getState();
  if (!last) return;
  const state = editor();
  const format = formatCalled(last.format);
  const options = optionsFor(format.id);
  const wanted = drawingToExport(exportRequest(state, options, captionOf(state.drawing), last));
  const writing = writtenIn(format, wanted);
  const solving = state.solving.kind === 'running';
  const warned: Warned = ({ unsaid, drawn }) => {
    const warnings = format.describes !== 'drawing' ? warningsOf(wanted, drawn, solving) : [];
    return [...warnings.map(({ says }) => says), ...unsaid];
  };
  if (format.copies) await copyExport(format, writing, warned);
  else await downloadExport(format, writing, seenDocument(state).title, warned);
}
