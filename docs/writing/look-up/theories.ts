/**
 * A page for each theory, made from the register: what it covers, which measures and questions it has, and
 * its facts as drawings.
 */

import { questions } from '../../../engine/questions/register.ts';
import { type TheoryEntry, theoryCatalogue } from '../../../engine/theories/theory-catalogue.ts';
import { graphOfText } from '../graph-of-text.ts';
import { code, codeCell, plain, source, table } from '../markdown.ts';
import type { Page } from '../page.ts';

/** How a drawing is solved by the theory: a drawing's text does not say that it is played in misère. */
const optionsOf = ({ id, space }: TheoryEntry): string =>
  `--theory ${id}${space === 'misere' ? ' --play misere' : ''}`;

/** A drawing of a fact: what the paper says of it is compared with what the engine finds. */
const factFence = (
  theory: TheoryEntry,
  { name, graph, values, source: cited }: TheoryEntry['facts'][number],
): string =>
  [
    '```drawing',
    `caption: ${plain(name)}. ${source(cited)}`,
    `values: ${Object.entries(values)
      .map(([node, value]) => `${node} = ${value}`)
      .join('; ')}`,
    `options: ${optionsOf(theory)}`,
    '',
    graph,
    '```',
  ].join('\n');

/** The facts that are small enough to be read in a page. */
const mostShown = 6;

/** Why it applies to the drawings of its facts, in the words of the status line. */
const coverOf = (theory: TheoryEntry): readonly string[] => [
  ...new Set(
    theory.facts.map(({ graph }) => {
      const drawn = graphOfText(graph);
      return theory.applies(theory.space === 'misere' ? { ...drawn, misere: true } : drawn).reason;
    }),
  ),
];

function theoryPage(theory: TheoryEntry): Page {
  const own = questions.filter((question) => theory.questions?.includes(question));
  const measures = theory.measures?.list ?? [];
  const text = [
    `# ${plain(theory.name)}`,
    `[What it covers](../in-the-editor.md#theory-${theory.id}). On the command line: ${code(optionsOf(theory))}. Source: ${source(theory.source)}.`,
    `It is used if this holds: ${plain(coverOf(theory).join('; or '))}.${theory.onRequest ? ' Grundy uses it only if you ask for it.' : ''}`,
    ...(theory.hasPublishedVariant
      ? [
          'Its algorithms can also be used as they are printed: *as published* in the editor, `--as-published` on the command line.',
        ]
      : []),
    ...(measures.length > 0
      ? [
          '## Measures',
          table(
            ['measure', 'id', 'what it is'],
            measures.map(({ id, title, says }) => [plain(title), codeCell(id), plain(says)]),
          ),
        ]
      : []),
    ...(own.length > 0
      ? [
          '## Questions',
          table(
            ['question', 'id', 'what one learns'],
            own.map(({ id, title, says }) => [plain(title), codeCell(id), plain(says)]),
          ),
        ]
      : []),
    '## Facts',
    `The engine reproduces ${theory.facts.length} digraphs with their values. The first of them:`,
    ...theory.facts.slice(0, mostShown).map((fact) => factFence(theory, fact)),
  ].join('\n\n');
  return { path: `look-up/theories/${theory.id}.md`, text };
}

export const theoryPages = (): readonly Page[] => [
  {
    path: 'look-up/theories/index.md',
    text: [
      '# Theories',
      'A theory covers some drawings, and gives each position of such a drawing its value. The status line says which one is used. The inspector says why, and there you can choose another one.',
      table(
        ['theory', 'id', 'where it applies', 'source'],
        theoryCatalogue.map((theory) => [
          `[${plain(theory.name)}](./${theory.id}.md)`,
          codeCell(theory.id),
          plain(coverOf(theory).join('; or ')) + (theory.onRequest ? ' (on request)' : ''),
          source(theory.source),
        ]),
      ),
    ].join('\n\n'),
  },
  ...theoryCatalogue.map(theoryPage),
];
