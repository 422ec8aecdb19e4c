/**
 * A joint round that was played: both choices, turned over together, and the sentences about each; here and
 * on the audience's wall.
 */
import type { JointSeen } from '../store/state/frame.ts';
import css from './joint-row.module.css';

export function JointRoundSeen({
  last: { choices, says },
}: {
  readonly last: NonNullable<JointSeen['last']>;
}) {
  return (
    <div className={css.last}>
      {choices.map(({ player, who, name, lines }) => (
        <div key={player} className={css.revealed} data-player={player}>
          <p className={css.card}>
            <span className={css.legend}>{who}</span> <strong>{name}</strong>
          </p>
          {lines.length > 0 && <p className={css.lines}>{lines.join(' ')}</p>}
        </div>
      ))}
      {says !== '' && <p className={css.lines}>{says}</p>}
    </div>
  );
}
