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
import { words } from '../words.ts';
import { sayMove } from './board-rules.ts';
import { nothingLit, type WalkFrames } from './frames.ts';
import { hasSides, haveMet, standingAt } from './game.ts';
import { bestMoves, foundAt, saidOfBest } from './judged.ts';
import { isYou, seatName } from './seats.ts';
import type { GameStanding } from './standing.ts';

function overSays(
  document: GameDocument,
  game: TurnGame,
  over: NonNullable<GameStanding['over']>,
  mover: Mover,
): string {
  const says = words.play;
  const name = (seat: Mover): string => seatName(document, game, seat);
  const won = over.winner === undefined ? undefined : says.wins(name(over.winner), isYou(game, over.winner));
  switch (over.kind) {
    case 'stuck':
      return `${says.stuck(name(mover))} ${won}`;
    case 'scored':
      return `${says.stuck(name(mover))} ${says.endsWith(scoreOnPaper(over.score))} ${won ?? says.evenScore}`;
    case 'repeat':
      if (over.winner !== undefined) return `${says.repeatWon(words.player[over.winner])} ${won}`;
      return compiledOf(document).graph.scores ? says.repeatNoScore : says.repeatDraw;
  }
}

/** Whose turn it is, and what binds that player. */
function turnSays(
  document: GameDocument,
  game: TurnGame,
  standing: GameStanding,
  { moved, isLast }: { readonly moved: number; readonly isLast: boolean },
): string {
  const says = words.play;
  const { mover, obliged, forced, again, mayEnd } = standing;
  const you = isYou(game, mover);
  const name = seatName(document, game, mover);
  if (forced) return says.forcedAnswer;
  if (obliged !== undefined) return you ? says.mustAnswer : says.mustAnswerBy(name);
  if (again) return you ? says.again : says.againBy(name);
  // Where the line of play continues, the computer has its move already.
  if (mover === game.computer) return isLast ? says.thinking : says.toMove(name);
  if (moved > 0) {
    const left = new Set(standing.moves.map(({ piece }) => piece)).size;
    return mayEnd ? says.moveOnOrEnd : says.moveOn(moved, moved + left);
  }
  if (!you) return says.toMove(name);
  return hasSides(document) ? says.yourTurnAs(words.player[mover]) : says.yourTurn;
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
    sentence: () => [words.play.putPiece],
    lit: () => nothingLit,
    rings: false,
  };
  if (!game || game.pieces.length === 0) return none;
  const hint = (at: number, { pieces, mover }: GameStanding): Sentence => {
    const found = hinted ? foundAt(shown, at) : undefined;
    if (!found || !mayTell(shown, pieces)) return [];
    if (found.kind === 'unknown') return [' ', found.says];
    const best = bestMoves(found, shown.judgement?.ids ?? []);
    const { hintSays, turnHintSays, bestEnded } = words.play;
    if (best.length === 0)
      return found.kind === 'turn' && found.ended ? [` ${bestEnded}: this ${saidOfBest(found)}.`] : [];
    const says = found.kind === 'turn' ? turnHintSays : hintSays;
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
