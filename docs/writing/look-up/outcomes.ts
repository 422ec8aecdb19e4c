/** A page of all outcome classes, of each kind of play, made from their register. */
import { outcomeClasses } from '../../../engine/outcome/classes.ts';
import {
  impartialOutcomes,
  type Outcome,
  partizanOutcomes,
  simultaneousClass,
  simultaneousOutcomes,
} from '../../../engine/outcome/outcome.ts';
import { codeCell, plain, sentence, table } from '../markdown.ts';
import type { Page } from '../page.ts';

const classTable = (classes: readonly Outcome[]): string =>
  table(
    ['class', 'in files', 'meaning', 'read aloud', 'LaTeX'],
    classes.map((outcome) => {
      const { letter, latex, spoken, says } = outcomeClasses[outcome];
      return [letter, codeCell(outcome), plain(sentence(says)), plain(spoken), codeCell(latex)];
    }),
  );

const results = ['Left wins', 'a draw', 'Right wins'] as const;

/** The nine classes by what happens as either player starts. */
const startsTable = table(
  ['', ...results.map((result) => `Left starts: ${result}`)],
  results.map((result, row) => [
    `Right starts: ${result}`,
    ...results.map((_, column) => codeCell(partizanOutcomes[3 * row + column])),
  ]),
);

const signs = [-1, 0, 1] as const;
const sure = { '1': 'a win of Left', '0': 'a draw', '-1': 'a win of Right' } as const;

/** The six classes by what is sure where one player sees the other's move. */
const seenTable = table(
  ['Right sees Left’s move', 'Left sees Right’s move', 'class'],
  signs.flatMap((rightSees) =>
    signs
      .filter((leftSees) => leftSees >= rightSees)
      .map((leftSees) => [sure[rightSees], sure[leftSees], codeCell(simultaneousClass(rightSees, leftSees))]),
  ),
);

export function outcomePages(): readonly Page[] {
  const text = [
    '# Outcome classes',
    'An outcome class says who wins with best play. It does not depend on a theory: the program finds it by play.',
    '## Impartial games {#impartial}',
    'Every move belongs to both players, so the class says only who wins: the one who moves next, or the one who moved before.',
    classTable(impartialOutcomes),
    '## Partizan games {#partizan}',
    'Either player may start, and best play ends in a win of Left, a draw or a win of Right. These are nine cases:',
    startsTable,
    classTable(partizanOutcomes),
    '## Simultaneous games {#simultaneous}',
    'These are the classes of extended normal play. Let one player see the move of the other before each choice: nothing is left to chance then, and two results tell the class.',
    seenTable,
    classTable(simultaneousOutcomes),
  ].join('\n\n');
  return [{ path: 'look-up/outcomes.md', text }];
}
