/**
 * What is known of the games that callers hold: their records are plain data, and the graph behind each is
 * kept here.
 */
import {
  type BoardFile,
  boardIn,
  checkedBoard,
  documentPlayedAs,
  drawingInText,
  type GraphInText,
  graphInText,
  type ReadingMeans,
  type WayAsked,
} from '../../engine/answers/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import { mostInLink } from '../../engine/document/links/index.ts';
import { ruledBy } from '../../engine/outcome/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { rulesOfRuleset } from '../../engine/rulesets/index.ts';
import { documentWithPlaces, drain, type Ruleset } from '../../engine/run.ts';
import { unpackedText } from '../../workers/picture-files/embedded-document/deflated.ts';
import { orThrow, refusal } from './refusals.ts';
import type { Board, BoardOptions, Drawing, Game, Given, PlayOptions } from './types.ts';
import { type BoardInside, problemsOnBoard } from './work-on-games.ts';

/** What is known of a drawing besides what its record says. */
type DrawingInside = {
  readonly graph: GraphInText;
  /** The document with a place for every node, laid out when first asked for. */
  document(): GameDocument;
};

const drawings = new WeakMap<Drawing, DrawingInside>();
const boards = new WeakMap<Board, BoardInside>();

const means: ReadingMeans = { unpack: (packed) => unpackedText(packed, mostInLink), playPlace: 'play' };

type GameRead = { readonly game: Game; readonly notes: readonly string[] };

/** The game in a text, with notes; refused with every problem. */
export function readGame(text: string, options: PlayOptions): Result<GameRead> {
  const board = boardIn(text);
  if (board) return board.ok ? boardOfFile(board.value, options) : board;
  const way: WayAsked = {
    ...(options.play && { play: options.play }),
    ...(options.convention && { convention: options.convention }),
  };
  const graph = graphInText(text, means, way);
  if (!graph.ok) return graph;
  const game = drawingOf(graph.value, () => {
    const document = orThrow(drawingInText(text, means));
    const played = orThrow(documentPlayedAs(document.document, way, means));
    return document.placed ? played : drain(documentWithPlaces(played));
  });
  return accepted({ game, notes: graph.value.notes });
}

/** A drawing as others see it. */
function drawingOf(graph: GraphInText, makeDocument: () => GameDocument): Drawing {
  const { title, ids, names, arcs, pieces } = graph;
  const drawing: Drawing = {
    kind: 'drawing',
    title,
    nodes: ids,
    names: names.length > 0 ? names : ids.map(() => ''),
    arcs: arcs.count,
    pieces,
  };
  let made: GameDocument | undefined;
  drawings.set(drawing, {
    graph,
    document() {
      made ??= makeDocument();
      return made;
    },
  });
  return drawing;
}

function boardOfFile(file: BoardFile, asked: PlayOptions): Result<GameRead> {
  const checked = checkedBoard(file);
  if (!checked.ok) return checked;
  const game = boardOf(file.ruleset, checked.value.position, asked, file.rules);
  return game.ok ? accepted({ game: game.value, notes: [] }) : game;
}

/** A board as others see it; refused where its players take turns and more is asked. */
export function boardOf(
  ruleset: Ruleset,
  position: string,
  { play, convention, sum }: BoardOptions,
  rules = rulesOfRuleset(ruleset),
): Result<Board> {
  const problems = problemsOnBoard(ruleset, { play, convention, sum });
  if (problems.length > 0) return refused(problems);
  const way = { ...(play && { play }), ...(convention && { convention }), ...(sum && { sum }) };
  const board: Board = { kind: 'board', ruleset: ruleset.id, position };
  boards.set(board, { ruleset, position, rules: ruledBy(way, rules) });
  return accepted(board);
}

/** The game of any argument that a function was given; throws the problems of a text that is not a game. */
export function gameOf(given: Given): Game {
  if (typeof given === 'string') return orThrow(readGame(given, {})).game;
  if ('kind' in given) return given;
  if (given.ok) return given.game;
  throw refusal(given.problems);
}

const unknown = (): Error =>
  refusal([
    {
      place: 'game',
      says: 'this record was not made by read, board or generate; give such a record, or the text of a game, which write makes',
    },
  ]);

export function insideOfDrawing(drawing: Drawing): DrawingInside {
  const inside = drawings.get(drawing);
  if (!inside) throw unknown();
  return inside;
}

export function insideOfBoard(game: Board): BoardInside {
  const inside = boards.get(game);
  if (!inside) throw unknown();
  return inside;
}
