/** Joins the room of this page: fetched only where the page has one. */
import { beginRoom, showClassBar } from '../store/class.ts';
import { editor } from '../store/editor.ts';
import { followWall } from './asking.ts';
import { openLine, takeLine } from './connection.ts';
import { openLessonOfRoom } from './lesson-of-room.ts';
import { takeRoom } from './secret.ts';

/** Joins the room whose link opened this page, or whose window this tab was before it was loaded again. */
export async function joinRoom(): Promise<void> {
  const place = takeRoom();
  if (!place) return;
  if (editor().room) {
    showClassBar(true);
    return;
  }
  beginRoom();
  takeLine(openLine(place.secret));
  followWall();
  await openLessonOfRoom(place);
}
