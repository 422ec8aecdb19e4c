/**
 * The choices for a game: the opponent, the seats, who begins or sees the other's choice, the kind of sum,
 * the seed.
 */
import { useId, useState } from 'react';
import type { Mover } from '../../engine/graph/index.ts';
import type { SumKind } from '../../engine/outcome/index.ts';
import { kindsOfSum, opponentOf } from '../../engine/sums/index.ts';
import { useEditor } from '../store/editor.ts';
import { isJointGame } from '../store/play.ts';
import type { Game, JointGame, TurnGame } from '../store/state/play.ts';
import { sumsOf } from '../store/sums-of.ts';
import { useLineHeat } from '../timeline/use-line-heat.ts';
import { hasSides } from '../walkthrough/game.ts';
import { mostSeed } from '../walkthrough/game-code.ts';
import { playAgain } from '../walkthrough/playing.ts';
import { seatName } from '../walkthrough/seats.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { PlayChoice } from './PlayChoice.tsx';
import own from './play.module.css';

const says = words.play;
const joint = words.jointPlay;

const sumNames = Object.fromEntries(kindsOfSum.map(({ id, name }) => [id, name])) as Record<SumKind, string>;

function PlayersByTurns({ game }: { readonly game: TurnGame }) {
  const document = useEditor((state) => state.document);
  const { computer, byTemperature, starter } = game;
  const line = useLineHeat();
  // If only one piece can be moved, there is nothing to choose by temperature.
  const hasHeat = game.pieces.length > 1 && line?.kind === 'line';
  const sides = hasSides(document);
  const sums = sumsOf(document, game.pieces);
  return (
    <>
      {game.pieces.length > 1 && sums.length > 1 && (
        <PlayChoice
          name="Sum"
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
          name="You play"
          value={computer === 'right' ? 'left' : 'right'}
          of={{ left: words.player.left, right: words.player.right }}
          choose={(seat) => playAgain({ computer: seat === 'left' ? 'right' : 'left' })}
        />
      )}
      {(sides || computer) && (
        <PlayChoice
          name="First move"
          value={starter}
          of={{ left: seatName(document, game, 'left'), right: seatName(document, game, 'right') }}
          choose={(seat) => playAgain({ starter: seat })}
        />
      )}
    </>
  );
}

const seesIs = {
  nobody: 'nobody',
  left: 'Left',
  right: 'Right',
} as const;

function PlayersAtOnce({ game }: { readonly game: JointGame }) {
  const { computer, sees } = game;
  return (
    <>
      <PlayChoice
        name={says.against}
        value={computer ? 'computer' : 'person'}
        of={{ computer: says.opponents.computer, person: says.opponents.person }}
        choose={(who) => playAgain({ computer: who === 'person' ? undefined : (computer ?? 'right') })}
      />
      {computer && (
        <PlayChoice
          name="You play"
          value={opponentOf[computer]}
          of={{ left: words.player.left, right: words.player.right }}
          choose={(seat: Mover) => playAgain({ computer: opponentOf[seat] })}
        />
      )}
      <PlayChoice
        name="Who sees the other’s choice"
        value={sees ?? 'nobody'}
        of={seesIs}
        choose={(who) => playAgain({ sees: who === 'nobody' ? undefined : who })}
      />
    </>
  );
}

/** The seed from which the computer's choices are drawn; a new seed begins a new game. */
function Seed({ seed }: { readonly seed: number }) {
  const id = useId();
  const [typed, type] = useState<string | undefined>(undefined);
  const isBad = typed !== undefined && !(/^\d{1,10}$/.test(typed.trim()) && Number(typed) <= mostSeed);
  const take = (): void => {
    if (typed === undefined || isBad) return;
    type(undefined);
    if (Number(typed) !== seed) playAgain({ seed: Number(typed) });
  };
  return (
    <>
      <p className={own.choice}>
        <label htmlFor={id}>{joint.seed}</label>
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
        {isBad
          ? 'Write a whole number from 0 to 4294967295.'
          : 'The computer’s random choices come from this number. The same seed and the same choices give the same game, even after a joint round is taken back.'}
      </p>
    </>
  );
}

export function PlayChoices({ game }: { readonly game: Game }) {
  if (!isJointGame(game)) return <PlayersByTurns game={game} />;
  return (
    <>
      <PlayersAtOnce game={game} />
      {game.computer && <Seed key={game.seed} seed={game.seed} />}
    </>
  );
}
