/** Texts become games, and games become texts again. */
import { rulesetById } from '../../engine/answers/index.ts';
import { handedOn, setRules, setView } from '../../engine/document/edits/index.ts';
import { emptyDocument, writeDocument } from '../../engine/document/index.ts';
import { idOfRules } from '../../engine/rulesets/index.ts';
import { boardOf, gameOf, insideOfBoard, insideOfDrawing, readGame } from './games.ts';
import { orThrow, refusal } from './refusals.ts';
import type { Board, BoardOptions, Given, PlayOptions, Reading } from './types.ts';

/** Where the editor is published, from the settings of the build; files name their schema there. */
declare const __SITE__: string;

/**
 * Reads a game from a text: a Grundy file, an edge list, DOT, GML, GraphML, a matrix, a table of arcs, Python
 * literals of networkx, a game by its options such as `{1|*}`, a value, a link to the editor, or a TikZ
 * figure that carries its drawing. A record is read as the file that it is when it is written as JSON.
 *
 * It never throws: what is wrong is data, with the place of each problem.
 *
 * @returns `{ ok: true, game, notes }`, or `{ ok: false, problems }`.
 * @example
 * import { read } from 'grundy';
 *
 * const reading = read('a -> b\nb -> c\nc -> a\nc -> d');
 * console.log(reading.ok, reading.game.nodes, reading.game.arcs);
 *
 * const wrong = read('{"format": "grundy", "version": 1, "nodes": [{"id": 7}]}');
 * for (const { place, says } of wrong.problems) console.log(`${place}: ${says}`);
 * // → true ["a","b","c","d"] 4
 * // → nodes[0].id: is 7; it must be a text in quotation marks
 */
export function read(text: string | object, options: PlayOptions = {}): Reading {
  const result = readGame(typeof text === 'string' ? text : JSON.stringify(text), options);
  return result.ok ? { ok: true, ...result.value } : { ok: false, problems: result.problems };
}

/**
 * A position of a ruleset as a game. `rulesets` lists the rulesets, and the pages of rulesets say how their
 * positions are written. In place of the id of a ruleset there may be written rules, as a text.
 *
 * @throws A refusal where there is no such ruleset, or the text is not a position; each problem is named by
 * its place on the board.
 * @example
 * import { board, solve } from 'grundy';
 *
 * const start = board('toads-and-frogs', 'TT..FF');
 * console.log(solve(start).start.text);
 *
 * const rules = 'board: row\nLeft: T. -> .T\nRight: .F -> F.';
 * console.log(solve(board({ rules }, 'T..F')).start.text);
 *
 * try {
 *   board('domineering', '2 by 3');
 * } catch (refusal) {
 *   console.log(refusal.problems.length > 0);
 * }
 * // → *
 * // → 0
 * // → true
 */
export function board(
  ruleset: string | { readonly rules: string },
  position: string,
  options: BoardOptions = {},
): Board {
  const found = rulesetById(typeof ruleset === 'string' ? ruleset : idOfRules(ruleset.rules));
  if (!found.ok)
    throw refusal(
      typeof ruleset === 'string'
        ? found.problems.map(({ says }) => ({ place: 'ruleset', says }))
        : found.problems,
    );
  const parsed = orThrow(found.value.parse(position));
  return orThrow(boardOf(found.value, found.value.print(parsed), options));
}

/**
 * A game as the text of a Grundy file, which the editor opens. A drawing without places is laid out. Names
 * that would tell hidden values become letters, unless `reveal` is true.
 *
 * @example
 * import { read, write } from 'grundy';
 *
 * const text = write(read('a -> b'));
 * console.log(JSON.parse(text).edges);
 * // → [{"from":"a","to":"b"}]
 */
export function write(given: Given, { reveal = false }: { readonly reveal?: boolean } = {}): string {
  const game = gameOf(given);
  if (game.kind === 'board') {
    const { ruleset, position, rules } = insideOfBoard(game);
    const board = { ...emptyDocument, board: { ruleset: ruleset.id, position } };
    // Where players take turns the ruleset says the rules itself.
    return writeDocument(ruleset.rounds ? setRules(board, rules) : board, __SITE__);
  }
  const document = insideOfDrawing(game).document();
  const seen = reveal ? setView(document, { hidden: undefined }) : document;
  return writeDocument(handedOn(seen).document, __SITE__);
}
