/**
 * Another sign for a piece, wherever rules have it: in pictures, choices, conditions and exchanges. Linear in
 * the rules.
 */
import {
  type Fragment,
  type FragmentCell,
  isSignOn,
  piecesOfRules,
  type RuleStep,
  type RulesOnCells,
  signsOfRules,
  withSigns,
} from '../../../engine/rulesets/index.ts';
import type { EditedRules } from './whole-edits.ts';

type Changed = (signs: string) => string;

/** Every sign that is written somewhere, also those that no piece has any more. */
function signsWritten(rules: EditedRules): string {
  if (rules.board === 'drawing')
    return [rules, { ...rules, pieces: [] }]
      .flatMap((each) => piecesOfRules(each).map(({ sign }) => sign))
      .join('');
  const inConditions = rules.rules.flatMap((rule) =>
    rule.kind === 'move' ? rule.steps.flatMap(({ conditions }) => conditions.map(({ signs }) => signs)) : [],
  );
  const inPictures = signsOfRules({ ...rules, pieces: [] });
  return [signsOfRules(rules), inPictures, ...inConditions, rules.fallsApart?.signs ?? ''].join('');
}

/** Whether a piece can have this sign in place of its own: two signs never become one. */
export const canHaveSign = (rules: EditedRules, from: string, to: string): boolean =>
  isSignOn(rules.board, to) && to !== from && !signsWritten(rules).includes(to);

const cellWithSigns = (cell: FragmentCell, changed: Changed): FragmentCell => {
  if (cell.kind === 'sign') return { ...cell, sign: changed(cell.sign) };
  return cell.kind === 'any' || cell.kind === 'edge' ? cell : { ...cell, signs: changed(cell.signs) };
};

const fragmentWithSigns = (fragment: Fragment, changed: Changed): Fragment => ({
  ...fragment,
  rows: fragment.rows.map((cells) => cells.map((cell) => cellWithSigns(cell, changed))),
});

const stepWithSigns = (step: RuleStep, changed: Changed): RuleStep => ({
  ...step,
  before: fragmentWithSigns(step.before, changed),
  after: fragmentWithSigns(step.after, changed),
  conditions: step.conditions.map((condition) => ({ ...condition, signs: changed(condition.signs) })),
});

function ruleWithSigns(rule: EditedRules['rules'][number], changed: Changed): typeof rule {
  if (rule.kind === 'mirror') {
    const exchanged = rule.exchanged.map(([one, other]) => [changed(one), changed(other)] as const);
    return { ...rule, exchanged };
  }
  if ('choice' in rule) return withSigns(rule, changed);
  return { ...rule, steps: rule.steps.map((step) => stepWithSigns(step, changed)) };
}

/** What else has signs on cells: where play is over, and where the board falls apart. */
const endsWithSigns = ({ over, fallsApart }: RulesOnCells, changed: Changed): Partial<RulesOnCells> => ({
  over: over.map((each) => ({ ...each, fragment: fragmentWithSigns(each.fragment, changed) })),
  ...(fallsApart && { fallsApart: { ...fallsApart, signs: changed(fallsApart.signs) } }),
});

/** Another sign for a piece, everywhere; the same rules if it cannot have it. */
export function withSignChanged<Rules extends EditedRules>(rules: Rules, from: string, to: string): Rules {
  if (!canHaveSign(rules, from, to)) return rules;
  const changed: Changed = (signs) => signs.replaceAll(from, to);
  return {
    ...rules,
    ...(rules.board !== 'drawing' && endsWithSigns(rules, changed)),
    pieces: rules.pieces.map((piece) =>
      piece.sign === from
        ? { ...piece, sign: to, name: piece.article === '' && piece.name === from ? to : piece.name }
        : piece,
    ),
    rules: rules.rules.map((rule) => ruleWithSigns(rule, changed)),
  };
}
