/** A program in Python that gives the moves of 100,000 positions: the whole command, from start to exit. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two heaps, from each of which one counter is taken; so the positions are all pairs of smaller heaps. */
const program = `
import json
import sys

for line in sys.stdin:
    one, other = (int(heap) for heap in line.split())
    moves = []
    if one > 0:
        moves.append(f"{one - 1} {other}")
    if other > 0:
        moves.append(f"{one} {other - 1}")
    print(json.dumps({"either": moves}), flush=True)
`;

const [one, other] = [315, 316];
const budgetSeconds = 3;

/** In `folder` the program is written; without Python a line says that nothing was measured. */
export function measurePythonProgram(
  folder: string,
  report: (what: string, figure: number, unit: string, budget: number) => void,
): void {
  const positions = (one + 1) * (other + 1);
  const what = `a program in Python, ${positions.toLocaleString('en')} positions with their values`;
  if (spawnSync('python3', ['--version']).status !== 0) {
    console.log(`python3 is not at hand: ${what} were NOT measured.`);
    return;
  }
  const file = join(folder, 'two-heaps.py');
  writeFileSync(file, program);
  const args = ['app/cli/grundy.js', 'solve', '--moves', `python3 ${file}`, `${one} ${other}`, '--json'];
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`${what}: ${stderr}`);
  const found: { readonly positions: number } = JSON.parse(stdout);
  if (found.positions !== positions) throw new Error(`${what}: ${stdout}`);
  report(what, seconds, 's', budgetSeconds);
}
