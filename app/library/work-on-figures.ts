/**
 * The style of a figure from the options of the library and the command line: one of the styles, and
 * adjustments to it.
 */
import { nearestWord, verticesIn } from '../../engine/answers/index.ts';
import {
  type FigureRange,
  figureRanges,
  grounds,
  mostFigureNodes,
  placesOfLegend,
  placesOfValues,
  type Style,
  styleKinds,
  styles,
} from '../../engine/figure/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { type Asker, program } from './asker.ts';
import { refusal } from './refusals.ts';

/** A number, or the text that a person typed for it. */
export type NumberGiven = number | string;

/** Words and numbers that are not checked yet, and parts of a style that need no check. */
export type StyleGiven = {
  readonly [Part in 'steps' | 'names' | 'pieces' | 'boards' | 'colours' | 'fromZero']?: boolean | undefined;
} & {
  readonly style?: string | undefined;
  readonly legend?: string | undefined;
  /** Whether there is a legend, if its place is not given. */
  readonly hasLegend?: boolean | undefined;
  readonly nodeSize?: NumberGiven | undefined;
  readonly fontSize?: NumberGiven | undefined;
  readonly values?: string | undefined;
  readonly shows?: string | undefined;
  readonly ground?: string | undefined;
  readonly only?: readonly string[] | undefined;
};

/** The kinds of labels at nodes. */
const whatIsShown = ['values', 'stops', 'outcomes'] as const;

/** One of the words that an option may have. */
export function wordGiven<const Word extends string>(
  known: readonly Word[],
  option: string,
  given: string,
  asker: Asker = program,
): Result<Word> {
  const found = known.find((each) => each === given);
  if (found !== undefined) return accepted(found);
  const near = nearestWord(given, known);
  const instead = near ? `did you mean ${near}?` : `give one of ${known.join(', ')}`;
  return refused([{ place: asker.option(option), says: `is "${given}"; ${instead}` }]);
}

/** A number in a range; anything else is refused with the range. */
export function numberGiven(
  { least, most }: FigureRange,
  option: string,
  given: NumberGiven,
  asker: Asker = program,
): Result<number> {
  const number = Number(given);
  if (number >= least && number <= most) return accepted(number);
  const said = typeof given === 'string' ? `"${given}"` : given;
  return refused([
    { place: asker.option(option), says: `is ${said}; give a number from ${least} to ${most}` },
  ]);
}

/** Nodes by their names; a board has none. */
export type NodesCalled = Parameters<typeof verticesIn>[0];

/**
 * Throws all problems, after those that were found before. A choice of nodes to show may only name nodes of
 * the drawing.
 */
export function styleGiven(
  given: StyleGiven,
  nodes: NodesCalled = { ids: [], names: [], index: new Map() },
  asker: Asker = program,
  before: readonly Problem[] = [],
): Style {
  const problems = [...before];
  const kept = <T>(read: Result<T> | undefined): T | undefined => {
    if (read?.ok === false) problems.push(...read.problems);
    return read?.ok ? read.value : undefined;
  };
  const word = <const Word extends string>(
    option: string,
    text: string | undefined,
    known: readonly Word[],
  ): Word | undefined => (text === undefined ? undefined : kept(wordGiven(known, option, text, asker)));
  const number = (option: keyof typeof figureRanges, text: NumberGiven | undefined): number | undefined =>
    text === undefined ? undefined : kept(numberGiven(figureRanges[option], option, text, asker));

  const { style, legend, hasLegend, nodeSize, fontSize, values, shows, ground, only, ...parts } = given;
  const shown = kept(only && verticesIn(nodes, only, asker.option('only')));
  const start = styles[word('style', style, styleKinds) ?? 'paper'];
  const places = {
    legend: word('legend', legend, placesOfLegend) ?? legendWhere(start, hasLegend),
    nodeSize: number('nodeSize', nodeSize) ?? start.nodeSize,
    fontSize: number('fontSize', fontSize) ?? start.fontSize,
    values: word('values', values, placesOfValues) ?? start.values,
    ground: word('ground', ground, grounds) ?? start.ground,
    shows: word('shows', shows, whatIsShown) ?? start.shows,
  };
  if (problems.length > 0) throw refusal(problems);
  const told = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return { ...start, ...told, ...places, ...(shown && { only: shown.map((v) => nodes.ids[v]) }) };
}

const legendWhere = (start: Style, hasLegend: boolean | undefined): Style['legend'] =>
  hasLegend === undefined ? start.legend : hasLegend ? 'below' : 'none';

/** Throws if a drawing is too large for a figure. */
export function mustFitFigure(nodes: number): void {
  if (nodes > mostFigureNodes)
    throw refusal([
      { place: 'nodes', says: `has ${nodes} nodes; a figure can have at most ${mostFigureNodes}` },
    ]);
}
