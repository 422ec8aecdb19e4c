/** What a hand paints in one stroke is one step of undo, however long it holds it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typingRules } from '../../../app/edits/rules.ts';
import { openDocument } from '../../../app/store/document.ts';
import { editor, startAfresh } from '../../../app/store/editor.ts';
import { bringRulesets } from '../../../app/store/rulesets.ts';
import { emptyDocument } from '../../../engine/document/index.ts';
import { firstTexts, idOfRules } from '../../../engine/rulesets/index.ts';

beforeEach(async () => {
  startAfresh();
  await bringRulesets();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const texts = ['Left: . -> L', 'Left: .. -> LL', 'Left: ... -> LLL'].map((rule) => `board: row\n${rule}\n`);

test.each([
  ['a hand that holds a stroke', true, 1],
  ['typing with long pauses', false, 3],
])('%s', (_, isHeld, steps) => {
  openDocument({ ...emptyDocument, board: { ruleset: idOfRules(firstTexts.row), position: '...' } }, 'rules');
  const { past } = editor();
  const typing = typingRules();
  typing.hold(isHeld);
  for (const text of texts) {
    typing.write(text);
    vi.advanceTimersByTime(5_000);
  }
  typing.hold(false);
  typing.end();
  expect(editor().past.length - past.length).toBe(steps);
});
