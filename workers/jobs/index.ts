/** The register of jobs: each a generator of slices, by the kind that asks for it. */
import type { AnswerOf, Job } from '../protocol.ts';
import type { WaitingSlices } from '../pump.ts';
import { aboutValueJob } from './about-value.ts';
import { arrangeJob } from './arrange.ts';
import { boardJob } from './board.ts';
import { compareJob } from './compare.ts';
import { figureJob } from './figure.ts';
import { gameValueJob } from './game-value.ts';
import { nimResponseJob } from './nim-response.ts';
import { simplifyJob } from './simplify.ts';
import { solveJob } from './solve.ts';
import { sumJob } from './sum.ts';

export type Jobs = {
  readonly [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => WaitingSlices<AnswerOf[K]>;
};

export const jobs: Jobs = {
  solve: solveJob,
  sum: sumJob,
  compare: compareJob,
  'nim-response': nimResponseJob,
  arrange: arrangeJob,
  'about-value': aboutValueJob,
  'game-value': gameValueJob,
  simplify: simplifyJob,
  board: boardJob,
  figure: figureJob,
};
