/**
 * Remembers in the browser what was chosen at the last exports: each format's options, one width for all
 * formats, and a caption for each drawing.
 */
import { useMemo } from 'react';
import { held, heldStore } from '../store/held.ts';
import { type FigureOptions, firstOptions, isWidth, readOptions } from './options.ts';
import type { Caption, Wish } from './request.ts';

type Remembered = {
  /** The format with which the dialog opens. */
  readonly format: string;
  readonly options: Readonly<Record<string, FigureOptions>>;
  /**
   * One width for all formats, since a figure is as wide as the paper's column. Undefined for the natural
   * width.
   */
  readonly widest: FigureOptions['widest'];
  /** Captions by drawing, the most recent last. */
  readonly captions: Readonly<Record<string, Caption>>;
  /** The export that Ctrl+Shift+E repeats. */
  readonly last: (Wish & { readonly format: string }) | undefined;
};

const place = 'grundy/export';
const mostCaptions = 50;
export const noCaption: Caption = { caption: '', label: '' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes only members of the right type, since storage may hold another version's. */
export function readRemembered(text: string | null): Remembered {
  const kept: unknown = text === null ? undefined : JSON.parse(text);
  if (!isRecord(kept)) return { format: '', options: {}, widest: undefined, captions: {}, last: undefined };
  const { format, options, widest, captions, last } = kept;
  const entries = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);
  const read = entries(captions).flatMap(([drawing, each]): [string, Caption][] =>
    isRecord(each) && typeof each.caption === 'string' && typeof each.label === 'string'
      ? [[drawing, { caption: each.caption, label: each.label }]]
      : [],
  );
  return {
    format: typeof format === 'string' ? format : '',
    options: Object.fromEntries(entries(options).map(([id, each]) => [id, readOptions(each)])),
    widest: isWidth(widest) ? widest : undefined,
    captions: Object.fromEntries(read),
    last:
      isRecord(last) && typeof last.format === 'string'
        ? {
            format: last.format,
            selectedOnly: last.selectedOnly === true,
            valuesAnyway: last.valuesAnyway === true,
          }
        : undefined,
  };
}

/** The remembered choices as all tabs have left them. */
function stored(): Remembered {
  try {
    return readRemembered(localStorage.getItem(place));
  } catch {
    // Storage is damaged or refused, so the defaults are used.
    return readRemembered(null);
  }
}

/** This page's own choices: what another tab chooses meanwhile does not change them. */
export const useRemembered = heldStore<Remembered>(stored);

/**
 * True after storage refused a write: from then on this page uses only its own choices, until it is closed.
 */
const alone = held<boolean>(() => false);

/** Changes what this page remembers, and makes the same change in storage, where other tabs write too. */
function remember(change: (now: Remembered) => Partial<Remembered>): void {
  useRemembered.setState(change);
  try {
    const now = stored();
    localStorage.setItem(place, JSON.stringify({ ...now, ...change(now) }));
  } catch {
    alone.now = true;
  }
}

export function optionsFor(format: string): FigureOptions {
  const { options, widest } = useRemembered.getState();
  return { ...(options[format] ?? firstOptions), widest };
}

/** The same as a hook, which re-renders when they change. */
export function useOptions(format: string): FigureOptions {
  const kept = useRemembered((state) => state.options[format] ?? firstOptions);
  const widest = useRemembered((state) => state.widest);
  return useMemo(() => ({ ...kept, widest }), [kept, widest]);
}

export const rememberFormat = (format: string): void => remember(() => ({ format }));

export const rememberOptions = (format: string, options: FigureOptions): void =>
  remember((now) => ({ options: { ...now.options, [format]: options }, widest: options.widest }));

/** A drawing's caption goes with it from tab to tab. */
export const captionOf = (drawing: string): Caption =>
  (alone.now ? useRemembered.getState() : stored()).captions[drawing] ?? noCaption;

export const rememberCaption = (drawing: string, caption: Caption): void =>
  remember((now) => {
    const { [drawing]: _, ...others } = now.captions;
    const kept = Object.entries(others).slice(1 - mostCaptions);
    const empty = caption.caption === '' && caption.label === '';
    return { captions: Object.fromEntries(empty ? kept : [...kept, [drawing, caption]]) };
  });

export const rememberLast = (format: string, wish: Wish): void =>
  remember(() => ({ last: { format, ...wish } }));
