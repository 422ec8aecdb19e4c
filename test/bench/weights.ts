/**
 * Atomic weights as the bench measures them: of the 67 all-small games born by day 3, and of Clobber rows of
 * one to ten stones, whose values have been found before.
 */
import { reckon } from '../../engine/reckon/index.ts';
import { drain } from '../../engine/rounds.ts';
import { openWorths } from '../../engine/sweeps/sweep.ts';
import { textOfMeasurement } from '../../engine/theories/measure.ts';
import { openMeasuring } from '../../engine/theories/measuring.ts';
import type { Value } from '../../engine/values/value.ts';
import { textOf, valueKey } from '../../engine/values/words.ts';

const [BUDGET_MS, STONES, TURNS] = [100, 10, 5];

function reckonedValue(text: string): Value {
  const found = drain(reckon(text, { node: noNode }));
  if (found.ok && found.value.kind === 'value') return found.value.value;
  throw new Error(`${text} is no value`);
}

function noNode(name: string): never {
  throw new Error(`there is no node ${name}`);
}

/** All sets of some of these, the empty one left out. */
const someOf = (all: readonly string[]): readonly string[] =>
  Array.from({ length: 2 ** all.length - 1 }, (_, chosen) =>
    all.filter((_, i) => ((chosen + 1) >> i) & 1).join(','),
  );

/** In an all-small game both players can move, or none can; so it is day after day. */
function allSmallGames(day: number): readonly Value[] {
  let games = new Map([['', reckonedValue('0')]]);
  for (let d = 1; d <= day; d++) {
    const before = someOf([...games.values()].map(textOf));
    const made = ['0', ...before.flatMap((left) => before.map((right) => `{${left}|${right}}`))];
    games = new Map(made.map(reckonedValue).map((value) => [valueKey(value), value]));
  }
  return [...games.values()];
}

function clobberRows(): readonly Value[] {
  const worths = openWorths({ ruleset: 'clobber' });
  return Array.from({ length: STONES }, (_, i) => {
    const { value } = drain(worths.worthOf('LR'.repeat(STONES).slice(0, i + 1), undefined));
    if (!value) throw new Error('every row of Clobber has a value');
    return value;
  });
}

export function measureWeights(
  report: (what: string, figure: number, unit: string, budget: number) => void,
): void {
  const small = allSmallGames(3);
  if (small.length !== 67) throw new Error(`${small.length} all-small games are born by day 3, not 67`);
  const values = [...small, ...clobberRows()];
  const times = Array.from({ length: TURNS }, () => {
    const before = performance.now();
    const measuring = openMeasuring();
    const weights = values.map((value) => textOfMeasurement(measuring.measure('atomic-weight', value)));
    if (weights.includes('')) throw new Error('every all-small game has an atomic weight');
    return performance.now() - before;
  }).toSorted((a, b) => a - b);
  report('atomic weights of 67 all-small games and of ten Clobber rows', times[TURNS >> 1], 'ms', BUDGET_MS);
}
