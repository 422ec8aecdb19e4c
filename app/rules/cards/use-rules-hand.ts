/**
 * What all cards of one text share: the hand that edits the rules, and what is wrong on which line. A line
 * that no edit changes stays letter by letter.
 */
import { useMemo } from 'react';
import type { RulesDraft } from '../../../engine/rulesets/index.ts';
import { looksOfSigns, type RulesHand } from './hand.ts';
import { useProblemsByLine } from './problems-by-line.ts';
import { type CardTexts, useCardEdits } from './use-card-edits.ts';
import { type EditedRules, piecesNamed } from './whole-edits.ts';

export type CardsProps = CardTexts & {
  /** The text of the rules, with all its mistakes. */
  readonly text: string;
  /** Which card is highlighted, by the number of its rule from 0. */
  readonly pointed: number | undefined;
  /** The pointer or the keyboard is on a card, or on none. */
  readonly point: (rule: number | undefined) => void;
  readonly readOnly: boolean;
};

/** `read` reads a text of rules on this kind of board. */
export function useRulesHand<Rules extends EditedRules>(
  { text, change, settle, hold, pointed, point, readOnly }: CardsProps,
  read: (text: string) => RulesDraft<Rules>,
) {
  const { rules, problems } = read(text);
  const pieces = useMemo(() => piecesNamed(rules), [rules]);
  const looks = useMemo(() => looksOfSigns(rules), [rules]);
  const readRules = (typed: string): Rules => read(typed).rules;
  const { cards, edit, stroke, added } = useCardEdits(text, rules, readRules, { change, settle, hold });
  const hand = useMemo(
    (): RulesHand<Rules> => ({ rules, pieces, looks, readOnly, edit }),
    [rules, pieces, looks, readOnly, edit],
  );
  const { lines, onLine } = useProblemsByLine(text, problems);
  /** What is wrong on no line of these parts of the rules. */
  const problemsBeside = (parts: readonly { readonly at: { readonly line: number } }[]) => {
    const ofParts = new Set(parts.map(({ at }) => at.line));
    return problems.filter(({ line }) => !ofParts.has(line));
  };
  /** For the card of each rule. */
  const cardProps = (i: number) => ({
    number: i,
    rule: rules.rules[i] as Rules['rules'][number],
    isPointed: pointed === i,
    point,
    problems: onLine(rules.rules[i].at.line),
    lines,
  });
  return { hand, stroke, cards, lines, onLine, problemsBeside, cardProps, always: [added, pointed] };
}
