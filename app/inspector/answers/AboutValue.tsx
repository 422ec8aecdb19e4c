/** Properties of a partizan value beyond its name: its sides, degree, birthday, Zugzwang, and its canonical form. */
import { type ReactNode, useId, useState } from 'react';
import {
  type AboutValue as About,
  type AnswerTo,
  type CanonicalForm,
  type Stopper,
  type Told,
  textOf,
} from '../../../engine/index.ts';
import { copyText } from '../../files/copy-text.ts';
import { Hint } from '../../parts/Button.tsx';
import { MathText } from '../../parts/MathText.tsx';
import css from './about-value.module.css';
import { answers, explained, unknown } from './about-words.ts';
import type { AnswerProps } from './answer-card.ts';
import { CanonicalForms } from './CanonicalForms.tsx';

/** A term with its explanation: on hovering or focus in a hint, on a press in a line below. */
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
        <Row name="Birthday" says={explained.birthday}>
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

export function AboutValueAnswer({
  answer: { about },
}: Pick<AnswerProps<AnswerTo<'about-value'>>, 'answer'>) {
  return (
    <>
      <Facts about={about} />
      <CanonicalForms about={about} />
    </>
  );
}
