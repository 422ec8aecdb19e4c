/**
 * A ruleset made of rules that a person wrote: a record as that of any other ruleset. Its id is the text
 * itself, so that no two of them are taken for one, and a worker or a file that has the id has the rules.
 */

import { idOfRules } from '../../document/rules-id.ts';
import { accepted, known, type Problem, type Result, refused } from '../../result.ts';
import type { BoardMove } from '../board.ts';
import type { DrawingPosition } from '../graphs/drawing-position.ts';
import { type CellsRules, cellsOfText } from '../recipes/cells-rules.ts';
import { type CellsShape, cellsRuleset, type RulesetWords } from '../recipes/cells-ruleset.ts';
import { openGridParts } from '../recipes/grid-parts.ts';
import { type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import type { HeapsPosition } from '../recipes/heaps-ruleset.ts';
import { pointsRuleset } from '../recipes/points-ruleset.ts';
import type { Ruleset } from '../ruleset.ts';
import { boardsOfRules, type CompiledBoard, mostListedSquares, tooManyMoves } from './boards-of-rules.ts';
import { clearClicks } from './clear-clicks.ts';
import { drawingOfRules, linesOfDrawingMoves } from './drawing-of-rules.ts';
import { entailingRuleset } from './entailing-rules.ts';
import { partsOfRules, proofOfParts } from './falls-apart.ts';
import { heapsOfRules, linesOfHeapMoves } from './heaps-of-rules.ts';
import { linesByRule } from './lines-of-moves.ts';
import { isForEver, piecesOfRules } from './piece-owners.ts';
import { playAlwaysEnds } from './play-ends.ts';
import { playedRules } from './played-rules.ts';
import { printRules } from './print-rules.ts';
import { readRules } from './read-rules.ts';
import { type ReadableRules, readableRules } from './readable-rules.ts';
import type { WrittenRules } from './rules-draft.ts';
import { eachPlayersMoves } from './scored-rules.ts';
import {
  familiesOfRules,
  nameOfRules,
  notationSaid,
  startsOfRules,
  writtenRulesSaid,
} from './words-of-rules.ts';
import { type RulesOnCells, type RulesProblem, signsOfRules } from './written-rules.ts';

/** The ruleset that a text is; refused with all that is wrong in the text, by line and column. */
export function rulesetOfText(text: string): Result<Ruleset> {
  const { rules, problems } = readRules(text);
  return problems.length > 0 ? refused(problems.map(problemByPlace)) : accepted(writtenRuleset(rules, text));
}

/** A text that a person is still writing. */
export type RulesetDraft = Pick<ReadableRules, 'problems'> & {
  /**
   * The ruleset of the lines in which nothing is wrong; its id has these alone. Where no rule is among them,
   * it draws boards, and neither player can move.
   */
  readonly ruleset: Ruleset;
  readonly hasRules: boolean;
  /** From which lines of the text each of these moves comes, which are the moves of the position. */
  linesOfMoves(position: unknown, moves: readonly BoardMove[]): readonly (readonly number[])[];
};

/**
 * It never fails: there is a board to look at even if the text has mistakes. Most letters that a person types
 * are in a line that cannot be read yet, so that what can be read is the same as before: its ruleset is that
 * of the draft `before`, with what it has compiled.
 */
export function draftOfRuleset(text: string, before?: RulesetDraft): RulesetDraft {
  const { problems, text: readable, rules } = readableRules(text);
  const hasRules = readable !== undefined;
  if (before?.hasRules && hasRules && before.ruleset.id === idOfRules(readable))
    return { ...before, problems };
  return {
    ruleset: writtenRuleset(rules, readable ?? text),
    problems,
    hasRules,
    linesOfMoves: hasRules ? linesOf(rules) : (_, moves) => moves.map(() => []),
  };
}

function linesOf(rules: WrittenRules): RulesetDraft['linesOfMoves'] {
  if (rules.board === 'heaps')
    return (position, moves) => linesOfHeapMoves(rules, position as HeapsPosition, moves);
  if (rules.board === 'drawing')
    return (position, moves) => linesOfDrawingMoves(rules, position as DrawingPosition, moves);
  const lines = linesByRule(rules);
  return (position, moves) => lines(position as GridPosition, moves);
}

const problemByPlace = ({ line, column, says }: RulesProblem): Problem => ({
  place: `line ${line}, column ${column}`,
  says,
});

/** Precondition: nothing is wrong with the rules. The text is theirs; if none is given, it is printed. */
export function writtenRuleset(rules: WrittenRules, text: string = printRules(rules)): Ruleset {
  if (rules.board === 'heaps') return heapsOfRules(rules, text);
  return rules.board === 'drawing' ? drawingOfRules(rules, text) : cellsOfRules(rules, text);
}

function cellsOfRules(rules: RulesOnCells, text: string): Ruleset {
  const compiled = boardsOfRules(rules);
  const goesOn = rules.rules.some(
    (rule) => rule.kind === 'move' && rule.steps.some(({ again }, i) => i > 0 || again !== 'no'),
  );
  const shape = shapeOfBoard(rules, (position) => {
    const found = compiled(position);
    if (!found.ok) return found.problems;
    const { codedRules, mostWays } = found.value;
    if (!goesOn && mostWays * position.cells.length <= mostListedSquares) return [];
    const says = tooManyMoves(codedRules, position.cells);
    return says === undefined ? [] : [{ place: 'position', says }];
  });
  const boardFor = (position: GridPosition, allSigns?: true): CompiledBoard => {
    const found = compiled(position, allSigns);
    known(found.ok, 'a position was read of which the rules are too many');
    return found.value;
  };
  const rulesFor = (position: GridPosition): CellsRules => boardFor(position).rules;
  const codedRules = (position: GridPosition): CellsRules => boardFor(position).codedRules;
  const hasMove = (position: string): boolean => {
    const cells = shape.read(position).position;
    const found = compiled(cells);
    if (!found.ok) return false;
    const { signs, moves } = found.value.rules;
    let count = 0;
    const move = (): void => {
      count++;
    };
    if (goesOn && tooManyMoves(found.value.codedRules, cells.cells) !== undefined) return true;
    moves(cellsOfText(signs, cells.cells), { put: () => undefined, move, slide: move });
    return count > 0;
  };
  const played = playedRules(rules);
  const alwaysEnds = playAlwaysEnds(rules);
  const starts = startsOfRules(rules, hasMove);
  const isEmptyStart = starts.some(({ position }) => /^[./]*$/.test(position));
  const words: RulesetWords = {
    id: idOfRules(text),
    name: nameOfRules(rules),
    players: played.every(({ owner }) => owner === 'either') ? 'impartial' : 'partizan',
    ...(!alwaysEnds && { loopy: true }),
    infinitePlay: rules.neverEnds,
    rules: writtenRulesSaid(rules, alwaysEnds),
    notation: notationSaid(rules),
    starts,
    facts: [],
    ...(isEmptyStart && { families: familiesOfRules(rules.board) }),
  };
  const asked = { ...shape, ...words, rulesFor };
  const made = (): Ruleset => {
    if (played.some(({ points }) => points > 0))
      return pointsRuleset(eachPlayersMoves(asked, played)) as Ruleset;
    if (played.some(({ entailing }) => entailing))
      return entailingRuleset(asked, signsOfRules(rules)) as Ruleset;
    const apart = alwaysEnds ? proofOfParts(rules) : undefined;
    if (apart?.kind !== 'apart' || apart.signs === '')
      return cellsRuleset({ ...asked, codedRules }) as Ruleset;
    return cellsRuleset({
      ...asked,
      codedRules,
      openParts: () =>
        openGridParts(partsOfRules(rules, apart, (position) => boardFor(position, true).codedRules)),
    }) as Ruleset;
  };
  const ruleset = made();
  const changedCells =
    (position: GridPosition) =>
    ({ to }: BoardMove): readonly string[] => {
      const { cells } = to as GridPosition;
      return [...cells].flatMap((sign, cell) =>
        sign === position.cells[cell] ? [] : [shape.nameOf(cell, position)],
      );
    };
  return {
    ...ruleset,
    moves: (position) => clearClicks(ruleset.moves(position), changedCells(position as GridPosition)),
  };
}

function shapeOfBoard(
  rules: RulesOnCells,
  wrong: (position: GridPosition) => readonly Problem[],
): CellsShape<GridPosition> {
  const pieces = piecesOfRules(rules);
  // A sign that stays on its square for ever is drawn as books draw it.
  const hasWall =
    pieces.some(({ sign, player }) => sign === '#' && player === 'neutral') && isForEver(rules, '#');
  const [first = '.'] = signsOfRules(rules).slice(1);
  return gridShape({
    pieces: hasWall ? pieces.filter(({ sign }) => sign !== '#') : pieces,
    ...(hasWall && { wall: '#' }),
    ...(rules.board === 'grid' && { row: 'row' }),
    cell: 'square',
    example: rules.board === 'grid' ? `${first}./..` : `${first}..`,
    wrong,
  });
}
