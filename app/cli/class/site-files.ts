/**
 * The files that the room serves: the phones' page at its own address, since that is the one that students
 * type, and the editor below /editor/. Everything is read from the two folders of the build and from nowhere
 * else.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};

/** Named by their content, so that a browser may keep them. */
const isNamedByContent = (path: string): boolean => /\/assets\/.*-[\w-]{6,}\.\w+$/.test(path);

export type SiteFolders = { readonly phone: string; readonly editor: string };

/** The file at an address; undefined where there is none, or where the address leaves its folder. */
function fileAt({ phone, editor }: SiteFolders, address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const inEditor = path.startsWith('/editor/');
  const [folder, rest] = inEditor ? [editor, path.slice('/editor/'.length)] : [phone, path.slice(1)];
  const file = normalize(join(folder, rest === '' || rest.endsWith('/') ? `${rest}index.html` : rest));
  if (!file.startsWith(normalize(folder) + sep)) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** What gets smaller; other files are packed by their own format, as some lessons of the site are. */
const isPackedWell = /\.(?:html|js|css|svg|wasm|ttf|txt|webmanifest)$/;

const packedFiles = new Map<string, { readonly changed: number; readonly bytes: Buffer }>();

/** The file packed, which is done once as long as it does not change; undefined where it is sent as it is. */
function packedFile(file: string): Buffer | undefined {
  if (!isPackedWell.test(file)) return undefined;
  const changed = statSync(file).mtimeMs;
  const before = packedFiles.get(file);
  if (before?.changed === changed) return before.bytes;
  const bytes = gzipSync(readFileSync(file));
  packedFiles.set(file, { changed, bytes });
  return bytes;
}

/** Answers a request for a file. */
export function serveFile(folders: SiteFolders, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (url === '/editor') {
    response.writeHead(302, { Location: '/editor/' }).end();
    return;
  }
  const file = fileAt(folders, url);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such page.\n');
    return;
  }
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? packedFile(file) : undefined;
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': packed?.length ?? statSync(file).size,
    ...(packed && { 'Content-Encoding': 'gzip' }),
    Vary: 'Accept-Encoding',
    'Cache-Control': isNamedByContent(url) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  if (method === 'HEAD') response.end();
  else if (packed) response.end(packed);
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}
