/** How far a job has come in finding out who wins by play, as people are told it. */
import type { WhoWinsCount } from '../../engine/run.ts';
import type { Report } from '../pump.ts';

export const playReport =
  ({ done, total }: WhoWinsCount): Report =>
  () => ({ kind: 'progress', says: 'Who wins, by play', done, total });
