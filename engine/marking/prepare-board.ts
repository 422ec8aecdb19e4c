/** A view of a board, made ready for a class. */
import type { GameDocument } from '../document/document.ts';
import type { LessonView } from '../lesson/lesson.ts';
import type { WayToAnswer } from '../lesson/ways.ts';
import { accepted, type OverBudget, type Result } from '../result.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import {
  type Asking,
  askingForOutcome,
  askingForText,
  askingForValue,
  choosing,
  mostChoices,
  preparedView,
  refusedAt,
  tooManyToChoose,
} from './asking.ts';
import { askingForLine, asksForLine } from './asking-for-line.ts';
import { movesBestFor } from './best-moves.ts';
import { moveAbout, movesOnBoard } from './choices.ts';
import { boardOfView, type Inside, insideBoard, positionCalled } from './inside.ts';
import type { PreparedView } from './prepared.ts';
import { type BoardPictured, boardPictured } from './seen-picture.ts';

/** Cost: that of solving what follows the position, where that is needed. */
export function* prepareOnBoard(
  view: LessonView,
  document: GameDocument,
  way: WayToAnswer,
  shown: { readonly ruleset: string; readonly position: string },
): Generator<number, Result<PreparedView>, void> {
  const read = boardOfView(shown);
  if (!read.ok) return read;
  const { ruleset, draft } = read.value;
  const pictured = boardPictured(ruleset.board(draft));
  const { picture } = pictured;
  const prepared = (inside: Inside | undefined, asking: Result<Asking>): Result<PreparedView> =>
    asking.ok ? accepted(preparedView({ view, document, way, picture, inside }, asking.value)) : asking;
  switch (way.by) {
    case 'node':
    case 'arc':
      return refusedAt('answer.by', `a board has no ${way.by}s; ask for a move, a value or the winner`);
    case 'number':
    case 'words':
    case 'drawing':
      return prepared(undefined, askingForText(way, document));
  }
  const isShown = way.of === undefined || way.of === shown.position;
  const of = positionCalled(ruleset, way.of ?? shown.position, isShown ? 'board.position' : 'answer.of');
  if (!of.ok) return of;
  if (way.by === 'move') return yield* moving(ruleset, of.value, document, way, pictured, prepared);
  const inside = yield* insideBoard(ruleset, of.value, document);
  if ('kind' in inside) return refusedAt('board.position', `the game from ${of.value} ${inside.says}`);
  if (asksForLine(way)) return prepared(inside, yield* askingForLine(way, inside, false));
  const here = isShown ? 'this position' : of.value;
  if (way.by === 'value') return prepared(inside, accepted(askingForValue(inside, `the value of ${here}`)));
  return prepared(inside, askingForOutcome(inside, isShown ? 'who wins here' : `who wins at ${here}`));
}

type MoveWay = Extract<WayToAnswer, { readonly by: 'move' }>;

/** Moves are chosen on a board of any size; they are marked where the game from there can be solved. */
function* moving(
  ruleset: Ruleset,
  position: string,
  document: GameDocument,
  way: MoveWay,
  pictured: BoardPictured,
  prepared: (inside: Inside | undefined, asking: Result<Asking>) => Result<PreparedView>,
): Generator<number, Result<PreparedView>, void> {
  if (ruleset.rounds)
    return refusedAt('answer.by', 'both players move at once here; ask for a row or a column');
  const read = ruleset.parse(position);
  const moves = read.ok ? movesOnBoard(ruleset, read.value, way.player, pictured) : [];
  if (moves.length > mostChoices) return tooManyToChoose(moves.length, 'moves');
  const right = yield* rightMoves(ruleset, position, document, way, moves);
  const choices = moves.map(({ choice }) => choice);
  const own = ruleset.players === 'partizan' ? [{ player: way.player }] : [];
  const asking = choosing(
    { by: 'move', about: moveAbout(way.player, own, undefined), choices },
    right.places,
  );
  return prepared(right.inside, accepted({ ...asking, revealed: [...asking.revealed, ...right.notes] }));
}

type Right = {
  readonly places: readonly number[] | undefined;
  readonly inside?: Inside;
  /** Why nothing is marked. */
  readonly notes: readonly string[];
};

function* rightMoves(
  ruleset: Ruleset,
  position: string,
  document: GameDocument,
  { right, player }: MoveWay,
  moves: readonly { readonly to: number | string }[],
): Generator<number, Right, void> {
  if (right) {
    const printed = new Set(
      right.map((text) => {
        const read = ruleset.parse(text);
        return read.ok ? ruleset.print(read.value) : text;
      }),
    );
    return { places: moves.flatMap(({ to }, i) => (printed.has(String(to)) ? [i] : [])), notes: [] };
  }
  const unmarked = ({ says }: OverBudget): Right => ({
    places: undefined,
    notes: [`These moves are not marked: the game from ${position} ${says}`],
  });
  const inside = yield* insideBoard(ruleset, position, document);
  if ('kind' in inside) return unmarked(inside);
  const best = yield* movesBestFor(inside, player);
  if ('kind' in best) return unmarked(best);
  const places = moves.flatMap(({ to }, i) => {
    const vertex = inside.vertexOf?.(String(to));
    return vertex !== undefined && best.has(vertex) ? [i] : [];
  });
  return { places, inside, notes: [] };
}
