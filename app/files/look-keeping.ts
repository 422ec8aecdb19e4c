/**
 * Remembers what the tab shows of its drawing: the part in view, and the step of the rounds, the reductions,
 * the game, the line of play or the proof, the quiz with its guesses, scores and moves that cannot be read
 * yet, letter codes. A page that is loaded again shows the same, and its audience's window with it.
 */

import { edgeKey, type NodeId, parseScore } from '../../engine/document/index.ts';
import type { Claim } from '../../engine/theories/index.ts';
import { type Camera, filling, seen, useCamera } from '../canvas/model/camera.ts';
import { surface } from '../canvas/model/surface.ts';
import { openDialog, showTab } from '../store/chrome.ts';
import { editor, useEditor } from '../store/editor.ts';
import { held } from '../store/held.ts';
import { isJointGame } from '../store/play.ts';
import { quizToKeep, resumeQuiz } from '../store/quiz.ts';
import { nodeOf } from '../store/selectors.ts';
import { beginScoring, select, showCodes, writeOnInField } from '../store/showing.ts';
import type { ProofPlayed, Selection } from '../store/state/showing.ts';
import { isBoard } from '../store/subject.ts';
import { keepPlace, type LookKept, placeLeft, type TabPlace, type WalkKept } from '../store/tab-place.ts';
import { showLineAt } from '../walkthrough/board-lines.ts';
import { gameOfLine } from '../walkthrough/board-rules.ts';
import { gameCode } from '../walkthrough/game-code.ts';
import { openGame, openGameOfCode, whyNotPlayed } from '../walkthrough/playing.ts';
import { turnsBy } from '../walkthrough/proof.ts';
import { beginSimplifying, whyNotSimplified } from '../walkthrough/simplifying.ts';
import { beginProof, beginRounds, showLine } from '../walkthrough/walking.ts';

/** In milliseconds: movements of the camera are written together. */
const delay = 400;

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);

type ProofKept = Extract<WalkKept, { of: 'proof' }>;

/**
 * A proof that is continued once the two nodes have been compared again, unless something else is selected by
 * then.
 */
const awaited = held<{ readonly proof: ProofKept; readonly selection: Selection } | undefined>(
  () => undefined,
);

const proofAwaited = (): ProofKept | undefined =>
  awaited.now?.selection === editor().selection && !editor().walkthrough ? awaited.now.proof : undefined;

function walkNow(): WalkKept | undefined {
  const { walkthrough, document, game } = editor();
  if (walkthrough?.kind !== 'shown') return proofAwaited();
  const { subject, at } = walkthrough;
  if (subject.of === 'rounds') return { of: 'rounds', at: Number.isFinite(at) ? at : 'end' };
  if (subject.of === 'reductions')
    return { of: 'reductions', starts: subject.starts, side: subject.side, at };
  if (subject.of === 'line') {
    const { from, line } = subject;
    return { of: 'line', from, moves: line.moves, ends: line.end.kind, at };
  }
  if (subject.of === 'proof') {
    const { pair, claim, turns } = subject;
    const moves = turns.map(({ move }) => move);
    return { of: 'proof', pair, claim: { about: claim.about, sign: claim.sign }, moves, at };
  }
  if (subject.of !== 'game' || !game) return undefined;
  if (!isBoard(document) || isJointGame(game)) return { of: 'game', code: gameCode(document, game), at };
  const { starter, computer, variation } = game;
  return { of: 'board-game', starter, computer, variation, at };
}

function lookNow(): LookKept | undefined {
  const canvas = surface();
  const size = canvas?.size();
  return canvas && size && size.width * size.height > 0 ? { ...canvas.heading(), ...size } : undefined;
}

function keepNow(): void {
  clearTimeout(timer.now);
  timer.now = undefined;
  const look = lookNow();
  const { quiz, guessWriting, dialog, codes } = editor();
  const work =
    dialog?.kind === 'draw-value' || dialog?.kind === 'reckon' ? { dialog } : { dialog: undefined };
  keepPlace({
    walk: walkNow(),
    ...work,
    codes: codes && {
      purpose: codes.purpose,
      typed: codes.typed,
      sources: codes.sources,
      nodes: [...codes.nodes],
    },
    quiz: quiz && quizToKeep(quiz, guessWriting),
    ...(look && { look }),
  });
}

/** What was shown of this drawing before the page was loaded. */
const leftHere = (): TabPlace | undefined => {
  const left = placeLeft();
  return left.drawing === editor().drawing ? left : undefined;
};

/** Continues with the step from before; what is hidden now is not simplified. */
export function resumeWalk(): void {
  const walk = leftHere()?.walk;
  if (!walk || editor().walkthrough) return;
  switch (walk.of) {
    case 'rounds':
      beginRounds(walk.at === 'end' ? Number.POSITIVE_INFINITY : walk.at);
      return;
    case 'reductions':
      if (!whyNotSimplified()) beginSimplifying(walk.starts, walk.side, walk.at);
      return;
    case 'line':
      resumeLine(walk);
      return;
    case 'proof':
      if (!walk.pair.every((id) => nodeOf(editor().document, id))) return;
      select(walk.pair);
      awaited.now = { proof: walk, selection: editor().selection };
      return;
    case 'game':
      openGameOfCode(walk.code, walk.at);
      return;
    case 'board-game': {
      const { document } = editor();
      const { starter, computer, variation = 0, at } = walk;
      if (!isBoard(document) || whyNotPlayed()) return;
      openGame({ ...gameOfLine(document, starter), computer }, variation > 0 ? 0 : at);
      if (variation > 0) showLineAt(variation, at);
      return;
    }
  }
}

/** Continues the quiz from before, with its guesses. */
export async function resumeGuessing(): Promise<void> {
  const quiz = leftHere()?.quiz;
  if (quiz && !editor().quiz && !editor().readOnly) await resumeQuiz(quiz);
}

/** Opens the dialog again in which something was done. */
export function resumeDialog(): void {
  const dialog = leftHere()?.dialog;
  if (dialog && !editor().dialog) openDialog(dialog);
}

/**
 * Continues a score that could not be read yet, and letter codes. One that could be read has been given to
 * its nodes.
 */
export function resumeWriting(): void {
  const { score, fieldText, codes } = leftHere() ?? {};
  keepPlace({ score: undefined, fieldText: undefined });
  const { document, readOnly } = editor();
  if (readOnly) return;
  const there = new Set(document.nodes.map(({ id }) => id));
  const isUnread = score && score.typed.trim() !== '' && !parseScore(score.typed.trim());
  if (isUnread && score.nodes.every((id) => there.has(id))) beginScoring(score.nodes, score.typed);
  if (fieldText) resumeField(fieldText);
  const named = [...(codes?.nodes.map(([, id]) => id) ?? []), ...(codes?.sources ?? [])];
  if (codes && named.every((id) => there.has(id)))
    showCodes({ ...codes, nodes: new Map(codes.nodes), focus: undefined });
}

/** Selects what the panel was about, if it is still there, and restores what was typed in a field of it. */
function resumeField({ nodes, edges, ...text }: NonNullable<TabPlace['fieldText']>): void {
  const { document } = editor();
  const keys = new Set(document.edges.map(edgeKey));
  if (!nodes.every((id) => nodeOf(document, id)) || !edges.every((key) => keys.has(key))) return;
  select(nodes, edges);
  showTab('inspector');
  writeOnInField(text);
}

/** The line again, if the drawing still has its arcs. */
function resumeLine({ from, moves, ends, at }: Extract<WalkKept, { of: 'line' }>): void {
  const { nodes, edges } = editor().document;
  const ids = nodes.map(({ id }) => id);
  const known = new Set(edges.map((edge) => JSON.stringify([edge.from, edge.to])));
  if (!moves.every((move) => known.has(JSON.stringify([ids[move.from], ids[move.to]])))) return;
  showLine({ from, line: { moves, end: { kind: ends } }, ids }, at);
}

/** Continues the proof from before, where these are the claims about its two nodes. */
export function resumeProof(
  claims: readonly Claim[],
  pair: ProofPlayed['pair'],
  ids: readonly NodeId[],
): void {
  const proof = proofAwaited();
  const claim = claims.find(({ about, sign }) => about === proof?.claim.about && sign === proof.claim.sign);
  if (!proof || !claim?.strategy) return;
  awaited.now = undefined;
  const { strategy } = claim;
  beginProof({ claim, strategy, pair, ids }, turnsBy(strategy, proof.moves), proof.at);
}

/** The same view where the canvas has the same size, else the same part of the drawing. */
function lookAgain({ width, height, ...view }: LookKept): Camera {
  const size = surface()?.size() ?? { width, height };
  const isSame = size.width === width && size.height === height;
  return isSame ? view : filling(seen(view, { width, height }), size);
}

/**
 * Shows the part from before, and again while bars take their places, until the person does something. The
 * canvas is mounted. The returned function stops it.
 */
export function resumeLook(): () => void {
  const look = leftHere()?.look;
  const root = surface()?.root;
  if (!look || !root) return () => undefined;
  const again = (): void => surface()?.look(lookAgain(look));
  again();
  const sizes = new ResizeObserver(again);
  sizes.observe(root);
  const acts = ['pointerdown', 'wheel', 'keydown'] as const;
  const end = (): void => {
    sizes.disconnect();
    for (const act of acts) window.removeEventListener(act, end, true);
  };
  for (const act of acts) window.addEventListener(act, end, true);
  return end;
}

/** Remembers from now on. The returned function stops it. */
export function keepLook(): () => void {
  const changed = (): void => {
    timer.now ??= setTimeout(keepNow, delay);
  };
  const ends = [
    useCamera.subscribe(changed),
    useEditor.subscribe((state, before) => {
      const { walkthrough, drawing, game, quiz, dialog, codes } = state;
      const same = walkthrough === before.walkthrough && game === before.game && quiz === before.quiz;
      const sameWriting = dialog === before.dialog && codes === before.codes;
      if (!same || drawing !== before.drawing || !sameWriting) changed();
    }),
  ];
  window.addEventListener('pagehide', keepNow);
  return () => {
    for (const end of ends) end();
    clearTimeout(timer.now);
    window.removeEventListener('pagehide', keepNow);
  };
}
