/** The printer of rules: read again, the text gives the same rules, and printed again the same text. Linear. */
import { textOfFragment } from './read-fragment.ts';
import type {
  Laying,
  MirrorRule,
  MoveRule,
  OverRule,
  RuleCondition,
  RuleOwner,
  RuleStep,
  RulesPiece,
  WrittenRules,
} from './written-rules.ts';

const namesOfOwners: Readonly<Record<RuleOwner, string>> = { left: 'Left', right: 'Right', either: 'Either' };

export function printRules({
  name,
  board,
  pieces,
  rules,
  over,
  neverEnds,
  fallsApart,
}: WrittenRules): string {
  const lines = [
    ...(name === '' ? [] : [`name: ${name}`]),
    `board: ${board}`,
    ...(pieces.length > 0 ? [`pieces: ${pieces.map(printPiece).join(', ')}`] : []),
    ...rules.map(printRule),
    ...over.map(printOver),
    ...(neverEnds === 'draw' ? [] : [`never ends: ${namesOfOwners[neverEnds]} wins`]),
    ...(fallsApart ? [`falls apart at ${[...fallsApart.signs].join(' ')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

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
