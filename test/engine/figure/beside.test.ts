/** Words round a node: on nothing else while there is room, and at the same places for the same drawing. */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { allRound, besideNode, corners, type Words } from '../../../engine/figure/beside.ts';
import type { Surroundings } from '../../../engine/figure/costs-of-places.ts';
import { nodeRadius, type Spot } from '../../../engine/figure/curves.ts';
import { placesRoundNode } from '../../../engine/figure/round-node.ts';
import { expect } from '../../fixtures/quick-expect.ts';

const upperLeft = (5 * Math.PI) / 4;
const name: Words = { width: 9, height: 8, gap: 4, wish: 0.4, insists: 0.5, directions: allRound };
const wide: Words = { ...name, width: 48, height: 14 };
const step: Words = { width: 6, height: 8, gap: 3, wish: upperLeft, insists: 0.3, directions: corners };
const piece: Words = { width: 13, height: 13, gap: 'rim', wish: upperLeft, insists: 5, directions: corners };

const alone: Surroundings = { pieces: [], nodes: [] };
/** Straight arcs from the rim a long way out, in these directions. */
const arcsAt = (angles: readonly number[]): Surroundings => ({
  pieces: angles.flatMap((angle) =>
    [nodeRadius, 200].flatMap((far) => [Math.cos(angle) * far, Math.sin(angle) * far]),
  ),
  nodes: [],
});

type Placed = { readonly words: Words; readonly at: Spot };
const overlaps = (a: Placed, b: Placed): boolean =>
  Math.abs(a.at.x - b.at.x) < (a.words.width + b.words.width) / 2 &&
  Math.abs(a.at.y - b.at.y) < (a.words.height + b.words.height) / 2;
const fromNode = ({ words, at }: Placed): number =>
  Math.hypot(Math.max(0, Math.abs(at.x) - words.width / 2), Math.max(0, Math.abs(at.y) - words.height / 2));
const holds = ({ words, at }: Placed, x: number, y: number): boolean =>
  Math.abs(x - at.x) < words.width / 2 && Math.abs(y - at.y) < words.height / 2;

const placeAll = (around: Surroundings, all: readonly Words[]): readonly Placed[] => {
  const place = besideNode(() => around, wide.width);
  return all.map((words) => ({ words, at: place(words) }));
};

describe('round a node', () => {
  test('without neighbours everything is at its preferred place, the step and the piece upper left', () => {
    for (const words of [step, piece]) {
      const [{ at }] = placeAll(alone, [words]);
      expect(at.x).toBeLessThan(-5);
      expect(at.y).toBeLessThan(-5);
    }
    const [{ at }] = placeAll(alone, [piece]);
    expect(Math.hypot(at.x, at.y)).toBeCloseTo(nodeRadius);
  });

  test('an arc at the preferred place moves words elsewhere', () => {
    for (const words of [step, piece]) {
      const [{ at }] = placeAll(arcsAt([upperLeft]), [words]);
      expect(at.x > -5 || at.y > -5).toBe(true);
    }
  });

  test('words are not on another node', () => {
    const nodes = [
      { x: 50, y: 0 },
      { x: 0, y: 50 },
    ];
    const [{ at }] = placeAll({ pieces: [], nodes }, [wide]);
    expect(at.x < 0 || at.y < 0).toBe(true);
  });

  test('words keep off the node and off each other, with any arcs', () => {
    const property = fc.property(
      fc.array(fc.double({ min: 0, max: 6.28, noNaN: true }), { maxLength: 8 }),
      (angles) => {
        const placed = placeAll(arcsAt(angles), [wide, name, step]);
        for (const [i, each] of placed.entries()) {
          expect(fromNode(each)).toBeGreaterThanOrEqual(nodeRadius + Number(each.words.gap) - 1e-6);
          for (const other of placed.slice(0, i)) expect(overlaps(each, other)).toBe(false);
        }
      },
    );
    void fc.assert(property, { numRuns: 300 });
  });

  test('nothing makes way for a letter that replaces a name, and it covers nothing', () => {
    const small = { width: 8, height: 8 };
    const property = fc.property(
      fc.array(fc.double({ min: 0, max: 6.28, noNaN: true }), { maxLength: 8 }),
      fc.boolean(),
      (angles, isWide) => {
        const near = (): Surroundings => arcsAt(angles);
        const around = { step: small, ...(isWide && { value: { width: 48, height: 14 } }) };
        const before = placesRoundNode(near, around);
        const { letter, ...after } = placesRoundNode(near, { ...around, letter: small });
        expect(after).toEqual(before);
        const placed = { words: { ...name, ...small }, at: letter! };
        for (const [part, at] of Object.entries(before)) {
          const words = part === 'value' ? wide : { ...step, ...small };
          expect(overlaps(placed, { words, at })).toBe(false);
        }
      },
    );
    void fc.assert(property, { numRuns: 100 });
  });

  test('if a gap of 90° is left, no name covers an arc', () => {
    const property = fc.property(
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (gap, shares) => {
        const angles = shares.map((share) => gap + Math.PI / 4 + share * 1.5 * Math.PI);
        const [placed] = placeAll(arcsAt(angles), [name]);
        for (const angle of angles) {
          for (let far = nodeRadius; far < 100; far += 1) {
            expect(holds(placed, Math.cos(angle) * far, Math.sin(angle) * far)).toBe(false);
          }
        }
      },
    );
    void fc.assert(property, { numRuns: 300 });
  });
});
