/**
 * The open board in the middle of the window, in place of the canvas: fitted, with its problems marked at
 * their places. Above it one chooses whether it is set up or played, and what a click puts.
 */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Figure, styles } from '../../engine/figure/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import type { Board, BoardPhase, BoardPlace } from '../../engine/rulesets/index.ts';
import { setCanvas, type Viewport } from '../canvas/viewport.ts';
import { Button } from '../parts/Button.tsx';
import { FigureShapes } from '../parts/FigureShapes.tsx';
import { clickNothing, positionShown, toggleTrial } from '../store/board.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { rulesetIdOf, rulesTextOf, useRulesets } from '../store/rulesets.ts';
import { boardSeen } from '../store/seen-board.ts';
import type { BoardTold } from '../store/state/board.ts';
import { beginGame, isPlaying, whyNotPlayed } from '../walkthrough/playing.ts';
import { handToMove } from '../walkthrough/shown-game.ts';
import { endWalkthrough } from '../walkthrough/walking.ts';
import { counted } from '../words/counting.ts';
import { forHand } from '../words/tapping.ts';
import { words } from '../words.ts';
import { BoardFigure, FramedBoard } from './BoardFigure.tsx';
import { BoardHints } from './BoardHints.tsx';
import { BoardPlaces, type PlaceState } from './BoardPlaces.tsx';
import { BoardSides, hasSigns } from './BoardSides.tsx';
import { MatchedPlaces } from './BoardSymmetry.tsx';
import { BoardTray } from './BoardTray.tsx';
import { BoardTrial, TrialSays } from './BoardTrial.tsx';
import { movesByHand, pressPlace, typeAtPlace } from './board-hand.ts';
import css from './board-stage.module.css';
import boards from './boards.module.css';
import { endingAt, livePlaces } from './clicks.ts';
import { pieceAt } from './drags.ts';
import { LookedAt } from './LookedAt.tsx';
import { OfferedPiece, placesInUse } from './OfferedPiece.tsx';
import setUp from './set-up.module.css';
import { drawnFrom, drawTo, resizeBoard } from './set-up-hand.ts';
import { useBetterMoves } from './use-better-moves.ts';
import { useTrial } from './use-trial.ts';
import { saidOfPieces, valuesAtEnds } from './values-at-ends.ts';
import { WhatFalls } from './WhatFalls.tsx';
import { WorthOnWall } from './WorthOnWall.tsx';

const nothing = (): void => undefined;

/**
 * What commands may ask of the middle of the window while a board is there. A board is always seen whole, so
 * that there is no view to move.
 */
const boardViewport = (focus: () => void): Viewport => ({
  focus,
  fit: nothing,
  partSeen: () => undefined,
  showPart: nothing,
  panBy: nothing,
  zoomBy: nothing,
  zoomTo: nothing,
  zoom: () => 1,
  reveal: nothing,
  goTo: nothing,
  revealAll: nothing,
  pointer: () => undefined,
  nodesInView: () => [],
  centre: () => ({ x: 0, y: 0 }),
  arcsDrawn: () => new Map(),
  curveOf: () => undefined,
});

// Where a board is played by one game after another: what a move is now, above the board, and that a phase
// has begun.

/** The computer may answer at once the move after which a phase begins. */
const pliesAsNews = 2;

/** It is heard whenever it becomes another one. */
function PhaseLine(props: {
  readonly read: PositionRead;
  readonly phase: BoardPhase;
  readonly playing: boolean;
}) {
  const { read, phase, playing } = props;
  const [seen, see] = useState({ read, phase, playing, news: 0 });
  if (seen.read !== read || seen.playing !== playing) {
    const stays = playing && seen.phase.number === phase.number;
    const begins = playing && seen.playing && seen.phase.number < phase.number;
    see({ read, phase, playing, news: begins ? pliesAsNews : stays ? Math.max(0, seen.news - 1) : 0 });
  }
  const begins = seen.news > 0;
  return (
    <p className={css.phase} role="status" data-begins={begins || undefined}>
      {begins ? `${phase.name} begins. ${phase.says}` : `${phase.name}. ${phase.says}`}
    </p>
  );
}

/** A board with more places is not drawn. */
const mostPlaces = 2_500;

const style = { ...styles.screen, legend: 'none' } as const;

function Modes() {
  const playing = useEditor(isPlaying);
  const why = useEditor(whyNotPlayed);
  return (
    <fieldset className={css.modes}>
      <legend className="unseen">{forHand('What a click on the board does')}</legend>
      <Button aria-pressed={!playing} onClick={endWalkthrough}>
        Set up
      </Button>
      <Button
        aria-pressed={playing}
        aria-disabled={why !== undefined}
        title={why}
        onClick={() => why === undefined && !playing && beginGame()}
      >
        Play
      </Button>
    </fieldset>
  );
}

function Trial() {
  const isOn = useEditor((state) => state.triesMoves);
  return (
    <Button
      aria-pressed={isOn}
      title="Show every move of both players as an arrow; choose an arrow to make its move"
      className={css.trial}
      onClick={toggleTrial}
    >
      Try the moves
    </Button>
  );
}

const belongs = (sign: string, name: string, player: string) => `${sign}: ${name}, ${player}’s`;

function Legend({ board }: { readonly board: Board }) {
  const { pieces, owners = [] } = board;
  const owned = [
    ...pieces.flatMap(({ sign, name, player, drawn }) => {
      if (player !== 'neutral') return [belongs(drawn ?? sign, name, words.player[player])];
      if (drawn !== undefined) return [`${drawn}: ${name}`];
      // Beside pieces of one player, a piece that belongs to neither player is called either’s.
      const isShared = pieces.some((each) => each.player !== 'neutral');
      return isShared ? [belongs(sign, name, 'either player')] : [];
    }),
    ...owners.map(({ name, player }) => `${words.player[player]}’s: ${name}`),
  ];
  return owned.length === 0 ? null : (
    <figcaption className={css.legend}>
      {owned.map((says) => (
        <span key={says}>{says}</span>
      ))}
    </figcaption>
  );
}

/**
 * Whether it is played, and who is asked for a move by hand; in the audience's window as the presenter's
 * window sends it.
 */
function usePlay(): Pick<BoardTold, 'playing' | 'mover'> {
  const told = useEditor((state) => state.boardTold);
  const playing = useEditor(isPlaying);
  const mover = useEditor(handToMove);
  return told ?? { playing, mover };
}

/** What falls with something that is cut: "arc 3>1 and arc 5>3 fall with it". */
const fallsToo = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : names.length === 1
      ? `; ${names[0]} falls with it`
      : names.length <= 4
        ? `; ${names.slice(0, -1).join(', ')} and ${names[names.length - 1]} fall with it`
        : `; ${counted(names.length)} more fall with it`;

const placeToEdit = (name: string, holds: string, click: string | undefined) =>
  click === undefined ? `${name}: ${holds}` : `${name}: ${holds}; ${forHand('click')}: ${click}`;

const placeToPlay = (
  name: string,
  holds: string,
  state: 'plain' | 'chosen' | 'piece' | 'end' | 'wrong',
  brings?: string,
  goes?: string,
) =>
  `${name}: ${holds}${{ plain: '', chosen: ', chosen', piece: goes ? `; ${goes}` : ', can move', end: ', can be reached', wrong: '' }[state]}${
    brings ? `, ${brings}` : ''
  }`;

function Places(props: {
  readonly read: PositionRead;
  readonly board: Board;
  readonly places: readonly BoardPlace[];
  readonly lifted: ReactNode;
}) {
  const { read, board, places, lifted } = props;
  const { playing, mover } = usePlay();
  const clicked = useEditor((state) => state.clicked);
  const here = useEditor((state) => boardSeen(state)?.here);
  const moves = useMemo(() => movesByHand(read, mover), [read, mover]);
  const live = livePlaces(clicked, moves);
  const ends = endingAt(clicked, moves);
  const better = useBetterMoves(read, playing);
  const brings = valuesAtEnds(ends, read, here, mover, better);
  const said = useMemo(
    () => saidOfPieces(moves, read, here, mover, better),
    [moves, read, here, mover, better],
  );
  const { problems } = read.draft;
  const wrongAt = (name: string): readonly string[] =>
    problems.flatMap(({ place, says }) =>
      name === place || name.startsWith(`${place}, `) ? [`${place} ${says}`] : [],
    );
  const stateOf = ({ name }: BoardPlace): PlaceState => {
    if (!playing && !clicked.includes(name)) return wrongAt(name).length > 0 ? 'wrong' : 'plain';
    if (clicked.includes(name)) return 'chosen';
    if (!live.has(name)) return 'plain';
    return clicked.length > 0 ? 'end' : 'piece';
  };
  const label = (place: BoardPlace): string => {
    const { name, edits } = place;
    const holds = place.holds + fallsToo(board.falls?.(name)?.names ?? []);
    if (!playing) {
      const says =
        drawnFrom(read, place) === undefined
          ? edits[0]?.says
          : clicked.length > 0
            ? 'draw to here'
            : 'begin to draw here';
      return placeToEdit(name, [holds, ...wrongAt(name)].join('; '), says);
    }
    const state = stateOf(place);
    return placeToPlay(name, holds, state, brings.get(name)?.says, said.get(name));
  };
  return (
    <BoardPlaces
      places={places}
      offered={(place) => <OfferedPiece board={board} place={place} />}
      ends={board.join?.ends ?? noEnds}
      brings={brings}
      label={label}
      stateOf={stateOf}
      press={pressPlace}
      typed={typeAtPlace}
      pressBeside={() => drawTo(undefined)}
      resize={playing ? undefined : resizeBoard}
      held={lifted}
    />
  );
}

/** The board's figure without what is lifted, and that alone. */
function liftedOff(figure: Figure, read: PositionRead, lifted: string | undefined) {
  const piece = lifted === undefined ? undefined : pieceAt(read, lifted);
  if (!piece) return { rest: figure, held: undefined };
  const { shapes, words: letters } = figure;
  const part = (isHeld: boolean): Figure => ({
    ...figure,
    shapes: shapes.filter((_, i) => piece.shapes.has(i) === isHeld),
    words: letters.filter((_, i) => piece.texts.has(i) === isHeld),
  });
  return { rest: part(false), held: part(true) };
}

/** The board with what is shown at its places, and its content in words. */
export function PlayedBoard(props: {
  readonly read: PositionRead;
  /** The controls at its sides while it is set up. */
  readonly around?: ReactNode;
}) {
  const { read, around } = props;
  const board = read.board();
  const { name } = read.ruleset;
  const figure = useMemo(() => boardFigure(board, { title: name }, style), [board, name]);
  const lifted = useEditor((state) => state.lifted);
  const { rest, held } = useMemo(() => liftedOff(figure, read, lifted), [figure, read, lifted]);
  const trial = useTrial(read);
  const { playing } = usePlay();
  const places = useMemo(() => placesInUse(board.places, playing), [board, playing]);
  const offering = places.find(({ name: each, offers }) => offers && each === lifted);
  const inHand = held ? (
    <g transform={`scale(${1 / held.measures.unit})`}>
      <FigureShapes figure={held} />
    </g>
  ) : (
    offering && <OfferedPiece board={board} place={offering} />
  );
  if (board.places.length > mostPlaces)
    return <p className={boards.quiet}>This board is too large for a picture.</p>;
  return (
    <figure className={css.figure}>
      {board.phase && <PhaseLine read={read} phase={board.phase} playing={playing} />}
      <FramedBoard figure={rest} places={places} around={around}>
        <BoardFigure
          figure={rest}
          role="group"
          label={words.boards.picture(board.says)}
          areas={places.map(({ area }) => area)}
        >
          <WhatFalls board={board} />
          <Places read={read} board={board} places={places} lifted={inHand} />
          <MatchedPlaces read={read} places={places} />
          <BoardHints read={read} places={board.places} />
          {trial && <BoardTrial trial={trial} places={board.places} />}
        </BoardFigure>
      </FramedBoard>
      {trial && <TrialSays trial={trial} />}
      <Legend board={board} />
    </figure>
  );
}

const noEnds: readonly string[] = [];

function Drawn({ read }: { readonly read: PositionRead }) {
  const playing = useEditor(isPlaying);
  const refusal = useEditor((state) => state.refusal);
  const isShown = useEditor((state) => state.presenting !== undefined);
  const isDrawing = useEditor(({ clicked }) => clicked.length > 0) && !playing;
  const readOnly = useReadOnly();
  const isWritten = useEditor(({ document }) => rulesTextOf(document) !== undefined);
  const [sizing, setSizing] = useState(false);
  const isSized = !playing && !readOnly && hasSigns(read);
  // What was clicked of a move belongs to the position on which it was clicked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(clickNothing, [read, playing]);
  return (
    <>
      <div className={css.bar}>
        <Modes />
        {isSized && (
          <Button className={setUp.size} aria-expanded={sizing} onClick={() => setSizing(!sizing)}>
            Size
          </Button>
        )}
        {isWritten && !playing && !readOnly && <Trial />}
        {!playing && <BoardTray board={read.board()} />}
      </div>
      <LookedAt />
      <PlayedBoard read={read} around={isSized && !isShown && <BoardSides read={read} />} />
      {isSized && sizing && (
        <div className={setUp.sides}>
          <BoardSides read={read} />
        </div>
      )}
      {isShown && <WorthOnWall read={read} />}
      <p className={css.refusal} aria-live="polite">
        {refusal ||
          (isDrawing &&
            forHand(
              'Click the point where it ends, or an empty spot for a new point. To cancel, click the first point again, or press Esc.',
            ))}
      </p>
    </>
  );
}

export function BoardStage() {
  const read = useEditor(positionShown);
  const unknown = useEditor(({ document }) => rulesetIdOf(document) ?? '');
  const areThere = useRulesets().length > 0;
  const readOnly = useReadOnly();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setCanvas(boardViewport(() => stage.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus()));
    return () => setCanvas(undefined);
  }, []);
  return (
    <div
      ref={stage}
      className={css.stage}
      role="application"
      aria-label={words.boards.board}
      data-read-only={readOnly}
    >
      {read && <Drawn read={read} />}
      {!read && areThere && (
        <p className={boards.quiet}>
          This board has the ruleset “{unknown}”, which this version of Grundy does not know. Its text stays
          unchanged. Load the editor again to get a newer version.
        </p>
      )}
    </div>
  );
}
