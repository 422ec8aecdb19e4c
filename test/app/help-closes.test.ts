/** What a `?` has opened closes where its subject is no longer visible. */
import { beforeEach, expect, test } from 'vitest';
import { goWithWhatItIsAbout } from '../../app/help/HelpSheet.tsx';
import { openDialog, openHelp } from '../../app/store/chrome.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll } from '../../app/store/hidden.ts';
import { beginPresenting } from '../../app/store/present.ts';
import { openQuiz } from '../../app/store/quiz.ts';

beforeEach(startAfresh);

test.each([
  ['values are hidden', hideAll],
  ['a quiz begins', () => openQuiz(undefined)],
  ['the drawing is presented', beginPresenting],
  ['a dialog opens', () => openDialog({ kind: 'keys' })],
])('it closes when %s', (_, happens) => {
  const end = goWithWhatItIsAbout();
  openHelp('outcomes');
  happens();
  expect(editor().help).toBeUndefined();
  end();
});
