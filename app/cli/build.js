/**
 * Builds the command line into a file that grundy.js loads, with parts beside it that are loaded when needed.
 * `node app/cli/build.js` makes dist/cli/main.js, which the package contains; in the project grundy.js builds
 * into .cache/cli whenever a source is newer.
 *
 * Every file is the text of a function of `exports`, `require` and its own path. Beside most parts is what V8
 * compiled of them: without it a command takes a fifth longer to begin, for it must parse them.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { packed } from '../../.ci/packed.js';
import { definedBy } from '../../.ci/release.js';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Writes the bundle to `file` and a folder `parts` beside it, dated `since`: the age of the newest source
 * when the build began.
 */
export async function buildCommandLine(file, since = new Date()) {
  const { build } = await import('vite');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    plugins: [packed()],
    define: definedBy(),
    build: {
      ssr: 'app/cli/main.ts',
      target: 'node20',
      write: false,
      minify: false,
      // No module of ours does anything by being read, so each command takes only what it names.
      rolldownOptions: {
        treeshake: { moduleSideEffects: false },
        output: {
          format: 'cjs',
          entryFileNames: 'main.js',
          chunkFileNames: 'parts/[name]-[hash].js',
          // Comments and white space would be a fifth of the package, and statements in a longer form a
          // fiftieth; names stay, for people who read a stack trace.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
  const [{ output }] = Array.isArray(built) ? built : [built];
  const chunks = output.filter((part) => part.type === 'chunk');
  const whole = chunks.filter((part) => part.isEntry);
  if (whole.length !== 1) throw new Error(`The build has ${whole.length} entries, not one.`);
  const folder = dirname(file);
  mkdirSync(join(folder, 'parts'), { recursive: true });
  // Two builds may run at the same time, so parts are named by their content, and the entry is written last,
  // in one step.
  const parts = chunks.filter((part) => !part.isEntry);
  const names = new Set(
    parts.flatMap((part) =>
      writePart(join(folder, part.fileName), part.code, since).map((path) => basename(path)),
    ),
  );
  write(file, functionOf(whole[0].code), since);
  for (const name of readdirSync(join(folder, 'parts')))
    if (!names.has(name) && /\.(js|v8)$/.test(name)) rmSync(join(folder, 'parts', name), { force: true });
}

/**
 * In characters. To compile a shorter part takes no longer than to read a second file. Parts that are longer
 * are fonts and pictures, which V8 compiles at once; so are those that are hardly more than addresses of
 * data.
 */
const [shortestCompiled, longestCompiled] = [1 << 12, 1 << 19];
/**
 * Parts whose work takes much longer than compiling them: a PDF, a search, the check of a table, and the room
 * of a class.
 */
const compiledWhenRead = /^(?:pdf-file|find|check-table|class-server|sockets|relay-server|desk-work)-/;
const isData = (source) => source.match(/;base64,[\w+/=]*/g)?.join('').length > source.length / 2;

const functionOf = (code) => `(function (exports, require, __filename) { 'use strict'; ${code}\n})`;
const compiledOf = (file) => `${file}.v8`;

/**
 * V8 takes compiled code for any source of the same length, so only parts, whose names tell their content,
 * have some. Returns the files that were written.
 */
function writePart(file, code, since) {
  const source = functionOf(code);
  write(file, source, since);
  if (source.length < shortestCompiled || source.length >= longestCompiled || isData(source)) return [file];
  if (compiledWhenRead.test(basename(file))) return [file];
  write(compiledOf(file), new Script(source, { filename: file }).createCachedData(), since);
  return [file, compiledOf(file)];
}

/** Writes a file of this process's own and renames it, so that no process sees it half written. */
function write(file, content, since) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  utimesSync(draft, since, since);
  renameSync(draft, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildCommandLine(join(root, 'dist/cli/main.js'));
