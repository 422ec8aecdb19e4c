/**
 * Boards of the papers' tables that are too large for the tests: each value is asserted, and a wrong one is
 * reported and ends the benchmark with 1. Where a board is too large to be solved, it is played beside an
 * integer: it equals −n if beside n moves of Left's alone the player who begins loses. `npm run bench --
 * boards` runs them.
 */
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { partizanOutcomes } from '../../engine/outcome/outcome.ts';
import { outcomesOfPartizan } from '../../engine/outcome/partizan.ts';
import { drain } from '../../engine/rounds.ts';
import { backslidingToadsAndFrogs } from '../../engine/rulesets/backsliding-toads-and-frogs/index.ts';
import { foxAndGeese } from '../../engine/rulesets/fox-and-geese/index.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { hareAndHounds } from '../../engine/rulesets/hare-and-hounds/index.ts';
import { type Ruleset, rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { textOf } from '../../engine/values/words.ts';
import { besideMoves } from '../fixtures/beside-moves.ts';

const MOST_POSITIONS = 10_000_000;

function graphOf(ruleset: Ruleset, position: string): GameGraph {
  const read = ruleset.parse(position);
  if (!read.ok) throw new Error(`${position} is no position of ${ruleset.name}`);
  const found = drain(generate(ruleset.coder(read.value), { positions: MOST_POSITIONS }));
  if (found.kind !== 'generated') throw new Error(`${position} ${found.says}`);
  return found.graph;
}

function textOfStart(ruleset: Ruleset, position: string): string {
  const graph = graphOf(ruleset, position);
  const rules = rulesOfRuleset(ruleset);
  const { theory } = chooseTheory({ graph, rules });
  if (!theory) throw new Error(`no theory covers ${position}`);
  const { table, codes } = drain(theory.solve(graph, { rules, withoutSteps: true }));
  return codes[0] < 0 ? 'no value' : textOf(table[codes[0]]);
}

const toads = (m: number, k: number, n: number): string => 'T'.repeat(m) + '.'.repeat(k) + 'F'.repeat(n);

const criticalFox = (ranks: number): string =>
  ['...G....', '..G.G.G.', '...F....', ...new Array<string>(ranks - 3).fill('........')].join('/');

function criticalHare(columns: number): string {
  const file = '.'.repeat(columns - 3);
  return `-H${file}-/.HR${file}/-H${file}-`;
}

type Row = { readonly what: string; readonly value: string; found(): string };

const solved = (ruleset: Ruleset, position: string, value: string): Row => ({
  what: `${ruleset.name} ${position}`,
  value,
  found: () => textOfStart(ruleset, position),
});

/** The value of a critical hare by play. */
const played = (columns: number, less: number): Row => ({
  what: `the critical hare on ${columns}×3, by play`,
  value: `-${less}`,
  found() {
    const graph = graphOf(hareAndHounds, criticalHare(columns));
    const beside = (moves: number): string =>
      partizanOutcomes[outcomesOfPartizan(besideMoves(graph, moves), hareAndHounds.infinitePlay)[moves]];
    const equal = [less - 1, less, less + 1].filter((moves) => beside(moves) === 'P');
    return equal.map((moves) => `-${moves}`).join();
  },
});

export const tableRows: readonly Row[] = [
  ...[8, 9, 10, 11, 12].map((ranks) =>
    solved(
      foxAndGeese,
      criticalFox(ranks),
      ranks === 8 ? '2' : `${2 ** (ranks - 8) + 1}/${2 ** (ranks - 8)}`,
    ),
  ),
  solved(backslidingToadsAndFrogs, toads(3, 3, 3), 'dud'),
  solved(backslidingToadsAndFrogs, toads(4, 2, 4), 'dud'),
  solved(backslidingToadsAndFrogs, toads(5, 2, 3), 'on & ±on'),
  solved(backslidingToadsAndFrogs, toads(3, 2, 5), '±on & off'),
  solved(backslidingToadsAndFrogs, toads(4, 3, 3), 'dud'),
  solved(backslidingToadsAndFrogs, toads(5, 1, 4), '0'),
  solved(hareAndHounds, criticalHare(9), '-1'),
  played(11, 1),
  played(13, 2),
  played(15, 2),
  played(17, 3),
];
