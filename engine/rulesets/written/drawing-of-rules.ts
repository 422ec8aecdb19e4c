/** The ruleset that rules on a drawing are. */
import { idOfRules } from '../../document/rules-id.ts';
import type { BoardMove, BoardPiece } from '../board.ts';
import { boardOfDrawing } from '../graphs/drawing-board.ts';
import {
  cellsOnDrawing,
  type DrawingPosition,
  drawingOf,
  graphOfDrawing,
  nameOfDrawingCell,
  nodesOfDrawing,
  printDrawing,
  readDrawingPosition,
} from '../graphs/drawing-position.ts';
import { emptyBoards } from '../graphs/node-families.ts';
import { nameOfOffer } from '../graphs/nodes-board.ts';
import { GONE_NODE } from '../graphs/nodes-position.ts';
import { resizedNodes } from '../graphs/nodes-shape.ts';
import { coderOfCells } from '../recipes/cells-coder.ts';
import { type CellsRules, cellsOfText } from '../recipes/cells-rules.ts';
import { type CellsShape, cellsRuleset } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { clearClicks } from './clear-clicks.ts';
import { playOnDrawingEnds } from './drawing-ends.ts';
import type { SwappedSigns } from './drawing-keys.ts';
import { type CompiledDrawing, compileDrawing, compiledGraph, movesOnDrawing } from './drawing-moves.ts';
import { openDrawingParts } from './drawing-parts.ts';
import {
  type PlayedOnDrawing,
  playedOnDrawing,
  type RulesOnDrawing,
  signsOnDrawing,
  withSigns,
} from './drawing-rules.ts';
import { piecesOfRules } from './piece-owners.ts';
import { printDrawingRule } from './print-drawing-rules.ts';
import { printRule } from './print-rules.ts';
import { nameOfRules } from './words-of-rules.ts';
import type { RuleOwner } from './written-rules.ts';

/** Precondition: nothing is wrong with the rules. The text is theirs. */
export function drawingOfRules(rules: RulesOnDrawing, text: string): Ruleset {
  const signs = signsOnDrawing(rules);
  const played = playedOnDrawing(rules.rules);
  const pieces = piecesOfRules(rules);
  // What is offered is called by its first word.
  const isChosen = choosesSign(played) && new Set(pieces.map(nameOfOffer)).size === pieces.length;
  const compiled = compileDrawing(played, signs, isChosen);
  const alwaysEnds = playOnDrawingEnds(played, signs);
  const isImpartial = played.every(({ owner }) => owner === 'either');
  const shape = shapeOfDrawing(signs, pieces, isChosen);
  const hasMove = (position: string): boolean => {
    const draft = shape.read(position);
    return draft.problems.length === 0 && countMoves(compiled, draft.position) > 0;
  };
  const starts = startsOnDrawing(played, signs, hasMove);
  const isEmptyStart = starts.some(({ position }) => /^[@./]*$/.test(position));
  const swapped = isImpartial ? undefined : swappedSigns(rules, played, signs);
  const ruleset = cellsRuleset<DrawingPosition>({
    ...shape,
    id: idOfRules(text),
    name: nameOfRules(rules),
    players: isImpartial ? 'impartial' : 'partizan',
    ...(!alwaysEnds && { loopy: true }),
    infinitePlay: rules.neverEnds,
    rules: rulesSaid(rules, alwaysEnds),
    notation: notationSaid(pieces),
    starts,
    facts: [],
    ...(isEmptyStart && { families: emptyBoards }),
    rulesFor: (position) => rulesOnDrawing(compiled, position),
    coder: (start) => coderOnDrawing(compiled, start, isImpartial),
    ...(alwaysEnds && { openParts: () => openDrawingParts(compiled, swapped) }),
  });
  const changed =
    (position: DrawingPosition) =>
    ({ to }: BoardMove): readonly string[] => {
      const { cells } = to as DrawingPosition;
      return [...cells].flatMap((sign, cell) =>
        sign === position.cells[cell] ? [] : [nameOfDrawingCell(cell, position)],
      );
    };
  return {
    ...ruleset,
    moves: (position) =>
      clearClicks(ruleset.moves(position as DrawingPosition), changed(position as DrawingPosition)),
  } as Ruleset;
}

/** The moves of a position with all its cells. */
function rulesOnDrawing(compiled: CompiledDrawing, position: DrawingPosition): CellsRules {
  const graph = compiledGraph(graphOfDrawing(position));
  return { signs: compiled.signs, moves: movesOnDrawing(compiled, graph, true) };
}

/**
 * The lines of the rules from which each of these moves of the position comes; those of a mirror image are
 * its own line. O(rules · what their moves cost).
 */
export function linesOfDrawingMoves(
  rules: RulesOnDrawing,
  position: DrawingPosition,
  moves: readonly BoardMove[],
): readonly (readonly number[])[] {
  const signs = signsOnDrawing(rules);
  const played = playedOnDrawing(rules.rules);
  const graph = compiledGraph(graphOfDrawing(position));
  const keyOf = (player: BoardMove['player'], cells: string): string => `${player} ${cells}`;
  const lines = new Map<string, Set<number>>();
  for (const [i, { at }] of rules.rules.entries()) {
    const compiled = compileDrawing(
      played.filter(({ number }) => number === i + 1),
      signs,
      false,
    );
    const before = cellsOfText(compiled.signs, position.cells);
    let after = before.slice();
    movesOnDrawing(
      compiled,
      graph,
      true,
    )(before, {
      put(cell, sign) {
        after[cell] = sign;
      },
      move(player) {
        const key = keyOf(player, Array.from(after, (sign) => compiled.signs[sign]).join(''));
        lines.set(key, (lines.get(key) ?? new Set()).add(at.line));
        after = before.slice();
      },
    });
  }
  return moves.map(({ player, to }) => [...(lines.get(keyOf(player, (to as DrawingPosition).cells)) ?? [])]);
}

function countMoves(compiled: CompiledDrawing, position: DrawingPosition): number {
  let count = 0;
  const { signs, moves } = rulesOnDrawing(compiled, position);
  const nothing = (): void => undefined;
  const move = (): void => {
    count++;
  };
  moves(cellsOfText(signs, position.cells), { put: nothing, move, slide: nothing });
  return count;
}

/** Where no arc is removed alone, a position is its nodes. */
function coderOnDrawing(compiled: CompiledDrawing, start: DrawingPosition, isImpartial: boolean) {
  const { signs, removesArcs } = compiled;
  const { order, cells } = start;
  const { arcs } = graphOfDrawing(start);
  const left = removesArcs ? arcs : arcs.filter((_, arc) => cells[order + arc] !== GONE_NODE);
  const graph = compiledGraph({ order, arcs: left });
  const arcCells = cells.slice(order);
  return coderOfCells<DrawingPosition>({
    start: removesArcs ? cells : cells.slice(0, order),
    rules: { signs, moves: movesOnDrawing(compiled, graph, removesArcs) },
    isImpartial,
    print: (now) =>
      printDrawing({ ...start, cells: removesArcs ? now : now + asWritten(now, arcs, arcCells) }),
    cellsIn(position) {
      const found = cellsOnDrawing(position, start);
      if (found === undefined || removesArcs) return found;
      const nodes = found.slice(0, order);
      return found.slice(order) === asWritten(nodes, arcs, arcCells) ? nodes : undefined;
    },
  });
}

/** The arcs that are gone, but for those of nodes that are. */
const asWritten = (
  nodes: string,
  arcs: ReturnType<typeof graphOfDrawing>['arcs'],
  arcCells: string,
): string =>
  arcs
    .map(({ ends }, arc) => (ends.some((end) => nodes[end] === GONE_NODE) ? EMPTY_CELL : arcCells[arc]))
    .join('');

function shapeOfDrawing(
  signs: string,
  pieces: readonly BoardPiece[],
  isChosen: boolean,
): CellsShape<DrawingPosition> {
  const [first = EMPTY_CELL] = signs.slice(1);
  const said = pieces.map(({ sign, name }) => (name === sign ? sign : `${sign} for ${name}`));
  const remedy = `write ${[...said, `${EMPTY_CELL} for an empty node`, `${GONE_NODE} for one that is gone`].join(', ')}`;
  return {
    read: (text) =>
      readDrawingPosition(text, { signs: [...signs, GONE_NODE], remedy, example: `${first}..` }),
    print: printDrawing,
    nameOf(cell, position) {
      const nodesAndArcs = position.cells.length;
      if (cell < nodesAndArcs) return nameOfDrawingCell(cell, position);
      return nameOfOffer(pieces[cell - nodesAndArcs - 1]);
    },
    cellsIn: cellsOnDrawing,
    board: (position) => boardOfDrawing(position, { pieces, isChosen }),
    resize(position, side, way) {
      const { joined } = position;
      if (joined.by === 'arcs') return undefined;
      const resized = resizedNodes({ joined, cells: nodesOfDrawing(position) }, side, way);
      if (!resized || resized.to.joined.by === 'edges') return undefined;
      return { ...resized, to: drawingOf(resized.to.joined, resized.to.cells) };
    },
  };
}

/**
 * Whether a player may put different signs on one and the same node, so that one is chosen beside the board.
 */
function choosesSign(played: readonly PlayedOnDrawing[]): boolean {
  const puts = played.flatMap(({ owner, choice, effects }) =>
    choice.kind === 'node'
      ? effects.flatMap((effect) =>
          effect.kind === 'put' && effect.sign !== EMPTY_CELL && effect.on.includes('it')
            ? [{ owner, from: choice.signs, sign: effect.sign }]
            : [],
        )
      : [],
  );
  return puts.some((one) =>
    puts.some(
      (other) =>
        one.sign !== other.sign &&
        (one.owner === other.owner || one.owner === 'either' || other.owner === 'either') &&
        (one.from === undefined ||
          other.from === undefined ||
          [...one.from].some((sign) => other.from?.includes(sign))),
    ),
  );
}

/**
 * Which sign becomes which if the players change places. The exchanges that the text names are tried, and the
 * one that exchanges no sign; the rules of both players must be the same after it. Undefined if there is no
 * such exchange.
 */
function swappedSigns(
  { rules }: RulesOnDrawing,
  played: readonly PlayedOnDrawing[],
  signs: string,
): SwappedSigns {
  const exchanges = rules.flatMap((rule) => (rule.kind === 'mirror' ? [rule.exchanged] : []));
  const textsBy = (owner: RuleOwner, changed: (sign: string) => string): string =>
    played
      .filter((rule) => rule.owner === owner)
      .map((rule) => {
        const seen = withSigns(rule, (some) => [...some].map(changed).join(''));
        return `${printDrawingRule({ ...seen, owner: 'either' })} ${rule.otherWay}`;
      })
      .toSorted()
      .join('\n');
  for (const pairs of [[], ...exchanges]) {
    const other = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    const changed = (sign: string): string => other.get(sign) ?? sign;
    const same = (sign: string): string => sign;
    if (
      textsBy('left', changed) === textsBy('right', same) &&
      textsBy('right', changed) === textsBy('left', same) &&
      textsBy('either', changed) === textsBy('either', same)
    )
      return [...[...signs].map((sign) => signs.indexOf(changed(sign))), signs.length];
  }
  return undefined;
}

const endings = { draw: 'is a draw', left: 'is won by Left', right: 'is won by Right' } as const;

function rulesSaid({ rules, neverEnds }: RulesOnDrawing, alwaysEnds: boolean): string {
  const lines = rules.map((rule) => (rule.kind === 'mirror' ? printRule(rule) : printDrawingRule(rule)));
  const ends = alwaysEnds ? '' : ` Play that never ends ${endings[neverEnds]}.`;
  return `${lines.join('; ').replaceAll('->', '→')}. A player who cannot move loses.${ends}`;
}

function notationSaid(pieces: readonly BoardPiece[]): string {
  const signs = pieces.map(({ sign, name, player }) => {
    const whose = player === 'neutral' ? '' : `${player === 'left' ? 'Left' : 'Right'}’s `;
    return name === sign ? `${sign} is ${whose === '' ? 'a ' : whose}piece` : `${sign} is ${whose}${name}`;
  });
  const all = [...signs, 'a dot is an empty node', `${GONE_NODE} is one that is gone`].join(', ');
  return `A sign for each node: ${all}. A row of signs is a path, rows with / between them are a grid, and @ begins a cycle. Any other drawing begins with its edges and arcs, as 0-1 and 0>1, and a colon; an arc in brackets is gone, and the places of the nodes may follow a second colon.`;
}

/**
 * Positions to begin with: empty drawings if a player can move there, and otherwise such with pieces as the
 * rules ask for.
 */
function startsOnDrawing(
  played: readonly PlayedOnDrawing[],
  signs: string,
  hasMove: (position: string) => boolean,
): Ruleset['starts'] {
  const pieces = [...signs.slice(1)];
  const isAlong = played.some(({ choice }) => choice.kind === 'slide');
  const pairs = pieces.flatMap((one) => pieces.map((other) => one + other));
  const tried = isAlong
    ? [
        ...pieces.map((sign) => ['A piece on a digraph', `0>1,1>2,2>0,2>3:${sign}...`] as const),
        ...[...pieces, ...pairs].map((some) => ['A path', some.padEnd(4, EMPTY_CELL)] as const),
      ]
    : [
        ['A path of five nodes', '.....'] as const,
        ['A cycle of five', '@.....'] as const,
        ...[...pieces, ...pairs].map((some) => ['A path', some.padEnd(5, EMPTY_CELL)] as const),
        ...pieces.map((sign) => ['A cycle', `@${sign.repeat(4)}`] as const),
      ];
  const found = tried.filter(([, position]) => hasMove(position)).slice(0, 2);
  const starts = found.length > 0 ? found : [['A path of five nodes', '.....'] as const];
  return starts
    .map(([name, position]) => ({ name, position }))
    .toSorted((one, other) => one.position.length - other.position.length);
}
