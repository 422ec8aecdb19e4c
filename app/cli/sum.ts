/**
 * `grundy sum`: the game that the pieces of a document form together, its value and outcome, and every good
 * move.
 */
import {
  boardIn,
  type GamesTogether,
  type GameWithPieces,
  gamesTogether,
  nearestWord,
  rulesetById,
  type SummedPieces,
  sumData,
  sumsData,
  verticesIn,
  type WayAsked,
} from '../../engine/answers/index.ts';
import type { NodeId } from '../../engine/document/index.ts';
import { printDouble } from '../../engine/numbers/index.ts';
import { type Outcome, outcomeInWords, type SumKind } from '../../engine/outcome/index.ts';
import { type AnswerTo, type MoveOfSum, type StartOfSum, startsOfSum } from '../../engine/questions/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import {
  type CompoundStart,
  kindsOfSum,
  type NoHeat,
  type SumHeat,
  sumCalled,
} from '../../engine/sums/index.ts';
import { saidOf, saidScore } from '../../engine/values/index.ts';
import { attempted } from '../library/refusals.ts';
import { addingInAllWays, addingUp, piecesOfBoard, piecesOfDrawing } from '../library/work-on-questions.ts';
import { type CliArguments, changesNothingWith } from './arguments.ts';
import { askedBudget, playBudgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered, noFile, noPosition } from './command.ts';
import { graphIn } from './drawing.ts';
import { called } from './files-in-messages.ts';
import { readGraphFile } from './input.ts';
import { askedBoard, askedPlay, byTheory, playOptions, rulesAsked, theoryOption } from './options.ts';
import type { Output } from './output.ts';
import { programOptions, programsInHelp } from './program-option.ts';
import { type PositionGiven, positionGiven, rulesetsInHelp } from './ruleset-position.ts';
import { table } from './table.ts';
import type { AskedProgram } from './with-program.ts';
import { commandLine, workThrough } from './work.ts';

type Found = AnswerTo<'sum'>;

/**
 * What `grundy sum` prints for people: for one sum its value, the winner, the good moves and the temperature;
 * for all sums a table.
 */
function sumForPeople({ theory, reason, found, pieces, nameOf, sum }: SummedPieces): string {
  const { value, outcome, by } = found;
  const lines = [
    theory ? `${theory.name}: ${reason}` : `No theory covers this graph: ${reason}`,
    `${pieces.join(` ${sum.sign} `)}${value ? ` = ${saidOf(value)}` : ''}`,
    ...(found.kind === 'rounds-sum'
      ? [`the ${sum.name} sum: ${sum.roundRule}`]
      : sum.addsValues
        ? []
        : [`the ${sum.name} sum: ${sum.rule}`]),
    ...(outcome ? [outcomeInWords(outcome)] : []),
    ...(found.kind === 'rounds-sum' ? seenLines(found) : []),
    ...startsOfSum(found).flatMap((start) => movesOfStart(start, nameOf)),
    ...(found.kind === 'compound' ? found.starts.flatMap((start) => turnLines(start, found.by, nameOf)) : []),
    ...('tails' in found ? tailLines(found.tails, pieces) : []),
    foundBy[by],
    ...('heat' in found && found.heat ? sumHeatLines(found.heat, pieces) : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The result of best play if one player sees the other's move of each joint round. */
const seenLines = ({ value, convention }: Extract<Found, { kind: 'rounds-sum' }>): string[] => [
  `by the ${convention} convention`,
  `where Right sees Left’s moves: ${value.rightSees}; where Left sees Right’s: ${value.leftSees}`,
];

const foundBy = {
  values: 'found in the table of sums',
  play: 'found by play',
  remoteness: 'found by the remoteness of each piece',
  suspense: 'found by the suspense of each piece',
} as const;

/** "b, the rest of it: 𝒩 …", from the second piece on. */
const tailLines = (tails: readonly Outcome[], pieces: readonly string[]): string[] =>
  tails.slice(1).map((outcome, i) => `from ${pieces[i + 1]} on: ${outcomeInWords(outcome)}`);

type Naming = (vertex: number) => string;

/** A best turn, and the numbers of the pieces from which it follows. */
function turnLines(
  { player, result, remoteness, components, turn }: CompoundStart,
  by: string,
  nameOf: Naming,
): string[] {
  const who = player === 'either' ? 'the next player' : `${whose[player]}, moving first,`;
  const turns =
    remoteness === undefined || remoteness < 0
      ? ''
      : ` in ${remoteness} ${remoteness === 1 ? 'turn' : 'turns'}`;
  const numbers = components.map((each) => (each < 0 ? '∞' : `${each}`)).join(', ');
  const moves = turn.map(({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`).join(', ');
  return [
    `${who} ${result}${turns}${moves === '' ? '' : `: ${moves}`}`,
    ...(numbers === '' ? [] : [`${by} of the pieces: ${numbers}`]),
  ];
}

const whose = { left: 'Left', right: 'Right' } as const;

/** "Left’s winning moves:", or "Left, moving first, comes to 2:", and the moves. */
function movesOfStart({ player, score, winning, drawing, best }: StartOfSum, nameOf: Naming): string[] {
  const who = player === 'either' ? '' : whose[player];
  if (score !== undefined)
    return [
      `${who}, moving first, comes to ${saidScore(score)}${best.length > 0 ? ':' : ': no move'}`,
      ...inRows(best, nameOf),
    ];
  const of = who && `${who}’s `;
  return [...movesFor(`${of}winning`, winning, nameOf), ...movesFor(`${of}drawing`, drawing, nameOf)];
}

const inRows = (moves: readonly MoveOfSum[], nameOf: Naming): string[] =>
  moves.map(({ from, to }) => `  ${nameOf(from)} → ${nameOf(to)}`);

const movesFor = (what: string, moves: readonly MoveOfSum[], nameOf: Naming): string[] =>
  moves.length === 0 ? [] : [`${what} moves:`, ...inRows(moves, nameOf)];

/** "mean -1/2, temperature 1", and the hottest pieces with their temperature. */
function sumHeatLines(heat: SumHeat | NoHeat, names: readonly NodeId[]): readonly string[] {
  if (heat.kind === 'no-heat') return [`no temperature: ${heat.says}`];
  const { mean, temperature, isBound, pieces, hottest } = heat;
  const [first] = hottest;
  return [
    `mean ${printDouble(mean)}, temperature ${isBound ? 'at most ' : ''}${printDouble(temperature)}`,
    ...(pieces.length < 2
      ? []
      : first === undefined
        ? ['no piece is hot: all are numbers']
        : [
            `hottest: ${hottest.map((piece) => names[piece]).join(', ')}, of temperature ${printDouble(pieces[first].temperature)} (a rule of thumb: to move there may lose)`,
          ]),
  ];
}

type AllSums = AnswerTo<'sums'>;
type Cell = AllSums['rows'][number]['cells'][number];

/**
 * A table with an arrow at the chosen sum, since a star would be read as a nimber; below it are the reasons
 * why other sums have no value.
 */
function sumsForPeople({ rows, chosen }: AllSums, pieces: readonly string[]): string {
  const [first] = rows;
  const reasons: string[] = [];
  const marked = (sum: string, { convention, value, says = '' }: Cell): string => {
    const mark = sum === chosen.sum && convention === chosen.convention ? ' ←' : '';
    if (!value) {
      if (!reasons.includes(says)) reasons.push(says);
      return `– (${reasons.indexOf(says) + 1})${mark}`;
    }
    return `${saidOf(value)}${value.class ? ` ${value.class}` : ''}${mark}`;
  };
  const worths = table(
    ['', ...first.cells.map(({ convention }) => convention)],
    rows.map(({ sum, cells }) => [
      `${sumCalled(sum).name}, ${pieces.join(` ${sumCalled(sum).sign} `)}`,
      ...cells.map((cell) => marked(sum, cell)),
    ]),
  );
  return `${worths}${reasons.map((says, i) => `(${i + 1}) ${says}\n`).join('')}`;
}

const kinds = kindsOfSum.map(({ id }) => id).join(', ');

export const sumCommand: CliCommand = {
  name: 'sum',
  takesRuleset: 'option',
  takes: 'FILE…',
  says: 'the sum of the pieces: value, outcome, winning moves, mean and temperature',
  options: {
    pieces: {
      takes: 'A,B,C',
      says: 'puts pieces on these nodes, in place of the drawing’s own; "a->b" is their sequential sum',
      several: true,
      idle: (asked) =>
        asked.has('ruleset') || asked.has('moves')
          ? changesNothingWith(asked.has('moves') ? '--moves' : '--ruleset')
          : filesOfSum(asked).length > 1
            ? 'is for one file; of several files, each has its own pieces'
            : undefined,
    },
    sum: { takes: 'KIND', says: `${kinds}; the drawing’s own if left out` },
    ruleset: { takes: 'RULESET', says: 'takes positions of this ruleset in place of files' },
    all: { says: 'of simultaneous games: lists all three sums by all three conventions' },
    ...playOptions,
    theory: theoryOption,
    budget: playBudgetOption,
    ...programOptions,
    json: { says: 'writes one JSON document' },
  },
  notes: [
    ...kindsOfSum.map(({ id, rule }) => `${id}: ${rule}`),
    'Of several files the games are added, each with its pieces, or with one piece on the node that no arc leads to;',
    '"a.json -> b.json" is their sequential sum: the games are played in this order.',
    'Where the theory has no entry for a sum, the pieces are played out together.',
    'Where some arc is one player’s, the good moves of Left and of Right are listed apart, and loopfree values have a mean and a temperature.',
    rulesetsInHelp,
    ...programsInHelp,
    hiddenAnswered,
  ],
  missing: (asked) => (asked.has('ruleset') || asked.has('moves') ? noPosition : noFile),
  async run(asked, output) {
    const given = filesOfSum(asked);
    if (asked.has('moves'))
      return await byTheory('sum', asked, asked.all('moves')[0], async (theory) => {
        const { positionsForProgram, withProgram } = await import('./with-program.ts');
        const texts = positionsForProgram(given);
        return withProgram(asked, theory, async (program) => {
          const parts = texts.ok ? await piecesByProgram(texts.value, program) : texts;
          if (!parts.ok) return parts.problems;
          const ended = await program.finish();
          return ended.length > 0 ? ended : sumOf(theory, asked, output, parts.value);
        });
      });
    const place = asked.has('ruleset') ? asked.all('ruleset')[0] : given.length > 1 ? 'grundy sum' : given[0];
    return await byTheory('sum', asked, place, (theory) => sumOf(theory, asked, output));
  },
};

/** Positions of a program, each with a piece on it. */
async function piecesByProgram(
  positions: readonly string[],
  { game }: AskedProgram,
): Promise<Result<readonly GameWithPieces[]>> {
  const parts: GameWithPieces[] = [];
  for (const position of positions) {
    const found = await game(position);
    if (!found.ok) return found;
    const { graph, rules, nameOf } = found.value;
    parts.push({ graph, rules, nameOf, pieces: [0], read: undefined });
  }
  return accepted(parts);
}

/** `parts` are the games that are added, where they are known already. */
async function sumOf(
  theory: string,
  asked: CliArguments,
  output: Output,
  parts?: readonly GameWithPieces[],
): Promise<readonly Problem[]> {
  const budget = askedBudget(asked);
  if (!budget.ok) return budget.problems;
  const kind = askedSum(asked);
  if (!kind.ok) return kind.problems;
  const play = askedPlay(asked);
  if (!play.ok) return play.problems;
  const games = parts
    ? gamesTogether(parts, kind.value)
    : await gamesAsked(theory, kind.value, play.value, asked);
  if (!games.ok) return games.problems;
  const positions = budget.value;
  if (asked.has('all')) {
    const all = workThrough(addingInAllWays(games.value, positions, commandLine));
    if (!all.ok) return all.problems;
    const { found, pieces } = all.value;
    await output.write(
      asked.has('json') ? `${JSON.stringify(sumsData(found, pieces))}\n` : sumsForPeople(found, pieces),
    );
    return [];
  }
  const summed = workThrough(addingUp(games.value, { sum: kind.value, positions }, commandLine));
  if (!summed.ok) return summed.problems;
  await output.write(
    asked.has('json') ? `${JSON.stringify(sumData(summed.value))}\n` : sumForPeople(summed.value),
  );
  return [];
}

/** The sign of the sequential sum between pieces. */
const inSequence = /\s*(?:->|→)\s*/;

/** "heap.json -> other.json" is two files; a name without spaces around the sign is one file. */
const filesOfSum = ({ files }: CliArguments): readonly string[] =>
  files.flatMap((file) => file.split(/\s+(?:->|→)\s+/));

/** The kind of sum that is asked for by its name or its sign; undefined if the file gives it. */
function askedSum(asked: CliArguments): Result<SumKind | undefined> {
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

/**
 * The named games, side by side: the pieces of one file, the contents of several files, or positions of a
 * ruleset. Each of several drawings contributes its own pieces or, if it has none, a piece on the one node
 * that no arc leads to.
 */
async function gamesAsked(
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
    const part = ruleset
      ? onBoard(positionGiven(ruleset.value, each), theory, asked)
      : await inFile(each, alone, theory, play, asked);
    if (part.ok) parts.push(...part.value);
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

function onBoard(
  given: PositionGiven,
  theory: string,
  asked: CliArguments,
): Result<readonly GameWithPieces[]> {
  const board = askedBoard(given, theory, asked, 'pieces');
  return board.ok ? workThrough(piecesOfBoard(board.value, board.value.positions, commandLine), 0) : board;
}

async function inFile(
  file: string,
  alone: boolean,
  theory: string,
  play: WayAsked,
  asked: CliArguments,
): Promise<Result<readonly GameWithPieces[]>> {
  const text = await readGraphFile(file);
  if (!text.ok) return text;
  const board = boardIn(text.value);
  if (board) return board.ok ? onBoard(board.value, theory, asked) : board;
  const read = graphIn(text.value, file, play);
  if (!read.ok) return read;
  const named = asked.has('pieces')
    ? verticesIn(read.value, asked.all('pieces'), '--pieces', (text) => text.split(inSequence))
    : accepted(undefined);
  if (!named.ok) return named;
  const rules = rulesAsked(read.value.view.rules, theory);
  return attempted(() => {
    const game = piecesOfDrawing(read.value, rules, named.value, alone, commandLine);
    return [alone ? game : { ...game, nameOf: (v) => `${called(file)}: ${game.nameOf(v)}` }];
  });
}
