/**
 * A position on its board, which a person edits or plays. Editing by places changes the typed position, and typing
 * changes the board. When two people play they take turns, and every move is one of the ruleset's.
 */
import { useMemo, useState } from 'react';
import { styles } from '../../engine/figure/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import type { Board, BoardPlace, Draft, RulesetEntry } from '../../engine/rulesets/index.ts';
import { Button } from '../parts/Button.tsx';
import type { BoardPlay, BoardShown } from '../store/state/board.ts';
import { words } from '../words.ts';
import { BoardFigure } from './BoardFigure.tsx';
import { BoardPlaces, type PlaceState } from './BoardPlaces.tsx';
import css from './boards.module.css';
import { beginning, clicked, livePlaces, movesNow, otherSide, pointsAt, takenBack } from './play.ts';

/** A board with more places is not drawn. */
const mostPlaces = 2_500;

const style = { ...styles.screen, legend: 'none' } as const;

type Mode = BoardShown['mode'];
/** Whether one plays on the board, and how far. */
type Playing = Pick<BoardShown, 'mode' | 'play'>;

function Modes(props: {
  readonly mode: Mode;
  /** What is not yet a position cannot be played. */
  readonly canPlay: boolean;
  readonly choose: (mode: Mode) => void;
}) {
  const { mode, canPlay, choose } = props;
  return (
    <fieldset className={css.modes}>
      <legend className="unseen">{words.boards.modes}</legend>
      {(['edit', 'play'] as const).map((each) => (
        <Button
          key={each}
          aria-pressed={each === mode}
          aria-disabled={each === 'play' && !canPlay}
          onClick={() => (each === 'edit' || canPlay) && choose(each)}
        >
          {words.boards.mode[each]}
        </Button>
      ))}
    </fieldset>
  );
}

/**
 * Chooses what a click puts on a place: the next thing in turn, or always the same thing. Boards without pieces offer
 * no choice.
 */
function Stamps(props: {
  readonly board: Board;
  readonly stamp: string | undefined;
  readonly choose: (stamp: string | undefined) => void;
}) {
  const { board, stamp, choose } = props;
  if (board.pieces.length === 0) return null;
  const signs = new Map(board.pieces.map(({ sign, name }) => [sign, name] as const));
  for (const { edits } of board.places) {
    for (const { sign, says } of edits) if (!signs.has(sign)) signs.set(sign, says);
  }
  return (
    <fieldset className={css.stamps}>
      <legend>{words.boards.click}</legend>
      <Button aria-pressed={stamp === undefined} onClick={() => choose(undefined)}>
        {words.boards.goesRound}
      </Button>
      {[...signs].map(([sign, says]) => (
        <Button
          key={sign}
          aria-pressed={stamp === sign}
          aria-keyshortcuts={sign}
          onClick={() => choose(sign)}
        >
          {says}
        </Button>
      ))}
    </fieldset>
  );
}

function Legend({ board }: { readonly board: Board }) {
  const { pieces, owners = [] } = board;
  const owned = [
    ...pieces.flatMap(({ sign, name, player }) =>
      player === 'neutral' ? [] : [words.boards.belongs(sign, name, words.player[player])],
    ),
    ...owners.map(({ name, player }) => words.boards.owns(words.player[player], name)),
  ];
  return owned.length === 0 ? null : (
    <figcaption>
      {owned.map((says) => (
        <span key={says}>{says}</span>
      ))}
    </figcaption>
  );
}

function PlayBar(props: {
  readonly says: string;
  readonly play: BoardPlay;
  /** The label that lets the other player begin; undefined if both players have the same moves. */
  readonly other: string | undefined;
  readonly change: (play: BoardPlay) => void;
}) {
  const { says, play, other, change } = props;
  return (
    <div className={css.playBar}>
      <p aria-live="polite">{says}</p>
      <Button aria-disabled={play.past.length === 0} onClick={() => change(takenBack(play))}>
        {words.boards.undo}
      </Button>
      {play.past.length === 0 && other !== undefined && (
        <Button onClick={() => change({ ...play, turn: otherSide[play.turn], chosen: [] })}>
          {words.boards.letStart(other)}
        </Button>
      )}
    </div>
  );
}

export function BoardTable(props: {
  readonly ruleset: RulesetEntry;
  /** The draft as the ruleset prints it. */
  readonly position: string;
  /** The same draft as the ruleset reads it. With problems it is drawn and edited, and not played. */
  readonly draft: Draft;
  readonly change: (position: string) => void;
  readonly playing: Playing;
  readonly goOnPlaying: (playing: Playing) => void;
}) {
  const { ruleset, position, draft, change, playing, goOnPlaying } = props;
  const { position: read, problems } = draft;
  const isSound = problems.length === 0;
  const mode = isSound ? playing.mode : 'edit';
  const { play: held } = playing;
  const [stamp, setStamp] = useState<string>();
  const [refusal, refuse] = useState('');
  const board = useMemo(() => ruleset.board(read), [ruleset, read]);
  const figure = useMemo(() => boardFigure(board, { title: ruleset.name }, style), [board, ruleset]);
  const moves = useMemo(() => (mode === 'play' ? ruleset.moves(read) : []), [mode, ruleset, read]);
  if (board.places.length > mostPlaces) return <p className={css.quiet}>{words.boards.tooLarge}</p>;
  // Typing another position begins a new game.
  const play = held?.position === position ? held : beginning(position, held?.turn);
  const called = words.boards.players[ruleset.players];
  const continuing = livePlaces(play, moves);
  const points = pointsAt(play, moves);

  const put = (place: BoardPlace, sign: string | undefined): boolean => {
    const edit = sign === undefined ? place.edits[0] : place.edits.find((each) => each.sign === sign);
    refuse(edit ? '' : words.boards.staysAsItIs(place.name));
    if (edit) change(ruleset.print(edit.to));
    return edit !== undefined;
  };
  const goOn = (next: BoardPlay): void => {
    goOnPlaying({ mode, play: next });
    if (next.position !== position) change(next.position);
  };
  const press = (place: BoardPlace): void => {
    if (mode === 'edit') put(place, stamp);
    else goOn(clicked(play, moves, place.name, ruleset.print));
  };
  const typed = (place: BoardPlace, key: string): boolean => {
    if (mode === 'play') {
      if (key !== 'Backspace' || play.past.length === 0) return false;
      goOn(takenBack(play));
      return true;
    }
    const sign = key === 'Delete' || key === 'Backspace' ? '.' : key;
    const found = place.edits.find((each) => each.sign.toLowerCase() === sign.toLowerCase());
    return found !== undefined && put(place, found.sign);
  };
  const wrongAt = (name: string): readonly string[] =>
    problems.flatMap(({ place, says }) =>
      name === place || name.startsWith(`${place}, `) ? [words.boards.wrongHere(place, says)] : [],
    );
  const stateOf = ({ name }: BoardPlace): PlaceState => {
    if (mode === 'edit') return wrongAt(name).length > 0 ? 'wrong' : 'plain';
    if (play.chosen.includes(name)) return 'chosen';
    if (!continuing.has(name)) return 'plain';
    return play.chosen.length > 0 ? 'end' : 'piece';
  };
  const label = (place: BoardPlace): string => {
    const { name, holds, edits } = place;
    if (mode === 'edit')
      return words.boards.placeToEdit(name, [holds, ...wrongAt(name)].join('; '), edits[0]?.says);
    const state = stateOf(place);
    return words.boards.placeToPlay(name, holds, state, state === 'end' ? points.get(name) : undefined);
  };
  const standing = (): string => {
    const { turn } = play;
    const player = called[turn];
    if (movesNow(play, moves).length > 0) {
      return board.score === undefined
        ? words.boards.toMove(player)
        : words.boards.toMoveAt(player, board.score);
    }
    const last = ruleset.endScore?.(read, turn);
    return last === undefined
      ? words.boards.isOver(player, called[otherSide[turn]])
      : words.boards.endsAt(player, last);
  };
  return (
    <figure className={css.figure}>
      <Modes
        mode={mode}
        canPlay={isSound}
        choose={(chosen) => {
          goOnPlaying({ mode: chosen, play: undefined });
          refuse('');
        }}
      />
      {mode === 'edit' ? (
        <Stamps board={board} stamp={stamp} choose={setStamp} />
      ) : (
        <PlayBar
          says={standing()}
          play={play}
          other={ruleset.players === 'partizan' ? called[otherSide[play.turn]] : undefined}
          change={goOn}
        />
      )}
      <BoardFigure
        figure={figure}
        role="group"
        label={words.boards.picture(board.says)}
        areas={board.places.map(({ area }) => area)}
      >
        <BoardPlaces
          places={board.places}
          points={points}
          label={label}
          stateOf={stateOf}
          press={press}
          typed={typed}
        />
      </BoardFigure>
      <p className={css.quiet} aria-live="polite">
        {refusal}
      </p>
      <Legend board={board} />
    </figure>
  );
}
