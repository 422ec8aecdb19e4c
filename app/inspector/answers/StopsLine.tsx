/** The stops of a scoring value on a small line of scores: the plain ones as points, those with passes as ticks. */
import { type Scoring, scoreOnPaper } from '../../../engine/values/index.ts';
import css from './scoring.module.css';
import { lineMargin, lineWidth, stopsOnLine } from './stops-on-line.ts';

const height = 46;
/** Nearer to each other than this, two points stand beside their places. */
const near = 8;

export function StopsLine({ value }: { readonly value: Scoring }) {
  const { ticks, left, right, texts } = stopsOnLine(value);
  const aside = Math.max(0, near - Math.abs(left - right)) / 2;
  const [ofLeft, ofRight] = left <= right ? [left - aside, right + aside] : [left + aside, right - aside];
  const letters = Math.max(0, 14 - Math.abs(ofLeft - ofRight)) / 2;
  const outwards = left <= right ? letters : -letters;
  const says = `Left stop ${scoreOnPaper(value.ls)}, right stop ${scoreOnPaper(value.rs)}`;
  return (
    <svg className={css.line} viewBox={`0 0 ${lineWidth} ${height}`} role="img" aria-label={says}>
      <line className={css.axis} x1={lineMargin / 2} x2={lineWidth - lineMargin / 2} y1={24} y2={24} />
      {ticks.map(({ score, x }) => (
        <line key={score} className={css.axis} x1={x} x2={x} y1={20} y2={28} />
      ))}
      {texts.map(({ text, x }) => (
        <text key={x} x={x} y={43} className={css.score}>
          {text}
        </text>
      ))}
      <circle className={css.left} cx={ofLeft} cy={24} r={5} />
      <circle className={css.right} cx={ofRight} cy={24} r={5} />
      <text x={ofLeft - outwards} y={12} className={css.letter}>
        L
      </text>
      <text x={ofRight + outwards} y={12} className={css.letter}>
        R
      </text>
    </svg>
  );
}
