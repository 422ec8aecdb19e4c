/**
 * The C program, which takes turns with the engine: compiled if there is a compiler, and called for one run
 * at a time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

export type Turn = { readonly ms: number; readonly counts: readonly number[] };

export type Yardstick = { turn(): Promise<Turn>; end(): void };

/** The path of the compiled program; undefined if there is no C compiler. */
export function compileYardstick(source: string, folder: string): string | undefined {
  const program = join(
    folder,
    process.platform === 'win32' ? `${basename(source, '.c')}.exe` : basename(source, '.c'),
  );
  for (const compiler of [process.env.CC, 'cc', 'gcc', 'clang']) {
    if (!compiler) continue;
    for (const native of [['-march=native'], []]) {
      const { status } = spawnSync(compiler, ['-O3', ...native, source, '-o', program], { stdio: 'ignore' });
      if (status === 0) return program;
    }
  }
  return undefined;
}

export function startYardstick(program: string, order: number, mean: number): Yardstick {
  const child = spawn(program, [String(order), String(mean)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async turn() {
      child.stdin.write('\n');
      const line = await lines.next();
      if (line.done) throw new Error('the C program ended before its turn');
      const [reversing, solving, previous, next, draws] = line.value.split(' ').map(Number);
      return { ms: reversing + solving, counts: [draws, previous, next] };
    },
    end: () => void child.stdin.end(),
  };
}
