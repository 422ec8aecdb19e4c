/**
 * A worker's entry: it serves the engine's jobs to the page that made the worker. As long as it lives it has
 * the lock of its name, which the browser releases however it ends: so the page learns of an end without a
 * word.
 */
import { fetchFigures, openJobs } from './jobs/index.ts';
import { serve } from './serve.ts';
import { fetchesFiguresEarly } from './worker-name.ts';

// A worker that cannot fetch a part of itself ends with that error, and the page starts the job again in
// another worker. A browser may remember a failed fetch of a script as long as the worker lives.
const endWith = (why: unknown): Promise<never> => {
  setTimeout(() => {
    throw why;
  });
  return new Promise(() => undefined);
};

serve(self, openJobs(endWith));

// This worker draws the figures. It usually starts before the first one is requested, which then need not
// wait for their code.
if (fetchesFiguresEarly(self.name)) void fetchFigures();

navigator.locks?.request(self.name, () => {
  postMessage({ locked: self.name });
  return new Promise(() => undefined);
});
