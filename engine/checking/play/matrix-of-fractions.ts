/**
 * The value of a zero-sum matrix of fractions, for the check of a table: it is found by the criss-cross
 * method (T. Terlaky, 1985), which pivots at the first variable that is amiss and needs neither a feasible
 * tableau nor ratios, and then proved: a strategy of each player is multiplied out against every line of the
 * matrix. A value that cannot be proved is not returned. It shares no code with the linear programs by which
 * values are made.
 */

/** In lowest terms; the lower number is positive. */
export type Fraction = readonly [over: bigint, under: bigint];

const absolute = (x: bigint): bigint => (x < 0n ? -x : x);

function commonFactor(a: bigint, b: bigint): bigint {
  let [x, y] = [absolute(a), absolute(b)];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export function fraction(over: bigint, under = 1n): Fraction {
  const common = commonFactor(over, under) || 1n;
  return under < 0n ? [-over / common, -under / common] : [over / common, under / common];
}

/** A number that is a binary fraction, as whole numbers are. */
export function binaryFraction(x: number): Fraction {
  let under = 1;
  while (!Number.isInteger(x * under)) under *= 2;
  return fraction(BigInt(x * under), BigInt(under));
}

export const plusFraction = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * d + c * b, b * d);

/** Negative, 0 or positive. */
export const difference = ([a, b]: Fraction, [c, d]: Fraction): number => {
  const [one, other] = [a * d, c * b];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** As a table has it; undefined where it is not a fraction in lowest terms. */
export function readFraction(text: string): Fraction | undefined {
  const found = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text);
  if (!found) return undefined;
  const read: Fraction = [BigInt(found[1]), BigInt(found[2] ?? 1)];
  return printFraction(fraction(...read)) === text ? read : undefined;
}

export const printFraction = ([over, under]: Fraction): string =>
  under === 1n ? `${over}` : `${over}/${under}`;

/**
 * The best of the rows' worst cells, and the worst of the columns' best: what a choice is worth that the
 * other player sees.
 */
export function seenValues(rows: readonly (readonly Fraction[])[]): {
  readonly rowSeen: Fraction;
  readonly columnSeen: Fraction;
} {
  const least = (line: readonly Fraction[]): Fraction =>
    line.reduce((a, b) => (difference(b, a) < 0 ? b : a));
  const most = (line: readonly Fraction[]): Fraction => line.reduce((a, b) => (difference(b, a) > 0 ? b : a));
  return {
    rowSeen: most(rows.map(least)),
    columnSeen: least(rows[0].map((_, j) => most(rows.map((row) => row[j])))),
  };
}

/** Undefined where the strategies that were found do not prove a value; that has never been seen. */
export function provedValue(rows: readonly (readonly Fraction[])[]): Fraction | undefined {
  const { rowSeen, columnSeen } = seenValues(rows);
  // The player who chooses first loses nothing by being seen, so that no choice needs to be mixed.
  if (difference(rowSeen, columnSeen) === 0) return rowSeen;
  let under = 1n;
  for (const row of rows) for (const [, each] of row) under = (under / commonFactor(under, each)) * each;
  const whole = rows.map((row) => row.map(([over, each]) => over * (under / each)));
  const found = strategiesOf(whole);
  return found && provenBy(whole, found.ofRows, found.ofColumns, under);
}

// Math.min takes no whole numbers of any length.
const lesser = (a: bigint, b: bigint): bigint => (b - a < 0n ? b : a);
const greater = (a: bigint, b: bigint): bigint => (b - a > 0n ? b : a);

type Weights = { readonly ofRows: readonly bigint[]; readonly ofColumns: readonly bigint[] };

/**
 * What both strategies are sure of, if it is the same. Both are weights; they are divided by their sums here.
 */
function provenBy(
  whole: readonly (readonly bigint[])[],
  ofRows: readonly bigint[],
  ofColumns: readonly bigint[],
  under: bigint,
): Fraction | undefined {
  const total = (weights: readonly bigint[]): bigint => weights.reduce((sum, each) => sum + each, 0n);
  const [left, right] = [total(ofRows), total(ofColumns)];
  if ([...ofRows, ...ofColumns].some((each) => each < 0n) || left === 0n || right === 0n) return undefined;
  const gets = whole[0].map((_, j) => total(ofRows.map((weight, i) => weight * whole[i][j])));
  const allows = whole.map((row) => total(row.map((cell, j) => ofColumns[j] * cell)));
  const worst = gets.reduce(lesser);
  const best = allows.reduce(greater);
  return worst * right === best * left ? fraction(worst, left * under) : undefined;
}

/**
 * The method is given up after this many lines were pivoted: it ends, but there is no good bound on how soon.
 */
const mostPivots = 20_000;

/**
 * Strategies that are optimal where the method ends. The linear program is that of the matrix with a number
 * added that makes all cells positive: the sum of the columns’ weights is maximised while no row gets more
 * than 1. All entries of the tableau are whole numbers over one of them, the last pivot.
 */
function strategiesOf(whole: readonly (readonly bigint[])[]): Weights | undefined {
  const [high, wide] = [whole.length, whole[0].length];
  const least = whole.flat().reduce(lesser);
  // Row i: what is left of 1 when each column has its weight. The last row is the sum of the weights.
  const table = whole.map((row) => [...row.map((cell) => cell - least + 1n), 1n]);
  table.push([...whole[0].map(() => -1n), 0n]);
  let under = 1n;
  const inRow = Array.from({ length: high }, (_, i) => wide + i);
  const inColumn = Array.from({ length: wide }, (_, j) => j);
  for (let pivots = 0; pivots < mostPivots; pivots++) {
    // Variables are numbered; the first that is negative itself, or by its price, is put right.
    let [first, atRow, atColumn] = [high + wide, -1, -1];
    for (let i = 0; i < high; i++)
      if (table[i][wide] < 0n && inRow[i] < first) [first, atRow, atColumn] = [inRow[i], i, -1];
    for (let j = 0; j < wide; j++)
      if (table[high][j] < 0n && inColumn[j] < first) [first, atRow, atColumn] = [inColumn[j], -1, j];
    if (first === high + wide) return weightsIn(table, inRow, inColumn);
    let partner = high + wide;
    if (atRow >= 0) {
      for (let j = 0; j < wide; j++)
        if (table[atRow][j] < 0n && inColumn[j] < partner) [partner, atColumn] = [inColumn[j], j];
    } else
      for (let i = 0; i < high; i++)
        if (table[i][atColumn] > 0n && inRow[i] < partner) [partner, atRow] = [inRow[i], i];
    if (partner === high + wide) return undefined;
    under = exchange(table, atRow, atColumn, under);
    [inRow[atRow], inColumn[atColumn]] = [inColumn[atColumn], inRow[atRow]];
  }
  return undefined;
}

/** The variables of a row and a column change places; the new common denominator, which is positive. */
function exchange(table: bigint[][], atRow: number, atColumn: number, under: bigint): bigint {
  const through = table[atRow];
  const by = through[atColumn];
  for (const [i, row] of table.entries()) {
    if (i === atRow) continue;
    const factor = row[atColumn];
    for (let j = 0; j < row.length; j++)
      if (j !== atColumn) row[j] = (row[j] * by - factor * through[j]) / under;
    row[atColumn] = -factor;
  }
  through[atColumn] = under;
  if (by > 0n) return by;
  for (const row of table) for (let j = 0; j < row.length; j++) row[j] = -row[j];
  return -by;
}

/**
 * The columns’ weights are in the last column, and the rows’ weights are the prices of their slack variables.
 */
function weightsIn(
  table: readonly bigint[][],
  inRow: readonly number[],
  inColumn: readonly number[],
): Weights {
  const [high, wide] = [inRow.length, inColumn.length];
  const ofRows = new Array<bigint>(high).fill(0n);
  const ofColumns = new Array<bigint>(wide).fill(0n);
  for (const [i, variable] of inRow.entries()) if (variable < wide) ofColumns[variable] = table[i][wide];
  for (const [j, variable] of inColumn.entries())
    if (variable >= wide) ofRows[variable - wide] = table[high][j];
  return { ofRows, ofColumns };
}
