/**
 * The yardstick of the benchmarks: a fixed piece of plain work that has nothing to do with games, and that no
 * change of the project makes quicker or slower. Budgets are written in milliseconds, and are compared as
 * ratios to what the plain work takes in the same run, so that a slow machine fails nothing and a quick one
 * hides nothing.
 */

/**
 * In milliseconds: what the plain work takes on a machine on which the budgets hold as they are written. A
 * page does the work once, before it is optimized, and the engine's bench does it several times, so each has
 * a number of its own. The page's was taken on the machine whose milliseconds its budgets are in. The
 * engine's was taken on an idle machine on which version 0.8.0, for which its budgets were written, keeps all
 * of them: 22 to 28 ms. While that machine was busy, the version and the plain work took turns, and a row
 * allowed at most its budget times the plain work's time divided by its own. The least of these numbers was
 * 58, so the idle machine decides.
 */
export const usualMs = { engine: 25, page: 100 } as const;

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

/**
 * What the plain work takes in this process now, in milliseconds of its own time; measured again every ten
 * seconds.
 */
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

/**
 * A row of a benchmark: whether a figure is within its budget, and the line that says so. A figure of time is
 * judged as a ratio to the plain work.
 */
export function judged(
  what: string,
  figure: number,
  unit: string,
  budget: number,
  plainMs: number,
  at: keyof typeof usualMs,
): { readonly within: boolean; readonly line: string } {
  const scale = inMs[unit];
  const ratio = scale === undefined ? figure : (figure * scale) / plainMs;
  const allowed = scale === undefined ? budget : (budget * scale) / usualMs[at];
  const within = ratio <= allowed;
  const figures = `${figure.toFixed(2)} ${unit}`.padStart(16);
  const said = scale === undefined ? '' : `   ${ratio.toFixed(2)} of the yardstick,`;
  const limit = scale === undefined ? `${budget} ${unit}` : allowed.toFixed(2);
  return {
    within,
    line: `${within ? 'within' : 'OVER  '} ${what.padEnd(52)}${figures}${said}   budget ${limit}`,
  };
}
