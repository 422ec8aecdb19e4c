/** Random thickets, whose moves are made by hand on their words. */
import * as fc from 'fast-check';
import { type ArcWord, grownOf, printedThicket, thicketRules } from '../../engine/checking/moves/thickets.ts';
import type { ByHand } from './by-hand.ts';

const colour = fc.constantFrom('b', 'r', 'g');

const cordonWord = fc
  .tuple(colour, fc.array(fc.tuple(fc.option(colour), colour), { maxLength: 3 }))
  .map(([top, below]) => {
    const text = top + below.map(([leaf, stalk]) => (leaf ? `(${leaf})${stalk}` : stalk)).join('');
    return printedThicket(grownOf(text));
  });

/**
 * Each node leads to a lower one or to a root; one of them may be a root itself, and an arc may lead from one
 * ground to another.
 */
const grownPlant = fc
  .record({
    heads: fc.array(fc.tuple(fc.nat(), colour), { minLength: 1, maxLength: 3 }),
    more: fc.array(fc.tuple(fc.nat(), fc.nat(), colour), { maxLength: 1 }),
    second: fc.constantFrom('none', 'none', 'ground', 'upper', 'lower', 'node'),
  })
  .map(({ heads, more, second }) => {
    const lower = (tail: number, drawn: number): string => {
      const isFar = drawn % 4 === 3 && second !== 'none' && second !== 'node';
      return isFar ? '9' : String(drawn % tail);
    };
    const words = heads.map(([drawn, own], i): ArcWord => [String(i + 1), lower(i + 1, drawn), own]);
    for (const [from, drawn, own] of more) {
      const tail = (from % heads.length) + 1;
      words.push([String(tail), lower(tail, drawn), own]);
    }
    if (second === 'upper') words.push(['9', '0', 'b']);
    if (second === 'lower') words.push(['0', '9', 'r']);
    const roots = ['0', ...(second === 'none' ? [] : [second === 'node' ? '1' : '9'])];
    return printedThicket({ roots, words });
  });

export const thicketsByHand: Readonly<Record<string, ByHand>> = {
  'thinning-thickets': {
    ...thicketRules['thinning-thickets'],
    positions: fc.oneof(
      cordonWord,
      grownPlant,
      fc
        .tuple(fc.oneof(cordonWord, grownPlant), cordonWord)
        .filter((parts) => parts.join('').length < 18)
        .map((parts) => parts.join(' + ')),
    ),
    lines: (text) => text.split(' + ').flatMap((plant) => grownOf(plant).words.map(([, , sign]) => sign)),
  },
};
