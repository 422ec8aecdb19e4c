/**
 * Undoing all gives the first drawing back, byte for byte, and redoing all the last; nothing else takes a
 * step from the past.
 */
import { test } from 'vitest';
import { redo, undo } from '../../app/store/document.ts';
import { editor } from '../../app/store/editor.ts';
import { setView } from '../../engine/document/edits/index.ts';
import { type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { anyAct } from './acts.ts';
import { tryPageLaw } from './sequence.ts';

/** As it is written; hiding values is not an edit, and does not belong to the history. */
const written = (document: GameDocument): string => writeDocument(setView(document, { hidden: undefined }));

/** Every step, as text, and which of them is shown. */
function steps() {
  const { past, document, future, drawing } = editor();
  return { drawing, at: past.length, all: [...past, document, ...future].map(written) };
}

type Steps = ReturnType<typeof steps>;

/** The first step of each drawing that was opened. */
const firsts = new Map<string, string>();
let last: Steps;

function look(): Steps {
  const now = steps();
  if (!firsts.has(now.drawing)) firsts.set(now.drawing, now.all[0]);
  return now;
}

/** What an act may make of the steps. */
function follow(says: string): void {
  const now = look();
  const before = last;
  last = now;
  if (now.drawing !== before.drawing) return;
  const isSame = now.all.length === before.all.length && now.all.every((each, i) => each === before.all[i]);
  if (isSame && (now.at === before.at || /^(?:undo|redo)/.test(says))) return;
  // An edit keeps every step up to the one that was shown, and begins another future.
  expect(now.all.slice(0, before.at + 1)).toEqual(before.all.slice(0, before.at + 1));
  expect(now.at).toBeGreaterThan(before.at);
  expect(now.all.length).toBe(now.at + 1);
}

test('undoing all gives the first drawing back, and redoing all the last', async () => {
  await tryPageLaw(
    smallGame,
    anyAct,
    { usual: 60, longest: 20 },
    {
      begun() {
        firsts.clear();
        last = look();
      },
      acting: () => follow('meanwhile'),
      acted: ({ says }) => follow(says),
      rested: () => follow('rest'),
      ended() {
        const { all, drawing } = steps();
        for (let at = steps().at; at < all.length - 1; at++) redo();
        for (let at = all.length - 1; at >= 0; at--) {
          expect(written(editor().document)).toBe(all[at]);
          undo();
        }
        expect(editor().past).toEqual([]);
        expect(written(editor().document)).toBe(firsts.get(drawing));
        for (const _ of all) redo();
        expect(editor().future).toEqual([]);
        expect(written(editor().document)).toBe(all.at(-1));
      },
    },
  );
});
