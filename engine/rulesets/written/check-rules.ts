/**
 * What is wrong with rules that could be read: signs that no piece has, pictures that do not fit one another,
 * and rules that never apply or change nothing. O(cells of the fragments · signs).
 */

import { proofOfParts } from './falls-apart.ts';
import { playAlwaysEnds } from './play-ends.ts';
import { textOfCell } from './read-fragment.ts';
import { type PlacedCell, placedCells, putsNothing, shapeOfStep } from './step-shape.ts';
import {
  type Fragment,
  type FragmentCell,
  fragmentsOf,
  isRun,
  type Laying,
  layingsOfLine,
  layingsOfRows,
  type MoveRule,
  mostSigns,
  type RuleCondition,
  type RuleStep,
  type RulesOnCells,
  type RulesPlace,
  type RulesProblem,
  signsNamed,
  signsOfRules,
} from './written-rules.ts';

type Note = (at: RulesPlace, length: number, says: string) => void;

export function problemsOfRules(rules: RulesOnCells): readonly RulesProblem[] {
  const problems: RulesProblem[] = [];
  const note: Note = ({ line, column }, length, says) => {
    problems.push({ line, column, length, says });
  };
  checkSigns(rules, note);
  for (const rule of rules.rules) {
    if (rule.kind === 'move') checkMove(rules, rule, note);
    else if (
      !rules.rules.some(
        (other) => other.kind === 'move' && other.owner !== rule.owner && other.owner !== 'either',
      )
    ) {
      const other = rule.owner === 'left' ? 'Right' : 'Left';
      note(rule.at, 1, `has nothing to be like: ${other} has no rule; write a rule of ${other}’s`);
    }
  }
  for (const { fragment, laid } of rules.over) checkFragment(rules, fragment, laid, note);
  if (problems.length === 0) {
    checkPoints(rules, note);
    checkApart(rules, note);
  }
  return problems;
}

/** Points are counted at the end of play, and by a player who need not move on. */
function checkPoints(rules: RulesOnCells, note: Note): void {
  const scored = rules.rules.find((rule) => rule.kind === 'move' && rule.points > 0);
  if (!scored) return;
  const entailing = rules.rules.find((rule) => rule.kind === 'move' && rule.entailing);
  if (entailing)
    note(entailing.at, 1, 'is entailing in a game of points, which has no theory; leave out one of the two');
  else if (!playAlwaysEnds(rules))
    note(
      scored.at,
      1,
      'makes points, but play may go round for ever; leave out the points, or the moves that go back',
    );
}

/** The text's claim about how positions fall apart must be proved. */
function checkApart(rules: RulesOnCells, note: Note): void {
  const { fallsApart } = rules;
  if (!fallsApart) return;
  const wrong = (says: string): void => {
    note(fallsApart.at, 1, `is not so: ${says}; leave out the line, or change the rule`);
  };
  const proof = proofOfParts(rules);
  if (proof.kind === 'whole') {
    wrong(proof.says);
    return;
  }
  for (const sign of fallsApart.signs) {
    const number = proof.askedBy.get(sign);
    if (number !== undefined) wrong(`rule ${number} asks for a cell with ${sign}`);
  }
}

function checkSigns(rules: RulesOnCells, note: Note): void {
  const { pieces, fallsApart } = rules;
  const signs = signsOfRules(rules);
  const isKnown = (sign: string): boolean => signs.includes(sign);
  if (pieces.length === 0 && signs.length > mostSigns) {
    const at = rules.rules[0]?.at ?? { line: 1, column: 1 };
    note(at, 1, `has more than ${mostSigns - 1} signs; use fewer`);
  }
  const unknown = (sign: string): string =>
    `has the sign ${sign}, which no piece has; write one of ${[...signs].join(' ')}, or add it to the pieces`;
  for (const { rows, at } of fragmentsOf(rules))
    for (const { cell, column } of columnsOf(rows, at))
      for (const sign of signsNamed(cell))
        if (!isKnown(sign)) note({ ...at, column }, textOfCell(cell).length, unknown(sign));
  for (const rule of rules.rules) {
    const named =
      rule.kind === 'mirror'
        ? rule.exchanged.flat()
        : rule.steps.flatMap(({ conditions }) => conditions.flatMap((condition) => [...condition.signs]));
    for (const sign of named) if (!isKnown(sign)) note(rule.at, 1, unknown(sign));
  }
  for (const sign of fallsApart?.signs ?? '')
    if (fallsApart && !isKnown(sign)) note(fallsApart.at, 1, unknown(sign));
}

/** Where the cells of a fragment are in its line, as it is printed. */
function columnsOf(rows: Fragment['rows'], at: RulesPlace) {
  let { column } = at;
  return rows.flatMap((row) => {
    const placed = row.map((cell) => {
      const here = column;
      column += textOfCell(cell).length;
      return { cell, column: here };
    });
    column++;
    return placed;
  });
}

function checkMove(rules: RulesOnCells, rule: MoveRule, note: Note): void {
  let allFit = true;
  for (const step of rule.steps) {
    const fits =
      checkFragment(rules, step.before, step.laid, note) && checkPair(step.before, step.after, note);
    allFit &&= fits;
    if (fits && putsNothing(shapeOfStep(step)))
      note(
        step.after.at,
        lengthOf(step.after),
        'puts nothing on the board; write what is other after the move',
      );
    if (excludeOneAnother(step.conditions))
      note(rule.at, 1, 'never applies, since its conditions exclude one another; leave one of them out');
  }
  if (allFit) checkFollowing(rule, note);
}

/**
 * Whether one of some signs is wanted where none of them may be. What is beside a cell is around it, too.
 */
function excludeOneAnother(conditions: readonly RuleCondition[]): boolean {
  const isRefused = (sign: string, where: RuleCondition['where']): boolean =>
    conditions.some(
      (each) =>
        !each.wanted && each.signs.includes(sign) && (each.where === where || each.where === 'around'),
    );
  return conditions.some(
    ({ wanted, signs, where }) => wanted && [...signs].every((sign) => isRefused(sign, where)),
  );
}

const lengthOf = ({ rows }: Fragment): number =>
  rows.reduce((sum, row) => sum + row.reduce((more, cell) => more + textOfCell(cell).length, 1), -1);

/** Whether a fragment, laid like this, can be on a board at all. */
function checkFragment({ board }: RulesOnCells, fragment: Fragment, laid: Laying, note: Note): boolean {
  const { rows, at } = fragment;
  const wrong = (says: string): false => {
    note(at, Math.max(1, lengthOf(fragment)), says);
    return false;
  };
  const isLine = rows.length === 1;
  const layings: readonly Laying[] = isLine ? layingsOfLine : layingsOfRows;
  if (rows.some((row) => row.length === 0))
    return wrong('has a row without cells; write a sign for each cell');
  if (!layings.includes(laid)) {
    const what = isLine ? 'a fragment of one line' : 'a fragment of several rows';
    return wrong(`is ${what}, which is not laid ${laid}; write one of ${layings.join(', ')}`);
  }
  if (board === 'row') {
    if (!isLine) return wrong('never applies, since a row has no second row; write board: grid');
    if (['upright', 'up and down', 'diagonally'].includes(laid) && rows[0].length > 1)
      return wrong(`never applies, since on a row nothing is laid ${laid}; write either way, or board: grid`);
  }
  if (!isLine && rows.some(({ length }) => length !== rows[0].length))
    return wrong('has rows of different lengths; make them equal, with _ for any cell');
  if (!isLine && rows.flat().some(isRun))
    return wrong('has a run in several rows; a run is in a fragment of one line');
  if (rows.flat().every(({ kind }) => kind === 'edge'))
    return wrong('never applies, since it has no cell of the board; write a sign, or _ for any cell');
  if (isLine) return checkLine(rows[0], wrong);
  const isWithin = (list: readonly boolean[], i: number): boolean =>
    list.slice(0, i + 1).includes(true) && list.slice(i).includes(true);
  const hasBoard = rows.map((row) => row.some(isOnBoard));
  const isBoardBelow = rows[0].map((_, column) => rows.some((row) => isOnBoard(row[column])));
  const isEdgeInside = rows.some((row, i) =>
    row.some(
      (cell, column) => cell.kind === 'edge' && isWithin(hasBoard, i) && isWithin(isBoardBelow, column),
    ),
  );
  return (
    !isEdgeInside ||
    wrong('never applies, since the board has no edge within it; write ~ in whole rows and columns')
  );
}

function checkLine(cells: readonly FragmentCell[], wrong: (says: string) => false): boolean {
  const [first, last] = [cells[0], cells[cells.length - 1]];
  if (isRun(first)) return wrong('begins with a run, which nothing ends; write a sign, _ or ~ before it');
  if (isRun(last)) return wrong('has a run with nothing to end it; write a sign, _ or ~ after it');
  if (cells.some((cell, i) => i > 0 && isRun(cell) && isRun(cells[i - 1])))
    return wrong('has a run beside a run, so that nothing ends the first; write a sign between them');
  const inside = cells.findIndex(
    ({ kind }, i) =>
      kind === 'edge' && cells.slice(0, i).some(isOnBoard) && cells.slice(i + 1).some(isOnBoard),
  );
  if (inside >= 0) return wrong('never applies, since the board has no edge within it; write ~ at an end');
  return true;
}

const isOnBoard = ({ kind }: FragmentCell): boolean => kind !== 'edge' && kind !== 'run';

/** Whether the picture after fits the one before. */
function checkPair(before: Fragment, after: Fragment, note: Note): boolean {
  const wrong = (says: string): false => {
    note(after.at, Math.max(1, lengthOf(after)), says);
    return false;
  };
  const [was, is] = [before, after].map(({ rows }) => rows);
  if (was.length !== is.length)
    return wrong(
      `has ${is.length} ${is.length === 1 ? 'row' : 'rows'}, and before it ${was.length}; make both pictures of one shape`,
    );
  for (const [row, cells] of was.entries()) {
    const [runs, runsAfter] = [cells, is[row]].map((each) => each.filter(isRun));
    const [count, countAfter] = [cells.length - runs.length, is[row].length - runsAfter.length];
    if (count !== countAfter)
      return wrong(
        `has ${countAfter} ${countAfter === 1 ? 'cell' : 'cells'}, and before it ${count}; write a sign for each, _ where nothing changes`,
      );
    if (
      runs.length !== runsAfter.length ||
      runs.some((run, k) => !haveSameSigns(run.signs, runsAfter[k].signs))
    )
      return wrong('has other runs than before; write the same runs in the same order');
  }
  const [placed, placedAfter] = [placedCells(was), placedCells(is)];
  const byPlace = new Map(
    placed.flatMap((each) => (isRun(each.cell) ? [] : [[placeOf(each), each.cell] as const])),
  );
  for (const each of placedAfter) {
    const here = each.cell;
    const old = byPlace.get(placeOf(each));
    if ((here.kind === 'edge') !== (old?.kind === 'edge') && !isRun(here))
      return wrong('has the edge elsewhere than before; write ~ in the same places');
    if (here.kind === 'class' && !(old && fitsClass(here.signs, old)))
      return wrong('has a class where something else was; write the class that was there, or a sign to put');
  }
  return true;
}

const placeOf = ({ row, cells, runs }: PlacedCell): string => `${row} ${cells} ${runs}`;

const haveSameSigns = (one: string, other: string): boolean =>
  one.length === other.length && [...one].every((sign) => other.includes(sign));

/** A class leaves what is there, which is one of its signs. */
const fitsClass = (signs: string, old: FragmentCell): boolean =>
  old.kind !== 'any' && signsNamed(old) !== '' && [...signsNamed(old)].every((sign) => signs.includes(sign));

/** Whether each step can follow: what the step before it leaves on the cell must be what it begins with. */
function checkFollowing({ steps }: MoveRule, note: Note): void {
  const begins = (step: RuleStep): FragmentCell => {
    const { before, begin } = shapeOfStep(step);
    return before[begin].cell;
  };
  for (const [i, step] of steps.entries()) {
    const { after, end } = shapeOfStep(step);
    const left = after[end].cell;
    if (left.kind !== 'sign') continue;
    const canBegin = (next: RuleStep): boolean => {
      const first = begins(next);
      return first.kind === 'any' || signsNamed(first).includes(left.sign);
    };
    if (step.again !== 'no' && !canBegin(step))
      note(
        step.before.at,
        lengthOf(step.before),
        `is never made again, since it begins with ${textOfCell(begins(step))} and ends on ${left.sign}; leave out “again”`,
      );
    const next = steps.at(i + 1);
    if (i + 1 < steps.length && next && !canBegin(next))
      note(
        next.before.at,
        lengthOf(next.before),
        `never applies, since the step before it ends on ${left.sign}; begin with that cell`,
      );
  }
}
