/**
 * What play by hand needs of a ruleset: the moves from each position, made on its letters. It shares nothing
 * with the rest of the engine.
 */

/** The positions after one move of each player. */
export type HandMoves = { readonly left: readonly string[]; readonly right: readonly string[] };

/** A move of a simultaneous game: its name, what it leads to alone, and what Left gains by that. */
export type MoveByHand = { readonly name: string; readonly to: string; readonly gain?: number };

/**
 * A position of a simultaneous game: each player's moves in their order, and the result of two of them at
 * once.
 */
export type RoundByHand = {
  readonly left: readonly MoveByHand[];
  readonly right: readonly MoveByHand[];
  /** The result of Left's move number i and Right's number j. */
  joint(i: number, j: number): { readonly to: string; readonly gain?: number };
};

export type RoundsByHand = (text: string) => RoundByHand;

/** A family of a ruleset's positions, written a second time. */
export type NamedFamily = {
  /** Each number with its least value, in the order of the columns. */
  readonly numbers: Readonly<Record<string, number>>;
  /** A pattern, or the position with these numbers. */
  readonly write: string | ((...numbers: readonly number[]) => string);
  /** The greatest value of a number beside those before it, if there is one and no pattern shows it. */
  readonly greatest?: Readonly<Record<string, (...before: readonly number[]) => number>>;
  /**
   * The number that counts members as in a list, although nothing bounds it: that of a word of any length.
   */
  readonly numbered?: string;
};

/**
 * All that checking a table and playing by hand need of a ruleset. Everything but the moves may be left out.
 */
export type HandRules = {
  moves(text: string): HandMoves;
  /**
   * The form of a position, so that moves are not made on any other text; if undefined, any text counts as a
   * position.
   */
  readonly notation?: RegExp;
  /**
   * One spelling for all texts that mean the same; if undefined, capital letters count as small ones, and
   * several blanks as one.
   */
  spelling?(text: string): string;
  /** The families of the ruleset by their ids, so that no table's positions are taken on trust. */
  readonly families?: Readonly<Record<string, NamedFamily>>;
  /** If both players choose, and then both moves happen. */
  readonly rounds?: RoundsByHand;
  /** If a ruleset regards positions, such as mirror images, as one: the same text for all of them. */
  merged?(text: string): string;
  /** Whether a position is entailing; if undefined, none is. */
  isEntailing?(text: string): boolean;
  /** If points count: the score with which the game ends when this player must move and cannot. */
  endScore?(text: string, player: 'left' | 'right'): number;
  /** If infinitely many positions would follow: the heap, and what may be taken from it and added to it. */
  grows?(
    text: string,
  ):
    | { readonly heap: number; readonly taken: readonly number[]; readonly added: readonly number[] }
    | undefined;
  /**
   * Where either player may make each move, and each heap of a position moves by itself: the heaps that one
   * may become.
   */
  readonly heapMoves?: (heap: number) => readonly (readonly number[])[];
  /** Who wins play that never ends; a draw if undefined. */
  readonly endless?: 'left' | 'right';
};

/** The moves of a ruleset in which either player may make each of them. */
export const forBoth = (moves: readonly string[]): HandMoves => ({ left: moves, right: moves });

/** A simultaneous ruleset, whose moves are those that a player makes alone; ` + ` separates components. */
export function playedAlone(one: RoundsByHand): HandRules {
  const rounds = inComponents(one);
  return {
    rounds,
    moves(text) {
      const { left, right } = rounds(text);
      return { left: left.map(({ to }) => to), right: right.map(({ to }) => to) };
    },
  };
}

/** The disjunctive sum: a move is made in one of the components, and both may be made in the same. */
const inComponents =
  (one: RoundsByHand): RoundsByHand =>
  (text) => {
    const parts = text.split(' + ');
    if (parts.length === 1) return one(text);
    const each = parts.map(one);
    const ways = (player: 'left' | 'right') =>
      each.flatMap((part, at) => part[player].map((move, place) => ({ at, move, place })));
    const [lefts, rights] = [ways('left'), ways('right')];
    const alone = ({ at, move }: (typeof lefts)[number]): MoveByHand => ({
      ...move,
      name: `${at}:${move.name}`,
      to: parts.with(at, move.to).join(' + '),
    });
    return {
      left: lefts.map(alone),
      right: rights.map(alone),
      joint(i, j) {
        const [l, r] = [lefts[i], rights[j]];
        if (l.at === r.at) {
          const { to, gain } = each[l.at].joint(l.place, r.place);
          return { to: parts.with(l.at, to).join(' + '), ...(gain !== undefined && { gain }) };
        }
        const to = parts.with(l.at, l.move.to).with(r.at, r.move.to).join(' + ');
        return { to, gain: (l.move.gain ?? 0) + (r.move.gain ?? 0) };
      },
    };
  };
