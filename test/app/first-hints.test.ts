/** The three hints of the first minutes: when they are needed, and never again. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hintAtSigns } from '../../app/help/first-sign.ts';
import { openDialog } from '../../app/store/chrome.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { endHints, learn, stumble } from '../../app/store/first-hints.ts';
import { openQuiz } from '../../app/store/quiz.ts';
import { keepSettings } from '../../app/store/settings.ts';
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
