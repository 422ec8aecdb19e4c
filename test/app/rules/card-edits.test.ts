/**
 * Edits of rules by their cards: printed and read, each is what was meant, and no edit writes what cannot be
 * read.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apartAt,
  withCondition,
  withConditionChanged,
  withLaying,
  withOver,
  withOverChanged,
  withoutStep,
  withPoints,
  withRule,
  withStep,
  withStepChanged,
} from '../../../app/rules/cards/edits.ts';
import {
  canShrink,
  grownFragment,
  grownPair,
  layingFor,
  paintedFragment,
  paintedPair,
  shrunkFragment,
  shrunkPair,
} from '../../../app/rules/cards/painting.ts';
import { canHaveSign, withSignChanged } from '../../../app/rules/cards/sign-edits.ts';
import {
  neverEnding,
  piecesNamed,
  signsWith,
  withMirror,
  withMirrorChanged,
  withMoveChanged,
  withoutPiece,
  withoutRule,
  withPiece,
  withPieceCalled,
  withPieceOf,
  withRuleMoved,
  withRuleOf,
  withRulesName,
  withRuleTwice,
} from '../../../app/rules/cards/whole-edits.ts';
import {
  type FragmentCell,
  layingsOfLine,
  layingsOfRows,
  printRules,
  type RulesOnCells,
  readRulesOnCells,
  textOfChange,
} from '../../../engine/rulesets/index.ts';
import { problemsOfRules } from '../../../engine/rulesets/written/check-rules.ts';
import { arbitraryRules } from '../../arbitrary/written-rules.ts';
import { type Edit, edited, sign } from '../../fixtures/edited-rules.ts';
import { oftenEnough } from '../../fixtures/share.ts';

const toads = `name: Toads and Frogs
board: row
pieces: T a toad, F a frog
Left: T. -> .T
Left: TF. -> .FT
Right: as Left, with T and F exchanged, the other way
`;
const domineering = 'board: grid\nLeft, upright: .. -> ##\nRight: .. -> ##\n';

/** The lines that are in the second text and not in the first one. */
const newLines = (before: string, after: string): readonly string[] =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

describe('each edit, printed', () => {
  const first = { rule: 0, step: 0 };
  test.each<readonly [string, string, Edit, readonly string[]]>([
    ['a name', toads, (now) => withRulesName(now, '  Frogs \n again '), ['name: Frogs again']],
    ['a piece more', toads, withPiece, ['pieces: T a toad, F a frog, L']],
    ['a piece more beside signs without names', domineering, withPiece, ['pieces: #, L']],
    ['a piece fewer', toads, (now) => withoutPiece(now, 0), ['pieces: F a frog']],
    [
      'a name of a piece',
      toads,
      (now) => withPieceCalled(now, 1, 'an old, frog'),
      ['pieces: T a toad, F an old frog'],
    ],
    ['a piece without a name', toads, (now) => withPieceCalled(now, 1, ' '), ['pieces: T a toad, F']],
    [
      'a player in the name',
      toads,
      (now) => withPieceCalled(now, 1, 'Right’s frog'),
      ["pieces: T a toad, F Right's frog"],
    ],
    ['an owner of a piece', toads, (now) => withPieceOf(now, 0, 'left'), ["pieces: T Left's toad, F a frog"]],
    [
      'a sign',
      toads,
      (now) => withSignChanged(now, 'F', 'x'),
      [
        'pieces: T a toad, x a frog',
        'Left: Tx. -> .xT',
        'Right: as Left, with T and x exchanged, the other way',
      ],
    ],
    ['an ending', toads, (now) => neverEnding(now, 'left'), ['never ends: Left wins']],
    ['where it falls apart', domineering, (now) => apartAt(now, '#'), ['falls apart at #']],
    ['a rule', toads, (now) => withRule(now, 'either'), ['Either: . -> T']],
    ['a rule of the player whose piece a frog is', toads, (now) => withRule(now, 'right'), ['Right: . -> F']],
    ['a rule on signs without names', domineering, (now) => withRule(now, 'left'), ['Left: . -> #']],
    ['a mirror image', toads, (now) => withMirror(withoutRule(now, 2), 'right'), []],
    ['an owner', toads, (now) => withRuleOf(now, 0, 'either'), ['Either: T. -> .T']],
    ['points', toads, (now) => withPoints(now, 0, 2), ['Left: T. -> .T, 2 points']],
    [
      'entailing',
      toads,
      (now) => withMoveChanged(now, 0, (old) => ({ ...old, entailing: true })),
      ['Left: T. -> .T, entailing'],
    ],
    ['a condition', toads, (now) => withCondition(now, first), ['Left: T. -> .T if no T beside']],
    [
      'a condition about another piece',
      toads,
      (now) => withCondition(withCondition(now, first), first),
      ['Left: T. -> .T if no T beside and no F beside'],
    ],
    [
      'another condition',
      toads,
      (now) =>
        withConditionChanged(withCondition(now, first), first, 0, (old) => ({
          wanted: true,
          signs: signsWith(old.signs, 'F'),
          where: 'around',
        })),
      ['Left: T. -> .T if a [TF] around'],
    ],
    ['a second step', toads, (now) => withStep(now, 0), ['Left: T. -> .T, then: T. -> TT']],
    [
      'again',
      toads,
      (now) => withStepChanged(now, first, (old) => ({ ...old, again: 'any way' })),
      ['Left: T. -> .T, again'],
    ],
    ['a laying', toads, (now) => withLaying(now, first, 'either way'), ['Left, either way: T. -> .T']],
    ['an end of play', toads, withOver, ['over when: T']],
  ])('%s', (_, text, edit, lines) => {
    expect(newLines(text, edited(text, edit))).toEqual(lines);
  });

  test('a rule is duplicated, moved and deleted', () => {
    const rulesOf = (text: string) => text.split('\n').slice(3, -1);
    const [one, two, mirror] = rulesOf(toads);
    expect(rulesOf(edited(toads, (now) => withRuleTwice(now, 1)))).toEqual([one, two, two, mirror]);
    expect(rulesOf(edited(toads, (now) => withRuleMoved(now, 0, 1)))).toEqual([two, one, mirror]);
    expect(edited(toads, (now) => withRuleMoved(now, 0, -1))).toBe(toads);
    expect(rulesOf(edited(toads, (now) => withoutRule(now, 0)))).toEqual([two, mirror]);
  });

  test('a second step is removed, and the only step is not', () => {
    expect(
      edited(
        toads,
        (now) => withStep(now, 0),
        (now) => withoutStep(now, { rule: 0, step: 1 }),
      ),
    ).toBe(toads);
    expect(edited(toads, (now) => withoutStep(now, first))).toBe(toads);
  });

  test('a piece that is no longer said to be a player’s has an article again', () => {
    const owned: Edit = (now) => withPieceOf(now, 0, 'left');
    expect(edited(toads, owned, (now) => withPieceOf(now, 0, undefined))).toBe(toads);
  });

  test('a sign that another piece has, or that means something in rules, is not taken', () => {
    const { rules } = readRulesOnCells(toads);
    expect(['F', '.', '_', '~', '[', '', 'TT', '-'].filter((to) => canHaveSign(rules, 'T', to))).toEqual([]);
    expect(withSignChanged(rules, 'T', 'F')).toBe(rules);
  });

  test('nor is a sign that only the rules still have', () => {
    const { rules } = readRulesOnCells('pieces: T\nLeft: T[TF] -> .T if no Q beside\nfalls apart at #\n');
    expect(['F', 'Q', '#'].filter((to) => canHaveSign(rules, 'T', to))).toEqual([]);
    expect(canHaveSign(rules, 'T', 'L')).toBe(true);
  });
});

describe('a line that no edit changes', () => {
  const odd = 'board:   grid\nLeft ,upright:  .. → ##\n\nRight: .. -> #?, nonsense\nblah\n';

  test('stays letter by letter, with what is wrong in it', () => {
    const after = edited(odd, (now) => withLaying(now, { rule: 0, step: 0 }, 'across'));
    expect(after).toBe('board: grid\nLeft, across: .. -> ##\nRight: .. -> #?, nonsense\nblah\n');
  });
});

const oneOf = <T>(list: readonly T[], n: number): T => list[n % list.length];

/** What a person may do next: which act, and three numbers that say where and what. */
const act = fc.tuple(fc.nat(25), fc.nat(60), fc.nat(60), fc.nat(60));

const cells: readonly FragmentCell[] = [
  sign('.'),
  sign('L'),
  sign('R'),
  { kind: 'any' },
  { kind: 'edge' },
  { kind: 'class', signs: 'L.' },
  { kind: 'run', signs: '.' },
  { kind: 'run', signs: '_' },
];
const edges = ['left', 'right', 'top', 'bottom'] as const;
const names = ['a stone', 'Left’s queen', '', 'an', 'a', 'x: y -> z', 'the, other', 'Right’s', ' # '];

/** The edit that such numbers are. */
function editOf([kind, a, b, c]: readonly [number, number, number, number]): Edit {
  return (now) => {
    const count = Math.max(1, now.rules.length);
    const rule = a % count;
    const place = { rule, step: b % 2 };
    const piece = a % Math.max(1, piecesNamed(now).length);
    const acts: readonly (() => RulesOnCells)[] = [
      () => withRulesName(now, oneOf(names, a)),
      () => ({ ...now, board: oneOf(['row', 'grid'], a) }),
      () => neverEnding(now, oneOf(['draw', 'left', 'right'], a)),
      () => apartAt(now, oneOf(['.', 'L', '#'], a)),
      () => withPiece(now),
      () => withoutPiece(now, piece),
      () => withPieceCalled(now, piece, oneOf(names, b)),
      () => withPieceOf(now, piece, oneOf([undefined, 'left', 'right'], b)),
      () =>
        withSignChanged(
          now,
          piecesNamed(now).at(piece)?.sign ?? 'L',
          oneOf(['x', 'L', '?', '.', 'é', '-'], b),
        ),
      () => withRule(now, oneOf(['left', 'right', 'either'], a)),
      () => withMirror(now, oneOf(['left', 'right'], a)),
      () => withRuleTwice(now, rule),
      () => withoutRule(now, rule),
      () => withRuleMoved(now, rule, oneOf([1, -1], b)),
      () => withRuleOf(now, rule, oneOf(['left', 'right', 'either'], b)),
      () => withPoints(now, rule, b - 20),
      () => withMirrorChanged(now, rule, (old) => ({ ...old, otherWay: !old.otherWay })),
      () => withLaying(now, place, oneOf([...layingsOfLine, ...layingsOfRows], c)),
      () => withStep(now, rule),
      () => withoutStep(now, place),
      () => withCondition(now, place),
      () =>
        withConditionChanged(now, place, 0, (old) =>
          oneOf([undefined, { ...old, signs: signsWith(old.signs, oneOf(['.', 'L', 'R'], c)) }], b),
        ),
      () => withOver(now),
      () =>
        withOverChanged(now, a % Math.max(1, now.over.length), (old) => {
          const edge = oneOf(edges, b);
          const shrinks = canShrink(old.fragment, edge);
          const resized = shrinks ? shrunkFragment(old.fragment, edge) : grownFragment(old.fragment, edge);
          const fragment = paintedFragment(resized, { row: 0, column: c % 3 }, oneOf(cells, b));
          return { ...old, fragment, laid: layingFor(old.laid, fragment) };
        }),
      () =>
        withStepChanged(now, place, (old) => ({
          ...old,
          ...paintedPair(old, oneOf(['before', 'after'], b), { row: c % 2, column: b % 4 }, oneOf(cells, c)),
        })),
      () =>
        withStepChanged(now, place, (old) => ({
          ...old,
          ...(c % 2 === 0 ? grownPair : shrunkPair)(old, oneOf(edges, b)),
        })),
    ];
    return oneOf(acts, kind)();
  };
}

const withoutPlaces = (rules: unknown): unknown =>
  JSON.parse(JSON.stringify(rules, (key, part) => (key === 'at' ? undefined : part)));

test('after any edits the text is read as the rules that were meant, and all that is wrong is in the rules', () => {
  const seen = { edits: 0, problems: 0 };
  void fc.assert(
    fc.property(arbitraryRules, fc.array(act, { minLength: 1, maxLength: 12 }), (start, acts) => {
      let text = printRules(start);
      for (const each of acts) {
        const { rules } = readRulesOnCells(text);
        const meant = editOf(each)(rules);
        text = textOfChange(text, rules, meant);
        const read = readRulesOnCells(text);
        expect(withoutPlaces(read.rules), text).toEqual(withoutPlaces(meant));
        // The absence of rules is a problem of the text.
        const isBare = ({ says }: { readonly says: string }): boolean =>
          meant.rules.length === 0 && /^has no rule;/.test(says);
        const inRules = problemsOfRules(read.rules).map(({ says }) => says);
        expect(inRules, text).toEqual(
          expect.arrayContaining(read.problems.filter((each) => !isBare(each)).map(({ says }) => says)),
        );
        if (printRules(meant) !== printRules(rules)) seen.edits++;
        if (read.problems.length > 0) seen.problems++;
      }
    }),
    { numRuns: 150 },
  );
  expect(seen.edits).toBeGreaterThan(oftenEnough(200));
  expect(seen.problems).toBeGreaterThan(oftenEnough(50));
});
