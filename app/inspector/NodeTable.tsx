/**
 * Nodes as a table: name, colour, value, outcome, round; it can be sorted and copied as CSV or LaTeX. Above 500 rows
 * only the visible ones are rendered; the rest is empty height, so that the scroll bar is right.
 */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { NodeId } from '../../engine/document/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { copyText } from '../files/copy-text.ts';
import { Button } from '../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NameText } from '../parts/NodeName.tsx';
import { useEditor } from '../store/editor.ts';
import { shownLabels } from '../store/selectors.ts';
import { light } from '../store/showing.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import tableCss from './table.module.css';
import { asCsv, asLatex, type Column, columns, type NodeRow, nodeRows, sorted } from './table-rows.ts';

const rowHeight = 32;
const mostWhole = 500;
const visible = 60;

const titles: Readonly<Record<Column, string>> = {
  name: 'Node',
  colour: 'Colour',
  value: 'Value',
  outcome: 'Outcome',
  round: 'Round',
};

function TableRow({ row, place }: { readonly row: NodeRow; readonly place: number }) {
  return (
    <tr aria-rowindex={place + 2} onPointerEnter={() => light([row.id])} onPointerLeave={() => light([])}>
      <th scope="row">
        <button type="button" className={css.link} onClick={() => goTo(row.id)}>
          <NameText name={row.name} />
        </button>
      </th>
      <td>{row.gray ? 'gray' : 'white'}</td>
      <td>{row.hidden ? <HiddenCell /> : row.value && <MathText value={row.value} />}</td>
      <td>{row.outcome && <OutcomeLetter outcome={row.outcome} />}</td>
      <td className="numbers">{row.step}</td>
    </tr>
  );
}

const HiddenCell = () => (
  <>
    <span aria-hidden="true">{words.hiddenSign}</span>
    <span className="unseen">{words.valueUnseen}</span>
  </>
);

type Order = { readonly by: Column; readonly descending: boolean } | undefined;

function Head({ order, choose }: { readonly order: Order; readonly choose: (by: Column) => void }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const direction = order?.by === column ? (order.descending ? 'descending' : 'ascending') : 'none';
          return (
            <th key={column} scope="col" aria-sort={direction}>
              <button type="button" className={tableCss.sort} onClick={() => choose(column)}>
                {titles[column]}
                {direction === 'ascending' && <ArrowUp size={12} aria-hidden="true" />}
                {direction === 'descending' && <ArrowDown size={12} aria-hidden="true" />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

export function NodeTable({ ids }: { readonly ids?: readonly NodeId[] }) {
  const document = useEditor((state) => state.document);
  const labels = useEditor(shownLabels);
  const hidden = useEditor((state) => state.hidden);
  const [order, setOrder] = useState<Order>();
  const [top, setTop] = useState(0);
  const rows = useMemo(
    () => sorted(nodeRows(document, labels, ids, hidden), order?.by, order?.descending === true),
    [document, labels, ids, hidden, order],
  );
  const whole = rows.length <= mostWhole;
  const from = whole ? 0 : Math.max(0, Math.min(rows.length - visible, Math.floor(top / rowHeight) - 15));
  const shown = whole ? rows : rows.slice(from, from + visible);
  const below = whole ? 0 : Math.max(0, rows.length - from - visible);
  const choose = (by: Column): void =>
    setOrder(
      order?.by !== by ? { by, descending: false } : order.descending ? undefined : { by, descending: true },
    );
  if (rows.length === 0) return <p className={css.quiet}>There is nothing drawn yet.</p>;
  return (
    <>
      <section
        className={tableCss.tableScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        aria-label={`${words.nodes(rows.length)}, table`}
        onScroll={(event) => !whole && setTop(event.currentTarget.scrollTop)}
      >
        <div style={{ paddingBlock: `${from * rowHeight}px ${below * rowHeight}px` }}>
          <table className={tableCss.table} aria-rowcount={rows.length + 1}>
            <Head order={order} choose={choose} />
            <tbody>
              {shown.map((row, place) => (
                <TableRow key={row.id} row={row} place={from + place} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <div className={css.actions}>
        <Button onClick={() => void copyText(asCsv(rows), 'the table as CSV')}>Copy CSV</Button>
        <Button onClick={() => void copyText(asLatex(rows), 'the table as LaTeX')}>Copy LaTeX</Button>
      </div>
    </>
  );
}
