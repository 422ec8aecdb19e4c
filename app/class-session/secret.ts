/**
 * The secret of the room that the teacher's link has in it. It moves from the address into this tab's
 * storage, so that no history and no copied link has it, and a page that is loaded again still knows it.
 */

/** What this tab remembers of its room. */
export type RoomPlace = {
  readonly secret: string;
  /** Whether the room's lesson was opened in this tab. */
  readonly opened?: true;
  /** Fingerprints of what the phones were sent of each view, by the view's key. */
  readonly sent?: Readonly<Record<string, string>>;
};

const place = 'grundy/class';
const inAddress = /^#class=([\w-]{1,100})$/;

/** Whether the fragment of an address is that of a teacher's link. */
export const isRoomLink = (hash: string): boolean => inAddress.test(hash);

/** Undefined where this tab has no room, or storage is refused or damaged. */
export function roomPlace(): RoomPlace | undefined {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    const isPlace = typeof read === 'object' && read !== null && 'secret' in read;
    return isPlace ? (read as RoomPlace) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this page was opened by a teacher's link, or was before it was loaded again. */
export const mayHaveRoom = (): boolean => isRoomLink(location.hash) || roomPlace() !== undefined;

export function keepRoomPlace(kept: RoomPlace): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Without storage the page has its room until it is loaded again.
  }
}

/** The place of the room whose link opened this page, or of the one from before it was loaded again. */
export function takeRoom(): RoomPlace | undefined {
  const secret = inAddress.exec(location.hash)?.[1];
  const before = roomPlace();
  if (secret === undefined) return before;
  history.replaceState(history.state, '', location.pathname + location.search);
  const taken = before?.secret === secret ? before : { secret };
  keepRoomPlace(taken);
  return taken;
}
