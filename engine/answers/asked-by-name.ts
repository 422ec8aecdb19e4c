/**
 * A question asked by names: of nodes of a drawing by what they are called, of positions in the notation of
 * their ruleset. What it finds becomes sentences, or JSON.
 */
import { ask } from '../conduct/ask.ts';
import { askBoard } from '../conduct/ask-board.ts';
import { type Memory, openMemory, type SolvedBoard } from '../conduct/memory.ts';
import type { ProgramGame } from '../conduct/program-game.ts';
import type { GraphRead } from '../document/read.ts';
import { gameAbout, verticesAsked } from '../questions/game-about.ts';
import { type QuestionId, questionFor, questions } from '../questions/register.ts';
import { gameOfExpression } from '../reckon/game-of-expression.ts';
import { accepted, type OverBudget, type Result, refused } from '../result.ts';
import { drain } from '../rounds.ts';
import type { ChosenTheory } from '../theories/choose.ts';
import type { About, GameToSolve, Needs, Question } from '../theories/question.ts';
import { appliesOperators } from '../values/operator-words.ts';
import { readGame } from '../values/typed-values.ts';
import { textOf } from '../values/words.ts';
import { answerData } from './answer-data.ts';
import { noNames } from './game-of-name.ts';
import { vertexOf, wordsOfNodes } from './named-node.ts';

/** What is asked about: the drawing, or a position with all that follows it. */
export type SubjectByName = {
  readonly game: GameToSolve;
  /** Holds what was found of the game already, and what an answer finds. */
  readonly memory: Memory;
  readonly choice: ChosenTheory;
  /** What comes before the words of every question: the position itself, and nothing of a drawing. */
  readonly first: readonly string[];
  /** What the words after a question must be. */
  readonly needs: Readonly<Record<Needs, string>>;
  /** What to write where one of them is missing. */
  readonly remedies: Readonly<Record<Needs, string>>;
  vertexCalled(name: string): Result<number>;
  nameOf(vertex: number): string;
  /** What the subject is, in the JSON document. */
  readonly told: object;
  /** What can be added to an answer that mentions these vertices. */
  beside?(question: string, spokenOf: ReadonlySet<number>): BesideAnswer;
};

/**
 * Beside an answer about a board: names of vertices, of moves the places that are clicked, and a symmetry
 * that answers every move.
 */
export type BesideAnswer = {
  readonly names: Readonly<Record<number, string>>;
  readonly moves?: readonly MoveToClick[];
  readonly symmetry?: {
    readonly says: string;
    readonly matched: unknown;
    readonly answer?: { readonly by: readonly string[]; readonly to: string };
  };
};

type MoveToClick = {
  readonly player: 'left' | 'right' | 'either';
  readonly by: readonly string[];
  readonly to: { readonly position: string };
};

/** A drawing as the subject of questions; its theory was chosen by the rules of the game. */
export const drawingAsSubject = (
  read: GraphRead,
  game: GameToSolve,
  choice: ChosenTheory,
): SubjectByName => ({
  game,
  memory: openMemory(),
  choice,
  first: [],
  needs: nodesNeeded,
  remedies: nodesToWrite,
  vertexCalled: (name) => vertexOf(read, name),
  nameOf: (v) => wordsOfNodes(read)[v],
  told: {},
});

const nodesNeeded: SubjectByName['needs'] = {
  vertex: 'one node',
  typed: 'one node and a guess of its value',
  pair: 'two nodes',
  pieces: 'a node for each piece',
  vertices: 'any number of nodes',
  value: 'one node, for its value',
  values: 'any number of nodes, for their values',
};

const oneNode = 'give its name after the question';
const nodesToWrite: SubjectByName['remedies'] = {
  vertex: oneNode,
  typed: 'give both after the question',
  pair: 'give their names after the question',
  pieces: 'give their names after the question',
  vertices: 'give their names after the question',
  value: oneNode,
  values: 'give their names after the question',
};

/** A position as the subject: all that follows it was generated and solved, and it is vertex 0. */
export function boardAsSubject(board: SolvedBoard): SubjectByName {
  const { position, ruleset } = board.asked;
  return {
    game: board,
    memory: board.memory,
    choice: board.solved.choice,
    first: [position],
    needs: positionsNeeded,
    remedies: positionsToWrite,
    vertexCalled: (name) => vertexOfPosition(board, name),
    nameOf: (v) => board.nameOf(v),
    told: { ruleset, position },
    beside: (question, spokenOf) => besideBoard(board, question, spokenOf),
  };
}

/**
 * A position of a program as the subject: all that follows it was solved, and it is vertex 0. `moves` is what
 * JSON calls the program.
 */
export const programAsSubject = (
  moves: string,
  game: ProgramGame & Pick<SolvedBoard, 'solved' | 'memory'>,
): SubjectByName => {
  const position = game.nameOf(0);
  return {
    game,
    memory: game.memory,
    choice: game.solved.choice,
    first: [position],
    needs: positionsNeeded,
    remedies: positionsToWrite,
    vertexCalled(name) {
      const vertex = game.vertexOf(name);
      return vertex === undefined
        ? refused([{ place: name, says: `does not follow ${position}; give a position that does` }])
        : accepted(vertex);
    },
    nameOf: (v) => game.nameOf(v),
    told: { moves, position },
    beside: (_question, spokenOf) => ({
      names: Object.fromEntries([...spokenOf].map((v) => [v, game.nameOf(v)])),
    }),
  };
};

const positionsNeeded: SubjectByName['needs'] = {
  vertex: 'the position',
  typed: 'the position and a guess of its value',
  pair: 'the position and one other',
  pieces: 'the position, and one for each other piece',
  vertices: 'the position, and any others',
  value: 'the position, for its value',
  values: 'the position, and any others, for their values',
};

const otherPosition = 'give the other position after the question';
const positionsToWrite: SubjectByName['remedies'] = {
  vertex: 'give nothing after the question',
  typed: 'give the guess after the question',
  pair: otherPosition,
  pieces: otherPosition,
  vertices: otherPosition,
  value: 'give nothing after the question',
  values: otherPosition,
};

/**
 * The vertex of a position in the ruleset's notation; refused where it is not a position, or does not follow.
 */
function vertexOfPosition(board: SolvedBoard, name: string): Result<number> {
  const read = board.ruleset.parse(name);
  if (!read.ok)
    return refused(read.problems.map(({ place, says }) => ({ place: name, says: `${place}: ${says}` })));
  const found = drain(askBoard('position', { position: board.ruleset.print(read.value) }, board));
  return found.kind === 'over-budget' ? refused([{ place: '', says: found.says }]) : accepted(found.vertex);
}

function besideBoard(board: SolvedBoard, question: string, spokenOf: ReadonlySet<number>): BesideAnswer {
  const names = Object.fromEntries([...spokenOf].map((v) => [v, board.nameOf(v)]));
  const { position } = board.asked;
  const found = question === 'moves' ? drain(askBoard('options', { position }, board)) : undefined;
  if (found?.kind !== 'options') return { names };
  const read = board.ruleset.parse(position);
  // A symmetry makes the last move, with which a player loses in misère play.
  const isAnswered = read.ok && board.rules.play !== 'misere';
  const symmetry = isAnswered ? board.ruleset.answering?.(read.value) : undefined;
  if (!symmetry) return { names, moves: found.moves };
  const { says, matched, answer } = symmetry;
  const due = answer && { by: answer.by, to: board.ruleset.print(answer.to) };
  return { names, moves: found.moves, symmetry: { says, matched, ...(due && { answer: due }) } };
}

/** An answer with what it was asked about. */
export type AnswerByName = {
  readonly question: string;
  readonly names: readonly string[];
  readonly subject: SubjectByName;
  readonly answer: { readonly kind: string };
  readonly sentences: readonly string[];
  readonly beside: BesideAnswer | undefined;
};

/**
 * What an answer may cost: positions that are played out at most, and with `explain` whether the proof is
 * whole.
 */
type AskedWithin = { readonly positions?: number | undefined; readonly full?: boolean };

/**
 * Asks the question with this id; the names behind it say about what. Refused by the names that are none, and
 * where the question does not apply; `OverBudget` where it would be too much. Precondition: there is such a
 * question.
 */
export function* askedByName(
  subject: SubjectByName,
  id: string,
  words: readonly string[],
  { positions, full = false }: AskedWithin = {},
): Generator<number, Result<AnswerByName | OverBudget>, void> {
  const { game, memory } = subject;
  // Questions of several theories may share an id; what they can be given besides depends on the space of
  // games.
  const same = questions.filter((each) => each.id === id);
  const question =
    same.find(({ space }) => (space === 'scored') === (game.graph.scores !== undefined)) ?? same[0];
  const names = [...subject.first, ...words];
  const typed = yield* withoutOperators(question, names);
  if (!typed.ok) return typed;
  const about = aboutAll(question, typed.value, subject);
  if (!about.ok) return about;
  const within = question.needs === 'pieces' && positions !== undefined ? { positions } : {};
  const asked = { ...about.value, ...within, ...(full && wholeProof) };
  // The register pairs each id with what it is asked about, but names carry no types.
  const answer = yield* ask(id as QuestionId, asked as never, game, memory);
  if (answer.kind === 'over-budget') return accepted(answer as OverBudget);
  const spokenOf = new Set<number>(verticesAsked(about.value));
  const told = questionFor(id, gameAbout(game, verticesAsked(about.value)), about.value);
  const sentences = told.ok
    ? told.value.sentences(answer, (v) => {
        spokenOf.add(v);
        return subject.nameOf(v);
      })
    : [];
  const beside = subject.beside?.(id, spokenOf);
  return accepted({ question: id, names, subject, answer, sentences, beside });
}

/** From the node itself on, as many reasons as there are. */
const wholeProof = { proofFrom: 0, most: Number.MAX_SAFE_INTEGER } as const;

/** For each need of a question, the number of nodes it takes; undefined for any number. */
const counts: Readonly<Record<Needs, number | undefined>> = {
  vertex: 1,
  typed: 2,
  pair: 2,
  pieces: undefined,
  vertices: undefined,
  value: 1,
  values: undefined,
};

/**
 * The words, with its value in place of a game that is typed with operators. Undrawn games are typed behind
 * the nodes, so that nodes keep their words.
 */
function* withoutOperators(
  { needs, besides }: Question,
  names: readonly string[],
): Generator<number, Result<readonly string[]>, void> {
  const at = needs === 'typed' ? 1 : besides ? (counts[needs] ?? names.length) : names.length;
  const text = names[at];
  if (text === undefined || !appliesOperators(text)) return accepted(names);
  const found = yield* gameOfExpression(text, { node: noNames });
  if (!found.ok)
    return refused(found.problems.map(({ place, says }) => ({ place: text, says: `${place}: ${says}` })));
  const written = textOf(found.value);
  return readGame(written).ok
    ? accepted(names.with(at, written))
    : refused([
        { place: text, says: 'comes to a value that is too large to be written; give a smaller one' },
      ]);
}

/** The nodes, and behind them what the question can be given besides. */
function aboutAll(
  { needs, besides }: Question,
  names: readonly string[],
  subject: SubjectByName,
): Result<About[Needs]> {
  const text = besides && names[counts[needs] ?? names.length];
  if (!besides || text === undefined) return aboutOf(needs, names, subject);
  const about = aboutOf(needs, names.slice(0, -1), subject);
  const more = besides.read(text);
  if (!more.ok) return refused(more.problems.map(({ says }) => ({ place: text, says })));
  return about.ok ? accepted({ ...about.value, ...more.value }) : about;
}

function aboutOf(needs: Needs, names: readonly string[], subject: SubjectByName): Result<About[Needs]> {
  const count = counts[needs];
  if (count !== undefined && names.length !== count) {
    const tooMany = names.length > count;
    return refused([
      tooMany
        ? {
            place: names[count],
            says: `is one too many, since the question needs ${subject.needs[needs]}; leave it out`,
          }
        : { place: '', says: `the question needs ${subject.needs[needs]}; ${subject.remedies[needs]}` },
    ]);
  }
  const found = (needs === 'typed' ? names.slice(0, 1) : names).map((name) => subject.vertexCalled(name));
  const problems = found.flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return refused(problems);
  const vertices = found.flatMap((each) => (each.ok ? [each.value] : []));
  if (needs === 'vertex') return accepted({ vertex: vertices[0] });
  if (needs === 'typed') return accepted({ vertex: vertices[0], text: names[1] });
  if (needs === 'pair') return accepted({ a: vertices[0], b: vertices[1] });
  if (needs === 'pieces') return accepted({ pieces: Uint32Array.from(vertices) });
  if (needs === 'vertices') return accepted({ vertices });
  const { memory, game } = subject;
  const whole = memory.recall(game);
  const labelling = drain((whole.theory ? whole : memory.recallPart(game, vertices)).labelling());
  const values = vertices.map((v) => labelling?.table[labelling.codes[v]]);
  const without = names.filter((_, i) => values[i] === undefined);
  if (without.length > 0)
    return refused(without.map((place) => ({ place, says: 'has no value; ask about a node that has one' })));
  const having = values.flatMap((value, i) => (value ? { name: names[i], value } : []));
  return accepted(needs === 'values' ? { values: having, rules: game.rules } : { value: having[0].value });
}

/** The answer as JSON; vertices in it are places in the list of nodes, from 0. */
export function answerByNameData({ question, names, subject, answer, beside }: AnswerByName) {
  const { choice, told } = subject;
  return {
    question,
    ...told,
    nodes: names,
    theory: choice.theory?.id ?? null,
    reason: choice.reason,
    answer: answerData(answer),
    ...(beside && {
      names: beside.names,
      ...(beside.moves && { moves: answerData(beside.moves) }),
      ...(beside.symmetry && { symmetry: beside.symmetry }),
    }),
  };
}
