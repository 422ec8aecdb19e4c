/** What the teacher does with the class's answers. */
import { fileSave } from 'browser-fs-access';
import { readDocument } from '../../engine/document/index.ts';
import type { AnswerGroup, ClassStudent, ClassView, Shows } from '../class/protocol.ts';
import { openAsNew } from '../files/drawings.ts';
import { fileName } from '../files/save.ts';
import { positionAsked } from '../store/board.ts';
import { openDialog, toast } from '../store/chrome.ts';
import { askedHere } from '../store/class.ts';
import { editor } from '../store/editor.ts';
import { isHidden, reveal, showAll } from '../store/hidden.ts';
import { isOnBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import { viewHere } from './asking.ts';
import { askRoom } from './connection.ts';

/** Takes answers again, or no more. */
export const setOpen = ({ key, open }: ClassView): void =>
  void askRoom({ act: open ? 'close' : 'open', view: key });

/** What the wall shows of the answers; what is shown already is taken back by one step. */
export function setShows({ key, shows }: ClassView, wanted: Shows): void {
  const before: Readonly<Record<Shows, Shows>> = {
    nothing: 'nothing',
    counts: 'nothing',
    marks: 'counts',
    why: 'marks',
  };
  void askRoom({ act: 'tell', view: key, shows: shows === wanted ? before[wanted] : wanted });
}

/** Shows the class what is right, on the phones and on the wall. */
export function revealAnswer(view: ClassView): void {
  void askRoom({ act: 'tell', view: view.key, shows: 'why' });
  if (askedHere(editor()) === view) revealHere(view.about);
}

/** The one value that was asked for, where it is clear which one that is, and otherwise all of the view. */
function revealHere(about: string): void {
  const { document, hidden } = editor();
  const answer = viewHere(editor())?.answer;
  const of = answer && 'of' in answer ? answer.of : undefined;
  const position = isOnBoard(editor()) ? positionAsked(editor()) : undefined;
  const called = document.nodes.filter(
    ({ id, name }) => (id === about || name === about) && isHidden(hidden, id),
  );
  if (of !== undefined) reveal([of]);
  else if (position !== undefined) reveal([position]);
  else if (called.length === 1) reveal([called[0].id]);
  else showAll();
}

/** Shows one answer on the wall, without its name; the one that is there is taken away. */
export const point = ({ key, pointed }: ClassView, group: string): void =>
  void askRoom({ act: 'point', view: key, group: pointed === group ? undefined : group });

export const setNames = (shown: boolean): void => void askRoom({ act: 'names', shown });
export const setAlone = (alone: boolean): void => void askRoom({ act: 'pace', alone });

/** Says what was taken away, with a way to put it back. */
const removedSaid = (says: string): number =>
  toast(says, {
    kind: 'class-removed',
    about: 'editor',
    action: { label: words.keeping.undo, run: () => void askRoom({ act: 'restore' }) },
  });

export function dropAnswer({ key }: ClassView, { id, name }: ClassStudent): void {
  void askRoom({ act: 'drop', view: key, student: id });
  removedSaid(`The answer of ${name} was removed.`);
}

export function removeStudent({ id, name }: ClassStudent): void {
  void askRoom({ act: 'remove', student: id });
  removedSaid(`${name} was removed from the room, with all answers.`);
}

export const forgetRoom = (): void => void askRoom({ act: 'forget' });

/** Opens what a student drew as a drawing of this browser. */
export async function openCopy({ drawing }: Pick<AnswerGroup, 'drawing'>): Promise<void> {
  const read = drawing && readDocument(drawing.document);
  if (!read) return;
  if (read.ok) await openAsNew(read.value.document);
  else openDialog({ kind: 'problems', title: 'The drawing of a student', problems: read.problems });
}

/** Saves the answers of all views as a table. */
export async function saveTable(): Promise<void> {
  const reply = await askRoom({ act: 'table' });
  if (!reply.ok || !('csv' in reply)) return;
  const name = fileName(`${editor().lesson?.title || words.lesson.lesson} answers`, '.csv');
  try {
    await fileSave(new Blob([reply.csv], { type: 'text/csv' }), {
      fileName: name,
      extensions: ['.csv'],
      id: 'grundy',
    });
    toast(words.savedAs(name), { kind: 'saved' });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
