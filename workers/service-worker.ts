/**
 * Makes the editor work offline once it is loaded: it keeps the files of one build in a cache of that build's
 * own and answers for those alone. Every other request is the network's, also below the editor's folder: a
 * host has other pages there. A new build installs beside the old one and takes over when the page says so,
 * or when the last old page is closed, so a page never mixes two builds. Every address is relative to the
 * folder this file is served from, so any sub-path works.
 */
/** TypeScript knows `self` as an ordinary worker's; in this file it is a service worker's. */
const own = self as unknown as ServiceWorkerGlobalScope;

/** The build writes its list of files, and a name that changes when any of them does. */
declare const __BUILD__: {
  readonly name: string;
  readonly files: readonly string[];
  /** Those of them that are large and seldom read: they are kept packed. */
  readonly seldom: readonly string[];
};

const build = __BUILD__;
const scope = new URL('./', own.location.href);
/** Other sites on the same host share the cache storage, so the cache's name contains the folder. */
const family = `grundy ${scope.pathname} `;
const current = family + build.name;

// Bypasses the browser's own cache: an old index.html with new scripts would be a broken build.
const freshly = (file: string): Request => new Request(new URL(file, scope), { cache: 'reload' });

/** Says of a file in the cache that it is packed. */
const packing = 'x-grundy-packing';

async function keepFiles(): Promise<void> {
  const cache = await caches.open(current);
  const seldom = new Set(build.seldom);
  await Promise.all([
    cache.addAll(build.files.filter((file) => !seldom.has(file)).map(freshly)),
    ...build.seldom.map(async (file) => {
      const response = await fetch(freshly(file));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(new URL(file, scope), through(response, new CompressionStream('gzip'), 'gzip'));
    }),
  ]);
}

/** The response with its body sent through a stream. */
function through({ body, headers }: Response, stream: CompressionStream, packed = ''): Response {
  const changed = new Headers(headers);
  for (const name of ['content-length', 'content-encoding']) changed.delete(name);
  changed.set(packing, packed);
  return new Response(body?.pipeThrough(stream), { headers: changed });
}

async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
  await own.clients.claim();
}

/** The address without what follows ? and #, under which a file is kept. */
const bare = (address: string): string => address.replace(/[?#].*$/s, '');

/** The editor's own files, by the address under which each is kept; the start page has two. */
const ours = new Map(build.files.map((file) => [new URL(file, scope).href, new URL(file, scope).href]));
ours.set(new URL('index.html', scope).href, scope.href);

/** From the cache, or from the network where the browser has cleared the cache. */
async function answer(request: Request, kept: string): Promise<Response> {
  const cache = await caches.open(current);
  const found = await cache.match(kept);
  if (found?.headers.get(packing)) return through(found, new DecompressionStream('gzip'));
  return found ?? fetch(request);
}

own.addEventListener('install', (event) => event.waitUntil(keepFiles()));
own.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
own.addEventListener('fetch', (event) => {
  const { request } = event;
  const kept = request.method === 'GET' ? ours.get(bare(request.url)) : undefined;
  if (kept !== undefined) event.respondWith(answer(request, kept));
});
own.addEventListener('message', (event) => {
  if (event.data === 'take over') void own.skipWaiting();
});
