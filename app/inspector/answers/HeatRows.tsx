/** What is hot or cold about a loopfree value: its stops, mean and temperature, and what it is up to infinitesimals. */
import { useMemo } from 'react';
import { styles } from '../../../engine/figure/index.ts';
import { dyadicOf } from '../../../engine/numbers/index.ts';
import { confusionInterval, drawnThermographs, type Heat } from '../../../engine/theories/index.ts';
import type { CanonicalForm } from '../../../engine/values/index.ts';
import { FigureShapes } from '../../parts/FigureShapes.tsx';
import css from './about-value.module.css';
import { answers, explained } from './about-words.ts';
import { CopiedValue, Row } from './FactRow.tsx';

const Copied = ({ form }: { readonly form: CanonicalForm }) => (
  <CopiedValue value={{ kind: 'stopper', canonical: form }} />
);

const Exactly = ({ x }: { readonly x: number }) => <Copied form={dyadicOf(x)} />;

/** In pixels for each point: the letters are as large as those of the rows. */
const size = 1.1;

/** The thermograph as it is drawn in figures. */
export function Thermogram({ thermograph }: Pick<Heat, 'thermograph'>) {
  const { figure } = useMemo(
    () => drawnThermographs([{ name: '', thermograph }], { title: '' }, styles.screen),
    [thermograph],
  );
  const { x, y, width, height } = figure.bounds;
  return (
    <div className={css.thermograph}>
      <svg
        role="img"
        aria-label={`${answers.thermograph} ${figure.description}`}
        viewBox={`${x} ${y} ${width} ${height}`}
        style={{ width: `${width * size}px` }}
      >
        <FigureShapes figure={figure} />
      </svg>
    </div>
  );
}

export function HeatRows({ heat }: { readonly heat: Heat }) {
  const { stops, isNumber, thermograph, reduced } = heat;
  const confused = confusionInterval(heat);
  return (
    <>
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
        </Row>
      )}
    </>
  );
}
