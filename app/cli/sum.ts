/** `grundy sum`: the game that the pieces of a document form together, its value and outcome, and every good move. */
import { type GamesTogether, sumData, sumsData } from '../../engine/answers/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import { type AnswerTo, type MoveOfSum, type StartOfSum, startsOfSum } from '../../engine/questions/index.ts';
import type { Problem } from '../../engine/result.ts';
import { ask, drain, gameAbout, outcomeInWords, scoresAtFault } from '../../engine/run.ts';
import { type CompoundStart, kindsOfSum, sumCalled } from '../../engine/sums/index.ts';
import { saidOf, saidScore } from '../../engine/values/index.ts';
import { type CliArguments, changesNothingWith } from './arguments.ts';
import { allowMore, askedBudget, playBudgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered, noFile } from './command.ts';
import type { Output } from './output.ts';
import { askedPlay, playOptions } from './play-options.ts';
import { rulesetsInHelp } from './ruleset-position.ts';
import { sumHeatLines } from './sum-heat-lines.ts';
import { askedSum, filesOfSum, sumSubject } from './sum-subject.ts';
import { sumsForPeople } from './sums-table.ts';
import { byTheory, theoryFor, theoryOption } from './theory-option.ts';

const kinds = kindsOfSum.map(({ id }) => id).join(', ');

export const sumCommand: CliCommand = {
  name: 'sum',
  takes: 'FILE…',
  says: 'the sum of the pieces: value, outcome, winning moves, mean and temperature',
  options: {
    pieces: {
      takes: 'A,B,C',
      says: 'puts pieces on these nodes, in place of the drawing’s own; "a->b" is their sequential sum',
      several: true,
      idle: (asked) =>
        asked.has('ruleset')
          ? changesNothingWith('--ruleset')
          : filesOfSum(asked).length > 1
            ? 'is for one file; of several files, each has its own pieces'
            : undefined,
    },
    sum: { takes: 'KIND', says: `${kinds}; the drawing’s own if left out` },
    ruleset: { takes: 'RULESET', says: 'takes positions of this ruleset in place of files' },
    all: { says: 'of simultaneous games: lists all three sums by all three conventions' },
    ...playOptions,
    theory: theoryOption,
    budget: {
      ...playBudgetOption,
      says: 'the most positions to play out, where no table has the sum (400,000 if left out), or to generate of a board (2,000,000 if left out)',
    },
    json: { says: 'writes one JSON document' },
  },
  notes: [
    ...kindsOfSum.map(({ id, rule }) => `${id}: ${rule}`),
    'Of several files the games are added, each with its pieces, or with one piece on the node that no arc leads to;',
    '"a.json -> b.json" is their sequential sum: the games are played in this order.',
    'Where the theory has no entry for a sum, the pieces are played out together.',
    'Where some arc is one player’s, the good moves of Left and of Right are listed apart, and loopfree values have a mean and a temperature.',
    rulesetsInHelp,
    hiddenAnswered,
  ],
  missing: (asked) =>
    asked.has('ruleset') ? 'a position is missing; give one or more in the notation of the ruleset' : noFile,
  async run(asked, output) {
    const given = filesOfSum(asked);
    const place = asked.has('ruleset') ? asked.all('ruleset')[0] : given.length > 1 ? 'grundy sum' : given[0];
    return await byTheory('sum', asked, place, (theory) => sumOf(theory, asked, output));
  },
};

async function sumOf(theory: string, asked: CliArguments, output: Output): Promise<readonly Problem[]> {
  const budget = askedBudget(asked);
  if (!budget.ok) return budget.problems;
  const kind = askedSum(asked);
  if (!kind.ok) return kind.problems;
  const play = askedPlay(asked);
  if (!play.ok) return play.problems;
  const read = await sumSubject(theory, kind.value, play.value, asked);
  if (!read.ok) return read.problems;
  const { graph, rules, pieces, nameOf, read: file } = read.value;
  if (asked.has('all')) return await allSums(read.value, budget.value, asked, output);
  const { name, whyNot } = sumCalled(rules.sum);
  const reason = whyNot(graph, pieces);
  if (reason !== undefined) {
    const place = kind.value === undefined ? 'view.sum' : '--sum';
    return [{ place, says: `these pieces have no ${name} sum: ${reason}` }];
  }
  const game = { graph, rules };
  const chosen = theoryFor(gameAbout(game, Array.from(pieces)));
  if (!chosen.ok) return chosen.problems;
  const found = drain(ask('sum', { pieces, ...(budget.value && { positions: budget.value }) }, game));
  if (found.kind === 'over-budget')
    return [
      { place: 'pieces', says: found.positions ? allowMore(found.says) : found.says },
      ...(found.positions || !file ? [] : scoresAtFault(file, Array.from(pieces))),
    ];
  const named = Array.from(pieces, nameOf);
  const summed = { ...chosen.value, found, pieces: named, nameOf, sum: sumCalled(rules.sum) };
  await output.write(asked.has('json') ? `${JSON.stringify(sumData(summed))}\n` : forPeople(summed));
  return [];
}

async function allSums(
  { graph, rules, pieces, nameOf }: GamesTogether,
  positions: number | undefined,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  if (!graph.joint)
    return [
      {
        place: '--all',
        says: 'the players take turns, and only games in which both move at once have this table of sums; add --play simultaneous',
      },
    ];
  const found = drain(ask('sums', { pieces, ...(positions && { positions }) }, { graph, rules }));
  if (found.kind === 'over-budget') return [{ place: 'pieces', says: found.says }];
  const named = Array.from(pieces, nameOf);
  await output.write(
    asked.has('json') ? `${JSON.stringify(sumsData(found, named))}\n` : sumsForPeople(found, named),
  );
  return [];
}

type Found = AnswerTo<'sum'>;
type Summed = Parameters<typeof sumData>[0];

function forPeople({ theory, reason, found, pieces, nameOf, sum }: Summed): string {
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

/** What best play comes to where one player sees the other's move of each joint round. */
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

/** A best turn, and the numbers of the pieces by which it is known. */
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
