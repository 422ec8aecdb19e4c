/**
 * The position on a board as its ruleset reads it: read once for a text, with its board and its moves when
 * they are first asked for.
 */

import type { Answering, Board, BoardMove, Draft, RulesetEntry } from '../../engine/rulesets/index.ts';
import { held } from './held.ts';
import { rulesetCalled, writtenCalled } from './rulesets.ts';
import type { BoardOrNone, BoardWork } from './state/board.ts';

export type PositionRead = {
  readonly ruleset: RulesetEntry;
  readonly draft: Draft;
  /** The draft as the ruleset prints it. */
  readonly printed: string;
  /** It is a position, not only a draft of one, and there are rules by which it is played. */
  readonly isSound: boolean;
  readonly board: () => Board;
  /** None of a draft with problems. */
  readonly moves: () => readonly BoardMove[];
  /** The answers by a symmetry, where the ruleset knows one. */
  readonly answering: () => Answering | undefined;
};

type Asked = Pick<BoardWork, 'ruleset' | 'position'>;

/** The positions that the screen and the line of play need at one time. */
const mostHeld = 64;

const known = held<Map<string, PositionRead>>(() => new Map());

/** Undefined where no ruleset has this id, or none has been fetched yet. */
export function readPositionOf({ ruleset: id, position }: Asked): PositionRead | undefined {
  const ruleset = rulesetCalled(id);
  if (!ruleset) return undefined;
  const hasRules = writtenCalled(id)?.hasRules ?? true;
  const key = `${ruleset.id} ${hasRules} ${position}`;
  const before = known.now.get(key);
  if (before) return before;
  const read = readWith(ruleset, position, hasRules);
  if (known.now.size >= mostHeld) known.now.clear();
  known.now.set(key, read);
  return read;
}

/**
 * A position with the rules of a board: the position on the board, if no other is given. Undefined for a
 * drawing.
 */
export const positionOn = ({ board }: BoardOrNone, position = board?.position): PositionRead | undefined =>
  board && position !== undefined ? readPositionOf({ ruleset: board.ruleset, position }) : undefined;

function readWith(ruleset: RulesetEntry, text: string, hasRules: boolean): PositionRead {
  const draft = ruleset.read(text);
  const isSound = draft.problems.length === 0 && hasRules;
  return {
    ruleset,
    draft,
    printed: ruleset.print(draft.position),
    isSound,
    board: once(() => ruleset.board(draft.position)),
    moves: once(() => (isSound ? ruleset.moves(draft.position) : [])),
    answering: once(() => (isSound ? ruleset.answering?.(draft.position) : undefined)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
