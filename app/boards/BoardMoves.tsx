/**
 * Every move of the position that is shown, by player, with the value that it leads to and signs of what wins
 * and of what no other move beats. A row lights its move.
 */
import { useMemo, useState } from 'react';
import type { Mover } from '../../engine/graph/index.ts';
import { placesInBrief } from '../../engine/rulesets/index.ts';
import { textOf } from '../../engine/values/index.ts';
import card from '../inspector/card.module.css';
import { OptionRow } from '../inspector/OptionRow.tsx';
import { Button } from '../parts/Button.tsx';
import { shownKey } from '../parts/keys-shown.ts';
import { PlayerStroke } from '../parts/PlayerStroke.tsx';
import { lightPlacesWhilePointed, lookAt, toggleArrows, toggleReach } from '../store/board.ts';
import { type BoardRoundsRead, roundsOn, rulesOnBoard } from '../store/board-rounds.ts';
import { useEditor } from '../store/editor.ts';
import { type PositionRead, readPositionOf } from '../store/position-of.ts';
import { lastSeen, optionsSeen } from '../store/seen-board.ts';
import type { MoveSeen } from '../store/state/answers.ts';
import { movesBy, sayPlaces } from '../walkthrough/board-rules.ts';
import { isPlaying } from '../walkthrough/playing.ts';
import { handToMove } from '../walkthrough/shown-game.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import {
  type BetterMoves,
  goodMoves,
  goodSaid,
  type MoveGoodness,
  movesInOrder,
  nothingGood,
  signsOfMove,
} from './best-moves.ts';
import { playMove } from './board-hand.ts';
import css from './board-moves.module.css';
import boardRoundsCss from './board-rounds.module.css';
import boards from './boards.module.css';
import { HiddenBox } from './HiddenBox.tsx';
import { useBetterMoves } from './use-better-moves.ts';

/** The most moves that are listed: nobody reads more of them one by one, and the matrix has all of them. */
const mostChoices = 60;

type Chosen = Readonly<Partial<Record<Mover, number>>>;

const noMovesSaid = (player: string) => `${player} has no move here.`;

const movesOf = (player: string) => `${player}’s moves`;

const moreMoves = (count: number) => `and ${many(count, 'more move', 'more moves')}`;

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
    <fieldset className={boardRoundsCss.choices}>
      <legend>
        <PlayerStroke player={player} width={20} /> {movesOf(name)}
      </legend>
      {moves.length === 0 && <p className={boards.quiet}>{noMovesSaid(name)}</p>}
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
      {moves.length > mostChoices && <p className={boards.quiet}>{moreMoves(moves.length - mostChoices)}</p>}
    </fieldset>
  );
}

const leadTogether = (left: string, right: string) => `${left} and ${right} lead to`;

function Together({ rounds, chosen }: { readonly rounds: BoardRoundsRead; readonly chosen: Chosen }) {
  const { left, right } = chosen;
  if (left === undefined || right === undefined)
    return <p className={boards.quiet}>Choose a move for each player: both happen at once.</p>;
  const { to, gain } = rounds.joint(left, right);
  const names = [rounds.left[left].name, rounds.right[right].name] as const;
  return (
    <p className={boardRoundsCss.together} role="status">
      {leadTogether(...names)}{' '}
      <Button onClick={() => lookAt(to)} title="Look at this position">
        {to}
      </Button>
      {gain !== 0 && <> {gain > 0 ? `Left gains ${gain}.` : `Right gains ${-gain}.`}</>}
    </p>
  );
}

/**
 * The moves of both players at a position in which they move at once: a person chooses one of each, and the
 * result of the two is described and can be looked at. It needs no engine, so that a class can look for the
 * moves while values are hidden.
 */
function BoardChoices({ read }: { readonly read: PositionRead }) {
  const document = useEditor((state) => state.document);
  const rounds = useMemo(() => {
    const rules = rulesOnBoard({ document }, read.ruleset);
    return rules && roundsOn(read, rules);
  }, [document, read]);
  const [chosen, setChosen] = useState<{ readonly of: unknown; readonly moves: Chosen }>({
    of: rounds,
    moves: {},
  });
  if (!rounds)
    return <p className={boards.quiet}>These components cannot be played in this sum. Choose another sum.</p>;
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

/** The most rows of a player; the board itself shows all moves. */
const mostRows = 60;

/** A move with what was found of it, if anything was. */
type Row = {
  readonly by: readonly string[];
  readonly to: string;
  readonly points: number | undefined;
  readonly solved: MoveSeen | undefined;
  readonly good: MoveGoodness;
};

/** Both players may move by the same places, to different positions. */
const ofMover = (moves: readonly MoveSeen[], mover: Mover): readonly MoveSeen[] =>
  moves.filter(({ player }) => player === mover || player === 'either');

function rowsOf(
  read: PositionRead,
  mover: Mover,
  solved: readonly MoveSeen[],
  better: BetterMoves | undefined,
): readonly Row[] {
  const own = ofMover(solved, mover);
  const good = goodMoves(solved, mover, better);
  const counts = new Map(solved.map((move, i) => [move, better?.[mover]?.[i]?.length ?? 0]));
  const inOrder = movesInOrder(own, mover, (move) => counts.get(move) ?? 0);
  const known = new Map(inOrder.map((move) => [sayPlaces(move.by), move]));
  const places = new Map(inOrder.map((move, i) => [move, i]));
  const rows = movesBy(read, mover).map(({ move: { by, points }, to }): Row => {
    const found = known.get(sayPlaces(by));
    return { by, to, points, solved: found, good: (found && good.get(found)) ?? nothingGood };
  });
  const placeOf = ({ solved: found }: Row): number => (found && places.get(found)) ?? rows.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * By the places of a move, what was known of it before the last edit: shown faintly until it is known again.
 */
function useStale(read: PositionRead, mover: Mover): ReadonlyMap<string, MoveSeen> {
  const last = useEditor((state) => (optionsSeen(state, read.printed) ? undefined : lastSeen(state)));
  return useMemo(() => {
    const before = last && readPositionOf({ ruleset: read.ruleset.id, position: last.at.position });
    // On a board of another size the same places are others.
    const isAlike = before && before.board().places.length === read.board().places.length;
    return new Map((isAlike ? ofMover(last.moves, mover) : []).map((move) => [sayPlaces(move.by), move]));
  }, [last, read, mover]);
}

const noMoves: readonly MoveSeen[] = [];

function MoveRow({
  row,
  mover,
  mayPlay,
  stale,
}: {
  readonly row: Row;
  readonly mover: Mover;
  readonly mayPlay: boolean;
  readonly stale: MoveSeen | undefined;
}) {
  const { by, to, points, good } = row;
  const isPointed = useEditor(({ pointedPlace }) => pointedPlace !== undefined && by.includes(pointedPlace));
  const solved = row.solved ?? stale;
  return (
    <li className={css.row}>
      <OptionRow
        worth={solved?.to}
        isStale={row.solved === undefined && stale !== undefined}
        signs={
          <>
            <span aria-hidden="true">{signsOfMove(good)}</span>
            <span className="unseen">{goodSaid(good)}</span>
          </>
        }
        data-pointed={isPointed || undefined}
        title={sayPlaces(by)}
        aria-disabled={!mayPlay || undefined}
        onClick={() => mayPlay && playMove(mover, to)}
        {...lightPlacesWhilePointed(by)}
      >
        <span aria-hidden="true">{placesInBrief(by)}</span>
        <span className="unseen">{sayPlaces(by)}</span>
        {points !== undefined && <span className={boards.quiet}> {words.boards.pointsMade(points)}</span>}
      </OptionRow>
      {solved?.to.unseen && <HiddenBox position={solved.to.position} move={sayPlaces(by)} />}
    </li>
  );
}

/** Which signs the rows have, in one order. */
const signsIn = (rows: readonly Row[]) =>
  (['win', 'draw', 'score', 'unbeaten'] as const).filter((sign) =>
    rows.some(({ good }) => (sign === 'unbeaten' ? good.isUnbeaten : good.comesTo === sign)),
  );

function MovesOf(props: {
  readonly read: PositionRead;
  readonly mover: Mover;
  readonly title: string;
  readonly better: BetterMoves | undefined;
}) {
  const { read, mover, title, better } = props;
  const playing = useEditor(isPlaying);
  const toMove = useEditor(handToMove);
  const solved = useEditor((state) => optionsSeen(state, read.printed)?.moves) ?? noMoves;
  const stale = useStale(read, mover);
  const rows = rowsOf(read, mover, solved, better);
  const player = words.player[mover];
  const isEither = read.ruleset.players === 'impartial';
  const mayPlay = !playing || toMove === mover || (isEither && toMove !== undefined);
  return (
    <div className={css.moves}>
      <h4>
        {!isEither && <PlayerStroke player={mover} width={20} />}
        {title}
      </h4>
      {rows.length === 0 && (
        <p className={boards.quiet}>{isEither ? 'Nobody has a move here.' : noMovesSaid(player)}</p>
      )}
      <ul className={card.options}>
        {rows.slice(0, mostRows).map((row) => (
          <MoveRow
            key={`${sayPlaces(row.by)} ${row.solved?.to.value ? textOf(row.solved.to.value) : ''}`}
            row={row}
            mover={isEither ? (toMove ?? 'left') : mover}
            mayPlay={mayPlay}
            stale={stale.get(sayPlaces(row.by))}
          />
        ))}
      </ul>
      {signsIn(rows).length > 0 && <p className={boards.quiet}>{words.boards.goodLegend(signsIn(rows))}</p>}
      {rows.length > mostRows && <p className={boards.quiet}>{moreMoves(rows.length - mostRows)}</p>}
    </div>
  );
}

function Arrows() {
  const arrows = useEditor((state) => state.showsArrows);
  const reach = useEditor((state) => state.showsReach);
  return (
    <fieldset className={css.onBoard}>
      <legend className="unseen">On the board</legend>
      <Button aria-pressed={arrows} onClick={toggleArrows}>
        Arrows
      </Button>
      <Button
        aria-pressed={reach}
        title={words.boards.reachLong}
        onClick={toggleReach}
        data-key={shownKey('v')}
      >
        Best of each piece
      </Button>
    </fieldset>
  );
}

export const BoardMoves = ({ read }: { readonly read: PositionRead }) =>
  read.ruleset.rounds ? <BoardChoices read={read} /> : <MovesByTurns read={read} />;

function MovesByTurns({ read }: { readonly read: PositionRead }) {
  const better = useBetterMoves(read);
  const isEither = read.ruleset.players === 'impartial';
  return (
    <>
      <Arrows />
      {isEither && <MovesOf read={read} mover="left" title="Moves of either player" better={better} />}
      {!isEither &&
        (['left', 'right'] as const).map((mover) => (
          <MovesOf
            key={mover}
            read={read}
            mover={mover}
            title={movesOf(words.player[mover])}
            better={better}
          />
        ))}
    </>
  );
}
