/**
 * The moves on a board on which rules are tried, as arrows: where there are many, moves that begin with the
 * same clicks are one arrow, and of very many arrows as many of each player are chosen, spread over the
 * board.
 */
import type { BoardMove } from '../board.ts';
import type { Ruleset } from '../ruleset.ts';
import { draftOfRuleset, type RulesetDraft } from './index.ts';
import { readRules } from './read-rules.ts';

/**
 * More arrows would hide the board; then moves of many clicks that begin alike are one arrow, which leads on
 * to the next ones.
 */
export const mostWhole = 18;
/** The most arrows that are chosen. */
export const mostArrows = 200;

type Player = BoardMove['player'];

export type ArrowToTry = {
  readonly player: Player;
  /** The places that are clicked, from the first one on. */
  readonly by: readonly string[];
  /** How many moves begin in this way. */
  readonly moves: number;
  /** The position after it as the ruleset prints it, where it is a single move. */
  readonly to?: string;
  /** The rules by which it can be made: their numbers from 1, as cards have them, and their lines. */
  readonly rules: readonly number[];
  readonly lines: readonly number[];
};

export type MovesToTry = {
  readonly arrows: readonly ArrowToTry[];
  /** How many arrows there are with those that were not chosen. */
  readonly all: number;
  /** How many moves there are of each player. */
  readonly moves: Readonly<Record<Player, number>>;
};

export type AskedMoves = {
  /** The text of the rules, which may have mistakes. */
  readonly rules: string;
  /** Precondition: the rules that can be read have this position. */
  readonly position: string;
  /** What was clicked already. */
  readonly begun: readonly string[];
  /** The line of the only rule whose moves are asked for. */
  readonly line?: number;
};

/**
 * Finds arrows; remembers the last text and the last position, so that other questions about them cost as
 * much as there are moves. O(rules · what playing them once costs) for each position.
 */
export function openMovesToTry(): (asked: AskedMoves) => MovesToTry {
  let text: ReadText | undefined;
  let last: { readonly of: Ruleset; readonly at: string; readonly all: readonly Arrow[] } | undefined;
  return ({ rules, position, begun, line }) => {
    if (text?.of !== rules)
      text = { of: rules, draft: draftOfRuleset(rules, text?.draft), numbers: numbersByLine(rules) };
    const { draft, numbers } = text;
    if (last?.of !== draft.ruleset || last.at !== position)
      last = { of: draft.ruleset, at: position, all: allArrows(draft, position) };
    const asked = line === undefined ? last.all : last.all.filter(({ lines }) => lines.includes(line));
    const here = asked.filter(({ by }) => begun.every((name, i) => by[i] === name));
    const arrows = here.length > mostWhole ? gathered(here, begun.length + 2) : here;
    const moves = { left: 0, right: 0, either: 0 };
    for (const { player } of here) moves[player]++;
    const chosen = evenlyChosen(arrows, mostArrows).map((arrow) => ({
      ...arrow,
      rules: arrow.lines.flatMap((each) => numbers.get(each) ?? []),
    }));
    return { arrows: chosen, all: arrows.length, moves };
  };
}

/** What is kept of the last text. */
type ReadText = {
  readonly of: string;
  readonly draft: RulesetDraft;
  readonly numbers: ReadonlyMap<number, number>;
};

/** The numbers of the rules by their lines, also of lines that the draft leaves out. */
const numbersByLine = (text: string): ReadonlyMap<number, number> =>
  new Map(readRules(text).rules.rules.map(({ at }, i) => [at.line, i + 1]));

/** An arrow before the numbers of its rules are looked up: these change with lines that cannot be read. */
type Arrow = Omit<ArrowToTry, 'rules'>;

/** Each move as an arrow of its own. */
function allArrows(draft: RulesetDraft, position: string): readonly Arrow[] {
  const { ruleset } = draft;
  const read = ruleset.read(position).position;
  const moves = ruleset.moves(read);
  const lines = draft.linesOfMoves(read, moves);
  return moves.map(({ player, by, to }, i) => ({
    player,
    by,
    moves: 1,
    to: ruleset.print(to),
    lines: lines[i],
  }));
}

/** Moves of a player whose first clicks are the same are one. */
function gathered(all: readonly Arrow[], clicks: number): readonly Arrow[] {
  const alike = new Map<string, Arrow>();
  for (const each of all) {
    const by = each.by.slice(0, clicks);
    const key = JSON.stringify([each.player, by, each.by.length > clicks ? '' : alike.size]);
    const found = alike.get(key);
    if (!found) {
      alike.set(key, { ...each, by });
      continue;
    }
    const { to: _, ...whole } = found;
    const lines = [...new Set([...found.lines, ...each.lines])];
    alike.set(key, { ...whole, moves: found.moves + 1, lines });
  }
  return [...alike.values()];
}

/**
 * At most so many, in their order: as many of each player as there are, or an equal share, and of those of
 * one player some at equal distances.
 */
function evenlyChosen(all: readonly Arrow[], most: number): readonly Arrow[] {
  if (all.length <= most) return all;
  const players = (['left', 'right', 'either'] as const)
    .map((player) => all.filter((each) => each.player === player))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => one.length - other.length);
  let room = most;
  const chosen = players.flatMap((own, i) => {
    const share = Math.min(own.length, Math.floor(room / (players.length - i)));
    room -= share;
    return Array.from({ length: share }, (_, k) => own[Math.floor((k * own.length) / share)]);
  });
  const kept = new Set(chosen);
  return all.filter((each) => kept.has(each));
}
