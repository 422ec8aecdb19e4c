/**
 * A worker's entry: it serves the engine's jobs to the page that made the worker. As long as it lives it has the lock of its
 * name, which the browser releases however it ends: so the page learns of an end without a word.
 */
import { openJobs } from './jobs/index.ts';
import { serve } from './serve.ts';

serve(self, openJobs());

navigator.locks?.request(self.name, () => {
  postMessage({ locked: self.name });
  return new Promise(() => undefined);
});
