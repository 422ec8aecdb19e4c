/**
 * `grundy solve --ruleset`: the value and outcome of a ruleset's position and, with `--all`, of every position that
 * can follow. The graph is generated and then solved as that of a document.
 */
import { type Problem, type Rules, ruledBy, textOf } from '../../engine/index.ts';
import { drain, evidenceOf, questionFor, type Ruleset } from '../../engine/run.ts';
import type { CliArguments } from './arguments.ts';
import type { Output } from './output.ts';
import { generatePosition, type RulesetPosition } from './ruleset-position.ts';
import { type GraphSolution, outcomeOfVertex, solve, tellLeftOut } from './solution.ts';
import { valueMembers } from './solution-json.ts';
import { tableLine, tableWidths } from './table.ts';
import { rulesAsked } from './theory-option.ts';

type Timing = { readonly generate_ms: number; readonly solve_ms: number };

type Solved = {
  readonly position: RulesetPosition;
  readonly rules: Rules;
  readonly found: GraphSolution;
  readonly timing: Timing | undefined;
};

/** Returns the problems, by their place in the position. */
export async function solvePosition(
  ruleset: Ruleset,
  text: string,
  theory: string,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const position = generatePosition(ruleset, text, asked);
  if (!position.ok) return position.problems;
  const { graph, generate_ms } = position.value;
  const began = performance.now();
  const rules = rulesAsked(ruledBy({ infinitePlay: ruleset.infinitePlay }), theory, asked);
  const found = solve(
    { graph, rules },
    {
      thorough: asked.has('thorough'),
      withoutSteps: true,
    },
  );
  if (!found.ok) return found.problems;
  // Every position follows the first, so a theory that does not cover all of them does not cover the first.
  const { choice } = found.value;
  if (theory !== 'auto' && !choice.theory)
    return [{ place: `--theory ${theory}`, says: `does not apply: ${choice.reason}` }];
  const solve_ms = milliseconds(performance.now() - began);
  const timing = asked.has('timing') ? { generate_ms: milliseconds(generate_ms), solve_ms } : undefined;
  const solved = { position: position.value, rules, found: found.value, timing };
  const print = asked.has('json') ? printJson : printTable;
  await print(solved, asked.has('all'), output);
  tellLeftOut(ruleset.id, found.value);
  return [];
}

const milliseconds = (time: number): number => Math.round(time * 100) / 100;

async function printJson({ position, found, timing }: Solved, all: boolean, output: Output): Promise<void> {
  const { ruleset, text, graph, nameOf } = position;
  const { table, codes } = found.labelling;
  const membersOf = valueMembers(table);
  const entryOf = (v: number): string =>
    `{${membersOf(codes[v])},"outcome":${JSON.stringify(outcomeOfVertex(found, v) ?? null)}}`;
  const head = JSON.stringify({ ruleset: ruleset.id, position: text, positions: graph.order });
  await output.write(`${head.slice(0, -1)},"start":${entryOf(0)}`);
  if (all) {
    await output.write(',"all":{');
    for (let v = 0; v < graph.order; v++) {
      const full = output.write(`${v > 0 ? ',' : ''}${JSON.stringify(nameOf(v))}:${entryOf(v)}`);
      if (full) await full;
    }
    await output.write('}');
  }
  await output.write(timing ? `,${JSON.stringify(timing).slice(1)}\n` : '}\n');
  await output.flush();
}

async function printTable(solved: Solved, all: boolean, output: Output): Promise<void> {
  const { position, found, timing } = solved;
  const { ruleset, text, graph } = position;
  await output.write(`${ruleset.name}: ${text}\n`);
  await output.write(graph.order === 1 ? '1 position\n' : `${graph.order.toLocaleString('en')} positions\n`);
  const { theory, reason } = found.choice;
  await output.write(theory ? `${theory.name}: ${reason}\n` : `No theory covers this graph: ${reason}\n`);
  await printRows(solved, all ? graph.order : 1, output);
  for (const sentence of withoutGuarantee(solved)) await output.write(`${sentence}\n`);
  if (timing) await output.write(`generated in ${timing.generate_ms} ms, solved in ${timing.solve_ms} ms\n`);
  await output.flush();
}

/** Why the start is not guaranteed, where it is a scoring game and is not: the position and the two scores that show it. */
function withoutGuarantee({ position, rules, found }: Solved): readonly string[] {
  const { choice, labelling } = found;
  const value = labelling.table[labelling.codes[0]];
  if (!choice.theory || value?.kind !== 'scoring' || value.guaranteed) return [];
  const evidence = evidenceOf({ graph: position.graph, rules }, choice.theory, {
    labelling,
    whoWins: undefined,
  });
  const question = questionFor('guarantee', evidence, { vertex: 0 });
  if (!question.ok) return [];
  const answer = drain(question.value.ask(evidence, { vertex: 0 }));
  return answer.kind === 'guarantee' ? question.value.sentences(answer, position.nameOf) : [];
}

/** The first `count` positions, a line for each. */
async function printRows({ position, found }: Solved, count: number, output: Output): Promise<void> {
  const { table, codes } = found.labelling;
  const texts: string[] = [];
  const rows = function* (): Generator<readonly string[], void, void> {
    for (let v = 0; v < count; v++) {
      const code = codes[v];
      if (code >= 0) texts[code] ??= textOf(table[code]);
      yield [position.nameOf(v), texts[code] ?? '', outcomeOfVertex(found, v) ?? ''];
    }
  };
  const head = ['position', 'value', 'outcome'];
  const widths = tableWidths(head, rows());
  await output.write(tableLine(head, widths));
  for (const cells of rows()) {
    const full = output.write(tableLine(cells, widths));
    if (full) await full;
  }
}
