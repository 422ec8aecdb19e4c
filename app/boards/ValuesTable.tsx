/**
 * The values of all positions that follow the board as a table: how many have each, and what is measured of
 * it; sorted by a press on a heading. The worker that has solved the board sorts and measures, and sends the
 * rows that are shown.
 */
import { ChevronRight } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import type { BoardGame, MeasuredCount, RowOrder, ValueCount } from '../../engine/conduct/index.ts';
import { measuredFor, type ValueMeasure } from '../../engine/theories/index.ts';
import type { AskJob, BoardSolved } from '../../workers/protocol.ts';
import { ColumnChoice } from '../inspector/ColumnChoice.tsx';
import { MeasuredCell } from '../inspector/MeasuredCell.tsx';
import { type ColumnHead, SortHeads } from '../inspector/SortHeads.tsx';
import tableCss from '../inspector/table.module.css';
import { whyEmpty } from '../inspector/table-rows.ts';
import { Button } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import { useEditor } from '../store/editor.ts';
import { useJob } from '../store/use-job.ts';
import { many } from '../words/counting.ts';
import { counted, words } from '../words.ts';
import boards from './boards.module.css';
import { PositionsWorth } from './ValueRow.tsx';
import css from './what-follows.module.css';

/** Rows that come at a time. */
const rowsMore = 60;

type Shown = { readonly rows: readonly MeasuredCount[]; readonly measures: readonly ValueMeasure[] };

type Wanted = {
  readonly most: number;
  readonly measures: readonly ValueMeasure[];
  readonly order: RowOrder | undefined;
};

/** The rows that came with the solution, until those come that are asked for; then these, until others do. */
function useRows(
  game: BoardGame,
  first: readonly ValueCount[],
  { most, measures, order }: Wanted,
): { readonly shown: Shown; readonly waiting: boolean } {
  const asks = most > first.length || measures.length > 0 || order !== undefined;
  const make = useCallback(
    (): AskJob<'values'> => ({
      kind: 'ask',
      question: 'values',
      about: { from: 0, most, measures: measures.map(({ id }) => id), ...(order && { order }) },
      game,
    }),
    [game, most, measures, order],
  );
  const answer = useJob(asks ? make : undefined);
  const [last, setLast] = useState<Shown>(() => ({
    rows: first.map((each, row) => ({ ...each, row, measured: [] })),
    measures: [],
  }));
  const found = answer?.kind === 'done' ? answer.value.rows : undefined;
  if (found && found !== last.rows) {
    const shown = { rows: found, measures };
    setLast(shown);
    return { shown, waiting: false };
  }
  return { shown: last, waiting: asks && answer === undefined };
}

type RowProps = {
  readonly game: BoardGame;
  readonly row: MeasuredCount;
  readonly measures: readonly ValueMeasure[];
};

function Row({ game, row, measures }: RowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={css.row}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight size={14} aria-hidden="true" />
            <span className={css.value}>
              <MathText value={row.value} />
            </span>
          </button>
        </th>
        <td className="numbers">{counted(row.count)}</td>
        {measures.map((measure, i) => (
          <td key={measure.id}>
            <MeasuredCell found={row.measured[i]} />
          </td>
        ))}
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={2 + measures.length}>
            <PositionsWorth game={game} row={row} />
          </td>
        </tr>
      )}
    </>
  );
}

const heads: readonly ColumnHead[] = [
  { id: 'value', title: words.tables.heads.value },
  { id: 'count', title: 'Count', says: 'How many positions have the value.' },
];

const more = (left: number, step: number) =>
  left <= step
    ? `Show the other ${left === 1 ? 'value' : `${counted(left)} values`}`
    : `Show ${counted(step)} more of ${counted(left)} values`;

export function ValuesTable({ game, solved }: { readonly game: BoardGame; readonly solved: BoardSolved }) {
  const { counts, values, withoutValue, chosen } = solved;
  const columns = useEditor((state) => state.tableColumns);
  const offered = measuredFor(chosen.theory ?? '');
  const measures = useMemo(() => offered.filter(({ id }) => columns.includes(id)), [offered, columns]);
  const [most, setMost] = useState(counts.length);
  const [order, setOrder] = useState<RowOrder | undefined>(undefined);
  const { shown, waiting } = useRows(game, counts, { most, measures, order });
  const left = values - shown.rows.length;
  return (
    <>
      <ColumnChoice offered={offered} />
      <div className={css.values}>
        <table
          className={`${tableCss.table} ${css.byValue}`}
          aria-label="Values of all positions"
          aria-busy={waiting}
        >
          <SortHeads heads={[...heads, ...shown.measures]} order={order} sort={setOrder} />
          <tbody>
            {shown.rows.map((row) => (
              <Row key={row.row} game={game} row={row} measures={shown.measures} />
            ))}
          </tbody>
        </table>
      </div>
      {whyEmpty(shown.rows, shown.measures, ({ measured }, column) => measured[column]).map((says) => (
        <p key={says} className={boards.quiet}>
          {says}
        </p>
      ))}
      {left > 0 && (
        <Button onClick={() => setMost(shown.rows.length + rowsMore)}>{more(left, rowsMore)}</Button>
      )}
      {withoutValue > 0 && (
        <p className={boards.quiet}>{many(withoutValue, 'position', 'positions')} without a value</p>
      )}
    </>
  );
}
