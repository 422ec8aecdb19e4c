/**
 * Hooks for an export. They give the format with its most recent options, draw the figure again when these
 * change, and write the file again with it, or on request.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Result, refused } from '../../engine/result.ts';
import type { Answer, FigureDrawn } from '../../workers/protocol.ts';
import { useEditor } from '../store/editor.ts';
import { useWatchedJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import { type Exportable, type ExportKind, previewIn, type WrittenExport, writtenIn } from './exportable.ts';
import type { Format } from './formats.ts';
import type { FigureOptions } from './options.ts';
import {
  captionOf,
  noCaption,
  rememberCaption,
  rememberOptions,
  useOptions,
  useRemembered,
} from './remembered.ts';
import type { Caption } from './request.ts';
import { type Warning, warningsOf } from './warnings.ts';

/** In milliseconds: the figure is drawn after this long without typing. */
export const drawingPause = 60;

/** What a person has chosen in an export dialog. */
export type ExportChoice = {
  readonly kind: ExportKind;
  readonly format: Format;
  readonly options: FigureOptions;
  change(part: Partial<FigureOptions>): void;
  readonly caption: Caption;
  setCaption(caption: Caption): void;
};

/**
 * The most recently chosen format of a kind, or else its first, with its options. The caption is remembered
 * with the drawing, or not at all.
 */
export function useExportChoice(kind: ExportKind, drawing?: string): ExportChoice {
  const chosen = useRemembered((state) => state.format);
  const format = kind.formats.find(({ id }) => id === chosen) ?? kind.formats[0];
  const options = useOptions(format.id);
  const [caption, write] = useState(() => (drawing === undefined ? noCaption : captionOf(drawing)));
  return {
    kind,
    format,
    options,
    change: (part) => rememberOptions(format.id, { ...options, ...part }),
    caption,
    setCaption(next) {
      write(next);
      if (drawing !== undefined) rememberCaption(drawing, next);
    },
  };
}

const notFinished: Result<WrittenExport> = refused([{ place: '', says: words.export.notFinished }]);

type Made = {
  readonly exported: Exportable;
  readonly format: Format;
  readonly writing: Promise<Result<WrittenExport>>;
  readonly stop: AbortController;
  /** True while it is being copied or saved; then a changed option does not cancel it. */
  leaving: boolean;
};

type Written = {
  /** Undefined until it is known, and always for formats that are not written at once. */
  readonly result: Result<WrittenExport> | undefined;
  /** Returns the writing in progress, or starts one. */
  readonly write: () => Promise<Result<WrittenExport>>;
};

/**
 * Writing does not start before `ready`, so that the preview comes first. If the file was not requested,
 * writing is cancelled when an option changes or the dialog closes.
 */
function useWritten(format: Format, exported: Exportable | undefined, ready: boolean): Written {
  const made = useRef<Made | undefined>(undefined);
  const [known, setKnown] = useState<{ readonly made: Made; readonly result: Result<WrittenExport> }>();
  const begun = useCallback((): Made | undefined => {
    if (!exported) return undefined;
    if (made.current?.exported !== exported || made.current.format !== format) {
      const stop = new AbortController();
      const writing = writtenIn(format, exported, stop.signal);
      made.current = { exported, format, writing, stop, leaving: false };
    }
    return made.current;
  }, [exported, format]);
  useEffect(() => {
    if (!ready || !format.atOnce) return;
    const mine = begun();
    if (!mine) return;
    let current = true;
    mine.writing.then(
      (result) => current && setKnown({ made: mine, result }),
      () => undefined,
    );
    return () => {
      current = false;
      if (mine.leaving) return;
      mine.stop.abort();
      if (made.current === mine) made.current = undefined;
    };
  }, [begun, ready, format]);
  const write = useCallback((): Promise<Result<WrittenExport>> => {
    const mine = begun();
    if (!mine) return Promise.resolve(notFinished);
    mine.leaving = true;
    // If writing was refused, perhaps for lack of a network, the next request tries again.
    const again = (): void => {
      if (made.current === mine) made.current = undefined;
    };
    mine.writing.then((result) => result.ok || again(), again);
    return mine.writing;
  }, [begun]);
  const fits = known && known.made.exported === exported && known.made.format === format;
  return { result: fits ? known.result : undefined, write };
}

export type Exporting = Written & {
  /** Whether there is a figure to draw. */
  readonly draws: boolean;
  /** The answer of the job that draws the figure, and the figure; both undefined until they come. */
  readonly answer: Answer<FigureDrawn> | undefined;
  readonly drawn: FigureDrawn | undefined;
  /** What the figure or the file will lack. */
  readonly warnings: readonly Warning[];
};

/** Draws an exportable, and writes it. Undefined means nothing, or nothing yet; it must be memoised. */
export function useExport(format: Format, exported: Exportable | undefined): Exporting {
  const solving = useEditor((state) => state.solving.kind === 'running');
  const isFigure = format.describes !== 'drawing';
  const draws = isFigure && exported !== undefined && !exported.isTooLarge;
  const pen = previewIn(format);
  const make = useMemo(() => (draws ? () => exported.job(pen) : undefined), [draws, exported, pen]);
  const { answer } = useWatchedJob(make, drawingPause);
  const drawn = answer?.kind === 'done' ? answer.value : undefined;
  const { result, write } = useWritten(format, exported, !draws || answer !== undefined);
  const warnings = exported && isFigure ? warningsOf(exported, drawn, solving) : [];
  return { draws, answer, drawn, result, write, warnings };
}

/** Sentences about what the format cannot express, or why nothing can be written. */
export function lostIn(
  format: Format,
  { answer, drawn }: Pick<Exporting, 'answer' | 'drawn'>,
  result: Result<WrittenExport> | undefined,
): readonly string[] {
  if (result) return result.ok ? result.value.unsaid : result.problems.map(({ says }) => says);
  // Bitmaps and PDF are written only on request: until then the preview says what they will lack.
  return format.atOnce || answer?.kind !== 'done' ? [] : (drawn?.unsaid ?? []);
}
