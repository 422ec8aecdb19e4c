/**
 * What the plies of a game gave away, on a board and of a sum of pieces: asked of the engine for those of the
 * line that is shown, and as a grade with a sign and a sentence. It says nothing about hidden values.
 */
import type { PlyAsked } from '../../engine/conduct/index.ts';
import type { GameDocument } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import type { AnswerTo, PlyOfSum } from '../../engine/questions/index.ts';
import { type GivenAway, type PlayResult, sumCalled } from '../../engine/sums/index.ts';
import { scoreOnPaper, spokenOf, textOf, type Value } from '../../engine/values/index.ts';
import { engine } from '../../workers/client.ts';
import type { Answer, JobRun } from '../../workers/protocol.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { compiledOf, gameOf } from '../store/game-of.ts';
import { held } from '../store/held.ts';
import { gameByTurns, setGiven } from '../store/play.ts';
import type { Ply, TurnGame } from '../store/state/play.ts';
import { isBoard } from '../store/subject.ts';
import { verticesOf } from '../store/sums-of.ts';
import { mayTellAll, type ToldFrom } from '../store/telling.ts';
import { hasSides, onVertices, positionsUntil } from './game.ts';
import { shortSaid } from './short-said.ts';

const asking = held<JobRun<unknown> | undefined>(
  () => undefined,
  (run) => run?.cancel(),
);

/** A long line is asked about in parts, the first moves first. */
const mostAsked = 40;
/** The same of sums, whose values are found only now. */
const mostAskedInSum = 8;

const askedOfPly = ({ moves: [{ from, to }], by }: Ply): PlyAsked => ({ from, to, by });
const keyOf = ({ from, to, by }: PlyAsked): string => `${by}\n${from}\n${to}`;

/** The name under which it is kept what a ply gave away. */
export const keyOfPly = (ply: Ply): string => keyOf(askedOfPly(ply));

export function stopAskingGiven(): void {
  asking.now?.cancel();
  asking.now = undefined;
}

/** Asks about the plies that were not asked about yet. */
export function askGiven(): void {
  const { document } = editor();
  const game = gameByTurns(editor());
  if (!game || asking.now) return;
  if (isBoard(document)) askOnBoard(game);
  else askInSum(document, game);
}

/** Once the board is solved. */
function askOnBoard(game: TurnGame): void {
  const { boardAnswers, given } = editor();
  if (boardAnswers?.solved?.kind !== 'done') return;
  const { solved } = boardAnswers;
  const known = given?.solved === solved ? given.plies : new Map<string, GivenAway | undefined>();
  const plies = game.plies
    .map(askedOfPly)
    .filter((ply) => !known.has(keyOf(ply)))
    .slice(0, mostAsked);
  const isAsked = given !== undefined && given.solved === solved;
  if (plies.length === 0 && isAsked) return;
  const run = engine().run({
    kind: 'ask',
    question: 'line',
    about: { start: game.pieces[0], plies },
    game: boardAnswers.game,
  });
  hear(run, (answer) => {
    const gave = answer.kind === 'done' ? answer.value.gave : [];
    setGiven({
      solved,
      start: answer.kind === 'done' ? answer.value.start : undefined,
      plies: new Map([...known, ...plies.map((ply, i) => [keyOf(ply), gave[i]] as const)]),
    });
  });
}

/**
 * Keeps what is answered, unless something else is asked meanwhile, and asks about the rest. A question that
 * could not be answered is not asked again.
 */
function hear<Found>(run: JobRun<Found>, keep: (answer: Answered<Found>) => void): void {
  asking.now = run;
  run.answer.then(
    (answer) => {
      if (asking.now !== run) return;
      asking.now = undefined;
      if (answer.kind === 'cancelled') return;
      keep(answer);
      askGiven();
    },
    () => undefined,
  );
}

type Answered<Found> = Exclude<Answer<Found>, { readonly kind: 'cancelled' }>;

/**
 * For each ply, the key of what a ply of a sum gave away: where all pieces were, and what was
 * moved.
 */
const keysInSum = (plies: readonly PlyOfSum[]): readonly string[] =>
  plies.map(({ pieces, piece, to, by }) => `${by} ${pieces.join()} ${piece} ${to}`);

/** The plies of a sum in which a turn moves one piece, on the vertices of the drawing. O(plies · pieces). */
function pliesOfSum(document: GameDocument, game: TurnGame): readonly PlyOfSum[] {
  const positions = positionsUntil(document, game, game.plies.length);
  return game.plies.map(({ moves, by }, at) => ({
    pieces: Array.from(positions[at].pieces),
    ...onVertices(compiledOf(document), moves)[0],
    by,
  }));
}

/** The temperature of the start of a game on the drawing, and what these plies gave away. */
export function askTemperature(
  document: GameDocument,
  game: TurnGame,
  line: readonly PlyOfSum[],
): JobRun<AnswerTo<'temperature'>> {
  const about = { pieces: Uint32Array.from(verticesOf(document, game.pieces)), line };
  return engine().run({ kind: 'ask', question: 'temperature', about, game: gameOf(document).game });
}

/** The start is asked about with the first plies, and before the first. */
function askInSum(document: GameDocument, game: TurnGame): void {
  if (!sumCalled(game.sum).addsValues || game.pieces.length === 0 || !hasSides(document)) return;
  const { given } = editor();
  const known = given?.plies ?? new Map<string, GivenAway | undefined>();
  const plies = pliesOfSum(document, game);
  const keys = keysInSum(plies);
  const fresh = [...plies.keys()].filter((at) => !known.has(keys[at])).slice(0, mostAskedInSum);
  if (given?.start && fresh.length === 0) return;
  const run = askTemperature(
    document,
    game,
    fresh.map((at) => plies[at]),
  );
  hear(run, (answer) => {
    const found = answer.kind === 'done' ? answer.value : undefined;
    const start = found?.heat ?? { kind: 'no-heat', says: answer.kind === 'done' ? '' : answer.says };
    const gave = fresh.map((at, i) => [keys[at], found?.gave[i]] as const);
    setGiven({ solved: undefined, start, plies: new Map([...known, ...gave]) });
  });
}

/** By ply of the game what it gave away, as far as it is known. Values may be hidden that it tells. */
export function givenAlong({
  document,
  game: played,
  given,
  boardAnswers,
}: Pick<EditorState, 'document' | 'game' | 'given' | 'boardAnswers'>): readonly (GivenAway | undefined)[] {
  const game = gameByTurns({ game: played });
  if (!game || !given || given.solved !== boardAnswers?.solved || !sumCalled(game.sum).addsValues) return [];
  const keys = isBoard(document) ? game.plies.map(keyOfPly) : keysInSum(pliesOfSum(document, game));
  return keys.map((key) => given.plies.get(key));
}

/**
 * How much a move gave away: nothing, what cannot be compared, something that changes no result, or the
 * result.
 */
export type Grade = 'kept' | 'open' | 'less' | 'lost';

export type PlyGrade = {
  readonly grade: Grade;
  readonly sign: string;
  /** In a sentence, for people who point at it or listen. */
  readonly says: string;
  readonly spoken: string;
  /** Where points count: how many it gave away. */
  readonly points: number | undefined;
};

/** In characters: a longer value is given only in the sentence. */
const longestSign = 4;
/** How a value is put into a sentence. */
type Telling = (value: Value) => string;

const within =
  (tell: Telling): Telling =>
  (value) =>
    shortSaid(tell(value));
const [read, heard] = [within(textOf), within(spokenOf)];

/** What a ply gave away, as far as it is known; nothing of any while values are hidden. */
export function gradeOfPly(
  state: ToldFrom & Pick<EditorState, 'given' | 'boardAnswers'>,
  ply: Ply,
): PlyGrade | undefined {
  const { given, boardAnswers } = state;
  if (!given || given.solved !== boardAnswers?.solved || !mayTellAll(state)) return undefined;
  const gave = given.plies.get(keyOfPly(ply));
  return gave && gradeOf(gave, ply.by);
}

/** On the chart; the sentence says the same. */
const signOf = { kept: '=', open: '‖', less: '−', lost: '✗' } as const;

const pointsLost = (points: string) => `−${points}`;

export function gradeOf(gave: GivenAway, by: Mover): PlyGrade | undefined {
  const [says, spoken] = [read, heard].map((said) =>
    [saidOfResult(gave), saidOfStanding(gave, by, said)].filter(Boolean).join(' '),
  );
  if (says === '') return undefined;
  if (gave.points !== undefined) {
    const isNone = gave.points === '0';
    const points = numberOf(gave.points);
    const shown = isNone ? signOf.kept : pointsLost(scoreOnPaper(gave.points));
    return { grade: isNone ? 'kept' : 'lost', sign: shown, says, spoken, points };
  }
  const grade = gradeBy(gave);
  const apart = gave.difference && textOf(gave.difference);
  const isShort = grade === 'less' && apart !== undefined && apart.length <= longestSign;
  return { grade, sign: isShort ? pointsLost(apart) : signOf[grade], says, spoken, points: undefined };
}

function gradeBy({ could, got, stands }: GivenAway): Grade {
  if (could !== undefined && got !== undefined && could !== got) return 'lost';
  return stands === 'less' ? 'less' : stands === 'unbeaten' ? 'open' : 'kept';
}

function numberOf(points: string): number {
  const [over, under = '1'] = points.split('/');
  return Number(over) / Number(under);
}

const gavePoints = (points: string) => `It gives away ${points === '1' ? '1 point' : `${points} points`}.`;

const resultCalled = { wins: 'win', draws: 'draw', loses: 'loss' } satisfies Record<PlayResult, string>;

const keeps = {
  wins: 'It keeps the win.',
  draws: 'It keeps the draw.',
  loses: 'The player was already losing.',
} satisfies Record<PlayResult, string>;

function saidOfResult({ could, got, points }: GivenAway): string {
  if (points !== undefined)
    return points === '0' ? 'It gives away no point.' : gavePoints(scoreOnPaper(points));
  if (could === undefined || got === undefined) return '';
  return could === got
    ? keeps[got]
    : `It gives away the ${resultCalled[could]}: now it is a ${resultCalled[got]}.`;
}

const worseThan = (by: Mover, worth: string, better: readonly string[], difference: string | undefined) =>
  `Its value ${worth} is ${by === 'left' ? 'less' : 'greater'} than ${better.join(' and ')}, to which other moves lead${
    difference === undefined ? '' : `; the difference is ${difference}`
  }.`;

function saidOfStanding(
  { stands, reached, better, difference }: GivenAway,
  by: Mover,
  said: Telling,
): string {
  if (stands === undefined || !reached) return '';
  const worth = said(reached);
  if (stands === 'only') return `It is the only move. It leads to ${worth}.`;
  if (stands === 'best') return `No other move leads to a better value than ${worth}.`;
  if (stands === 'unbeaten')
    return `No other move leads to a better value than ${worth}, but some lead to values that are confused with it.`;
  return worseThan(by, worth, better.map(said), difference && said(difference));
}
