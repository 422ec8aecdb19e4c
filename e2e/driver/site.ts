/** Serves the built site from a folder by a separate host, which can be stopped or get a new build. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(process.env.GRUNDY_MEASURED ?? join(import.meta.dirname, '../..'), 'dist');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What the host says of a page that it does not have. */
const noSuchPage = '<h1>No such page</h1>';

export type Site = {
  readonly url: string;
  /** From now on every file is changed by this function. */
  change(edit: (path: string, text: string) => string): void;
  /** Stops the host, so that connections are refused. */
  vanish(): Promise<void>;
};

/** What else a host has, by its path: a page, or a file of another type to be downloaded. */
export type Beside = Readonly<Record<string, { readonly type: string; readonly text: string }>>;

/** With `packed`, texts are sent gzipped, as most hosts do. */
export async function serveSite(folder: string, beside: Beside = {}, { packed = false } = {}): Promise<Site> {
  const packs = new Map<string, Buffer>();
  let edit: ((path: string, text: string) => string) | undefined;
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://host').pathname;
    const path = normalize(asked.slice(folder.length) || 'index.html');
    const refuse = (): void => void response.writeHead(404, { 'Content-Type': 'text/html' }).end(noSuchPage);
    const other = beside[asked];
    if (other) {
      const how = other.type === 'text/html' ? {} : { 'Content-Disposition': 'attachment' };
      return void response.writeHead(200, { 'Content-Type': other.type, ...how }).end(other.text);
    }
    if (!asked.startsWith(folder) || path.startsWith('..')) return refuse();
    readFile(join(dist, path === '/' || path === '.' ? 'index.html' : path)).then((bytes) => {
      const type = types[extname(path) || '.html'] ?? 'application/octet-stream';
      const isText = /html|javascript/.test(type);
      const packing = packed && (isText || /css|json|svg/.test(type));
      const how = packing ? { 'Content-Encoding': 'gzip' } : {};
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...how });
      if (packing) {
        const pack = packs.get(path) ?? gzipSync(bytes, { level: 9 });
        packs.set(path, pack);
        return void response.end(pack);
      }
      response.end(edit && isText ? edit(path, bytes.toString('utf8')) : bytes);
    }, refuse);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${folder}`,
    change: (next) => {
      edit = next;
    },
    vanish: () =>
      new Promise((gone) => {
        server.close(() => gone());
        server.closeAllConnections();
      }),
  };
}
