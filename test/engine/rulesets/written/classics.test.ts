/**
 * The games of the literature that are offered as texts of rules: each text is read, and each value that is
 * stated is computed.
 */
import { describe, expect, test } from 'vitest';
import { octal } from '../../../../engine/rulesets/octal/index.ts';
import { type Classic, classics } from '../../../../engine/rulesets/written/classics.ts';
import { rulesetOfText } from '../../../../engine/rulesets/written/index.ts';
import type { Ruleset } from '../../../../engine/run.ts';
import { textsOfRegistered } from '../../../fixtures/texts-of-registered.ts';
import { solvedGraph } from '../../../fixtures/written-rules.ts';

function rulesetOf({ text }: Pick<Classic, 'text'>): Ruleset {
  const read = rulesetOfText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function called(id: string): Ruleset {
  const found = classics.find((each) => each.id === id);
  if (!found) throw new Error(`there is no classic "${id}"`);
  return rulesetOf(found);
}

const worth = (ruleset: Ruleset, position: string): string => solvedGraph(ruleset, position).text(0);

test('each classic is another game, and none is a ruleset of the register', () => {
  const texts = [...classics.map(({ text }) => text), ...Object.values(textsOfRegistered)];
  expect(new Set(texts).size).toBe(texts.length);
  expect(new Set(classics.map(({ id }) => id)).size).toBe(classics.length);
  expect(classics.map(({ id }) => id)).toEqual(classics.map(({ id }) => id).toSorted());
});

describe.each(classics)('$id', (classic) => {
  const ruleset = rulesetOf(classic);

  test('its play always ends, but for that of lamps, a player can move at its start, and it has a fact', () => {
    expect(ruleset.loopy ?? false).toBe(classic.id === 'lights');
    expect(solvedGraph(ruleset, classic.start).names.length).toBeGreaterThan(1);
    expect(classic.facts.length).toBeGreaterThan(0);
  });

  test.each(classic.facts)('$position is $value', ({ position, value }) => {
    expect(worth(ruleset, position)).toBe(value);
  });
});

describe('what holds for all positions of a kind', () => {
  test('boards of Cram with two even sides are 0', () => {
    const cram = called('cram');
    for (const board of ['../..', '..../....', '..../..../..../....', '....../......'])
      expect(worth(cram, board), board).toBe('0');
  });

  test('rows of Cram and of Node Kayles are heaps of octal games', () => {
    for (const [id, code, more] of [
      ['cram', '0.07', 0],
      ['node-kayles', '0.137', 0],
      ['node-kayles', '0.07', 1],
    ] as const) {
      const ruleset = called(id);
      for (let n = 1; n <= 12; n++)
        expect(worth(ruleset, '.'.repeat(n)), `${id} ${n}`).toBe(
          worth(octal as Ruleset, `${code} ${n + more}`),
        );
    }
  });

  test('Lasker’s Nim exchanges the values of 4k + 3 and 4k + 4', () => {
    const game = called('laskers-nim');
    for (let k = 0; k < 4; k++) {
      const values = [1, 2, 3, 4].map((more) => worth(game, `${4 * k + more}`));
      expect(values).toEqual([1, 2, 4, 3].map((more) => `*${4 * k + more}`));
    }
  });

  test('heaps of Grundy’s Game have the values of Winning Ways', () => {
    const values = [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2];
    for (const [i, value] of values.entries())
      expect(worth(called('grundys-game'), `${i + 1}`), `${i + 1}`).toBe(value === 0 ? '0' : `*${value}`);
  });

  test('an elephant and a rhino are ∗ or 0, as the gap between them is odd or even', () => {
    const animals = called('elephants-and-rhinos');
    for (let gap = 0; gap <= 9; gap++)
      expect(worth(animals, `E${'.'.repeat(gap)}R`), `${gap}`).toBe(gap % 2 === 1 ? '*' : '0');
  });

  test('connected stones of one player are one move fewer in Cannibal Clobber', () => {
    const clobber = called('cannibal-clobber');
    for (const board of ['L', 'LL', 'LLL/.L.', 'LLL/L.L', 'LL/LL/L.', 'LLL/L.L/LLL']) {
      const stones = board.replace(/[^L]/g, '').length;
      expect(worth(clobber, board), board).toBe(`${stones - 1}`);
    }
  });
});
