#!/usr/bin/env node
/**
 * The `grundy` command. In the project it runs the sources, built again if one of them is newer than the last
 * build; installed as a package, which has no sources, it runs the build that the package contains.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { isMainThread, workerData } from 'node:worker_threads';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const sources = ['engine', 'workers/picture-files', 'app/class', 'app/library', 'app/cli'].map((folder) =>
  join(root, folder),
);

/** What says which release a build is of. */
const release = ['package.json', 'CITATION.cff'];

/** The newest change below a folder; a removed file shows in the date of its folder. */
function newest(folder) {
  let latest = statSync(folder).mtimeMs;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // There are a thousand files, and `join` would take longer than to ask for their dates.
    const path = `${folder}/${entry.name}`;
    const date = entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
    if (date > latest) latest = date;
  }
  return latest;
}

/** The file to run, built first if necessary. */
async function commandLine() {
  if (!existsSync(join(root, 'app/cli/main.ts'))) return join(root, 'dist/cli/main.js');
  const built = join(root, '.cache/cli/main.js');
  const latest = Math.ceil(
    Math.max(...release.map((file) => statSync(join(root, file)).mtimeMs), ...sources.map(newest)),
  );
  // A date set in seconds is read back slightly smaller.
  if (existsSync(built) && statSync(built).mtimeMs + 1 > latest) return built;
  process.stderr.write('Building the command line …\n');
  const { buildCommandLine } = await import('./build.js');
  await buildCommandLine(built, new Date(latest));
  return built;
}

const requireOfNode = createRequire(import.meta.url);
/** The modules of the files of the build that were loaded. */
const loaded = new Map();

/**
 * Loads a file of the build, which is the text of a function of `exports`, `require` and its own path. What
 * V8 compiled from it is read from a file beside it; Node's loaders have no way to do so. Another version of
 * V8 rejects that file, and compiles the text.
 */
function load(file) {
  const known = loaded.get(file);
  if (known) return known;
  const module = {};
  loaded.set(file, module);
  const compiled = `${file}.v8`;
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  const script = new Script(readFileSync(file, 'utf8'), { filename: file, cachedData });
  const require = (name) => (name.startsWith('.') ? load(join(dirname(file), name)) : requireOfNode(name));
  script.runInThisContext()(module, require, file);
  return module;
}

// A thread that a command started loads the build that the command did.
if (isMainThread) {
  const build = await commandLine();
  process.exitCode = await load(build).main(process.argv.slice(2), {
    file: fileURLToPath(import.meta.url),
    build,
  });
} else await load(workerData.build).serveThread();
