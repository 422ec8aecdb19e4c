/** The search for unicycles as rows, and what is true at its end. */
import { grouped } from '../grouped.ts';
import { exactCount, type FoundRow, type FoundSearch } from './found-search.ts';
import { edgeListOfUnicycle, sizeOfUnicycle, textsOfExits } from './unicycle-document.ts';
import { periodOfCycle } from './unicycle-pattern.ts';
import { findUnicycles, type Unicycle, type UnicyclesAsked, type UnicyclesEnd } from './unicycles.ts';

const choicesSaid = ({ pool }: UnicyclesAsked): string => pool.choices.map(({ text }) => text).join(',');

/** "all 1,024 choices of 10 exits among 0,1". */
const allWays = (asked: UnicyclesAsked, { of }: Pick<UnicyclesEnd, 'of'>): string => {
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
const unicyclesProgress = (end: UnicyclesEnd, asked: UnicyclesAsked): string =>
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

function rowOf(unicycle: Unicycle): FoundRow {
  const game = edgeListOfUnicycle(unicycle);
  const exits = textsOfExits(unicycle);
  const nodes = sizeOfUnicycle(unicycle);
  return {
    game,
    cells: () => [`${nodes}`, exits.join(','), game],
    data: () => ({ pattern: unicycle.pattern.join(''), exits, nodes, drawing: game }),
  };
}

/** The rows come in the order of the choices, the exit of the first position first. */
export function searchForUnicycles(asked: UnicyclesAsked, choice: 'first' | 'all'): FoundSearch {
  return {
    text: `unicycle ${asked.pattern.join('')} with exits among ${choicesSaid(asked)}`,
    all: allWays(asked, { of: BigInt(asked.pool.choices.length) ** BigInt(asked.pattern.length) }),
    columns: ['nodes', 'exits', 'drawing'],
    measures: [],
    markLength: 0,
    *run(isStopped) {
      const search = findUnicycles(asked, choice, isStopped);
      for (;;) {
        const next = search.next();
        if (next.done) {
          const { why, ways, of, found } = next.value;
          const data = { end: why, ways: exactCount(ways), of: exactCount(of), found };
          return { sentences: unicyclesEndSentences(next.value, asked), data };
        }
        const advance = next.value;
        if (advance.kind === 'unicycle') yield { kind: 'row', row: rowOf(advance.unicycle) };
        else {
          const { end } = advance;
          const progress = () => ({
            says: unicyclesProgress(end, asked),
            done: Number(end.ways),
            of: Number(end.of),
          });
          yield { kind: 'searching', progress };
        }
      }
    },
  };
}
