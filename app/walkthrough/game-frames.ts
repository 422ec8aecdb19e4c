/** A game as frames: one a ply, what was moved, whose turn it is then, and who must answer; the arcs that were used are lit. */
import type { GameDocument, GameEdge, Mover, NodeId } from '../../engine/index.ts';
import type { EditorState } from '../store/editor.ts';
import { tellsHidden } from '../store/selectors.ts';
import type { Lit, Sentence } from '../store/state/frame.ts';
import type { Game } from '../store/state/play.ts';
import { words } from '../words.ts';
import { nothingLit, type WalkFrames } from './frames.ts';
import { type GameStanding, hasSides, piecesAfter, standingAt } from './game.ts';

/** What a seat is called. */
export function seatName(document: GameDocument, { computer, starter }: Game, seat: Mover): string {
  const { you, computer: machine, first, second, seated } = words.play;
  const sides = hasSides(document);
  if (computer === undefined) return sides ? words.player[seat] : seat === starter ? first : second;
  const who = seat === computer ? machine : you;
  return sides ? seated(who, words.player[seat]) : who;
}

const isYou = ({ computer }: Game, seat: Mover): boolean => computer !== undefined && seat !== computer;

function overSays(document: GameDocument, game: Game, { over, mover }: GameStanding): string {
  const says = words.play;
  const name = (seat: Mover): string => seatName(document, game, seat);
  if (over?.kind === 'stuck')
    return `${says.stuck(name(mover))} ${says.wins(name(over.winner), isYou(game, over.winner))}`;
  if (over?.winner === undefined) return says.roundDraw;
  return `${says.roundWon(words.player[over.winner])} ${says.wins(name(over.winner), isYou(game, over.winner))}`;
}

/** Whose turn it is, and what binds that player. */
function turnSays(document: GameDocument, game: Game, standing: GameStanding): string {
  const says = words.play;
  const { mover, obliged, forced, again } = standing;
  const you = isYou(game, mover);
  const name = seatName(document, game, mover);
  if (forced) return says.forcedAnswer;
  if (obliged !== undefined) return you ? says.mustAnswer : says.mustAnswerBy(name);
  if (again) return you ? says.again : says.againBy(name);
  if (mover === game.computer) return says.thinking;
  if (!you) return says.toMove(name);
  return hasSides(document) ? says.yourTurnAs(words.player[mover]) : says.yourTurn;
}

export type GameShown = Pick<EditorState, 'document' | 'hidden' | 'game' | 'judgement' | 'hinted'>;

/** Arcs of the plies from one place to another. */
const arcsOf = (game: Game, from: number, to: number): readonly GameEdge[] =>
  game.plies.slice(from, to).map((ply) => ({ from: ply.from, to: ply.to, player: ply.by }));

export function gameFrames({ document, hidden, game, judgement, hinted }: GameShown): WalkFrames {
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
  const hint = (at: number): Sentence => {
    const found = hinted && judgement?.game === game && judgement.at === at ? judgement.found : undefined;
    if (!found || tellsHidden(document, hidden, piecesAfter(game, at))) return [];
    if (found.kind === 'unknown') return [' ', found.says];
    const best = found.best === undefined ? undefined : found.moves[found.best];
    if (!best) return [];
    const [from, to] = [document.nodes[best.from], document.nodes[best.to]];
    const { hintSays, judged } = words.play;
    return [` ${hintSays} `, { node: from }, ' → ', { node: to }, `, ${judged(best.result, best.lasts)}.`];
  };
  return {
    ...none,
    last: game.plies.length,
    sentence(at) {
      const standing = standingAt(document, game, at);
      const ply = game.plies[at - 1];
      const moved: Sentence = ply
        ? [`${seatName(document, game, ply.by)}: `, node(ply.from), ' → ', node(ply.to), '. ']
        : [];
      const isComputers = standing.mover === game.computer && at === game.plies.length && !standing.forced;
      const found = judgement?.game === game && judgement.at === at ? judgement.found : undefined;
      const then = standing.over
        ? overSays(document, game, standing)
        : isComputers && found?.kind === 'unknown'
          ? found.says
          : turnSays(document, game, standing);
      return [...moved, then, ...hint(at)];
    },
    lit(at): Lit {
      const { over } = standingAt(document, game, at);
      if (over?.kind === 'round') return { nodes: [], arcs: arcsOf(game, over.since, at) };
      const forced = game.plies[at - 1]?.forced ? 1 : 0;
      return { nodes: [], arcs: arcsOf(game, Math.max(0, at - 1 - forced), at) };
    },
  };
}
