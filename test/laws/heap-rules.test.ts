/** Rules on heaps that people write: texts and data, and any text at all. */
import * as fc from 'fast-check';
import { expect as expectOnce, test } from 'vitest';
import { writtenRuleset } from '../../engine/rulesets/written/index.ts';
import { printRules } from '../../engine/rulesets/written/print-rules.ts';
import { readRules } from '../../engine/rulesets/written/read-rules.ts';
import { arbitraryHeapRules } from '../arbitrary/heap-rules.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { solvedGraph } from '../fixtures/written-rules.ts';
import { tryLaw } from './seeds.ts';

/** Rules without their places in a text. */
const meaningOf = (rules: unknown): unknown =>
  JSON.parse(JSON.stringify(rules, (key, part) => (key === 'at' ? undefined : part)));

test('rules on heaps that are printed and read again are the same rules, and are printed as the same text', () => {
  tryLaw(arbitraryHeapRules, 400, (rules) => {
    const text = printRules(rules);
    const read = readRules(text);
    expect(meaningOf(read.rules), text).toEqual(meaningOf(rules));
    expect(printRules(read.rules)).toBe(text);
  });
});

const texts = [
  'name: Lasker’s Nim\nboard: heaps\nEither: n -> n-k, k in 1..n\nEither: n -> a+b, a+b = n, a >= 1, b >= 1\n',
  'board: heaps\nLeft: n -> n-1\nRight: n -> n-k, k in 2 5 squares if n even and k divides n\n',
  'board: heaps\nEither: n, m -> n-k, m-k, k in 1..n/2\nEither: octal 4.07\nEither: hexadecimal 0.8\n',
];

const mutated = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.tuple(
        fc.nat(200),
        fc.nat(3),
        fc.oneof(
          fc.constantFrom(
            ...'nmkab0129+-=<>,/.\n ',
            '->',
            ' in ',
            '..',
            ' even',
            ' divides ',
            'a+b',
            '99999',
          ),
          fc.string({ unit: 'grapheme', maxLength: 3 }),
        ),
      ),
      { maxLength: 5 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [from, gone, come]) => {
      const start = from % (now.length + 1);
      return now.slice(0, start) + come + now.slice(start + gone);
    }, text),
  );

test('any text of rules on heaps is read without harm, and play by it ends', () => {
  let [sound, wrong] = [0, 0];
  tryLaw(mutated, 600, (text) => {
    const { rules, problems } = readRules(text);
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
    for (const { line, column, length, says } of problems) {
      expect(line >= 1 && line <= lines.length, `line ${line} of ${JSON.stringify(text)}`).toBe(true);
      expect(column >= 1 && column + length <= lines[line - 1].length + 1, `${says}: ${text}`).toBe(true);
      expect(says.length).toBeGreaterThan(10);
    }
    if (problems.length > 0 || rules.board !== 'heaps') {
      wrong++;
      return;
    }
    sound++;
    const printed = printRules(rules);
    expect(meaningOf(readRules(printed).rules)).toEqual(meaningOf(rules));
    const ruleset = writtenRuleset(rules);
    for (const { position } of ruleset.starts) {
      const parsed = ruleset.parse(position);
      expect(parsed.ok, `${position} by ${text}`).toBe(true);
      if (parsed.ok) ruleset.moves(parsed.value);
    }
    expect(solvedGraph(ruleset, '5').outcome(0), text).toBeDefined();
  });
  expectOnce(sound).toBeGreaterThan(oftenEnough(60));
  expectOnce(wrong).toBeGreaterThan(oftenEnough(120));
});
