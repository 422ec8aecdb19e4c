/**
 * What a drag moves while a board is set up, from what its places say alone: the piece at a place is the one
 * that restores the position after the place was emptied, and it counts as moved where removing it from the
 * one place and from the other leaves the same position.
 */
import type { Board, BoardPlace } from '../../engine/rulesets/index.ts';
import type { PositionRead } from '../store/position-of.ts';

/** The sign of nothing, in every notation. */
const nothing = '.';

type Standing = {
  readonly sign: string;
  /** The draft without it. */
  readonly bare: unknown;
  readonly places: readonly BoardPlace[];
};

const called = (places: readonly BoardPlace[], name: string): BoardPlace | undefined =>
  places.find((place) => place.name === name);

const emptiedBy = (place: BoardPlace | undefined) => place?.edits.find(({ sign }) => sign === nothing);

/** Undefined where there is nothing that could be removed and put back. Linear in the board. */
export function whatStandsAt({ ruleset, printed, board }: PositionRead, name: string): Standing | undefined {
  const emptied = emptiedBy(called(board().places, name));
  if (!emptied) return undefined;
  const { places } = ruleset.board(emptied.to);
  const back = called(places, name)?.edits.find(({ to }) => ruleset.print(to) === printed);
  return back && { sign: back.sign, bare: emptied.to, places };
}

/** The draft without the piece at a place; undefined where there is nothing that could be removed. */
export const bareOf = ({ board }: PositionRead, name: string): unknown =>
  emptiedBy(called(board().places, name))?.to;

/**
 * The position with the piece of one place at another instead, as text; undefined where it cannot go there.
 * Linear in the board.
 */
export function movedTo(read: PositionRead, from: string, to: string): string | undefined {
  const standing = from === to ? undefined : whatStandsAt(read, from);
  const put = standing && called(standing.places, to)?.edits.find(({ sign }) => sign === standing.sign);
  if (!standing || !put) return undefined;
  const { board, print } = read.ruleset;
  const emptied = emptiedBy(called(board(put.to).places, to));
  return emptied && print(emptied.to) === print(standing.bare) ? print(put.to) : undefined;
}

/**
 * The shapes and texts of the board that draw the piece at a place, by their indices: those that go when the
 * place is emptied.
 */
export type PieceDrawn = { readonly shapes: ReadonlySet<number>; readonly texts: ReadonlySet<number> };

type Part = Board['shapes'][number] | Board['texts'][number];

function goneFrom(before: readonly Part[], after: readonly Part[]): ReadonlySet<number> {
  const left = new Set(after.map((part) => JSON.stringify(part)));
  return new Set(before.flatMap((part, i) => (left.has(JSON.stringify(part)) ? [] : [i])));
}

export function pieceAt(read: PositionRead, name: string): PieceDrawn | undefined {
  const standing = whatStandsAt(read, name);
  if (!standing) return undefined;
  const [before, after] = [read.board(), read.ruleset.board(standing.bare)];
  return { shapes: goneFrom(before.shapes, after.shapes), texts: goneFrom(before.texts, after.texts) };
}
