/**
 * The yardstick of the benchmarks: a fixed piece of plain work that has nothing to do with games, and that no change of the project makes
 * quicker or slower. Budgets are written in the milliseconds of a machine on which it takes `usualMs`, and are compared as ratios to
 * what it takes in the same run, so that a slow machine fails nothing and a quick one hides nothing.
 */

/** In milliseconds: what the plain work takes on the machine whose milliseconds the budgets are written in. */
export const usualMs = 100;

/**
 * Words counted, sorted and written, and numbers added up in rows. The function uses nothing outside it,
 * since the browser's benchmark sends its text to the page.
 */
export function plainWork(): number {
  let register = 12345;
  const below = (limit: number): number => {
    register ^= register << 13;
    register ^= register >>> 17;
    register ^= register << 5;
    return (register >>> 0) % limit;
  };
  const counts = new Map<string, number>();
  for (let i = 0; i < 60_000; i++) {
    const word = below(40_000).toString(36);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const rows = new Uint32Array(2_000_000);
  for (let i = 0; i < rows.length; i++) rows[i] = below(1000);
  for (let i = 1; i < rows.length; i++) rows[i] += rows[i - 1];
  return JSON.stringify(sorted).length + rows[rows.length - 1];
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >>> 1] ?? 0;

const freshFor = 10_000;
let last: { readonly ms: number; readonly at: number } | undefined;

/** What the plain work takes in this process now, in milliseconds of its own time; measured again every ten seconds. */
export function plainWorkMs(): number {
  if (last && performance.now() - last.at < freshFor) return last.ms;
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    plainWork();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  last = { ms: median(times), at: performance.now() };
  return last.ms;
}

const inMs: Readonly<Record<string, number>> = { ms: 1, s: 1000 };

/** A row of a benchmark: whether a figure is within its budget, and the line that says so. A figure of time is judged as a ratio to the plain work. */
export function judged(
  what: string,
  figure: number,
  unit: string,
  budget: number,
  plainMs: number,
): { readonly within: boolean; readonly line: string } {
  const scale = inMs[unit];
  const ratio = scale === undefined ? figure : (figure * scale) / plainMs;
  const allowed = scale === undefined ? budget : (budget * scale) / usualMs;
  const within = ratio <= allowed;
  const figures = `${figure.toFixed(2)} ${unit}`.padStart(16);
  const said = scale === undefined ? '' : `   ${ratio.toFixed(2)} of the yardstick,`;
  const limit = scale === undefined ? `${budget} ${unit}` : allowed.toFixed(2);
  return {
    within,
    line: `${within ? 'within' : 'OVER  '} ${what.padEnd(52)}${figures}${said}   budget ${limit}`,
  };
}
