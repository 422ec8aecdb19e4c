/**
 * What is hidden is in nothing that leaves: every panel, table, figure, message and sentence is the same for
 * all hidden values. Two states are compared that differ only in answers that must stay secret.
 */
import * as fc from 'fast-check';
import { afterEach, test } from 'vitest';
import { type EditorState, editor } from '../../app/store/editor.ts';
import { hideAll, isHidden, somethingHidden } from '../../app/store/hidden.ts';
import { select } from '../../app/store/showing.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import type { GivenAwayKnown, Judgement } from '../../app/store/state/play.ts';
import type { Quiz } from '../../app/store/state/quiz.ts';
import { piecesAfter } from '../../app/walkthrough/game.ts';
import { compile, emptyDocument, mergeEdgeList } from '../../engine/document/index.ts';
import { verticesAsked } from '../../engine/questions/game-about.ts';
import type { GivenAway } from '../../engine/sums/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { asksOfPositions } from '../../workers/jobs/ask.ts';
import type { Answer, Job } from '../../workers/protocol.ts';
import { smallGame } from '../arbitrary/small-games.ts';
import { couldTell } from '../fixtures/could-tell.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { moving } from './actions/playing.ts';
import { hiding, quizzing } from './actions/showing.ts';
import { anyAct } from './acts.ts';
import { madeOf } from './made-of.ts';
import { answeringNear, forgetGames } from './near-memory.ts';
import { close, open, rest } from './page.ts';
import { rendered } from './panels.ts';
import { givenHeat, heatAs } from './secret-heat.ts';
import { withSelection } from './selections.ts';
import { tryPageLaw } from './sequence.ts';

/**
 * Two secrets, as unlike each other as answers can be: of different kinds too, which the help beside a value
 * mentions.
 */
const secrets = [
  {
    says: 'ninety-seven',
    value: { kind: 'nimber', n: 97531 },
    step: 97,
    outcome: 0,
    result: 'wins',
    verdict: 'right',
  },
  {
    says: 'eighty-six',
    value: { kind: 'moon', phase: [86420] },
    step: 86,
    outcome: 1,
    result: 'loses',
    verdict: 'wrong',
  },
] as const satisfies readonly { readonly value: Value; readonly [member: string]: unknown }[];
type Secret = (typeof secrets)[number];

/** Every hidden node has the secret as its value, its round and its outcome. */
function labelsWith({ value, step, outcome }: Secret, labels: Labels, { hidden }: EditorState): Labels {
  const secret = (_: number, v: number): boolean => isHidden(hidden, labels.ids[v]);
  const put = <T extends Int32Array | Uint8Array>(codes: T, code: number): T =>
    codes.map((each, v) => (secret(each, v) ? code : each)) as T;
  return {
    ...labels,
    table: [...labels.table, value],
    codes: put(labels.codes, labels.table.length),
    steps: put(labels.steps, step),
    outcomes: labels.outcomes && put(labels.outcomes, outcome),
    remoteness: labels.remoteness && put(labels.remoteness, step),
  };
}

function judgementWith({ result, says }: Secret, judgement: Judgement): Judgement {
  const { found } = judgement;
  if (found.kind === 'unknown') return { ...judgement, found: { kind: 'unknown', says } };
  const moves = found.moves.map((move) => ({ ...move, result }));
  return { ...judgement, found: { ...found, result, moves } as Judgement['found'] };
}

function givenWith({ step, value, result }: Secret, given: GivenAwayKnown): GivenAwayKnown {
  const gave: GivenAway = {
    stands: 'best',
    reached: value,
    better: [],
    difference: undefined,
    could: result,
    got: result,
    points: undefined,
    ...givenHeat(step),
  };
  return { ...given, start: heatAs(step), plies: new Map([...given.plies.keys()].map((key) => [key, gave])) };
}

/**
 * A guess about a hidden value that is not shown yet has the secret's verdict, and so has the reason why one
 * is not right where that would reveal the value.
 */
function quizWith({ verdict, says }: Secret, quiz: Quiz, { document, hidden }: EditorState): Quiz {
  const { node } = quiz;
  if (node === undefined) return quiz;
  const tells = couldTell(document, hidden, [node]);
  const guesses = quiz.guesses.map((guess) => ({
    ...guess,
    ...(isHidden(hidden, node) && !guess.told && { verdict, says: [says] }),
    ...(tells && { why: [[says]] }),
  }));
  return { ...quiz, guesses };
}

/** The state, as if the secret were what is hidden. */
function stateWith(secret: Secret, state: EditorState): EditorState {
  const { document, hidden, labels, sum, noSum, judgement, game, given, quiz } = state;
  const secretSum = couldTell(document, hidden, document.pieces);
  const of = judgement && piecesAfter(judgement.game, judgement.at, judgement.made);
  return {
    ...state,
    heatShown: true,
    given: game && given && couldTell(document, hidden, game.pieces) ? givenWith(secret, given) : given,
    labels: labels && labelsWith(secret, labels, state),
    sum: sum && secretSum ? ({ ...sum, value: secret.value, heat: heatAs(secret.step) } as typeof sum) : sum,
    noSum: noSum && secretSum ? { ...noSum, says: secret.says } : noSum,
    quiz: quiz && quizWith(secret, quiz, state),
    judgement:
      judgement && of && couldTell(document, hidden, of) ? judgementWith(secret, judgement) : judgement,
  };
}

/** A question about hidden things gets the secret as its answer. */
const answeringWith =
  ({ says, value }: Secret, { document, hidden }: EditorState) =>
  (job: Job): Answer<unknown> | undefined => {
    if (job.kind !== 'ask' || asksOfPositions(job)) return undefined;
    const { ids } = compile(document);
    const asked = verticesAsked(job.about).map((v) => ids[v]);
    const isSecret = 'value' in job.about && JSON.stringify(job.about.value) === JSON.stringify(value);
    if (isSecret || couldTell(document, hidden, asked)) return { kind: 'over-budget', says };
    return answeringNear(job);
  };

/** With more that could reveal a value: judged moves, and guesses that are not shown yet. */
const acts = fc.oneof(
  { weight: 5, arbitrary: anyAct },
  { weight: 1, arbitrary: hiding },
  { weight: 2, arbitrary: quizzing },
  { weight: 1, arbitrary: moving },
);

test('everything that leaves is the same for all hidden values', async () => {
  let turn = 0;
  await tryPageLaw(
    smallGame,
    acts,
    { usual: 40, longest: 14 },
    {
      begun() {
        forgetGames();
        turn = 0;
      },
      rested() {
        const state = withSelection(editor(), turn++);
        if (!somethingHidden(state)) return;
        const [one, other] = secrets.map((secret) => {
          const told = stateWith(secret, state);
          return { made: madeOf(told), panels: rendered(told, answeringWith(secret, state)) };
        });
        expect(one).toEqual(other);
      },
    },
  );
});

afterEach(close);

test('a name that tells a hidden value is in no panel, field or text', async () => {
  const names = ['dud', 'upon', '= *5', 'tiny_2?', 'value: *7'];
  const list = mergeEdgeList(
    emptyDocument,
    names.map((name, i) => `"${name}" ->L "${names[(i + 1) % names.length]}"`).join('\n'),
  );
  if (!list.ok) throw new Error(list.problems[0].says);
  const nodes = list.value.nodes.map((node, i) => ({ ...node, id: `n${i}` }));
  const ids = new Map(list.value.nodes.map(({ id }, i) => [id, `n${i}`]));
  const edges = list.value.edges.map((edge) => ({
    ...edge,
    from: ids.get(edge.from)!,
    to: ids.get(edge.to)!,
  }));
  await open({ ...list.value, nodes, edges });
  await rest();
  const told = (): readonly string[] => {
    const state = { ...editor(), naming: 'n1', quiz: undefined };
    // The request for a figure has the drawing itself, from which its job makes what may be seen.
    const { figure: _, ...made } = madeOf(state);
    const all = [...rendered(state, answeringNear), ...Object.entries(made)];
    const tells = /\b(?:dud|upon|tiny_2)\b|\*[57]/;
    return all.flatMap(([panel, says]) =>
      tells.test(typeof says === 'string' ? says : JSON.stringify(says)) ? [panel] : [],
    );
  };
  select(['n1', 'n2']);
  expect(told()).toEqual(expect.arrayContaining(['Inspector', 'TextTab', 'NameField', 'scene']));
  hideAll();
  expect(told()).toEqual([]);
  select([]);
  expect(told()).toEqual([]);
});

test('no `?` beside a hidden value reveals its kind', async () => {
  const list = mergeEdgeList(emptyDocument, 'a -> a, b\nb -> c');
  if (!list.ok) throw new Error(list.problems[0].says);
  await open(list.value);
  await rest();
  const [{ id }] = list.value.nodes;
  const asked = (state: EditorState): readonly string[] =>
    [...rendered(state, answeringNear).values()].flatMap(
      (markup) => markup.match(/aria-label="What is [^"]*"/g) ?? [],
    );
  const cyclic = 'aria-label="What is infinity with exit 1?"';
  for (const selection of [[id], []]) {
    select(selection);
    expect(asked(editor())).toContain(cyclic);
  }
  hideAll();
  for (const selection of [[id], []]) {
    select(selection);
    expect(asked(editor())).not.toContain(cyclic);
    // The help is about kinds: values of two kinds that are hidden are asked about in the same words.
    const [one, other] = secrets.map((secret) =>
      rendered(stateWith(secret, editor()), answeringWith(secret, editor())),
    );
    expect(one).toEqual(other);
  }
});
