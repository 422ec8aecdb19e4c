/** Explains the outcome signs that stand on nodes at a small zoom; shown while there are any. */
import type { ReactNode } from 'react';
import css from '../canvas.module.css';
import { useCanvas } from '../model/canvas-state.ts';

type Entry = { readonly letter: string; readonly says: string; readonly sign: ReactNode };

/** As outcome-marks.ts draws them, in a circle of radius 6. */
const entries: Readonly<Record<string, Entry>> = {
  N: { letter: '𝒩', says: 'next player wins', sign: null },
  P: { letter: '𝒫', says: 'previous player wins', sign: <circle r="3" fill="var(--ink)" /> },
  L: { letter: '𝓛', says: 'Left wins', sign: <path d="M0,5A5,5 0 0 1 0,-5z" fill="var(--left)" /> },
  R: { letter: '𝓡', says: 'Right wins', sign: <path d="M0,5A5,5 0 0 0 0,-5z" fill="var(--right)" /> },
  D: {
    letter: '𝒟',
    says: 'draw',
    sign: <rect x="-4.2" y="-1.3" width="8.4" height="2.6" fill="var(--ink-3)" />,
  },
};

export function OutcomeKey() {
  const marks = useCanvas((state) => state.marks);
  if (marks === '') return null;
  return (
    <ul className={css.key} aria-label="What the symbols on nodes mean">
      {[...marks].map((mark) => {
        const { letter, says, sign } = entries[mark];
        return (
          <li key={mark}>
            <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
              <circle r="6" fill="var(--paper)" stroke="var(--ink)" />
              {sign}
            </svg>
            <span aria-hidden="true">{letter}</span> {says}
          </li>
        );
      })}
    </ul>
  );
}
