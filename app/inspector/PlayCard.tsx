/**
 * The current game: the players, the choices for the computer, and every turn so far with what it gave away.
 */
import { Fragment, type ReactNode, useMemo } from 'react';
import { printedRational } from '../../engine/numbers/index.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import { copyText } from '../files/copy-text.ts';
import { linkOf } from '../files/link.ts';
import { Button } from '../parts/Button.tsx';
import { editor, useEditor } from '../store/editor.ts';
import { documentToHand } from '../store/handing-on.ts';
import { isMisere } from '../store/misere.ts';
import { allowPositions, frameOfGame, gameByTurns, isJointGame } from '../store/play.ts';
import { siteOfLinks } from '../store/published.ts';
import type { Game, JointGame, TurnGame } from '../store/state/play.ts';
import { isBoard, useOnBoard } from '../store/subject.ts';
import { useToldFrom } from '../store/telling.ts';
import { useLineHeat } from '../timeline/use-line-heat.ts';
import { hasSides, piecesAfter } from '../walkthrough/game.ts';
import { gameCode } from '../walkthrough/game-code.ts';
import { turnSaid } from '../walkthrough/game-frames.ts';
import { gameText, jointRecord } from '../walkthrough/game-record.ts';
import { bothPlayers, onPaper } from '../walkthrough/joint-game.ts';
import { boundMet } from '../walkthrough/judged.ts';
import { playAgain } from '../walkthrough/playing.ts';
import { mistakesOf } from '../walkthrough/review.ts';
import { seatName } from '../walkthrough/seats.ts';
import { endWalkthrough, goToFrame } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import { PiecesHeat } from './answers/PiecesHeat.tsx';
import css from './card.module.css';
import { NodeNameById } from './NodeNameById.tsx';
import { PlayChoices } from './PlayChoices.tsx';
import own from './play.module.css';
import { Section } from './Section.tsx';

const says = words.play;
const joint = words.jointPlay;

/** The engine's bound on positions was met: what the computer knows then; more may be allowed. */
function Bound() {
  const budget = useEditor((state) => state.playBudget);
  const met = useEditor(boundMet);
  if (met === undefined) return null;
  return (
    <div className={own.more}>
      <p role="status">{met}</p>
      {budget < mostAllowed && (
        <Button onClick={() => allowPositions(10 * budget)}>{says.allow(10 * budget)}</Button>
      )}
    </div>
  );
}

/** With more positions the browser would run out of memory. */
const mostAllowed = 40_000_000;

/**
 * A turn of the record: its number, and its description in `children`; a click goes to the moment after it.
 */
function RecordedTurn(props: { readonly number: number; readonly at: number; readonly children: ReactNode }) {
  const { number, at, children } = props;
  return (
    <li data-later={number > at || undefined}>
      <button
        type="button"
        className={css.option}
        aria-current={number === at ? 'step' : undefined}
        onClick={() => goToFrame(number)}
      >
        <span className={`${own.number} numbers`}>{number}</span>
        {children}
      </button>
    </li>
  );
}

const Arrow = () => (
  <>
    {' '}
    <span aria-hidden="true">→</span>
    <span className="unseen">to</span>{' '}
  </>
);

function Turns({ game, at }: { readonly game: TurnGame; readonly at: number }) {
  const told = useToldFrom();
  const { document } = told;
  const review = useEditor((state) => state.review);
  const mistakes = useMemo(() => mistakesOf({ ...told, review }, game), [told, review, game]);
  return game.plies.map((ply, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a move of a game is known by its place
    <RecordedTurn key={i} number={i + 1} at={at}>
      <span className={own.who} data-player={hasSides(document) ? ply.by : undefined}>
        {seatName(document, game, ply.by)}
      </span>
      <span>
        {turnSaid(document, ply, (id) => <NodeNameById id={id} />, <Arrow />).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is identified by its place
          <Fragment key={place}>{part}</Fragment>
        ))}
        {ply.forced && <span className={css.quiet}> forced</span>}
        {mistakes[i] !== undefined && <span className={own.mistake}> {says.mistake(mistakes[i])}</span>}
      </span>
    </RecordedTurn>
  ));
}

function JointRounds({ game, at }: { readonly game: JointGame; readonly at: number }) {
  const told = useToldFrom();
  const { document } = told;
  const round = useEditor((state) => state.round);
  return jointRecord({ ...told, game, round }, game).map(({ chosen, to, gain, gaveAway }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a joint round of a game is known by its place
    <RecordedTurn key={i} number={i + 1} at={at}>
      <span>
        {bothPlayers.map((player, place) => (
          <span key={player}>
            {place > 0 && ', '}
            {seatName(document, game, player)}: <strong>{chosen[player]}</strong>
            {gaveAway && gaveAway[player] !== '0' && (
              <span className={own.mistake}> {says.mistake(joint.mistake(gaveAway[player]))}</span>
            )}
          </span>
        ))}
        <Arrow />
        {isBoard(document) ? to : <NodeNameById id={to} />}
        {gain && <span className={css.quiet}> {onPaper(printedRational(gain))}</span>}
      </span>
    </RecordedTurn>
  ));
}

const recordSaid = 'Moves of the game';

const roundsSaid = 'Joint rounds of the game';

function GameRecord({ game }: { readonly game: Game }) {
  const at = useEditor(frameOfGame) ?? 0;
  const isJoint = isJointGame(game);
  if (game.plies.length === 0)
    return <p className={css.quiet}>{isJoint ? 'No joint round yet.' : says.noMoves}</p>;
  return (
    <ol className={own.record} aria-label={isJoint ? roundsSaid : recordSaid}>
      {isJoint ? <JointRounds game={game} at={at} /> : <Turns game={game} at={at} />}
    </ol>
  );
}

async function copy(): Promise<void> {
  const state = editor();
  if (!state.game) return;
  await copyText(gameText(state, state.game), 'the game');
}

async function copyLink(): Promise<void> {
  const { document, game } = editor();
  if (!game) return;
  // The board itself has the line of a game by turns.
  const played = isBoard(document) && !isJointGame(game) ? '' : `&game=${gameCode(document, game)}`;
  const address = `${siteOfLinks()}${await linkOf(documentToHand(false))}${played}`;
  await copyText(address, 'a link to the game');
}

/**
 * The temperatures of the moment that is shown. They are advice, so they are folded until a person opens
 * them.
 */
function HeatOfMoment() {
  const game = useEditor(gameByTurns);
  const onBoard = useOnBoard();
  const at = useEditor(frameOfGame) ?? 0;
  const line = useLineHeat();
  const heat = line?.kind === 'line' ? line.moments[at] : undefined;
  if (!heat || !game || onBoard) return null;
  return (
    <Section id="game-heat" title={words.temperatures.title} folded>
      <PiecesHeat heat={heat} nodes={piecesAfter(game, at)} />
    </Section>
  );
}

export function PlayCard({ game }: { readonly game: Game }) {
  const scored = useEditor((state) => state.document.nodes.some(({ score }) => score !== undefined));
  const onBoard = useOnBoard();
  const isJoint = isJointGame(game);
  // The rules of a board are its ruleset's, which are shown below.
  const misere = useEditor((state) => isMisere(state.document));
  const ofBoard = misere ? 'Misère play: a player who cannot move wins.' : undefined;
  const byTurns = scored
    ? 'A turn moves one piece along an arc. When a player cannot move, the scores of the nodes with pieces are added: Left wants a high total, Right a low one.'
    : misere && says.misereRule;
  const rule = isJoint
    ? 'Both players choose a move, then both moves happen.'
    : onBoard
      ? ofBoard
      : byTurns || sumCalled(game.sum).rule;
  const isPlayed = game.plies.length > 0;
  const hasLink = isJoint ? game.pieces.length > 0 : isPlayed;
  return (
    <>
      <header className={css.head}>
        <h2>
          <span>{says.game}</span>
        </h2>
        {rule && <p className={css.quiet}>{rule}</p>}
        <PlayChoices game={game} />
        <Bound />
        <div className={css.actions}>
          <Button onClick={() => playAgain()}>Play again</Button>
          <Button onClick={endWalkthrough}>Leave the game</Button>
        </div>
      </header>
      <HeatOfMoment />
      <Section id="game-record" title={isJoint ? roundsSaid : recordSaid}>
        <GameRecord game={game} />
        {(isJoint || isPlayed) && (
          <div className={css.actions}>
            {isPlayed && <Button onClick={() => void copy()}>Copy as text</Button>}
            {hasLink && <Button onClick={() => void copyLink()}>Copy a link to the game</Button>}
          </div>
        )}
      </Section>
    </>
  );
}
