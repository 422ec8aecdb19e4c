/**
 * The phone's notes in the browser's storage, one entry a room. A phone without storage, or with a full one,
 * works as long as its page is open.
 */
import { noNotes, type PhoneNotes } from './answers.ts';

export type NotesStore = { read(): PhoneNotes; write(notes: PhoneNotes): void };

type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

/** `open` gives the storage, or throws where the browser allows none. */
export function notesStore(room: string, open: () => TextStore): NotesStore {
  const key = `grundy class ${room}`;
  return {
    read() {
      try {
        return readNotes(JSON.parse(open().getItem(key) ?? 'null'));
      } catch {
        return noNotes;
      }
    },
    write(notes) {
      try {
        open().setItem(key, JSON.stringify(notes));
      } catch {
        // Not saved: the page itself still has it.
      }
    },
  };
}

/** What another version wrote, or another program, is read as far as it is what this one writes. */
function readNotes(read: unknown): PhoneNotes {
  if (typeof read !== 'object' || read === null) return noNotes;
  const { name, token, fresh, was, views } = read as Partial<Record<keyof PhoneNotes, unknown>>;
  if (typeof name !== 'string' || typeof views !== 'object' || views === null) return noNotes;
  const kept = Object.entries(views).filter(([, each]) => typeof each?.asks === 'string');
  return {
    name,
    views: Object.fromEntries(kept),
    ...(typeof token === 'string' && { token }),
    ...(typeof fresh === 'string' && { fresh }),
    ...(typeof was === 'string' && { was }),
  };
}
