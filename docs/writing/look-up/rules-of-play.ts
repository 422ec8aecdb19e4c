/**
 * A page of the rules under which a drawing is played: ways of play, ends, kinds of sum, and which sums there
 * are; made from their registers.
 */
import { join } from 'node:path';
import { words } from '../../../app/words.ts';
import { conventions, endings, usualRules, waysOfPlay } from '../../../engine/outcome/index.ts';
import { type RoundSum, roundSums, whyNoRoundSum } from '../../../engine/simultaneous/sums.ts';
import { kindsOfSum } from '../../../engine/sums/kinds.ts';
import type { Workshop } from '../figures.ts';
import { code, codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';
import { solvedPositions } from '../solved.ts';

const { wayIs, conventionIs } = words.rounds;

/** Who wins a play that never ends, in a word of the editor's choice. */
const endingIs = { left: 'Left wins it', draw: 'it is a draw', right: 'Right wins it' } as const;

const usually = (is: boolean): string => (is ? ' (usual)' : '');

const roundTable = table(
  ['sum', ...conventions.map(codeCell)],
  roundSums.map((sum: RoundSum) => [
    codeCell(sum),
    ...conventions.map((convention) => {
      const why = whyNoRoundSum(sum, convention);
      return why === undefined ? 'yes' : plain(`no: ${why}`);
    }),
  ]),
);

/** Terminal positions, each as the first node of an edge list. */
const ends: readonly (readonly [says: string, text: string])[] = [
  ['Left has two moves one after the other, Right none', 'end ->L next\nnext ->L last'],
  ['Left has a move, after which Right has one', 'end ->L next\nnext ->R last'],
  ['Right has three moves one after the other, Left none', 'end ->R b\nb ->R c\nc ->R last'],
  ['nobody has a move', '"end"'],
];

/** What these positions are worth by each convention, as the program says it. */
async function endsTable(workshop: Workshop): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const [says, text] of ends) {
    const worths: string[] = [];
    for (const convention of conventions) {
      const options = ['--play', 'simultaneous', '--convention', convention];
      const [[, found]] = await solvedPositions(text, workshop, options);
      worths.push(codeCell(found.text ?? ''));
    }
    rows.push([plain(says), ...worths]);
  }
  return table(['position', ...conventions.map(codeCell)], rows);
}

export async function rulesOfPlayPages(project: string): Promise<readonly Page[]> {
  const workshop = { project, scratch: join(project, '.cache/docs') };
  const text = [
    '# Rules of play and sums',
    'A drawing says in its `view` under which rules it is played, and the editor has choices for them; [the file format](./file-format.md#view) has their members. Files and the command line use the words below.',
    '## How the players move {#play}',
    table(
      ['`play`', 'the players move'],
      waysOfPlay.map((way) => [codeCell(way) + usually(way === usualRules.play), plain(wayIs[way])]),
    ),
    'In a drawing with a joint arc the players always move at once. In misère play infinite play is a draw, and scores, gray nodes and joint arcs are refused; a sum of pieces is the disjunctive one. [Misère play](../understand/misere.md) says what is known of it.',
    '## Play that never ends {#infinite-play}',
    table(
      ['`infinitePlay`', 'where play never ends and some arc is one player’s'],
      endings.map((ending) => [
        codeCell(ending) + usually(ending === usualRules.infinitePlay),
        plain(endingIs[ending]),
      ]),
    ),
    '## Ends of simultaneous games {#convention}',
    'A position of a simultaneous game is terminal if one of the players has no move. The convention says what such a position is worth.',
    table(
      ['`convention`', 'at the end'],
      conventions.map((convention) => [
        codeCell(convention) + usually(convention === usualRules.convention),
        plain(conventionIs[convention]),
      ]),
    ),
    'For example:',
    await endsTable(workshop),
    'By `scoring`, an end is worth the integer that it is worth if the players take turns; a score on the node replaces this integer. `majority` differs from `normal` only in sums.',
    '## Kinds of sum {#sum}',
    table(
      ['`sum`', 'name', 'sign', 'a turn, and the end'],
      kindsOfSum.map(({ id, name, sign, rule }) => [
        codeCell(id) + usually(id === usualRules.sum),
        plain(name),
        code(sign),
        plain(rule),
      ]),
    ),
    '## Sums of simultaneous games {#joint-rounds}',
    'Three kinds of sum have joint rounds, in which both players move.',
    table(
      ['`sum`', 'a joint round, and the end'],
      kindsOfSum.flatMap(({ id, roundRule }) => (roundRule ? [[codeCell(id), plain(roundRule)]] : [])),
    ),
    'Each kind of sum can be used with each convention, except one:',
    roundTable,
  ].join('\n\n');
  return [{ path: 'look-up/rules-of-play.md', text }];
}
