/** Unicycles that were found, as lines, and what is true at the end of a search for them. */
import { csvCell } from '../tables/csv.ts';
import type { FoundFormat } from './found-lines.ts';
import { edgeListOfUnicycle, sizeOfUnicycle, textsOfExits } from './unicycle-document.ts';
import { periodOfCycle } from './unicycle-pattern.ts';
import type { Unicycle, UnicyclesAsked, UnicyclesEnd } from './unicycles.ts';

/** Writes the lines of one search. */
export type UnicycleLines = {
  head(): string;
  line(unicycle: Unicycle): string;
  end(end: UnicyclesEnd): string;
};

const grouped = (count: number | bigint): string => count.toLocaleString('en');

const choicesSaid = ({ pool }: UnicyclesAsked): string => pool.choices.map(({ text }) => text).join(',');

/** "all 1,024 choices of 10 exits among 0,1". */
const allWays = (asked: UnicyclesAsked, { of }: UnicyclesEnd): string => {
  const { length } = asked.pattern;
  const which =
    of === 1n ? `the 1 choice of ${length} exits` : `all ${grouped(of)} choices of ${length} exits`;
  return `${which} among ${choicesSaid(asked)}`;
};

const foundSaid = (found: number): string =>
  found === 0 ? 'none' : `${grouped(found)} unicycle${found === 1 ? '' : 's'}`;

/** What is not all is never called 100 per cent. */
function percent({ ways, of }: UnicyclesEnd): string {
  const hundredths = Number((ways * 10_000n) / of);
  if (hundredths < 1) return 'less than 0.01 %';
  return `${hundredths < 100 ? hundredths / 100 : Math.min(99, Math.floor(hundredths / 100))} %`;
}

/** How far a search is: "61 % of all 1,024 choices of 10 exits among 0,1: none so far". */
export const unicyclesProgress = (end: UnicyclesEnd, asked: UnicyclesAsked): string =>
  `${percent(end)} of ${allWays(asked, end)}: ${foundSaid(end.found)} so far`;

/** What is true at the end, a sentence for each line, without full stops. */
export function unicyclesEndSentences(end: UnicyclesEnd, asked: UnicyclesAsked): readonly string[] {
  const { why, ways, found } = end;
  const all = allWays(asked, end);
  const none = found === 0 ? ' with these exits; there may be some with others' : '';
  const first =
    why === 'whole'
      ? `${all}: ${foundSaid(found)}${none}`
      : why === 'stopped'
        ? `stopped after ${unicyclesProgress(end, asked)}`
        : `found after ${grouped(ways)} of ${all}`;
  const beginnings = asked.pattern.length / periodOfCycle(asked.pattern);
  if (beginnings === 1 || found < 2) return [first];
  const again = `the pattern comes again round the cycle, so that each unicycle is counted from each of its ${beginnings} beginnings`;
  return [first, again];
}

/** Opens the writing of the lines of a search: comma-separated values beside comments, or JSON. */
export function openUnicycleLines(format: FoundFormat, asked: UnicyclesAsked): UnicycleLines {
  const text = `unicycle ${asked.pattern.join('')} with exits among ${choicesSaid(asked)}`;
  if (format === 'json') {
    const line = (data: unknown): string => `${JSON.stringify(data)}\n`;
    return {
      head: () => line({ format: 'grundy-found', version: 1, find: text, measures: [] }),
      line: (unicycle) =>
        line({
          pattern: unicycle.pattern.join(''),
          exits: textsOfExits(unicycle),
          nodes: sizeOfUnicycle(unicycle),
          drawing: edgeListOfUnicycle(unicycle),
        }),
      end: ({ why, ways, of, found }) => line({ end: why, ways: Number(ways), of: Number(of), found }),
    };
  }
  return {
    head: () => `# find ${text}\nnodes,exits,drawing\n`,
    line: (unicycle) => {
      const cells = [
        String(sizeOfUnicycle(unicycle)),
        textsOfExits(unicycle).join(','),
        edgeListOfUnicycle(unicycle),
      ];
      return `${cells.map(csvCell).join(',')}\n`;
    },
    end: (end) =>
      unicyclesEndSentences(end, asked)
        .map((says) => `# ${says}\n`)
        .join(''),
  };
}
