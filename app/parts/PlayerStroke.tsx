/**
 * A player's arc as the canvas draws it: Left solid, Right dashed, Either double, both players' with a small
 * grid, or plain ink where all are Either.
 */
import type { Whose } from '../../engine/document/index.ts';
import css from './parts.module.css';

export const byTurns: readonly Whose[] = ['left', 'right', 'either'];
export const everyPlayer: readonly Whose[] = [...byTurns, 'both'];

export function PlayerStroke(props: {
  readonly player: Whose;
  /** Every arc of the drawing is Either: there it is one plain line. */
  readonly plain?: boolean;
  readonly width?: number;
}) {
  const { player, plain, width = 28 } = props;
  const ink = plain && player === 'either' ? 'var(--ink)' : `var(--${player})`;
  const end = width - 6;
  const double = player === 'either' && !plain;
  return (
    <svg
      className={css.stroke}
      width={width}
      height="12"
      viewBox={`0 0 ${width} 12`}
      aria-hidden="true"
      fill="none"
      stroke={ink}
    >
      {double ? (
        <path d={`M1 4.1H${end} M1 7.9H${end}`} strokeWidth="1.3" />
      ) : (
        <path
          d={`M1 6H${end}`}
          strokeWidth={plain ? 1.3 : 1.8}
          strokeDasharray={player === 'right' ? '4.5 2.8' : undefined}
        />
      )}
      {player === 'both' && (
        <path
          d={`M${end / 2 - 4} 2H${end / 2 + 4}V10H${end / 2 - 4}ZM${end / 2 - 4} 6H${end / 2 + 4}M${end / 2} 2V10`}
          fill="var(--paper)"
          strokeWidth="1.2"
        />
      )}
      <path d={`M${width - 9} 1.8L${width - 0.6} 6L${width - 9} 10.2Z`} fill={ink} stroke="none" />
    </svg>
  );
}
