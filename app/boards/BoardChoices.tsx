/**
 * The moves of both players at a position in which they move at once: one of each is chosen, and what comes of the two is said and can be looked
 * at. It needs no engine, so that a class can look for the moves while values are hidden.
 */
import { useMemo, useState } from 'react';
import type { Mover } from '../../engine/graph/index.ts';
import { Button } from '../parts/Button.tsx';
import { PlayerStroke } from '../parts/PlayerStroke.tsx';
import { lightPlacesWhilePointed, lookAt } from '../store/board.ts';
import { type BoardRoundsRead, roundsOn, rulesOnBoard } from '../store/board-rounds.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { sayPlaces } from '../walkthrough/board-rules.ts';
import { words } from '../words.ts';
import css from './board-rounds.module.css';
import boards from './boards.module.css';

/** The most moves that are listed: nobody reads more of them one by one, and the matrix has all. */
const mostChoices = 60;

type Chosen = Readonly<Partial<Record<Mover, number>>>;

function ChoicesOf(props: {
  readonly rounds: BoardRoundsRead;
  readonly player: Mover;
  readonly chosen: number | undefined;
  readonly choose: (move: number | undefined) => void;
}) {
  const { rounds, player, chosen, choose } = props;
  const moves = rounds[player];
  const name = words.player[player];
  return (
    <fieldset className={css.choices}>
      <legend>
        <PlayerStroke player={player} width={20} /> {words.boards.movesOf(name)}
      </legend>
      {moves.length === 0 && <p className={boards.quiet}>{words.boards.noMoves(name)}</p>}
      {moves.slice(0, mostChoices).map(({ name: called, by }, move) => (
        <Button
          key={called}
          aria-pressed={chosen === move}
          aria-label={`${called}: ${sayPlaces(by)}`}
          title={sayPlaces(by)}
          onClick={() => choose(chosen === move ? undefined : move)}
          {...lightPlacesWhilePointed(by)}
        >
          {called}
        </Button>
      ))}
      {moves.length > mostChoices && (
        <p className={boards.quiet}>{words.boards.moreMoves(moves.length - mostChoices)}</p>
      )}
    </fieldset>
  );
}

function Together({ rounds, chosen }: { readonly rounds: BoardRoundsRead; readonly chosen: Chosen }) {
  const { left, right } = chosen;
  if (left === undefined || right === undefined)
    return <p className={boards.quiet}>{words.boards.rounds.chooseBoth}</p>;
  const { to, gain } = rounds.joint(left, right);
  const names = [rounds.left[left].name, rounds.right[right].name] as const;
  return (
    <p className={css.together} role="status">
      {words.boards.rounds.together(...names)}{' '}
      <Button onClick={() => lookAt(to)} title={words.boards.rounds.look}>
        {to}
      </Button>
      {gain !== 0 && <> {words.boards.rounds.gains(gain)}</>}
    </p>
  );
}

export function BoardChoices({ read }: { readonly read: PositionRead }) {
  const document = useEditor((state) => state.document);
  const rounds = useMemo(() => {
    const rules = rulesOnBoard({ document }, read.ruleset);
    return rules && roundsOn(read, rules);
  }, [document, read]);
  const [chosen, setChosen] = useState<{ readonly of: unknown; readonly moves: Chosen }>({
    of: rounds,
    moves: {},
  });
  if (!rounds) return <p className={boards.quiet}>{words.boards.rounds.noSuchSum}</p>;
  // A choice is forgotten when the board shows another position.
  const now = chosen.of === rounds ? chosen.moves : {};
  return (
    <>
      {(['left', 'right'] as const).map((player) => (
        <ChoicesOf
          key={player}
          rounds={rounds}
          player={player}
          chosen={now[player]}
          choose={(move) => {
            const { [player]: _, ...others } = now;
            setChosen({ of: rounds, moves: { ...others, ...(move !== undefined && { [player]: move }) } });
          }}
        />
      ))}
      {rounds.left.length > 0 && rounds.right.length > 0 && <Together rounds={rounds} chosen={now} />}
    </>
  );
}
