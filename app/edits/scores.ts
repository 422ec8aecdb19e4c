/** Edits of scores, each one undo step. */
import {
  negate,
  negateScores,
  removeScores,
  scoreNormalPlay,
  setRules,
  setScores,
  shiftScores,
} from '../../engine/document/edits/index.ts';
import {
  bothStuck,
  type EdgeKey,
  edgeKey,
  type GameDocument,
  isScored,
  type NodeId,
  parseScore,
  type Score,
  stuckIn,
  type WrittenNumber,
} from '../../engine/document/index.ts';
import { toast } from '../store/chrome.ts';
import { applyEdit, undo } from '../store/document.ts';
import { editor } from '../store/editor.ts';
import { words } from '../words.ts';

/**
 * Edits the scores of these nodes. The first score changes what every node is worth, so a message says so,
 * and takes it back.
 */
function editScores(ids: readonly NodeId[], edit: (document: GameDocument) => GameDocument): void {
  const before = editor().document;
  applyEdit(edit);
  const after = editor().document;
  if (isScored(before) || !isScored(after)) return;
  // If other edits came since, only these scores are taken away.
  const run = (): void => (editor().document === after ? undo() : dropScores(ids));
  toast('This drawing is a scoring game now: scores decide, not who moves last.', {
    kind: 'scores-begun',
    made: after,
    action: { label: words.keeping.undo, run },
  });
}

/**
 * Gives nodes the score that a person typed, "3" or "-1 | 2"; an empty text removes it. One number counts for
 * the sides that are stuck. False, with nothing changed, where the text is not a score.
 */
export function giveScore(ids: readonly NodeId[], typed: string): boolean {
  const text = typed.trim();
  const read = text === '' ? undefined : parseScore(text);
  if (text !== '' && !read) return false;
  editScores(ids, (document) => {
    const stuck = stuckIn(document);
    const before = new Map(document.nodes.map(({ id, score }) => [id, score]));
    const scores = ids.map((id): [NodeId, Score | undefined] => {
      const { left, right } = stuck.get(id) ?? bothStuck;
      if (!read || text.includes('|') || left === right) return [id, read];
      return [id, { ...before.get(id), ...(left ? { left: read.left } : { right: read.right }) } as Score];
    });
    return setScores(document, new Map(scores));
  });
  return true;
}

/** One side of one node; undefined takes it away. */
export const giveSide = (id: NodeId, side: 'left' | 'right', score: WrittenNumber | undefined): void =>
  editScores([id], (document) => {
    const { [side]: _, ...other } = document.nodes.find((node) => node.id === id)?.score ?? {};
    return setScores(document, new Map([[id, { ...other, ...(score !== undefined && { [side]: score }) }]]));
  });

export const dropScores = (ids: readonly NodeId[]): void =>
  applyEdit((document) => removeScores(document, ids));

export const addToScores = (by: WrittenNumber): void => applyEdit((document) => shiftScores(document, by));

export const scoreAsNormalPlay = (): void => applyEdit(scoreNormalPlay);

const opposite = { draw: 'draw', left: 'right', right: 'left' } as const;

/**
 * The negative: these arcs change their player, and the scores of these nodes their side and their sign. With
 * the whole drawing who wins a play that never ends changes too.
 */
export const negateGame = (keys: readonly EdgeKey[], ids: readonly NodeId[]): void =>
  applyEdit((document) => {
    const negative = negateScores(negate(document, keys), ids);
    const meant = new Set(keys);
    const isWhole = document.edges.every((edge) => edge.player === 'either' || meant.has(edgeKey(edge)));
    if (negative === document || !isWhole) return negative;
    return setRules(negative, { infinitePlay: opposite[document.view.rules.infinitePlay] });
  });
