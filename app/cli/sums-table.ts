/** What `grundy sum --all` answers: the table of three sums by three conventions, for people. */
import type { AnswerTo } from '../../engine/questions/index.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import { saidOf } from '../../engine/values/index.ts';
import { table } from './table.ts';

type Table = AnswerTo<'sums'>;
type Cell = Table['rows'][number]['cells'][number];

/** A table with an arrow at the sum that is chosen, since a star would be read as a nimber, and below it why others have no value. */
export function sumsForPeople({ rows, chosen }: Table, pieces: readonly string[]): string {
  const [first] = rows;
  const reasons: string[] = [];
  const marked = (sum: string, { convention, value, says = '' }: Cell): string => {
    const mark = sum === chosen.sum && convention === chosen.convention ? ' ←' : '';
    if (!value) {
      if (!reasons.includes(says)) reasons.push(says);
      return `– (${reasons.indexOf(says) + 1})${mark}`;
    }
    return `${saidOf(value)}${value.class ? ` ${value.class}` : ''}${mark}`;
  };
  const worths = table(
    ['', ...first.cells.map(({ convention }) => convention)],
    rows.map(({ sum, cells }) => [
      `${sumCalled(sum).name}, ${pieces.join(` ${sumCalled(sum).sign} `)}`,
      ...cells.map((cell) => marked(sum, cell)),
    ]),
  );
  return `${worths}${reasons.map((says, i) => `(${i + 1}) ${says}\n`).join('')}`;
}
