/** `grundy export --ruleset`: a position's board as a figure. */
import type { Figure } from '../../engine/figure/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { writeBoard } from '../../engine/rulesets/index.ts';
import type { Ruleset } from '../../engine/run.ts';
import type { CliArguments } from './arguments.ts';
import { askedStyle } from './figure-style.ts';
import { askedRuleset } from './ruleset-position.ts';

const noBoards: Readonly<Record<string, string>> = {
  dot: 'DOT cannot describe a board: take svg, pdf, png or tikz; grundy graph writes the game graph',
  json: 'a board is not a document: grundy graph writes its game graph as one',
};

/** The requested ruleset; undefined if a drawing is exported. Formats that have no boards are refused. */
export function rulesetAsked(asked: CliArguments, format: string | undefined): Result<Ruleset | undefined> {
  if (!asked.has('ruleset')) return accepted(undefined);
  const problems: Problem[] = [];
  if (format !== undefined && Object.hasOwn(noBoards, format)) {
    problems.push({ place: `--to ${format}`, says: noBoards[format] });
  }
  const ruleset = askedRuleset(asked.all('ruleset').at(-1) ?? '');
  if (!ruleset.ok) problems.push(...ruleset.problems);
  return problems.length > 0 ? refused(problems) : ruleset;
}

/** The board of a position in the ruleset's notation, and what its file carries; problems are named by their place. */
export function figureOfBoard(
  ruleset: Ruleset,
  text: string,
  asked: CliArguments,
): Result<{ readonly figure: Figure; readonly carries: string }> {
  const position = ruleset.parse(text);
  const style = askedStyle(asked, () => false);
  if (!position.ok || !style.ok) {
    return refused([position, style].flatMap((each) => (each.ok ? [] : each.problems)));
  }
  const printed = ruleset.print(position.value);
  const title = `${ruleset.name}: ${printed}`;
  const caption = asked.all('caption').at(-1) ?? '';
  return accepted({
    figure: boardFigure(ruleset.board(position.value), { title, caption }, style.value),
    carries: writeBoard({ ruleset: ruleset.id, position: printed }),
  });
}
