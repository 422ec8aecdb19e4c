/** Edits of the rules of a board whose ruleset a person writes as a text. */
import { setView } from '../../engine/document/edits/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { idOfRules } from '../../engine/rulesets/index.ts';
import { parseAskedFamily, printAskedFamily } from '../../engine/sweeps/index.ts';
import { applyEdit } from '../store/document.ts';
import { rulesetOf, rulesTextOf, writtenCalled } from '../store/rulesets.ts';
import { setUpOf } from '../store/subject.ts';
import { type Typing, typingInto } from './typing.ts';

/**
 * The game that was played by the old rules goes with these; a title that only named them names the new ones,
 * and the table that was asked for is of the new ones, as far as these can be read.
 */
export function withRulesText(document: GameDocument, text: string): GameDocument {
  const setUp = setUpOf(document);
  const before = rulesTextOf(document);
  if (!setUp || before === undefined || before === text) return document;
  const ruleset = idOfRules(text);
  const [old, now] = [rulesetOf(document), writtenCalled(ruleset)];
  const isNamedAfter = document.title === old?.name;
  const { sweep } = document.view;
  const asked = sweep && parseAskedFamily(sweep.of);
  const table =
    asked?.ok && asked.value.ruleset === old?.id && now?.hasRules
      ? { sweep: { ...sweep, of: printAskedFamily({ ...asked.value, ruleset: now.ruleset.id }) } }
      : {};
  return {
    ...setView(document, { variations: [], ...table }),
    title: (isNamedAfter && now?.ruleset.name) || document.title,
    board: { ...setUp, ruleset },
  };
}

/** A run of typing in the rules, or of painting their pictures. */
export const typingRules = (): Typing => typingInto(withRulesText);

type Fact = NonNullable<GameDocument['view']['facts']>[number];

const withoutFact = ({ view }: GameDocument, fact: Fact): readonly Fact[] =>
  (view.facts ?? []).filter(({ position, value }) => position !== fact.position || value !== fact.value);

/** Keeps a fact beside the rules, once. */
export const keepFact = (fact: Fact): void =>
  applyEdit((document) =>
    withoutFact(document, fact).length < (document.view.facts?.length ?? 0)
      ? document
      : setView(document, { facts: [...(document.view.facts ?? []), fact] }),
  );

export const removeFact = (fact: Fact): void =>
  applyEdit((document) => setView(document, { facts: withoutFact(document, fact) }));
