/** The three hints of the first minutes: when they are needed, and never again. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hintAtSigns } from '../../app/attending.ts';
import { click } from '../../app/canvas/gestures/clicking.ts';
import type { Surface } from '../../app/canvas/model/surface.ts';
import { placeNode } from '../../app/edits/nodes.ts';
import { openDialog } from '../../app/store/chrome.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { endHints, learn, stumble } from '../../app/store/first-hints.ts';
import { openQuiz } from '../../app/store/quiz.ts';
import { keepSettings } from '../../app/store/settings.ts';
import { clearSelection, select } from '../../app/store/showing.ts';
import { firstHints } from '../../app/store/state/chrome.ts';
import { words } from '../../app/words.ts';

const said = (): readonly string[] => editor().toasts.map(({ says }) => says);

beforeEach(startAfresh);

describe.each(firstHints)('the hint "%s"', (hint) => {
  test('is shown once, and stays until it is closed', () => {
    stumble(hint);
    expect(said()).toEqual([words.hints.first[hint].byMouse]);
    expect(editor().toasts[0].stays).toBe(true);
    endHints();
    stumble(hint);
    expect(said()).toEqual([]);
  });

  test('goes when the person does what it says', () => {
    stumble(hint);
    learn(hint);
    expect(said()).toEqual([]);
  });

  test('is not shown to who knows already', () => {
    learn(hint);
    stumble(hint);
    expect(said()).toEqual([]);
  });

  test('waits while there is a quiz or a dialog, and comes later if it is needed then', () => {
    openQuiz(undefined);
    stumble(hint);
    expect(said()).toEqual([]);
    startAfresh();
    openDialog({ kind: 'keys' });
    stumble(hint);
    expect(said()).toEqual([]);
    expect(editor().hintsDone).toEqual([]);
  });
});

test('a hint goes when the person stops drawing for herself', () => {
  const end = hintAtSigns();
  stumble('rim');
  openQuiz(undefined);
  expect(said()).toEqual([]);
  end();
});

describe('in the browser', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  test('what was shown is remembered', () => {
    keepSettings()();
    let end = keepSettings();
    stumble('rim');
    end();
    startAfresh();
    expect(editor().hintsDone).toEqual([]);
    end = keepSettings();
    expect(editor().hintsDone).toEqual(['rim']);
    stumble('rim');
    expect(said()).toEqual([]);
    end();
  });

  test('what another version wrote there is not taken over', () => {
    stored.set('grundy/settings', JSON.stringify({ hintsDone: ['rim', 'unheard of', 3] }));
    const end = keepSettings();
    expect(editor().hintsDone).toEqual([]);
    end();
  });
});

describe('clicks on empty ground', () => {
  /** The next press of the mouse on nothing, so long after the one before that they are no double click. */
  let time = 0;
  const clickOnGround = (wait = 1000): void => {
    time += wait;
    const spot = { x: 40, y: 40 };
    const hand = { screen: spot, at: spot, shift: false, free: false, alt: false, touch: false, time };
    click({} as Surface, { hand, hit: undefined, onHandle: false, pans: false, rested: false });
  };

  test('of which a second one changes nothing bring the hint on double clicks, which then goes and never comes again', () => {
    placeNode({ x: 300, y: 200 });
    clearSelection();
    clickOnGround();
    expect(said()).toEqual([]);
    clickOnGround();
    expect(said()).toEqual([words.hints.first.ground.byMouse]);
    clickOnGround();
    clickOnGround(100);
    expect(editor().document.nodes).toHaveLength(2);
    expect(said()).toEqual([]);
    for (let i = 0; i < 4; i++) clickOnGround();
    expect(said()).toEqual([]);
  });

  test('bring nothing on an empty page, where the lines on the canvas say how to draw, and none where a click lets something go', () => {
    for (let i = 0; i < 3; i++) clickOnGround();
    expect(said()).toEqual([]);
    const node = placeNode({ x: 300, y: 200 });
    for (let i = 0; i < 3; i++) {
      select([node as string]);
      clickOnGround();
    }
    expect(said()).toEqual([]);
  });
});
