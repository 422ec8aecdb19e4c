/**
 * The printer of rules: read again, the text gives the same rules, and printed again the same text. Linear.
 */
import type { RulesOnDrawing } from './drawing-rules.ts';
import { printDrawingRule } from './print-drawing-rules.ts';
import { printHeapRule } from './print-heap-rules.ts';
import { textOfFragment } from './read-fragment.ts';
import type { WrittenRules } from './rules-draft.ts';
import type {
  Laying,
  MirrorRule,
  MoveRule,
  OverRule,
  RuleCondition,
  RuleOwner,
  RuleStep,
  RulesOnCells,
  RulesPiece,
} from './written-rules.ts';

const namesOfOwners: Readonly<Record<RuleOwner, string>> = { left: 'Left', right: 'Right', either: 'Either' };

export const printRules = (rules: WrittenRules): string =>
  `${linesOfRules(rules)
    .map(({ text }) => text)
    .join('\n')}\n`;

/** A line of the text, and the part of the rules that it says. */
export type LineOfRules = { readonly text: string; readonly part: unknown };

/** The lines of the text in their usual order. */
export function linesOfRules(rules: WrittenRules): readonly LineOfRules[] {
  if (rules.board === 'heaps') {
    const { name, board } = rules;
    return [
      ...(name === '' ? [] : [{ text: `name: ${name}`, part: name }]),
      { text: `board: ${board}`, part: board },
      ...rules.rules.map((rule) => ({ text: printHeapRule(rule), part: rule })),
    ];
  }
  if (rules.board === 'drawing') {
    const said = rules.rules.map((rule) => ({
      text: rule.kind === 'mirror' ? printRule(rule) : printDrawingRule(rule),
      part: rule,
    }));
    return [...headOf(rules), ...said, ...endingOf(rules)];
  }
  const { fallsApart } = rules;
  return [
    ...headOf(rules),
    ...rules.rules.map((rule) => ({ text: printRule(rule), part: rule })),
    ...rules.over.map((over) => ({ text: printOver(over), part: over })),
    ...endingOf(rules),
    ...(fallsApart ? [{ text: `falls apart at ${[...fallsApart.signs].join(' ')}`, part: fallsApart }] : []),
  ];
}

const headOf = ({ name, board, pieces }: RulesOnCells | RulesOnDrawing): readonly LineOfRules[] => [
  ...(name === '' ? [] : [{ text: `name: ${name}`, part: name }]),
  { text: `board: ${board}`, part: board },
  ...(pieces.length > 0 ? [{ text: `pieces: ${pieces.map(printPiece).join(', ')}`, part: pieces }] : []),
];

const endingOf = ({ neverEnds }: RulesOnCells | RulesOnDrawing): readonly LineOfRules[] =>
  neverEnds === 'draw' ? [] : [{ text: `never ends: ${namesOfOwners[neverEnds]} wins`, part: neverEnds }];

function printPiece({ sign, name, article, owner }: RulesPiece): string {
  if (owner) return `${sign} ${namesOfOwners[owner]}'s ${name}`;
  return article === '' && name === sign ? sign : `${sign} ${article === '' ? '' : `${article} `}${name}`;
}

/** The line of a rule. */
export function printRule(rule: MoveRule | MirrorRule): string {
  const owner = namesOfOwners[rule.owner];
  if (rule.kind === 'mirror') {
    const { exchanged, otherWay } = rule;
    const pairs = exchanged.map(([one, other]) => `, with ${one} and ${other} exchanged`);
    const of = rule.owner === 'left' ? 'Right' : 'Left';
    return `${owner}: as ${of}${pairs.join('')}${otherWay ? ', the other way' : ''}`;
  }
  const { steps, points, entailing } = rule;
  const [first, ...others] = steps;
  const made = points === 0 ? '' : `, ${points} ${points === 1 ? 'point' : 'points'}`;
  return [
    `${owner}${laidAs(first.laid, ', ')}: ${printStep(first)}`,
    ...others.map((step) => `, then${laidAs(step.laid, ' ')}: ${printStep(step)}`),
    made,
    entailing ? ', entailing' : '',
  ].join('');
}

const laidAs = (laid: Laying, before: string): string => (laid === 'as written' ? '' : before + laid);

function printStep({ before, after, conditions, again }: RuleStep): string {
  const when = conditions.length === 0 ? '' : ` if ${conditions.map(printCondition).join(' and ')}`;
  const more = { no: '', 'straight on': ', again straight on', 'any way': ', again' }[again];
  return `${textOfFragment(before)} -> ${textOfFragment(after)}${when}${more}`;
}

function printCondition({ wanted, signs, where }: RuleCondition): string {
  return `${wanted ? 'a' : 'no'} ${signs.length === 1 ? signs : `[${signs}]`} ${where}`;
}

const printOver = ({ laid, fragment }: OverRule): string =>
  `over when${laidAs(laid, ' ')}: ${textOfFragment(fragment)}`;
