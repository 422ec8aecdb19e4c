/** A worker's entry: it serves the engine's jobs to the page that made the worker. */
import { openJobs } from './jobs/index.ts';
import { serve } from './serve.ts';

serve(self, openJobs());
