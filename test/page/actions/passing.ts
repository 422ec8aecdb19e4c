/**
 * What passes, and is on the screen again after a reload: guesses about a node, steps of the reductions, and
 * proofs that one node is at least the other, or is not, which are played against and continued as the panel
 * of two nodes does.
 */
import * as fc from 'fast-check';
import { resumeProof } from '../../../app/files/look-keeping.ts';
import { editor } from '../../../app/store/editor.ts';
import { gameOf } from '../../../app/store/game-of.ts';
import { forgetGuesses, guessValue, openQuiz, raiseHands, writeGuess } from '../../../app/store/quiz.ts';
import { sameGame } from '../../../app/store/same-game.ts';
import { selectedItems } from '../../../app/store/selectors.ts';
import { select } from '../../../app/store/showing.ts';
import { positionAfter } from '../../../app/walkthrough/proof.ts';
import { beginSimplifying, whyNotSimplified } from '../../../app/walkthrough/simplifying.ts';
import { beginProof, endWalkthrough, takeTurn } from '../../../app/walkthrough/walking.ts';
import type { NodeId } from '../../../engine/document/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import { couldTell } from '../../fixtures/could-tell.ts';
import { type Act, act, alone, nodeAt, places } from '../act.ts';
import { answeringNear } from '../near-memory.ts';
import { begin, rest } from '../page.ts';

type Compared = Extract<AnswerTo<'compare'>, { readonly kind: 'compare' }>;

/**
 * What the panel says of the two nodes; undefined where it says nothing, or compares no games of Normal play.
 */
function compared(a: NodeId, b: NodeId) {
  const { document, hidden } = editor();
  const { game, ids, index } = gameOf(document);
  const [u, v] = [index.get(a), index.get(b)];
  if (a === b || u === undefined || v === undefined || couldTell(document, hidden, [a, b])) return undefined;
  const answer = answeringNear({ kind: 'ask', question: 'compare', about: { a: u, b: v }, game });
  const found =
    answer?.kind === 'done' ? (answer.value as Compared | { readonly kind: 'scoring-compare' }) : undefined;
  return found?.kind === 'compare' ? { claims: found.claims, pair: [a, b] as const, ids } : undefined;
}

/** The number of pairs of nodes from which one is chosen: for most pairs there is no proof to play. */
const pairs = 25;

/** The claims about the first two nodes from these places on that can be played against. */
function claimsFrom(a: number, b: number) {
  const { length } = editor().document.nodes;
  for (let i = 0; i < Math.min(pairs, length * length); i++) {
    const [first, second] = [nodeAt(a + i), nodeAt(b + Math.floor(i / length))];
    const found = first === undefined || second === undefined ? undefined : compared(first, second);
    const played =
      found?.claims.filter(({ strategy }) => strategy && strategy.positions[0].replies.length > 0) ?? [];
    if (found && played.length > 0) return { ...found, played };
  }
  return undefined;
}

const proved = fc
  .tuple(places, places, fc.nat(3), fc.array(fc.nat(5), { maxLength: 4 }))
  .map(([a, b, which, moves]) =>
    act(`the proof ${which} about nodes from ${a} and ${b} on is played against by “${moves}”`, () => {
      const found = claimsFrom(a, b);
      const claim = found?.played[which % found.played.length];
      if (!found || !claim?.strategy) return;
      const { strategy } = claim;
      select(found.pair);
      beginProof({ claim, strategy, pair: found.pair, ids: found.ids });
      for (const move of moves) {
        const { walkthrough } = editor();
        const turns =
          walkthrough?.kind === 'shown' && walkthrough.subject.of === 'proof'
            ? walkthrough.subject.turns
            : [];
        const { replies } = positionAfter(strategy, turns);
        if (replies.length > 0) takeTurn(replies[move % replies.length]);
      }
    }),
  );

const texts = fc.uniqueArray(fc.constantFrom('0', '*1', '*2', '1', 'P', 'N', 'L', 'over', '<1|0>', 'what'), {
  maxLength: 3,
});

const guessed = fc.tuple(places, texts, fc.boolean()).map(([place, guesses, forClass]) =>
  alone(`the guesses “${guesses}” about node ${place}`, async () => {
    const id = nodeAt(place);
    if (id === undefined) return;
    openQuiz(id);
    for (const text of guesses) {
      begin(guessValue(text, forClass));
      await rest();
    }
    const first = editor().quiz?.guesses[0];
    if (first) raiseHands(first.key, 2);
    writeGuess('not yet');
  }),
);

const simplified = fc.nat(3).map((at) =>
  alone(`step ${at} of the reductions`, async () => {
    await rest();
    if (!whyNotSimplified()) beginSimplifying([], undefined, at);
    await rest();
  }),
);

export const passing: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: guessed },
  { weight: 5, arbitrary: simplified },
  { weight: 3, arbitrary: proved },
);

/** A proof is on the screen with the panel of its two nodes. */
function closeProofOfOthers(): void {
  const { walkthrough } = editor();
  if (walkthrough?.kind !== 'shown' || walkthrough.subject.of !== 'proof') return;
  const { nodes } = selectedItems(editor());
  const { pair } = walkthrough.subject;
  if (nodes.length !== 2 || !pair.every((id) => nodes.includes(id))) endWalkthrough();
}

/** What the quiz's bar and the panel of two nodes end: called after each act, it does as they do. */
export function panelsOpen(): () => void {
  let drawn = editor().document;
  return () => {
    const { document } = editor();
    if (!sameGame(drawn, document)) forgetGuesses();
    drawn = document;
    closeProofOfOthers();
  };
}

/** What the panel does as soon as the two selected nodes are compared again. */
export function compareAgain(): void {
  const [a, b] = selectedItems(editor()).nodes;
  const found = a === undefined || b === undefined ? undefined : compared(a, b);
  if (found) resumeProof(found.claims, found.pair, found.ids);
}
