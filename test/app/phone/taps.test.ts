/** What a tap on the picture chooses. */
import { expect, test } from 'vitest';
import { middleOfCourse, tappedChoice } from '../../../app/phone/picture/taps.ts';

const size = { width: 300, height: 200 };
const nodes = [
  { name: 'a', at: { x: 0.2, y: 0.5, radius: 0.02 } },
  { name: 'b', at: { x: 0.3, y: 0.5, radius: 0.02 } },
  { name: 'c', at: { x: 0.9, y: 0.5, radius: 0.1 } },
];

test('a small node is hit within 22 pixels of its rim, and the nearer of two', () => {
  expect(tappedChoice(nodes, { x: 60, y: 100 }, size)).toBe(0);
  expect(tappedChoice(nodes, { x: 40, y: 90 }, size)).toBe(0);
  expect(tappedChoice(nodes, { x: 80, y: 100 }, size)).toBe(1);
  expect(tappedChoice(nodes, { x: 180, y: 100 }, size)).toBeUndefined();
});

test('an arc is hit anywhere along its course, and where two meet the nearer one', () => {
  const arcs = [
    {
      name: 'a → b',
      along: [
        { x: 0.1, y: 0.5 },
        { x: 0.5, y: 0.5 },
      ],
    },
    {
      name: 'b → c',
      along: [
        { x: 0.5, y: 0.5 },
        { x: 0.9, y: 0.9 },
      ],
    },
    { name: 'there and back', along: [{ x: 0.1, y: 0.1 }] },
  ];
  expect(tappedChoice(arcs, { x: 60, y: 112 }, size)).toBe(0);
  expect(tappedChoice(arcs, { x: 200, y: 130 }, size)).toBe(1);
  expect(tappedChoice(arcs, { x: 31, y: 22 }, size)).toBe(2);
  expect(tappedChoice(arcs, { x: 250, y: 20 }, size)).toBeUndefined();
});

test('choices without places are never hit', () => {
  expect(tappedChoice([{ name: 'Left' }], { x: 0, y: 0 }, size)).toBeUndefined();
});

test('the middle of a course is half its length away from its ends', () => {
  expect(
    middleOfCourse([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 3 },
    ]),
  ).toEqual({ x: 1, y: 1 });
  expect(middleOfCourse([{ x: 2, y: 3 }])).toEqual({ x: 2, y: 3 });
  expect(middleOfCourse([])).toEqual({ x: 0, y: 0 });
});
