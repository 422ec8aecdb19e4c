/**
 * Reads games between braces whose options are expressions: commas, and bars of several lengths, where a
 * shorter bar separates the options of one option between longer ones, as the notation has it.
 */
import type { ReckonStep, StepsRead } from './expression.ts';
import { ahead, type ExpressionReader, nested, steppedOver, stoppedAt } from './reader.ts';

type Bar = { readonly length: number; readonly column: number };

/** The options between bars: one segment more than there are bars. */
type Row = {
  readonly segments: readonly (readonly (readonly ReckonStep[])[])[];
  readonly bars: readonly Bar[];
};

/** Reads from the opening brace to the closing one. Behind ±, braces without a bar list Left’s options. */
export function readBracedOptions(
  reader: ExpressionReader,
  readTerms: (reader: ExpressionReader) => StepsRead,
  { behindPlusMinus = false } = {},
): StepsRead {
  const { column } = ahead(reader);
  reader.at++;
  const row = nested(reader, () => readRow(reader, readTerms));
  if (!row) return undefined;
  const [listed] = row.segments;
  if (behindPlusMinus && row.bars.length === 0 && listed.length > 0)
    return [...listed.flat(), { do: 'switch', options: listed.length, column }];
  if (row.bars.length === 0)
    return stoppedAt(
      reader,
      column,
      'a bar | must stand in these braces; Left’s options stand before the bar, and Right’s after it',
    );
  const game = gameOf(reader, row, column);
  return game && behindPlusMinus ? [...game, { do: 'switch', options: 1, column }] : game;
}

function readRow(
  reader: ExpressionReader,
  readTerms: (reader: ExpressionReader) => StepsRead,
): Row | undefined {
  const segments: (readonly ReckonStep[])[][] = [[]];
  const bars: Bar[] = [];
  while (!steppedOver(reader, '}')) {
    const token = ahead(reader);
    if (token.kind === 'bars') {
      reader.at++;
      bars.push({ length: token.length, column: token.column });
      segments.push([]);
      continue;
    }
    const segment = segments[segments.length - 1];
    if (segment.length > 0 && !steppedOver(reader, ','))
      return stoppedAt(reader, token.column, 'a comma, a bar | or the closing brace } must stand here');
    const next = ahead(reader);
    if (next.kind === 'word' && next.word === 'pass')
      return stoppedAt(
        reader,
        next.column,
        'braces with names or operators in them have no pass; write a loopfree game',
      );
    const option = readTerms(reader);
    if (!option) return undefined;
    segment.push(option);
  }
  return { segments, bars };
}

/**
 * The steps of the game that a row is, by its longest bar; it recurses on the bars in each half, which are
 * shorter.
 */
function gameOf(reader: ExpressionReader, { segments, bars }: Row, column: number): StepsRead {
  const longest = Math.max(...bars.map(({ length }) => length));
  const at = bars.findIndex(({ length }) => length === longest);
  const second = bars.find(({ length }, i) => i > at && length === longest);
  if (second)
    return stoppedAt(
      reader,
      second.column,
      'a second bar of the same length cannot stand here; make the outer bar longer, or write braces',
    );
  const halves: readonly Row[] = [
    { segments: segments.slice(0, at + 1), bars: bars.slice(0, at) },
    { segments: segments.slice(at + 1), bars: bars.slice(at + 1) },
  ];
  const steps: ReckonStep[] = [];
  const counts: number[] = [];
  for (const half of halves) {
    const inner = half.bars.length > 0 ? nested(reader, () => gameOf(reader, half, column)) : undefined;
    if (half.bars.length > 0 && !inner) return undefined;
    const options = inner ? [inner] : half.segments[0];
    for (const option of options) for (const step of option) steps.push(step);
    counts.push(options.length);
  }
  return [...steps, { do: 'game', left: counts[0], right: counts[1], column }];
}
