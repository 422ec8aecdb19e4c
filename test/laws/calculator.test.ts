/** Laws of the operators on values, on small games by chance, and the definitions of nim products. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nimbersInField, nimInverse, nimProduct } from '../../engine/numbers/nim-field.ts';
import { reckoned, reckonedText } from '../fixtures/reckoning.ts';

/** Games in braces, all of them all-small: at every follower both players can move, or neither. */
const smallGame = fc.letrec<{ game: string }>((tie) => ({
  game: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('0', '*', '*2', '^', 'v', '^*'),
    fc
      .tuple(
        fc.array(tie('game'), { minLength: 1, maxLength: 2 }),
        fc.array(tie('game'), { minLength: 1, maxLength: 2 }),
      )
      .map(([left, right]) => `{${left.join(',')}|${right.join(',')}}`),
  ),
})).game;

/** Games in braces with numbers at their ends. */
const anyGame = fc.letrec<{ game: string }>((tie) => ({
  game: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom('0', '1', '-2', '1/2', '*', '^', '3'),
    fc
      .tuple(
        fc.array(tie('game'), { minLength: 1, maxLength: 2 }),
        fc.array(tie('game'), { minLength: 1, maxLength: 2 }),
      )
      .map(([left, right]) => `{${left.join(',')}|${right.join(',')}}`),
  ),
})).game;

const holds = (claim: string): boolean => {
  const found = reckoned(claim);
  return found.kind === 'order' && found.holds;
};

const law = (name: string, ...property: readonly [fc.IRawProperty<unknown>]) =>
  test(name, () => fc.assert(property[0], { numRuns: 40 }));

describe('laws of operators', () => {
  law(
    'atomic weights add',
    fc.property(smallGame, smallGame, (g, h) => {
      expect(holds(`atomic-weight(${g} + ${h}) = atomic-weight(${g}) + atomic-weight(${h})`)).toBe(true);
    }),
  );
  law(
    'the atomic weight of the negative is the negative of the atomic weight',
    fc.property(smallGame, (g) => {
      expect(holds(`atomic-weight(-${g}) = -atomic-weight(${g})`)).toBe(true);
    }),
  );
  law(
    'a game of weight 2 or more is positive, and Left wins first from one of weight 1 or more',
    fc.property(smallGame, (g) => {
      if (holds(`atomic-weight(${g}) >= 2`)) expect(holds(`${g} > 0`)).toBe(true);
      if (holds(`atomic-weight(${g}) >= 1`)) expect(holds(`${g} |> 0`)).toBe(true);
    }),
  );
  law(
    'the multiple of ↑ by a game has that game as its weight',
    fc.property(anyGame, (g) => {
      expect(holds(`atomic-weight(norton(${g}, ^)) = ${g}`)).toBe(true);
    }),
  );
  law(
    'the companion of the companion is the game, and keeps its weight',
    fc.property(smallGame, (g) => {
      expect(holds(`companion(companion(${g})) = ${g}`)).toBe(true);
      expect(holds(`atomic-weight(companion(${g})) = atomic-weight(${g})`)).toBe(true);
    }),
  );
  law(
    'cooling undoes heating by a number',
    fc.property(anyGame, fc.constantFrom('0', '1/2', '1', '2'), (g, t) => {
      expect(holds(`cool(heat(${g}, ${t}), ${t}) = ${g}`)).toBe(true);
    }),
  );
  law(
    'heating by 0 and by * adds on sums',
    fc.property(anyGame, anyGame, fc.constantFrom('0', '*'), (g, h, t) => {
      expect(holds(`heat(${g} + ${h}, ${t}) = heat(${g}, ${t}) + heat(${h}, ${t})`)).toBe(true);
    }),
  );
  law(
    'Norton products add, and keep the order',
    fc.property(anyGame, anyGame, fc.constantFrom('^', '1', '^*+^', '{2|1}'), (g, h, unit) => {
      expect(holds(`norton(${g} + ${h}, ${unit}) = norton(${g}, ${unit}) + norton(${h}, ${unit})`)).toBe(
        true,
      );
      const relation = (claim: string) => {
        const found = reckoned(claim);
        return found.kind === 'order' ? found.relation : undefined;
      };
      expect(relation(`norton(${g}, ${unit}) = norton(${h}, ${unit})`)).toBe(relation(`${g} = ${h}`));
    }),
  );
  law(
    'an ordinal sum keeps the order of what is above the base',
    fc.property(anyGame, anyGame, anyGame, (g, h, k) => {
      expect(holds(`ordinal(${g}, ${h}) >= ordinal(${g}, ${k})`)).toBe(holds(`${h} >= ${k}`));
    }),
  );
  law(
    'Conway’s product by an integer is the multiple',
    fc.property(anyGame, fc.integer({ min: -4, max: 4 }), (g, n) => {
      expect(holds(`conway(${n}, ${g}) = ${n}·(${g})`)).toBe(true);
      expect(reckoned(`conway(${n}, ${g})`).notes).toEqual([]);
    }),
  );
  test('Conway’s product of a fraction and a game is no product of values, and a note says so', () => {
    expect(reckonedText('conway(1/2, *)')).toBe('*2');
    expect(holds('conway(1/2, *) + conway(1/2, *) = conway(1, *)')).toBe(false);
    expect(reckoned('conway(1/2, *)').notes).toHaveLength(1);
    expect(reckoned('conway(1/2, 3/4)').notes).toEqual([]);
  });
  law(
    'a sum of digits of powers is found again as its digits',
    fc.property(
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -3, max: 3 }),
      fc.constantFrom('0', '*', '*2'),
      (a, b, n) => {
        const found = reckoned(`uptimal(1/2 + ${n} + ${a}·^ + ${b}·^<2>)`);
        if (found.kind !== 'uptimal') throw new Error('this is an uptimal');
        const digits = [...found.digits, 0, 0].slice(0, 2);
        // A nimber may be left over by fewer digits.
        expect([found.number, ...digits.map((digit) => digit + 0)]).toEqual(
          [0.5, a, b].map((digit) => digit + 0),
        );
      },
    ),
  );
});

describe('the field of nimbers', () => {
  test('products below 16 are those of the definition by excluded values', () => {
    const table: number[][] = [];
    for (let a = 0; a < 16; a++) {
      table.push([]);
      for (let b = 0; b < 16; b++) {
        const excluded = new Set<number>();
        const at = (x: number, y: number): number => (x < a ? table[x][y] : y < b ? table[a][y] : Number.NaN);
        for (let x = 0; x < a; x++) for (let y = 0; y < b; y++) excluded.add(at(x, b) ^ at(a, y) ^ at(x, y));
        let least = 0;
        while (excluded.has(least)) least++;
        table[a].push(least);
        expect(nimProduct(a, b)).toBe(least);
        expect(nimProduct(b, a)).toBe(least);
      }
    }
  });

  test('it is a field', () => {
    const nimber = fc.nat(nimbersInField - 1);
    const axioms = fc.property(nimber, nimber, nimber, (a, b, c) => {
      expect(nimProduct(a, nimProduct(b, c))).toBe(nimProduct(nimProduct(a, b), c));
      expect(nimProduct(a, b ^ c)).toBe(nimProduct(a, b) ^ nimProduct(a, c));
      if (a > 0) expect(nimProduct(a, nimInverse(a))).toBe(1);
    });
    return fc.assert(axioms, { numRuns: 500 });
  });

  test('products of a Fermat power and a smaller nimber are ordinary, and its square is half more', () => {
    for (const fermat of [2, 4, 16, 256]) {
      for (let n = 0; n < fermat; n++) expect(nimProduct(fermat, n)).toBe(fermat * n);
      expect(nimProduct(fermat, fermat)).toBe((3 * fermat) / 2);
    }
  });

  test('the operators take nimbers that are too large for games', () => {
    expect(reckonedText('conway(*40000, inverse(*40000))')).toBe('*');
    expect(() => reckoned('conway(*65536, *2)')).toThrow('below *65,536');
  });
});
