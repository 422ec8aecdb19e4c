/**
 * The lines of a text of rules on a drawing that say what a move is:
 * `choose a node, L, of even degree -> remove it and its neighbours`,
 * `choose an arc -> remove it and its ends`, `move a piece along an arc, remove the node it leaves`. Linear
 * in the line.
 */
import type {
  DegreeAsked,
  DrawingChoice,
  DrawingEffect,
  DrawingMoveRule,
  DrawingTarget,
} from './drawing-rules.ts';
import { isPieceSign } from './read-fragment.ts';
import { readConditions, readMirrorOf } from './read-rule.ts';
import { type RulesLine, restOf, takesWhatCellsHave } from './rules-line.ts';
import type { MirrorRule, RuleCondition, RuleOwner, RulesPlace } from './written-rules.ts';

/** A sign, or several in brackets. */
const kind = String.raw`(?:\[([^\]\s]+)\]|([^\s,\[\]]))(?=[\s,:]|$)`;
const kindPattern = new RegExp(kind, 'iuy');

const example = 'write like choose a node -> remove it';

/** What follows the name of a player; undefined where nothing of it can be read. */
export function readRuleOnDrawing(
  line: RulesLine,
  owner: RuleOwner,
  at: RulesPlace,
): DrawingMoveRule | MirrorRule | undefined {
  const laid = line.at();
  const before = line.take(/[^:]*(?=:)/y)?.[0].trim() ?? '';
  if (before !== '')
    line.wrong(
      `“${before.replace(/^,\s*(?=.)/, '')}” is not said on a drawing, where nothing is laid; write the colon after the player`,
      before.length,
      laid,
    );
  if (!line.take(/:/y)) {
    line.wrong(`is not understood; write a colon after the player, and then what a move is: ${example}`);
    return undefined;
  }
  const mirror = readMirrorOf(line, owner, at);
  if (mirror.isMirror) return mirror.rule;
  const short = readShort(line);
  const choice = short?.choice ?? readChoice(line);
  if (!choice) return undefined;
  const effects: DrawingEffect[] = [];
  let conditions: readonly RuleCondition[] = [];
  let isAfterArrow = false;
  if (short) {
    const here = line.at();
    const exchange = readExchange(line, here, ['its neighbours']);
    if (!exchange) return undefined;
    effects.push(exchange);
  } else if (choice.kind === 'slide') isAfterArrow = line.take(/->|→/y) !== undefined;
  else if (takeArrow(line)) isAfterArrow = true;
  else return undefined;
  for (let isFirst = effects.length === 0; ; isFirst = false) {
    const before = line.at();
    const apart = line.take(/,?\s*and\b|,/iy);
    const isApart = apart !== undefined;
    if (apart && isFirst && isAfterArrow)
      line.wrong(
        `“${apart[0].trim()}” has nothing before it that it could separate; leave it out`,
        apart[0].length,
        before,
      );
    if (line.isAtEnd() || takesWhatCellsHave(line, 'a drawing')) break;
    const here = line.at();
    const isCondition = line.take(/if\b/iy) !== undefined;
    // A full stop is the sign of an empty node: one at the end of a sentence would empty what was just
    // filled.
    if (!isFirst && !isApart && !isCondition) {
      line.wrong('needs a comma or “and” before it; no full stop ends a rule', restOf(line).length, here);
      break;
    }
    if (isCondition) {
      const read = readConditions(line);
      if (read.some(({ where }) => where === 'around'))
        line.wrong('says around, but a drawing has no corners; write beside', 1, here);
      conditions = [...conditions, ...read];
      continue;
    }
    const effect = readEffect(line, here);
    if (effect) effects.push(effect);
  }
  return {
    kind: 'move',
    owner,
    choice,
    effects,
    conditions: conditions.map(({ wanted, signs }) => ({ wanted, signs })),
    at,
  };
}

/** `neighbours of L:`, which is short for choosing a node with L. */
function readShort(line: RulesLine): { readonly choice: DrawingChoice } | undefined {
  const found = line.take(new RegExp(String.raw`neighbou?rs\s+of\s+(?:a\s+)?(?:node|${kind})\s*:`, 'iuy'));
  if (!found) return undefined;
  const signs = signsIn(found[1] ?? found[2] ?? '');
  return { choice: { kind: 'node', ...(signs !== '' && { signs }) } };
}

/** Each sign once; letters that no piece may have are left, so that the check can name them. */
const signsIn = (written: string): string => [...new Set(written)].join('');

function readChoice(line: RulesLine): DrawingChoice | undefined {
  const at = line.at();
  const chosen = line.take(/choose\s+(?:an?|any)\s+(node|arc|edge)(?![\p{L}\p{N}])/iuy);
  if (chosen?.[1].toLowerCase() === 'node') return readNode(line);
  if (chosen) return readArc(line);
  const moved = line.take(
    new RegExp(String.raw`move\s+(?:(?:a|any)\s+piece(?![\p{L}\p{N}])|(?:a\s+)?${kind})`, 'iuy'),
  );
  if (moved) return readSlide(line, signsIn(moved[1] ?? moved[2] ?? ''));
  const found = line.take(/[^,]*/y)?.[0].trim() ?? '';
  line.wrong(
    'is not a move; write choose a node, choose an arc, or move a piece along an arc',
    Math.max(1, found.length),
    at,
  );
  return undefined;
}

function readNode(line: RulesLine): DrawingChoice {
  let signs: string | undefined;
  let degree: DegreeAsked | undefined;
  for (;;) {
    line.take(/,/y);
    const here = line.at();
    const asked = line.take(
      /of\s+(?:(even|odd)\s+degree|degree\s+(at\s+least\s+|at\s+most\s+)?(\d{1,3}))(?![\p{L}\p{N}])/iuy,
    );
    if (asked) {
      if (degree)
        line.wrong('asks for the degree a second time; leave one of the two out', asked[0].length, here);
      degree ??= degreeIn(asked);
      continue;
    }
    if (line.take(/(?=->|→|if\b|$)/iy)) return nodeWith(signs, degree);
    const found = line.take(kindPattern);
    if (!found) return nodeWith(signs, degree);
    if (signs !== undefined)
      line.wrong('has signs a second time; write several signs like [LR]', found[0].length, here);
    signs ??= signsIn(found[1] ?? found[2]);
  }
}

const nodeWith = (signs: string | undefined, degree: DegreeAsked | undefined): DrawingChoice => ({
  kind: 'node',
  ...(signs !== undefined && { signs }),
  ...(degree && { degree }),
});

function degreeIn([, parity, bound, count]: RegExpExecArray): DegreeAsked {
  if (parity) return { by: parity.toLowerCase() as 'even' | 'odd' };
  const by = bound === undefined ? 'exactly' : /least/i.test(bound) ? 'at least' : 'at most';
  return { by, count: Number(count) };
}

function readArc(line: RulesLine): DrawingChoice {
  const pattern = String.raw`,?\s*(?:(from)|between)\s+${kind}\s+(?:to|and)\s+${kind}\s*,?`;
  const found = line.take(new RegExp(pattern, 'iuy'));
  if (!found) return { kind: 'arc' };
  const [, from, oneOf, one, otherOf, other] = found;
  return {
    kind: 'arc',
    ends: {
      one: signsIn(oneOf ?? one),
      other: signsIn(otherOf ?? other),
      inOrder: from !== undefined,
    },
  };
}

function readSlide(line: RulesLine, signs: string): DrawingChoice {
  if (!line.take(/along\s+an?\s+(?:arc|edge)(?![\p{L}\p{N}])/iuy))
    line.wrong('is not said how; write along an arc after what is moved');
  const onto = line.take(new RegExp(String.raw`onto\s+(?:a\s+)?${kind}`, 'iuy'));
  return {
    kind: 'slide',
    ...(signs !== '' && { signs }),
    onto: onto ? signsIn(onto[1] ?? onto[2]) : '.',
  };
}

function takeArrow(line: RulesLine): boolean {
  const at = line.at();
  if (line.take(/->|→/y)) return true;
  const found = line.take(/(?:(?!->|→).)*/y)?.[0].trim() ?? '';
  const says =
    found === ''
      ? 'has no arrow; write -> and what becomes of what is chosen'
      : `“${found}” is not understood; write signs like L or [LR], of even degree, of degree at least 2, between L and R, or the arrow ->`;
  line.wrong(says, Math.max(1, found.length), at);
  return line.take(/->|→/y) !== undefined;
}

const targetPattern = String.raw`(?:(it)|its\s+(neighbou?rs|ends|arcs|edges)|the\s+(?:node|arc|edge)\s+(?:that\s+)?it\s+(leaves|enters|takes))(?![\p{L}\p{N}])`;
const firstTarget = new RegExp(targetPattern, 'iuy');
const nextTarget = new RegExp(String.raw`(?:,\s*and\s+|,\s*|and\s+)${targetPattern}`, 'iuy');

function targetIn([, it, its, leads]: RegExpExecArray): DrawingTarget {
  if (it) return 'it';
  if (its) {
    const what = its.toLowerCase();
    if (what.startsWith('n')) return 'its neighbours';
    return what === 'ends' ? 'its ends' : 'its arcs';
  }
  const way = leads.toLowerCase();
  if (way === 'takes') return 'the arc it takes';
  return way === 'leaves' ? 'the node it leaves' : 'the node it enters';
}

/** What an effect speaks of; empty where nothing can be read, and then what is wrong is noted. */
function readTargets(line: RulesLine): readonly DrawingTarget[] {
  const found: DrawingTarget[] = [];
  const at = line.at();
  for (;;) {
    const next = line.take(found.length === 0 ? firstTarget : nextTarget);
    if (!next) break;
    const target = targetIn(next);
    if (!found.includes(target)) found.push(target);
  }
  if (found.length > 0) return found;
  const length = line.take(/[^,]*/y)?.[0].trim().length ?? 0;
  line.wrong(
    'is not said of anything; write it, its neighbours, its arcs, its ends, the node it leaves, the node it enters or the arc it takes',
    Math.max(1, length),
    at,
  );
  return found;
}

function readEffect(line: RulesLine, at: RulesPlace): DrawingEffect | undefined {
  if (line.take(/remove(?![\p{L}\p{N}])/iuy)) {
    const on = readTargets(line);
    return on.length > 0 ? { kind: 'remove', on, at } : undefined;
  }
  if (line.take(/(?:its\s+neighbou?rs|neighbou?rs\s+of\s+it)\s*:/iy))
    return readExchange(line, at, ['its neighbours']);
  if (line.take(/(?=exchange(?![\p{L}\p{N}]))/iuy)) return readExchange(line, at);
  const put = line.take(/put\s+([^\s,]+)\s+on(?![\p{L}\p{N}])/iuy);
  const alone = put ? undefined : line.take(kindPattern);
  const written = put?.[1] ?? alone?.[2] ?? '';
  if (written === '.' || isPieceSign(written)) {
    const on = put ? readTargets(line) : (['it'] as const);
    return on.length > 0 ? { kind: 'put', sign: written, on, at } : undefined;
  }
  const found = (put?.[0] ?? alone?.[0] ?? '') + (line.take(/[^,]*/y)?.[0] ?? '').trimEnd();
  line.wrong(
    `“${found.trim()}” is not understood; write remove it, a sign to put, put L on its neighbours, exchange L and R on its neighbours, or if …`,
    Math.max(1, found.length),
    at,
  );
  return undefined;
}

/** `exchange L and R`, and on what, if this is not known yet. */
function readExchange(
  line: RulesLine,
  at: RulesPlace,
  known?: readonly DrawingTarget[],
): DrawingEffect | undefined {
  const found = line.take(/exchange\s+([^\s,])\s+and\s+([^\s,])(?=[\s,]|$)/iuy);
  const [, one = '', other = ''] = found ?? [];
  if (!found || !isPlaced(one) || !isPlaced(other) || one === other) {
    const length = (found?.[0] ?? line.take(/[^,]*/y)?.[0] ?? '').trim().length;
    line.wrong('is not an exchange; write two signs, like exchange L and R', Math.max(1, length), at);
    return undefined;
  }
  const on = known ?? (line.take(/on(?![\p{L}\p{N}])/iuy) ? readTargets(line) : ['it' as const]);
  return on.length > 0 ? { kind: 'exchange', one, other, on, at } : undefined;
}

const isPlaced = (sign: string): boolean => sign === '.' || isPieceSign(sign);
