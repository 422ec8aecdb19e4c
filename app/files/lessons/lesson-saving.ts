/** Writes the open lesson, with the drawings that its views show, as a file on the person's disk. */
import { fileSave } from 'browser-fs-access';
import { setView } from '../../../engine/document/edits/index.ts';
import type { GameDocument } from '../../../engine/document/index.ts';
import {
  type LessonView,
  type LessonWithDrawings,
  wayIn,
  writeLesson,
} from '../../../engine/lesson/index.ts';
import { siteOfSchemas } from '../../site.ts';
import { toast } from '../../store/chrome.ts';
import { editor } from '../../store/editor.ts';
import type { OpenLesson } from '../../store/state/lesson.ts';
import { words } from '../../words.ts';
import { flush } from '../autosave.ts';
import { fileName } from '../save.ts';
import { readDrawing } from '../storage.ts';
import { stillHiddenIn, studentCopy } from './student-copy.ts';

/** The drawing as it is now: on the screen, or in storage. */
async function documentOf(drawing: string): Promise<GameDocument | undefined> {
  if (drawing === editor().drawing) return editor().document;
  return (await readDrawing(drawing))?.kept.document;
}

/** A short name for a drawing in the file, unlike the others. */
function nameFor(document: GameDocument, taken: ReadonlySet<string>): string {
  const plain = fileName(document.title, '').toLowerCase();
  for (let i = 1; ; i++) {
    const name = i === 1 ? plain : `${plain}-${i}`;
    if (!taken.has(name)) return name;
  }
}

/** The drawings of the open lesson by their ids in storage; a drawing that is gone is missing. */
export async function drawingsOfLesson({ views }: OpenLesson): Promise<ReadonlyMap<string, GameDocument>> {
  await flush();
  const found = new Map<string, GameDocument>();
  for (const { drawing } of views) {
    const document = found.has(drawing) ? undefined : await documentOf(drawing);
    if (document) found.set(drawing, document);
  }
  return found;
}

/** The lesson with its drawings by their names; rejects, naming the view, if a drawing is gone. */
export async function lessonToWrite(lesson: OpenLesson): Promise<LessonWithDrawings> {
  const found = await drawingsOfLesson(lesson);
  const names = new Map<string, string>();
  const drawings = new Map<string, GameDocument>();
  const views = lesson.views.map(({ key: _, answer, ...view }): LessonView => {
    const document = found.get(view.drawing);
    if (!document) throw new Error(words.lesson.drawingGone(view.title || words.untitled));
    const name = names.get(view.drawing) ?? nameFor(document, new Set(drawings.keys()));
    names.set(view.drawing, name);
    // Each view says what it hides, regardless of what is hidden in the drawing just now.
    drawings.set(name, setView(document, { hidden: undefined }));
    const way = answer && wayIn(answer, document);
    return {
      ...view,
      drawing: name,
      hidden: stillHiddenIn(document, view.hidden),
      ...(way && { answer: way }),
    };
  });
  return { title: lesson.title, about: lesson.about, drawings, views };
}

export async function saveLessonToFile(): Promise<void> {
  const { lesson } = editor();
  if (!lesson) return;
  await saveAs(lesson.title, writeLesson(await lessonToWrite(lesson), siteOfSchemas()));
}

/** Saves what students get: neither notes nor answers, nor views that are left out of handouts. */
export async function saveStudentCopy(): Promise<void> {
  const { lesson } = editor();
  if (!lesson) return;
  const title = `${lesson.title || words.lesson.lesson} for students`;
  await saveAs(title, writeLesson(studentCopy(await lessonToWrite(lesson)), siteOfSchemas()));
}

async function saveAs(title: string, text: string): Promise<void> {
  const name = fileName(title, '.lesson.grundy.json');
  try {
    await fileSave(new Blob([text], { type: 'application/json' }), {
      fileName: name,
      extensions: ['.json'],
      id: 'grundy',
    });
    toast(words.savedAs(name), { kind: 'saved' });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
