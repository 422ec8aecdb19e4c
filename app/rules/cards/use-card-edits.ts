/**
 * The edits of cards: each gives a new text, in which a line that is not edited stays letter by letter. Edits
 * that come before the page is drawn again begin with what the one before them left.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { printRules, textOfChange } from '../../../engine/rulesets/index.ts';
import type { RulesHand } from './hand.ts';
import type { EditedRules } from './whole-edits.ts';

export type CardTexts = {
  /** Gets the text after an edit; it may be called several times before the next rendering. */
  readonly change: (text: string) => void;
  /** The changes until then are one step of undo. */
  readonly settle: () => void;
  /** A hand begins to paint, or lifts: a pause of the hand that holds a stroke ends no step. */
  readonly hold: (isHeld: boolean) => void;
};

/** `read` reads a text of rules on this kind of board. */
export function useCardEdits<Rules extends EditedRules>(
  text: string,
  rules: Rules,
  read: (text: string) => Rules,
  { change, settle, hold }: CardTexts,
) {
  const latest = useRef({ text, rules });
  const cards = useRef<HTMLDivElement>(null);
  const focused = useRef<string | undefined>(undefined);
  const isPainting = useRef<boolean>(false);
  /** The card that has the keyboard after the last edit, if this said so. */
  const [added, setAdded] = useState<number | undefined>(undefined);
  const doing = useRef({ change, settle, hold, read });
  doing.current = { change, settle, hold, read };
  useLayoutEffect(() => {
    latest.current = { text, rules };
    if (focused.current === undefined) return;
    cards.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  }, [text, rules]);
  const edit: RulesHand<Rules>['edit'] = useCallback((changed, then) => {
    const { text: before, rules: now } = latest.current;
    const next = changed(now);
    if (printRules(next) === printRules(now)) return;
    const after = textOfChange(before, now, next);
    latest.current = { text: after, rules: doing.current.read(after) };
    focused.current = then;
    const card = /data-card="(\d+)"/.exec(then ?? '')?.[1];
    if (card !== undefined) setAdded(Number(card));
    doing.current.change(after);
    if (!isPainting.current) doing.current.settle();
  }, []);
  const stroke = useCallback((paints: boolean): void => {
    if (isPainting.current && !paints) doing.current.settle();
    isPainting.current = paints;
    doing.current.hold(paints);
  }, []);
  return { cards, edit, stroke, added };
}
