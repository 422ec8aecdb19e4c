/**
 * Reads games between braces: options, commas, and bars of several lengths, where a shorter bar separates the
 * options of one option between longer ones: {0‖0|-2} is {0|{0|-2}}. `pass` is a move to the game itself; a
 * letter is a move to the game whose brace carries that letter.
 */
import { closePosition, negativeOf, openPosition } from './positions.ts';
import {
  type Brace,
  computed,
  deeper,
  expected,
  next,
  type Operand,
  positionOf,
  type Reader,
  stopped,
  took,
  tooMany,
} from './reader.ts';

/** Reads one option: a sum of terms. */
type ReadSum = (reader: Reader) => Operand | undefined;

type Option = 'pass' | Operand;
type Bars = { readonly length: number; readonly column: number };

/** Options between bars: one segment more than there are bars. */
type Row = { readonly segments: readonly (readonly Option[])[]; readonly bars: readonly Bars[] };

/**
 * Reads from the opening brace to the closing one; its letter has been read. Braces round one game without a
 * bar only group. Braces without a bar behind ± list Left's options, and Right's are their negatives.
 */
export function readBraces(
  reader: Reader,
  readSum: ReadSum,
  {
    letter,
    mayGroup = false,
    mayList = false,
  }: { readonly letter?: string; readonly mayGroup?: boolean; readonly mayList?: boolean } = {},
): Operand | undefined {
  const { column } = next(reader);
  if (!took(reader, '{')) return expected(reader, 'the opening brace {');
  const position = openPosition(reader.positions);
  if (position === undefined) return tooMany(reader, column);
  const brace: Brace = { position, ...(letter !== undefined && { letter }) };
  reader.braces.push(brace);
  const row = deeper(reader, () => readRow(reader, readSum));
  reader.braces.pop();
  if (!row) return undefined;
  const [alone] = row.segments[0];
  if (row.bars.length === 0) {
    if (mayGroup && row.segments[0].length === 1 && alone !== 'pass') return alone;
    if (mayList && row.segments[0].length > 0) return switched(reader, position, row, column);
    return stopped(
      reader,
      next(reader, -1).column,
      'a bar | must stand before this; Left’s options stand before the bar, and Right’s after it',
    );
  }
  if (!fill(reader, position, row)) return undefined;
  return { kind: 'position', position };
}

/** {G, H, … | −G, −H, …}; a pass stays a pass of both players. */
function switched(reader: Reader, self: number, row: Row, column: number): Operand | undefined {
  const left = optionsOn(reader, self, row, column);
  if (!left) return undefined;
  const right: number[] = [];
  for (const option of left) {
    const negative = option === self ? self : negativeOf(reader.positions, option);
    if (typeof negative === 'string') return computed(reader, column, negative);
    right.push(negative);
  }
  closePosition(reader.positions, self, left, right);
  return { kind: 'position', position: self, isSwitch: true };
}

function readRow(reader: Reader, readSum: ReadSum): Row | undefined {
  const segments: Option[][] = [[]];
  const bars: Bars[] = [];
  while (!took(reader, '}')) {
    const token = next(reader);
    if (token.kind === 'bars') {
      reader.at++;
      bars.push({ length: token.length, column: token.column });
      segments.push([]);
      continue;
    }
    const segment = segments[segments.length - 1];
    if (segment.length > 0 && !took(reader, ','))
      return expected(reader, 'a comma, a bar | or the closing brace }');
    const option = readOption(reader, readSum);
    if (!option) return undefined;
    segment.push(option);
  }
  return { segments, bars };
}

function readOption(reader: Reader, readSum: ReadSum): Option | undefined {
  const token = next(reader);
  if (token.kind === 'word' && token.word === 'pass') {
    reader.at++;
    return endsHere(reader, 'pass') ? 'pass' : undefined;
  }
  if (token.kind === 'letter' && next(reader, 1).kind !== '{') {
    const brace = reader.braces.findLast(({ letter }) => letter === token.letter);
    if (!brace) return readSum(reader);
    reader.at++;
    return endsHere(reader, token.letter) ? { kind: 'position', position: brace.position } : undefined;
  }
  return readSum(reader);
}

/** Records that a letter means neither an open brace nor a game with a name. */
export const unknownLetter = (reader: Reader, letter: string, column: number): undefined =>
  stopped(
    reader,
    column,
    reader.names
      ? `no line calls a game ${letter}, and no brace around this has that letter; write ${letter} := … on a line of its own`
      : `no brace around this has the letter ${letter}; write ${letter}{…|…} for the game it means`,
  );

function endsHere(reader: Reader, what: string): boolean {
  const { kind, column } = next(reader);
  if (kind === ',' || kind === 'bars' || kind === '}') return true;
  stopped(
    reader,
    column,
    `a comma, a bar | or a brace } must stand here, since ${what} is an option by itself`,
  );
  return false;
}

/**
 * Gives a position its options by the longest bar of a row; it recurses on the bars in each half, which are
 * shorter.
 */
function fill(reader: Reader, position: number, { segments, bars }: Row): boolean {
  const longest = Math.max(...bars.map(({ length }) => length));
  const at = bars.findIndex(({ length }) => length === longest);
  const second = bars.find(({ length }, i) => i > at && length === longest);
  if (second) {
    stopped(
      reader,
      second.column,
      'a second bar of the same length cannot stand here; make the outer bar longer, as in {0||0|1}, or write braces',
    );
    return false;
  }
  const sides = [
    { segments: segments.slice(0, at + 1), bars: bars.slice(0, at) },
    { segments: segments.slice(at + 1), bars: bars.slice(at + 1) },
  ];
  const [left, right] = sides.map((side) => optionsOn(reader, position, side, bars[at].column));
  if (!left || !right) return false;
  closePosition(reader.positions, position, left, right);
  return true;
}

function optionsOn(reader: Reader, self: number, side: Row, column: number): readonly number[] | undefined {
  if (side.bars.length > 0) {
    const inner = openPosition(reader.positions);
    if (inner === undefined) return tooMany(reader, column);
    return deeper(reader, () => (fill(reader, inner, side) ? [inner] : undefined));
  }
  const options: number[] = [];
  for (const option of side.segments[0]) {
    const position = option === 'pass' ? self : positionOf(reader, option, column);
    if (position === undefined) return undefined;
    options.push(position);
  }
  return options;
}
