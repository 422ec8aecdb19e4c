/**
 * A game by turns as frames, one for each ply: what was moved, whose turn it is then, and who must answer.
 * The arcs that were used are highlighted.
 */
import type { GameDocument, GameEdge, NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { scoreOnPaper } from '../../engine/values/index.ts';
import type { EditorState } from '../store/editor.ts';
import { compiledOf } from '../store/game-of.ts';
import { gameByTurns } from '../store/play.ts';
import { rulesetIdOf } from '../store/rulesets.ts';
import type { Lit, Sentence } from '../store/state/frame.ts';
import type { PieceMove, Ply, TurnGame } from '../store/state/play.ts';
import { mayTell, type ToldFrom } from '../store/telling.ts';
import { forHand } from '../words/tapping.ts';
import { words } from '../words.ts';
import { sayMove } from './board-rules.ts';
import { nothingLit, type WalkFrames } from './frames.ts';
import { hasSides, haveMet, standingAt } from './game.ts';
import { bestMoves, foundAt, saidOfBest } from './judged.ts';
import { isYou, seatName, winsSaid } from './seats.ts';
import type { GameStanding } from './standing.ts';

const stuck = (loser: string) => `${loser} cannot move.`;

function overSays(
  document: GameDocument,
  game: TurnGame,
  over: NonNullable<GameStanding['over']>,
  mover: Mover,
): string {
  const name = (seat: Mover): string => seatName(document, game, seat);
  const won = over.winner === undefined ? undefined : winsSaid(document, game, over.winner);
  switch (over.kind) {
    case 'stuck':
      return `${stuck(name(mover))} ${won}`;
    case 'scored':
      return `${stuck(name(mover))} The score is ${scoreOnPaper(over.score)}. ${won ?? 'Neither player is ahead.'}`;
    case 'repeat':
      if (over.winner !== undefined)
        return `This position has occurred before, and infinite play is won by ${words.player[over.winner]}. ${won}`;
      return compiledOf(document).graph.scores
        ? 'This position has occurred before: the game would never end, so it has no score.'
        : 'Draw: this position has occurred before. The moves that led back to it are highlighted.';
  }
}

const toMove = (who: string) => `${who} to move.`;

/** Whose turn it is, and what binds that player. */
function turnSays(
  document: GameDocument,
  game: TurnGame,
  standing: GameStanding,
  { moved, isLast }: { readonly moved: number; readonly isLast: boolean },
): string {
  const { mover, obliged, forced, again, mayEnd } = standing;
  const you = isYou(game, mover);
  const name = seatName(document, game, mover);
  if (forced) return 'There is only one answer, so the editor plays it.';
  if (obliged !== undefined) return you ? 'You must answer here.' : `${name} must answer here.`;
  if (again) return you ? 'Move again.' : `${name} moves again.`;
  // Where the line of play continues, the computer has its move already.
  if (mover === game.computer) return isLast ? 'The computer is thinking…' : toMove(name);
  if (moved > 0) {
    const left = new Set(standing.moves.map(({ piece }) => piece)).size;
    return mayEnd
      ? 'Move another piece, or press Done.'
      : `${moved} of ${moved + left} pieces moved. Move the next piece.`;
  }
  if (!you) return toMove(name);
  return hasSides(document) ? `Your turn (${words.player[mover]}).` : 'Your turn.';
}

export type GameShown = ToldFrom & Pick<EditorState, 'game' | 'made' | 'judgement' | 'hinted'>;

const arcsBy = (moves: readonly PieceMove[], player: Mover): readonly GameEdge[] =>
  moves.map(({ from, to }) => ({ from, to, player }));

/** Arcs of the plies from one place to another. */
const arcsOf = (game: TurnGame, from: number, to: number): readonly GameEdge[] =>
  game.plies.slice(from, to).flatMap(({ moves, by }) => arcsBy(moves, by));

/**
 * What was moved in a turn: on a board the places of its move, on a drawing where each piece went, as "a → b,
 * c → d".
 */
export function turnSaid<Part>(
  document: GameDocument,
  { moves, by }: Pick<Ply, 'moves' | 'by'>,
  called: (id: NodeId) => Part,
  arrow: Part | string = ' → ',
): readonly (Part | string)[] {
  const ruleset = rulesetIdOf(document);
  if (ruleset !== undefined) return [sayMove(ruleset, moves[0], by)];
  return moves.flatMap(({ from, to }, i) => [...(i > 0 ? [', '] : []), called(from), arrow, called(to)]);
}

/**
 * The frames of the game; the moves already made in the present turn continue from the frame that is shown.
 */
export function gameFrames(shown: GameShown): WalkFrames {
  const { document, made, hinted } = shown;
  const game = gameByTurns(shown);
  const node = (id: NodeId): Sentence[number] => {
    const known = document.nodes.find((each) => each.id === id);
    return known ? { node: known } : id;
  };
  const none: WalkFrames = {
    unit: 'move',
    last: 0,
    amount: () => 1,
    sentence: () => [forHand('Click the node where the piece starts.')],
    lit: () => nothingLit,
    rings: false,
  };
  if (!game || game.pieces.length === 0) return none;
  const hint = (at: number, { pieces, mover }: GameStanding): Sentence => {
    const found = hinted ? foundAt(shown, at) : undefined;
    if (!found || !mayTell(shown, pieces)) return [];
    if (found.kind === 'unknown') return [' ', found.says];
    const best = bestMoves(found, shown.judgement?.ids ?? []);
    if (best.length === 0)
      return found.kind === 'turn' && found.ended
        ? [` It is best to end the turn here: this ${saidOfBest(found)}.`]
        : [];
    const says = found.kind === 'turn' ? 'A best turn:' : 'A best move:';
    return [
      ` ${says} `,
      ...turnSaid(document, { moves: best, by: mover }, node),
      `, which ${saidOfBest(found)}.`,
    ];
  };
  return {
    ...none,
    last: game.plies.length,
    sentence(at) {
      const standing = standingAt(document, game, at, made);
      const { mover, over, forced } = standing;
      const ply = made.length > 0 ? { by: mover, moves: made } : game.plies[at - 1];
      const moved: Sentence[number][] = ply
        ? [`${seatName(document, game, ply.by)}: `, ...turnSaid(document, ply, node), '. ']
        : [];
      if (made.length === 0 && haveMet(game, at)) moved.push(`${words.play.met} `);
      const isLast = at === game.plies.length;
      const isComputers = mover === game.computer && isLast && !forced;
      const found = foundAt(shown, at);
      const says = over
        ? overSays(document, game, over, mover)
        : isComputers && found?.kind === 'unknown'
          ? found.says
          : turnSays(document, game, standing, { moved: made.length, isLast });
      return [...moved, says, ...hint(at, standing)];
    },
    lit(at): Lit {
      const { over, mover } = standingAt(document, game, at, made);
      if (over?.kind === 'repeat') return { nodes: [], arcs: arcsOf(game, over.since, at) };
      if (made.length > 0) return { nodes: [], arcs: arcsBy(made, mover) };
      const forced = game.plies[at - 1]?.forced ? 1 : 0;
      return { nodes: [], arcs: arcsOf(game, Math.max(0, at - 1 - forced), at) };
    },
  };
}
