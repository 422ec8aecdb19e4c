/**
 * A Vite plugin for the build: the page's workers are one more entry of the same build, so that what page and
 * workers both use lies in the site once and is fetched once. By itself Vite builds a worker apart, with a
 * second copy of everything. While one develops, Vite's own way is used.
 */
const asked = "new URL('./worker.ts', import.meta.url)";
/** Vite's function that loads a part of the site tells the window where one is missing; workers have none. */
const told = 'window.dispatchEvent(';

export function sharedWorkerFiles() {
  let worker;
  return {
    name: 'shared worker files',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      worker = this.emitFile({ type: 'chunk', id: 'workers/worker.ts', name: 'worker' });
    },
    transform: {
      filter: { id: /workers\/client\.ts$/ },
      handler(code) {
        if (!code.includes(asked)) throw new Error(`workers/client.ts no longer has ${asked}`);
        return code.replace(asked, `new URL(import.meta.ROLLUP_FILE_URL_${worker})`);
      },
    },
    generateBundle(_options, bundle) {
      const loader = Object.values(bundle).find(({ code }) => code?.includes('vite:preloadError'));
      if (!loader?.code.includes(told)) throw new Error(`The build loads its parts without ${told}`);
      loader.code = loader.code.replace(told, 'globalThis.dispatchEvent(');
    },
  };
}
