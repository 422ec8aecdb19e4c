/**
 * Edits of rules on a drawing by their cards: printed and read, each is what was meant, and no edit writes
 * what cannot be read.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSignChanged } from '../../../app/rules/cards/sign-edits.ts';
import {
  neverEnding,
  piecesNamed,
  signsWith,
  withMirror,
  withMirrorChanged,
  withoutPiece,
  withoutRule,
  withPiece,
  withPieceOf,
  withRuleMoved,
  withRuleOf,
  withRuleTwice,
} from '../../../app/rules/cards/whole-edits.ts';
import {
  degreeBy,
  degreeOf,
  targetsFor,
  withChoice,
  withChoiceOf,
  withDegree,
  withDrawingCondition,
  withDrawingConditionChanged,
  withDrawingRule,
  withEffect,
  withEffectChanged,
  withEndsAsked,
  withExchanged,
  withSignsOf,
  withTarget,
} from '../../../app/rules/drawing/drawing-edits.ts';
import { printRules, readRules, textOfChange } from '../../../engine/rulesets/index.ts';
import { problemsOfDrawingRules } from '../../../engine/rulesets/written/check-drawing-rules.ts';
import { isOfArcs, type RulesOnDrawing, targetsOf } from '../../../engine/rulesets/written/drawing-rules.ts';
import { arbitraryDrawingRules } from '../../arbitrary/drawing-rules.ts';
import { oftenEnough } from '../../fixtures/share.ts';

type Edit = (rules: RulesOnDrawing) => RulesOnDrawing;

const read = (text: string): RulesOnDrawing => {
  const { rules } = readRules(text);
  if (rules.board !== 'drawing') throw new Error(`${text} is not on a drawing.`);
  return rules;
};

/** The text after edits, each of the rules as they are read again. */
const edited = (text: string, ...changes: readonly Edit[]): string =>
  changes.reduce((now, change) => {
    const rules = read(now);
    return textOfChange(now, rules, change(rules));
  }, text);

const kayles = `board: drawing
Either: choose a node -> remove it and its neighbours
`;
const col = `board: drawing
pieces: L a blue stone, R a red stone
Left: choose a node, ., -> L if no L beside
Right: as Left, with L and R exchanged
`;

/** The lines that are in the second text and not in the first one. */
const newLines = (before: string, after: string): readonly string[] =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

describe('each edit, printed', () => {
  test.each<readonly [string, string, Edit, readonly string[]]>([
    [
      'an arc',
      kayles,
      (now) => withChoiceOf(now, 0, 'arc'),
      ['Either: choose an arc -> remove it and its neighbours'],
    ],
    [
      'a piece along an arc',
      kayles,
      (now) => withChoiceOf(now, 0, 'slide'),
      ['Either: move a piece along an arc, remove the node it leaves'],
    ],
    [
      'a target more, and one fewer',
      'board: drawing\nEither: choose an arc -> remove it and its neighbours\n',
      (now) =>
        (['its ends', 'its neighbours'] as const).reduce(
          (rules, target) => withEffectChanged(rules, 0, 0, (old) => withTarget(old, 'arc', target)),
          now,
        ),
      ['Either: choose an arc -> remove it and its ends'],
    ],
    [
      'a sign of a node',
      col,
      (now) => withChoice(now, 0, (old) => withSignsOf(old, '.R')),
      ['Left: choose a node, [.R], -> L if no L beside'],
    ],
    [
      'a degree',
      kayles,
      (now) => withChoice(now, 0, (old) => withDegree(old, degreeBy('at least', undefined))),
      ['Either: choose a node of degree at least 2 -> remove it and its neighbours'],
    ],
    [
      'no effect, under a condition',
      col,
      (now) => withEffectChanged(now, 0, 0, () => undefined),
      ['Left: choose a node, ., -> if no L beside'],
    ],
    [
      'an effect more',
      kayles,
      (now) => withEffect(now, 0, 'remove'),
      ['Either: choose a node -> remove it and its neighbours, remove its arcs'],
    ],
    [
      'a sign on neighbours',
      col,
      (now) =>
        withEffectChanged(withEffect(now, 0, 'put'), 0, 1, (old) =>
          old.kind === 'put' ? { ...old, sign: 'R' } : old,
        ),
      ['Left: choose a node, ., -> L, put R on its neighbours if no L beside'],
    ],
    [
      'an exchange',
      col,
      (now) => withEffect(now, 0, 'exchange'),
      ['Left: choose a node, ., -> L, exchange L and R on it if no L beside'],
    ],
    [
      'ends of an arc',
      col,
      (now) => withEndsAsked(withChoiceOf(now, 0, 'arc'), 0, 'from to'),
      ['Left: choose an arc from L to R -> put L on its ends if no L beside'],
    ],
    [
      'one more condition',
      col,
      (now) => withDrawingCondition(now, 0),
      ['Left: choose a node, ., -> L if no L beside and no R beside'],
    ],
    ['a rule with a piece', col, (now) => withDrawingRule(now, 'either'), ['Either: choose a node, ., -> L']],
    [
      'a rule of the player whose piece R is',
      col,
      (now) => withDrawingRule(now, 'right'),
      ['Right: choose a node, ., -> R'],
    ],
    [
      'a rule without pieces',
      kayles,
      (now) => withDrawingRule(now, 'left'),
      ['Left: choose a node -> remove it'],
    ],
    [
      'a sign of a piece, everywhere',
      col,
      (now) => withSignChanged(now, 'L', 'x'),
      [
        'pieces: x a blue stone, R a red stone',
        'Left: choose a node, ., -> x if no x beside',
        'Right: as Left, with x and R exchanged',
      ],
    ],
    // A digit means something else in a position of a drawing.
    ['no digit as a sign', col, (now) => withSignChanged(now, 'L', '7'), []],
    ['an ending', col, (now) => neverEnding(now, 'right'), ['never ends: Right wins']],
  ])('%s', (_, text, edit, lines) => {
    expect(newLines(text, edited(text, edit))).toEqual(lines);
  });

  test('Arc Kayles is made from Node Kayles', () => {
    const made = edited(
      kayles,
      (now) => withChoiceOf(now, 0, 'arc'),
      (now) => withEffectChanged(now, 0, 0, (old) => withTarget(old, 'arc', 'its ends')),
      (now) => withEffectChanged(now, 0, 0, (old) => withTarget(old, 'arc', 'its neighbours')),
    );
    expect(made).toBe('board: drawing\nEither: choose an arc -> remove it and its ends\n');
  });
});

test('a line of which nothing is read stays, and so does where a board of squares falls apart', () => {
  const text = `${kayles}Left, across: LR -> .L\nover when: LL\nfalls apart at #\n`;
  const after = edited(text, (now) => withChoiceOf(now, 0, 'arc'));
  expect(newLines(text, after)).toEqual(['Either: choose an arc -> remove it and its neighbours']);
  expect(newLines(after, text)).toEqual(['Either: choose a node -> remove it and its neighbours']);
});

test('cards offer all that the language knows of a choice, and signs for nodes alone', () => {
  for (const kind of ['node', 'arc', 'slide'] as const) {
    expect(new Set(targetsFor(kind, 'remove'))).toEqual(new Set(targetsOf[kind]));
    const nodes = targetsOf[kind].filter((target) => !isOfArcs(target, kind));
    expect(new Set(targetsFor(kind, 'put'))).toEqual(new Set(nodes));
  }
});

const oneOf = <T>(list: readonly T[], n: number): T => list[n % list.length];

/** What a person may do next: which act, and three numbers that say where and what. */
const act = fc.tuple(fc.nat(30), fc.nat(60), fc.nat(60), fc.nat(60));

/** The edit that such numbers are. */
function editOf([kind, a, b, c]: readonly [number, number, number, number]): Edit {
  return (now) => {
    const rule = a % Math.max(1, now.rules.length);
    const piece = a % Math.max(1, piecesNamed(now).length);
    const chosen = now.rules[rule];
    const of = chosen?.kind === 'move' ? chosen.choice.kind : 'node';
    const effect = c % Math.max(1, chosen?.kind === 'move' ? chosen.effects.length : 1);
    const sign = oneOf(['.', 'L', 'R'], b);
    const acts: readonly (() => RulesOnDrawing)[] = [
      () => neverEnding(now, oneOf(['draw', 'left', 'right'], a)),
      () => withPiece(now),
      () => withoutPiece(now, piece),
      () => withPieceOf(now, piece, oneOf([undefined, 'left', 'right'], b)),
      () =>
        withSignChanged(now, piecesNamed(now).at(piece)?.sign ?? 'L', oneOf(['x', 'L', '@', '.', '4'], b)),
      () => withDrawingRule(now, oneOf(['left', 'right', 'either'], a)),
      () => withMirror(now, oneOf(['left', 'right'], a)),
      () => withRuleTwice(now, rule),
      () => withoutRule(now, rule),
      () => withRuleMoved(now, rule, oneOf([1, -1], b)),
      () => withRuleOf(now, rule, oneOf(['left', 'right', 'either'], b)),
      () => withMirrorChanged(now, rule, (old) => ({ ...old, otherWay: !old.otherWay })),
      () => withChoiceOf(now, rule, oneOf(['node', 'arc', 'slide'], b)),
      () => withChoice(now, rule, (old) => withSignsOf(old, oneOf([undefined, 'L', 'LR', 'R'], b))),
      () =>
        withChoice(now, rule, (old) =>
          old.kind === 'slide' ? { ...old, onto: signsWith(old.onto, sign) } : old,
        ),
      () =>
        withChoice(now, rule, (old) =>
          withDegree(
            old,
            oneOf([undefined, degreeBy(oneOf(['even', 'odd', 'exactly', 'at most'], c), undefined)], b),
          ),
        ),
      () =>
        withChoice(now, rule, (old) =>
          old.kind === 'node' && old.degree ? withDegree(old, degreeOf(old.degree, b * 40 - 100)) : old,
        ),
      () => withEndsAsked(now, rule, oneOf(['any', 'between', 'from to'], b)),
      () =>
        withChoice(now, rule, (old) =>
          old.kind === 'arc' && old.ends
            ? { ...old, ends: { ...old.ends, one: signsWith(old.ends.one, sign) } }
            : old,
        ),
      () => withEffect(now, rule, oneOf(['remove', 'put', 'exchange'], b)),
      () => withEffectChanged(now, rule, effect, () => undefined),
      () =>
        withEffectChanged(now, rule, effect, (old) =>
          withTarget(old, of, oneOf(targetsFor(of, old.kind), b)),
        ),
      () =>
        withEffectChanged(now, rule, effect, (old) => withExchanged(old, oneOf(['one', 'other'], b), sign)),
      () => withEffectChanged(now, rule, effect, (old) => (old.kind === 'put' ? { ...old, sign } : old)),
      () => withDrawingCondition(now, rule),
      () =>
        withDrawingConditionChanged(now, rule, 0, (old) =>
          oneOf([undefined, { wanted: !old.wanted, signs: signsWith(old.signs, sign) }], c),
        ),
    ];
    return oneOf(acts, kind)();
  };
}

const withoutPlaces = (rules: unknown): unknown =>
  JSON.parse(JSON.stringify(rules, (key, part) => (key === 'at' ? undefined : part)));

test('after any edits the text is read as the rules that were meant, and all that is wrong is in the rules', () => {
  const seen = { edits: 0, problems: 0 };
  void fc.assert(
    fc.property(arbitraryDrawingRules, fc.array(act, { minLength: 1, maxLength: 12 }), (start, acts) => {
      let text = printRules(start);
      for (const each of acts) {
        const rules = read(text);
        const meant = editOf(each)(rules);
        text = textOfChange(text, rules, meant);
        const { problems } = readRules(text);
        expect(withoutPlaces(read(text)), text).toEqual(withoutPlaces(meant));
        // The absence of rules is a problem of the text.
        const isBare = ({ says }: { readonly says: string }): boolean =>
          meant.rules.length === 0 && /^has no rule;/.test(says);
        const inRules = problemsOfDrawingRules(read(text)).map(({ says }) => says);
        expect(inRules, text).toEqual(
          expect.arrayContaining(problems.filter((one) => !isBare(one)).map(({ says }) => says)),
        );
        if (printRules(meant) !== printRules(rules)) seen.edits++;
        if (problems.length > 0) seen.problems++;
      }
    }),
    { numRuns: 200 },
  );
  expect(seen.edits).toBeGreaterThan(oftenEnough(200));
  expect(seen.problems).toBeGreaterThan(oftenEnough(50));
});
