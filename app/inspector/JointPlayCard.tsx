/** A game in which both players move at once: who plays, who sees what, the seed, and every joint round so far with what it gave away. */
import { useId, useState } from 'react';
import type { Mover } from '../../engine/graph/index.ts';
import { printedRational } from '../../engine/numbers/index.ts';
import { copyText } from '../files/copy-text.ts';
import { linkOf } from '../files/link.ts';
import { Button } from '../parts/Button.tsx';
import { editor, useEditor } from '../store/editor.ts';
import { documentToHand } from '../store/hidden.ts';
import { frameOfJoint } from '../store/play.ts';
import { siteOfLinks } from '../store/published.ts';
import type { JointGame } from '../store/state/play.ts';
import { jointCode, mostSeed } from '../walkthrough/joint-code.ts';
import { onPaper } from '../walkthrough/joint-game.ts';
import { playJointAgain } from '../walkthrough/joint-playing.ts';
import { jointRecord, jointText } from '../walkthrough/joint-record.ts';
import { otherOf } from '../walkthrough/joint-review.ts';
import { bothPlayers, calledSeat } from '../walkthrough/joint-shown.ts';
import { endWalkthrough, goToFrame } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { NodeNameById } from './NodeNameById.tsx';
import { PlayChoice } from './PlayChoice.tsx';
import own from './play.module.css';
import { Section } from './Section.tsx';

const says = words.jointPlay;

function Players({ game }: { readonly game: JointGame }) {
  const { computer, sees } = game;
  return (
    <>
      <PlayChoice
        name={words.play.against}
        value={computer ? 'computer' : 'person'}
        of={{ computer: words.play.opponents.computer, person: words.play.opponents.person }}
        choose={(who) => playJointAgain({ computer: who === 'person' ? undefined : (computer ?? 'right') })}
      />
      {computer && (
        <PlayChoice
          name={words.play.seat}
          value={otherOf[computer]}
          of={{ left: words.player.left, right: words.player.right }}
          choose={(seat: Mover) => playJointAgain({ computer: otherOf[seat] })}
        />
      )}
      <PlayChoice
        name={says.sees}
        value={sees ?? 'nobody'}
        of={says.seesIs}
        choose={(who) => playJointAgain({ sees: who === 'nobody' ? undefined : who })}
      />
    </>
  );
}

/** The seed from which the computer's choices are drawn; another one begins the game anew. */
function Seed({ seed }: { readonly seed: number }) {
  const id = useId();
  const [typed, type] = useState<string | undefined>(undefined);
  const isBad = typed !== undefined && !(/^\d{1,10}$/.test(typed.trim()) && Number(typed) <= mostSeed);
  const take = (): void => {
    if (typed === undefined || isBad) return;
    type(undefined);
    if (Number(typed) !== seed) playJointAgain({ seed: Number(typed) });
  };
  return (
    <>
      <p className={own.choice}>
        <label htmlFor={id}>{says.seed}</label>
        <input
          id={id}
          className={own.seed}
          inputMode="numeric"
          value={typed ?? `${seed}`}
          aria-invalid={isBad || undefined}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => type(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => {
            if (key === 'Enter') take();
            if (key === 'Escape') type(undefined);
          }}
        />
      </p>
      <p id={`${id}-says`} className={css.small} role={isBad ? 'alert' : undefined}>
        {isBad ? says.badSeed : says.seedSays}
      </p>
    </>
  );
}

function Rounds({ game }: { readonly game: JointGame }) {
  const document = useEditor((state) => state.document);
  const hidden = useEditor((state) => state.hidden);
  const joint = useEditor((state) => state.joint);
  const at = useEditor(frameOfJoint) ?? 0;
  if (game.rounds.length === 0) return <p className={css.quiet}>{says.noRounds}</p>;
  return (
    <ol className={own.record} aria-label={says.rounds}>
      {jointRecord({ document, hidden, joint }, game).map(({ chosen, to, gain, gaveAway }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a joint round of a game is known by its place
        <li key={i} data-later={i >= at || undefined}>
          <button
            type="button"
            className={css.option}
            aria-current={i + 1 === at ? 'step' : undefined}
            onClick={() => goToFrame(i + 1)}
          >
            <span className={`${own.number} numbers`}>{i + 1}</span>
            <span>
              {bothPlayers.map((player, place) => (
                <span key={player}>
                  {place > 0 && ', '}
                  {calledSeat(game, player)}: <strong>{chosen[player]}</strong>
                  {gaveAway && gaveAway[player] !== '0' && (
                    <span className={own.mistake}> {words.play.mistake(says.mistake(gaveAway[player]))}</span>
                  )}
                </span>
              ))}{' '}
              <span aria-hidden="true">→</span>
              <span className="unseen">to</span> {document.board ? to : <NodeNameById id={to} />}
              {gain && <span className={css.quiet}> {onPaper(printedRational(gain))}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

async function copy(): Promise<void> {
  await copyText(jointText(editor()), words.play.theGame);
}

async function copyLink(): Promise<void> {
  const { document, joint } = editor();
  if (!joint) return;
  const address = `${siteOfLinks()}${await linkOf(documentToHand(false))}&game=${jointCode(document, joint.game)}`;
  await copyText(address, words.play.theGameLink);
}

export function JointPlayCard({ game }: { readonly game: JointGame }) {
  return (
    <>
      <header className={css.head}>
        <h2>
          <span>{words.play.game}</span>
        </h2>
        <p className={css.quiet}>{says.rule}</p>
        <Players game={game} />
        {game.computer && <Seed key={game.seed} seed={game.seed} />}
        <div className={css.actions}>
          <Button onClick={() => playJointAgain()}>{words.play.playAgain}</Button>
          <Button onClick={endWalkthrough}>{words.play.leave}</Button>
        </div>
      </header>
      <Section id="game-record" title={says.rounds}>
        <Rounds game={game} />
        <div className={css.actions}>
          {game.rounds.length > 0 && <Button onClick={() => void copy()}>{words.play.copyRecord}</Button>}
          {game.start !== undefined && <Button onClick={() => void copyLink()}>{words.play.copyLink}</Button>}
        </div>
      </Section>
    </>
  );
}
