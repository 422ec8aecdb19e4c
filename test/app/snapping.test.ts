/** Where a node that is dragged or made snaps to. */
import { expect, test } from 'vitest';
import { snapped } from '../../app/canvas/model/snapping.ts';

const first = { x: 151, y: 127 };
const second = { x: 251, y: 127 };

test.each([
  ['the grid, far from rows and columns', { x: 309, y: 208 }, [first], { x: 300, y: 200 }, 0],
  ['the row of a node that is off the grid', { x: 309, y: 131 }, [first], { x: 300, y: 127 }, 1],
  ['its column', { x: 147, y: 262 }, [first], { x: 151, y: 260 }, 1],
  ['a gap equal to the one beside it', { x: 347, y: 130 }, [first, second], { x: 351, y: 127 }, 2],
])('a node that is made snaps to %s', (_, at, others, place, guides) => {
  const rest = snapped(at, others, 6);
  expect(rest.place).toEqual(place);
  expect(rest.guides).toHaveLength(guides);
});

test('a node that is dragged along its own row stays in it, without a guide', () => {
  const rest = snapped({ x: 309, y: 130 }, [{ x: 0, y: 400 }], 6, { home: first, fixed: undefined });
  expect(rest).toEqual({ place: { x: 300, y: 127 }, guides: [] });
});
