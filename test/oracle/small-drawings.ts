/**
 * All small drawings by plain enumeration: every way to draw arcs between numbered nodes, with every way to
 * colour them, and one text for all that are isomorphic: the least over all orders of the nodes. Of
 * isomorphic drawings only the first is looked at.
 */

/** What may be drawn: whose an arc may be, whether nodes may be gray, whether loops, whether cycles. */
export type DrawnHow = {
  readonly partizan: boolean;
  readonly gray: boolean;
  readonly loops: boolean;
  readonly acyclic: boolean;
};

/** Rows of letters: row u, column v is whose the arc from u to v is, and row u ends with its colour. */
export type LetteredRows = readonly string[];

function ordersOf(nodes: readonly number[]): readonly (readonly number[])[] {
  if (nodes.length === 0) return [[]];
  return nodes.flatMap((first) =>
    ordersOf(nodes.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

/** The orders of 0, 1, …, found once for each number of nodes. */
const allOrders: (readonly (readonly number[])[])[] = [];
const ordersFor = ({ length }: LetteredRows) =>
  (allOrders[length] ??= ordersOf(Array.from({ length }, (_, u) => u)));

const renumbered = (rows: LetteredRows, order: readonly number[]): string =>
  order.map((u) => order.map((v) => rows[u][v]).join('') + rows[u][rows.length]).join('/');

const leastOf = (texts: readonly string[]): string => texts.toSorted()[0];

/** One text for all drawings that differ from this one only in the numbers of their nodes. */
export const isomorphyText = (rows: LetteredRows): string =>
  leastOf(ordersFor(rows).map((order) => renumbered(rows, order)));

/** The same where one node is the start. */
export const rootedText = (rows: LetteredRows, start: number): string =>
  leastOf(
    ordersFor(rows)
      .filter(([first]) => first === start)
      .map((order) => renumbered(rows, order)),
  );

/** Which nodes play can come to from each: Warshall's closure, each node reaching itself. */
export function closureOf(rows: LetteredRows): readonly (readonly boolean[])[] {
  const n = rows.length;
  const reaches = rows.map((row, u) => Array.from({ length: n }, (_, v) => u === v || row[v] !== '.'));
  for (let w = 0; w < n; w++)
    for (let u = 0; u < n; u++) for (let v = 0; v < n; v++) reaches[u][v] ||= reaches[u][w] && reaches[w][v];
  return reaches;
}

function hasCycle(rows: LetteredRows): boolean {
  const reaches = closureOf(rows);
  return rows.some((row, u) => rows.some((_, v) => row[v] !== '.' && reaches[v][u]));
}

/** The drawings of numbered nodes; of those that differ only in the numbers, only the first one comes. */
function* drawingsUpToNumbering(n: number, how: DrawnHow): Generator<LetteredRows, void, void> {
  const arcs = how.partizan ? '.LRE' : '.E';
  const alphabets: string[] = [];
  for (let u = 0; u < n; u++) {
    for (let v = 0; v < n; v++) alphabets.push(u === v && !how.loops ? '.' : arcs);
    alphabets.push(how.gray ? 'wg' : 'w');
  }
  const digits = alphabets.map(() => 0);
  const met = new Set<string>();
  for (;;) {
    const word = digits.map((digit, i) => alphabets[i][digit]).join('');
    const rows = Array.from({ length: n }, (_, u) => word.slice(u * (n + 1), (u + 1) * (n + 1)));
    if (!met.has(rows.join('/'))) {
      for (const order of ordersFor(rows)) met.add(renumbered(rows, order));
      if (!how.acyclic || !hasCycle(rows)) yield rows;
    }
    let at = 0;
    while (at < digits.length && digits[at] === alphabets[at].length - 1) digits[at++] = 0;
    if (at === digits.length) return;
    digits[at]++;
  }
}

/** The texts of all drawings up to isomorphism. */
export function drawingTexts(n: number, how: DrawnHow): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const rows of drawingsUpToNumbering(n, how)) texts.add(isomorphyText(rows));
  return texts;
}

/** The texts of all drawings with a start that reaches every node, up to isomorphism. */
export function rootedTexts(n: number, how: DrawnHow): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const rows of drawingsUpToNumbering(n, how))
    for (const [start, reached] of closureOf(rows).entries())
      if (reached.every(Boolean)) texts.add(rootedText(rows, start));
  return texts;
}
