/** Scores of the nodes that are selected, or of the whole drawing. */
import { scoreNormalPlay } from '../../engine/document/edits/index.ts';
import { bothStuck, isScored, type NodeId, scoringDrawing, stuckIn } from '../../engine/document/index.ts';
import { randomScoringForm } from '../../engine/values/index.ts';
import { dropScores, scoreAsNormalPlay } from '../edits/scores.ts';
import { arranged } from '../edits/tidy.ts';
import { openDialog, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { selectedItems, shownLabels } from '../store/selectors.ts';
import { beginScoring } from '../store/showing.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';
import { insertBeside } from './inserting.ts';

/** The selected nodes from which some player cannot move. */
function stuckChosen(): readonly NodeId[] {
  const { nodes } = selectedItems(editor());
  if (nodes.length === 0) return [];
  const stuck = stuckIn(editor().document);
  return nodes.filter((id) => {
    const { left, right } = stuck.get(id) ?? bothStuck;
    return left || right;
  });
}

/** The nodes selected that have a score; all of the drawing where nothing is selected. */
function scoredChosen(): readonly NodeId[] {
  const chosen = new Set(selectedItems(editor()).nodes);
  return editor().document.nodes.flatMap(({ id, score }) =>
    score && (chosen.size === 0 || chosen.has(id)) ? [id] : [],
  );
}

const needsScores = (): string | undefined =>
  isScored(editor().document)
    ? undefined
    : 'No node has a score yet. Select a node without moves and type a number.';

function whyNotScored(): string | undefined {
  if (selectedItems(editor()).nodes.length === 0) return 'Select a node first.';
  return stuckChosen().length === 0
    ? 'Both players can move from there: a score counts only for a player who cannot.'
    : undefined;
}

/** The scoring image is of games that end, without entailing moves. */
function whyNoScoringImage(): string | undefined {
  const { document } = editor();
  if (document.nodes.length === 0) return words.nothingDrawn;
  if (document.nodes.some(({ gray }) => gray))
    return 'Scoring games have no entailing moves: make the gray nodes white first.';
  if ((shownLabels(editor())?.facts?.cyclicComponents ?? 0) > 0)
    return 'A scoring game has to end: remove the cycles first.';
  return scoreNormalPlay(document) === document ? 'Every stuck player has a score already.' : undefined;
}

/**
 * Figures begin a score, but in a lesson they go to its views; zero and minus do only in a scoring game, as
 * elsewhere they zoom.
 */
export function beginsScore(key: string): boolean {
  const { document, readOnly, walkthrough, letterKeys, lesson } = editor();
  if (readOnly || walkthrough || lesson || !letterKeys) return false;
  if (!(/^[1-9]$/.test(key) || (/^[-−0]$/.test(key) && isScored(document)))) return false;
  return whyNotScored() === undefined;
}

export const typeScore = (typed: string): void => beginScoring(stuckChosen(), typed);

/** Beside what is drawn, as one undo step. */
async function drawRandomGame(): Promise<void> {
  try {
    insertBeside(await arranged(scoringDrawing(randomScoringForm(Math.floor(Math.random() * 2 ** 32)))));
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}

export const scoreCommands: readonly Command[] = [
  {
    id: 'score.set',
    label: 'Set score…',
    group: 'draw',
    also: ['points', 'scoring game', 'atom', 'terminal'],
    keys: [':'],
    unavailable: whyNotScored,
    run: () => typeScore(''),
  },
  {
    id: 'score.remove',
    label: 'Remove scores',
    group: 'draw',
    also: ['normal play', 'no scoring game'],
    unavailable: () =>
      needsScores() ?? (scoredChosen().length === 0 ? 'No selected node has a score.' : undefined),
    run: () => dropScores(scoredChosen()),
  },
  {
    id: 'score.shift',
    label: 'Add a number to all scores…',
    group: 'draw',
    also: ['shift', 'plus', 'sum with a number'],
    unavailable: needsScores,
    run: () => openDialog({ kind: 'shift-scores' }),
  },
  {
    id: 'score.normal-play',
    label: 'Normal play as scores',
    group: 'draw',
    also: ['embed', 'scoring image', 'zero'],
    unavailable: whyNoScoringImage,
    run: scoreAsNormalPlay,
  },
  {
    id: 'score.random',
    label: 'Draw a random scoring game',
    group: 'draw',
    also: ['guaranteed', 'any game', 'example'],
    run: () => void drawRandomGame(),
  },
];
