/**
 * Cards of rules on heaps: their parts are the text's, an edit changes its own lines alone, and what cannot
 * be read is not written.
 */
import { Tooltip } from '@base-ui/react/tooltip';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeapCards } from '../../../app/rules/heaps/HeapCards.tsx';
import {
  typedOf,
  withHeapRule,
  withHeapRulesExchanged,
  withHeapsName,
} from '../../../app/rules/heaps/heap-edits.ts';
import { exampleOf } from '../../../app/rules/heaps/heap-example.ts';
import { noRuleKeys, ruleKeysAfter } from '../../../app/rules/heaps/rule-keys.ts';
import { type HeapRule, type RulesOnHeaps, readRules } from '../../../engine/rulesets/index.ts';

const text = `name: Heaps
board: heaps

Either: n -> n-k, k in 1 2 3
Left:  n -> a+b , a+b = n-2 , a >= 1
Right: n, m -> n-k, m-k if n even and k divides n
Either: octal 4.07
`;

const rulesOf = (of: string): RulesOnHeaps => {
  const { rules, problems } = readRules(of);
  expect(problems).toEqual([]);
  if (rules.board !== 'heaps') throw new Error('These rules are on heaps.');
  return rules;
};

const { rules } = rulesOf(text);
const withoutPlace = ({ at: _, ...rule }: HeapRule) => rule;

test('a rule that is written from its parts is the same rule, and other lines stay letter by letter', () => {
  for (const rule of rules) {
    const made = withHeapRule(text, rule, typedOf(rule));
    if ('problem' in made) throw new Error(made.problem.says);
    expect(rulesOf(made.text).rules.map(withoutPlace)).toEqual(rules.map(withoutPlace));
    const [before, after] = [text, made.text].map((each) => each.split('\n'));
    expect(after.filter((_, i) => i + 1 !== rule.at.line)).toEqual(
      before.filter((_, i) => i + 1 !== rule.at.line),
    );
  }
});

test('other numbers are taken, another player has the rule, and nonsense changes nothing but says why', () => {
  const [first] = rules;
  const typed = typedOf(first);
  const made = withHeapRule(text, first, { ...typed, owner: 'left', conditions: ['k in 2 squares'] });
  expect(made).toMatchObject({ text: expect.stringContaining('\nLeft: n -> n-k, k in 2 squares\n') });
  const refused = withHeapRule(text, first, { ...typed, after: 'n*' });
  expect(refused).toMatchObject({ problem: { says: expect.stringContaining('not understood') } });
});

test('two rules change places, and the name has its line or gets one', () => {
  const moved = rulesOf(withHeapRulesExchanged(text, rules[0], rules[3]));
  expect(moved.rules.map(({ kind }) => kind)).toEqual(['code', 'heaps', 'heaps', 'heaps']);
  expect(rulesOf(withHeapsName(text, 'Other  heaps')).name).toBe('Other heaps');
  expect(rulesOf(withHeapsName('board: heaps\nEither: n -> n-1\n', 'New')).name).toBe('New');
});

test('a card stays that of its rule while rules are moved, edited, removed and added', () => {
  const first = ruleKeysAfter(noRuleKeys, ['a', 'b', 'c']);
  const [a, b, c] = first.keys;
  const keys = (...lines: string[]): readonly number[] => ruleKeysAfter(first, lines).keys;
  expect(new Set([a, b, c]).size).toBe(3);
  expect(keys('a', 'b', 'c')).toEqual([a, b, c]);
  expect(keys('b', 'a', 'c')).toEqual([b, a, c]);
  expect(keys('a', 'edited', 'c')).toEqual([a, b, c]);
  expect(keys('b', 'c')).toEqual([b, c]);
  expect(keys('a', 'c')).toEqual([a, c]);
  const [one, two, twice, three] = keys('a', 'b', 'b', 'c');
  expect([one, two, three]).toEqual([a, b, c]);
  expect([a, b, c]).not.toContain(twice);
  const added = keys('a', 'b', 'c', 'new');
  expect(added.slice(0, 3)).toEqual([a, b, c]);
  expect([a, b, c]).not.toContain(added[3]);
  // A key that has gone is not given again.
  const fewer = ruleKeysAfter(first, ['a']);
  expect(ruleKeysAfter(fewer, ['a', 'new']).keys[1]).not.toBe(b);
});

test('the picture of a rule is a move that it allows', () => {
  const [taken, split, both, code] = rules.map(exampleOf);
  expect(taken).toEqual({ before: [5], after: [[4]] });
  expect(split?.after[0].reduce((sum, heap) => sum + heap)).toBe(3);
  expect(both?.before).toHaveLength(2);
  expect(code?.before).toEqual([5]);
});

test('each rule has a card with its number, its fields and its picture', () => {
  const nothing = (): void => undefined;
  const page = renderToStaticMarkup(
    <Tooltip.Provider>
      <HeapCards
        text={text}
        rules={rulesOf(text)}
        problems={[]}
        change={nothing}
        pointed={undefined}
        point={nothing}
        readOnly={false}
      />
    </Tooltip.Provider>,
  );
  for (const said of [
    'Rule 1: Either',
    'Rule 4: Either',
    'before: 5',
    'after: 4',
    'The numbers that k may be',
  ])
    expect(page).toContain(`aria-label="${said}"`);
  expect(page).toContain('value="1 2 3"');
  expect(page).toContain('Take 2: leave no heap, one heap or two heaps.');
});
