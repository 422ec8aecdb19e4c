/**
 * The register of topics: to every class of outcomes, theory, question and card the anchor of its paragraph
 * on the page docs/look-up/in-the-editor.md, which the `?` beside it opens. A test asserts that the page has
 * each of them.
 */
import type { Outcome } from '../../engine/outcome/index.ts';
import type { QuestionId } from '../../engine/questions/index.ts';

/**
 * Sections of the inspector and of the panel of boards that are no questions, by their ids, and marks of the
 * legend.
 */
type CardId =
  | 'theory'
  | 'options'
  | 'pair'
  | 'graph'
  | 'legend'
  | 'table'
  | 'node-table'
  | 'way-of-play'
  | 'both-ways'
  | 'infinite-play'
  | 'game-heat'
  | 'game-record'
  | `figure-${'thermograph' | 'matrix'}`
  | `board-${'starts' | 'worth' | 'moves' | 'follows' | 'thermograph' | 'matrix' | 'sure' | 'symmetry'}`
  | 'gray'
  | 'rounds'
  | 'infinite-rank'
  | 'family'
  | 'find-games'
  | 'plot';

/** To each paragraph what leads to it: classes of outcomes, questions and cards. */
const leading = {
  outcomes: ['N', 'P', 'D'],
  'player-wins': ['L', 'R'],
  'half-draws': ['N^', 'Nv', 'P^', 'Pv'],
  'simultaneous-outcomes': ['LD', 'DR', 'LR'],
  'infinite-rank': ['infinite-rank'],
  gray: ['gray'],
  rounds: ['rounds'],
  theory: ['theory'],
  options: ['options', 'moves'],
  explain: ['explain', 'explain-sum'],
  sum: ['sum', 'pair'],
  sums: ['sums'],
  'compound-sums': ['conjunctive', 'continued', 'selective'],
  compare: ['compare', 'compare-with'],
  hasse: ['hasse'],
  'about-value': ['about-value'],
  'atomic-weight': ['atomic-weight'],
  thermograph: ['thermograph', 'cooled', 'walls', 'figure-thermograph', 'board-thermograph'],
  temperature: ['temperature', 'game-heat'],
  guarantee: ['guarantee'],
  sure: ['sure', 'board-sure'],
  matrix: ['matrix', 'figure-matrix', 'board-matrix'],
  'nim-response': ['nim-response'],
  remoteness: ['remoteness'],
  simplify: ['simplify'],
  'game-value': ['game-value'],
  cycle: ['cycle'],
  'misere-quotient': ['misere-quotient'],
  guess: ['guess'],
  play: ['play', 'turn', 'game-record'],
  'way-of-play': ['way-of-play', 'both-ways'],
  'infinite-play': ['infinite-play'],
  graph: ['graph'],
  symbols: ['legend'],
  measures: ['measures', 'table', 'node-table'],
  'board-worth': ['board-worth'],
  'board-moves': ['board-moves'],
  'board-follows': ['board-follows'],
  'board-symmetry': ['board-symmetry'],
  'board-starts': ['board-starts'],
  family: ['family'],
  'find-games': ['find-games'],
  plot: ['plot'],
} as const satisfies Readonly<Record<string, readonly (Outcome | QuestionId | CardId)[]>>;

/** An anchor of docs/look-up/in-the-editor.md. */
export type Topic = keyof typeof leading | `theory-${string}`;

const topics = new Map(
  Object.entries(leading).flatMap(([topic, ids]) => ids.map((id) => [id as string, topic as Topic] as const)),
);

/** The register is complete: a test asks for each class. */
export const topicOfOutcome = (outcome: Outcome): Topic => topics.get(outcome)!;

/** The topic of a theory, by its id. */
export const topicOfTheory = (id: string): Topic => `theory-${id}`;

/**
 * The topic of a section of a panel, whose id is a question's or its own; undefined for a section that needs
 * no words, and so has no `?`.
 */
export const topicOfSection = (id: string): Topic | undefined => topics.get(id);

/** The topics of all classes, questions and cards, each once. */
export const topicsOfRegisters: ReadonlySet<Topic> = new Set(topics.values());
