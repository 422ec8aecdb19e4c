/** Which view a phone shows. */
import { expect, test } from 'vitest';
import { nothingAsked } from '../../../app/class/protocol.ts';
import { neighboursOf, noViewShown, shownAfter } from '../../../app/phone/shown-view.ts';
import { askedView, onWall } from './asked-views.ts';

const [first, second, third] = ['1', '2', '3'].map((key) => askedView(key));
const alone = { views: [first, second, third], wall: '2', alone: true };

test('a phone follows the wall, and waits while the wall shows nothing that is asked', () => {
  const one = shownAfter(onWall(first), noViewShown, false);
  expect(one.view).toBe(first);
  expect(shownAfter(onWall(second), one, false).view).toBe(second);
  expect(shownAfter(nothingAsked, one, false)).toEqual(noViewShown);
});

test('the view in which a person writes stays until the person leaves it, and takes no answer', () => {
  const one = shownAfter(onWall(first), noViewShown, false);
  const left = shownAfter(onWall(second), one, true);
  expect(left).toEqual({ view: { ...first, open: false }, isLeft: true });
  expect(shownAfter(nothingAsked, left, true).view?.key).toBe('1');
  expect(shownAfter(onWall(first), left, true)).toEqual({ view: first, isLeft: false });
  expect(shownAfter(onWall(third), left, false)).toEqual({ view: third, isLeft: false });
});

test('the same view is always the newest that the room sent, also while a person writes', () => {
  const closed = askedView('1', { open: false });
  expect(shownAfter(onWall(closed), { view: first, isLeft: false }, true)).toEqual({
    view: closed,
    isLeft: false,
  });
});

test('alone, a student begins at the wall, stays where the student is, and goes to the neighbours', () => {
  const begun = shownAfter(alone, noViewShown, false);
  expect(begun.view).toBe(second);
  expect(shownAfter({ ...alone, wall: '3' }, begun, false).view).toBe(second);
  expect(neighboursOf(alone, second)).toEqual({ before: first, after: third });
  expect(neighboursOf(alone, first).before).toBeUndefined();
  expect(neighboursOf({ ...alone, alone: false }, second)).toEqual({ before: undefined, after: undefined });
});
