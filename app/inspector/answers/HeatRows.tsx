/** What is hot or cold about a loopfree value: its stops, mean and temperature, and what it is up to infinitesimals. */
import { dyadicOf } from '../../../engine/numbers/index.ts';
import { confusionInterval, type Heat, heatInWords } from '../../../engine/theories/index.ts';
import type { CanonicalForm } from '../../../engine/values/index.ts';
import { words } from '../../words.ts';
import css from './about-value.module.css';
import { answers, explained } from './about-words.ts';
import { CopiedValue, Row } from './FactRow.tsx';
import { OpenForm, positionsOfForm } from './OpenForm.tsx';

const Copied = ({ form }: { readonly form: CanonicalForm }) => (
  <CopiedValue value={{ kind: 'stopper', canonical: form }} />
);

const Exactly = ({ x }: { readonly x: number }) => <Copied form={dyadicOf(x)} />;

export function HeatRows({ heat }: { readonly heat: Heat }) {
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
          <Copied form={reduced} />
          <div className={css.reduced}>
            <p>{answers.onScreen(words.walls.losesOutcome)}</p>
            <OpenForm form={reduced} positions={positionsOfForm(reduced)} />
          </div>
        </Row>
      )}
    </>
  );
}
