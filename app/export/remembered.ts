/** What was chosen at the last exports: kept in the browser, each format by itself, and captions with their drawing. */
import { create } from 'zustand';
import type { Caption } from './asked.ts';
import { type FigureOptions, firstOptions, readOptions } from './options.ts';

type Remembered = {
  /** The format that the dialog opens with. */
  readonly format: string;
  readonly options: Readonly<Record<string, FigureOptions>>;
  /** By drawing, the last written last. */
  readonly captions: Readonly<Record<string, Caption>>;
  /** What Ctrl+Shift+E repeats. */
  readonly last: { readonly format: string; readonly selectedOnly: boolean } | undefined;
};

const place = 'grundy/export';
const mostCaptions = 50;
export const noCaption: Caption = { caption: '', label: '' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what is of the right kind is taken: what lies in storage may be from another version. */
export function readRemembered(text: string | null): Remembered {
  const kept: unknown = text === null ? undefined : JSON.parse(text);
  if (!isRecord(kept)) return { format: '', options: {}, captions: {}, last: undefined };
  const { format, options, captions, last } = kept;
  const entries = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);
  const read = entries(captions).flatMap(([drawing, each]): [string, Caption][] =>
    isRecord(each) && typeof each.caption === 'string' && typeof each.label === 'string'
      ? [[drawing, { caption: each.caption, label: each.label }]]
      : [],
  );
  return {
    format: typeof format === 'string' ? format : '',
    options: Object.fromEntries(entries(options).map(([id, each]) => [id, readOptions(each)])),
    captions: Object.fromEntries(read),
    last:
      isRecord(last) && typeof last.format === 'string'
        ? { format: last.format, selectedOnly: last.selectedOnly === true }
        : undefined,
  };
}

function restored(): Remembered {
  try {
    return readRemembered(localStorage.getItem(place));
  } catch {
    // Damaged or refused: it begins anew.
    return readRemembered(null);
  }
}

export const useRemembered = create<Remembered>(restored);

function remember(part: Partial<Remembered>): void {
  useRemembered.setState(part);
  try {
    localStorage.setItem(place, JSON.stringify(useRemembered.getState()));
  } catch {
    // Storage refused: it is remembered until the page is closed.
  }
}

export const optionsFor = (format: string): FigureOptions =>
  useRemembered.getState().options[format] ?? firstOptions;

export const rememberFormat = (format: string): void => remember({ format });

export const rememberOptions = (format: string, options: FigureOptions): void =>
  remember({ options: { ...useRemembered.getState().options, [format]: options } });

export const captionOf = (drawing: string): Caption =>
  useRemembered.getState().captions[drawing] ?? noCaption;

export function rememberCaption(drawing: string, caption: Caption): void {
  const { [drawing]: _, ...others } = useRemembered.getState().captions;
  const kept = Object.entries(others).slice(1 - mostCaptions);
  const empty = caption.caption === '' && caption.label === '';
  remember({ captions: Object.fromEntries(empty ? kept : [...kept, [drawing, caption]]) });
}

export const rememberLast = (format: string, selectedOnly: boolean): void =>
  remember({ last: { format, selectedOnly } });
