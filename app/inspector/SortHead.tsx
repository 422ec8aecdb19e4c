/** The head of a column that sorts a table by it: up, down, and as it was; an arrow says which. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import tableCss from './table.module.css';

export type TableOrder = { readonly by: string; readonly descending: boolean };

/** The order after a press on a head. */
export const nextOrder = (order: TableOrder | undefined, by: string): TableOrder | undefined =>
  order?.by !== by ? { by, descending: false } : order.descending ? undefined : { by, descending: true };

export function SortHead(props: {
  readonly column: string;
  readonly title: string;
  /** The meaning of the column, on request. */
  readonly says?: string;
  readonly order: TableOrder | undefined;
  readonly choose: (by: string) => void;
}) {
  const { column, title, says, order, choose } = props;
  const direction = order?.by === column ? (order.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={tableCss.sort} title={says} onClick={() => choose(column)}>
        {title}
        {direction === 'ascending' && <ArrowUp size={12} aria-hidden="true" />}
        {direction === 'descending' && <ArrowDown size={12} aria-hidden="true" />}
      </button>
    </th>
  );
}
