/**
 * Builds the command line into one file that plain Node runs. `node app/cli/build.js` makes dist/cli/main.js, which is
 * what the package carries; in the project grundy.js builds into .cache/cli whenever a source is newer.
 */
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Writes the bundle to `file`, dated `since`: the age of the newest source when it was begun. */
export async function buildCommandLine(file, since = new Date()) {
  const { build } = await import('vite');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    define: { __VERSION__: JSON.stringify(version) },
    build: {
      ssr: 'app/cli/main.ts',
      target: 'node20',
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = Array.isArray(built) ? built : [built];
  const chunks = output.filter((part) => part.type === 'chunk');
  if (chunks.length !== 1) throw new Error(`The build has ${chunks.length} files, not one.`);
  mkdirSync(dirname(file), { recursive: true });
  // Two may build at the same time: each writes its own file, and the renaming is one step.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, chunks[0].code);
  utimesSync(draft, since, since);
  renameSync(draft, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildCommandLine(join(root, 'dist/cli/main.js'));
