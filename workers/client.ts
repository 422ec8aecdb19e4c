/** The app's only door to the workers: `engine().run(job, onProgress)` returns the answer and a way to cancel. */
import { inlineEngine } from './inline.ts';
import { openPool } from './pool.ts';
import type { EngineClient } from './protocol.ts';
import type { Host } from './worker-queue.ts';

/** Calls back when the worker of this name is gone, if it ever has its lock; the signal ends that. */
function attendLock(worker: Worker, name: string, signal: AbortSignal, gone: () => void): void {
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('locked' in data) || data.locked !== name) return;
    navigator.locks.request(name, { signal }, gone).catch(() => undefined);
  });
}

function hireWorker(): Host {
  const name = `grundy/worker/${Math.random().toString(36).slice(2)}`;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  const dismissed = new AbortController();
  return {
    endpoint: worker,
    terminate() {
      dismissed.abort();
      worker.terminate();
    },
    onDeath(tell) {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        tell(event.message || 'its script could not be loaded');
      });
      worker.addEventListener('messageerror', () => tell('a message could not be read'));
      attendLock(worker, name, dismissed.signal, () => tell('the browser ended it'));
    },
  };
}

let client: EngineClient | undefined;

/** The page's one client. The first call starts the workers, so the app makes it early. */
export function engine(): EngineClient {
  client ??= open();
  return client;
}

function open(): EngineClient {
  const opened = typeof Worker === 'undefined' ? inlineEngine() : openPool(hireWorker);
  return {
    run: opened.run,
    close() {
      client = undefined;
      opened.close();
    },
  };
}
