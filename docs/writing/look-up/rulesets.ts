/**
 * A page for each ruleset, made from the register: its rules, its starts as boards, its facts and families.
 */
import { usualRules } from '../../../engine/outcome/rules.ts';
import { endingSaid } from '../../../engine/rulesets/ending-said.ts';
import { type RulesetEntry, rulesetCatalogue } from '../../../engine/rulesets/ruleset-catalogue.ts';
import { code, codeCell, plain, source, table } from '../markdown.ts';
import type { Page } from '../page.ts';

/** A position on more lines than this takes more than a screen. */
const startFence = (ruleset: string, name: string, position: string): string =>
  [`\`\`\`board ${ruleset}`, `caption: ${plain(name)}: ${code(position)}`, position, '```'].join('\n');

/** The kind of sum and the convention under which a fact holds. */
function underWords(under: RulesetEntry['facts'][number]['under'], { rounds }: RulesetEntry): string {
  const { sum, convention } = {
    convention: rounds?.convention ?? usualRules.convention,
    sum: undefined,
    ...under,
  };
  return [convention, ...(sum === undefined ? [] : [sum])].map(codeCell).join(', ');
}

const players = {
  partizan: 'Left and Right can have different moves',
  impartial: 'both players have the same moves',
};

function rulesetPage(ruleset: RulesetEntry): Page {
  const { id, name, rules, clicks, notation, starts, facts, families } = ruleset;
  const text = [
    `# ${plain(name)}`,
    plain(rules),
    ...(clicks ? [plain(clicks.join(' '))] : []),
    `**Who wins.** ${plain(endingSaid(ruleset))}`,
    `**How a position is typed.** ${plain(notation)}`,
    `On the command line: ${code(`--ruleset ${id}`)}. ${players[ruleset.players][0].toUpperCase()}${players[ruleset.players].slice(1)}; ${ruleset.loopy ? 'play may go round for ever' : 'every play ends'}.${ruleset.source ? ` Source: ${source(ruleset.source)}.` : ''}`,
    '## Starts',
    ...starts.map((start) => startFence(id, start.name, start.position)),
    ...(facts.length > 0
      ? [
          '## Facts',
          'These values are in papers, and the engine finds the same:',
          table(
            ['position', 'value', ...(ruleset.rounds ? ['under'] : []), 'source'],
            facts.map((fact) => [
              codeCell(fact.position),
              codeCell(fact.value),
              ...(ruleset.rounds ? [underWords(fact.under, ruleset)] : []),
              source(fact.source),
            ]),
          ),
        ]
      : []),
    ...(families && families.length > 0
      ? [
          '## Families',
          `${code(`grundy sweep ${id} FAMILY …`)} makes a table of a family, and so does *Table* (${code('Shift+T')}) in the editor.`,
          table(
            ['family', 'positions', 'numbers'],
            families.map((family) => [
              codeCell(family.id),
              plain(family.says),
              family.parameters.map((parameter) => codeCell(parameter.name)).join(', '),
            ]),
          ),
        ]
      : []),
  ].join('\n\n');
  return { path: `look-up/rulesets/${id}.md`, text };
}

export const rulesetPages = (): readonly Page[] => [
  {
    path: 'look-up/rulesets/index.md',
    text: [
      '# Rulesets',
      'A board is a position of one of these rulesets. The program generates every position that can follow from it, merges equal ones, and solves them all.',
      table(
        ['ruleset', 'id', 'rules'],
        rulesetCatalogue.map(({ id, name, rules }) => [
          `[${plain(name)}](./${id}.md)`,
          codeCell(id),
          plain(rules),
        ]),
      ),
    ].join('\n\n'),
  },
  ...rulesetCatalogue.map(rulesetPage),
];
