/**
 * The rose of a picture: its arms are the ways towards which it may be laid. A click on one adds it or takes
 * it away.
 */
import type { KeyboardEvent } from 'react';
import { type Fragment, type Laying, layingsOfLine, layingsOfRows } from '../../../engine/rulesets/index.ts';
import { arms, armsOfLaying, layingByArm, layingOfTurns, type RoseArm, turnsOf } from './rose.ts';
import css from './rule-cards.module.css';

/** Row by row; the middle mirrors a picture of several rows. */
const places: readonly (RoseArm | 'middle')[] = [...arms.slice(0, 4), 'middle', ...arms.slice(4)];

/** The arms that a picture may have. */
function armsFor(board: 'row' | 'grid', isLine: boolean): readonly RoseArm[] {
  if (board === 'row') return ['←', '→'];
  return isLine ? arms : ['↑', '←', '→', '↓'];
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
};

/** The arrow keys go from arm to arm, passing over everything that is not an arm. */
function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = keySteps[event.key];
  const here = (event.target as HTMLElement).dataset.arm;
  if (!step || here === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  for (let next = Number(here) + step; next >= 0 && next < places.length; next += step) {
    const arm = event.currentTarget.querySelector<HTMLElement>(`[data-arm="${next}"]`);
    if (!arm) continue;
    arm.focus();
    return;
  }
}

const layingsSaid = {
  'as written': 'as drawn',
  'either way': 'either way',
  upright: 'upright',
  'up and down': 'up and down',
  across: 'across',
  diagonally: 'diagonally',
  'any direction': 'any direction',
  mirrored: 'mirrored',
  turned: 'turned',
  'turned and mirrored': 'turned and mirrored',
} satisfies Record<Laying, string>;

const armsSaid = {
  '↖': 'up and left',
  '↑': 'up',
  '↗': 'up and right',
  '←': 'left',
  '→': 'right',
  '↙': 'down and left',
  '↓': 'down',
  '↘': 'down and right',
} as const;

export function Rose(props: {
  readonly fragment: Fragment;
  readonly board: 'row' | 'grid';
  readonly laid: Laying;
  readonly readOnly: boolean;
  readonly lay: (laid: Laying) => void;
}) {
  const { fragment, board, laid, readOnly, lay } = props;
  const isLine = fragment.rows.length === 1;
  const offered = armsFor(board, isLine);
  const { isTurned, isMirrored } = turnsOf(laid);
  const chosen = armsOfLaying(laid);
  const layings: readonly Laying[] = isLine ? layingsOfLine : layingsOfRows;
  const listed =
    board === 'row' ? (['as written', 'either way'] as const satisfies readonly Laying[]) : layings;
  const firstArm = offered.find((arm) => chosen.includes(arm)) ?? offered[0];
  const press = (arm: RoseArm): void => {
    if (readOnly) return;
    lay(isLine ? layingByArm(laid, arm) : layingOfTurns(!isTurned, isMirrored));
  };
  return (
    <div className={css.laying}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend; these are buttons around a point */}
      <div
        className={css.rose}
        role="group"
        aria-label="Towards where it can be laid"
        onKeyDown={goByKey}
        data-strip={board === 'row' || undefined}
      >
        {places.map((arm, i) => {
          if (arm === 'middle')
            return isLine || board === 'row' ? (
              <span key={arm} className={css.middle} aria-hidden="true" />
            ) : (
              <button
                key={arm}
                type="button"
                data-arm={i}
                tabIndex={-1}
                className={css.arm}
                aria-pressed={isMirrored}
                aria-label="mirrored"
                title="mirrored"
                aria-disabled={readOnly || undefined}
                onClick={() => !readOnly && lay(layingOfTurns(isTurned, !isMirrored))}
              >
                ⇋
              </button>
            );
          if (!offered.includes(arm)) return board === 'row' ? null : <span key={arm} />;
          return (
            <button
              key={arm}
              type="button"
              data-arm={i}
              tabIndex={arm === firstArm ? 0 : -1}
              className={css.arm}
              aria-pressed={chosen.includes(arm)}
              aria-label={armsSaid[arm]}
              aria-disabled={readOnly || undefined}
              onClick={() => press(arm)}
            >
              {arm}
            </button>
          );
        })}
      </div>
      <select
        aria-label="How it can be laid"
        value={laid}
        disabled={readOnly}
        onChange={({ target }) => lay(target.value as Laying)}
      >
        {[...new Set<Laying>([...listed, laid])].map((each) => (
          <option key={each} value={each}>
            {layingsSaid[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
