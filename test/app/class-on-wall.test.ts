/** What a class sees of its room on the wall: nothing that the teacher has not shown yet is in it. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AnswerGroup,
  type ClassState,
  type ClassView,
  everyShows,
  type Shows,
} from '../../app/class/protocol.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { beginRoom, hearRoom } from '../../app/store/class.ts';
import { classOnWall } from '../../app/store/class-on-wall.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { setLesson } from '../../app/store/lesson.ts';
import { plainView } from '../../engine/lesson/index.ts';
import { drawn } from '../fixtures/labelled.ts';

beforeEach(startAfresh);
afterEach(startAfresh);

const verdict = fc.constantFrom('right', 'outcome', 'wrong', undefined);
const word = fc.string({ minLength: 1, maxLength: 6 });

/** Everything about an answer that its marks tell. */
const marks = fc.record({ verdict, says: word, worth: word, printed: word });

/** What a class may see as soon as answers are counted. */
const given = fc.array(
  fc.record({ text: word, count: fc.integer({ min: 1, max: 4 }), isDrawn: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

type Given = { readonly text: string; readonly count: number; readonly isDrawn: boolean };
type Marks = { readonly verdict: AnswerGroup['verdict'] } & Record<'says' | 'worth' | 'printed', string>;

const numbered = (all: readonly Given[]): readonly string[][] =>
  all.map(({ count }, place) => Array.from({ length: count }, (_, i) => `s${place}-${i}`));

const viewOf = (all: readonly Given[], marked: readonly Marks[], more: Partial<ClassView>): ClassView => ({
  key: '1',
  view: 'k',
  number: 1,
  title: 'A view',
  question: '?',
  by: 'value',
  about: 'b',
  open: true,
  shows: 'nothing',
  answered: all.reduce((sum, { count }) => sum + count, 0),
  rightFirst: 0,
  rightLast: 0,
  groups: all.map(({ text, isDrawn }, place): AnswerGroup => {
    const { verdict: is, says, worth, printed } = marked[place % marked.length];
    return {
      key: `${place}`,
      text: isDrawn ? printed : text,
      verdict: is,
      says,
      students: numbered(all)[place],
      drawing: isDrawn ? { svg: `<svg>${text}</svg>`, worth, document: worth } : undefined,
    };
  }),
  pointed: undefined,
  mixture: undefined,
  ...more,
});

const stateOf = (view: ClassView, more: Partial<ClassState> = {}): ClassState => ({
  address: '192.168.1.2:8017',
  link: 'http://192.168.1.2:8017/',
  relay: { is: 'none', says: '' },
  unkept: '',
  students: view.groups
    .flatMap(({ students }) => students)
    .map((id) => ({ id, name: `N ${id}`, here: true })),
  views: [view],
  wall: view.key,
  alone: false,
  names: false,
  windows: 1,
  tried: undefined,
  ...more,
});

const onWall = (view: ClassView, more: Partial<ClassState> = {}) =>
  classOnWall(stateOf(view, more), { joining: false, shown: view });

describe('what the wall gets', () => {
  const two = fc.tuple(
    given,
    fc.array(marks, { minLength: 1, maxLength: 6 }),
    fc.array(marks, { minLength: 1, maxLength: 6 }),
    fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  );

  test.each(['nothing', 'counts'] as const)(
    'with %s shown, two rooms that differ in marks, worths, reasons and names alone give the same',
    (shows) => {
      fc.assert(
        fc.property(two, fc.nat(9), fc.nat(9), ([all, one, other, at], first, last) => {
          const pointed = at === undefined ? undefined : `${at}`;
          const a = onWall(viewOf(all, one, { shows, pointed }));
          const view = viewOf(all, other, { shows, pointed, rightFirst: first, rightLast: last });
          const students = stateOf(view).students.map((each) => ({ ...each, name: `Other ${each.id}` }));
          expect(JSON.stringify(onWall(view, { students }))).toBe(JSON.stringify(a));
        }),
        { numRuns: 200 },
      );
    },
  );

  test('before the counts are shown, the wall knows of the answers how many there are', () => {
    fc.assert(
      fc.property(two, given, ([all, one], others) => {
        const answered = 7;
        const names = true;
        const first = onWall(viewOf(all, one, { answered }), { names, students: [] });
        const second = onWall(viewOf(others, one, { answered }), { names, students: [] });
        expect(JSON.stringify(first)).toBe(JSON.stringify(second));
        expect(first.view).toMatchObject({ answered, groups: undefined, mixture: undefined });
      }),
      { numRuns: 100 },
    );
  });

  test('a word for what is shown that this program does not know shows nothing', () => {
    const view = viewOf(
      [{ text: '↑', count: 2, isDrawn: false }],
      [{ verdict: 'right', says: '', worth: '', printed: '' }],
      { shows: 'everything' as Shows },
    );
    expect(onWall(view).view).toMatchObject({ groups: undefined, right: undefined, unread: 0 });
  });

  const marked: Marks = { verdict: 'wrong', says: 'b can go to 0.', worth: '↑', printed: 'worth ↑' };
  const mixture = {
    choices: ['tails', 'coin'],
    shares: ['1/2', '1/2'],
    sure: '-1',
    against: 'heads',
    value: '0',
    rounds: 60,
    average: '-1/10',
  };

  test.each(everyShows.map((shows) => [shows] as const))(
    'with %s shown, it has this and no more',
    (shows) => {
      const at = everyShows.indexOf(shows);
      const all = [
        { text: '∗', count: 3, isDrawn: false },
        { text: 'a', count: 1, isDrawn: true },
      ];
      const { view } = onWall(viewOf(all, [marked], { shows, mixture, rightLast: 2 }));
      const said = JSON.stringify(view);
      expect(said.includes('∗')).toBe(at >= 1);
      expect(said.includes('<svg>')).toBe(at >= 1);
      expect(said.includes('1/2')).toBe(at >= 1);
      expect(said.includes('wrong')).toBe(at >= 2);
      expect(view?.right).toEqual(at >= 2 ? { first: 0, last: 2 } : undefined);
      expect(said.includes('↑')).toBe(at >= 3);
      expect(said.includes('can go to 0')).toBe(at >= 3);
      expect(said.includes('heads')).toBe(at >= 3);
      expect(said).not.toContain('worth ↑');
      expect(said).not.toContain('N s');
    },
  );

  test('an answer that the teacher points at is shown before the counts, without a name or a mark', () => {
    const all = [{ text: '∗', count: 1, isDrawn: false }];
    const { view } = onWall(viewOf(all, [marked], { pointed: '0' }), { names: true });
    expect(view?.pointed).toMatchObject({ text: '∗', verdict: undefined, says: '', names: [] });
    expect(view?.groups).toBeUndefined();
  });

  test('names are beside the answers only where the teacher asked for them', () => {
    const all = [{ text: '∗', count: 1, isDrawn: false }];
    const view = viewOf(all, [marked], { shows: 'marks' });
    expect(onWall(view).view?.groups?.[0].names).toEqual([]);
    expect(onWall(view, { names: true }).view?.groups?.[0].names).toEqual(['N s0-0']);
  });

  test('what was not understood is counted on the wall, and not shown', () => {
    const all = [
      { text: '∗', count: 2, isDrawn: false },
      { text: 'rude', count: 3, isDrawn: false },
    ];
    const marksOf: Marks[] = [marked, { ...marked, verdict: 'not-understood' }];
    const { view } = onWall(viewOf(all, marksOf, { shows: 'why' }));
    expect(view?.unread).toBe(3);
    expect(JSON.stringify(view)).not.toContain('rude');
  });
});

describe('the scene of the audience’s window', () => {
  const sceneNow = () => sceneOf(editor(), { view: undefined, pointer: undefined });
  const marked: Marks = { verdict: 'right', says: '', worth: '', printed: '' };
  const view = viewOf([{ text: '∗', count: 1, isDrawn: false }], [marked], { shows: 'marks' });

  function opened(at: string): void {
    openDocument(drawn('a -> b').document, 'drawing');
    setLesson({
      id: 'lesson',
      title: '',
      about: '',
      views: ['k', 'other'].map((key) => ({ ...plainView('drawing'), key })),
      at,
    });
    beginRoom();
    hearRoom({ ...stateOf(view), views: [view], keys: ['1'] });
  }

  test('it has the room’s answers while the wall shows the view that they are about', () => {
    opened('k');
    expect(sceneNow().room?.view?.groups).toHaveLength(1);
    expect(sceneNow().room).toBe(sceneNow().room);
  });

  test('at another view, and over another drawing, it has none of them', () => {
    opened('other');
    expect(sceneNow().room).toMatchObject({ here: 1, view: undefined });
    startAfresh();
    opened('k');
    openDocument(drawn('c -> d').document, 'another');
    expect(sceneNow().room?.view).toBeUndefined();
  });

  test('it has nothing of a room in a page that has none', () => {
    openDocument(drawn('a -> b').document, 'drawing');
    expect(sceneNow().room).toBeUndefined();
  });
});
