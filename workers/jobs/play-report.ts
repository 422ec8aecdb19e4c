/** Reports how far a job has come in finding the outcomes by play. */
import type { WhoWinsCount } from '../../engine/run.ts';
import type { Report } from '../run-job.ts';

export const playReport =
  ({ done, total }: WhoWinsCount): Report =>
  () => ({ kind: 'progress', says: 'Who wins, by play', done, total });
