/**
 * Rulesets that people write: texts and data, any text at all, and the texts of the register beside moves by
 * hand.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { openPartSolver } from '../../engine/conduct/worth-by-parts.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import { rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { rulesetOfText, writtenRuleset } from '../../engine/rulesets/written/index.ts';
import { printRules } from '../../engine/rulesets/written/print-rules.ts';
import { readRules } from '../../engine/rulesets/written/read-rules.ts';
import { drain, type Ruleset } from '../../engine/run.ts';
import { textOf } from '../../engine/values/words.ts';
import { handOf } from '../arbitrary/positions.ts';
import { arbitraryRules } from '../arbitrary/written-rules.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { writtenByHand } from '../fixtures/rules-by-hand.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { byLetters, solvedGraph } from '../fixtures/written-rules.ts';
import { tryLaw } from './seeds.ts';

/** Rules without their places in a text. */
const meaningOf = (rules: unknown): unknown =>
  JSON.parse(JSON.stringify(rules, (key, part) => (key === 'at' ? undefined : part)));

test('rules that are printed and read again are the same rules, and are printed as the same text', () => {
  tryLaw(arbitraryRules, 400, (rules) => {
    const text = printRules(rules);
    const read = readRules(text);
    expect(meaningOf(read.rules), text).toEqual(meaningOf(rules));
    expect(printRules(read.rules)).toBe(text);
  });
});

/** A text with some letters taken out, put in, or exchanged. */
const mutated = fc
  .tuple(
    fc.constantFrom(...writtenByHand.map(({ text }) => text)),
    fc.array(
      fc.tuple(
        fc.nat(400),
        fc.nat(4),
        fc.oneof(
          fc.constantFrom(
            ...'LR.#_~*[]/,:->\n ',
            'again',
            'then',
            ', if no L beside',
            '.*',
            '2 points',
            'entailing',
            'across',
            'over when: ',
          ),
          fc.string({ unit: 'grapheme', maxLength: 3 }),
        ),
      ),
      { maxLength: 6 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [from, gone, come]) => {
      const start = from % (now.length + 1);
      return now.slice(0, start) + come + now.slice(start + gone);
    }, text),
  );

test('any text is read without harm, and what is wrong with it has a place in it', () => {
  let [sound, wrong] = [0, 0];
  tryLaw(mutated, 1000, (text) => {
    const { rules, problems } = readRules(text);
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
    for (const { line, column, length, says } of problems) {
      expect(line >= 1 && line <= lines.length, `line ${line} of ${JSON.stringify(text)}`).toBe(true);
      expect(column >= 1 && column + length <= lines[line - 1].length + 1, `${says}: ${text}`).toBe(true);
      expect(says.length).toBeGreaterThan(10);
    }
    if (problems.length > 0) {
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
  });
  expect(sound).toBeGreaterThan(oftenEnough(100));
  expect(wrong).toBeGreaterThan(oftenEnough(200));
});

const byId = (id: string): Ruleset => {
  const ruleset = rulesets.find((each) => each.id === id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  return ruleset;
};

const byText = (text: string): Ruleset => {
  const read = rulesetOfText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

describe.each(writtenByHand)('$ruleset', ({ ruleset, text, signs, rows, columns }) => {
  const [registered, written] = [byId(ruleset), byText(text)];
  const usual = [...signs].flatMap((sign, i) => (i === 0 ? [sign, sign] : sign === '#' ? [] : [sign]));
  const board = fc
    .tuple(fc.integer({ min: 1, max: rows }), fc.integer({ min: 1, max: columns }))
    .chain(([height, width]) =>
      fc
        .array(
          fc
            .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...usual) }, fc.constantFrom(...signs)), {
              minLength: width,
              maxLength: width,
            })
            .map((row) => row.join('')),
          { minLength: height, maxLength: height },
        )
        .map((all) => all.join('/')),
    );

  test('by its text alone it has the moves that are made by hand', () => {
    const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted(byLetters);
    let many = 0;
    tryLaw(board, 30, (position) => {
      const { names, left, right } = solvedGraph(written, position);
      for (const [v, name] of names.entries()) {
        const byHand = handOf(ruleset).moves(name);
        expect([left[v], right[v]], name).toEqual([sorted(byHand.left), sorted(byHand.right)]);
      }
      many += names.length;
    });
    expect(many).toBeGreaterThan(oftenEnough(40));
  });

  test('by its text alone it is worth part by part what it is worth whole', () => {
    expect(written.openParts !== undefined).toBe(registered.openParts !== undefined);
    const solver = openPartSolver(written, rulesOfRuleset(written), 1e6);
    if (!solver) return;
    let many = 0;
    tryLaw(board, 30, (position) => {
      const found = drain(solver.worthOf(positionOf(written, position)));
      if (!found || !('value' in found)) return;
      expect(textOf(found.value)).toBe(solvedGraph(registered, position).text(0));
      many++;
    });
    expect(many).toBeGreaterThan(oftenEnough(20));
  });

  test('by its text alone it is known whether play always ends', () => {
    expect(written.loopy).toBe(registered.loopy);
    expect(written.players).toBe(registered.players);
  });
});
