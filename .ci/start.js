/**
 * `npm start`: builds the site unless the last build is still of the files that are here, and serves it.
 * Arguments are those of `vite preview` (`--port 8000`, `--host`, `--open`). The walks are served by it as
 * well.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Another checkout, whose site the bench measures, has its own packages. */
const root = process.env.GRUNDY_MEASURED ?? dirname(dirname(fileURLToPath(import.meta.url)));
const record = join(root, '.cache/start.json');
const page = join(root, 'dist/index.html');

/**
 * All that the site is made of. A folder counts as well, since its time changes when a file is taken out of
 * it.
 */
const sources = [
  ...['app', 'engine', 'workers', 'public', 'docs', '.ci'],
  ...['index.html', 'vite.config.ts', 'package.json', 'package-lock.json'],
];

const changedAt = (path) => statSync(path).mtimeMs;

function newest(path) {
  const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : [];
  return Math.max(changedAt(path), ...inside.map((name) => changedAt(join(path, name))));
}

/** What the build depends on besides files: where the site will be published. */
const site = process.env.GRUNDY_SITE ?? '';

function isFresh() {
  try {
    const last = JSON.parse(readFileSync(record, 'utf8'));
    return (
      last.site === site &&
      last.page === changedAt(page) &&
      sources.every((path) => newest(join(root, path)) < last.began)
    );
  } catch {
    return false; // Nothing was built here yet, or by another command.
  }
}

const from = (path) => import(pathToFileURL(join(root, 'node_modules/vite', path)).href);

if (!isFresh()) {
  const { build } = await from('dist/node/index.js');
  const began = Date.now();
  await build({ root, logLevel: 'warn' });
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ began, page: changedAt(page), site }));
}

// The rest is Vite's own command line, which also says what it cannot read among the arguments.
process.argv.splice(2, 0, 'preview', root);
await from('bin/vite.js');
