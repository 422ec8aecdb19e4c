/**
 * A node's value, large; a click copies it. It is pending, faded while an edit is being solved, or "?" with
 * the reason.
 */

import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { obstacleSaid } from '../../engine/pictures/index.ts';
import {
  labelValue,
  latexOf,
  legendOf,
  markOf,
  rankOf,
  saidOf,
  sameValue,
  spokenOf,
  type Value,
} from '../../engine/values/index.ts';
import { copyText } from '../files/copy-text.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { OutcomeExplained } from '../help/OutcomeExplained.tsx';
import { Button, Hint } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import { awaitsRounds, freshLabels, type Label } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import large from './value-card.module.css';

/** A long value is set smaller, so that as much of it as possible can be read without scrolling. */
const lengths = ['', 'long', 'very long', 'longest'] as const;

/** In ems of its largest size: what the narrowest panel shows of a value. */
const narrowestRoom = 3.5;

/** Whether a value surely has room; no sign is wider than an em. */
const isShort = (value: Value): boolean =>
  markOf(value).reduce(
    (ems, run) => ems + ('shape' in run ? 1 : [...run.text].length) * (run.script === 'base' ? 1 : 0.75),
    0,
  ) <= narrowestRoom;

/** Sets the value at the largest size at which all of it is seen. */
function setLargest(button: HTMLElement): void {
  for (const length of lengths) {
    button.dataset.length = length;
    if (button.scrollWidth <= button.clientWidth) return;
  }
}

type Shown = { readonly value: Value; readonly stale?: boolean };

/** Every solution has values of its own; the same one is not set again. */
const isSame = (before: Shown, after: Shown): boolean =>
  before.stale === after.stale && sameValue(before.value, after.value);

/**
 * Copies say what is shown: fractions, and of a long scoring game its stops; its whole form has a button of
 * its own.
 */
export const BigValue = memo(function BigValue({ value, stale }: Shown) {
  const shown = labelValue(value, false);
  const text = saidOf(shown);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
  useLayoutEffect(() => {
    const set = button.current;
    if (!set) return;
    // To measure it the browser must lay out the page, which it does once more for the frame.
    if (isShort(shown) && shown === value) {
      set.dataset.length = lengths[0];
      return;
    }
    setLargest(set);
    // The typeset letters may come later, and be wider.
    void document.fonts?.ready.then(() => setLargest(set));
  }, [text]);
  return (
    <div className={large.valueLine}>
      <Hint says="Copy as text">
        <button
          ref={button}
          type="button"
          className={large.bigValue}
          data-stale={stale || undefined}
          onClick={() => void copyText(text, text)}
        >
          <MathText value={shown} />
        </button>
      </Hint>
      <HelpButton className={large.help} subject={shown} name={words.help.whatIs(spokenOf(shown))} />
      <Button look="quiet" onClick={() => void copyText(latexOf(shown), words.copiedLatex(text))}>
        {words.why.copyLatex}
      </Button>
      {shown !== value && (
        <Button look="quiet" onClick={() => void copyText(saidOf(value), words.wholeForm)}>
          {words.wholeForm}
        </Button>
      )}
    </div>
  );
}, isSame);

function NoValue({ obstacle }: { readonly obstacle: Label['obstacle'] }) {
  const labels = useEditor(freshLabels);
  const awaited = useEditor(awaitsRounds);
  if (awaited) return <p className={css.waiting}>{words.walk.notYet}</p>;
  if (!labels?.complete) return <p className={css.waiting}>{words.working}</p>;
  const says = obstacle ? `${words.rounds.hereIs(obstacleSaid(obstacle))}` : whyNoValue(labels);
  return <p className={large.noValue}>{says}</p>;
}

/** Why a node has no value in a finished solution. */
const whyNoValue = ({ chosen, leftOut }: Labels): string =>
  chosen.uncovered > 0 ? words.atWork.noneForNode(chosen.reason) : (leftOut?.says ?? words.atWork.noneFound);

/** Whether a theory with rounds assigned this value in none of them. */
const isUnassigned = (value: Value): boolean => ['infinite', 'undetermined'].includes(rankOf(value));

/** In milliseconds, as on the canvas: most edits are solved by then, and nothing flickers. */
const fadesAfter = 100;

/** Whether the value has been that of before an edit for a while. */
function useStale(): boolean {
  const waits = useEditor((state) => state.labels === undefined);
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLong(true), fadesAfter);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waits]);
  return waits && long;
}

export function ValueCard({ label }: { readonly label: Label | undefined }) {
  const stale = useStale();
  return (
    <div className={large.valueCard}>
      {label?.value ? <BigValue value={label.value} stale={stale} /> : <NoValue obstacle={label?.obstacle} />}
      {label?.value && <p className={css.quiet}>{legendOf(label.value)}</p>}
      {label?.outcome && (
        <p className={css.outcome}>
          <OutcomeExplained outcome={label.outcome} />
        </p>
      )}
      <p className={css.small}>
        {label?.step !== undefined && <span>{words.walk.foundIn(label.step)}</span>}
        {label?.value && isUnassigned(label.value) && label.step === undefined && (
          <span>{words.walk.foundInNone}</span>
        )}
        {label?.remoteness !== undefined && label.remoteness >= 0 && (
          <span>{words.sums.lasts(label.remoteness)}</span>
        )}
        {label?.remoteness === -1 && <span>{words.sums.lastsForEver}</span>}
      </p>
    </div>
  );
}
