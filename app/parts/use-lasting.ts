/** Whether a condition has held for some time, so that what is soon over does not flicker. */
import { useEffect, useState } from 'react';

/** In milliseconds, as on the canvas: most edits are solved by then, and nothing flickers. */
export const fadesAfter = 100;

export function useLasting(holds: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [holds, milliseconds]);
  return holds && lasts;
}
