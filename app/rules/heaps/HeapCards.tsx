/**
 * Rules on heaps as cards, in step with their text: each edit gives a new text in which only its own lines
 * change.
 */
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { type RulesOnHeaps, type RulesProblem, splitLines } from '../../../engine/rulesets/index.ts';
import { Button } from '../../parts/Button.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { words } from '../../words.ts';
import { CardProblems } from '../cards/CardProblems.tsx';
import css from '../cards/rule-cards.module.css';
import { HeapCard, type HeapCardActs } from './HeapCard.tsx';
import {
  type HeapRuleTyped,
  newHeapRules,
  withHeapLine,
  withHeapRule,
  withHeapRulesExchanged,
  withHeapRuleTwice,
  withHeapsName,
  withoutHeapRule,
} from './heap-edits.ts';
import { noRuleKeys, ruleKeysAfter } from './rule-keys.ts';

export function HeapCards(props: {
  /** The text of the rules, with all its mistakes, and what was read of it. */
  readonly text: string;
  readonly rules: RulesOnHeaps;
  readonly problems: readonly RulesProblem[];
  /** Gets the text after an edit, which is a step of undo. */
  readonly change: (text: string) => void;
  readonly pointed: number | undefined;
  readonly point: (rule: number | undefined) => void;
  readonly readOnly: boolean;
}) {
  const { text, rules, problems, change, pointed, point, readOnly } = props;
  const lines = splitLines(text);
  const known = useRef(noRuleKeys);
  known.current = ruleKeysAfter(
    known.current,
    rules.rules.map(({ at }) => lines[at.line - 1]),
  );
  const onCards = new Set(rules.rules.map(({ at }) => at.line));
  const actsOf = (i: number): HeapCardActs => {
    const rule = rules.rules[i];
    return {
      change: (typed: HeapRuleTyped) => {
        const made = withHeapRule(text, rule, typed);
        if ('problem' in made) return words.ruleCards.problemAt('', made.problem.says);
        change(made.text);
        return undefined;
      },
      move: (by) => change(withHeapRulesExchanged(text, rule, rules.rules[i + by])),
      duplicate: () => change(withHeapRuleTwice(text, rule)),
      remove: () => change(withoutHeapRule(text, rule)),
    };
  };
  return (
    <div className={css.cards}>
      <TextField
        label={words.ruleCards.name}
        value={rules.name}
        readOnly={readOnly}
        commit={(name) => change(withHeapsName(text, name))}
      />
      <CardProblems of={problems.filter(({ line }) => !onCards.has(line))} lines={lines} areNumbered />
      <ol className={css.list} aria-label={words.ruleCards.cards}>
        {rules.rules.map((rule, i) => (
          <HeapCard
            key={known.current.keys[i]}
            rule={rule}
            number={i}
            count={rules.rules.length}
            isPointed={pointed === i}
            point={point}
            readOnly={readOnly}
            acts={actsOf(i)}
          >
            <CardProblems of={problems.filter(({ line }) => line === rule.at.line)} lines={lines} />
          </HeapCard>
        ))}
      </ol>
      {!readOnly && (
        <p className={css.adds}>
          <Button onClick={() => change(withHeapLine(text, newHeapRules.taking))}>
            <Plus size={14} aria-hidden="true" /> {words.ruleCards.addRule}
          </Button>
          <Button look="quiet" onClick={() => change(withHeapLine(text, newHeapRules.code))}>
            <Plus size={14} aria-hidden="true" /> Octal code
          </Button>
        </p>
      )}
    </div>
  );
}
