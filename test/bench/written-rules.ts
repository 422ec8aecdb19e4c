/**
 * Moves that are compiled from a text of rules beside the same moves written by hand, in turns: the graph of
 * a board, and the graph with every value. Both must give the same graph. The figures are the least processor
 * times of both, each in a process that does nothing else.
 */
import { spawnSync } from 'node:child_process';
import { drain } from '../../engine/rounds.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { coderOfCells } from '../../engine/rulesets/recipes/cells-coder.ts';
import type { GridPosition } from '../../engine/rulesets/recipes/grid-shape.ts';
import { rulesets } from '../../engine/rulesets/register.ts';
import { type Coder, rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { chooseTheory } from '../../engine/theories/choose.ts';
import { rulesByHand } from './rules-by-hand.ts';

/** What each board is, its ruleset, and its start. */
const boards: readonly (readonly [what: string, ruleset: string, position: string])[] = [
  ['Domineering 5×4', 'domineering', '..../..../..../..../....'],
  ['Clobber 3×4', 'clobber', 'LRLR/RLRL/LRLR'],
  ['Konane 4×6', 'konane', 'LRLRLR/RL.LRL/LRLRLR/RL.RLR'],
  ['Amazons 3×3', 'amazons', 'L../.../..R'],
  ['Toads and Frogs 5-3-5', 'toads-and-frogs', 'TTTTT...FFFFF'],
];

const most = 1.5;
const turns = 11;

type Ratios = { readonly graph: number; readonly values: number };

/** What the benchmark's program is called with to compare one board and print the ratios. */
export const ONE_WRITTEN = 'one-written';

export function writtenRatios(asked: string): Ratios {
  const board = boards.find(([what]) => what === asked);
  const ruleset = rulesets.find(({ id }) => id === board?.[1]);
  if (!board || !ruleset) throw new Error(`no board ${asked}`);
  const read = ruleset.parse(board[2]);
  if (!read.ok) throw new Error(`${board[2]} is no position of ${ruleset.name}`);
  const start = read.value as GridPosition;
  const byHand = (): Coder => {
    const print = (cells: string): string => ruleset.print({ ...start, cells });
    const rules = rulesByHand[ruleset.id](start);
    const cellsIn = (position: unknown): string => (position as GridPosition).cells;
    return coderOfCells({ start: start.cells, rules, isImpartial: false, print, cellsIn });
  };
  const rules = rulesOfRuleset(ruleset);
  const measured = (open: () => Coder) => {
    globalThis.gc?.();
    const began = process.cpuUsage();
    const found = drain(generate(open()));
    const generating = process.cpuUsage(began);
    if (found.kind !== 'generated') throw new Error(`${asked} ${found.says}`);
    const { graph } = found;
    const { theory } = chooseTheory({ graph, rules });
    if (!theory) throw new Error(`no theory covers ${asked}`);
    drain(theory.solve(graph, { rules, withoutSteps: true }));
    const all = process.cpuUsage(began);
    return { generating: generating.user + generating.system, all: all.user + all.system, graph };
  };
  const least = {
    hand: { generating: Infinity, all: Infinity },
    text: { generating: Infinity, all: Infinity },
  };
  for (let turn = 0; turn < turns; turn++) {
    const both = { hand: measured(byHand), text: measured(() => ruleset.coder(start)) };
    const [hand, text] = [both.hand.graph, both.text.graph];
    for (const player of ['left', 'right'] as const)
      if (hand[player].targets.join() !== text[player].targets.join())
        throw new Error(`${asked}: the moves by hand and by the text differ`);
    for (const by of ['hand', 'text'] as const) {
      least[by].generating = Math.min(least[by].generating, both[by].generating);
      least[by].all = Math.min(least[by].all, both[by].all);
    }
  }
  return { graph: least.text.generating / least.hand.generating, values: least.text.all / least.hand.all };
}

export function measureWrittenRules(
  report: (what: string, figure: number, unit: string, budget: number) => void,
): void {
  for (const [what] of boards) {
    const args = ['--expose-gc', process.argv[1], ONE_WRITTEN, what];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${what} failed: ${stderr}`);
    const { graph, values } = JSON.parse(stdout) as Ratios;
    report(`${what}, its graph by a text, against moves by hand`, graph, 'times', most);
    report('       and every value', values, 'times', most);
  }
}
