/** The search for a unicycle of each pattern as the bench measures it, with exits that suffice for all. */
import { readExitChoices } from '../../engine/find/exit-pool.ts';
import { readUnicyclePattern } from '../../engine/find/unicycle-pattern.ts';
import { findUnicycles } from '../../engine/find/unicycles.ts';
import { permittedPatterns } from '../oracle/unicycle-patterns.ts';

const MOST_LETTERS = 10;
const CHOICES = '0,*,*2,*3,1,-1';
const BUDGET_MS = 20_000;

function findsOne(text: string): boolean {
  const [pattern, pool] = [readUnicyclePattern(text), readExitChoices(CHOICES)];
  if (!pattern.ok || !pool.ok) throw new Error(`${text} is a pattern`);
  const search = findUnicycles({ pattern: pattern.value, pool: pool.value }, 'first');
  for (;;) {
    const next = search.next();
    if (next.done) return next.value.found === 1;
  }
}

/** Returns how many patterns were left without a unicycle, although each has one. */
export function measureUnicycles(
  report: (what: string, figure: number, unit: string, budget: number) => void,
): number {
  const patterns = Array.from({ length: MOST_LETTERS - 3 }, (_, i) => permittedPatterns(i + 4)).flat();
  const before = performance.now();
  const without = patterns.filter((pattern) => !findsOne(pattern));
  const ms = performance.now() - before;
  report(`a unicycle of each of ${patterns.length} patterns of up to 10 letters`, ms, 'ms', BUDGET_MS);
  for (const pattern of without) console.log(`WRONG  ${pattern} is left without a unicycle`);
  return without.length;
}
