/**
 * The moves of a position in which both players move at once, what a pair of them leads to, and what an end
 * is worth.
 */
import { calledNode, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { printedRational, type Rational } from '../../engine/numbers/index.ts';
import { rulesOfRuleset } from '../../engine/rulesets/index.ts';
import { endsBy, type RoundAt, roundAt } from '../../engine/simultaneous/index.ts';
import { compiledOf } from '../store/game-of.ts';
import { held } from '../store/held.ts';
import { readPositionOf } from '../store/position-of.ts';
import { rulesetIdOf } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf } from '../store/selectors.ts';
import type { ToldFrom } from '../store/telling.ts';
import { movesBy } from './board-rules.ts';

/** A choice of one player, and the node to which the move leads alone, where that is drawn. */
export type ChoiceHere = {
  readonly name: string;
  readonly solo: NodeId | undefined;
  /** On a board: the places that are clicked for it. */
  readonly by?: readonly string[];
};

export type RoundHere = {
  readonly rows: readonly ChoiceHere[];
  readonly columns: readonly ChoiceHere[];
  /** The node to which a row and a column lead together, undefined in a hole, and what Left gains by that. */
  resultOf(
    row: number,
    column: number,
  ): { readonly to: NodeId | undefined; readonly gain: Rational | undefined };
  /**
   * Where at least one player has no move: what that is worth by the convention; undefined where it is
   * unknown.
   */
  readonly worth: Rational | undefined;
};

/**
 * The name of a move as it may be seen: a move that is called by the node to which it leads has that node's
 * name.
 */
export function calledChoice(shown: ToldFrom, { name, solo }: ChoiceHere): string {
  const node = name === solo ? nodeOf(seenDocument(shown), name) : undefined;
  return node ? calledNode(node) : name;
}

/**
 * Undefined where the drawing has no such node, or the ruleset no such position, or is played by turns.
 * O(moves of the position), of an end O(the drawing).
 */
export function roundIn(document: GameDocument, position: NodeId): RoundHere | undefined {
  const ruleset = rulesetIdOf(document);
  if (ruleset !== undefined) return roundOnBoard(ruleset, position);
  const { graph, ids, index } = compiledOf(document);
  const { joint } = graph;
  const vertex = index.get(position);
  if (!joint || vertex === undefined) return undefined;
  const { convention } = document.view.rules;
  const node = (v: number | undefined): NodeId | undefined => (v === undefined ? undefined : ids[v]);
  const named = (choices: RoundAt['rows']): readonly ChoiceHere[] =>
    choices.map(({ name, solo }) => ({ name, solo: node(solo) }));
  const round = roundAt({ ...graph, joint }, vertex, convention);
  const isEnd = round.rows.length === 0 || round.columns.length === 0;
  return {
    rows: named(round.rows),
    columns: named(round.columns),
    resultOf(row, column) {
      const { to, gain } = round.resultOf(row, column);
      return { to: node(to), gain };
    },
    worth: isEnd ? endsBy(convention, { ...graph, joint })(vertex) : undefined,
  };
}

/** Held, since a frame of a game asks for all positions before it. */
const onBoards = held<Map<string, RoundHere>>(() => new Map());
const mostOnBoards = 256;

function roundOnBoard(id: string, position: string): RoundHere | undefined {
  const key = `${id} ${position}`;
  const before = onBoards.now.get(key);
  if (before) return before;
  const read = readPositionOf({ ruleset: id, position });
  const { rounds } = read?.ruleset ?? {};
  if (!read?.isSound || !rounds) return undefined;
  const { ruleset, draft } = read;
  const round = rounds.at(draft.position, rulesOfRuleset(ruleset).sum);
  const choices = (player: Mover): readonly ChoiceHere[] => {
    const alone = new Map(movesBy(read, player).map(({ move, to }) => [move.by.join('\n'), to]));
    return round[player].map(({ name, by }) => ({ name, by, solo: alone.get(by.join('\n')) }));
  };
  const made: RoundHere = {
    rows: choices('left'),
    columns: choices('right'),
    resultOf(row, column) {
      const { to, gain } = round.joint(row, column);
      const points =
        gain === 0 || rounds.convention !== 'scoring' ? undefined : printedRational(String(gain));
      return { to: ruleset.print(to), gain: points };
    },
    worth: round.worth === undefined ? undefined : printedRational(String(round.worth)),
  };
  if (onBoards.now.size >= mostOnBoards) onBoards.now.clear();
  onBoards.now.set(key, made);
  return made;
}
