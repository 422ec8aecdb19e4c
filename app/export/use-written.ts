/** The written export as a hook: written again when an option changes, and on request if it is not written yet. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../engine/result.ts';
import type { WrittenExport } from './figure.ts';
import type { Format } from './formats.ts';

/** A way to write what is asked for: a format of drawings or of boards. */
type Writer<Asked> = Pick<Format, 'atOnce'> & {
  write(asked: Asked, stop?: AbortSignal): Promise<Result<WrittenExport>>;
};

type Made<Asked> = {
  readonly asked: Asked;
  readonly format: Writer<Asked>;
  readonly writing: Promise<Result<WrittenExport>>;
  readonly stop: AbortController;
  /** True while it is being copied or saved; then a changed option does not cancel it. */
  leaving: boolean;
};

/**
 * `result` is undefined until it is known, and always for formats that are not written at once. `write` returns the
 * writing in progress, or starts one. Nothing starts before `ready`, so that the preview comes first. A writing that
 * nobody requested is cancelled when an option changes or the dialog closes.
 */
export function useWritten<Asked>(
  format: Writer<Asked>,
  asked: Asked,
  ready: boolean,
): {
  readonly result: Result<WrittenExport> | undefined;
  readonly write: () => Promise<Result<WrittenExport>>;
} {
  const made = useRef<Made<Asked> | undefined>(undefined);
  const [known, setKnown] = useState<{
    readonly made: Made<Asked>;
    readonly result: Result<WrittenExport>;
  }>();
  const begun = useCallback((): Made<Asked> => {
    if (made.current?.asked !== asked || made.current.format !== format) {
      const stop = new AbortController();
      made.current = { asked, format, writing: format.write(asked, stop.signal), stop, leaving: false };
    }
    return made.current;
  }, [asked, format]);
  useEffect(() => {
    if (!ready || !format.atOnce) return;
    let current = true;
    const mine = begun();
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
    mine.leaving = true;
    return mine.writing;
  }, [begun]);
  const fits = known && known.made.asked === asked && known.made.format === format;
  return { result: fits ? known.result : undefined, write };
}
