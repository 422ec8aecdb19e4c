/** The picture on the card of a rule on a drawing: a move that the rule allows, by the kernel that checks. */
import { expect, test } from 'vitest';
import { rulesOfText } from '../../../../engine/checking/written-rules/rules-of-text.ts';
import type { Board } from '../../../../engine/rulesets/board.ts';
import { exampleOnDrawing } from '../../../../engine/rulesets/written/drawing-example.ts';
import type { DrawingMoveRule, RulesOnDrawing } from '../../../../engine/rulesets/written/drawing-rules.ts';
import { printRules } from '../../../../engine/rulesets/written/print-rules.ts';
import { readRules } from '../../../../engine/rulesets/written/read-rules.ts';
import { arbitraryDrawingRules } from '../../../arbitrary/drawing-rules.ts';
import { oftenEnough } from '../../../fixtures/share.ts';
import { tryLaw } from '../../../laws/seeds.ts';

/** The position that a board shows, read off the names of its places and what they hold. */
function positionOn({ places }: Board): string {
  const nodes = places.filter(({ name }) => name.startsWith('node '));
  const signs = nodes.map(({ holds }) => {
    if (holds === 'empty') return '.';
    return holds === 'deleted' ? '-' : (/^a (\S)/.exec(holds)?.[1] ?? '?');
  });
  const arcs = places.flatMap(({ name, holds }) => {
    const [, written, from, to] = /^(?:edge|arc) ((\d+)[->](\d+))$/.exec(name) ?? [];
    if (written === undefined) return [];
    const isAlone = holds === 'gone' && [from, to].every((end) => signs[Number(end)] !== '-');
    return [isAlone ? `(${written})` : written];
  });
  return `${arcs.join(',')}:${signs.join('')}`;
}

const onDrawing = (text: string): RulesOnDrawing => {
  const { rules } = readRules(text);
  if (rules.board !== 'drawing') throw new Error(text);
  return rules;
};

const ruleOf = (line: string): [RulesOnDrawing, DrawingMoveRule] => {
  const rules = onDrawing(`board: drawing\npieces: L, R\n${line}\n`);
  const [rule] = rules.rules;
  if (rule.kind !== 'move') throw new Error(line);
  return [rules, rule];
};

test.each([
  [
    'Either: choose a node -> remove it and its neighbours',
    '0-1,0-2,0-3:....',
    '0-1,0-2,0-3:----',
    ['node 0'],
  ],
  ['Either: choose an arc -> remove it and its ends', '0-1,0-2,1-3:....', '0-1,0-2,1-3:--..', ['edge 0-1']],
  ['Left: choose a node, ., -> L if no L beside', '0-1,0-2,0-3:....', '0-1,0-2,0-3:L...', ['node 0']],
  ['Left: choose a node, ., -> L if a R beside', '0-1,0-2,0-3:.R..', '0-1,0-2,0-3:LR..', ['node 0']],
  ['Either: choose a node of even degree -> remove it', '0-1,0-2:...', '0-1,0-2:-..', ['node 0']],
  [
    'Either: choose a node of degree 4 -> remove its arcs',
    '0-1,0-2,0-3,0-4:.....',
    '(0-1),(0-2),(0-3),(0-4):.....',
    ['node 0'],
  ],
  [
    'Left: move L along an arc, remove the node it leaves',
    '0>1,2>0,1>3:L...',
    '0>1,2>0,1>3:-L..',
    ['node 0', 'node 1'],
  ],
  ['Either: neighbours of L: exchange L and R', '0-1,0-2,0-3:LLR.', '0-1,0-2,0-3:LRL.', ['node 0']],
] as const)('%s', (line, before, after, by) => {
  const example = exampleOnDrawing(...ruleOf(line));
  expect(example && [positionOn(example.before), positionOn(example.after), example.by]).toEqual([
    before,
    after,
    by,
  ]);
});

test.each([
  'Either: choose a node -> remove its ends',
  'Either: choose a node of degree 12 -> remove it',
  'Left: choose a node, L, -> remove it if a Q beside',
])('%s has no picture', (line) => {
  expect(exampleOnDrawing(...ruleOf(line))).toBeUndefined();
});

test('the picture of any rule is a move that the checking kernel finds, too', () => {
  let pictures = 0;
  tryLaw(arbitraryDrawingRules, 300, (rules) => {
    const named = { ...rules, pieces: ['L', 'R'].map((sign) => ({ ...rules.pieces[0], sign, name: sign })) };
    for (const rule of named.rules) {
      const example = rule.kind === 'move' ? exampleOnDrawing(named, rule) : undefined;
      if (!example) continue;
      const text = printRules({ ...named, rules: [rule] });
      const byHand = rulesOfText(text);
      if (!byHand.ok) throw new Error(text);
      const [from, to] = [positionOn(example.before), positionOn(example.after)];
      const moves = byHand.value.moves(from)[rule.owner === 'right' ? 'right' : 'left'];
      expect(moves, `${text} ${from}`).toContain(to);
      pictures++;
    }
  });
  expect(pictures).toBeGreaterThan(oftenEnough(200));
});
