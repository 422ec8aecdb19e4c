/** The lower bound for the positions that follow on a drawing, beside their number. */
import * as fc from 'fast-check';
import { expect as expectOnce, test } from 'vitest';
import { generateBoard } from '../../engine/conduct/board-game.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { rulesetOfText } from '../../engine/rulesets/written/index.ts';
import { printRules } from '../../engine/rulesets/written/print-rules.ts';
import { drain, type Ruleset } from '../../engine/run.ts';
import { arbitraryDrawingRules, arbitraryPlainRules, drawnPosition } from '../arbitrary/drawing-rules.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

/** A number that small drawings do not reach, so that the bound is found for them. */
const most = 500;

function leastOn(ruleset: Ruleset, position: string): number {
  const parts = ruleset.openParts?.();
  if (parts?.kind !== 'keys') return 0;
  return parts.leastPositions?.(positionOf(ruleset, position), most) ?? 0;
}

const games = fc.oneof(
  fc.tuple(arbitraryDrawingRules, drawnPosition(['.', '.', 'L', 'R'], 7)),
  fc.tuple(arbitraryPlainRules, drawnPosition(['.', 'A', 'B', 'C'], 7)),
  // Paths of so many nodes are divided.
  {
    weight: 3,
    arbitrary: fc.tuple(
      arbitraryPlainRules,
      fc.array(fc.constantFrom(...'.ABC'), { minLength: 11, maxLength: 13 }).map((nodes) => nodes.join('')),
    ),
  },
);

test('by random rules no fewer positions follow than the bound says', () => {
  const met = { positions: 0, divided: 0, close: 0 };
  tryLaw(games, 200, ([rules, position]) => {
    const text = printRules(rules);
    const read = rulesetOfText(text);
    if (!read.ok || read.value.loopy) return;
    const least = leastOn(read.value, position);
    if (least <= 1) return;
    const found = drain(generate(read.value.coder(positionOf(read.value, position)), { positions: 5_000 }));
    if (found.kind !== 'generated') return;
    expect(least, () => `${text}\n${position}`).toBeLessThanOrEqual(found.graph.order);
    met.positions++;
    if (/^[^:]{11,}$/.test(position)) met.divided++;
    if (2 * least >= found.graph.order) met.close++;
  });
  expectOnce(met.divided).toBeGreaterThan(oftenEnough(20));
  expectOnce(met.close).toBeGreaterThan(oftenEnough(20));
});

const texts = {
  col: 'board: drawing\nLeft: choose a node, ., -> L if no L beside\nRight: as Left, with L and R exchanged\n',
  nodeKayles: 'board: drawing\nEither: choose a node -> remove it and its neighbours\n',
  arcKayles: 'board: drawing\nEither: choose an arc -> remove it and its ends\n',
};

test.each([
  ['col', 60],
  ['col', 20],
  ['nodeKayles', 60],
  ['arcKayles', 60],
] as const)('a graph of %s on a path of %i nodes is refused by its bound', (id, order) => {
  const read = rulesetOfText(texts[id]);
  if (!read.ok) throw new Error(id);
  const asked = { ruleset: read.value.id, position: '.'.repeat(order), positions: 2_000_000 };
  const first = generateBoard(asked).next();
  expectOnce(first.done && first.value).toMatchObject({
    kind: 'over-budget',
    says: expectOnce.stringMatching(/^has more than [\d,]+ positions/),
  });
});
