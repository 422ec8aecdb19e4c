/**
 * Typesets values and outcomes as in the papers: the runs of a Mark in KaTeX's fonts, moons as drawn shapes.
 * Screen readers get words, since they would not read "∞ with a small 0" well.
 */
import { memo } from 'react';
import { type Outcome, outcomeClasses } from '../../engine/outcome/index.ts';
import {
  type Mark,
  markAmongOthers,
  markOf,
  type Run,
  type Script,
  sameValue,
  spokenOf,
  type Value,
} from '../../engine/values/index.ts';
import css from './math.module.css';

/** Drawn at a height of 24; the width is the symbol's own, so that a subscript is close to it. */
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

/** KaTeX keeps ℕ and 𝒩 at the places of plain letters, in fonts of their own. */
const letters: Readonly<Record<string, string>> = { ℕ: 'N', 𝒩: 'N', 𝒫: 'P', 𝒟: 'D', 𝓛: 'L', 𝓡: 'R' };

const heights: Readonly<Record<Script, string | undefined>> = {
  base: undefined,
  sub: css.sub,
  sup: css.sup,
  'sub sub': css.subsub,
  'sub sup': css.subsup,
  'sup sub': css.supsub,
  'sup sup': css.supsup,
};

function RunText({ run }: { readonly run: Run }) {
  const place = heights[run.script];
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

/**
 * Groups runs in columns: a superscript and a subscript of one character are above each other, in two rows.
 */
function columnsOf(mark: Mark): readonly (readonly Mark[])[] {
  const columns: Run[][][] = [];
  let before = 'base';
  for (const run of mark) {
    const [height] = run.script.split(' ');
    const last = columns.at(-1);
    const row = last?.at(-1);
    if (last && row && height === before) row.push(run);
    else if (last && height !== 'base' && before !== 'base' && last.length < 2) {
      if (height === 'sup') last.unshift([run]);
      else last.push([run]);
    } else columns.push([[run]]);
    before = height;
  }
  return columns;
}

export function MarkText({ mark, spoken }: { readonly mark: Mark; readonly spoken: string }) {
  return (
    <span className={css.math}>
      <span aria-hidden="true" className={css.mark}>
        {columnsOf(mark).map((column, place) => {
          const rows = column.map((runs, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark's runs are identified by their index
            <span key={row} className={column.length > 1 ? css.row : undefined}>
              {runs.map((run, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <RunText key={at} run={run} />
              ))}
            </span>
          ));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={place} className={column.length > 1 ? css.column : undefined}>
              {rows}
            </span>
          );
        })}
      </span>
      <span className="unseen">{spoken}</span>
    </span>
  );
}

/** Every solution has values of its own; the same one is not set again. */
export const MathText = memo(
  function MathText({ value }: { readonly value: Value }) {
    return <MarkText mark={markOf(value)} spoken={spokenOf(value)} />;
  },
  (before, after) => sameValue(before.value, after.value),
);

/** The same in a list with values of several kinds. */
export const MathTextAmongOthers = memo(
  function MathTextAmongOthers({ value }: { readonly value: Value }) {
    return <MarkText mark={markAmongOthers(value)} spoken={spokenOf(value)} />;
  },
  (before, after) => sameValue(before.value, after.value),
);

/** KaTeX's calligraphic font has no accents, so those of the roman one are placed over its letters. */
const accents = { hat: 'ˆ', check: 'ˇ' } as const;

export const OutcomeLetter = memo(function OutcomeLetter({ outcome }: { readonly outcome: Outcome }) {
  const { letter, base, letters = base, accent, spoken } = outcomeClasses[outcome];
  return (
    <span className={css.math} title={letter}>
      <span className={css.calligraphic} aria-hidden="true">
        {letters}
        {accent && <span className={css.accent}>{accents[accent]}</span>}
      </span>
      <span className="unseen">{spoken}</span>
    </span>
  );
});

/** The letter of an outcome, with the winner in words. */
export const OutcomeInWords = ({ outcome }: { readonly outcome: Outcome }) => (
  <>
    <OutcomeLetter outcome={outcome} /> {outcomeClasses[outcome].says}
  </>
);

/** The same as a part of a line; nothing without an outcome. */
export const OutcomePart = (props: { readonly outcome: Outcome | undefined; readonly className?: string }) =>
  props.outcome && (
    <span className={props.className}>
      <OutcomeInWords outcome={props.outcome} />
    </span>
  );
