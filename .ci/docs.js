/**
 * `npm run docs`: writes the pages of the documentation and builds their site beside the editor's, in
 * dist/docs. The site's generator is installed below docs/ when it is needed first, since neither the editor
 * nor its tests use it. `npm run docs -- --outputs` also writes into the pages what their command lines print
 * now.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { packed } from './packed.js';
import { definedBy, release } from './release.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const docs = join(root, 'docs');

/** Runs a command in a folder, and ends this program with its status if it fails. */
function run(command, cwd, env = {}) {
  const { status } = spawnSync(command, {
    cwd,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(docs, 'node_modules/vitepress'))) {
  console.log('Installing the generator of the site …');
  run('npm ci --no-fund --no-audit', docs);
}
if (!existsSync(join(root, 'dist/index.html'))) run('npm run -s build', root);

// The generator writes addresses from the root of the host, where the editor's build has relative ones.
const site = process.env.GRUNDY_SITE || release.site || 'http://localhost/';
const folder = `${new URL(site).pathname.replace(/\/$/, '')}/`;

const started = performance.now();
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [packed()],
  build: { ssr: true },
  define: definedBy(process.env.GRUNDY_SITE || release.site),
});
const module = await server.ssrLoadModule('/docs/writing/write-pages.ts');
if (process.argv.includes('--outputs')) await module.writeOutputs(root);
const count = await module.writePages(root, join(docs, '.pages'), folder);
await server.close();
console.log(`${count} pages written in ${Math.round((performance.now() - started) / 1000)} s`);
run('npx vitepress build .', docs, { DOCS_BASE: `${folder}docs/` });
// The editor reads here that the site is beside it now.
writeFileSync(join(root, 'dist/documentation.json'), JSON.stringify({ of: 'grundy', site: 'docs/' }));
