/** The printer of rules on a drawing. Linear. */
import type {
  DegreeAsked,
  DrawingChoice,
  DrawingCondition,
  DrawingEffect,
  DrawingMoveRule,
} from './drawing-rules.ts';

const namesOfOwners = { left: 'Left', right: 'Right', either: 'Either' } as const;

/** The line of a rule that is no mirror image. */
export function printDrawingRule({ owner, choice, effects, conditions }: DrawingMoveRule): string {
  const does = effects.map(printEffect).join(', ');
  const when = conditions.length === 0 ? '' : `if ${conditions.map(printCondition).join(' and ')}`;
  const arrow = choice.kind !== 'slide' ? ' -> ' : does === '' && when === '' ? '' : ', ';
  return `${namesOfOwners[owner]}: ${printChoice(choice)}${arrow}${[does, when].filter(Boolean).join(' ')}`;
}

const printKind = (signs: string): string => (signs.length === 1 ? signs : `[${signs}]`);

function printChoice(choice: DrawingChoice): string {
  if (choice.kind === 'arc') {
    if (!choice.ends) return 'choose an arc';
    const { one, other, inOrder } = choice.ends;
    return `choose an arc ${inOrder ? 'from' : 'between'} ${printKind(one)} ${inOrder ? 'to' : 'and'} ${printKind(other)}`;
  }
  if (choice.kind === 'slide') {
    const what = choice.signs === undefined ? 'a piece' : printKind(choice.signs);
    return `move ${what} along an arc${choice.onto === '.' ? '' : ` onto ${printKind(choice.onto)}`}`;
  }
  const { signs, degree } = choice;
  return `choose a node${signs === undefined ? '' : `, ${printKind(signs)},`}${degree ? ` of ${printDegree(degree)}` : ''}`;
}

const printDegree = (degree: DegreeAsked): string =>
  'count' in degree
    ? `degree ${degree.by === 'exactly' ? '' : `${degree.by} `}${degree.count}`
    : `${degree.by} degree`;

function printEffect(effect: DrawingEffect): string {
  const on = effect.on.join(' and ');
  switch (effect.kind) {
    case 'remove':
      return `remove ${on}`;
    case 'put':
      return on === 'it' ? effect.sign : `put ${effect.sign} on ${on}`;
    case 'exchange':
      return `exchange ${effect.one} and ${effect.other} on ${on}`;
  }
}

const printCondition = ({ wanted, signs }: DrawingCondition): string =>
  `${wanted ? 'a' : 'no'} ${printKind(signs)} beside`;
