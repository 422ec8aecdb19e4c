/** A move that shows what a rule on a drawing does, on a drawing that is small enough for a card. */
import type { Spot } from '../../figure/curves.ts';
import type { Board } from '../board.ts';
import { boardOfDrawing } from '../graphs/drawing-board.ts';
import {
  type BoardArc,
  type DrawingPosition,
  drawingOf,
  graphOfDrawing,
  nameOfDrawingCell,
} from '../graphs/drawing-position.ts';
import { cellsOfText } from '../recipes/cells-rules.ts';
import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import { problemsOfDrawingRules } from './check-drawing-rules.ts';
import { compileDrawing, compiledGraph, movesOnDrawing } from './drawing-moves.ts';
import {
  type DegreeAsked,
  type DrawingMoveRule,
  type RulesOnDrawing,
  signsOnDrawing,
} from './drawing-rules.ts';
import { piecesOfRules } from './piece-owners.ts';

export type DrawingExample = {
  readonly before: Board;
  readonly after: Board;
  /** The names of the places that are clicked, which are on both boards. */
  readonly by: readonly string[];
};

/** A drawing with what is clicked on it: the numbers of cells. */
type Tried = {
  readonly spots: readonly Spot[];
  readonly arcs: readonly (readonly [from: number, to: number])[];
  readonly isDirected: boolean;
  readonly signs: string;
  readonly clicks: readonly number[];
};

/** More arms than these are not drawn. */
const mostArms = 8;
/** How far the other neighbours of an arc's ends are from these, in usual distances. */
const aside = 0.85;

/**
 * The move that changes most, on a star for a rule that chooses a node, and otherwise about an arc with a
 * neighbour of each end. Undefined where something is wrong with the rule, and where it has no move on so
 * small a drawing. O(signs²) tries.
 */
export function exampleOnDrawing(rules: RulesOnDrawing, rule: DrawingMoveRule): DrawingExample | undefined {
  if (problemsOfDrawingRules({ ...rules, rules: [rule] }).length > 0) return undefined;
  const signs = signsOnDrawing(rules);
  const compiled = compileDrawing([{ ...rule, number: 1, otherWay: false }], signs, false);
  let best: { readonly from: DrawingPosition; readonly tried: Tried; readonly cells: string } | undefined;
  let most = 0;
  for (const tried of drawingsFor(rule, signs)) {
    const { arcs, isDirected, spots } = tried;
    const from = drawingOf(
      { by: 'arcs', arcs: arcs.map((ends): BoardArc => ({ ends, isDirected })), places: spots },
      tried.signs,
    );
    const before = cellsOfText(compiled.signs, from.cells);
    let after = before.slice();
    movesOnDrawing(
      compiled,
      compiledGraph(graphOfDrawing(from)),
      true,
    )(before, {
      put(cell, sign) {
        after[cell] = sign;
      },
      move(_, by) {
        const changed = after.reduce((count, sign, cell) => count + Number(sign !== before[cell]), 0);
        if (changed > most && `${by}` === `${tried.clicks}`) {
          most = changed;
          best = { from, tried, cells: Array.from(after, (sign) => compiled.signs[sign]).join('') };
        }
        after = before.slice();
      },
    });
  }
  if (!best) return undefined;
  const { from, tried, cells } = best;
  const pieces = piecesOfRules(rules);
  const drawn = (position: DrawingPosition): Board => {
    const board = boardOfDrawing(position, { pieces, isChosen: false });
    // The numbers of the nodes mean nothing here.
    return { ...board, texts: board.texts.filter((each) => !each.aside) } as Board;
  };
  return {
    before: drawn(from),
    after: drawn({ ...from, cells }),
    by: tried.clicks.map((cell) => nameOfDrawingCell(cell, from)),
  };
}

/** Drawings on which the rule may have a move, with every sign that what is chosen may have. */
function drawingsFor(rule: DrawingMoveRule, signs: string): readonly Tried[] {
  const { choice } = rule;
  if (choice.kind === 'node') {
    const own = [...(choice.signs ?? signs)];
    return armsFor(choice.degree).flatMap((arms) => {
      const beside = signsBeside(rule, signs, arms);
      return beside === undefined ? [] : own.map((sign) => star(sign, beside));
    });
  }
  const [one, other] =
    choice.kind === 'arc'
      ? [choice.ends?.one ?? signs, choice.ends?.other ?? signs]
      : [(choice.signs ?? signs).replaceAll(EMPTY_CELL, ''), choice.onto];
  const isSlide = choice.kind === 'slide';
  const isDirected = isSlide || (choice.kind === 'arc' && choice.ends?.inOrder === true);
  // What a rule asks for must be beside the node that is entered, and may be beside either end of an arc that
  // is chosen.
  const beside = signsBeside(rule, signs, isSlide ? 1 : 2) ?? signsBeside(rule, signs, 0);
  if (beside === undefined) return [];
  const behind = isSlide ? EMPTY_CELL : '';
  return [...one].flatMap((a) =>
    [...other].map((b) => aboutArc(a + b, behind + beside, isDirected, isSlide ? [0, 1] : undefined)),
  );
}

/** A node in the middle, which is chosen, and its neighbours around it. */
function star(sign: string, beside: string): Tried {
  const arms = beside.length;
  const begin = arms <= 2 ? Math.PI : -Math.PI / 2;
  const spots = Array.from({ length: arms }, (_, i): Spot => {
    const angle = begin + (2 * Math.PI * i) / arms;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  return {
    spots: [{ x: 0, y: 0 }, ...spots],
    arcs: spots.map((_, i) => [0, i + 1] as const),
    isDirected: false,
    signs: sign + beside,
    clicks: [0],
  };
}

/** An arc, and up to two other neighbours of its ends above them. */
function aboutArc(
  ends: string,
  beside: string,
  isDirected: boolean,
  clicks: readonly number[] | undefined,
): Tried {
  const others = [...beside];
  const arcs = [[0, 1] as const, ...others.map((_, i) => (i === 0 ? ([2, 0] as const) : ([1, 3] as const)))];
  return {
    spots: [{ x: 0, y: 0 }, { x: 1, y: 0 }, ...others.map((_, i) => ({ x: i, y: -aside }))],
    arcs: isDirected ? arcs : arcs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
    isDirected,
    signs: ends + beside,
    clicks: clicks ?? [2 + others.length],
  };
}

/** How many arms the star may have. */
function armsFor(degree: DegreeAsked | undefined): readonly number[] {
  if (!degree) return [3, 0];
  if (!('count' in degree)) return degree.by === 'even' ? [2, 4, 0] : [3, 1];
  const { by, count } = degree;
  const arms = { exactly: [count], 'at least': [Math.max(3, count)], 'at most': [Math.min(3, count), 0] }[by];
  return arms.filter((each) => each <= mostArms);
}

/**
 * So many signs beside what is chosen: those that are asked for, those that the rule exchanges, and empty
 * nodes. Undefined where there are none such.
 */
function signsBeside(
  { conditions, effects }: DrawingMoveRule,
  signs: string,
  count: number,
): string | undefined {
  const refused = new Set(conditions.filter(({ wanted }) => !wanted).flatMap((each) => [...each.signs]));
  const free = [...signs].filter((sign) => !refused.has(sign));
  const asked = conditions.flatMap((each) =>
    each.wanted ? [[...each.signs].find((sign) => free.includes(sign))] : [],
  );
  if (asked.includes(undefined) || asked.length > count) return undefined;
  if (count === 0) return '';
  const exchanged = effects.flatMap((effect) =>
    effect.kind === 'exchange' && effect.on.includes('its neighbours') ? [effect.one, effect.other] : [],
  );
  const found = new Set([...asked, ...exchanged.filter((sign) => free.includes(sign))]);
  const rest = free[0];
  if (rest === undefined) return undefined;
  return [...found].join('').padEnd(count, rest).slice(0, count);
}
