/** The rules of each player, with those that a mirror image gives written out. Linear in the rules. */
import type {
  Fragment,
  FragmentCell,
  MirrorRule,
  MoveRule,
  RuleStep,
  RulesOnCells,
} from './written-rules.ts';

export type PlayedRule = MoveRule & {
  /** Its number among the rules of the text, from 1. */
  readonly number: number;
  /** Whether its directions are turned round. */
  readonly otherWay: boolean;
};

export function playedRules({ rules }: Pick<RulesOnCells, 'rules'>): readonly PlayedRule[] {
  return rules.flatMap((rule, i): readonly PlayedRule[] => {
    const number = i + 1;
    if (rule.kind === 'move') return [{ ...rule, number, otherWay: false }];
    const signs = exchangedSigns(rule);
    return rules.flatMap((other) =>
      other.kind === 'move' && other.owner !== 'either' && other.owner !== rule.owner
        ? [
            {
              ...other,
              owner: rule.owner,
              steps: other.steps.map((step) => stepWith(step, signs)),
              number,
              otherWay: rule.otherWay,
            },
          ]
        : [],
    );
  });
}

/** What comes in the place of a sign. */
export const exchangedSigns = ({ exchanged }: Pick<MirrorRule, 'exchanged'>): ReadonlyMap<string, string> =>
  new Map(
    exchanged.flatMap(([one, other]): readonly [string, string][] => [
      [one, other],
      [other, one],
    ]),
  );

function stepWith(step: RuleStep, signs: ReadonlyMap<string, string>): RuleStep {
  const changed = (text: string): string => [...text].map((sign) => signs.get(sign) ?? sign).join('');
  const cellWith = (cell: FragmentCell): FragmentCell => {
    if (cell.kind === 'sign') return { ...cell, sign: changed(cell.sign) };
    return cell.kind === 'any' || cell.kind === 'edge' ? cell : { ...cell, signs: changed(cell.signs) };
  };
  const fragmentWith = ({ rows, at }: Fragment): Fragment => ({
    rows: rows.map((row) => row.map(cellWith)),
    at,
  });
  return {
    ...step,
    before: fragmentWith(step.before),
    after: fragmentWith(step.after),
    conditions: step.conditions.map((condition) => ({ ...condition, signs: changed(condition.signs) })),
  };
}
