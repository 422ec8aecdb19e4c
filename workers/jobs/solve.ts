/**
 * Solving a drawing: the theory that applies assigns values round by round, each beat carrying what is new; then who
 * wins from every vertex by play, remoteness, and what the graph looks like. Where no theory is known the vertices have
 * no values, and outcomes still.
 */
import { isImpartial } from '../../engine/index.ts';
import { chooseTheory, graphFacts, type Labelling, named, remoteness } from '../../engine/run.ts';
import type { Chosen, LabelBeat, Solved, SolveJob } from '../protocol.ts';
import { nothing, type Part, type Report, type Slices } from '../pump.ts';
import { type ByPlay, outcomesByPlay, unlabelled } from './by-play.ts';
import { labelBeats } from './label-beats.ts';

export function* solveJob(job: SolveJob): Slices<Solved> {
  const began = performance.now();
  const { graph, asPublished, thorough = false, infinitePlay = 'draw' } = job;
  const impartial = isImpartial(graph);
  const { theory, reason } = chooseTheory(graph, job.theory);
  const chosen: Chosen = { theory: theory?.id, name: theory?.name ?? '', reason };
  // Values of a partizan graph may take long, and who wins is soon known: that comes first there.
  const early = impartial ? undefined : yield* outcomesByPlay(graph, infinitePlay);
  const labelling = theory
    ? yield* solveBy(theory.solve(graph, { asPublished, infinitePlay, thorough }), (labelled) =>
        early
          ? withPlay(labelBeats(chosen, labelled), early, chosen, graph.order)
          : labelBeats(chosen, labelled),
      )
    : unlabelled(graph);
  const { outcomes, classes } = early ?? (yield* outcomesByPlay(graph, infinitePlay));
  yield nothing;
  const measured = impartial && !graph.gray.includes(1) ? remoteness(graph) : undefined;
  yield nothing;
  return {
    kind: 'solve',
    chosen,
    ...labelling,
    outcomes,
    classes,
    remoteness: measured,
    facts: graphFacts(graph),
    rounds: countRounds(labelling),
    took: performance.now() - began,
  };
}

/** Names found between two breaths. */
const namesAtOnce = 32;

type Solving = ReturnType<NonNullable<ReturnType<typeof chooseTheory>['theory']>['solve']>;

function* solveBy(solving: Solving, reportOn: (labelling: Labelling) => Report): Part<Labelling> {
  let report: Report | undefined;
  let names = 0;
  for (;;) {
    const round = solving.next();
    const { table } = round.done ? round.value : round.value.labelling;
    for (; names < table.length; names++) {
      table[names] = named(table[names]);
      if (report && names % namesAtOnce === 0) yield report;
    }
    if (round.done) return round.value;
    report ??= reportOn(round.value.labelling);
    yield report;
  }
}

/** The first beat says who wins as well. */
function withPlay(
  labels: () => LabelBeat | undefined,
  play: ByPlay,
  chosen: Chosen,
  total: number,
): () => LabelBeat | undefined {
  const none: LabelBeat = {
    kind: 'labels',
    chosen,
    vertices: new Uint32Array(0),
    codes: new Int32Array(0),
    steps: new Int32Array(0),
    values: [],
    done: 0,
    total,
  };
  let told = false;
  return () => {
    const beat = labels();
    if (told) return beat;
    told = true;
    // A copy: what a beat carries is given away, and the answer needs the outcomes too.
    return { ...(beat ?? none), play: { ...play, outcomes: play.outcomes.slice() } };
  };
}

/** Rounds count from 0, so there is one more of them than the last step says. */
function countRounds({ steps }: Labelling): number {
  let last = -1;
  for (const step of steps) if (step > last) last = step;
  return last + 1;
}
