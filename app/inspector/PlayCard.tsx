/** The game that is played: who plays, what is asked of the computer, and every move so far. */
import { useMemo } from 'react';
import type { SumKind } from '../../engine/outcome/index.ts';
import { kindsOfSum, sumCalled } from '../../engine/sums/index.ts';
import { copyText } from '../files/copy-text.ts';
import { linkOf } from '../files/link.ts';
import { Button } from '../parts/Button.tsx';
import { editor, useEditor } from '../store/editor.ts';
import { documentToHand } from '../store/hidden.ts';
import { allowPositions, frameOfGame } from '../store/play.ts';
import { siteOfLinks } from '../store/published.ts';
import type { Game } from '../store/state/play.ts';
import { sumsOf } from '../store/sums-of.ts';
import { useLineHeat } from '../timeline/use-line-heat.ts';
import { sayMove } from '../walkthrough/board-rules.ts';
import { hasSides, piecesAfter } from '../walkthrough/game.ts';
import { gameCode } from '../walkthrough/game-code.ts';
import { seatName } from '../walkthrough/game-frames.ts';
import { gameText } from '../walkthrough/game-record.ts';
import { boundMet } from '../walkthrough/judged.ts';
import { playAgain } from '../walkthrough/playing.ts';
import { mistakesOf } from '../walkthrough/review.ts';
import { endWalkthrough, goToFrame } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import { PiecesHeat } from './answers/PiecesHeat.tsx';
import css from './card.module.css';
import { NodeNameById } from './NodeNameById.tsx';
import { PlayChoice } from './PlayChoice.tsx';
import own from './play.module.css';
import { Section } from './Section.tsx';

const says = words.play;

const sumNames = Object.fromEntries(kindsOfSum.map(({ id, name }) => [id, name])) as Record<SumKind, string>;

function Players({ game }: { readonly game: Game }) {
  const document = useEditor((state) => state.document);
  const { computer, byTemperature, starter } = game;
  const line = useLineHeat();
  // Where one piece alone can be moved in, there is nothing to choose by its temperature.
  const hasHeat = game.pieces.length > 1 && line?.kind === 'line';
  const sides = hasSides(document);
  const sums = sumsOf(document, game.pieces);
  return (
    <>
      {game.pieces.length > 1 && sums.length > 1 && (
        <PlayChoice
          name={says.sum}
          value={game.sum}
          of={sumNames}
          among={sums.map(({ id }) => id)}
          choose={(sum) => playAgain({ sum })}
        />
      )}
      <PlayChoice
        name={says.against}
        value={computer ? (byTemperature ? 'thumb' : 'computer') : 'person'}
        of={says.opponents}
        among={hasHeat || byTemperature ? ['computer', 'thumb', 'person'] : ['computer', 'person']}
        choose={(who) =>
          playAgain({
            computer: who === 'person' ? undefined : (computer ?? 'right'),
            byTemperature: who === 'thumb',
          })
        }
      />
      {sides && computer && (
        <PlayChoice
          name={says.seat}
          value={computer === 'right' ? 'left' : 'right'}
          of={{ left: words.player.left, right: words.player.right }}
          choose={(seat) => playAgain({ computer: seat === 'left' ? 'right' : 'left' })}
        />
      )}
      {(sides || computer) && (
        <PlayChoice
          name={says.starts}
          value={starter}
          of={{ left: seatName(document, game, 'left'), right: seatName(document, game, 'right') }}
          choose={(seat) => playAgain({ starter: seat })}
        />
      )}
    </>
  );
}

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

/** Of more positions the browser would run out of memory. */
const mostAllowed = 40_000_000;

function Record({ game }: { readonly game: Game }) {
  const document = useEditor((state) => state.document);
  const at = useEditor(({ walkthrough }) =>
    walkthrough?.kind === 'shown' ? Math.min(walkthrough.at, game.plies.length) : 0,
  );
  const hidden = useEditor((state) => state.hidden);
  const review = useEditor((state) => state.review);
  const mistakes = useMemo(
    () => mistakesOf({ document, hidden, review }, game),
    [document, hidden, review, game],
  );
  if (game.plies.length === 0) return <p className={css.quiet}>{says.noMoves}</p>;
  return (
    <ol className={own.record} aria-label={says.record}>
      {game.plies.map((ply, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move of a game is known by its place
        <li key={i} data-later={i >= at || undefined}>
          <button
            type="button"
            className={css.option}
            aria-current={i + 1 === at ? 'step' : undefined}
            onClick={() => goToFrame(i + 1)}
          >
            <span className={`${own.number} numbers`}>{i + 1}</span>
            <span className={own.who} data-player={hasSides(document) ? ply.by : undefined}>
              {seatName(document, game, ply.by)}
            </span>
            <span>
              {document.board
                ? sayMove(document.board.ruleset, ply.moves[0], ply.by)
                : ply.moves.map(({ piece, from, to }, place) => (
                    <span key={piece}>
                      {place > 0 && ', '}
                      <NodeNameById id={from} /> <span aria-hidden="true">→</span>
                      <span className="unseen">to</span> <NodeNameById id={to} />
                    </span>
                  ))}
              {ply.forced && <span className={css.quiet}> {says.forced}</span>}
              {mistakes[i] !== undefined && <span className={own.mistake}> {says.mistake(mistakes[i])}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

async function copy(): Promise<void> {
  const state = editor();
  if (!state.game) return;
  await copyText(gameText(state, state.game), says.theGame);
}

async function copyLink(): Promise<void> {
  const { document, game } = editor();
  if (!game) return;
  // The line of a game on a board is in the board itself.
  const played = document.board ? '' : `&game=${gameCode(document, game)}`;
  const address = `${siteOfLinks()}${await linkOf(documentToHand(false))}${played}`;
  await copyText(address, says.theGameLink);
}

/** Of the moment that is shown. It is advice, so it is folded until somebody opens it. */
function HeatOfMoment() {
  const game = useEditor((state) => state.game);
  const onBoard = useEditor((state) => state.document.board !== undefined);
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
  const onBoard = useEditor((state) => state.document.board !== undefined);
  // The rules of a board are its ruleset's, which stand below.
  const turnsSaid = onBoard ? undefined : scored ? says.turnsForScores : sumCalled(game.sum).rule;
  return (
    <>
      <header className={css.head}>
        <h2>
          <span>{says.game}</span>
        </h2>
        {turnsSaid && <p className={css.quiet}>{turnsSaid}</p>}
        <Players game={game} />
        <Bound />
        <div className={css.actions}>
          <Button onClick={() => playAgain()}>{says.playAgain}</Button>
          <Button onClick={endWalkthrough}>{says.leave}</Button>
        </div>
      </header>
      <HeatOfMoment />
      <Section id="game-record" title={says.record}>
        <Record game={game} />
        {game.plies.length > 0 && (
          <div className={css.actions}>
            <Button onClick={() => void copy()}>{says.copyRecord}</Button>
            <Button onClick={() => void copyLink()}>{says.copyLink}</Button>
          </div>
        )}
      </Section>
    </>
  );
}
