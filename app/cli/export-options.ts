/**
 * The options of `grundy export`, and where each changes what is written: one table says in which formats it
 * does, and whether it does for a board. An option that would change nothing is refused.
 */
import { isWebAddress, noWebAddress } from '../../engine/document/links/index.ts';
import { figureRanges, shownParts } from '../../engine/figure/index.ts';
import {
  type ExportFeature,
  type ExportFormat,
  exportFormatOf,
  exportFormats,
} from '../../engine/formats/index.ts';
import { mostColumns } from '../../engine/pictures/index.ts';
import type { Problem } from '../../engine/result.ts';
import {
  type CliArguments,
  type CliOptions,
  changesNothingWith,
  changesNothingWithout,
  notBeside,
  type Option,
} from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import { outOption } from './destination.ts';
import { answerOptions } from './export-answers.ts';
import { isTableAsked } from './export-table.ts';
import { askedParts, styleOptions } from './figure-style.ts';
import { playOptions, theoryOption } from './options.ts';

/** The lines that may be written below a board. */
export const worthKinds = ['values', 'outcomes'] as const;

type Effect = {
  /** The ids of the formats in which the option changes something. */
  readonly formats: readonly string[];
  /** Whether it concerns nodes, values or the carried document, which no board has. */
  readonly ofDrawings?: true;
  /** Whether it concerns positions on boards alone. */
  readonly ofBoards?: true;
  /** Why it changes nothing beside the other options, in a format where it may change something. */
  readonly unless?: (asked: CliArguments, format: ExportFormat | undefined) => string | undefined;
};

const formatsWhere = (isOne: (format: ExportFormat) => boolean): readonly string[] =>
  exportFormats.filter(isOne).map(({ id }) => id);
const everyFormat = formatsWhere(() => true);
const pictures = formatsWhere(({ describes }) => describes === 'figure');
const figures = formatsWhere(({ describes }) => describes !== 'drawing');
const having = (...features: readonly ExportFeature[]): readonly string[] =>
  formatsWhere(({ honours }) => features.some((feature) => honours.has(feature)));
/** The formats that are written from a figure and honour the feature. */
const figuresWith = (feature: ExportFeature): readonly string[] =>
  formatsWhere(({ describes, honours }) => describes !== 'drawing' && honours.has(feature));
const named = (asked: CliArguments, option: string): string | undefined => asked.all(option).at(-1);

/** The option by which a figure of answers is asked for, in place of a drawing or a board. */
const answersAsked = (asked: CliArguments): string | undefined =>
  Object.keys(answerOptions).find((option) => asked.has(option));

/** What concerns nodes, or boards, and nothing else that is drawn. */
const notOfAnswers = ['values', 'stops', 'outcomes', 'only', 'node-size', 'beamer', 'worth', 'line'];
/** What of a drawing or of boards concerns figures of answers too. */
const ofAnswers = ['font-size', 'columns', 'budget'];

/** The parts of a figure that a board or a format does not have. */
function partsMissing(
  asked: CliArguments,
  option: 'with' | 'without',
  format: ExportFormat | undefined,
): string | undefined {
  const instead = answersAsked(asked) ?? (asked.has('ruleset') ? 'ruleset' : undefined);
  const honoured = (['legend', ...shownParts] as const).filter((part) => format?.honours.has(part));
  const there: readonly string[] | undefined = instead
    ? ['legend']
    : format?.describes === 'graph'
      ? honoured
      : undefined;
  const missing = there && askedParts(asked, option).find((part) => !there.includes(part));
  if (missing !== undefined)
    return `${missing} ${changesNothingWith(instead ? `--${instead}` : `--to ${format?.id}`)}`;
  const twice =
    option === 'without' &&
    askedParts(asked, 'with').find((part) => askedParts(asked, option).includes(part));
  return twice ? `${twice} is named by --with, too; leave one of the two out` : undefined;
}

const effects: Readonly<Record<string, Effect>> = {
  text: { formats: having('words') },
  scale: { formats: having('scale') },
  author: { formats: having('author') },
  standalone: { formats: having('form') },
  'styles-apart': { formats: having('form') },
  beamer: { formats: having('form'), ofDrawings: true },
  link: {
    formats: having('link'),
    ofDrawings: true,
    unless: (asked) => (asked.all('link').every(isWebAddress) ? undefined : noWebAddress),
  },
  label: {
    formats: having('caption'),
    unless: (asked) =>
      asked.has('caption') || named(asked, 'legend') === 'caption' || named(asked, 'to') === 'latex'
        ? undefined
        : changesNothingWithout('--caption'),
  },
  caption: { formats: having('caption', 'description'), unless: notBeside('standalone', 'beamer') },
  width: { formats: figuresWith('widest') },
  style: { formats: figuresWith('style') },
  'node-size': { formats: figuresWith('nodeSize') },
  'font-size': { formats: figuresWith('textSize'), ofDrawings: true },
  values: {
    formats: figuresWith('values'),
    ofDrawings: true,
    unless: (asked, format) =>
      format?.honours.has('places') === false && named(asked, 'values') !== 'none'
        ? `needs none with --to ${format.id}; write --values none`
        : undefined,
  },
  stops: { formats: figuresWith('labels'), ofDrawings: true, unless: notBeside('outcomes') },
  outcomes: { formats: figuresWith('labels'), ofDrawings: true },
  legend: {
    formats: pictures,
    unless(asked, format) {
      const part = (['with', 'without'] as const).find((option) =>
        askedParts(asked, option).includes('legend'),
      );
      if (part) return changesNothingWith(`--${part} legend`);
      const hasCaption = !format || format.honours.has('caption') || format.honours.has('description');
      return !hasCaption && named(asked, 'legend') === 'caption'
        ? `a ${format.name} has no caption; give below or none`
        : undefined;
    },
  },
  with: { formats: figures, unless: (asked, format) => partsMissing(asked, 'with', format) },
  without: { formats: figures, unless: (asked, format) => partsMissing(asked, 'without', format) },
  black: { formats: figuresWith('colours') },
  'from-zero': {
    formats: pictures,
    unless: (asked) => (asked.has('thermograph') ? undefined : changesNothingWithout('--thermograph')),
  },
  only: { formats: figuresWith('selection'), ofDrawings: true },
  ...Object.fromEntries(
    Object.keys(answerOptions).map((option) => [option, { formats: everyFormat, unless: noAnswers }]),
  ),
  ground: { formats: having('ground') },
  reveal: { formats: everyFormat, unless: notBeside('ruleset') },
  theory: { formats: having('labels'), ofDrawings: true },
  play: { formats: everyFormat, unless: notOfBoards },
  convention: { formats: everyFormat, ofDrawings: true },
  'as-published': { formats: having('labels'), ofDrawings: true },
  worth: { formats: pictures, ofBoards: true },
  line: { formats: pictures, ofBoards: true },
  columns: { formats: pictures, ofBoards: true },
  plot: { formats: pictures },
  where: { formats: pictures, unless: onlyOfTables },
  sort: { formats: [], unless: onlyOfTables },
  checked: { formats: [], unless: onlyOfTables },
  budget: {
    formats: pictures,
    ofBoards: true,
    unless: (asked) =>
      asked.has('worth') || answersAsked(asked) ? undefined : changesNothingWithout('--worth'),
  },
};

/** Why a way of play has no boards: both players at once have none, and by turns is how they are played. */
function notOfBoards(asked: CliArguments): string | undefined {
  const answers = asked.has('ruleset') ? answersAsked(asked) : undefined;
  if (answers) return changesNothingWith(`--${answers}`);
  return asked.has('ruleset') && named(asked, 'play') !== 'misere'
    ? 'boards are drawn as their ruleset is played, or with --play misere'
    : undefined;
}

/** Why what concerns tables alone changes nothing. */
const onlyOfTablesSays =
  'is for tables that grundy sweep wrote; add --plot, --to csv or --to latex, or leave this option out';
function onlyOfTables(asked: CliArguments): string | undefined {
  return isTableAsked(asked) ? undefined : onlyOfTablesSays;
}

/** Why a format has no figure of answers. */
function noAnswers(_: CliArguments, format: ExportFormat | undefined): string | undefined {
  return format && format.describes !== 'figure' ? format.refuses.answers : undefined;
}

/** Why an option would change nothing, in words. */
function idleBy(
  option: string,
  { formats, ofDrawings, unless }: Effect,
  asked: CliArguments,
): string | undefined {
  const format = exportFormatOf(named(asked, 'to') ?? '');
  if (format && formats.length === 0) return onlyOfTablesSays;
  if (format && !formats.includes(format.id))
    return `changes nothing with --to ${format.id}; it is for ${formats.join(', ')}`;
  const answers = answersAsked(asked);
  if (answers && notOfAnswers.includes(option)) return changesNothingWith(`--${answers}`);
  if (ofDrawings && asked.has('ruleset') && !(answers && ofAnswers.includes(option)))
    return changesNothingWith('--ruleset');
  return unless?.(asked, format);
}

/**
 * What was asked for that a file cannot have: for a board what only drawings have, and the other way round.
 */
export const notOfFile = (asked: CliArguments, kind: 'board' | 'drawing'): readonly Problem[] =>
  Object.entries(effects).flatMap(([option, { ofDrawings, ofBoards }]) =>
    (kind === 'board' ? ofDrawings : ofBoards) &&
    asked.has(option) &&
    !(answersAsked(asked) && ofAnswers.includes(option))
      ? [
          {
            place: `--${option}`,
            says: kind === 'board' ? changesNothingWith('a board') : changesNothingWithout('a board'),
          },
        ]
      : [],
  );

const all: CliOptions = {
  to: { takes: 'FORMAT', says: `${everyFormat.join(', ')}; of a table csv or latex` },
  ruleset: { takes: 'RULESET', says: 'draws boards: takes positions of this ruleset in place of a file' },
  out: outOption,
  text: { says: 'svg: writes words as text, with their fonts in the file, in place of outlines' },
  scale: {
    takes: 'N',
    says: `png: ${figureRanges.scale.least} to ${figureRanges.scale.most} times 300 dots per inch (1 if left out)`,
  },
  author: { takes: 'NAME', says: 'pdf: writes this name beside the title of the file' },
  standalone: { says: 'tikz: writes a whole document, with a page of the figure’s size' },
  'styles-apart': { takes: 'STYLES', says: 'tikz: writes the styles to this file, for the preamble' },
  beamer: { says: 'tikz: for a talk, shows what each round adds on a slide of its own' },
  link: { takes: 'SITE', says: 'tikz: the address of the editor, for a link that opens the drawing' },
  width: {
    takes: 'MM',
    says: 'makes the figure no wider than this: Grundy moves nodes together first, and then makes everything smaller',
  },
  caption: { takes: 'TEXT', says: 'svg, pdf, tikz: the figure’s caption' },
  label: { takes: 'KEY', says: 'tikz: the caption’s \\label' },
  ...styleOptions,
  reveal: {
    says: 'shows values that the drawing hides, and hides none in the document that the figure carries',
  },
  theory: theoryOption,
  'as-published': { says: 'uses algorithms as printed, where a correction is known' },
  ...playOptions,
  convention: { ...playOptions.convention, idle: notBeside('ruleset') },
  ...answerOptions,
  worth: { takes: 'WHAT', says: `boards: writes ${worthKinds.join(' or ')} below each position` },
  line: {
    says: 'boards: draws the positions as a line of play, with arrows; of a file, the line of play that it has',
  },
  columns: {
    takes: 'COUNT',
    says: `boards: puts this many in a row, 1 to ${mostColumns}; tables: writes these columns, n,position,value`,
  },
  plot: {
    takes: 'PLOT',
    says: 'draws a table of grundy sweep: points x=n y=value, line x=n y=mean, grid down=m across=k, or order of=value; m=1 takes only rows with that number',
    perhaps: true,
  },
  where: { takes: 'NUMBERS', says: 'tables: takes only rows with these numbers, m=1,n=2', several: true },
  sort: {
    takes: 'COLUMN',
    says: 'tables as csv or latex: sorts the rows by this column; with - before it, the greatest comes first',
  },
  checked: {
    says: 'tables as latex: checks the table first, as grundy check does, and says so in the caption',
  },
  budget: budgetOption,
};

export const exportOptions: CliOptions = Object.fromEntries(
  Object.entries(all).map(([name, option]): [string, Option] => {
    const effect = effects[name];
    return [name, effect ? { ...option, idle: (asked) => idleBy(name, effect, asked) } : option];
  }),
);
