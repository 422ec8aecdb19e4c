/**
 * Nodes as a table: name, colour, value, what is measured of it, outcome, round; it can be sorted and copied as CSV or LaTeX. Above 500 rows
 * only the visible ones are rendered; the rest is empty height, so that the scroll bar is right.
 */
import { useMemo, useState } from 'react';
import type { NodeId } from '../../engine/document/index.ts';
import { obstacleSaid, obstacleSign } from '../../engine/pictures/index.ts';
import { latexMadeBy } from '../../engine/tables/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { copyText } from '../files/copy-text.ts';
import { Button } from '../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NameText } from '../parts/NodeName.tsx';
import { madeByEditor } from '../release.ts';
import { useEditor } from '../store/editor.ts';
import { shownLabels } from '../store/selectors.ts';
import { light } from '../store/showing.ts';
import { useToldFrom } from '../store/telling.ts';
import { words } from '../words.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import css from './card.module.css';
import { MeasuredCell } from './MeasuredCell.tsx';
import { nextOrder, SortHead, type TableOrder } from './SortHead.tsx';
import tableCss from './table.module.css';
import {
  asCsv,
  asLatex,
  type MeasureOfNodes,
  type NodeRow,
  nodeRows,
  sorted,
  whyEmpty,
} from './table-rows.ts';
import { useMeasured } from './use-measured.ts';

const rowHeight = 32;
const mostWhole = 500;
/** The rows that are rendered: the fourteen that are in sight, and so many above and below them that a turn of the wheel meets rows. */
const visible = 36;
const above = 11;

type Measured = { readonly measured: readonly MeasureOfNodes[] };

/** Columns that would say nothing of any row are left out. */
type Shown = { readonly colour: boolean; readonly round: boolean };

function TableRow(
  props: Measured & { readonly row: NodeRow; readonly place: number; readonly shown: Shown },
) {
  const { row, place, shown, measured } = props;
  return (
    <tr aria-rowindex={place + 2} onPointerEnter={() => light([row.id])} onPointerLeave={() => light([])}>
      <th scope="row">
        <button type="button" className={css.link} onClick={() => goTo(row.id)}>
          <NameText name={row.name} />
        </button>
      </th>
      {shown.colour && <td>{row.gray ? 'gray' : 'white'}</td>}
      <td>
        {row.unseen ? <UnseenCell /> : row.value ? <MathText value={row.value} /> : <NoValueCell row={row} />}
      </td>
      {measured.map(({ measure, of }) => (
        <td key={measure.id}>{row.unseen ? <UnseenCell /> : <MeasuredCell found={of(row)} />}</td>
      ))}
      <td>{row.outcome && <OutcomeLetter outcome={row.outcome} />}</td>
      {shown.round && <td className="numbers">{row.step}</td>}
    </tr>
  );
}

const UnseenCell = () => (
  <>
    <span aria-hidden="true">{words.hiddenSign}</span>
    <span className="unseen">{words.valueUnseen}</span>
  </>
);

function NoValueCell({ row: { obstacle } }: { readonly row: NodeRow }) {
  if (!obstacle) return null;
  return (
    <span title={obstacleSaid(obstacle)}>
      <span aria-hidden="true">{obstacleSign(obstacle)}</span>
      <span className="unseen">{obstacleSaid(obstacle)}</span>
    </span>
  );
}

type HeadProps = Measured & {
  readonly order: TableOrder | undefined;
  readonly choose: (by: string) => void;
  readonly shown: Shown;
};

function Head({ order, choose, shown, measured }: HeadProps) {
  const { heads } = words.tables;
  const of = (column: keyof typeof heads) => (
    <SortHead column={column} title={heads[column]} order={order} choose={choose} />
  );
  return (
    <thead>
      <tr aria-rowindex={1}>
        {of('name')}
        {shown.colour && of('colour')}
        {of('value')}
        {measured.map(({ measure: { id, title, says } }) => (
          <SortHead key={id} column={id} title={title} says={says} order={order} choose={choose} />
        ))}
        {of('outcome')}
        {shown.round && of('round')}
      </tr>
    </thead>
  );
}

export function NodeTable({ ids }: { readonly ids?: readonly NodeId[] }) {
  const told = useToldFrom();
  const labels = useEditor(shownLabels);
  const { offered, columns: measured, waiting } = useMeasured(ids);
  const [order, setOrder] = useState<TableOrder | undefined>(undefined);
  const [top, setTop] = useState(0);
  const all = useMemo(() => nodeRows(told, labels, ids), [told, labels, ids]);
  const rows = useMemo(
    () => sorted(all, order?.by, order?.descending === true, measured),
    [all, order, measured],
  );
  const shown = useMemo(
    () => ({
      colour: all.some(({ gray }) => gray),
      round: all.some(({ step }) => step !== undefined),
    }),
    [all],
  );
  const empty = useMemo(
    () =>
      whyEmpty(
        all,
        measured.map(({ measure }) => measure),
        (row, column) => measured[column].of(row),
      ),
    [all, measured],
  );
  const whole = rows.length <= mostWhole;
  const from = whole ? 0 : Math.max(0, Math.min(rows.length - visible, Math.floor(top / rowHeight) - above));
  const inSight = whole ? rows : rows.slice(from, from + visible);
  const below = whole ? 0 : Math.max(0, rows.length - from - visible);
  const choose = (by: string): void => setOrder(nextOrder(order, by));
  if (rows.length === 0) return <p className={css.quiet}>{words.tables.nothingDrawn}</p>;
  return (
    <>
      <ColumnChoice offered={offered} />
      <section
        className={tableCss.tableScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        aria-label={`${words.nodes(rows.length)}, table`}
        aria-busy={waiting}
        onScroll={(event) => !whole && setTop(event.currentTarget.scrollTop)}
      >
        <div style={{ paddingBlock: `${from * rowHeight}px ${below * rowHeight}px` }}>
          <table className={tableCss.table} aria-rowcount={rows.length + 1}>
            <Head order={order} choose={choose} shown={shown} measured={measured} />
            <tbody>
              {inSight.map((row, place) => (
                <TableRow key={row.id} row={row} place={from + place} shown={shown} measured={measured} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {empty.map((says) => (
        <p key={says} className={css.quiet}>
          {says}
        </p>
      ))}
      <div className={css.actions}>
        <Button onClick={() => void copyText(asCsv(rows, measured), words.tables.asCsv)}>
          {words.tables.copyCsv}
        </Button>
        <Button
          onClick={() =>
            void copyText(latexMadeBy(asLatex(rows, measured), madeByEditor), words.tables.asLatex)
          }
        >
          {words.tables.copyLatex}
        </Button>
      </div>
    </>
  );
}
