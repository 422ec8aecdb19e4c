/**
 * A node's value, large; a click copies it. It is pending, faded while an edit is being solved, or "?" with the
 * reason.
 */
import { latexOf, rankOf, textOf, type Value } from '../../engine/index.ts';
import { copyText } from '../files/copy-text.ts';
import { Button, Hint } from '../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import { awaitsRounds, type Label } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import large from './value-card.module.css';

/** A long form is set smaller, so that more of it can be read without scrolling. */
const lengthOf = (text: string): 'long' | 'very long' | undefined =>
  text.length > 20 ? 'very long' : text.length > 12 ? 'long' : undefined;

export function BigValue({ value, stale }: { readonly value: Value; readonly stale?: boolean }) {
  const text = textOf(value);
  return (
    <div className={large.valueLine}>
      <Hint says="Copy as text">
        <button
          type="button"
          className={large.bigValue}
          data-stale={stale || undefined}
          data-length={lengthOf(text)}
          onClick={() => void copyText(text, text)}
        >
          <MathText value={value} />
        </button>
      </Hint>
      <Button look="quiet" onClick={() => void copyText(latexOf(value), 'LaTeX')}>
        LaTeX
      </Button>
    </div>
  );
}

function NoValue() {
  const labels = useEditor((state) => state.labels);
  const awaited = useEditor(awaitsRounds);
  if (awaited) return <p className={css.waiting}>{words.walk.notYet}</p>;
  if (!labels?.complete) return <p className={css.waiting}>{words.working}</p>;
  return <p className={large.noValue}>{whyNoValue(labels)}</p>;
}

/** Why a node has no value in a finished solution. */
const whyNoValue = ({ chosen, leftOut }: Labels): string =>
  chosen.uncovered > 0 ? words.atWork.noneForNode(chosen.reason) : (leftOut ?? words.atWork.noneFound);

/** Whether a theory with rounds assigned this value in none of them. */
const isUnassigned = (value: Value): boolean => ['infinite', 'undetermined'].includes(rankOf(value));

export function ValueCard({ label }: { readonly label: Label | undefined }) {
  const stale = useEditor((state) => state.labels === undefined);
  return (
    <div className={large.valueCard}>
      {label?.value ? <BigValue value={label.value} stale={stale} /> : <NoValue />}
      {label?.outcome && (
        <p className={css.outcome}>
          <OutcomeLetter outcome={label.outcome} /> {words.outcome[label.outcome]}
        </p>
      )}
      <p className={css.small}>
        {label?.step !== undefined && <span>Determined in round {label.step}</span>}
        {label?.value && isUnassigned(label.value) && label.step === undefined && (
          <span>Determined in no round: infinite rank</span>
        )}
        {label?.remoteness !== undefined && label.remoteness >= 0 && (
          <span>Remoteness {label.remoteness}</span>
        )}
        {label?.remoteness === -1 && <span>Remoteness ∞</span>}
      </p>
    </div>
  );
}
