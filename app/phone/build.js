/**
 * Builds the page that the phones of a class load: `node app/phone/build.js` makes dist/phone, a folder with
 * index.html and its assets, which may be served under any address. Nothing of the editor's site is in it, and
 * nothing of it is in the editor's site.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * What the page may load and run: its own files, and pictures that it makes of what the room sends. The room
 * is at the page's own address.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const contentSecurity = {
  name: 'content security policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};

/** Writes the page into a folder, which is emptied first. */
export async function buildPhone(outDir) {
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    root: join(root, 'app/phone'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins: [react(), contentSecurity],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPhone(join(root, 'dist/phone'));
