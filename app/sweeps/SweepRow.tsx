/**
 * A row of a table: its numbers, its position, which opens its board, its value, who wins, what is measured.
 */
import { memo } from 'react';
import type { ColumnOfList } from '../../engine/conduct/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { MeasuredCell, UnseenCell } from '../inspector/MeasuredCell.tsx';
import { MathTextAmongOthers, OutcomeLetter } from '../parts/MathText.tsx';
import { words } from '../words.ts';
import css from './sweeps.module.css';

export type RowShown = {
  /** Its number in the family. */
  readonly row: number;
  readonly numbers: readonly number[];
  readonly position: string;
  /** Whether its value may not be seen. */
  readonly isUnseen: boolean;
  readonly code?: number;
  readonly value?: Value | undefined;
  readonly outcome?: Outcome | undefined;
  readonly says?: string | undefined;
};

type RowShownProps = {
  readonly id: string;
  readonly place: number;
  readonly shown: RowShown;
  readonly columns: readonly ColumnOfList[];
  readonly isActive: boolean;
  /** Whether the position is on the open board. */
  readonly stands: boolean;
  choose(): void;
  open(): void;
};

function Row({ id, place, shown, columns, isActive, stands, choose, open }: RowShownProps) {
  const { row, numbers, position, isUnseen, code, value, outcome, says } = shown;
  return (
    <tr
      id={id}
      className={css.row}
      aria-rowindex={place + 2}
      aria-selected={isActive}
      aria-current={stands || undefined}
      onPointerDown={choose}
      onDoubleClick={open}
    >
      <td className={`${css.count} numbers`}>{row}</td>
      {numbers.map((number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is identified by its place
        <td key={i} className="numbers">
          {number}
        </td>
      ))}
      <th scope="row" className={css.position}>
        <button type="button" tabIndex={-1} title={`Open ${position} on the board`} onClick={open}>
          {position}
        </button>
      </th>
      <td>{isUnseen ? <UnseenCell /> : <Worth value={value} says={says} />}</td>
      <td>{isUnseen ? <UnseenCell /> : outcome && <OutcomeLetter outcome={outcome} />}</td>
      {columns.map((column) => (
        <td key={column.id}>
          {code !== undefined && code >= 0 && <MeasuredCell found={column.found[code]} />}
        </td>
      ))}
    </tr>
  );
}

/** A row is rendered again when something of it has changed, not whenever one comes to the table. */
export const GridRow = memo(
  Row,
  (a, b) =>
    a.id === b.id &&
    a.isActive === b.isActive &&
    a.stands === b.stands &&
    a.columns === b.columns &&
    a.shown.row === b.shown.row &&
    a.shown.position === b.shown.position &&
    a.shown.value === b.shown.value &&
    a.shown.outcome === b.shown.outcome &&
    a.shown.says === b.shown.says &&
    a.shown.isUnseen === b.shown.isUnseen,
);

const unvalued = (says: string) => `no value: ${says}`;

function Worth({ value, says }: { readonly value: Value | undefined; readonly says: string | undefined }) {
  if (value) return <MathTextAmongOthers value={value} />;
  return says === undefined ? null : (
    <span className={css.quiet} title={unvalued(says)}>
      <span aria-hidden="true">{words.tables.emptySign}</span>
      <span className="unseen">{unvalued(says)}</span>
    </span>
  );
}
