/** Actions for how the open board is shown. None of them writes the document. */
import { type PointedHandlers, whilePointed } from '../parts/pointed.ts';
import { type EditorState, editor, setEditor } from './editor.ts';
import { frameOfGame, positionAfterPlies } from './play.ts';
import { type PositionRead, positionOn } from './position-of.ts';
import { nothingClicked } from './state/board.ts';

export const chooseSign = (chosenSign: string | undefined): void => setEditor({ chosenSign });

/** Called when another position is shown, or the choice is undone. */
export function clickNothing(): void {
  const { clicked, lifted, refusal } = editor();
  if (clicked.length > 0 || lifted !== undefined || refusal !== '')
    setEditor({ clicked: nothingClicked.clicked, lifted: undefined, refusal: '' });
}

export const liftPlace = (lifted: string | undefined): void => setEditor({ lifted });

export const clickPlaces = (clicked: readonly string[]): void => setEditor({ clicked, refusal: '' });

export const lightPlaces = (litPlaces: readonly string[]): void => setEditor({ litPlaces });

/** Highlights the places of a move while the pointer is on its row. */
export const lightPlacesWhilePointed = (by: readonly string[]): PointedHandlers =>
  whilePointed(
    () => lightPlaces(by),
    () => lightPlaces([]),
  );

export function pointAtPlace(pointedPlace: string | undefined): void {
  if (editor().pointedPlace !== pointedPlace) setEditor({ pointedPlace });
}

/** Lines between places that a symmetry matches come and go. */
export const toggleMatched = (): void => setEditor({ showsMatched: !editor().showsMatched });

export const toggleArrows = (): void => setEditor({ showsArrows: !editor().showsArrows });

export const toggleReach = (): void => setEditor({ showsReach: !editor().showsReach });

export const toggleTrial = (): void => setEditor({ triesMoves: !editor().triesMoves });

export function pointAtRule(pointedRule: number | undefined): void {
  if (editor().pointedRule !== pointedRule) setEditor({ pointedRule });
}

export function pointAtLines(linesOfMove: readonly number[]): void {
  const { linesOfMove: now } = editor();
  if (now.length !== linesOfMove.length || now.some((line, i) => line !== linesOfMove[i]))
    setEditor({ linesOfMove });
}

export const refuseClick = (refusal: string): void => setEditor({ refusal });

export const allowSolved = (mostSolved: number): void => setEditor({ mostSolved });

type Shown = Pick<EditorState, 'document' | 'past' | 'game' | 'walkthrough' | 'lookedAt' | 'boardTold'>;

/**
 * The position that a person looks at instead of the current one; undefined where the current one is shown.
 */
export function positionLookedAt(state: Shown): string | undefined {
  const { lookedAt, document, past, game } = state;
  const isStill =
    lookedAt?.over.board === document.board &&
    lookedAt?.over.past === past &&
    lookedAt?.over.game === game &&
    lookedAt?.over.at === (frameOfGame(state) ?? 0);
  return isStill ? lookedAt?.position : undefined;
}

/**
 * Looks at a position of the open board; undefined, or the current position, ends this. Precondition: it is
 * printed.
 */
export function lookAt(position: string | undefined): void {
  const state = editor();
  const { document, past, game } = state;
  const { board } = document;
  const isElsewhere = position !== undefined && position !== positionStanding(state)?.printed;
  const over = board && { board, past, game, at: frameOfGame(state) ?? 0 };
  setEditor({ lookedAt: isElsewhere && over ? { position, over } : undefined });
}

/**
 * The current position: in a game that is shown, the one after the plies so far; otherwise that of the
 * document. Undefined for a drawing.
 */
export function positionStanding(state: Shown): PositionRead | undefined {
  const { document, game, boardTold } = state;
  const at = frameOfGame(state);
  const played = game && at !== undefined ? positionAfterPlies(game, at) : undefined;
  return positionOn(document, boardTold?.position ?? played);
}

/** The position that is shown: the one that a person looks at, or the current one. */
export function positionShown(state: Shown): PositionRead | undefined {
  const position = positionLookedAt(state);
  return position === undefined ? positionStanding(state) : positionOn(state.document, position);
}

/**
 * The position that is shown as the engine calls it, by which its value is hidden and asked about: for mirror
 * images that are one game, the one that was met first. As it is printed, before the engine has answered;
 * undefined for a drawing, and for a draft.
 */
export function positionAsked(state: Shown & Pick<EditorState, 'boardAnswers'>): string | undefined {
  const read = positionShown(state);
  if (!read?.isSound) return undefined;
  const { here } = state.boardAnswers ?? {};
  return here?.position === read.printed ? here.found.at.position : read.printed;
}
