/**
 * Builds the site into dist, and the phones' page of a class into dist/phone, unless the last builds are still
 * of the files that are here.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.js';

const here = dirname(dirname(fileURLToPath(import.meta.url)));

// A shell may have another environment, in which React would be built for development.
process.env.NODE_ENV = 'production';

export async function buildSite(root = here) {
  await buildIfStale(
    {
      sources: [
        ...['app', 'engine', 'workers', 'public', 'docs', '.ci'],
        ...['index.html', 'vite.config.ts', 'package.json', 'package-lock.json'],
      ].map((path) => join(root, path)),
      made: join(root, 'dist/index.html'),
      record: join(root, '.cache/start.json'),
      // Where the site will be published.
      site: process.env.GRUNDY_SITE ?? '',
    },
    async () => {
      const vite = pathToFileURL(join(root, 'node_modules/vite/dist/node/index.js')).href;
      const { build } = await import(vite);
      await build({ root, logLevel: 'warn' });
    },
  );
}

/** After the site, whose build empties its folder. */
export async function buildPhones(root = here) {
  await buildIfStale(
    {
      sources: ['app', 'engine', 'package.json', 'package-lock.json'].map((path) => join(root, path)),
      made: join(root, 'dist/phone/index.html'),
      record: join(root, '.cache/phone.json'),
    },
    async () => {
      const { buildPhone } = await import(pathToFileURL(join(root, 'app/phone/build.js')).href);
      await buildPhone(join(root, 'dist/phone'));
    },
  );
}
