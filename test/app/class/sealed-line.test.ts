/**
 * What goes through a relay: it is read with the key of the class alone, and what a relay changes, repeats,
 * leaves out or sends to another phone is not heeded.
 */
import { describe, expect, test } from 'vitest';
import { newKey, openSeal } from '../../../app/class/seal.ts';
import { openPhoneEnd, openRoomEnd } from '../../../app/class/sealed-line.ts';

/** A phone and the room of the same class, whose sealed texts a test passes on as it likes. */
async function joined(key: string, random: string) {
  const [up, down]: [string[], string[]] = [[], []];
  const asked: unknown[] = [];
  const scenes: unknown[] = [];
  let begun = 0;
  const seal = await openSeal(key);
  const room = openRoomEnd(seal, { send: (sealed) => down.push(sealed) }, random, {
    answer: async (body) => {
      asked.push(body);
      return { ok: true };
    },
  });
  const phone = openPhoneEnd(
    await openSeal(key),
    { send: (sealed) => up.push(sealed) },
    `${random} of the phone`,
    { scene: (body) => scenes.push(body) },
    () => begun++,
  );
  await expect.poll(() => down.length).toBe(1);
  phone.hear(down[0]);
  await expect.poll(() => begun).toBe(1);
  await expect.poll(() => up.length).toBe(1);
  for (const sealed of up.splice(0)) room.hear(sealed);
  return { up, down, asked, scenes, room, phone };
}

/** Lets what was heard be opened. */
const opened = async (): Promise<void> => {
  const seal = await openSeal(newKey());
  for (let i = 0; i < 20; i++) await seal.open(await seal.seal('', ''), '');
};

describe('a sealed line', () => {
  test('passes questions and replies on, and the texts between say nothing', async () => {
    const { up, down, asked, room, phone, scenes } = await joined(newKey(), 'first');
    const reply = phone.ask('answer', { text: 'a very long answer' });
    await expect.poll(() => up.length).toBe(1);
    expect(up[0]).not.toContain('answer');
    expect(atob(up[0].replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('answer');
    room.hear(up[0]);
    await expect.poll(() => down.length).toBe(2);
    phone.hear(down[1]);
    expect(await reply).toEqual({ ok: true });
    expect(asked).toEqual([{ text: 'a very long answer' }]);
    room.send('scene', { views: [] });
    await expect.poll(() => down.length).toBe(3);
    phone.hear(down[2]);
    await expect.poll(() => scenes).toEqual([{ views: [] }]);
  });

  test('heeds nothing that is repeated, changed, or recorded in another connection', async () => {
    const key = newKey();
    const earlier = await joined(key, 'first');
    void earlier.phone.ask('answer', 1);
    await expect.poll(() => earlier.up.length).toBe(1);
    const { up, asked, room, phone } = await joined(key, 'second');
    void phone.ask('answer', 2);
    await expect.poll(() => up.length).toBe(1);
    const last = up[0].at(-5) === 'A' ? 'B' : 'A';
    const changed = `${up[0].slice(0, -5)}${last}${up[0].slice(-4)}`;
    for (const sealed of [earlier.up[0], changed, '', 'nonsense', undefined, up[0], up[0]]) room.hear(sealed);
    await opened();
    expect(asked).toEqual([2]);
  });

  test('tells a phone nothing that the relay recorded in another connection', async () => {
    const key = newKey();
    const earlier = await joined(key, 'first');
    const reply = earlier.phone.ask('answer', 1);
    await expect.poll(() => earlier.up.length).toBe(1);
    earlier.room.hear(earlier.up[0]);
    earlier.room.send('scene', 'of before');
    await expect.poll(() => earlier.down.length).toBe(3);
    for (const sealed of earlier.down.slice(1)) earlier.phone.hear(sealed);
    expect(await reply).toEqual({ ok: true });
    expect(earlier.scenes).toEqual(['of before']);
    const up: string[] = [];
    const told: unknown[] = [];
    const phone = openPhoneEnd(
      await openSeal(key),
      { send: (sealed) => up.push(sealed) },
      'another text of the phone',
      { scene: (body) => told.push(body) },
      () => void phone.ask('answer', 1).then((body) => told.push(body)),
    );
    for (const sealed of earlier.down) phone.hear(sealed);
    await expect.poll(() => up.length).toBe(2);
    await opened();
    expect(told).toEqual([]);
  });

  test('continues after a student who has the key has sealed what is no message', async () => {
    const key = newKey();
    const { up, asked, room, phone } = await joined(key, 'first');
    const hostile = await openSeal(key);
    for (const text of ['', 'nonsense', 'null', '7', '{"n":"2"}', '{"n":2,"event":{"toString":1},"body":1}'])
      room.hear(await hostile.seal(text, 'up first'));
    // The last of these was the next message of the line, so that the phone's own one is not.
    void phone.ask('answer', 1);
    void phone.ask('answer', 2);
    await expect.poll(() => up.length).toBe(2);
    for (const sealed of up) room.hear(sealed);
    await expect.poll(() => asked).toEqual([2]);
  });

  test('is opened with no other key', async () => {
    const seal = await openSeal(newKey());
    const other = await openSeal(newKey());
    const sealed = await seal.seal('what is said', 'about');
    expect(await seal.open(sealed, 'about')).toBe('what is said');
    expect(await other.open(sealed, 'about')).toBeUndefined();
    expect(await seal.open(sealed, 'something else')).toBeUndefined();
    await expect(openSeal('short')).rejects.toThrow('no key');
  });
});
