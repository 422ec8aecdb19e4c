/** The rows of a table: those that are found, in an order, or the positions of the family alone. */
import type { OpenFamily } from '../../engine/sweeps/index.ts';
import type { RowShown } from './SweepRow.tsx';
import type { GrowingTable } from './sweeping.ts';

/** The rows in the order of the family, as far as they are found, or all of them where no values are. */
export type RowSource = {
  readonly count: number;
  row(place: number): RowShown;
  /** The place of the row with this number of the family; negative where it is not shown. */
  placeOf(row: number): number;
};

/** Until values are found, and while they are hidden, the positions of the family are shown alone. */
export function positionsAlone({ count, numbersAt, positionOf }: OpenFamily, isUnseen: boolean): RowSource {
  return {
    count,
    row(place) {
      const numbers = numbersAt(place);
      const position = positionOf(numbers);
      return { row: place, numbers, position: position.ok ? position.value : '', isUnseen };
    },
    placeOf: (row) => (row < count ? row : -1),
  };
}

export function foundRows(sweep: GrowingTable, order: Int32Array): RowSource {
  return {
    count: order.length,
    row(place) {
      const { row = order[place], numbers, position, code, outcome, says } = sweep.rows[order[place]];
      return {
        row,
        numbers,
        position,
        isUnseen: false,
        code,
        value: sweep.values[code],
        outcome,
        says,
      };
    },
    placeOf: (row) => order.findIndex((at) => (sweep.rows[at].row ?? at) === row),
  };
}
