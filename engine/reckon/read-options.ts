/**
 * Reads games between braces whose options are expressions: commas, and bars of several lengths, where a shorter bar separates the options of one
 * option between longer ones, as the notation has it.
 */
import type { Step, StepsRead } from './expression.ts';
import { ahead, deeper, type Reader, stopped, took } from './reader.ts';

type Bar = { readonly length: number; readonly column: number };

/** The options between bars: one segment more than there are bars. */
type Row = { readonly segments: readonly (readonly (readonly Step[])[])[]; readonly bars: readonly Bar[] };

/** Reads from the opening brace to the closing one. */
export function readOptions(reader: Reader, readSum: (reader: Reader) => StepsRead): StepsRead {
  const { column } = ahead(reader);
  reader.at++;
  const row = deeper(reader, () => readRow(reader, readSum));
  if (!row) return undefined;
  if (row.bars.length === 0)
    return stopped(
      reader,
      column,
      'a bar | must stand in these braces; Left’s options stand before the bar, and Right’s after it',
    );
  return gameOf(reader, row, column);
}

function readRow(reader: Reader, readSum: (reader: Reader) => StepsRead): Row | undefined {
  const segments: (readonly Step[])[][] = [[]];
  const bars: Bar[] = [];
  while (!took(reader, '}')) {
    const token = ahead(reader);
    if (token.kind === 'bars') {
      reader.at++;
      bars.push({ length: token.length, column: token.column });
      segments.push([]);
      continue;
    }
    const segment = segments[segments.length - 1];
    if (segment.length > 0 && !took(reader, ','))
      return stopped(reader, token.column, 'a comma, a bar | or the closing brace } must stand here');
    const next = ahead(reader);
    if (next.kind === 'word' && next.word === 'pass')
      return stopped(
        reader,
        next.column,
        'braces with names or operators in them have no pass; write a loopfree game',
      );
    const option = readSum(reader);
    if (!option) return undefined;
    segment.push(option);
  }
  return { segments, bars };
}

/** The steps of the game that a row is, by its longest bar; it recurses on the bars in each half, which are shorter. */
function gameOf(reader: Reader, { segments, bars }: Row, column: number): StepsRead {
  const longest = Math.max(...bars.map(({ length }) => length));
  const at = bars.findIndex(({ length }) => length === longest);
  const second = bars.find(({ length }, i) => i > at && length === longest);
  if (second)
    return stopped(
      reader,
      second.column,
      'a second bar of the same length cannot stand here; make the outer bar longer, or write braces',
    );
  const halves: readonly Row[] = [
    { segments: segments.slice(0, at + 1), bars: bars.slice(0, at) },
    { segments: segments.slice(at + 1), bars: bars.slice(at + 1) },
  ];
  const steps: Step[] = [];
  const counts: number[] = [];
  for (const half of halves) {
    const inner = half.bars.length > 0 ? deeper(reader, () => gameOf(reader, half, column)) : undefined;
    if (half.bars.length > 0 && !inner) return undefined;
    const options = inner ? [inner] : half.segments[0];
    for (const option of options) for (const step of option) steps.push(step);
    counts.push(options.length);
  }
  return [...steps, { do: 'game', left: counts[0], right: counts[1], column }];
}
