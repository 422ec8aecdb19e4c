/**
 * A page of notations: every form of text that is read, and how each game is printed, as the program itself
 * says when it is given the text.
 */
import { join } from 'node:path';
import { emptyDocument, formOf, mergeEdgeList, printEdgeList } from '../../../engine/document/index.ts';
import { exportFormats } from '../../../engine/formats/index.ts';
import { rulesetCatalogue } from '../../../engine/rulesets/ruleset-catalogue.ts';
import type { Workshop } from '../figures.ts';
import { codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';
import { solvedPositions } from '../solved.ts';
import { edgeListLines, formExamples, scoredGames, typedGames } from './notation-examples.ts';

/** A form with its example as it is written and as it is drawn. */
function formSection(form: string): readonly string[] {
  const { title, says, text } = formExamples[form as keyof typeof formExamples];
  if (formOf(text) !== form) throw new Error(`this text is read as ${formOf(text)}, not as ${form}: ${text}`);
  const shown = [
    '```drawing',
    `caption: ${title}, drawn from this text.`,
    'options: --with names',
    '',
    text,
    '```',
  ];
  return [`### ${title}`, says, `\`\`\`text\n${text}\n\`\`\``, shown.join('\n')];
}

/** How a line is printed again in the Text tab. */
function printedAgain(line: string): string {
  const read = mergeEdgeList(emptyDocument, line);
  if (!read.ok) throw new Error(`${line}: ${read.problems[0].says}`);
  return printEdgeList(read.value)
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map(codeCell)
    .join('<br>');
}

/** A table of games as they are typed, and as they are printed. */
async function gamesTable(texts: readonly string[], workshop: Workshop): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const text of texts) {
    const [[, { text: printed, latex, value }]] = await solvedPositions(`g := ${text}`, workshop);
    rows.push([
      codeCell(text),
      codeCell(printed ?? ''),
      codeCell(latex ?? ''),
      value ? plain(value.spoken) : '',
    ]);
  }
  return table(['typed', 'printed', 'LaTeX', 'read aloud'], rows);
}

const formatsTable = table(
  ['format', 'id', 'file'],
  exportFormats.map(({ id, name, extension }) => [plain(name), codeCell(id), codeCell(`*${extension}`)]),
);

export async function notationPages(project: string): Promise<readonly Page[]> {
  const workshop = { project, scratch: join(project, '.cache/docs') };
  const games: string[] = [];
  for (const [title, texts] of typedGames) games.push(`### ${title}`, await gamesTable(texts, workshop));
  const text = [
    '# Notations',
    'This page lists what the program reads and what it prints. It reads a text that you paste or open, a text in the *Text* tab, and a file on the command line. It finds the form of a text from the text itself.',
    '## Texts that are read as drawings',
    ...Object.keys(formExamples).flatMap(formSection),
    '### Files, links and figures',
    'The program also reads [files of Grundy](./file-format.md), links to drawings, and figures that the program has exported as SVG, PNG, PDF, TikZ or live pages, since they carry their drawing.',
    '## Lines of an edge list',
    table(
      ['line', 'meaning', 'printed'],
      edgeListLines.map(([line, meaning]) => [codeCell(line), plain(meaning), printedAgain(line)]),
    ),
    '## Games without scores',
    'The first column has each game as you may type it. The program prints its canonical form: by a name, or by its options. Texts with `\\` are LaTeX.',
    ...games,
    '## Games with scores',
    'A score after `^` or `∅` is what the game is worth when that player is to move and cannot.',
    await gamesTable(scoredGames, workshop),
    'Values of digraphs with cycles, such as `∞_0`, and of simultaneous games are printed as on the page of [values](./values.md).',
    '## Positions of boards',
    'Each ruleset has a notation of its own; its page has more positions.',
    table(
      ['ruleset', 'position'],
      rulesetCatalogue.map(({ id, name, starts }) => [
        `[${plain(name)}](./rulesets/${id}.md)`,
        codeCell(starts[0].position),
      ]),
    ),
    '## Formats that are written',
    '`grundy export --to FORMAT`, and *Export* in the editor, write figures in these formats:',
    formatsTable,
    'Tables are written as CSV or as LaTeX, and with `--json` as a line of JSON for each position.',
  ].join('\n\n');
  return [{ path: 'look-up/notations.md', text }];
}
