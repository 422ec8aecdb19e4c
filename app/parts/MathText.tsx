/**
 * Values and outcomes typeset as in the papers: the runs of a Mark in KaTeX's faces, moons as drawn shapes.
 * Read out in words, since "∞ with a small 0" is not what a screen reader makes of it.
 */
import {
  type Mark,
  markOf,
  type Outcome,
  outcomeLetters,
  outcomesSpoken,
  type Run,
  spokenOf,
  type Value,
} from '../../engine/index.ts';
import css from './math.module.css';

/** Drawn on a height of 24; the width is the sign's own, so that a subscript stands close to it. */
const widths = { moon: 15, 'full-moon': 20, 'new-moon': 20 } as const;

const shapes = {
  moon: <path d="M14.2 2.6A10 10 0 1 0 14.2 21.4A11.6 11.6 0 0 1 14.2 2.6Z" fill="currentColor" />,
  'full-moon': <circle cx="10" cy="12" r="8.6" fill="none" stroke="currentColor" strokeWidth="1.7" />,
  'new-moon': <circle cx="10" cy="12" r="9" fill="currentColor" />,
} as const;

const faces = {
  roman: css.roman,
  italic: css.italic,
  blackboard: css.blackboard,
  calligraphic: css.calligraphic,
};

/** KaTeX keeps ℕ and 𝒩 at the places of plain letters, in faces of their own. */
const letters: Readonly<Record<string, string>> = { ℕ: 'N', 𝒩: 'N', 𝒫: 'P', 𝒟: 'D', 𝓛: 'L', 𝓡: 'R' };

function RunText({ run }: { readonly run: Run }) {
  const place = run.script === 'sub' ? css.sub : undefined;
  if ('shape' in run) {
    return (
      <svg
        className={[css.shape, place].filter(Boolean).join(' ')}
        viewBox={`0 0 ${widths[run.shape]} 24`}
        aria-hidden="true"
      >
        {shapes[run.shape]}
      </svg>
    );
  }
  const text =
    run.face === 'blackboard' || run.face === 'calligraphic' ? (letters[run.text] ?? run.text) : run.text;
  return <span className={[faces[run.face], place].filter(Boolean).join(' ')}>{text}</span>;
}

export function MarkText({ mark, spoken }: { readonly mark: Mark; readonly spoken: string }) {
  return (
    <span className={css.math}>
      <span aria-hidden="true" className={css.mark}>
        {mark.map((run, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark's runs have no other identity than their place
          <RunText key={place} run={run} />
        ))}
      </span>
      <span className="unseen">{spoken}</span>
    </span>
  );
}

export const MathText = ({ value }: { readonly value: Value }) => (
  <MarkText mark={markOf(value)} spoken={spokenOf(value)} />
);

/** KaTeX's calligraphic face has no accents: those of the roman one are set over its letters. */
const accents: Readonly<Record<string, string>> = { '^': 'ˆ', v: 'ˇ' };

export function OutcomeLetter({ outcome }: { readonly outcome: Outcome }) {
  const accent = accents[outcome.slice(1)];
  return (
    <span className={css.math} title={outcomeLetters[outcome]}>
      <span className={css.calligraphic} aria-hidden="true">
        {outcome[0]}
        {accent && <span className={css.accent}>{accent}</span>}
      </span>
      <span className="unseen">{outcomesSpoken[outcome]}</span>
    </span>
  );
}
