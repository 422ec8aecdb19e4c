/**
 * What `grundy sum` adds up: the pieces of one file, what stands in several files, or positions of a ruleset, as pieces on one graph. A
 * drawing among several stands for its own pieces or, without any, for a piece on the one node that no arc leads to.
 */
import {
  boardIn,
  type GamesTogether,
  type GameWithPieces,
  gamesTogether,
  nearestWord,
  ownPieces,
  rulesetById,
  verticesIn,
  type WayAsked,
  wordsOfNodes,
} from '../../engine/answers/index.ts';
import { ruledBy, type SumKind } from '../../engine/outcome/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { componentsOnBoard } from '../../engine/run.ts';
import { kindsOfSum } from '../../engine/sums/index.ts';
import type { CliArguments } from './arguments.ts';
import { graphIn } from './drawing.ts';
import { called, readGraphFile } from './input.ts';
import { askedOfRuleset } from './play-options.ts';
import { askedGame, generatedBy, type PositionGiven, positionGiven } from './ruleset-position.ts';
import { rulesAsked } from './theory-option.ts';

/** How pieces are joined by the sign of the sequential sum. */
const inSequence = /\s*(?:->|→)\s*/;

/** "heap.json -> other.json" is two files; a name without spaces about the sign is one. */
export const filesOfSum = ({ files }: CliArguments): readonly string[] =>
  files.flatMap((file) => file.split(/\s+(?:->|→)\s+/));

/** The kind of sum that is asked for by its name or its sign; undefined where the file says it. */
export function askedSum(asked: CliArguments): Result<SumKind | undefined> {
  const given = asked.all('sum').at(-1);
  const kind = kindsOfSum.find(({ id, name }) => given === id || given === name);
  const ordered = kindsOfSum.find(({ isOrdered }) => isOrdered);
  const isJoined =
    asked.files.length < filesOfSum(asked).length ||
    asked.all('pieces').some((text) => inSequence.test(text));
  if (given !== undefined && !kind) {
    const ids = kindsOfSum.map(({ id }) => id);
    const near = nearestWord(given, ids);
    const known = near ? `did you mean ${near}?` : `give one of ${ids.join(', ')}`;
    return refused([{ place: '--sum', says: `there is no kind of sum "${given}"; ${known}` }]);
  }
  if (kind && isJoined && !kind.isOrdered)
    return refused([
      {
        place: '--sum',
        says: `-> is the sign of the ${ordered?.name} sum, and this option asks for the ${kind.name} one; leave this option out, or write a comma for ->`,
      },
    ]);
  return accepted(kind?.id ?? (isJoined ? ordered?.id : undefined));
}

/** The games that are named, side by side. */
export async function sumSubject(
  theory: string,
  sum: SumKind | undefined,
  play: WayAsked,
  asked: CliArguments,
): Promise<Result<GamesTogether>> {
  const given = filesOfSum(asked);
  const ruleset = asked.has('ruleset') ? rulesetById(asked.all('ruleset')[0]) : undefined;
  if (ruleset && !ruleset.ok) return ruleset;
  const alone = given.length === 1;
  const parts: GameWithPieces[] = [];
  const problems: Problem[] = [];
  for (const [i, each] of given.entries()) {
    const part: Result<GameWithPieces | readonly GameWithPieces[]> = ruleset
      ? onBoard(positionGiven(ruleset.value, each), theory, asked)
      : await inFile(each, alone, theory, play, asked, alone ? '' : `${called(each)}: `);
    if (part.ok) parts.push(...[part.value].flat());
    else
      problems.push(
        ...part.problems.map(({ place, says }) => ({
          place: alone ? place : `${ruleset ? `"${each}"` : called(each)}${place === '' ? '' : `: ${place}`}`,
          says,
        })),
      );
    if (i === 0 && alone && !part.ok) return part;
  }
  if (problems.length > 0) return refused(problems);
  return gamesTogether(parts, sum);
}

/** A position; where both players move at once each of its components, with solo moves, which sums may need. */
function onBoard(
  given: PositionGiven,
  theory: string,
  asked: CliArguments,
): Result<readonly GameWithPieces[]> {
  const way = askedOfRuleset(given.ruleset, asked);
  const game = way.ok ? askedGame(given, asked) : way;
  if (!way.ok || !game.ok) return game as Refusal;
  const rules = ruledBy(way.value, rulesAsked(given.rules, theory));
  return generatedBy(componentsOnBoard({ ...game.value, rules }));
}

type Refusal = Extract<Result<never>, { readonly ok: false }>;

async function inFile(
  file: string,
  alone: boolean,
  theory: string,
  play: WayAsked,
  asked: CliArguments,
  before: string,
): Promise<Result<GameWithPieces | readonly GameWithPieces[]>> {
  const text = await readGraphFile(file);
  if (!text.ok) return text;
  const board = boardIn(text.value);
  if (board) return board.ok ? onBoard(board.value, theory, asked) : board;
  const read = graphIn(text.value, file, play);
  if (!read.ok) return read;
  const pieces = asked.has('pieces')
    ? verticesIn(read.value, asked.all('pieces'), '--pieces', (text) => text.split(inSequence))
    : ownPieces(read.value, alone, 'name nodes by --pieces a,b,c');
  if (!pieces.ok) return pieces;
  const { graph, view } = read.value;
  const words = wordsOfNodes(read.value);
  return accepted({
    graph,
    rules: rulesAsked(view.rules, theory),
    pieces: pieces.value,
    nameOf: (v) => `${before}${words[v]}`,
    read: read.value,
  });
}
