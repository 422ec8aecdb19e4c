/**
 * A page about the language of expressions, made from the register of operators; what every example comes to
 * is computed here.
 */
import { noNames } from '../../../engine/answers/index.ts';
import { operators, reckon, reckonedData } from '../../../engine/reckon/index.ts';
import { drain } from '../../../engine/run.ts';
import { codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';

/** Expressions with what each comes to. */
export const expressionExamples: readonly (readonly [expression: string, comesTo: string])[] = [
  ['2 + ^ - 3·*', '2↑*'],
  ['3·{2|-1}', '{3|0}'],
  ['-(on + 1)', 'off'],
  ['{companion(^)|v}', '{↑*|↓}'],
  ['{0|*} = ^', 'true'],
  ['^<2> < ^', 'true'],
  ['^ || *', 'true'],
  ['* <| ^*', 'true'],
];

/** For each operator what it takes, and what it comes to. */
export const operatorExamples: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ordinal: [
    ['ordinal({*|*}, 3)', '↑[3]'],
    ['ordinal(0, 3)', '3'],
  ],
  norton: [['norton(1/2, ^)', '{⇑*|↓*}']],
  conway: [
    ['conway(*4, *4)', '*6'],
    ['conway(-1/2, 5/4)', '-5/8'],
  ],
  inverse: [['inverse(*2)', '*3']],
  heat: [
    ['heat(*, 1)', '±1'],
    ['heat(⇑, 1)', '{1‖0,±1|-2}'],
  ],
  overheat: [['overheat(7/16, 0, 0)', '↑[3]']],
  cool: [['cool({2|0}, 1)', '1*']],
  reduced: [['reduced({1|*})', '{1|0}']],
  companion: [['companion(^)', '↑*']],
  tiny: [['tiny({2|1})', '⧾_{2|1}']],
  miny: [['miny(2)', '⧿_2']],
  'left-stop': [['left-stop({3|1})', '3']],
  'right-stop': [['right-stop({3|1})', '1']],
  mean: [['mean({4|1})', '5/2']],
  temperature: [['temperature({4|1})', '3/2']],
  birthday: [['birthday(⇑)', '3']],
  'atomic-weight': [
    ['atomic-weight(⇑*)', '2'],
    ['atomic-weight({^^|v*})', '1/2'],
  ],
  uptimal: [['uptimal(^ - 2·^<2> + *)', '*.12-']],
  incentives: [['incentives(^)', '↑*']],
  'left-incentives': [['left-incentives(^)', '↓']],
  'right-incentives': [['right-incentives({2|0})', '{2|0}']],
  outcome: [['outcome(^*)', 'N']],
};

/** What an expression without names comes to; throws where it is refused. */
export function comesTo(expression: string): string {
  const found = drain(reckon(expression, { node: noNames }));
  if (found.ok) return reckonedData(expression, found.value).text;
  throw new Error(
    `${expression}: ${found.problems.map(({ place, says }) => `${place}: ${says}`).join('; ')}`,
  );
}

const exampleRows = (examples: readonly (readonly [string, string])[]) =>
  table(
    ['expression', 'comes to'],
    examples.map(([expression]) => [codeCell(expression), codeCell(comesTo(expression))]),
  );

export function expressionPages(): readonly Page[] {
  const text = [
    '# Expressions',
    "An expression reckons with values. The command line takes it as `grundy reckon 'EXPRESSION' FILE`, and the library as `reckon(expression, game)`. Both say what it comes to, and what each of its parts was read as.",
    exampleRows(expressionExamples),
    '## What can be written {#written}',
    [
      '- **Values** as they are printed or typed: numbers, `*2`, `^`, `±1`, `Tiny(2)`, `over`, games between braces.',
      '- **Names** of nodes of the drawing. A name that is also a value, such as `v` or `on`, or that has blanks or signs, is written in quotation marks. With `--ruleset`, or with a board in the library, a text in quotation marks is a position.',
      '- **Sums** with `+` and `-`, **multiples** as `3·G` or `3.G`, and brackets. Games beside each other are added, as in a printed value.',
      '- **Braces** whose options are expressions. Longer bars separate before shorter ones.',
      '- **Operators** by their names, with their operands in brackets.',
      '- One **sign of order** between two games: `=`, `!=`, `<`, `>`, `<=`, `>=`, `||` for confused, `<|` for less or confused, `|>` for greater or confused. It comes to true or false.',
    ].join('\n'),
    'Sums, multiples and orders are those of loopy games too. Operators take loopfree games.',
    'Operators can also be in a game that is typed elsewhere: in a file that holds one game in a line, perhaps with a name, in _Draw a value…_ and _Compare with…_, and where `grundy compare`, `grundy ask` and `grundy export --order` take a game. The game is then the value of the expression, in canonical form. In `grundy compare` names are nodes of the file; elsewhere such an expression has no names. An expression that is pasted opens _Draw a value…_.',
    '## Operators {#operators}',
    'The operators take canonical forms. Only the base of an ordinal sum is taken as it was written, if it is a node or a game between braces.',
    ...operators.map(({ name, takes, says }) =>
      [
        `### \`${name}(${takes.join(', ')})\` {#${name}}`,
        `${plain(says)}.`,
        exampleRows(operatorExamples[name] ?? []),
      ].join('\n\n'),
    ),
    '## Nimbers {#nimbers}',
    'The nimbers below *65,536 are a field. Larger ones than *1,000 can be added to nimbers and multiplied, but are too large to be games in a sum with others.'.replaceAll(
      '*',
      '\\*',
    ),
    '## The proof of an atomic weight {#proof}',
    'Where the whole expression is an atomic weight, the answer has its proof: the game less its weight times ↑ lies between ↓ and ↑, each beside a remote star. It is a power of two above all nimbers in the difference. Both comparisons can be reckoned again.',
  ].join('\n\n');
  return [{ path: 'look-up/expressions.md', text }];
}
