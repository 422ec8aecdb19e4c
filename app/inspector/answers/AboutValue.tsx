/**
 * Properties of a partizan value beyond its name: its sides, degree, birthday, Zugzwang, and its canonical
 * form.
 */

import { dyadicOf } from '../../../engine/numbers/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import {
  type AboutValue as About,
  type AboutSide,
  type AboutValue,
  confusionInterval,
  type FactFound,
  type Heat,
  heatInWords,
} from '../../../engine/theories/index.ts';
import type { CanonicalForm, Stopper } from '../../../engine/values/index.ts';
import { words } from '../../words.ts';
import { AboutScoringAnswer } from './AboutScoring.tsx';
import css from './about-value.module.css';
import { answers, explained, unknown } from './about-words.ts';
import type { AnswerProps } from './answer-card.ts';
import { CopiedValue, Row } from './FactRow.tsx';
import { FormPicture } from './FormPicture.tsx';
import { drawnForm, OpenForm, positionsOfForm } from './OpenForm.tsx';

const CopiedForm = ({ form }: { readonly form: CanonicalForm }) => (
  <CopiedValue value={{ kind: 'stopper', canonical: form }} />
);

const Exactly = ({ x }: { readonly x: number }) => <CopiedForm form={dyadicOf(x)} />;

/**
 * What is hot or cold about a loopfree value: its stops, mean and temperature, and what it is up to
 * infinitesimals.
 */
function HeatRows({ heat }: { readonly heat: Heat }) {
  const { stops, isNumber, thermograph, reduced } = heat;
  const confused = confusionInterval(heat);
  return (
    <>
      <Row name="Heat" says={explained.heat}>
        {answers.onScreen(heatInWords(heat))}
      </Row>
      {!isNumber && (
        <Row name="Stops" says={explained.stops}>
          <Exactly x={stops.left} />, <Exactly x={stops.right} />
        </Row>
      )}
      {confused !== undefined && (
        <Row name="Confused with" says={explained.confused}>
          {answers.onScreen(confused)}
        </Row>
      )}
      <Row name="Mean" says={explained.mean}>
        <Exactly x={thermograph.mean} />
      </Row>
      <Row name="Temperature" says={explained.temperature}>
        <Exactly x={thermograph.temperature} />
      </Row>
      {reduced && (
        <Row name="Reduced" says={explained.reduced}>
          <CopiedForm form={reduced} />
          <div className={css.reduced}>
            <p>
              {answers.onScreen(
                'It need not keep the outcome: {1|*} is greater than 0, but its reduced form {1|0} is confused with 0.',
              )}
            </p>
            <OpenForm form={reduced} positions={positionsOfForm(reduced)} />
          </div>
        </Row>
      )}
    </>
  );
}

const Form = ({ side, name }: { readonly side: AboutSide; readonly name: string }) => (
  <FormPicture form={{ name, positions: side.positions, document: () => drawnForm(side.form) }} of={side} />
);

/** The simplest form of a partizan value, or of each of its sides. */
function CanonicalForms({ about }: { readonly about: AboutValue }) {
  const { stopper, onside, offside } = about;
  if (stopper) return <Form side={onside} name={words.canonicalForm} />;
  return (
    <>
      <Form side={onside} name="Onside" />
      <Form side={offside} name="Offside" />
    </>
  );
}

const stopperOf = (canonical: CanonicalForm): Stopper => ({ kind: 'stopper', canonical });

const Copied = ({ form }: { readonly form: CanonicalForm }) => <CopiedValue value={stopperOf(form)} />;

const ToldForm = ({ told }: { readonly told: FactFound<CanonicalForm> }) =>
  told.kind === 'told' ? <Copied form={told.is} /> : unknown[told.kind];

function Facts({ about }: { readonly about: About }) {
  const { stopper, onside, offside, degree, loopfree, zugzwang, heat } = about;
  return (
    <dl>
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
      {heat?.kind === 'told' && <HeatRows heat={heat.is} />}
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

export function AboutValueAnswer({ answer }: Pick<AnswerProps<AnswerTo<'about-value'>>, 'answer'>) {
  if (answer.kind === 'about-scoring') return <AboutScoringAnswer about={answer.about} />;
  const { about } = answer;
  return (
    <>
      <Facts about={about} />
      <CanonicalForms about={about} />
    </>
  );
}
