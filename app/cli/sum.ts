/** `grundy sum`: the game that the pieces of a document form together, its value and outcome, and every good move. */
import type { NodeId } from '../../engine/document/index.ts';
import { type AnswerTo, type MoveOfSum, type StartOfSum, startsOfSum } from '../../engine/questions/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { ask, type ChosenTheory, drain, gameAbout, outcomeInWords } from '../../engine/run.ts';
import { saidOf, saidScore, scoreData, valueData } from '../../engine/values/index.ts';
import type { CliArguments } from './arguments.ts';
import { allowMore, askedBudget, playBudgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered } from './command.ts';
import { graphOfFile } from './drawing.ts';
import { type Output, tell } from './output.ts';
import { scoresAtFault } from './scores-at-fault.ts';
import { sumHeatData, sumHeatLines } from './sum-heat-data.ts';
import { byTheory, rulesAsked, theoryFor, theoryOption } from './theory-option.ts';

export const sumCommand: CliCommand = {
  name: 'sum',
  takes: 'FILE',
  says: 'the sum of the pieces: value, outcome, winning moves, mean and temperature',
  options: {
    pieces: { takes: 'A,B,C', says: 'nodes with a piece, in place of the document’s own', several: true },
    sum: {
      takes: 'KIND',
      says: 'disjunctive, or annihilation: two pieces that meet vanish, one on a node at most',
    },
    theory: theoryOption,
    budget: playBudgetOption,
    json: { says: 'one JSON document' },
  },
  notes: [
    'Where the theory has no entry for a sum, the pieces are played out together.',
    'Where some arc is one player’s, the good moves of Left and of Right are listed apart, and of loopfree values mean and temperature.',
    hiddenAnswered,
  ],
  async run(asked, output) {
    if (asked.files.length > 1) {
      tell('grundy sum: takes one file');
      return false;
    }
    const [file] = asked.files;
    return await byTheory('sum', asked, file, (theory) => sumFile(file, theory, asked, output));
  },
};

async function sumFile(
  file: string,
  theory: string,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const budget = askedBudget(asked);
  if (!budget.ok) return budget.problems;
  const kind = asked.all('sum').at(-1) ?? 'disjunctive';
  if (kind !== 'disjunctive' && kind !== 'annihilation')
    return [
      {
        place: '--sum',
        says: `no "${kind}" here; give disjunctive or annihilation, and ask FILE conjunctive or selective of the others`,
      },
    ];
  const read = await graphOfFile(
    file,
    `grundy ask ${file} sum POSITION… adds up what stands there and others that follow it`,
  );
  if (!read.ok) return read.problems;
  const { graph, index, ids, view } = read.value;
  const pieces = asked.has('pieces')
    ? namedPieces(asked.all('pieces'), index)
    : piecesOfDocument(read.value.pieces, index);
  if (!pieces.ok) return pieces.problems;
  const game = { graph, rules: rulesAsked(view.rules, theory) };
  const chosen = theoryFor(gameAbout(game, Array.from(pieces.value)));
  if (!chosen.ok) return chosen.problems;
  const found = drain(
    ask(
      'sum',
      {
        pieces: pieces.value,
        ...(budget.value && { positions: budget.value }),
        ...(kind === 'annihilation' && { annihilation: true }),
      },
      game,
    ),
  );
  if (found.kind === 'over-budget')
    return [
      { place: 'pieces', says: found.positions ? allowMore(found.says) : found.says },
      ...(found.positions ? [] : scoresAtFault(read.value, Array.from(pieces.value))),
    ];
  const summed = { ...chosen.value, found, pieces: Array.from(pieces.value, (vertex) => ids[vertex]), ids };
  await output.write(asked.has('json') ? inJson(summed) : forPeople(summed));
  return [];
}

type Index = ReadonlyMap<NodeId, number>;

/** Ids separated by commas; an id that contains commas may be given alone. */
function namedPieces(given: readonly string[], index: Index): Result<Uint32Array> {
  const ids = given.flatMap((text) => (index.has(text) ? [text] : text.split(',')));
  const problems = ids
    .filter((id) => !index.has(id))
    .map((id) => ({ place: '--pieces', says: `no node "${id}"` }));
  if (problems.length > 0) return refused(problems);
  return accepted(Uint32Array.from(ids, (id) => index.get(id) ?? 0));
}

function piecesOfDocument(pieces: readonly NodeId[], index: Index): Result<Uint32Array> {
  if (pieces.length > 0) return accepted(Uint32Array.from(pieces, (id) => index.get(id) ?? 0));
  return refused([{ place: 'pieces', says: 'the document has none; name some with --pieces a,b,c' }]);
}

type Found = AnswerTo<'sum'>;
type Summed = ChosenTheory & {
  readonly found: Found;
  readonly pieces: readonly NodeId[];
  readonly ids: readonly NodeId[];
};

function inJson({ theory, reason, found, pieces, ids }: Summed): string {
  const value = found.value && valueData(found.value);
  const named = ({ piece, from, to }: MoveOfSum) => ({ piece, from: ids[from], to: ids[to] });
  const good = ({ score, winning, drawing, best }: StartOfSum) =>
    score === undefined
      ? { winning: winning.map(named), drawing: drawing.map(named) }
      : { best: best.map((move) => ({ ...named(move), score: scoreData(move.score) })) };
  const starts = startsOfSum(found);
  const [only] = starts;
  const moves =
    only.player === 'either'
      ? good(only)
      : Object.fromEntries(starts.map((start) => [start.player, good(start)]));
  const sum = {
    theory: theory?.id ?? null,
    reason,
    pieces,
    value: value ?? null,
    text: value?.text ?? null,
    latex: value?.latex ?? null,
    outcome: found.outcome,
    ...moves,
    by: found.by,
    ...('heat' in found && found.heat && sumHeatData(found.heat)),
  };
  return `${JSON.stringify(sum)}\n`;
}

function forPeople({ theory, reason, found, pieces, ids }: Summed): string {
  const { value, outcome, by } = found;
  const lines = [
    theory ? `${theory.name}: ${reason}` : `No theory covers this graph: ${reason}`,
    `${pieces.join(' + ')}${value ? ` = ${saidOf(value)}` : ''}`,
    outcomeInWords(outcome),
    ...startsOfSum(found).flatMap((start) => movesOfStart(start, ids)),
    by === 'values' ? 'found in the table of sums' : 'found by play',
    ...('heat' in found && found.heat ? sumHeatLines(found.heat, pieces) : []),
  ];
  return `${lines.join('\n')}\n`;
}

const whose = { left: 'Left', right: 'Right' } as const;

/** "Left’s winning moves:", or "Left, moving first, comes to 2:", and the moves. */
function movesOfStart(
  { player, score, winning, drawing, best }: StartOfSum,
  ids: readonly NodeId[],
): string[] {
  const who = player === 'either' ? '' : whose[player];
  if (score !== undefined)
    return [
      `${who}, moving first, comes to ${saidScore(score)}${best.length > 0 ? ':' : ': no move'}`,
      ...inRows(best, ids),
    ];
  const of = who && `${who}’s `;
  return [...movesFor(`${of}winning`, winning, ids), ...movesFor(`${of}drawing`, drawing, ids)];
}

const inRows = (moves: readonly MoveOfSum[], ids: readonly NodeId[]): string[] =>
  moves.map(({ from, to }) => `  ${ids[from]} → ${ids[to]}`);

const movesFor = (what: string, moves: readonly MoveOfSum[], ids: readonly NodeId[]): string[] =>
  moves.length === 0 ? [] : [`${what} moves:`, ...inRows(moves, ids)];
