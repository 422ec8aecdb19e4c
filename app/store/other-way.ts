/**
 * The other way of play: while both are asked for, a drawing that is played by turns is solved as if both
 * players moved at once too, and the other way round, joint arcs left out. The document is not touched, and
 * nothing is kept of it.
 */
import { compile, type GameDocument, isSimultaneous, isSolo } from '../../engine/document/index.ts';
import { ruledBy } from '../../engine/outcome/index.ts';
import { setAnswers } from './answers.ts';
import { type EditorState, editor } from './editor.ts';
import { whenSolved } from './labelling.ts';
import { latestRun } from './latest-run.ts';
import { sameGame } from './same-game.ts';
import { seenLabels } from './seen-labels.ts';
import type { SeenLabels } from './state/answers.ts';
import { subjectOf } from './subject.ts';

const run = latestRun();

/** The same nodes and solo arcs under the other way of play. */
function readOtherwise(document: GameDocument): GameDocument {
  const { edges, view } = document;
  const play = isSimultaneous(document) ? 'turns' : 'simultaneous';
  return {
    ...document,
    edges: edges.filter(isSolo),
    view: { ...view, rules: ruledBy({ play, theory: 'auto' }, view.rules) },
  };
}

/** Shows both ways from now on, or one. */
export function showBothWays(bothWays: boolean): void {
  run.end();
  setAnswers({ otherWay: undefined, bothWays });
  if (bothWays) solveOtherwise(editor().document);
}

/** Follows the drawing while both ways are shown. */
export function attendOtherWay(state: EditorState, previous: EditorState): void {
  if (!state.bothWays || state.document === previous.document) return;
  if (state.drawing !== previous.drawing || subjectOf(state.document).whyOneWay(state.document) !== undefined)
    showBothWays(false);
  else if (!sameGame(previous.document, state.document)) showBothWays(true);
}

function solveOtherwise(document: GameDocument): void {
  const read = readOtherwise(document);
  const { graph, ids, index } = compile(read);
  run.start({ kind: 'solve', graph, rules: read.view.rules }, (answer) => {
    if (answer.kind !== 'done') return;
    setAnswers({ otherWay: whenSolved({ revision: editor().revision, ids, index }, answer.value) });
  });
}

/**
 * The labels by the other way of play that may be seen; undefined where one way is shown, or until they come.
 */
export const otherWaySeen = ({
  bothWays,
  otherWay,
  hidden,
}: Pick<EditorState, 'bothWays' | 'otherWay' | 'hidden'>): SeenLabels | undefined =>
  bothWays && otherWay ? seenLabels(otherWay, hidden) : undefined;
