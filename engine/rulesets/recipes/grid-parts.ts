/**
 * How positions on a grid fall apart: cells that lie beside one another belong to one part if the rules
 * say so of their signs. A part is moved into the corner and turned to the first of its mirror images, of
 * which some may have the players' places changed. Linear in the cells for each option.
 */
import type { KeyedParts, PartKey, PartOptionRecorder } from '../parts.ts';
import { NEGATIVE_PART } from '../parts.ts';
import { type Cells, type CellsRules, cellsOfText, type MoveRecorder } from './cells-rules.ts';
import type { GridPosition } from './grid-shape.ts';

/** An image of a part: what was done to its cells, and whether it is the part's negative. */
export type GridImage = {
  /** Rows and columns have changed places. */
  readonly turned: boolean;
  /** Left and right have, or the top and the bottom. */
  readonly mirrored: boolean;
  readonly flipped: boolean;
  /** What each sign has become. */
  readonly signs: Uint8Array;
  readonly isNegative: boolean;
};

export type GridApart = {
  /** The signs on the cells of parts, and the place of the one that lies between parts. */
  readonly signs: string;
  readonly nothing: number;
  /**
   * The cells of a position as its parts have them; the signs of the board are those of the parts if
   * undefined.
   */
  cellsOf?(position: GridPosition): Cells;
  /**
   * Whether cells with these signs belong together where they lie side by side; all but nothing do if
   * undefined.
   */
  joined?(one: number, other: number): boolean;
  /** True if cells that touch in a corner lie side by side, too. */
  readonly touches?: true;
  /**
   * Whether a player may have a move in a part with these signs, each of which is a bit, and this number of
   * cells.
   */
  canMove(signs: number, cells: number): boolean;
  /**
   * The signs after the players have changed places. If undefined, the board is transposed for that, else
   * transposing changes nothing.
   */
  readonly swapped?: readonly number[];
  /**
   * The images of a part that are worth the same or the opposite, itself among them, together with the image
   * of each image. If undefined, all that mirrors, turns and `swapped` make.
   */
  readonly images?: readonly GridImage[];
  /** The moves on boards of this shape. */
  rulesFor(shape: GridPosition): Pick<CellsRules, 'moves'>;
};

/** Opens the parts of positions on a grid. */
export function openGridParts(asked: GridApart): KeyedParts<GridPosition> {
  const { signs, nothing, cellsOf } = asked;
  const splitting = splitterOf(asked);
  const rules = new Map<string, Pick<CellsRules, 'moves'>>();
  const rulesOn = (width: number, cells: number): Pick<CellsRules, 'moves'> => {
    const shape = `${width} ${cells}`;
    const known = rules.get(shape);
    if (known) return known;
    const made = asked.rulesFor({ width, cells: signs[nothing].repeat(cells) });
    rules.set(shape, made);
    return made;
  };
  return {
    kind: 'keys',
    of: (position) =>
      splitting(cellsOf ? cellsOf(position) : cellsOfText(signs, position.cells), position.width),
    options(key, record) {
      const width = widthOf(key);
      const cells = cellsOfText(signs, width === key.length ? key : key.replaceAll('/', ''));
      rulesOn(width, cells.length).moves(
        cells,
        changing(cells, (after) => splitting(after, width), record),
      );
    },
  };
}

const widthOf = (key: PartKey): number => (key.includes('/') ? key.indexOf('/') : key.length);

/** Makes the board after each recorded move, and records its parts. */
function changing(
  cells: Cells,
  split: (after: Cells) => readonly PartKey[],
  record: PartOptionRecorder,
): MoveRecorder {
  const after = cells.slice();
  const changed: number[] = [];
  const put = (cell: number, sign: number): void => {
    after[cell] = sign;
    changed.push(cell);
  };
  const move: MoveRecorder['move'] = (player) => {
    record(player, split(after), false);
    for (const cell of changed) after[cell] = cells[cell];
    changed.length = 0;
  };
  return {
    put,
    move,
    slide(player, from, to) {
      put(from, 0);
      put(to, cells[from]);
      move(player, []);
    },
  };
}

/** A function that lists the parts of a board. */
function splitterOf(asked: GridApart): (cells: Cells, width: number) => PartKey[] {
  const { nothing, joined, touches, canMove } = asked;
  const normal = normaliserOf(asked);
  let seen = new Uint8Array(64);
  let queue = new Int32Array(64);
  return (cells, width) => {
    const { length } = cells;
    if (seen.length < length) {
      seen = new Uint8Array(2 * length);
      queue = new Int32Array(2 * length);
    } else seen.fill(0, 0, length);
    const found: PartKey[] = [];
    let end = 0;
    let from = 0;
    const visit = (there: number, sign: number): void => {
      if (seen[there] === 1 || cells[there] === nothing) return;
      if (joined && !joined(sign, cells[there])) return;
      seen[there] = 1;
      queue[end++] = there;
    };
    for (let first = 0; first < length; first++) {
      if (seen[first] === 1 || cells[first] === nothing) continue;
      from = end;
      seen[first] = 1;
      queue[end++] = first;
      let met = 0;
      for (let i = from; i < end; i++) {
        const cell = queue[i];
        const sign = cells[cell];
        met |= 1 << sign;
        const column = cell % width;
        const [isFirst, isLast] = [column === 0, column === width - 1];
        const [isTop, isBottom] = [cell < width, cell + width >= length];
        if (!isLast) visit(cell + 1, sign);
        if (!isFirst) visit(cell - 1, sign);
        if (!isBottom) visit(cell + width, sign);
        if (!isTop) visit(cell - width, sign);
        if (touches) {
          if (!isTop && !isFirst) visit(cell - width - 1, sign);
          if (!isTop && !isLast) visit(cell - width + 1, sign);
          if (!isBottom && !isFirst) visit(cell + width - 1, sign);
          if (!isBottom && !isLast) visit(cell + width + 1, sign);
        }
      }
      if (canMove(met, end - from)) found.push(normal(cells, width, queue, from, end));
    }
    return found;
  };
}

/** Turns a part to the first of its images, as a text of its rows. */
function normaliserOf({ signs, nothing, swapped, images = allImages(signs.length, swapped) }: GridApart) {
  const letters = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const uprights = images.filter(({ turned }) => !turned);
  const turns = images.filter(({ turned }) => turned);
  let box = new Uint8Array(64);
  let text = new Uint8Array(64);
  const rowEnd = '/'.charCodeAt(0);
  /** Whether one image comes before another one, where both have these numbers of rows and columns. */
  const isBefore = (
    mine: Uint8Array,
    myStart: number,
    myStep: number,
    myStride: number,
    kept: Uint8Array,
    start: number,
    step: number,
    stride: number,
    rows: number,
    columns: number,
  ): boolean => {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const one = mine[box[myStart + row * myStride + column * myStep]];
        const other = kept[box[start + row * stride + column * step]];
        if (one !== other) return one < other;
      }
    }
    return false;
  };
  return (cells: Cells, width: number, part: Int32Array, from: number, end: number): PartKey => {
    let [left, right, top, bottom] = [width, 0, cells.length, 0];
    for (let i = from; i < end; i++) {
      const column = part[i] % width;
      const row = (part[i] - column) / width;
      if (column < left) left = column;
      if (column > right) right = column;
      if (row < top) top = row;
      if (row > bottom) bottom = row;
    }
    const [across, down] = [right - left + 1, bottom - top + 1];
    const size = across * down;
    if (box.length < size) box = new Uint8Array(2 * size);
    box.fill(nothing, 0, size);
    const origin = top * width + left;
    for (let i = from; i < end; i++) {
      const column = (part[i] - origin) % width;
      box[((part[i] - origin - column) / width) * across + column] = cells[part[i]];
    }
    // The longer side lies across if the part may be turned, so that only images of one shape are compared.
    const some = across === down ? images : down > across && turns.length > 0 ? turns : uprights;
    let best = some[0];
    // An image is written from a corner, row after row: where it begins, a step within a row, and a step from
    // row to row.
    let [start, step, stride] = [0, 0, 0];
    for (const image of some) {
      const { turned, mirrored, flipped, signs: shown } = image;
      const begins = (mirrored ? across - 1 : 0) + (flipped ? size - across : 0);
      const [x, y] = [mirrored ? -1 : 1, flipped ? -across : across];
      const [inRow, byRow] = turned ? [y, x] : [x, y];
      if (image !== best) {
        const rows = turned ? across : down;
        const columns = turned ? down : across;
        if (!isBefore(shown, begins, inRow, byRow, best.signs, start, step, stride, rows, columns)) continue;
      }
      [start, step, stride] = [begins, inRow, byRow];
      best = image;
    }
    const { turned: isTurned, signs: shown, isNegative } = best;
    const [rows, columns] = isTurned ? [across, down] : [down, across];
    const length = rows * (columns + 1) - 1;
    if (text.length < length) text = new Uint8Array(2 * length);
    for (let row = 0, at = 0; row < rows; row++) {
      if (row > 0) text[at++] = rowEnd;
      for (let column = 0; column < columns; column++)
        text[at++] = letters[shown[box[start + row * stride + column * step]]];
    }
    const key = written(text, length);
    return isNegative ? NEGATIVE_PART + key : key;
  };
}

const bothWays = [false, true] as const;

function allImages(count: number, swapped: GridApart['swapped']): readonly GridImage[] {
  const same = Uint8Array.from({ length: count }, (_, sign) => sign);
  const other = swapped && Uint8Array.from(swapped);
  return bothWays.flatMap((turned) =>
    (other ? bothWays : [false]).flatMap((swap) =>
      bothWays.flatMap((mirrored) =>
        bothWays.map((flipped) => ({
          turned,
          mirrored,
          flipped,
          signs: swap && other ? other : same,
          isNegative: other ? swap : turned,
        })),
      ),
    ),
  );
}

/** A call has no more arguments than the stack has room for. */
const mostAtOnce = 4096;

function written(text: Uint8Array, length: number): string {
  if (length <= mostAtOnce) return String.fromCharCode.apply(null, text.subarray(0, length) as never);
  let whole = '';
  for (let at = 0; at < length; at += mostAtOnce)
    whole += String.fromCharCode.apply(null, text.subarray(at, Math.min(length, at + mostAtOnce)) as never);
  return whole;
}
