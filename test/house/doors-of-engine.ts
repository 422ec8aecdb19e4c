/**
 * The doors of the engine. A room has one, its `index.ts`, which lets out what the app and the workers use of
 * the room; a folder of many such names has one of its own. What takes time is behind `run.ts`, and
 * `result.ts` is its own door.
 */

/** Whether this is the door of a room: what goes through it takes no longer than a slice. */
export const isRoomDoor = (path: string): boolean =>
  /^engine\/([a-z]+|document\/edits|document\/links|figure\/pens)\/index\.ts$/.test(path);

/** Whether workers and the command line may go in here; the app and picture files not where it takes time. */
export const isEngineDoor = (path: string): boolean =>
  isRoomDoor(path) || path === 'engine/result.ts' || path === 'engine/run.ts';
