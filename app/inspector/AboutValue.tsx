/** What can be told of a partizan value beyond its name: its sides, degree, birthday, Zugzwang, and its canonical form. */
import { type ReactNode, useCallback, useId, useState } from 'react';
import {
  type AboutValue as About,
  type CanonicalForm,
  type Sided,
  type Stopper,
  type Told,
  textOf,
  type Value,
  valueKey,
} from '../../engine/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { copyText } from '../files/copy-text.ts';
import { Hint } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import css from './about-value.module.css';
import { answers, explained, unknown } from './about-words.ts';
import { CanonicalForms } from './CanonicalForms.tsx';
import cardCss from './card.module.css';
import { Section } from './Section.tsx';

/** A name that explains itself: when pointed at or reached by keyboard in a hint, when pressed in a line below. */
function Row({
  name,
  says,
  children,
}: {
  readonly name: string;
  readonly says: string;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const line = useId();
  return (
    <div className={css.row}>
      <dt>
        <Hint says={says}>
          <button
            type="button"
            className={css.name}
            aria-expanded={open}
            aria-controls={open ? line : undefined}
            onClick={() => setOpen(!open)}
          >
            {name}
          </button>
        </Hint>
      </dt>
      <dd className="numbers">{children}</dd>
      {open && (
        <dd id={line} className={css.says}>
          {says}
        </dd>
      )}
    </div>
  );
}

const stopperOf = (canonical: CanonicalForm): Stopper => ({ kind: 'stopper', canonical });

/** A value that a click copies as text. */
function Copied({ form }: { readonly form: CanonicalForm }) {
  const value = stopperOf(form);
  const text = textOf(value);
  return (
    <Hint says="Copy as text">
      <button type="button" className={css.value} onClick={() => void copyText(text, text)}>
        <MathText value={value} />
      </button>
    </Hint>
  );
}

const ToldForm = ({ told }: { readonly told: Told<CanonicalForm> }) =>
  told.kind === 'told' ? <Copied form={told.is} /> : unknown[told.kind];

function Facts({ about }: { readonly about: About }) {
  const { stopper, onside, offside, degree, loopfree, zugzwang } = about;
  return (
    <dl className={css.rows}>
      {!stopper && (
        <>
          <Row name="Onside" says={explained.onside}>
            <Copied form={onside.form} />
          </Row>
          <Row name="Offside" says={explained.offside}>
            <Copied form={offside.form} />
          </Row>
        </>
      )}
      <Row name="Stopper" says={explained.stopper}>
        {answers.stopper(about)}
      </Row>
      <Row name="Loopfree" says={explained.loopfree}>
        {answers.loopfree(about)}
      </Row>
      {loopfree && (
        <Row name="Born on" says={explained.birthday}>
          {answers.birthday(about)}
        </Row>
      )}
      <Row name="Degree of loopiness" says={explained.degree}>
        <ToldForm told={degree} />
      </Row>
      {zugzwang && (
        <Row name="Zugzwang" says={explained.zugzwang}>
          {answers.zugzwang(zugzwang)}
        </Row>
      )}
      <Row name="Subpositions" says={explained.positions}>
        {answers.positions(onside.positions)}
        {!stopper && ` and ${answers.positions(offside.positions)}`}
      </Row>
    </dl>
  );
}

function Computed({ value }: { readonly value: Stopper | Sided }) {
  const make = useCallback(
    (): AskJob<'about-value'> => ({ kind: 'ask', question: 'about-value', about: { value } }),
    [value],
  );
  const answer = useJob(make);
  if (!answer) return <p className={cardCss.waiting}>{words.working}</p>;
  if (answer.kind !== 'done')
    return <p className={cardCss.quiet}>{answer.kind === 'cancelled' ? '' : answer.says}</p>;
  const { about } = answer.value;
  return (
    <>
      <Facts about={about} />
      <CanonicalForms about={about} />
    </>
  );
}

const section = 'about-value';

/** Solving gives every value anew: the same value stays the same record, and is not asked about again. */
function useSame(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || valueKey(kept) === valueKey(value)) return kept;
  keep(value);
  return value;
}

export function AboutValue({ value }: { readonly value: Value }) {
  const same = useSame(value);
  const folded = useEditor((state) => state.folded[section]) ?? false;
  if (same.kind !== 'stopper' && same.kind !== 'sided') return null;
  return (
    <Section id={section} title="Value">
      {!folded && <Computed value={same} />}
    </Section>
  );
}
