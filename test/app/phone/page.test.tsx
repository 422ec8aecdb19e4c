/** What the page shows of a view: what was sent, how it is marked, and nothing before it is given. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PhoneView } from '../../../app/class/protocol.ts';
import { mostNameLetters } from '../../../app/class/protocol.ts';
import { noNotes, type PhoneNotes, withDraft, withSent } from '../../../app/phone/answers.ts';
import { madeUpName } from '../../../app/phone/made-up-names.ts';
import { PhonePage } from '../../../app/phone/PhonePage.tsx';
import type { PhoneSession, PhoneState } from '../../../app/phone/session.ts';
import { shownAfter } from '../../../app/phone/shown-view.ts';
import type { AskedWay } from '../../../engine/marking/index.ts';
import { askedView, onWall } from './asked-views.ts';

const nothing = (): void => {};

function page(view: PhoneView | undefined, members: Partial<PhoneState> = {}): string {
  const scene = view ? onWall(view) : { views: [], wall: undefined, alone: false };
  const state: PhoneState = {
    link: 'here',
    isIn: true,
    isEntering: true,
    refused: '',
    notes: { ...noNotes, name: 'quiet otter', token: 't' },
    scene,
    shown: shownAfter(scene, { view: undefined, isLeft: false }, false),
    round: undefined,
    roundRefused: '',
    late: undefined,
    ...members,
  };
  const session: PhoneSession = {
    state: () => state,
    subscribe: () => nothing,
    ...{ enter: nothing, write: nothing, send: nothing, play: nothing, goTo: nothing },
    ...{ follow: nothing, dismissLate: nothing, wake: nothing },
  };
  return renderToStaticMarkup(<PhonePage session={session} />);
}

const words = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const sent = (view: PhoneView, text: string): PhoneNotes =>
  withSent(withDraft({ name: 'quiet otter', token: 't', views: {} }, view, { text }), view);

describe('the page', () => {
  test('asks for a name first, and waits while nothing is asked', () => {
    expect(words(page(undefined, { isIn: false, isEntering: false, notes: noNotes }))).toContain('Come in');
    expect(words(page(undefined))).toContain('Look at the wall.');
  });

  test('says that an answer waits for the connection', () => {
    const view = askedView('1');
    const shown = words(page(view, { link: 'lost', notes: sent(view, '∞1') }));
    expect(shown).toContain('No connection; your answer is kept and will be sent.');
  });

  test('says that an answer was sent, and shows no verdict before it is given', () => {
    const view = askedView('1', { mine: { answer: { text: '∞1' }, count: 1 } });
    const shown = words(page(view));
    expect(shown).toContain('Sent. You can change it until the teacher closes the view.');
    expect(shown).not.toMatch(/Right|Not right|What is right/);
  });

  test('shows of a closed view what was sent, the verdict in words, and what is right', () => {
    const mine = { answer: { text: '∞1' }, count: 1 };
    const view = askedView('1', {
      ...{ open: false, mine, verdict: { is: 'wrong', says: 'It is another value.' }, revealed: ['a = ∞_0'] },
    });
    const html = page(view);
    for (const said of [
      'The view is closed.',
      'You sent',
      'Not right',
      'It is another value.',
      'a = ∞ 0 infinity below 0',
    ])
      expect(words(html)).toContain(said);
    expect(html).not.toMatch(/<input|type="submit"/);
    expect(words(page(askedView('1', { open: false })))).toContain('You sent nothing.');
  });

  test('keeps what was written and not sent when the view is closed, and says so', () => {
    const view = askedView('1', { open: false });
    const html = page(view, { notes: withDraft(noNotes, view, { text: '{0|' }) });
    expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="\{0\|"|<input[^>]*value="\{0\|"[^>]*readOnly=""/);
    expect(words(html)).toContain('This was not sent.');
  });

  test('shows what others wrote as text', () => {
    const rude = '<img src=x onerror=alert(1)>';
    const view = askedView('1', {
      question: rude,
      open: false,
      revealed: [rude],
      mine: { answer: { text: rude }, count: 1 },
    });
    expect(page(view)).not.toContain('<img');
    const picture = { svg: `<svg onload="alert(1)"><script/></svg>`, width: 10, height: 10, says: rude };
    const html = page(askedView('1', { picture }));
    expect(html).toMatch(/<img src="data:image\/svg\+xml[^"<>]*"/);
    expect(html).not.toMatch(/<script|onload=|onerror=alert\(1\)>/);
  });

  const choices = [{ name: 'a', at: { x: 0.5, y: 0.5, radius: 0.1 } }, { name: 'b' }];
  const ways: readonly AskedWay[] = [
    { by: 'value', about: 'the value of a', keys: ['∞', 'upon'] },
    { by: 'number', about: 'a number' },
    { by: 'words', about: 'words' },
    ...(['outcome', 'node', 'arc', 'move', 'row', 'column'] as const).map((by) => ({
      by,
      about: by,
      choices,
    })),
    { by: 'row', about: 'rounds', choices, others: ['c'], rounds: 30 },
    { by: 'drawing', about: 'a position worth ↑', partizan: true },
  ];
  test.each(ways)('asks by $by about $about, with a name for every control', (way) => {
    const html = page(
      askedView('1', { way, picture: { svg: '<svg/>', width: 10, height: 10, says: 'A drawing.' } }),
    );
    expect(words(html)).toContain('What is node 1 worth?');
    const unnamed = [...html.matchAll(/<button(?![^>]*aria-(?:label|hidden))[^>]*>(.*?)<\/button>/g)].filter(
      ([, inside]) => words(inside).trim() === '',
    );
    expect(unnamed).toEqual([]);
    expect(html).toContain('alt="A drawing."');
  });

  test('shows where each pair of a joint round leads, with the sign of what is gained as a minus', () => {
    const html = page(
      askedView('1', {
        way: {
          ...{ by: 'row', about: 'Left’s choice', choices: [{ name: 'h' }, { name: 't' }] },
          ...{
            others: ['x-1', 'y'],
            results: [
              ['u-2 -1/2', 'v'],
              ['-3', 'u-2 +1'],
            ],
          },
        },
      }),
    );
    const cells = [...html.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text);
    expect(cells).toEqual(['', 'x-1', 'y', 'h', 'u-2 −1/2', 'v', 't', '−3', 'u-2 +1']);
  });
});

test('names that are made up are as long as the room takes, and differ', () => {
  const shares = Array.from({ length: 40 }, (_, i) => i / 40);
  const all = shares.flatMap((one) =>
    [0, 0.5, 0.999].map((other) => {
      const drawn = [one, other];
      return madeUpName(() => drawn.shift() ?? 0);
    }),
  );
  expect(all.filter((name) => !/^[a-z]+ [a-z]+$/.test(name) || name.length > mostNameLetters)).toEqual([]);
  expect(new Set(all).size).toBeGreaterThan(60);
});
