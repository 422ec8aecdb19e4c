/** What the `?` of a ruleset says, as the ruleset's page of the documentation does: its rules, who wins, how positions are typed, an example, its source. */
import { bibliography } from '../../engine/citing/index.ts';
import { endingSaid, type RulesetEntry } from '../../engine/rulesets/index.ts';
import { words } from '../words.ts';
import type { BlockOfParagraph, Paragraph, WordsOfParagraph } from './paragraph.ts';

const said = (head: string, ...parts: readonly WordsOfParagraph[]): BlockOfParagraph => ({
  kind: 'words',
  parts: [{ kind: 'strong', parts: [`${head}.`] }, ' ', ...parts],
});

/** The parts of its page that fit into the panel. */
export function paragraphOfRuleset(ruleset: RulesetEntry): Paragraph {
  const { id, name, rules, clicks, notation, starts, source } = ruleset;
  const { position } = starts.toSorted((a, b) => a.position.length - b.position.length)[0];
  const heads = words.help.ruleset;
  return {
    title: name,
    address: `look-up/rulesets/${id}.html`,
    blocks: [
      said(heads.moves, rules),
      ...(clicks ? [said(heads.clicks, clicks.join(' '))] : []),
      said(heads.ends, endingSaid(ruleset)),
      said(heads.notation, notation),
      { kind: 'board', ruleset, position },
      said(heads.example, { kind: 'code', text: position }),
      said(heads.source, `${source.at}: ${bibliography[source.work]}`),
    ],
  };
}
