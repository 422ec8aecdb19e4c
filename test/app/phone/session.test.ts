/** A phone and its room: nothing that was written is lost, and nothing that was sent is counted twice. */
import { describe, expect, test } from 'vitest';
import { noNotes } from '../../../app/phone/answers.ts';
import { notesStore } from '../../../app/phone/saved-notes.ts';
import { openSession } from '../../../app/phone/session.ts';
import { askedView, onWall } from './asked-views.ts';
import { fakeRoom } from './fake-room.ts';

/** All that waits on promises alone has happened. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

function memory() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
}

function phone({ saved = memory(), isInField = false } = {}) {
  const fake = fakeRoom();
  const field = { isInField };
  const session = openSession({
    link: fake.link,
    store: notesStore('/', () => saved),
    isInField: () => field.isInField,
    token: () => `fresh ${++fake.room.made}`,
    pause: () => Promise.resolve(),
  });
  return { ...fake, session, saved, field };
}

async function inside(options?: Parameters<typeof phone>[0]) {
  const made = phone(options);
  made.connect();
  made.session.enter('quiet otter');
  await settled();
  made.send(onWall(askedView('1')));
  return made;
}

describe('a phone', () => {
  test('comes in with its name, and comes back after a reload as the same student', async () => {
    const { received, saved, session } = await inside();
    expect(received).toEqual(['enter quiet otter without a token']);
    expect(session.state().isIn).toBe(true);
    const later = phone({ saved });
    later.connect();
    await settled();
    expect(later.received).toEqual(['enter quiet otter token-1']);
  });

  test('keeps what is written over a reload', async () => {
    const { session, saved } = await inside();
    session.write(askedView('1'), { text: '{0|' });
    expect(phone({ saved }).session.state().notes.views['1'].draft).toEqual({ text: '{0|' });
  });

  test('sends after the connection is back what was sent without one', async () => {
    const { session, lose, connect, answers } = await inside();
    lose();
    session.write(askedView('1'), { text: '∞1' });
    session.send(askedView('1'));
    await settled();
    expect(answers.size).toBe(0);
    connect();
    await settled();
    expect(answers.get('1')).toEqual({ view: '1', count: 1, answer: { text: '∞1' } });
  });

  test('sends it even if the page was closed meanwhile', async () => {
    const { session, lose, saved } = await inside();
    lose();
    session.write(askedView('1'), { text: '∞1' });
    session.send(askedView('1'));
    const later = phone({ saved });
    later.connect();
    await settled();
    expect(later.answers.get('1')).toMatchObject({ answer: { text: '∞1' } });
  });

  test('sends again with the same count what was not acknowledged, and it is taken once', async () => {
    const { session, deafTo, connect, room, received, taken } = await inside();
    deafTo.add('answer');
    session.write(askedView('1'), { text: '0' });
    session.send(askedView('1'));
    await settled();
    expect(room.again).toBe(1);
    connect();
    await settled();
    expect(received.filter((each) => each.startsWith('answer'))).toEqual([
      'answer 1 1 {"text":"0"}',
      'answer 1 1 {"text":"0"}',
    ]);
    expect(taken()).toBe(1);
    expect(session.state().notes.views['1'].unsent).toBeUndefined();
  });

  test('connects anew when the room does not answer its coming in', async () => {
    const made = phone();
    made.deafTo.add('enter');
    made.connect();
    made.session.enter('quiet otter');
    await settled();
    expect(made.room.again).toBe(1);
    made.connect();
    await settled();
    expect(made.session.state().isIn).toBe(true);
  });

  test('says the same fresh token until it hears that it is in, and no more afterwards', async () => {
    const made = phone();
    const { room, saved } = made;
    room.deafTo.add('enter');
    made.connect();
    made.session.enter('quiet otter');
    made.session.wake();
    await settled();
    const later = phone({ saved });
    later.connect();
    await settled();
    expect([...room.fresh, ...later.fresh]).toEqual(['fresh 1', 'fresh 1', 'fresh 1']);
    expect(later.session.state()).toMatchObject({ isIn: true, notes: { token: 'token-1' } });
    expect(later.session.state().notes.fresh).toBeUndefined();
  });

  test('asks for another name with the reason when it is not let in', async () => {
    const made = phone();
    made.room.refusesToEnter = 'The room is full.';
    made.connect();
    made.session.enter('quiet otter');
    await settled();
    expect(made.session.state()).toMatchObject({
      isIn: false,
      isEntering: false,
      refused: 'The room is full.',
    });
  });

  test('says why an answer to a view that is gone was not taken, and keeps it', async () => {
    const { session, lose, connect, room, send } = await inside();
    lose();
    session.write(askedView('1'), { text: '0' });
    session.send(askedView('1'));
    send(onWall(askedView('2')));
    room.refusesAnswers = 'The teacher shows another view now.';
    connect();
    await settled();
    const { late, notes, shown } = session.state();
    expect(late?.says).toBe('The teacher shows another view now.');
    expect(shown.view?.key).toBe('2');
    expect(notes.views['1']).toMatchObject({ draft: { text: '0' } });
    expect(notes.views['1'].unsent).toBeUndefined();
  });

  test('that was in is not sent back to its name because the room was busy once', async () => {
    const { session, lose, connect, room } = await inside();
    room.refusesToEnter = 'Too many messages.';
    lose();
    connect();
    await Promise.resolve();
    await Promise.resolve();
    room.refusesToEnter = undefined;
    await settled();
    expect(session.state()).toMatchObject({ isIn: true, refused: '' });
  });

  test('that the room removes asks for a name again, says who it was, and keeps what was written', async () => {
    const { session, end, connect, received, room } = await inside();
    session.write(askedView('1'), { text: '{0|' });
    end();
    expect(session.state()).toMatchObject({ isIn: false, isEntering: false, notes: { name: 'quiet otter' } });
    expect(session.state().refused).not.toBe('');
    connect();
    await settled();
    expect(received).toHaveLength(1);
    room.token = 'token-2';
    session.enter('polite otter');
    await settled();
    expect(received.at(-1)).toBe('enter polite otter token-1');
    expect(session.state().notes).toMatchObject({
      token: 'token-2',
      views: { 1: { draft: { text: '{0|' } } },
    });
  });

  test('plays a round, and remembers what the computer chose', async () => {
    const { session, received, send } = await inside();
    const way = {
      by: 'row',
      about: 'a row',
      choices: [{ name: 'up' }, { name: 'down' }],
      rounds: 3,
    } as const;
    const view = askedView('4', { way });
    send(onWall(view));
    session.play(view, 1);
    session.play(view, 0);
    await settled();
    expect(received.at(-1)).toBe('round 4 0 1');
    const { shown, notes, round } = session.state();
    expect(shown.view?.played).toEqual({ rounds: 1, total: '2' });
    expect(notes.views['4'].rounds).toEqual({ 0: { choice: 1, other: 1, gains: '2' } });
    expect(round).toBeUndefined();
  });

  test('plays a round again under its number when the acknowledgement is lost', async () => {
    const { session, received, send, deafTo, connect } = await inside();
    const way = { by: 'row', about: 'a row', choices: [{ name: 'up' }], rounds: 3 } as const;
    const view = askedView('4', { way });
    send(onWall(view));
    deafTo.add('round');
    session.play(view, 0);
    await settled();
    connect();
    await settled();
    expect(received.filter((each) => each.startsWith('round'))).toEqual(['round 4 0 0', 'round 4 0 0']);
    expect(session.state().shown.view?.played?.rounds).toBe(1);
  });

  test('keeps the view in which a person writes when the class goes to another one', async () => {
    const { session, send, field } = await inside({ isInField: true });
    session.write(askedView('1'), { text: '{0|' });
    send(onWall(askedView('2')));
    expect(session.state().shown).toMatchObject({ isLeft: true, view: { key: '1', open: false } });
    session.follow();
    expect(session.state().shown).toMatchObject({ isLeft: false, view: { key: '2' } });
    field.isInField = false;
    send(onWall(askedView('3')));
    expect(session.state().shown.view?.key).toBe('3');
  });
});

describe('storage', () => {
  const throwing = (): never => {
    throw new Error('not allowed');
  };

  test('that is not allowed, full or of another program makes a phone forgetful and nothing else', () => {
    expect(notesStore('/', throwing).read()).toBe(noNotes);
    notesStore('/', throwing).write(noNotes);
    for (const text of ['', '{', 'null', '[]', '{"name":1}', '{"name":"a","views":{"1":7,"2":{}}}'])
      expect(notesStore('/', () => ({ getItem: () => text, setItem: throwing })).read().views).toEqual({});
  });

  test('of one room is not that of another', () => {
    const saved = memory();
    notesStore('/a/', () => saved).write({ name: 'otter', token: 't', views: {} });
    expect(notesStore('/b/', () => saved).read()).toBe(noNotes);
    expect(notesStore('/a/', () => saved).read().token).toBe('t');
  });
});
