/**
 * `grundy ask`: asks any question of the engine's register about nodes of a file; without a question, lists the
 * questions.
 */
import type { GraphRead } from '../../engine/document/index.ts';
import { accepted, known, type Problem, type Result, refused } from '../../engine/result.ts';
import {
  ask,
  type ChosenTheory,
  chooseTheory,
  drain,
  type Evidence,
  gameAbout,
  openMemory,
  type Question,
  type QuestionId,
  questionFor,
  questions,
  verticesAsked,
} from '../../engine/run.ts';
import type { About, GameToSolve, Needs } from '../../engine/theories/index.ts';
import { answerData } from './answer-data.ts';
import { type CliArguments, nearestWord } from './arguments.ts';
import { allowMore, askedBudget, playBudgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered } from './command.ts';
import { graphOfFile } from './drawing.ts';
import { vertexOf } from './named-node.ts';
import type { Output } from './output.ts';
import { table } from './table.ts';
import { byTheory, rulesAsked, theoryFor, theoryOption } from './theory-option.ts';

export const askCommand: CliCommand = {
  name: 'ask',
  takes: 'FILE [QUESTION NODE…]',
  says: 'the answer to a question about nodes; without one, the list of questions',
  options: {
    theory: theoryOption,
    budget: {
      ...playBudgetOption,
      idle: (asked) =>
        asksAbout(asked, ({ needs }) => needs === 'pieces') ? undefined : 'only with a question about pieces',
    },
    full: {
      says: 'with explain: the full proof, the reasons for every node on which it rests',
      idle: (asked) =>
        asksAbout(asked, ({ id }) => id === 'explain') ? undefined : 'belongs to the question explain',
    },
    json: { says: 'one JSON document; vertices in an answer are places in the list of nodes, from 0' },
  },
  notes: [
    'A NODE is an id, or a name that only one node has. For a question about a value give one node, for a',
    'question about pieces a node for each piece. ask FILE guess NODE VALUE checks a guess and says why it is',
    'wrong, which the quiz keeps until the value is revealed. compare-with takes a game after its node, such as',
    '"2+over" or "{0|pass}"; in a drawing with scores, a number or "<^1|2>".',
    hiddenAnswered,
  ],
  async run(asked, output) {
    const [file, ...words] = asked.files;
    return await byTheory('ask', asked, file, (theory) => askFile(file, words, theory, asked, output));
  },
};

/** Whether the question that is asked is such a one; true of a word that is no question, which is refused by its name. */
function asksAbout({ files: [, id] }: CliArguments, isSuch: (question: Question) => boolean): boolean {
  const named = questions.filter((each) => each.id === id);
  return named.some(isSuch) || (id !== undefined && named.length === 0);
}

async function askFile(
  file: string,
  [id, ...names]: readonly string[],
  theory: string,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const budget = askedBudget(asked);
  if (!budget.ok) return budget.problems;
  const read = await graphOfFile(file);
  if (!read.ok) return read.problems;
  const { graph, view } = read.value;
  const game: GameToSolve = { graph, rules: rulesAsked(view.rules, theory) };
  const choice = theoryFor(game);
  if (!choice.ok) return choice.problems;
  if (id === undefined) return list(game, asked, output);
  // Questions of several theories may share an id; what they can be given besides depends on the space of games.
  const named = questions.filter((each) => each.id === id);
  const question =
    named.find(({ space }) => (space === 'scored') === (graph.scores !== undefined)) ?? named[0];
  if (!question) return [{ place: id, says: `no such question; ${nearestTo(id)}` }];
  const memory = openMemory();
  const about = aboutAll(question, names, read.value, game);
  if (!about.ok) return about.problems;
  // The register pairs each id with what it is asked about, but the words of a command carry no types.
  const within = question.needs === 'pieces' && budget.value ? { positions: budget.value } : {};
  const whole = asked.has('full') ? wholeProof : {};
  const answer = drain(ask(id as QuestionId, { ...about.value, ...within, ...whole } as never, game, memory));
  if (answer.kind === 'over-budget')
    return [{ place: id, says: answer.positions ? allowMore(answer.says) : answer.says }];
  await output.write(
    asked.has('json')
      ? inJson(id, names, choice.value, answer)
      : `${sentencesOf(id, about.value, answer, game, read.value).join('\n')}\n`,
  );
  return [];
}

/** From the node itself on, as many reasons as there are. */
const wholeProof = { proofFrom: 0, most: Number.MAX_SAFE_INTEGER } as const;

function nearestTo(id: string): string {
  const near = nearestWord(
    id,
    questions.map((question) => question.id),
  );
  return near ? `did you mean ${near}?` : 'grundy ask FILE lists them';
}

/** For each need of a question, the number of nodes it takes; undefined for any number. */
const counts: Readonly<Record<Needs, number | undefined>> = {
  vertex: 1,
  typed: 2,
  pair: 2,
  pieces: undefined,
  vertices: undefined,
  value: 1,
};

const needsInWords: Readonly<Record<Needs, string>> = {
  vertex: 'one node',
  typed: 'one node, and what is guessed',
  pair: 'two nodes',
  pieces: 'a node for each piece',
  vertices: 'any number of nodes',
  value: 'one node, for its value',
};

/** The nodes, and behind them what the question can be given besides. */
function aboutAll(
  { needs, besides }: Question,
  names: readonly string[],
  read: GraphRead,
  game: GameToSolve,
): Result<About[Needs]> {
  const text = besides && names[counts[needs] ?? names.length];
  if (!besides || text === undefined) return aboutOf(needs, names, read, game);
  const about = aboutOf(needs, names.slice(0, -1), read, game);
  const more = besides.read(text);
  if (!more.ok) return refused(more.problems.map(({ says }) => ({ place: text, says })));
  return about.ok ? accepted({ ...about.value, ...more.value }) : about;
}

function aboutOf(
  needs: Needs,
  names: readonly string[],
  read: GraphRead,
  game: GameToSolve,
): Result<About[Needs]> {
  const count = counts[needs];
  if (count !== undefined && names.length !== count)
    return refused([{ place: '', says: `the question needs ${needsInWords[needs]}` }]);
  const found = (needs === 'typed' ? names.slice(0, 1) : names).map((name) => vertexOf(read, name));
  const problems = found.flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return refused(problems);
  const vertices = found.flatMap((each) => (each.ok ? [each.value] : []));
  if (needs === 'vertex') return accepted({ vertex: vertices[0] });
  if (needs === 'typed') return accepted({ vertex: vertices[0], text: names[1] });
  if (needs === 'pair') return accepted({ a: vertices[0], b: vertices[1] });
  if (needs === 'pieces') return accepted({ pieces: Uint32Array.from(vertices) });
  if (needs === 'vertices') return accepted({ vertices });
  const memory = openMemory();
  const whole = memory.recall(game);
  const labelling = drain((whole.theory ? whole : memory.recallPart(game, vertices)).labelling());
  const value = labelling?.table[labelling.codes[vertices[0]]];
  return value ? accepted({ value }) : refused([{ place: names[0], says: 'has no value' }]);
}

/**
 * Lists the questions, and whether they apply somewhere in this file. A question about a value needs a value that it
 * applies to.
 */
async function list(game: GameToSolve, asked: CliArguments, output: Output): Promise<readonly Problem[]> {
  const places = placesToAsk(game);
  const rows = [...new Set(questions.map(({ id }) => id))].map((id) => {
    const { needs, besides, says: inGeneral } = questionOf(id);
    const found = places.flatMap(({ evidence, vertex }) => {
      const about = needs === 'value' ? valuesIn(evidence) : [aboutVertex[needs](vertex)];
      return about.map((each) => questionFor(id, evidence, each));
    });
    const fitting = found.flatMap((each) => (each.ok ? [each.value] : []))[0];
    const { applies, says } = { applies: fitting !== undefined, says: fitting?.says ?? inGeneral };
    const reason = found.flatMap((each) => (each.ok ? [] : each.problems))[0]?.says ?? 'no values';
    return { id, needs, besides: besides?.is, says, applies, reason: applies ? '' : reason };
  });
  if (asked.has('json')) await output.write(`${JSON.stringify({ questions: rows })}\n`);
  else {
    const lines = rows.map(({ id, needs, besides, says, applies, reason }) => [
      id,
      besides === undefined ? needsInWords[needs] : `${needsInWords[needs]}, ${besides}`,
      applies ? says : reason,
    ]);
    await output.write(table(['question', 'needs', 'answers'], lines));
  }
  return [];
}

/** A game, and a vertex of it for which questions are tried. */
type PlaceToAsk = { readonly evidence: Evidence; readonly vertex: number };

/**
 * The first vertex; where no theory covers the whole drawing, also the first vertex that none covers, and the first of each part that
 * one does.
 */
function placesToAsk(game: GameToSolve): readonly PlaceToAsk[] {
  const { graph } = game;
  const evidence = openMemory().recall(game);
  const { theory, parts } = chooseTheory(game);
  const whole = { evidence, vertex: 0 };
  if (theory || parts.length === 0) return [whole];
  const covered = new Uint8Array(graph.order);
  for (const { part } of parts) for (const v of part.vertices) covered[v] = 1;
  return [
    whole,
    { evidence, vertex: Math.max(0, covered.indexOf(0)) },
    ...parts.map(({ part }) => ({
      evidence: openMemory().recall({ ...game, graph: part.graph }),
      vertex: 0,
    })),
  ];
}

const aboutVertex: Readonly<Record<Exclude<Needs, 'value'>, (vertex: number) => About[Needs]>> = {
  vertex: (vertex) => ({ vertex }),
  typed: (vertex) => ({ vertex, text: '0' }),
  pair: (vertex) => ({ a: vertex, b: vertex }),
  pieces: () => ({ pieces: new Uint32Array(0) }),
  vertices: () => ({ vertices: [] }),
};

const valuesIn = (evidence: Evidence): readonly About['value'][] =>
  (drain(evidence.labelling())?.table ?? []).map((value) => ({ value }));

function sentencesOf(
  id: string,
  about: About[Needs],
  answer: object,
  game: GameToSolve,
  { ids, names }: GraphRead,
): readonly string[] {
  const question = questionFor(id, gameAbout(game, verticesAsked(about)), about);
  return question.ok ? question.value.sentences(answer as never, (v) => names[v] || ids[v]) : [];
}

/** Several questions may share an id; they need the same and have the same description. */
function questionOf(id: string): Question {
  const question = questions.find((each) => each.id === id);
  known(question !== undefined, `"${id}" is in the register`);
  return question;
}

function inJson(
  question: string,
  nodes: readonly string[],
  { theory, reason }: ChosenTheory,
  answer: object,
) {
  const asked = { question, nodes, theory: theory?.id ?? null, reason };
  return `${JSON.stringify({ ...asked, answer: answerData(answer) })}\n`;
}
