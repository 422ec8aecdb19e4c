/**
 * Makes the editor work offline once it is loaded: it keeps the files of one build in a cache of that build's own,
 * answers from it first, and asks the network only for other files. A new build installs beside the old one and takes
 * over when the page says so, or when the last old page is closed, so a page never mixes two builds. Every address is
 * relative to the folder this file is served from, so any sub-path works.
 */
/** TypeScript knows `self` as an ordinary worker's; in this file it is a service worker's. */
const own = self as unknown as ServiceWorkerGlobalScope;

/** The build writes its list of files, and a name that changes when any of them does. */
declare const __BUILD__: { readonly name: string; readonly files: readonly string[] };

const build = __BUILD__;
const scope = new URL('./', own.location.href);
/** Other sites on the same host share the cache storage, so the cache's name contains the folder. */
const family = `grundy ${scope.pathname} `;
const current = family + build.name;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(current);
  // Bypasses the browser's own cache: an old index.html with new scripts would be a broken build.
  await cache.addAll(build.files.map((file) => new Request(new URL(file, scope), { cache: 'reload' })));
}

async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
  await own.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const page = request.mode === 'navigate' ? await cache.match(scope) : undefined;
  return page ?? fetch(request);
}

own.addEventListener('install', (event) => event.waitUntil(keepFiles()));
own.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
own.addEventListener('fetch', (event) => {
  const inside = event.request.url.startsWith(scope.href);
  if (inside && event.request.method === 'GET') event.respondWith(answer(event.request));
});
own.addEventListener('message', (event) => {
  if (event.data === 'take over') void own.skipWaiting();
});
