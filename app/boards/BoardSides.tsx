/**
 * + and − at each side of the open board, which make it larger and smaller, and at its corner those of what
 * players put. The keyboard does the same from the board itself.
 */
import { boardSides, type Growth, type ResizedBoard } from '../../engine/rulesets/index.ts';
import type { PositionRead } from '../store/position-of.ts';
import { words } from '../words.ts';
import css from './set-up.module.css';
import { changeStock, resizeBoard } from './set-up-hand.ts';

const ways = ['grow', 'shrink'] as const satisfies readonly Growth[];
const signs: Readonly<Record<Growth, string>> = { grow: '+', shrink: '−' };

/** Whether the board grows or shrinks anywhere, or there may be more or fewer of what players put. */
export const hasSigns = ({ ruleset, draft }: PositionRead): boolean =>
  ruleset.stock !== undefined ||
  boardSides.some((side) => ways.some((way) => ruleset.resize?.(draft.position, side, way) !== undefined));

type Ways = (way: Growth) => ResizedBoard | undefined;

function Signs(props: {
  readonly place: string;
  readonly legend: string;
  readonly resized: Ways;
  readonly refused: string;
  readonly press: (way: Growth) => void;
}) {
  const resized = ways.map((way) => ({ way, to: props.resized(way) }));
  if (resized.every(({ to }) => to === undefined)) return null;
  return (
    <fieldset className={[css.side, props.place].join(' ')}>
      <legend>{props.legend}</legend>
      {resized.map(({ way, to }) => (
        <button
          key={way}
          type="button"
          tabIndex={-1}
          aria-label={to?.says ?? props.refused}
          title={to?.says}
          disabled={to === undefined}
          onClick={() => props.press(way)}
        >
          {signs[way]}
        </button>
      ))}
    </fieldset>
  );
}

const sides = { left: 'left', right: 'right', top: 'top', bottom: 'bottom' } as const;

export function BoardSides({ read: { ruleset, draft } }: { readonly read: PositionRead }) {
  const { stock } = ruleset;
  return (
    <>
      {boardSides.map((side) => (
        <Signs
          key={side}
          place={css[side]}
          legend={sides[side]}
          resized={(way) => ruleset.resize?.(draft.position, side, way)}
          refused={words.boards.staysAsLarge}
          press={(way) => resizeBoard(side, way)}
        />
      ))}
      {stock && (
        <Signs
          place={css.stock}
          legend={stock.name}
          resized={(way) => stock.change(draft.position, way)}
          refused={words.boards.staysAsMany(stock.name)}
          press={changeStock}
        />
      )}
    </>
  );
}
