/**
 * What a hand does at the places of the open board while it is set up: it puts pieces and takes them away,
 * draws from place to place, and makes the board larger or smaller. Each is one undo step.
 */
import type { BoardEdit, BoardPlace, BoardSide, Growth, ResizedBoard } from '../../engine/rulesets/index.ts';
import { setUp } from '../edits/board.ts';
import { chooseSign, clickNothing, clickPlaces, positionShown, refuseClick } from '../store/board.ts';
import { announce, toast } from '../store/chrome.ts';
import { undo } from '../store/document.ts';
import { editor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { isPlaying } from '../walkthrough/playing.ts';
import { counted } from '../words/counting.ts';
import { words } from '../words.ts';
import { bareOf, whatStandsAt } from './drags.ts';
import { emptySign, heldOn } from './tray.ts';

const isCalled = (sign: string) => (each: { readonly sign: string }) =>
  each.sign.toLowerCase() === sign.toLowerCase();

/**
 * What a key chooses: the sign as it was typed where there is one, else the same letter of the other case.
 */
const calledBy = <Called extends { readonly sign: string }>(all: readonly Called[], sign: string) =>
  all.find((each) => each.sign === sign) ?? all.find(isCalled(sign));

function put(read: PositionRead, place: BoardPlace, edit: BoardEdit | undefined): void {
  refuseClick(edit ? '' : `Nothing else can be put on ${place.name} here.`);
  if (edit) setUp(read.ruleset.print(edit.to));
}

/**
 * The sign of what a press at a place begins to draw; undefined where nothing is drawn from there, or the
 * tray holds something else.
 */
export function drawnFrom({ board }: PositionRead, { name, edits }: BoardPlace): string | undefined {
  const { join } = board();
  const chosen = heldOn(board(), editor().chosenSign);
  if (!join?.ends.includes(name)) return undefined;
  if (chosen === undefined) return edits.length === 0 || join.drawsFirst ? join.kinds[0]?.sign : undefined;
  return join.kinds.find(({ sign }) => sign === chosen)?.sign;
}

/** Draws from one place to another, or to a new one. */
function draw({ board, ruleset }: PositionRead, from: string, to: string | undefined, sign: string): void {
  const drawn = board().join?.draw(from, to, sign);
  clickNothing();
  if (drawn === undefined)
    refuseClick(
      'It cannot be drawn there: it must join points of one drawing, and the number of lines on a board is limited.',
    );
  else setUp(ruleset.print(drawn));
}

/** A click or Enter at a place. */
export function pressToSetUp(read: PositionRead, place: BoardPlace): void {
  const { clicked } = editor();
  const chosen = heldOn(read.board(), editor().chosenSign);
  const sign = drawnFrom(read, place);
  const [from] = clicked;
  if (sign !== undefined) {
    if (from === undefined) clickPlaces([place.name]);
    else if (from === place.name) clickNothing();
    else draw(read, from, place.name, sign);
    return;
  }
  clickNothing();
  if (chosen === undefined) put(read, place, place.edits[0]);
  else if (whatStandsAt(read, place.name)?.sign === chosen)
    refuseClick(`There is already ${place.holds} on ${place.name}.`);
  else
    put(
      read,
      place,
      place.edits.find(({ sign: each }) => each === chosen),
    );
}

/** A drag begins at an end of what the tray draws; false where it does not. */
export function drawAt(place: BoardPlace): boolean {
  const read = positionShown(editor());
  if (!read || isPlaying() || editor().readOnly || drawnFrom(read, place) === undefined) return false;
  clickPlaces([place.name]);
  return true;
}

/** Whether what is drawn may end at a place. */
export function mayDrawTo({ name }: BoardPlace): boolean {
  const read = positionShown(editor());
  const { join } = read?.board() ?? {};
  const [from] = editor().clicked;
  return from !== undefined && join?.draw(from, name, join.kinds[0].sign) !== undefined;
}

/** What is drawn ends at a place, or beside them all at a new one; nothing where no end was picked. */
export function drawTo(place: BoardPlace | undefined): void {
  const read = positionShown(editor());
  const [from] = editor().clicked;
  const start = read?.board().places.find(({ name }) => name === from);
  if (!read || !start || isPlaying()) return;
  const sign = drawnFrom(read, start);
  if (sign !== undefined) draw(read, start.name, place?.name, sign);
}

/** Removes the piece at a place. */
export function clearAt(read: PositionRead, name: string): void {
  const bare = bareOf(read, name);
  if (bare !== undefined) setUp(read.ruleset.print(bare));
}

/** Which kind of lines L, R and E choose, as on drawings. */
const ownerByKey: Readonly<Record<string, string>> = { l: 'left', r: 'right', e: 'neutral' };

/** Where there may be more or fewer of what players put. */
const wayByKey: Readonly<Record<string, Growth>> = { '+': 'grow', '=': 'grow', '-': 'shrink', '−': 'shrink' };

/** Another key at a place; whether it was used. */
export function typeToSetUp(read: PositionRead, place: BoardPlace, key: string): boolean {
  const { clicked } = editor();
  if (key === 'Escape' && clicked.length > 0) {
    clickNothing();
    return true;
  }
  const sign = key === 'Delete' || key === 'Backspace' ? emptySign : key;
  const { pieces, places, join } = read.board();
  const kind = join?.kinds.find(isCalled(sign));
  if (kind && join?.ends.includes(place.name)) {
    // From the end that was picked to here, or from here to a new one.
    if (clicked.length > 0) draw(read, clicked[0], place.name, kind.sign);
    else draw(read, place.name, undefined, kind.sign);
    return true;
  }
  const edit = calledBy(place.edits, sign);
  // A sign of this board is never a command's letter, even at a place that has it already or cannot have it.
  const isOfBoard =
    sign === emptySign ||
    pieces.some(isCalled(sign)) ||
    places.some(({ edits }) => edits.some(isCalled(sign)));
  const way = wayByKey[key];
  if (edit) put(read, place, edit);
  else if (!isOfBoard && way && read.ruleset.stock) changeStock(way);
  else if (isOfBoard) {
    const isThere = sign === emptySign || isCalled(sign)(whatStandsAt(read, place.name) ?? { sign: '' });
    refuseClick(isThere ? '' : `“${sign}” cannot be put on ${place.name} here.`);
  } else {
    const owner = ownerByKey[sign.toLowerCase()];
    const owned = join?.kinds.find(({ player }) => player === owner);
    if (owned) chooseSign(owned.sign);
    return owned !== undefined;
  }
  return true;
}

/** One undo step; what is lost is named, and comes back by Undo. */
function makeSo(
  read: PositionRead,
  { to, lost }: ResizedBoard,
  sayLost: (things: readonly string[]) => string,
): void {
  clickNothing();
  setUp(read.ruleset.print(to));
  const made = editor().document;
  announce(read.ruleset.board(to).says);
  if (lost.length > 0)
    toast(sayLost(lost), {
      kind: 'lost',
      made,
      action: { label: words.keeping.undo, run: () => editor().document === made && undo() },
    });
}

/** The first two, and how many more. */
function listed(things: readonly string[]): string {
  const [first, second, ...more] = things;
  const said = [first, second].filter((each) => each !== undefined);
  return [...said, ...(more.length > 0 ? [`${counted(more.length)} more`] : [])].join(', ');
}

const lostSaid = (things: readonly string[]) => `Removed together with its place: ${listed(things)}.`;

/** The board grows or shrinks at a side. False where it cannot. */
export function resizeBoard(side: BoardSide, way: Growth): boolean {
  const read = isPlaying() ? undefined : positionShown(editor());
  const resized = read?.ruleset.resize?.(read.draft.position, side, way);
  if (read && resized) makeSo(read, resized, lostSaid);
  else refuseClick(words.boards.staysAsLarge);
  return resized !== undefined;
}

const lostWithIt = (things: readonly string[]) => `Removed together with it: ${listed(things)}.`;

/** There is one more of what players put, or one fewer; a refusal says where that cannot be. */
export function changeStock(way: Growth): void {
  const read = isPlaying() ? undefined : positionShown(editor());
  const stock = read?.ruleset.stock;
  const changed = stock?.change(read?.draft.position, way);
  if (read && changed) makeSo(read, changed, lostWithIt);
  else if (stock) refuseClick(words.boards.staysAsMany(stock.name));
}
