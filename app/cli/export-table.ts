/**
 * `grundy export` of a table that grundy sweep wrote: as a plot in every format of figures, and as CSV or
 * LaTeX with the columns that are chosen.
 */
import { nearestWord } from '../../engine/answers/index.ts';
import { checkTable } from '../../engine/checking/index.ts';
import { type ExportFormat, exportFormats } from '../../engine/formats/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { drain, linesOfText, readTable, rulesetOfId, rulesets } from '../../engine/run.ts';
import {
  type ChosenColumns,
  captionOfTable,
  chosenTable,
  columnsOfTable,
  type FixedNumber,
  figureOfTable,
  programFamilies,
  readAskedPlot,
  type SweepTable,
} from '../../engine/sweeps/index.ts';
import { captionedTable, csvOfTable, latexMadeBy, latexOfCell, textCell } from '../../engine/tables/index.ts';
import { type CliArguments, changesNothingWith } from './arguments.ts';
import { isForScreen, notForTerminal, writeOut } from './destination.ts';
import { writtenWhole } from './export-written.ts';
import { askedParts, askedStyle } from './figure-style.ts';
import { called } from './files-in-messages.ts';
import { readText } from './input.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { madeByCommand } from './release.ts';

/**
 * The formats of tables as tables. No format of drawings and figures has one of these ids, since `--to` takes
 * both.
 */
export const tableFormats = ['csv', 'latex'] as const;
type TableExport = (typeof tableFormats)[number];

const plotFormats = exportFormats.filter(({ describes }) => describes === 'figure');

/** The options that change something, in which formats. */
const everywhere = ['to', 'out', 'where'];
const ofPlots = [
  ...['plot', 'style', 'font-size', 'legend', 'with', 'without', 'black', 'ground', 'width'],
  ...['text', 'scale', 'author', 'standalone', 'styles-apart', 'caption', 'label'],
];
const ofWritten: Readonly<Record<TableExport, readonly string[]>> = {
  csv: ['columns', 'sort'],
  latex: ['columns', 'sort', 'caption', 'label', 'checked'],
};

/** Whether a table is what is exported: it is plotted, or written as one. */
export const isTableAsked = (asked: CliArguments): boolean =>
  asked.has('plot') || tableFormats.some((format) => format === asked.all('to').at(-1));

/** A word after --plot that is given without quotation marks: `x=n y=value`. */
const plotWord = /^(?:[a-z]\w*=[\w-]+|points|line|grid|order)$/;

/** Whether the text of a file is a table. */
export const isTable = (text: string): boolean =>
  /^\uFEFF?(?:# grundy table|\{"format":"grundy-table")/.test(text);

export async function exportTable(
  asked: CliArguments,
  output: Output,
  options: readonly string[],
): Promise<boolean> {
  const words = asked.files.filter((file) => asked.has('plot') && plotWord.test(file));
  const files = asked.files.filter((file) => !words.includes(file));
  if (files.length !== 1) {
    tell('grundy export: needs one table; write grundy export TABLE --plot x=n y=value --to svg');
    return false;
  }
  const [file] = files;
  const format = formatOf(asked, options);
  const text = format.ok ? await readText(file) : format;
  if (!text.ok) {
    tellProblems(format.ok ? called(file) : 'grundy export', text.problems);
    return false;
  }
  const table = tableIn(called(file), text.value);
  const made = table.ok
    ? await exported({ file, text: text.value }, table.value, words, format.ok ? format.value : 'csv', asked)
    : table;
  if (!made.ok) {
    tellProblems(called(file), made.problems);
    return false;
  }
  const problems = await writeOut([made.value], asked, output);
  tellProblems(asked.all('out').at(-1) ?? '', problems);
  return problems.length === 0;
}

/** The format, if every option that was given changes something in it. */
function formatOf(asked: CliArguments, options: readonly string[]): Result<TableExport | ExportFormat> {
  const named = asked.all('to').at(-1);
  const known = [...(asked.has('plot') ? plotFormats : []), ...tableFormats];
  const idOf = (each: (typeof known)[number]): string => (typeof each === 'string' ? each : each.id);
  const format = known.find((each) => idOf(each) === named);
  if (format === undefined)
    return refused([
      {
        place: '--to',
        says: `${named === undefined ? 'is missing; give --to with' : `a table has no format "${named}"; give`} one of ${known.map(idOf).join(', ')}`,
      },
    ]);
  const isWritten = typeof format === 'string';
  const changes = [...everywhere, ...(isWritten ? ofWritten[format] : ofPlots)];
  const problems = options
    .filter((option) => asked.has(option) && !changes.includes(option))
    .map(
      (option): Problem => ({
        place: `--${option}`,
        says: changesNothingWith(isWritten ? `--to ${format}` : '--plot'),
      }),
    );
  for (const option of ['with', 'without'] as const)
    for (const part of askedParts(asked, option))
      if (part !== 'legend')
        problems.push({ place: `--${option}`, says: `${part} ${changesNothingWith('--plot')}` });
  if (!isWritten && format.bytes && isForScreen(asked))
    problems.push({ place: '--to', says: notForTerminal(format.id) });
  return problems.length > 0 ? refused(problems) : accepted(format);
}

/** The table; an incomplete line is left out, with a message. */
function tableIn(name: string, text: string): Result<SweepTable> {
  if (!isTable(text))
    return refused([
      {
        place: '',
        says: 'is not a table that grundy sweep wrote, and only such tables can be exported by --plot, --to csv or --to latex; export a drawing by --to svg',
      },
    ]);
  const read = readTable(linesOfText(text), rulesets);
  if (read.ok && read.value.brokenOff !== undefined)
    tell(`${name}: line ${read.value.brokenOff}: ends too early, and is left out`);
  return read;
}

async function exported(
  { file, text }: { readonly file: string; readonly text: string },
  table: SweepTable,
  words: readonly string[],
  format: TableExport | ExportFormat,
  asked: CliArguments,
): Promise<Result<string | Uint8Array>> {
  const { ruleset: id } = table.family;
  const ruleset = programFamilies(id) ?? rulesetOfId(id);
  if (!ruleset)
    return refused([
      {
        place: '',
        says: `there is no ruleset "${id}" in this version; take a newer version of Grundy`,
      },
    ]);
  const checked = asked.has('checked') ? checkedInWords(text) : accepted(undefined);
  if (!checked.ok) return checked;
  if (table.rows.length < table.of) tell(`${called(file)}: has ${table.rows.length} of ${table.of} rows`);
  const fixed = askedNumbers(table, asked);
  if (!fixed.ok) return fixed;
  const captionOf = (shown: readonly FixedNumber[]) => captionOfTable(table, ruleset, checked.value, shown);
  if (typeof format === 'string') {
    const chosen = chosenColumns(table, asked);
    if (!chosen.ok) return chosen;
    const written = chosenTable(table, { ...chosen.value, fixed: fixed.value });
    if (format === 'csv') return accepted(csvOfTable(written));
    const own = asked
      .all('caption')
      .slice(-1)
      .map((text) => textCell(text));
    const about = captionOf(fixed.value);
    const caption = {
      text: [...own, about].map(({ text: said }) => said).join(' '),
      latex: [...own, about].map(latexOfCell).join(' '),
    };
    return accepted(
      latexMadeBy(
        captionedTable(written, { caption, label: asked.all('label').at(-1), numbers: written.numbers }),
        madeByCommand,
      ),
    );
  }
  const plot = readAskedPlot([...asked.all('plot'), ...words], table);
  if (!plot.ok) return refused(plot.problems.map(({ place, says }) => ({ place: `--plot ${place}`, says })));
  const style = askedStyle(asked);
  if (!style.ok) return style;
  const caption = asked.all('caption').at(-1) ?? '';
  const whole = { ...plot.value, fixed: [...plot.value.fixed, ...fixed.value] };
  // Pens end a title themselves.
  const about = captionOf(whole.fixed);
  const figure = figureOfTable(table, whole, { title: about.text.replace(/\.$/, ''), caption }, style.value);
  return await writtenWhole(called(file), figure, {}, format, asked);
}

/**
 * How the values of a table are known, after they were checked as grundy check does; refused with every line
 * that is wrong.
 */
function checkedInWords(text: string): Result<string> {
  const report = drain(checkTable(text));
  if (!report.ok) return report;
  const values = report.value.columns.find(({ name }) => name === 'value');
  const sum = (some: readonly { readonly count: number }[] = []): number =>
    some.reduce((total, { count }) => total + count, 0);
  const [right, left] = [sum(values?.right), sum(values?.unchecked)];
  return accepted(
    left === 0
      ? 'Values checked by play.'
      : `${right} of ${right + left} values checked by play, the others as computed.`,
  );
}

/** The numbers that --where names, `m=1,n=2`. */
function askedNumbers({ names }: SweepTable, asked: CliArguments): Result<readonly FixedNumber[]> {
  const fixed: FixedNumber[] = [];
  for (const word of asked
    .all('where')
    .flatMap((text) => text.split(/[\s,]+/))
    .filter(Boolean)) {
    const [, name = '', number = ''] = /^([a-z]\w*)=(-?\d+)$/.exec(word) ?? [];
    if (!names.includes(name))
      return refused([
        {
          place: '--where',
          says: `"${word}" does not say which number of the family has which value; write ${names[0]}=1${names.length > 1 ? `; the numbers are ${names.join(', ')}` : ''}`,
        },
      ]);
    fixed.push({ name, number: Number(number) });
  }
  return accepted(fixed);
}

/** --columns and --sort; a minus before the column sorts the greatest first. */
function chosenColumns(table: SweepTable, asked: CliArguments): Result<Omit<ChosenColumns, 'fixed'>> {
  const known = columnsOfTable(table);
  const problems: Problem[] = [];
  const there = (option: string, name: string): string => {
    if (!known.includes(name)) {
      const near = nearestWord(name, known);
      problems.push({
        place: `--${option}`,
        says: `there is no column "${name}"; ${near ? `did you mean ${near}?` : `the columns are ${known.join(', ')}`}`,
      });
    }
    return name;
  };
  const columns = asked
    .all('columns')
    .flatMap((text) => text.split(',').map((name) => there('columns', name.trim())));
  const by = asked.all('sort').at(-1);
  const sort =
    by === undefined ? undefined : { column: there('sort', by.replace(/^-/, '')), falls: by.startsWith('-') };
  return problems.length > 0
    ? refused(problems)
    : accepted({ ...(columns.length > 0 && { columns }), ...(sort && { sort }) });
}
