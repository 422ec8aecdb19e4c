/**
 * The register of topics: to every kind of value, class of outcomes, theory, question and card the anchor of its paragraph on the page
 * docs/look-up/in-the-editor.md, which the `?` beside it opens. A test holds that each of them stands there.
 */
import type { Outcome } from '../../engine/outcome/index.ts';
import type { QuestionId } from '../../engine/questions/index.ts';
import type { Value } from '../../engine/values/index.ts';

/** The paragraph of a kind of value has the kind's own name. */
export type ValueTopic = Value['kind'];

const outcomeTopics = {
  N: 'outcomes',
  P: 'outcomes',
  D: 'outcomes',
  L: 'player-wins',
  R: 'player-wins',
  'N^': 'half-draws',
  Nv: 'half-draws',
  'P^': 'half-draws',
  Pv: 'half-draws',
  LD: 'simultaneous-outcomes',
  DR: 'simultaneous-outcomes',
  LR: 'simultaneous-outcomes',
} as const satisfies Readonly<Record<Outcome, string>>;

/** By the theories' ids. */
const theoryTopics = {
  sg: 'theory-sg',
  sfp: 'theory-sfp',
  lns: 'theory-lns',
  'carry-on': 'theory-carry-on',
  partizan: 'theory-partizan',
  scoring: 'theory-scoring',
  simultaneous: 'theory-simultaneous',
} as const;

const questionTopics = {
  sum: 'sum',
  play: 'play',
  turn: 'play',
  conjunctive: 'compound-sums',
  continued: 'compound-sums',
  selective: 'compound-sums',
  temperature: 'temperature',
  explain: 'explain',
  'explain-sum': 'explain',
  moves: 'options',
  remoteness: 'remoteness',
  'nim-response': 'nim-response',
  guess: 'guess',
  measures: 'measures',
  compare: 'compare',
  'compare-with': 'compare',
  'game-value': 'game-value',
  cooled: 'thermograph',
  thermograph: 'thermograph',
  walls: 'thermograph',
  'about-value': 'about-value',
  simplify: 'simplify',
  guarantee: 'guarantee',
  cycle: 'cycle',
  matrix: 'matrix',
  sure: 'sure',
  sums: 'sums',
} as const satisfies Readonly<Record<QuestionId, string>>;

/** Sections of the inspector and of the panel of boards, by their ids, and marks of the legend. */
const cardTopics = {
  theory: 'theory',
  options: 'options',
  sum: 'sum',
  pair: 'sum',
  sums: 'sums',
  graph: 'graph',
  legend: 'symbols',
  table: 'measures',
  'node-table': 'measures',
  'way-of-play': 'way-of-play',
  'both-ways': 'way-of-play',
  'infinite-play': 'infinite-play',
  'game-heat': 'temperature',
  'game-record': 'play',
  moves: 'options',
  'figure-thermograph': 'thermograph',
  'figure-matrix': 'matrix',
  'board-starts': 'board-starts',
  'board-worth': 'board-worth',
  'board-moves': 'board-moves',
  'board-follows': 'board-follows',
  'board-rules': 'board-rules',
  'board-thermograph': 'thermograph',
  'board-matrix': 'matrix',
  'board-sure': 'sure',
  'board-symmetry': 'board-symmetry',
  gray: 'gray',
  rounds: 'rounds',
  'infinite-rank': 'infinite-rank',
  family: 'family',
  plot: 'plot',
} as const;

type Of<T extends object> = T[keyof T];

/** An anchor of docs/look-up/in-the-editor.md. */
export type Topic =
  | ValueTopic
  | Of<typeof outcomeTopics>
  | Of<typeof theoryTopics>
  | Of<typeof questionTopics>
  | Of<typeof cardTopics>;

export const topicOfOutcome = (outcome: Outcome): Topic => outcomeTopics[outcome];

/** Of a theory, by its id; undefined where there is no such theory. */
export const topicOfTheory = (id: string): Topic | undefined =>
  (theoryTopics as Readonly<Record<string, Topic>>)[id];

/** Of a section of a panel, whose id is a question's or its own; undefined for one that needs no words. */
export const topicOfSection = (id: string): Topic | undefined =>
  (questionTopics as Readonly<Record<string, Topic>>)[id] ??
  (cardTopics as Readonly<Record<string, Topic>>)[id];

/** The topics of all outcomes, theories, questions and cards, each once. */
export const topicsOfRegisters: ReadonlySet<Topic> = new Set([
  ...Object.values(outcomeTopics),
  ...Object.values(theoryTopics),
  ...Object.values(questionTopics),
  ...Object.values(cardTopics),
]);
