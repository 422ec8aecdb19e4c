/**
 * Pictures of a figure are blobs, which a page keeps until their addresses are revoked. Every address is
 * revoked when its picture is replaced.
 */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { layPictures } from '../../app/export/pictures.ts';
import type { FigurePart } from '../../workers/protocol.ts';

/** What the browser was asked to decode; the test says when each is done. */
const decoding: (() => void)[] = [];
let seen: (images: readonly object[], inSight: boolean) => void = () => undefined;

vi.stubGlobal('Image', function image() {
  return {
    style: {},
    decode: () => new Promise<void>((read) => decoding.push(read)),
    removeAttribute: () => undefined,
  };
});
vi.stubGlobal('IntersectionObserver', function observer(tell: (entries: readonly object[]) => void) {
  seen = (images, isIntersecting) => tell(images.map((target) => ({ target, isIntersecting })));
  return { observe: () => undefined, disconnect: () => undefined };
});

const open = new Set<string>();
let made = 0;
vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
  const address = `blob:${++made}`;
  open.add(address);
  return address;
});
vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void open.delete(address));
afterAll(() => vi.restoreAllMocks());

beforeEach(() => {
  decoding.length = 0;
  open.clear();
  made = 0;
});

const parts = (count: number): FigurePart[] =>
  Array.from({ length: count }, () => ({ text: '<svg/>', x: 0, y: 0, width: 1, height: 1 }));

/** An element of the page, and the images in it. */
function openPlace() {
  const laid: object[] = [];
  const place = {
    dataset: {} as Record<string, string>,
    closest: () => null,
    replaceChildren: (...images: readonly object[]) => laid.splice(0, laid.length, ...images),
  };
  return { laid, place, lay: (count: number) => layPictures(place as unknown as HTMLElement, parts(count)) };
}

/** Lets the browser decode everything it was asked for, and what it is then asked for. */
async function readAll(): Promise<void> {
  while (decoding.length > 0) {
    decoding.shift()?.();
    // Timers of the same length end in the order in which they began, so the page's own pauses are over by
    // then.
    for (let pauses = 0; pauses < 3; pauses++) await new Promise((then) => setTimeout(then, 0));
  }
}

test('a shown figure revokes its addresses when the next one comes', async () => {
  const { lay, laid, place } = openPlace();
  const end = lay(3);
  await readAll();
  expect([laid.length, open.size, place.dataset.laid]).toEqual([3, 3, '']);
  end();
  expect(open.size).toBe(0);
});

test('a figure that is replaced while it is decoded revokes its addresses, and is decoded no further', async () => {
  const { lay, laid } = openPlace();
  const end = lay(3);
  decoding.shift()?.();
  await expect.poll(() => made).toBe(2);
  end();
  await readAll();
  expect([made, open.size, laid.length]).toEqual([2, 0, 0]);
});

test('a part that leaves the view while it is decoded revokes its address, and is decoded again in view', async () => {
  const { lay, laid } = openPlace();
  const end = lay(6);
  seen(laid, true);
  expect(open.size).toBe(1);
  seen(laid, false);
  await readAll();
  expect([made, open.size]).toEqual([1, 0]);
  seen(laid.slice(0, 2), true);
  await readAll();
  expect([made, open.size]).toEqual([3, 2]);
  seen(laid.slice(2), true);
  end();
  await readAll();
  expect(open.size).toBe(0);
});
