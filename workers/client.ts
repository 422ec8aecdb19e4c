/** The app's only door to the workers: `engine().run(job, onProgress)` returns the answer and a way to cancel. */
import { inlineEngine } from './inline.ts';
import { openPool } from './pool.ts';
import type { EngineClient } from './protocol.ts';
import type { Host } from './worker-queue.ts';

function hireWorker(): Host {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    endpoint: worker,
    terminate: () => worker.terminate(),
    onDeath(tell) {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        tell(event.message || 'its script could not be loaded');
      });
      worker.addEventListener('messageerror', () => tell('a message could not be read'));
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
