/** Runs the built command as a child process, on documents in a temporary folder of the test. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const launcher = join(import.meta.dirname, '../../app/cli/grundy.js');
const building = 'Building the command line …\n';

export type Ran = {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  /** The lines of standard output as JSON. */
  json(): readonly Record<string, unknown>[];
};

export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-'));
  return {
    path: (name: string): string => join(folder, name),
    write(name: string, content: unknown): string {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      writeFileSync(join(folder, name), text);
      return name;
    },
    run(args: readonly string[], input = ''): Ran {
      const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
        cwd: folder,
        input,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      return {
        status,
        out: stdout,
        // The first run after a change builds and says so, which no test is about.
        err: stderr.replace(building, ''),
        json: () =>
          stdout
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line)),
      };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Folder = ReturnType<typeof openFolder>;

/** A document from arcs "a b" (and "a b left") and the names of its gray nodes. */
export function drawing(arcs: readonly string[], gray: readonly string[] = [], more: object = {}): object {
  const pairs = arcs.map((arc) => arc.split(' '));
  const ids = [...new Set([...pairs.flatMap((pair) => pair.slice(0, 2)), ...gray])];
  return {
    format: 'grundy',
    version: 1,
    title: '',
    nodes: ids.map((id) => (gray.includes(id) ? { id, gray: true } : { id })),
    edges: pairs.map(([from, to, player]) => (player ? { from, to, player } : { from, to })),
    ...more,
  };
}

/** Abuku et al., Algorithm 8 as printed, gives d another value than play does. */
export const erratum = () => drawing(['b c', 'c a', 'c b', 'd b', 'd e', 'e a'], ['b', 'e']);
