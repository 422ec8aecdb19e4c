/**
 * Laws of the room: after any acts of phones and teacher and any faults of the network, no answer is lost
 * that was acknowledged, none is counted twice, no phone is sent what it may not know, and what is kept is
 * what is there.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shows } from '../../../app/class/protocol.ts';
import { tryLawInTime } from '../../laws/seeds.ts';
import { lessonOf, openPlay, type Play, type PlayedPhone } from './class-play.ts';

type Step =
  | { readonly do: 'connect' | 'enter' | 'enter unheard' | 'vanish'; readonly who: number }
  | {
      readonly do: 'answer';
      readonly who: number;
      readonly view: number;
      readonly back: number;
      readonly says: string;
    }
  | { readonly do: 'show' | 'open' | 'close'; readonly view: number }
  | { readonly do: 'tell'; readonly view: number; readonly shows: Shows }
  | { readonly do: 'pace'; readonly alone: boolean }
  | { readonly do: 'drop'; readonly view: number; readonly who: number }
  | { readonly do: 'restart' | 'wait' | 'remove first' | 'restore' | 'forget' };

const who = fc.nat(3);
const view = fc.constantFrom(0, 0, 0, 1, 2);
const says = fc.constantFrom('∗', 'right', 'right', 'one');
const once = (kind: 'restart' | 'wait' | 'remove first' | 'restore' | 'forget') =>
  fc.constant<Step>({ do: kind });

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('connect' as const), who }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('enter' as const), who }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('vanish' as const, 'enter unheard' as const), who }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        who,
        view,
        // An answer that is sent again or late has a count of before.
        back: fc.constantFrom(0, 0, 0, 1, 2),
        says,
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('show' as const), view }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('open' as const, 'close' as const), view }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('tell' as const),
        view,
        shows: fc.constantFrom<Shows>('nothing', 'counts', 'marks', 'marks', 'why'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('pace' as const), alone: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), view, who }) },
    { weight: 2, arbitrary: once('restart') },
    { weight: 1, arbitrary: once('wait') },
    { weight: 2, arbitrary: once('remove first') },
    { weight: 2, arbitrary: once('restore') },
    { weight: 1, arbitrary: once('forget') },
  ),
  { minLength: 5, maxLength: 40 },
);

/**
 * Everybody is in, though not everybody heard of it the first time, and a view is on the wall, so that most
 * answers are taken.
 */
const beginning: readonly Step[] = [
  ...[0, 1, 2, 3].flatMap((each): readonly Step[] => [
    { do: 'connect', who: each },
    { do: each === 0 ? 'enter unheard' : 'enter', who: each },
  ]),
  { do: 'connect', who: 0 },
  { do: 'enter', who: 0 },
  { do: 'show', view: 0 },
];

/** What was acknowledged: the answers by students' tokens and views. */
type Acknowledged = Map<string, { readonly count: number; readonly says: string }>;

const keyOf = (token: string, viewKey: string): string => `${token} | ${viewKey}`;

/** Carries steps out beside a model that knows nothing but acknowledgements. */
async function played(
  all: readonly Step[],
  secret: string,
  after: (play: Play, phones: readonly PlayedPhone[]) => void,
) {
  const play = openPlay();
  const phones = ['Ann', 'Ann', 'Bob', '<b>Eve</b>'].map(play.phone);
  const acknowledged: Acknowledged = new Map();
  const counts = new Map<string, number>();
  /** What was taken away last: of one student, who must be there if it is put back. */
  let removed: Acknowledged = new Map();
  let removedPhone: PlayedPhone | undefined;
  const takeAway = (isTaken: (place: string) => boolean): void => {
    removed = new Map([...acknowledged].filter(([place]) => isTaken(place)));
    for (const place of removed.keys()) acknowledged.delete(place);
  };
  const idOf = (token: string | undefined): string =>
    [...play.room().students.values()].find((student) => student.token === token)?.id ?? 'nobody';
  for (const step of [...beginning, ...all]) {
    switch (step.do) {
      case 'connect':
        play.connect(phones[step.who], `10.0.0.${counts.size}`);
        break;
      case 'vanish':
        phones[step.who].line?.gone();
        phones[step.who].line = undefined;
        break;
      case 'enter unheard':
        phones[step.who].isDeaf = true;
        await play.enter(phones[step.who]);
        phones[step.who].line?.gone();
        phones[step.who].line = undefined;
        break;
      case 'enter':
        await play.enter(phones[step.who]);
        break;
      case 'answer': {
        const phone = phones[step.who];
        const key = String(step.view + 1);
        const place = keyOf(phone.token ?? '', key);
        const count = Math.max(0, (counts.get(place) ?? 0) + 1 - step.back);
        counts.set(place, Math.max(count, counts.get(place) ?? 0));
        const reply = await play.answer(phone, key, count, { text: step.says });
        const before = acknowledged.get(place);
        if (reply?.ok && (!before || count > before.count))
          acknowledged.set(place, { count, says: step.says });
        break;
      }
      case 'show':
        await play.act({
          act: 'show',
          view: `v${step.view}`,
          lesson: lessonOf(`question ${step.view}`, secret),
        });
        break;
      case 'open':
      case 'close':
        await play.act({ act: step.do, view: String(step.view + 1) });
        break;
      case 'tell':
        await play.act({ act: 'tell', view: String(step.view + 1), shows: step.shows });
        break;
      case 'pace':
        await play.act({ act: 'pace', alone: step.alone });
        break;
      case 'drop': {
        const key = String(step.view + 1);
        const student = idOf(phones[step.who].token);
        await play.act({ act: 'drop', view: key, student });
        const place = keyOf(phones[step.who].token ?? '', key);
        if (student === 'nobody') break;
        removedPhone = phones[step.who];
        takeAway((each) => each === place);
        break;
      }
      case 'restart':
        play.restart(phones);
        removed = new Map();
        break;
      case 'wait':
        await play.act({ act: 'wait' });
        break;
      case 'remove first': {
        const [first] = play.room().students.values();
        if (!first) break;
        removedPhone = phones.find(({ token, fresh }) => first.token === token || first.token === fresh);
        await play.act({ act: 'remove', student: first.id });
        takeAway((place) => place.startsWith(`${first.token} |`));
        break;
      }
      case 'restore': {
        // A phone that came in again since then, whether or not it heard so, is another student now.
        const now = [...play.room().students.values()].find(
          ({ token }) => token === removedPhone?.token || token === removedPhone?.fresh,
        );
        await play.act({ act: 'restore' });
        for (const [before, given] of removed) {
          const place = now ? keyOf(now.token, before.slice(before.indexOf('|') + 2)) : before;
          if (!acknowledged.has(place)) acknowledged.set(place, given);
        }
        removed = new Map();
        break;
      }
      case 'forget':
        await play.act({ act: 'forget' });
        acknowledged.clear();
        removed = new Map();
        break;
    }
    await play.rest();
    after(play, phones);
  }
  return { play, phones, acknowledged };
}

/** The answers that the room has, by students' tokens and views. */
function answersIn(play: Play): Map<string, string> {
  const { students, views } = play.room();
  return new Map(
    [...views.values()].flatMap(({ key, answers }) =>
      [...answers].map(([id, { last }]) => [
        keyOf(students.get(id)?.token ?? `no student ${id}`, key),
        'text' in last ? last.text : '',
      ]),
    ),
  );
}

describe('laws of the room', () => {
  test('what was acknowledged is there, once, after any faults, and nothing else is', async () => {
    let taken = 0;
    await tryLawInTime(steps, 150, async (all) => {
      const { play, acknowledged } = await played(all, 'right', ({ room }, phones) => {
        expect(room().students.size).toBeLessThanOrEqual(phones.length);
      });
      const there = [...acknowledged].map(([place, given]) => [place, given.says] as const);
      expect(answersIn(play)).toEqual(new Map(there));
      taken += there.length;
      play.restart([]);
      expect(answersIn(play)).toEqual(new Map(there));
      await play.rest();
      const state = play.state();
      for (const view of state?.views ?? []) {
        const listed = view.groups.flatMap(({ students }) => students);
        expect(new Set(listed).size).toBe(listed.length);
        expect(view.answered).toBe(listed.length);
        expect(view.groups.every(({ verdict }) => verdict !== undefined)).toBe(true);
      }
    });
    expect(taken).toBeGreaterThan(0);
  });

  test('until the teacher shows marks, every byte that a phone is sent is the same for any right answer', async () => {
    await tryLawInTime(steps, 100, async (all) => {
      const silent = all.map(
        (step): Step =>
          step.do === 'tell' && (step.shows === 'marks' || step.shows === 'why')
            ? { ...step, shows: 'counts' }
            : step,
      );
      const one = await played(silent, 'right', () => {});
      const other = await played(silent, 'something else', () => {});
      expect(one.phones.map(({ bytes }) => bytes)).toEqual(other.phones.map(({ bytes }) => bytes));
    });
  });

  test('a phone is sent the own answer alone, and a verdict only while the teacher shows marks', async () => {
    let told = 0;
    await tryLawInTime(steps, 100, async (all) => {
      await played(all, 'right', (play, phones) => {
        const { students, views, wall, alone } = play.room();
        for (const phone of phones) {
          if (!phone.line) continue;
          const me = [...students.values()].find(({ token }) => token === phone.token);
          for (const seen of phone.scene.views) {
            const view = views.get(seen.key);
            if (!me || !view) continue;
            expect(alone || seen.key === wall).toBe(true);
            expect(seen.mine?.answer).toEqual(view.answers.get(me.id)?.last);
            const mayKnow = view.shows === 'marks' || view.shows === 'why';
            expect(seen.verdict === undefined || mayKnow).toBe(true);
            expect(seen.revealed === undefined || view.shows === 'why').toBe(true);
            if (seen.verdict?.is === 'right') told++;
          }
        }
      });
    });
    expect(told).toBeGreaterThan(0);
  });
});
