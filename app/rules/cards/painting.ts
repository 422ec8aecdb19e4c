/**
 * The two pictures of a step while they are painted, grown and shrunk: they keep one shape. What a picture
 * says of a cell that it leaves as it is, any cell, a class, the edge and runs, is painted in both. Linear in
 * the pictures.
 */
import {
  type Fragment,
  type FragmentCell,
  isRun,
  type Laying,
  signsNamed,
} from '../../../engine/rulesets/index.ts';

/** Which of the two pictures. */
export type PictureSide = 'before' | 'after';

/** A square of a picture; rows and columns count from 0. */
export type PictureSquare = { readonly row: number; readonly column: number };

export type PicturePair = { readonly before: Fragment; readonly after: Fragment };

export type PictureEdge = 'left' | 'right' | 'top' | 'bottom';

type Cells = readonly FragmentCell[];

const ANY: FragmentCell = { kind: 'any' };
const EMPTY: FragmentCell = { kind: 'sign', sign: '.' };

/** The signs of a class or of a run may be in any order. */
const isSameCell = (one: FragmentCell, other: FragmentCell): boolean => {
  const [signs, others] = [one, other].map(signsNamed);
  const haveSame = signs.length === others.length && [...signs].every((sign) => others.includes(sign));
  return one.kind === other.kind && haveSame;
};

/** The columns of the runs. */
const runColumns = (cells: Cells): readonly number[] =>
  cells.flatMap((cell, column) => (isRun(cell) ? [column] : []));

/** The column of the other picture at the same place: with as many cells and as many runs before it. */
function partnerOf(cells: Cells, column: number, others: Cells): number | undefined {
  const runs = runColumns(cells.slice(0, column)).length;
  let seen = 0;
  const found = others.findIndex((other, i) => {
    if (isRun(other)) seen++;
    return !isRun(other) && seen === runs && i - seen === column - runs;
  });
  return found >= 0 ? found : undefined;
}

const withCell = (cells: Cells, column: number | undefined, cell: FragmentCell): Cells =>
  column === undefined || column >= cells.length ? cells : cells.with(column, cell);

/** A class after a move leaves what is there, so that this must be one of its signs. */
const isLeftBy = (signs: string, was: FragmentCell | undefined): boolean =>
  was !== undefined && signsNamed(was) !== '' && [...signsNamed(was)].every((sign) => signs.includes(sign));

function paintBefore(
  before: Cells,
  after: Cells,
  column: number,
  cell: FragmentCell,
): readonly [Cells, Cells] {
  const was = before[column];
  const painted = before.with(column, cell);
  if (isRun(was)) {
    const number = runColumns(before.slice(0, column)).length;
    return [painted, withCell(after, runColumns(after).at(number), cell)];
  }
  if (isRun(cell)) {
    const hasItsRun = runColumns(after).length > runColumns(before).length;
    return [painted, hasItsRun ? after : withCell(after, column, cell)];
  }
  const partner = partnerOf(before, column, after);
  const becomes = partner === undefined ? undefined : after[partner];
  if (becomes === undefined) return [painted, after];
  if (cell.kind === 'edge' || was.kind === 'edge') return [painted, withCell(after, partner, cell)];
  if (cell.kind === 'sign') {
    const isLost = becomes.kind === 'class' && !isLeftBy(becomes.signs, cell);
    return [painted, isLost ? withCell(after, partner, ANY) : after];
  }
  const stays = becomes.kind !== 'sign' || isSameCell(becomes, was);
  return [painted, stays ? withCell(after, partner, cell) : after];
}

function paintAfter(
  before: Cells,
  after: Cells,
  column: number,
  cell: FragmentCell,
): readonly [Cells, Cells] {
  const was = after[column];
  const painted = after.with(column, cell);
  const [runs, runsAfter] = [runColumns(before), runColumns(after)];
  if (isRun(was)) {
    const number = runColumns(after.slice(0, column)).length;
    return [withCell(before, runs.at(number), cell), painted];
  }
  if (isRun(cell)) {
    if (runsAfter.length < runs.length) return [before, painted];
    const alike = runsAfter.filter((each) => isSameCell(after[each], cell));
    if (alike.length === 0) return [withCell(before, column, cell), painted];
    const nearest = alike.reduce((best, each) =>
      Math.abs(each - column) < Math.abs(best - column) ? each : best,
    );
    return [before, painted.with(nearest, was)];
  }
  const partner = partnerOf(after, column, before);
  const old = partner === undefined ? undefined : before[partner];
  const isShared =
    cell.kind === 'edge' || was.kind === 'edge' || (cell.kind === 'class' && !isLeftBy(cell.signs, old));
  return [isShared ? withCell(before, partner, cell) : before, painted];
}

/**
 * The pictures with this on a square of one of them. A run that is painted after the move is the run of
 * before, which is carried there; what is painted over the edge or over a run is painted in both.
 */
export function paintedPair(
  pair: PicturePair,
  side: PictureSide,
  { row, column }: PictureSquare,
  cell: FragmentCell,
): PicturePair {
  const [before, after] = [pair.before.rows.at(row), pair.after.rows.at(row)];
  const here = side === 'before' ? before : after;
  if (here?.[column] === undefined) return pair;
  const paint = side === 'before' ? paintBefore : paintAfter;
  const [was, becomes] = paint(before ?? [], after ?? [], column, cell);
  const withRow = (fragment: Fragment, cells: Cells): Fragment => ({
    ...fragment,
    rows: fragment.rows.map((each, r) => (r === row ? cells : each)),
  });
  return { before: withRow(pair.before, was), after: withRow(pair.after, becomes) };
}

/** A fragment that is the only picture, with this on a square. */
export const paintedFragment = (
  fragment: Fragment,
  { row, column }: PictureSquare,
  cell: FragmentCell,
): Fragment => ({
  ...fragment,
  rows: fragment.rows.map((cells, r) => (r === row ? withCell(cells, column, cell) : cells)),
});

const isUpright = (edge: PictureEdge): boolean => edge === 'left' || edge === 'right';

const widthOf = ({ rows }: Fragment): number => Math.max(0, ...rows.map(({ length }) => length));

/**
 * With one more row or column. In a line it is an empty square within the edge of the board; among several
 * rows it is any cell.
 */
export function grownFragment(fragment: Fragment, edge: PictureEdge): Fragment {
  const { rows } = fragment;
  if (isUpright(edge)) {
    const cell = rows.length === 1 ? EMPTY : ANY;
    const grown = rows.map((cells) => {
      const isInner = ({ kind }: FragmentCell): boolean => kind !== 'edge';
      const [first, last] = [cells.findIndex(isInner), cells.findLastIndex(isInner)];
      if (edge === 'left') return cells.toSpliced(Math.max(0, first), 0, cell);
      return cells.toSpliced(last < 0 ? cells.length : last + 1, 0, cell);
    });
    return { ...fragment, rows: grown };
  }
  const row = new Array<FragmentCell>(Math.max(1, widthOf(fragment))).fill(ANY);
  return { ...fragment, rows: edge === 'top' ? [row, ...rows] : [...rows, row] };
}

/** Whether there is a row or a column to take away and another one to keep. */
export const canShrink = (fragment: Fragment, edge: PictureEdge): boolean =>
  isUpright(edge) ? fragment.rows.every(({ length }) => length > 1) : fragment.rows.length > 1;

/** Without the row or column at an edge; precondition: there is another one. */
export function shrunkFragment(fragment: Fragment, edge: PictureEdge): Fragment {
  const { rows } = fragment;
  if (edge === 'top') return { ...fragment, rows: rows.slice(1) };
  if (edge === 'bottom') return { ...fragment, rows: rows.slice(0, -1) };
  return { ...fragment, rows: rows.map((cells) => (edge === 'left' ? cells.slice(1) : cells.slice(0, -1))) };
}

export const grownPair = (pair: PicturePair, edge: PictureEdge): PicturePair => ({
  before: grownFragment(pair.before, edge),
  after: grownFragment(pair.after, edge),
});

/**
 * Both without the row or column at an edge. Where one of them has a run there and the other has not, both
 * lose their last cell there.
 */
export function shrunkPair(pair: PicturePair, edge: PictureEdge): PicturePair {
  const { before, after } = pair;
  if (!canShrink(before, edge) || !canShrink(after, edge)) return pair;
  const isLine = before.rows.length === 1 && after.rows.length === 1;
  if (isLine && isUpright(edge)) {
    const [was, becomes] = [before.rows[0], after.rows[0]];
    const end = edge === 'left' ? 0 : -1;
    const isCell = (cell: FragmentCell): boolean => !isRun(cell);
    const [one, other] = [was, becomes].map((cells) =>
      edge === 'left' ? cells.findIndex(isCell) : cells.findLastIndex(isCell),
    );
    const hasRunThere = [was, becomes].map((cells) => isRun(cells.at(end) ?? EMPTY));
    if (hasRunThere[0] !== hasRunThere[1] && one >= 0 && other >= 0)
      return {
        before: { ...before, rows: [was.toSpliced(one, 1)] },
        after: { ...after, rows: [becomes.toSpliced(other, 1)] },
      };
  }
  return { before: shrunkFragment(before, edge), after: shrunkFragment(after, edge) };
}

const inRows: Readonly<Partial<Record<Laying, Laying>>> = {
  'either way': 'mirrored',
  upright: 'as written',
  'up and down': 'turned',
  across: 'turned',
  diagonally: 'turned',
  'any direction': 'turned and mirrored',
};

const inLine: Readonly<Partial<Record<Laying, Laying>>> = {
  mirrored: 'either way',
  turned: 'across',
  'turned and mirrored': 'across',
};

/** How a fragment may be laid when it has become one line, or several rows: the nearest way that there is. */
export const layingFor = (laid: Laying, { rows }: Fragment): Laying =>
  (rows.length === 1 ? inLine : inRows)[laid] ?? laid;
