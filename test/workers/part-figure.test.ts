/**
 * The job that draws a part of a board's graph: what it is given is all that it says, and known places are
 * kept.
 */
import { expect, test } from 'vitest';
import { styles } from '../../engine/figure/index.ts';
import { copyGraph } from '../../engine/graph/index.ts';
import { drain, openMemory } from '../../engine/run.ts';
import { inlineEngine } from '../../workers/client.ts';
import { askJob } from '../../workers/jobs/ask.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import type { PartDrawn, PartFigureJob } from '../../workers/protocol.ts';

function partOf(ruleset: string, position: string, within: number, most: number) {
  const about = { position, within, most, line: [] };
  const job = { kind: 'ask', question: 'part', about, game: { ruleset, position } } as const;
  const part = drain(askJob(job, openMemory()));
  if (part.kind !== 'part') throw new Error(JSON.stringify(part));
  return part;
}

async function drawn(
  ruleset: string,
  { graph, found, cut }: ReturnType<typeof partOf>,
  more: Partial<PartFigureJob> = {},
): Promise<PartDrawn> {
  const job: PartFigureJob = {
    kind: 'part-figure',
    ruleset,
    graph: copyGraph(graph),
    cut,
    positions: found.map(({ position }) => position),
    labels: found,
    style: styles.screen,
    ...more,
  };
  const answer = await inlineEngine(openJobs()).run(structuredClone(job)).answer;
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
  return structuredClone(answer.value);
}

test('every node has a place of its own, the same again where places are known, and nothing says a value that is not given', async () => {
  const part = partOf('backsliding-toads-and-frogs', 'TT.FF', 3, 12);
  const first = await drawn('backsliding-toads-and-frogs', part);
  const { xs, ys, figure } = first;
  expect(new Set([...xs].map((x, i) => `${x} ${ys[i]}`)).size).toBe(part.found.length);
  expect(figure.nodes.map(({ id }) => id)).toEqual(part.found.map(({ position }) => position));
  expect(await drawn('backsliding-toads-and-frogs', part, { places: { xs, ys } })).toEqual(first);
  const hidden = part.found.map(() => ({ hidden: true }) as const);
  const blank = await drawn('backsliding-toads-and-frogs', part, { labels: hidden });
  const said = blank.figure.words.filter(({ kind }) => kind === 'value').map(({ mark }) => mark);
  expect(new Set(said.map((mark) => JSON.stringify(mark))).size).toBe(1);
  expect([...blank.xs]).toEqual([...xs]);
});

test('a move that both have is one arc of either’s, and who has moves that are not shown is not stuck', async () => {
  const shared = await drawn('domineering', partOf('domineering', '../..', 4, 99));
  const ends = shared.figure.arcs.map(({ from, to }) => `${from} ${to}`);
  expect(new Set(ends).size).toBe(ends.length);
  const hackenbush = await drawn('hackenbush', partOf('hackenbush', '0-1:g 1-2:b', 4, 99));
  expect(new Set(hackenbush.figure.arcs.map(({ stroke }) => stroke))).toContain('either');
  // Some games that begin here are over within three moves, and some continue.
  const scored = partOf('take-small', '111111', 3, 99);
  const { figure } = await drawn('take-small', scored);
  expect(scored.cut).toContain(1);
  const stuck = figure.words.flatMap(({ kind, node }) =>
    kind === 'score' && node !== undefined ? node : [],
  );
  expect(stuck.length).toBeGreaterThan(0);
  for (const node of stuck) expect(scored.cut[node]).toBe(0);
});
