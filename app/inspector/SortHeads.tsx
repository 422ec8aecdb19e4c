/** The heads of a table that is sorted by its columns: up, down, and as it was; an arrow says which. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import tableCss from './table.module.css';

export type TableOrder = { readonly by: string; readonly descending: boolean };

/** The order after a press on a head. */
const nextOrder = (order: TableOrder | undefined, by: string): TableOrder | undefined =>
  order?.by !== by ? { by, descending: false } : order.descending ? undefined : { by, descending: true };

export type ColumnHead = {
  readonly id: string;
  readonly title: string;
  /** The meaning of the column, on request. */
  readonly says?: string | undefined;
};

export function SortHeads(props: {
  readonly heads: readonly ColumnHead[];
  readonly order: TableOrder | undefined;
  readonly sort: (order: TableOrder | undefined) => void;
  /** The number of their row in a table whose rows are numbered, because not all of them are in the page. */
  readonly row?: number;
}) {
  const { heads, order, sort, row } = props;
  return (
    <thead>
      <tr aria-rowindex={row}>
        {heads.map(({ id, title, says }) => {
          const direction = order?.by === id ? (order.descending ? 'descending' : 'ascending') : 'none';
          return (
            <th key={id} scope="col" aria-sort={direction}>
              <button
                type="button"
                className={tableCss.sort}
                title={says}
                onClick={() => sort(nextOrder(order, id))}
              >
                {title}
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
