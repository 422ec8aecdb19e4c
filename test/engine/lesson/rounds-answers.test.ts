/** Answers of lessons about simultaneous games can be wrong, and are found to be. */
import { expect, test } from 'vitest';
import { compile } from '../../../engine/document/compile.ts';
import { calledNode } from '../../../engine/document/index.ts';
import { drain, solveGraph } from '../../../engine/run.ts';
import { openExample } from '../../fixtures/figures.ts';
import { claimOfRounds } from '../../fixtures/rounds-answers.ts';

test.each([
  ['matching-pennies', 'pennies where Right sees = -1', true],
  ['matching-pennies', 'pennies where Right sees = 0', false],
  ['matching-pennies', 'pennies where Left sees = 1', true],
  ['matching-pennies', 'Left plays h 1/2, t 1/2 at pennies', true],
  ['matching-pennies', 'Right plays h 1/3, t 2/3 at pennies', false],
  ['equal-profiles', 'H is a lottery of 1/9 and 4/9', true],
  ['equal-profiles', 'G is a lottery of 1/9 and 4/9', false],
  ['squares', '7 and 8 differ from 2/5 by at most 1/40', true],
  ['squares', '6 and 8 differ from 2/5 by at most 1/40', false],
  ['robot-dominoes', 'BWB by turns = ±1', false],
])('%s: “%s” is checked, and holds: %s', (name, answer, holds) => {
  const document = openExample(name);
  const { graph } = compile(document);
  const { table, codes } = drain(solveGraph({ graph, rules: document.view.rules })).labelling;
  const at = (called: string): number => document.nodes.findIndex((node) => calledNode(node) === called);
  const claim = claimOfRounds(answer, { document, at, valueAmong: ([term]) => table[codes[at(term)]] });
  expect(claim).toBeDefined();
  expect(JSON.stringify(claim?.claims) === JSON.stringify(claim?.is)).toBe(holds);
});
