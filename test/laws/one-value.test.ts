/**
 * A vertex has one value, from every source: its label, the reasons for it, a sum of its piece alone and a
 * guess of what the label says agree. In drawings that no theory covers as a whole each of them must find the
 * part that gave the label.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { usualRules } from '../../engine/outcome/index.ts';
import { ask, drain, openMemory, solveGraph } from '../../engine/run.ts';
import { textOf } from '../../engine/values/index.ts';
import { arbitraryPartizan, writtenPartizan } from '../arbitrary/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

const rules = fc
  .constantFrom('draw' as const, 'left' as const, 'right' as const)
  .map((infinitePlay) => ({ ...usualRules, infinitePlay }));

test('label, reasons, a sum of one piece and a guess of the label agree at every vertex', () => {
  let byParts = 0;
  tryLaw(fc.tuple(arbitraryPartizan(7), rules), 250, ([graph, played]) => {
    const game = { graph, rules: played };
    const { labelling, choice } = drain(solveGraph(game, {}));
    const memory = openMemory();
    for (let v = 0; v < graph.order; v++) {
      const value = labelling.codes[v] < 0 ? undefined : labelling.table[labelling.codes[v]];
      const label = value && textOf(value);
      const about = `${writtenPartizan(graph)}, gray ${graph.gray}, ${played.infinitePlay}: vertex ${v}, ${label}`;
      const why = drain(ask('explain', { vertex: v }, game, memory));
      if (why.kind === 'over-budget') throw new Error(`${about}: ${why.says}`);
      const { answer } = why.explanation;
      expect(answer.value && textOf(answer.value), about).toBe(label);
      if (!value) continue;
      if (!choice.theory) byParts++;
      const guess = drain(ask('guess', { vertex: v, text: textOf(value) }, game, memory));
      // Some texts say more or less than a value, and are refused as no game.
      if (guess.kind === 'guess') expect(guess.verdict, `${about}: ${JSON.stringify(guess)}`).toBe('right');
      if (graph.gray[v] === 1) continue;
      const sum = drain(ask('sum', { pieces: Uint32Array.of(v) }, game, memory));
      if (sum.kind === 'over-budget' || sum.kind === 'scoring-sum') continue;
      if (sum.value) expect(textOf(sum.value), about).toBe(label);
    }
  });
  expect(byParts).toBeGreaterThan(oftenEnough(100));
});
