/**
 * Deletes a lesson with the drawings that came with it; a person's own drawings, which it only shows, stay.
 * For some seconds all of it can be restored.
 */
import { toast } from '../../store/chrome.ts';
import { editor } from '../../store/editor.ts';
import { words } from '../../words.ts';
import { flush } from '../autosave.ts';
import { claimedElsewhere } from '../claim.ts';
import { leave, open } from '../drawings.ts';
import { keepReckoned, type ReckonedEntry, reckonedBeside } from '../reckoned-list.ts';
import {
  type AboutDrawing,
  type DrawingRead,
  listDrawings,
  readDrawing,
  removeDrawing,
  writeDrawing,
} from '../storage.ts';
import { tellOtherTabs } from '../tabs.ts';
import { closeLesson } from './lesson-opening.ts';
import { type KeptLesson, listKeptLessons, removeKeptLesson, writeKeptLesson } from './lesson-storage.ts';

type Removed = {
  readonly about: AboutDrawing;
  readonly read: DrawingRead;
  readonly reckoned: readonly ReckonedEntry[];
};

/** The drawings that came with this lesson and that no other lesson shows. */
async function drawingsOnlyOf(id: string): Promise<readonly AboutDrawing[]> {
  const others = (await listKeptLessons()).filter(({ lesson }) => lesson.id !== id);
  const shown = new Set(others.flatMap(({ lesson }) => lesson.views.map(({ drawing }) => drawing)));
  return (await listDrawings()).filter((about) => about.lesson === id && !shown.has(about.id));
}

/** `changed` is called when the list has changed: after the deletion, and after the undo. */
export async function deleteLesson(
  { lesson, history, changed: when }: KeptLesson,
  changed: () => void,
): Promise<void> {
  const { id, title } = lesson;
  await flush();
  const abouts = await drawingsOnlyOf(id);
  const elsewhere = await claimedElsewhere();
  if (abouts.some((about) => elsewhere.has(about.id))) {
    toast('Another tab has a drawing of this lesson open: close it there first.');
    return;
  }
  if (editor().lesson?.id === id) await closeLesson();
  const removed: Removed[] = [];
  for (const about of abouts) {
    const read = await readDrawing(about.id);
    if (read) removed.push({ about, read, reckoned: reckonedBeside(about.id) });
  }
  const shown = abouts.some((about) => about.id === editor().drawing) ? editor().drawing : undefined;
  if (shown !== undefined) await leave();
  await removeKeptLesson(id);
  for (const { about } of removed) await removeDrawing(about.id);
  const restore = async (): Promise<void> => {
    for (const { about, read, reckoned } of removed) {
      await writeDrawing(about.id, read.kept, about.changed, id);
      keepReckoned(reckoned, about.id);
    }
    await writeKeptLesson(lesson, history, when);
    if (shown !== undefined) await open(shown);
    tellOtherTabs({ kind: 'listed' });
    changed();
  };
  const run = (): void => {
    restore().catch(() => toast(words.keeping.notRestored, { stays: true }));
  };
  toast(`Deleted the lesson “${title || words.untitled}”`, {
    about: 'editor',
    action: { label: words.keeping.undo, run },
  });
  tellOtherTabs({ kind: 'listed' });
  changed();
}
