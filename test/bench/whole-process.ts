/**
 * Times the command line's whole process beside the C program's: from start to exit, one reading the graph
 * from a compact file, the other drawing the same numbers and reversing the arcs. They take turns; the result
 * is in milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { GameGraph } from '../../engine/graph/game-graph.ts';

export type WholeTurn = { readonly ours: number; readonly theirs: number };

/** Writes an impartial graph as a compact file, without repeated arcs, which files do not have. */
export function writeCompact(path: string, { order, left: { starts, targets } }: GameGraph): void {
  const file = openSync(path, 'w');
  writeSync(file, `{"format":"grundy","version":1,"compact":{"count":${order},"either":[`);
  let gathered: string[] = [];
  let written = 0;
  for (let v = 0; v < order; v++) {
    for (const option of new Set(targets.subarray(starts[v], starts[v + 1]))) gathered.push(`${v},${option}`);
    if (gathered.length < 1 << 16 && v + 1 < order) continue;
    writeSync(file, `${written > 0 && gathered.length > 0 ? ',' : ''}${gathered.join()}`);
    written += gathered.length;
    gathered = [];
  }
  writeSync(file, ']}}');
  closeSync(file);
}

function timed(command: string, args: readonly string[], input: string): number {
  const before = performance.now();
  const { status, stderr } = spawnSync(command, args, { input, stdio: ['pipe', 'ignore', 'pipe'] });
  const ms = performance.now() - before;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  return ms;
}

/** The graph of these numbers is in `folder`; it is written there first. */
export function wholeProcesses(
  program: string,
  folder: string,
  graph: GameGraph,
  mean: number,
  turns: number,
): readonly WholeTurn[] {
  const file = join(folder, 'random.grundy.json');
  writeCompact(file, graph);
  const commandLine = ['app/cli/grundy.js', 'solve', '--summary', file];
  // The first turn builds the command line if necessary, and is not counted.
  timed(process.execPath, commandLine, '');
  return Array.from({ length: turns }, () => ({
    theirs: timed(program, [String(graph.order), String(mean)], '\n'),
    ours: timed(process.execPath, commandLine, ''),
  }));
}
