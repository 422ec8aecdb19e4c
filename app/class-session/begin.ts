/** Joins the room of this page: fetched only where the page has one. */
import { beginRoom, showClassBar } from '../store/class.ts';
import { editor } from '../store/editor.ts';
import { followWall } from './asking.ts';
import { openLine, takeLine } from './connection.ts';
import { openLessonOfRoom } from './lesson-of-room.ts';
import type { RoomPlace } from './secret.ts';

export async function joinRoom(place: RoomPlace): Promise<void> {
  if (editor().room) {
    showClassBar(true);
    return;
  }
  beginRoom();
  takeLine(openLine(place.secret));
  followWall();
  await openLessonOfRoom(place);
}
