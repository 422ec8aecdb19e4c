/** A worker's entry: the engine's jobs, served to the page that made the worker. */
import { openJobs } from './jobs/index.ts';
import { serve } from './serve.ts';

serve(self, openJobs());
