/**
 * The order of the values in a column of a table, as a diagram: each value has the numbers of the rows that
 * have it below it.
 */
import { noNames } from '../answers/game-of-name.ts';
import type { Figure } from '../figure/figure.ts';
import type { Style } from '../figure/style.ts';
import { figureOfAnswers } from '../pictures/answer-figure.ts';
import type { PlotTitle } from '../pictures/plots/points-figure.ts';
import { orderFigure } from '../questions/order-figure.ts';
import { orderOfListed, whyNotInOrder } from '../questions/order-of-values.ts';
import { reckon } from '../reckon/evaluate.ts';
import { accepted, type Result, refused } from '../result.ts';
import { drain } from '../rounds.ts';
import type { Value } from '../values/value.ts';
import type { SweepRow, SweepTable } from './table.ts';
import { cellText } from './table-columns.ts';

/**
 * Reads values as they are printed, each text once. Undefined where a text is not a value, or not written
 * out.
 */
function openReading(): (text: string) => Value | undefined {
  const known = new Map<string, Value | undefined>();
  return (text) => {
    if (!known.has(text)) {
      const found = text === '' ? undefined : drain(reckon(text, { node: noNames }));
      known.set(text, found?.ok && found.value.kind === 'value' ? found.value.value : undefined);
    }
    return known.get(text);
  };
}

/**
 * `notes` say which rows are meant. Refused with the reason where the values in the column have no diagram.
 */
export function orderOfTable(
  table: SweepTable,
  rows: readonly SweepRow[],
  column: string,
  notes: readonly string[],
  title: PlotTitle,
  style: Style,
): Result<Figure> {
  const read = openReading();
  const listed = rows.map((row) => {
    const value = (column === 'value' && row.worth) || read(cellText(table, row, column));
    const { numbers } = row;
    return { name: numbers.length === 1 ? String(numbers[0]) : `(${numbers.join(', ')})`, value };
  });
  const why = whyNotInOrder({ values: listed });
  const wrong = (says: string): Result<never> =>
    refused([{ place: 'plot', says: `the column ${column} has no order: ${says}` }]);
  if (why !== undefined) return wrong(why);
  const answer = drain(orderOfListed({ values: listed }));
  if (answer.kind === 'over-budget') return wrong(answer.says);
  const more = [`in a box: the value, and its rows by ${table.names.join(', ')}`, ...notes];
  const figure = {
    ...orderFigure,
    draw: (...asked: Parameters<typeof orderFigure.draw>) =>
      orderFigure.draw(...asked).map((drawn) => ({ ...drawn, legend: [...drawn.legend, ...more] })),
  };
  return accepted(figureOfAnswers(figure, [{ name: '', answer }], title, style));
}
