/** What the game is worth with all moves and without those that are left out, and which of the optimal strategies are shown. */
import { whyNoneSaid } from '../../../../engine/simultaneous/index.ts';
import { listedShares, type MatrixAnswer, whyNoMatrix } from '../../../../engine/theories/index.ts';
import { Button } from '../../../parts/Button.tsx';
import parts from '../../../parts/parts.module.css';
import { words } from '../../../words.ts';
import css from './matrix.module.css';
import { onMatrix, worthOnMatrix } from './places.ts';
import type { Without } from './use-without.ts';

/** What it is worth; "without it" until all moves are back. */
export function Worth(
  props: { readonly answer: MatrixAnswer; called(vertex: number): string } & Pick<
    Without,
    'without' | 'isNow' | 'seen' | 'allBack'
  >,
) {
  const { answer, called, without, isNow, seen, allBack } = props;
  const { value, whyNone } = answer;
  if (!without) {
    const none = value ? [] : whyNone ? whyNoneSaid(whyNone, called) : [];
    return (
      <>
        {value && answer.cells.length > 0 && <p>{words.matrix.is(worthOnMatrix(value.low, value.high))}</p>}
        {none.map((says) => (
          <p key={says}>{onMatrix(says)}</p>
        ))}
      </>
    );
  }
  const names = [
    ...without.rows.map((i) => answer.rows[i].name),
    ...without.columns.map((j) => answer.columns[j].name),
  ];
  const before = value ? worthOnMatrix(value.low, value.high) : words.rounds.noValueSaid;
  return (
    <div className={css.without}>
      <p role="status">
        <b>{words.matrix.without(names)}</b>{' '}
        {!isNow
          ? words.matrix.withoutWaits
          : whyNoMatrix(seen)
            ? words.matrix.withoutNothing
            : seen.solution
              ? words.matrix.withoutIs(worthOnMatrix(seen.solution.value), before)
              : words.matrix.withoutNone}
      </p>
      <Button onClick={allBack}>{words.matrix.allBack}</Button>
    </div>
  );
}

/** Of each player with several extreme optimal strategies the choice of the one that is shown. */
export function Strategies({ seen, chosen, setChosen }: Pick<Without, 'seen' | 'chosen' | 'setChosen'>) {
  const { solution, inGame, rows, columns } = seen;
  if (!solution) return null;
  const lines = { left: inGame.rows.map((i) => rows[i]), right: inGame.columns.map((j) => columns[j]) };
  return (['left', 'right'] as const).map((player) => {
    const { extreme, complete } = solution[player];
    if (extreme.length < 2) return null;
    return (
      <label key={player} className={css.strategy}>
        <span>{words.matrix.strategy[player]}</span>
        <select
          className={parts.field}
          value={chosen[player] ?? ''}
          onChange={({ target }) =>
            setChosen({ ...chosen, [player]: target.value === '' ? undefined : Number(target.value) })
          }
        >
          <option value="">{complete ? words.matrix.meanOf(extreme.length) : words.matrix.someOf}</option>
          {extreme.map((strategy, i) => {
            const says = listedShares(strategy, lines[player]);
            return (
              <option key={says} value={i}>
                {words.matrix.extreme(i + 1, says)}
              </option>
            );
          })}
        </select>
      </label>
    );
  });
}
