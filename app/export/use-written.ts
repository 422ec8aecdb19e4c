/** What an export comes to, as a hook: written anew when something else is chosen, and asked for when it is not there yet. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../engine/index.ts';
import type { Asked } from './asked.ts';
import type { Format, Written } from './formats.ts';

type Made = { readonly asked: Asked; readonly format: Format; readonly writing: Promise<Result<Written>> };

/**
 * `result` is undefined until it is known, and stays so for formats that are not written at once. `write` gives the
 * writing under way, or begins it. Nothing is begun before `ready`, so that the figure that is looked at comes first.
 */
export function useWritten(
  format: Format,
  asked: Asked,
  ready: boolean,
): { readonly result: Result<Written> | undefined; readonly write: () => Promise<Result<Written>> } {
  const made = useRef<Made>(undefined);
  const [known, setKnown] = useState<{ readonly made: Made; readonly result: Result<Written> }>();
  const write = useCallback((): Promise<Result<Written>> => {
    if (made.current?.asked !== asked || made.current.format !== format) {
      made.current = { asked, format, writing: format.write(asked) };
    }
    return made.current.writing;
  }, [asked, format]);
  useEffect(() => {
    if (!ready || !format.atOnce) return;
    let current = true;
    write().then(
      (result) => current && made.current && setKnown({ made: made.current, result }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [write, ready, format]);
  const fits = known && known.made.asked === asked && known.made.format === format;
  return { result: fits ? known.result : undefined, write };
}
