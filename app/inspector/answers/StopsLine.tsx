/** The stops of a scoring value on a small line of scores: the plain ones as points, those with passes as ticks. */
import { type Scoring, scoreNear, scoreOnPaper } from '../../../engine/index.ts';
import css from './scoring.module.css';

const [width, height, margin] = [240, 46, 24];
/** Between the middles of two scores that are written. */
const apart = 26;

export function StopsLine({ value }: { readonly value: Scoring }) {
  const { ls, rs, passing } = value;
  const ticks = passing ? [passing.lsUnder, passing.rsUnder, passing.lsOver, passing.rsOver] : [];
  const places = [...new Set([ls, rs, ...ticks])];
  const near = places.map(scoreNear);
  const [low, high] = [Math.min(...near), Math.max(...near)];
  const at = (score: string): number =>
    high === low ? width / 2 : margin + ((scoreNear(score) - low) / (high - low)) * (width - 2 * margin);
  // The two stops are always written, the others where there is room.
  const written = new Set([ls, rs]);
  for (const score of places)
    if ([...written].every((other) => Math.abs(at(other) - at(score)) >= apart)) written.add(score);
  const says = `Left stop ${scoreOnPaper(ls)}, right stop ${scoreOnPaper(rs)}`;
  return (
    <svg className={css.line} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={says}>
      <line className={css.axis} x1={margin / 2} x2={width - margin / 2} y1={24} y2={24} />
      {places.map((score) => (
        <g key={score}>
          <line className={css.axis} x1={at(score)} x2={at(score)} y1={20} y2={28} />
          {written.has(score) && (
            <text x={at(score)} y={43} className={css.score}>
              {scoreOnPaper(score)}
            </text>
          )}
        </g>
      ))}
      <circle className={css.left} cx={at(ls) - (ls === rs ? 4 : 0)} cy={24} r={5} />
      <circle className={css.right} cx={at(rs) + (ls === rs ? 4 : 0)} cy={24} r={5} />
      <text x={at(ls) - (ls === rs ? 7 : 0)} y={12} className={css.letter}>
        L
      </text>
      <text x={at(rs) + (ls === rs ? 7 : 0)} y={12} className={css.letter}>
        R
      </text>
    </svg>
  );
}
