/** + and − at each side of the open board, which make it larger and smaller. The keyboard does the same from the board itself. */
import { type BoardSide, boardSides, type Growth } from '../../engine/rulesets/index.ts';
import type { PositionRead } from '../store/position-of.ts';
import { words } from '../words.ts';
import css from './set-up.module.css';
import { resizeBoard } from './set-up-hand.ts';

const ways = ['grow', 'shrink'] as const satisfies readonly Growth[];
const signs: Readonly<Record<Growth, string>> = { grow: '+', shrink: '−' };

/** Whether the board grows or shrinks anywhere. */
export const hasSigns = ({ ruleset, draft }: PositionRead): boolean =>
  boardSides.some((side) => ways.some((way) => ruleset.resize?.(draft.position, side, way) !== undefined));

function Side({ read, side }: { readonly read: PositionRead; readonly side: BoardSide }) {
  const { ruleset, draft } = read;
  const resized = ways.map((way) => ({ way, to: ruleset.resize?.(draft.position, side, way) }));
  if (resized.every(({ to }) => to === undefined)) return null;
  return (
    <fieldset className={[css.side, css[side]].join(' ')}>
      <legend>{words.boards.side[side]}</legend>
      {resized.map(({ way, to }) => (
        <button
          key={way}
          type="button"
          tabIndex={-1}
          aria-label={to?.says ?? words.boards.staysAsLarge}
          title={to?.says}
          disabled={to === undefined}
          onClick={() => resizeBoard(side, way)}
        >
          {signs[way]}
        </button>
      ))}
    </fieldset>
  );
}

export function BoardSides({ read }: { readonly read: PositionRead }) {
  return (
    <>
      {boardSides.map((side) => (
        <Side key={side} read={read} side={side} />
      ))}
    </>
  );
}
