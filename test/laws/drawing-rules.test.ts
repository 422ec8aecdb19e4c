/**
 * Rulesets on a drawing that people write: texts and data, and rules by text beside the same rules by hand.
 */
import * as fc from 'fast-check';
import { describe, expect as expectOnce, test } from 'vitest';
import { rulesOfText } from '../../engine/checking/written-rules/rules-of-text.ts';
import { openPartSolver } from '../../engine/conduct/worth-by-parts.ts';
import { codedOptions } from '../../engine/rulesets/coded-options.ts';
import { type DrawingPosition, graphOfDrawing } from '../../engine/rulesets/graphs/drawing-position.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import { rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { rulesetOfText, writtenRuleset } from '../../engine/rulesets/written/index.ts';
import { printRules } from '../../engine/rulesets/written/print-rules.ts';
import { readRules } from '../../engine/rulesets/written/read-rules.ts';
import { drain, type Ruleset } from '../../engine/run.ts';
import { textOf } from '../../engine/values/words.ts';
import { arbitraryDrawingRules, arbitraryPlainRules, drawnPosition } from '../arbitrary/drawing-rules.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { byLetters, solvedGraph } from '../fixtures/written-rules.ts';
import { tryLaw } from './seeds.ts';

/** Rules without their places in a text. */
const meaningOf = (rules: unknown): unknown =>
  JSON.parse(JSON.stringify(rules, (key, part) => (key === 'at' ? undefined : part)));

const byText = (text: string): Ruleset => {
  const read = rulesetOfText(text);
  if (!read.ok) throw new Error(`${text} ${JSON.stringify(read.problems)}`);
  return read.value;
};

test('rules on a drawing that are printed and read again are the same rules, and are printed as the same text', () => {
  tryLaw(arbitraryDrawingRules, 500, (rules) => {
    const text = printRules(rules);
    const read = readRules(text);
    expect(meaningOf(read.rules), text).toEqual(meaningOf(rules));
    expect(printRules(read.rules)).toBe(text);
  });
});

const texts = [
  'board: drawing\nEither: choose a node -> remove it and its neighbours\n',
  'board: drawing\nLeft: choose a node, ., of degree at least 2 -> L if no L beside\nRight: as Left, with L and R exchanged\n',
  'board: drawing\npieces: o a token\nEither: move a piece along an arc, remove the arc it takes\nnever ends: Left wins\n',
  'board: drawing\nEither: choose an arc between L and R -> remove its ends, put L on its neighbours\nEither: neighbours of L: exchange L and R\n',
];

const mutated = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.tuple(
        fc.nat(260),
        fc.nat(4),
        fc.oneof(
          fc.constantFrom(
            ...'LR.#-[],:>\n ',
            ' it',
            ' its ends',
            'remove ',
            ' if no L beside',
            'onto R',
            ' and ',
            '->',
            'exchange ',
          ),
          fc.string({ unit: 'grapheme', maxLength: 3 }),
        ),
      ),
      { maxLength: 5 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [from, gone, come]) => {
      const start = from % (now.length + 1);
      return now.slice(0, start) + come + now.slice(start + gone);
    }, text),
  );

test('any text of rules on a drawing is read without harm, and what is wrong with it has a place in it', () => {
  let [sound, wrong] = [0, 0];
  tryLaw(mutated, 1000, (text) => {
    const { rules, problems } = readRules(text);
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
    for (const { line, column, length, says } of problems) {
      expect(line >= 1 && line <= lines.length, `line ${line} of ${JSON.stringify(text)}`).toBe(true);
      expect(column >= 1 && column + length <= lines[line - 1].length + 1, `${says}: ${text}`).toBe(true);
      expect(says.length).toBeGreaterThan(10);
    }
    if (problems.length > 0 || rules.board !== 'drawing') {
      wrong++;
      return;
    }
    sound++;
    expect(meaningOf(readRules(printRules(rules)).rules), text).toEqual(meaningOf(rules));
    const ruleset = writtenRuleset(rules);
    for (const { position } of ruleset.starts) ruleset.moves(positionOf(ruleset, position));
    const byHand = rulesOfText(text);
    expect(byHand.ok, () => `${text} ${JSON.stringify(byHand)}`).toBe(true);
  });
  expectOnce(sound).toBeGreaterThan(oftenEnough(100));
  expectOnce(wrong).toBeGreaterThan(oftenEnough(200));
});

const sorted = (all: readonly string[]): readonly string[] => [...new Set(all)].toSorted(byLetters);

const forms = fc.oneof(
  { weight: 4, arbitrary: drawnPosition(['.', '.', 'L', 'R', '-'], 6) },
  fc.constantFrom('.L.R', 'L../.R.', '@.L.R.', '0-1,(1-2),0>2:L.R:0,0 1,0 0.5,1'),
);

test('by random rules on a drawing both kernels find the same moves, and the board shows the options that the coder has', () => {
  const met = { texts: 0, moves: 0 };
  tryLaw(
    fc.tuple(arbitraryDrawingRules, fc.array(forms, { minLength: 3, maxLength: 6 }), fc.nat()),
    250,
    ([rules, starts, choice]) => {
      const text = printRules(rules);
      const compiled = rulesetOfText(text);
      if (!compiled.ok) return;
      const byHand = rulesOfText(text);
      if (!byHand.ok) throw new Error(`${text}\n${JSON.stringify(byHand.problems)}`);
      met.texts++;
      for (const start of starts) {
        const ruleset = compiled.value;
        // A position has the form of the one with which its game begins: a line of signs, or a list of arcs
        // with places.
        const compare = (begin: string): readonly string[] => {
          const coder = ruleset.coder(positionOf(ruleset, begin));
          const position = coder.print(coder.start);
          expect(byHand.value.notation?.test(position)).toBe(true);
          const moves = byHand.value.moves(position);
          const shown = ruleset.moves(positionOf(ruleset, position));
          return (['left', 'right'] as const).flatMap((player) => {
            const options = codedOptions(coder, player, coder.start);
            const found = sorted(options.map((option) => coder.print(option)));
            expect(found, () => `${text}\n\n${position} ${player}`).toEqual(sorted(moves[player]));
            const own = shown.filter((move) => move.player === player || move.player === 'either');
            expect(sorted(own.map(({ to }) => ruleset.print(to))), () => `${text}\n\n${position}`).toEqual(
              found,
            );
            for (const { to } of own) expect(coder.code(to)).toBeDefined();
            return options.map((option) => coder.print(option));
          });
        };
        const options = compare(start);
        met.moves += options.length;
        if (options.length > 0) compare(options[choice % options.length]);
      }
    },
  );
  expectOnce(met.texts).toBeGreaterThan(oftenEnough(40));
  expectOnce(met.moves).toBeGreaterThan(oftenEnough(200));
});

/** Theories of impartial and of partizan games write one value in two ways. */
const asOne = (text: string): string => (text === '*' ? '*1' : text);

/**
 * What the parts of a position are worth together, and what the graph of all its positions says; undefined
 * where values are not known.
 */
function bothWorths(ruleset: Ruleset, position: string): readonly [parts: string, whole: string] | undefined {
  const solver = openPartSolver(ruleset, rulesOfRuleset(ruleset), 1e6);
  const found = solver && drain(solver.worthOf(positionOf(ruleset, position)));
  if (!found || !('value' in found)) return undefined;
  return [asOne(textOf(found.value)), asOne(solvedGraph(ruleset, position).text(0))];
}

test('by random rules on a drawing a position is worth what its parts are worth', () => {
  let many = 0;
  tryLaw(
    fc.tuple(arbitraryDrawingRules, drawnPosition(['.', '.', 'L', 'R', '-'], 5)),
    400,
    ([rules, position]) => {
      const read = rulesetOfText(printRules(rules));
      if (!read.ok || read.value.loopy) return;
      const worths = bothWorths(read.value, position);
      if (!worths) return;
      expect(worths[0], () => `${printRules(rules)}\n${position}`).toBe(worths[1]);
      many++;
    },
  );
  expectOnce(many).toBeGreaterThan(oftenEnough(40));
});

/**
 * How many more parts a position has than pieces of the drawing that no arc joins; 0 where it has no more.
 */
function cutsOf(ruleset: Ruleset, text: string): number {
  const position = positionOf(ruleset, text) as DrawingPosition;
  const parts = ruleset.openParts?.();
  const found = parts?.kind === 'keys' ? (parts.of(position) ?? []) : [];
  const { order, arcs } = graphOfDrawing(position);
  const piece = Array.from({ length: order }, (_, node) => node);
  for (const { ends } of arcs) {
    const [one, other] = ends.map((end) => piece[end]);
    if (ends.every((end) => position.cells[end] !== '-'))
      for (const [node, now] of piece.entries()) if (now === one) piece[node] = other;
  }
  const pieces = new Set(piece.filter((_, node) => position.cells[node] !== '-'));
  return Math.max(0, found.length - pieces.size);
}

test('where rules change only the node that they choose, a position is worth what its parts are worth, also where arcs are cut', () => {
  const met = { positions: 0, cut: 0, notZero: 0 };
  tryLaw(
    fc.tuple(
      arbitraryPlainRules,
      fc.array(drawnPosition(['.', '.', 'A', 'A', 'B', 'C', '-'], 5), { minLength: 3, maxLength: 6 }),
    ),
    250,
    ([rules, positions]) => {
      const text = printRules(rules);
      const read = rulesetOfText(text);
      if (!read.ok || read.value.loopy) return;
      for (const position of positions) {
        const worths = bothWorths(read.value, position);
        if (!worths) continue;
        expect(worths[0], () => `${text}\n${position}`).toBe(worths[1]);
        met.positions++;
        if (cutsOf(read.value, position) > 0) met.cut++;
        if (worths[1] !== '0') met.notZero++;
      }
    },
  );
  expectOnce(met.notZero).toBeGreaterThan(oftenEnough(200));
  expectOnce(met.positions).toBeGreaterThan(oftenEnough(400));
  expectOnce(met.cut).toBeGreaterThan(oftenEnough(40));
});

test.each([
  // The rule for L asks for the R beside a node that is still empty.
  ['Left: choose a node, ., -> L\nLeft: choose a node, L, -> remove it if a R beside', '0-1:.R', '2'],
  // In two moves A becomes the C for which the rule for D asks.
  [
    'Either: choose a node, A, -> B\nLeft: choose a node, B, -> C\nRight: choose a node, D, -> remove it if no C beside',
    '0-1:AD',
    '1/2*',
  ],
])('a sign that a node can only become keeps its arcs: “%s” on %s', (rules, position, value) => {
  expectOnce(bothWorths(byText(`board: drawing\n${rules}\n`), position)).toEqual([value, value]);
});

const colouring = {
  col: 'board: drawing\nLeft: choose a node, ., -> L if no L beside\nRight: as Left, with L and R exchanged\n',
  snort:
    'board: drawing\nLeft: choose a node, ., -> L if no R beside\nRight: as Left, with L and R exchanged\n',
};

describe.each(Object.entries(colouring))('%s on a drawing', (id, text) => {
  const written = byText(text);
  const onSquares = rulesets.find((each) => each.id === id);
  const rows = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .chain(([height, width]) =>
      fc.array(
        fc
          .array(fc.constantFrom('.', '.', '.', 'L', 'R'), { minLength: width, maxLength: width })
          .map((row) => row.join('')),
        {
          minLength: height,
          maxLength: height,
        },
      ),
    );

  test('has on a grid the values of the ruleset on squares, and part by part those of the whole on any graph', () => {
    if (!onSquares) throw new Error(id);
    tryLaw(rows, 40, (board) => {
      const position = board.join('/');
      expect(solvedGraph(written, position).text(0)).toBe(solvedGraph(onSquares, position).text(0));
    });
    const solver = openPartSolver(written, rulesOfRuleset(written), 1e6);
    if (!solver) throw new Error('no parts');
    tryLaw(drawnPosition(['.', '.', '.', 'L', 'R'], 6), 60, (position) => {
      const found = drain(solver.worthOf(positionOf(written, position)));
      if (found && 'value' in found)
        expect(textOf(found.value), position).toBe(solvedGraph(written, position).text(0));
    });
  });
});

/**
 * Geography by the definition: whether the player who moves a piece on this node wins, with the nodes or the
 * arcs that were used.
 */
function winsByHand(
  arcs: readonly (readonly [number, number])[],
  node: number,
  used: ReadonlySet<number>,
  byNodes: boolean,
): boolean {
  return arcs.some(([from, to], arc) => {
    if (from !== node || (byNodes ? used.has(to) || to === node : used.has(arc))) return false;
    return !winsByHand(arcs, to, new Set(used).add(byNodes ? node : arc), byNodes);
  });
}

test.each([['node it leaves', true] as const, ['arc it takes', false] as const])(
  'a game of Geography that removes the %s is won as its definition says',
  (what, byNodes) => {
    const ruleset = byText(
      `board: drawing\npieces: o a token\nEither: move a piece along an arc, remove the ${what}\n`,
    );
    const digraph = fc.integer({ min: 2, max: 6 }).chain((order) => {
      const node = fc.integer({ min: 0, max: order - 1 });
      return fc.tuple(fc.constant(order), fc.array(fc.tuple(node, node), { maxLength: 9 }));
    });
    const met = { won: 0, lost: 0 };
    tryLaw(digraph, 150, ([order, arcs]) => {
      const position = `${arcs.map((arc) => arc.join('>')).join()}:o${'.'.repeat(order - 1)}`;
      const wins = winsByHand(arcs, 0, new Set(), byNodes);
      met[wins ? 'won' : 'lost']++;
      expect(solvedGraph(ruleset, position).outcome(0), position).toBe(wins ? 'N' : 'P');
    });
    expectOnce(Math.min(met.won, met.lost)).toBeGreaterThan(oftenEnough(20));
  },
);

test.each([
  ['choose a node -> remove it and its neighbours', '0.137'],
  ['choose an arc -> remove it and its ends', '0.07'],
])('on a path “%s” is the octal game %s', (rule, code) => {
  const [drawn, octal] = [
    byText(`board: drawing\nEither: ${rule}\n`),
    byText(`board: heaps\nEither: octal ${code}\n`),
  ];
  const [one, other] = [drawn, octal].map((ruleset) => openPartSolver(ruleset, rulesOfRuleset(ruleset), 1e6));
  for (let n = 1; n <= 40; n++) {
    const values = [
      one && drain(one.worthOf(positionOf(drawn, '.'.repeat(n)))),
      other && drain(other.worthOf(positionOf(octal, String(n)))),
    ].map((found) => found && 'value' in found && textOf(found.value));
    expectOnce(values[0]).toBeTruthy();
    expectOnce(values[0]).toBe(values[1]);
  }
});
