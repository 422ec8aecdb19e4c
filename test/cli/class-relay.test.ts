/** The room behind a relay, on real servers with real connections. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRelay, roomOfClaim } from '../../app/cli/class/relay-server.ts';
import { sealedLink, sealedPlaceIn } from '../../app/phone/sealed-link.ts';
import { openTestClass, type TestClass, upLesson } from './class-server.ts';

/** In milliseconds: connections that were lost are tried again after seconds. */
const patient = { timeout: 60_000 };

let room: TestClass;
let relay: Awaited<ReturnType<typeof openRelay>>;
beforeEach(async () => {
  room = await openTestClass();
  relay = await openRelay(room.pages, 0);
  await room.restart(new URL(`http://localhost:${relay.port}`));
});
afterEach(async () => {
  await room.close();
  await relay.close();
});

/** The teacher with a view on the wall, once the relay is there. */
async function teaching() {
  const teacher = room.teacher();
  await teacher.act({ act: 'show', view: 'v', lesson: upLesson });
  await expect.poll(() => teacher.state()?.relay.is, patient).toBe('there');
  return teacher;
}

function placeOfPhones() {
  const place = sealedPlaceIn(new URL(room.server().phones).hash);
  if (!place) throw new Error('The phones’ link has no key.');
  return place;
}

/** A phone of the room, with the states of its connection. */
function phoneThroughRelay() {
  const link = sealedLink(`http://localhost:${relay.port}/`, placeOfPhones(), { answer: 600_000, ended: 1 });
  const states: string[] = [];
  link.onState((state) => states.push(state));
  link.open();
  return { link, states };
}

describe('the room behind a relay', () => {
  test('a phone answers as without one, and another key is of no use', async () => {
    const teacher = await teaching();
    const { link, states } = phoneThroughRelay();
    let question = '';
    link.onScene((scene) => {
      question = scene.views[0]?.question ?? '';
    });
    await expect.poll(() => states.at(-1)).toBe('here');
    expect(await link.enter({ name: 'Bo' })).toMatchObject({ ok: true, name: 'Bo' });
    await expect.poll(() => question).toBe('What is b worth?');
    expect(await link.answer({ view: '1', count: 1, answer: { text: 'up' } })).toEqual({
      ok: true,
      count: 1,
    });
    await expect.poll(() => teacher.state()?.views[0].groups[0]?.verdict).toBe('right');
    await teacher.act({ act: 'forget' });
    await expect.poll(() => states.includes('ended')).toBe(true);
    await expect.poll(() => states.at(-1)).toBe('here');
    link.close();
    const stranger = sealedLink(
      `http://localhost:${relay.port}/`,
      { ...placeOfPhones(), key: 'A'.repeat(43) },
      { answer: 50, ended: 1 },
    );
    const strange: string[] = [];
    stranger.onState((state) => strange.push(state));
    stranger.open();
    await expect(stranger.enter({ name: 'Eve' })).rejects.toThrow();
    expect(strange).not.toContain('here');
    stranger.close();
  });

  test('a student who knows the name of the room does not take its place', async () => {
    await teaching();
    const { room: name } = placeOfPhones();
    const origin = `http://localhost:${relay.port}`;
    const thief = room.connected('/relay/socket.io', { auth: { room: name, claim: 'A'.repeat(16) } }, origin);
    const heard: unknown[] = [];
    thief.onAny((...sent) => heard.push(sent));
    await new Promise((resolve) => thief.on('connect', () => resolve(undefined)));
    const { link, states } = phoneThroughRelay();
    await expect.poll(() => states.at(-1), patient).toBe('here');
    expect(await link.enter({ name: 'Bo' })).toMatchObject({ ok: true });
    expect(heard).toEqual([]);
    // With the name as a claim it has a room of another name.
    const other = room.connected('/relay/socket.io', { auth: { claim: name } }, origin);
    await new Promise((resolve) => other.on('connect', () => resolve(undefined)));
    expect(await link.answer({ view: '1', count: 1, answer: { text: 'up' } })).toEqual({
      ok: true,
      count: 1,
    });
    link.close();
  });

  test('the room comes back to a relay that went away, and phones to the room', async () => {
    const teacher = await teaching();
    const { link, states } = phoneThroughRelay();
    await expect.poll(() => states.at(-1), patient).toBe('here');
    const entered = await link.enter({ name: 'Bo' });
    const { port } = relay;
    await relay.close();
    await expect.poll(() => teacher.state()?.relay.is, patient).toBe('lost');
    await expect.poll(() => states.at(-1), patient).toBe('lost');
    relay = await openRelay(room.pages, port);
    await expect.poll(() => teacher.state()?.relay.is, patient).toBe('there');
    await expect.poll(() => states.at(-1), patient).toBe('here');
    const token = entered.ok ? entered.token : '';
    expect(await link.enter({ name: 'Bo', token })).toEqual(entered);
    expect(teacher.state()?.students).toHaveLength(1);
    // So it is when the room itself is started again: the link is the same, and the phone the same student.
    const { phones } = room.server();
    const before = states.length;
    await room.restart(new URL(`http://localhost:${port}`));
    expect(room.server().phones).toBe(phones);
    await expect.poll(() => states.slice(before).includes('here') && states.at(-1), patient).toBe('here');
    expect(await link.enter({ name: 'Bo', token })).toEqual(entered);
    link.close();
  });

  test('a room that connects a second time takes the place of its earlier connection', async () => {
    const origin = `http://localhost:${relay.port}`;
    const claim = 'B'.repeat(16);
    const first = room.connected('/relay/socket.io', { auth: { claim } }, origin);
    await new Promise((resolve) => first.on('connect', () => resolve(undefined)));
    const ended = new Promise((resolve) => first.on('disconnect', resolve));
    const second = room.connected('/relay/socket.io', { auth: { claim } }, origin);
    expect(await ended).toBe('io server disconnect');
    const joined = new Promise((resolve) => second.on('joined', resolve));
    room.connected('/socket.io', { auth: { room: roomOfClaim(claim) } }, origin);
    expect(await joined).toBe(1);
  });
});
