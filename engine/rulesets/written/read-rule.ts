/** The lines of a text of rules that say what a move is and when play is over. Linear in the line. */
import type { Mover } from '../../graph/game-graph.ts';
import { isPieceSign, takeFragment } from './read-fragment.ts';
import type { RulesLine } from './rules-line.ts';
import {
  type Laying,
  layingsOfLine,
  layingsOfRows,
  type MirrorRule,
  type MoveRule,
  type OverRule,
  type RuleCondition,
  type RuleOwner,
  type RuleStep,
  type RulesPlace,
} from './written-rules.ts';

const layingPattern =
  /(as\s+written|either\s+way|upright|up\s+and\s+down|across|diagonally|any\s+direction|mirrored|turned\s+and\s+mirrored|turned)(?![\p{L}\p{N}])/iuy;

/** The layings, for a message. */
const layingsSaid = [...new Set([...layingsOfLine, ...layingsOfRows])].join(', ');

const takeLaying = (line: RulesLine): Laying | undefined =>
  line.take(layingPattern)?.[1].toLowerCase().replace(/\s+/g, ' ') as Laying | undefined;

/** What is written up to the next comma or the end. */
const takeClause = (line: RulesLine): string => line.take(/[^,]*/y)?.[0] ?? '';

/** What follows the name of a player; undefined where nothing of it can be read. */
export function readRule(
  line: RulesLine,
  owner: RuleOwner,
  at: RulesPlace,
): MoveRule | MirrorRule | undefined {
  const laid = readLaying(line);
  const mirror = readMirrorOf(line, owner, at);
  return mirror.isMirror ? mirror.rule : readMove(line, owner, laid, at);
}

/**
 * Whether `as Left` follows, and the rule that this makes; undefined where it says nothing, and then what is
 * wrong is noted.
 */
export function readMirrorOf(
  line: RulesLine,
  owner: RuleOwner,
  at: RulesPlace,
): { readonly isMirror: boolean; readonly rule?: MirrorRule | undefined } {
  const of = line.take(/as\s+(left|right|either)(?![\p{L}\p{N}])/iuy);
  if (!of) return { isMirror: false };
  const other = of[1].toLowerCase();
  if (owner !== 'either' && other !== 'either' && other !== owner)
    return { isMirror: true, rule: readMirror(line, owner, at) };
  line.wrong('says nothing; write “Right: as Left” or “Left: as Right”', of[0].length, at);
  return { isMirror: true };
}

/** How it is laid, and the colon. */
function readLaying(line: RulesLine): Laying {
  const comma = line.take(/,/y);
  const laid = takeLaying(line);
  if (comma && !laid) {
    const at = line.at();
    const found = line.take(/[^:]*/y)?.[0].trim() ?? '';
    line.wrong(`“${found}” is not a way to lay a rule; write one of ${layingsSaid}`, found.length, at);
  }
  if (!line.take(/:/y)) {
    const at = line.at();
    const found = line.take(/[^:]*(?=:)/y)?.[0].trim();
    line.take(/:/y);
    line.wrong('is not understood; write a colon before the rule, like Left: T. -> .T', found?.length, at);
  }
  return laid ?? 'as written';
}

function readMove(line: RulesLine, owner: RuleOwner, laid: Laying, at: RulesPlace): MoveRule | undefined {
  const first = readStep(line, laid);
  if (!first) return undefined;
  const steps: RuleStep[] = [first];
  let [points, entailing] = [0, false];
  const change = (changed: Partial<RuleStep>): void => {
    steps.push({ ...(steps.pop() ?? first), ...changed });
  };
  for (;;) {
    line.take(/,/y);
    if (line.isAtEnd()) break;
    const here = line.at();
    if (line.take(/if\b/iy)) {
      const read = readConditions(line);
      change({ conditions: [...(steps.at(-1)?.conditions ?? []), ...read] });
    } else if (line.take(/again\b/iy))
      change({ again: line.take(/straight\s+on\b/iy) ? 'straight on' : 'any way' });
    else if (line.take(/then\b/iy)) {
      const next = readNext(line);
      if (next) steps.push(next);
    } else if (line.take(/entailing\b/iy)) entailing = true;
    else {
      const counted = line.take(/(\d{1,6})\s+points?\b/iy);
      if (counted) points = Number(counted[1]);
      else {
        const found = takeClause(line).trim();
        line.wrong(
          `“${found}” is not understood; write if …, again, again straight on, then …, 2 points or entailing`,
          found.length,
          here,
        );
      }
    }
  }
  return { kind: 'move', owner, steps, points, entailing, at };
}

/** The step after `then`. */
function readNext(line: RulesLine): RuleStep | undefined {
  const laid = takeLaying(line);
  line.take(/:/y);
  return readStep(line, laid ?? 'as written');
}

function readStep(line: RulesLine, laid: Laying): RuleStep | undefined {
  const at = line.at();
  const before = takeFragment(line);
  const arrow = line.take(/->|→/y);
  const after = arrow && takeFragment(line);
  if (before && after) return { laid, before, after, conditions: [], again: 'no' };
  const rest = takeClause(line);
  const says = before
    ? arrow
      ? 'has nothing after the arrow; write what is on these cells after the move'
      : 'has no arrow; write the cells before the move, ->, and the cells after it'
    : 'has no cells; write the cells before the move, ->, and the cells after it, like T. -> .T';
  line.wrong(says, Math.max(1, rest.length), at);
  return undefined;
}

/** What follows `if`. */
export function readConditions(line: RulesLine): readonly RuleCondition[] {
  const found: RuleCondition[] = [];
  do {
    const at = line.at();
    const read = line.take(/(no|an|a)\s+(?:\[([^\]\s]+)\]|(\S))\s+(beside|around)(?![\p{L}\p{N}])/iuy);
    const signs =
      read && [...new Set(read[2] ?? read[3])].filter((sign) => sign === '.' || isPieceSign(sign));
    if (!read || !signs?.length) {
      const length = read ? read[0].length : takeClause(line).length;
      line.wrong('is not a condition; write “if no L beside” or “if a R around”', Math.max(1, length), at);
      return found;
    }
    found.push({
      wanted: read[1].toLowerCase() !== 'no',
      signs: signs.join(''),
      where: read[4].toLowerCase() === 'beside' ? 'beside' : 'around',
    });
  } while (line.take(/(?:,\s*)?and\b/iy));
  return found;
}

function readMirror(line: RulesLine, owner: Mover, at: RulesPlace): MirrorRule {
  const exchanged: [string, string][] = [];
  let otherWay = false;
  for (;;) {
    line.take(/,/y);
    if (line.isAtEnd()) return { kind: 'mirror', owner, exchanged, otherWay, at };
    const here = line.at();
    const pair = line.take(/(?:with\s+)?(\S)\s+and\s+(\S)(?:\s+exchanged\b)?/iy);
    if (pair && isPieceSign(pair[1]) && isPieceSign(pair[2]) && pair[1] !== pair[2]) {
      const isTaken = exchanged.flat().some((sign) => sign === pair[1] || sign === pair[2]);
      if (isTaken)
        line.wrong('exchanges a sign a second time; leave one of the two out', pair[0].length, here);
      else exchanged.push([pair[1], pair[2]]);
    } else if (!pair && line.take(/the\s+other\s+way\b/iy)) otherWay = true;
    else {
      const found = (pair?.[0] ?? takeClause(line)).trim();
      const says = 'is not understood; write “with L and R exchanged” or “the other way”';
      line.wrong(says, Math.max(1, found.length), here);
    }
  }
}

/** What follows `over when`. */
export function readOver(line: RulesLine, at: RulesPlace): OverRule | undefined {
  line.take(/:/y);
  const laid = takeLaying(line) ?? 'as written';
  line.take(/:/y);
  const here = line.at();
  const fragment = takeFragment(line);
  if (!line.isAtEnd()) line.wrong('is one thing too many; write one fragment of a position', 1);
  if (fragment) return { laid, fragment, at };
  line.wrong('has no cells; write a fragment of a position, like LLL', 1, here);
  return undefined;
}
