/**
 * What a person does in the laws of the page really does something, and what the laws compare is really
 * there: an act whose precondition never holds tries nothing, and an answer that is never shown is never
 * wrong. The sequences are the same in every run.
 */
import * as fc from 'fast-check';
import { afterEach, test } from 'vitest';
import { type EditorState, editor } from '../../app/store/editor.ts';
import { somethingHidden } from '../../app/store/hidden.ts';
import { hasScores } from '../../app/store/selectors.ts';
import { isJoint } from '../../engine/document/index.ts';
import { theories } from '../../engine/theories/index.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { isBrief } from '../fixtures/share.ts';
import { anyAct } from './acts.ts';
import { answeringNear, forgetGames } from './near-memory.ts';
import { begin, close, open, rest } from './page.ts';
import { rendered } from './panels.ts';
import { withSelection } from './selections.ts';

/** How often each kind of act was tried, and how often something else than a message came of it. */
const acts = new Map<string, { tried: number; did: number }>();

/** What a person did, without where, with what and by what. */
const kindOf = (says: string): string =>
  says
    .replace(/“[^”]*”|\{.*\}|[0-9-]/gs, '')
    .replace(/ (?:for nodes|from node|about node|\(node|times|, of sum).*|[ ,]+(?=[ ,])/gs, '')
    .trim();

function count(says: string, before: EditorState, after: EditorState): void {
  const kind = kindOf(says);
  const known = acts.get(kind) ?? { tried: 0, did: 0 };
  const members = Object.keys(after) as (keyof EditorState)[];
  const did = members.some((member) => !/toast|announce/i.test(member) && after[member] !== before[member]);
  acts.set(kind, { tried: known.tried + 1, did: known.did + (did ? 1 : 0) });
}

/** At how many rests something was there to be compared. */
const met = new Map<string, number>();
const meet = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);

function look(state: EditorState): void {
  const { labels, sum, noSum, judgement, review, quiz: asked, walkthrough, lesson, document } = state;
  if (labels)
    meet(labels.chosen && 'theory' in labels.chosen ? `theory ${labels.chosen.theory}` : 'no theory of all');
  if (sum) meet(sum.kind);
  if (noSum) meet('no sum');
  if (judgement) meet(`judged ${judgement.found.kind}`);
  if (judgement && judgement.at > 0) meet('judged later');
  if (review) meet('a game looked at again');
  for (const { verdict } of asked?.guesses ?? []) meet(verdict === undefined ? 'a guess' : 'a verdict');
  if (walkthrough?.kind === 'shown') meet(`walk ${walkthrough.subject.of}`);
  if (lesson) meet('a lesson');
  if (somethingHidden(state)) meet('hidden');
  if (hasScores(document)) meet('scores');
  if (document.edges.some(isJoint)) meet('joint arcs');
}

/** Which of the panels' questions are answered. */
function listen(state: EditorState, turn: number): void {
  rendered(withSelection(state, turn), (job) => {
    const answer = answeringNear(job);
    if (job.kind === 'ask' && answer?.kind === 'done') meet(`asked ${job.question}`);
    return answer;
  });
}

/** What the laws are about, that they cannot be without. */
const toMeet = [
  ...[
    'sum',
    'partizan-sum',
    'scoring-sum',
    'no sum',
    'hidden',
    'scores',
    'joint arcs',
    'a verdict',
    'a lesson',
  ],
  ...['judged play', 'judged later', 'a game looked at again', 'walk rounds', 'walk reductions', 'walk game'],
  ...['asked explain', 'asked explain-sum', 'asked sum', 'asked compare', 'asked about-value'],
  ...theories.flatMap(({ id }) => (id === 'open' ? [] : `theory ${id}`)),
];

afterEach(close);

const longest = 12;

test.skipIf(isBrief)(
  'every act does something in a fair share of the runs, and every answer is met',
  async () => {
    const sequences = fc.array(anyAct, { minLength: longest, maxLength: longest });
    let rests = 0;
    for (const [document, sequence] of fc.sample(fc.tuple(smallGame, sequences), {
      numRuns: 120,
      seed: 2026,
    })) {
      await open(document);
      forgetGames();
      for (const act of sequence) {
        const before = editor();
        const deed = act.do();
        if (act.alone) await deed;
        else if (deed instanceof Promise) begin(deed);
        await rest();
        count(act.says, before, editor());
        look(editor());
        if (rests++ % 4 === 0) listen(editor(), rests);
      }
      await close();
    }
    const idle = [...acts].filter(([, { tried, did }]) => tried >= 6 && did * 20 < tried);
    expect(idle).toEqual([]);
    const missed = toMeet.filter((each) => (met.get(each) ?? 0) < 2);
    expect(missed).toEqual([]);
  },
);
