/** Actions for presenting, on a projector or in two windows. None of them writes the document. */
import { editor, setEditor } from './editor.ts';
import type { Audience } from './state/present.ts';
import type { LargeOnWall } from './state/wall.ts';
import { keepPlace, placeLeft } from './tab-place.ts';

/** Whether something is presented: on this screen or in the audience's window. */
export const isPresented = (): boolean =>
  editor().presenting !== undefined || editor().audience !== undefined;

/**
 * Begins with the inspector and the table closed, and the notes of the lesson folded; they can be opened
 * while one presents.
 */
export function beginPresenting(): void {
  const { presenting, inspectorOpen, tableOpen } = editor();
  if (presenting) return;
  setEditor({
    presenting: { hadInspector: inspectorOpen, hadTable: tableOpen },
    inspectorOpen: false,
    tableOpen: false,
  });
  foldNotes(true);
}

/** A page that is loaded again has them folded as well: it may be on the same projector. */
export function foldNotes(notesFolded: boolean): void {
  setEditor({ notesFolded });
  keepPlace({ notesFolded: notesFolded || undefined });
}

export const resumeFolded = (): void => setEditor({ notesFolded: placeLeft().notesFolded ?? false });

/** Hidden values stay hidden afterwards. */
export function endPresenting(): void {
  const { presenting } = editor();
  if (!presenting) return;
  const { hadInspector, hadTable } = presenting;
  setEditor({ presenting: undefined, inspectorOpen: hadInspector, tableOpen: hadTable });
  endMarks();
}

/** A blank screen and a spot end with the last of those who are shown them. */
function endMarks(): void {
  if (!isPresented()) setEditor({ blank: false, spot: false });
}

/** Begins to present to another window; `since` is the time, in milliseconds since 1970. */
export const beginAudience = (id: string, since: number): void =>
  setEditor({ audience: { id, since, link: 'opening' } });

export function setAudienceLink(link: Audience['link']): void {
  const { audience } = editor();
  if (audience && audience.link !== link) setEditor({ audience: { ...audience, link } });
}

/** Begins the presenter's clock again. */
export function restartClock(since: number): void {
  const { audience } = editor();
  if (audience) setEditor({ audience: { ...audience, since } });
}

export function endAudience(): void {
  setEditor({ audience: undefined });
  endMarks();
}

/** Shows an address as a code on the wall as well, or nothing any more. */
export const showCode = (code: string | undefined): void => setEditor({ code });

/** A thermograph or a matrix is enlarged, or is read on; undefined once it is closed. */
export const showEnlarged = (enlarged: LargeOnWall | undefined): void => setEditor({ enlarged });

export function toggleBlank(): void {
  if (isPresented()) setEditor({ blank: !editor().blank });
}

export function toggleSpot(): void {
  if (isPresented()) setEditor({ spot: !editor().spot });
}
