/** A search that is continued at a mark finds the rest, and ends, as if it had not been stopped. */
import { describe, expect, test } from 'vitest';
import { rulesetById } from '../../../engine/answers/index.ts';
import {
  type FindChoice,
  plainKind,
  readExitChoices,
  readGameCondition,
  readLikeDrawing,
  readPairCondition,
  type SearchMark,
} from '../../../engine/find/index.ts';
import type { Result } from '../../../engine/result.ts';
import { openSearch } from '../../../engine/run.ts';
import { type AskedSearch, openFamily, parseAskedFamily } from '../../../engine/sweeps/index.ts';

function known<T>(read: Result<T>): T {
  if (!read.ok) throw new Error(read.problems.map(({ place, says }) => `${place}: ${says}`).join('; '));
  return read.value;
}

function searched(asked: AskedSearch, mark?: SearchMark) {
  const search = known(openSearch(asked));
  const slices = search.run(() => false, mark);
  const rows: string[] = [];
  const marks: { readonly mark: SearchMark; readonly rows: number }[] = [];
  for (;;) {
    const next = slices.next();
    if (next.done) return { rows, marks, end: next.value, length: search.markLength };
    const slice = next.value;
    if (slice.kind === 'row') rows.push(slice.row.cells().join(','));
    else if (slice.mark) marks.push({ mark: slice.mark, rows: rows.length });
  }
}

const family = (() => {
  const asked = known(parseAskedFamily('clobber "[LR.]^n" n=1..5'));
  return known(openFamily(known(rulesetById(asked.ruleset)), asked));
})();

const like = {
  drawing: known(readLikeDrawing('a ->L ?\na ->R ?, b\nb ->L? a\nb ->? ?\n')),
  pool: known(readExitChoices('0,*,^,1')),
};

const games = (that: string) => ({ condition: known(readGameCondition(that)), measures: ['mean'] });
const drawings = { least: 1, most: 3, kind: { ...plainKind, partizan: true } };

const searches: readonly (readonly [string, (choice: FindChoice) => AskedSearch])[] = [
  ['drawings', (choice) => ({ kind: 'drawings', drawings, choice, ...games('temperature > -1') })],
  [
    'a shard of drawings',
    (choice) => ({
      ...{ kind: 'drawings', choice, ...games('form-nodes < nodes') },
      drawings: { ...drawings, part: { number: 2, of: 3 } },
    }),
  ],
  [
    'pairs',
    (choice) => ({
      ...{ kind: 'pairs', choice, measures: [], condition: known(readPairCondition('G > H')) },
      drawings: { ...drawings, most: 2 },
    }),
  ],
  ['like', (choice) => ({ kind: 'like', like, called: 'open.txt', choice, ...games('value > 0') })],
  [
    'a shard of like',
    (choice) => ({
      ...{ kind: 'like', like, called: 'open.txt', choice, ...games('value > 0') },
      part: { number: 3, of: 4 },
    }),
  ],
  ['members', (choice) => ({ kind: 'members', family, choice, ...games('value > 0 or value = *') })],
  [
    'a shard of members',
    (choice) => ({ kind: 'members', family, choice, ...games('not value = 0'), shard: { number: 1, of: 3 } }),
  ],
];

describe.each(searches)('%s', (name, asked) => {
  const choices: readonly FindChoice['kind'][] =
    name === 'drawings' || name === 'pairs' ? ['all', 'first', 'smallest'] : ['all', 'first'];

  test.each(choices)('--%s', (choice) => {
    const search = asked({ kind: choice as 'all' | 'first' | 'smallest' });
    const whole = searched(search);
    const step = Math.max(1, Math.floor(whole.marks.length / 8));
    const some = whole.marks.filter((_, i) => i % step === 0 || i === whole.marks.length - 1);
    for (const { mark, rows } of some) {
      expect(mark).toHaveLength(whole.length);
      const rest = searched(search, mark);
      expect(rest.rows).toEqual(whole.rows.slice(rows));
      expect(rest.end).toEqual(whole.end);
    }
    if (choice === 'all') expect(some.length * whole.rows.length).toBeGreaterThan(10);
  });
});
