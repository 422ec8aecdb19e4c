/**
 * What something is worth, large: a node, the position on a board, a sum. A click copies the value; below it
 * are what kind of value it is and who wins. It fades while an edit is being solved.
 */
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { NodeId } from '../../engine/document/index.ts';
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
import { topicOfOutcome } from '../help/topics.ts';
import { Button, Hint } from '../parts/Button.tsx';
import { MathText, OutcomeInWords } from '../parts/MathText.tsx';
import { fadesAfter, useLasting } from '../parts/use-lasting.ts';
import { useEditor } from '../store/editor.ts';
import { awaitsRounds, freshLabels, type Label } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import card from './card.module.css';
import css from './value-card.module.css';

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

type BigProps = { readonly value: Value; readonly of: string | undefined };

/** Every solution has values of its own; the same one is not set again. */
const isSame = (before: BigProps, after: BigProps): boolean =>
  before.of === after.of && sameValue(before.value, after.value);

/**
 * Copies say what is shown: fractions, and of a long scoring game its stops; its whole form has a button of
 * its own. Where the card is announced, the value is: what can be done with it is read when the reader moves
 * on.
 */
const BigValue = memo(function BigValue({ value, of }: BigProps) {
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
    <div className={css.valueLine}>
      <Hint says="Copy as text">
        <button ref={button} type="button" className={css.bigValue} onClick={() => void copyText(text, text)}>
          <MathText key={of} value={shown} />
        </button>
      </Hint>
      <HelpButton
        className={css.help}
        subject={shown}
        name={words.help.whatIs(spokenOf(shown))}
        aria-live="off"
      />
      <Button
        look="quiet"
        aria-live="off"
        onClick={() => void copyText(latexOf(shown), words.copiedLatex(text))}
      >
        {words.why.copyLatex}
      </Button>
      {shown !== value && (
        <Button
          look="quiet"
          aria-live="off"
          onClick={() => void copyText(saidOf(value), words.canonicalForm)}
        >
          {words.canonicalForm}
        </Button>
      )}
    </div>
  );
}, isSame);

type CardProps = {
  /** Names the position that has this value: that of another one is announced even if it is the same. */
  readonly of?: string;
  /** What may be seen of it. */
  readonly worth: Partial<Pick<Label, 'value' | 'outcome'>> | undefined;
  /** It was found before the last edit. */
  readonly isStale?: boolean;
  /** In place of a value that there is not, or that may not be seen. */
  readonly none?: ReactNode;
  readonly children?: ReactNode;
};

export function ValueCard({ of, worth, isStale = false, none, children }: CardProps) {
  const { value, outcome } = worth ?? {};
  const isFaded = useLasting(isStale, fadesAfter);
  return (
    <div className={css.valueCard} data-stale={isFaded || undefined} aria-busy={isStale || undefined}>
      {value ? <BigValue value={value} of={of} /> : none}
      {value && (
        <p className={card.quiet} aria-live="off">
          {legendOf(value)}
        </p>
      )}
      {outcome && (
        <p className={card.outcome}>
          <OutcomeInWords key={of} outcome={outcome} />
          <HelpButton subject={topicOfOutcome(outcome)} name="What does this letter mean?" aria-live="off" />
        </p>
      )}
      {children}
    </div>
  );
}

/** For a node, what is in its way. */
const hereIs = (says: string) => `${says[0].toUpperCase()}${says.slice(1)}.`;

function NoValue({ obstacle }: { readonly obstacle: Label['obstacle'] }) {
  const labels = useEditor(freshLabels);
  const awaited = useEditor(awaitsRounds);
  if (awaited) return <p className={card.waiting}>Not determined in the rounds so far.</p>;
  if (!labels?.complete) return <p className={card.waiting}>{words.working}</p>;
  const says = obstacle ? `${hereIs(obstacleSaid(obstacle))}` : whyNoValue(labels);
  return <p className={css.noValue}>{says}</p>;
}

/** Why a node has no value in a finished solution. */
const whyNoValue = ({ chosen, leftOut }: Labels): string =>
  chosen.uncovered > 0
    ? `No theory covers what follows this node: ${chosen.reason}`
    : (leftOut?.says ?? 'No value was found');

/** Whether a theory with rounds assigned this value in none of them. */
const isUnassigned = (value: Value): boolean => ['infinite', 'undetermined'].includes(rankOf(value));

/** At a node, with the word for it. */
const lasts = (remoteness: number) =>
  remoteness === 0
    ? 'No move is left (remoteness 0).'
    : `With best play it lasts ${many(remoteness, 'move', 'moves')} (remoteness ${counted(remoteness)}).`;

function Facts({ value, step, remoteness }: Label) {
  return (
    <p className={card.small}>
      {step !== undefined && <span>Steps finds it in round {counted(step)}.</span>}
      {value && isUnassigned(value) && step === undefined && (
        <span>Steps finds it in no round: it has infinite rank.</span>
      )}
      {remoteness !== undefined && remoteness >= 0 && <span>{lasts(remoteness)}</span>}
      {remoteness === -1 && <span>With best play it never ends (remoteness ∞).</span>}
    </p>
  );
}

/** What a node is worth; `unseen` replaces it where it may not be seen. */
export function NodeValue(props: {
  readonly id: NodeId;
  readonly label: Label | undefined;
  readonly unseen: ReactNode;
}) {
  const { id, label, unseen } = props;
  const isStale = useEditor((state) => state.labels === undefined);
  if (unseen) return <ValueCard worth={undefined} none={unseen} />;
  return (
    <ValueCard of={id} worth={label} isStale={isStale} none={<NoValue obstacle={label?.obstacle} />}>
      {label && <Facts {...label} />}
    </ValueCard>
  );
}
