/**
 * The register of outcome classes: everything that is written and said about one is in its row, and nowhere
 * else. A space of games with other classes adds their rows here, and their order beside `partizanOutcomes`;
 * L, D and R are classes of simultaneous play too.
 */
import type { Outcome } from './outcome.ts';

export type OutcomeClass = {
  /** Its calligraphic letter, as Unicode text and in LaTeX. */
  readonly letter: string;
  readonly latex: string;
  /**
   * The letter in ASCII without its accent; classes that differ in the accent alone look alike from afar, and
   * so do those of two letters.
   */
  readonly base: 'N' | 'P' | 'D' | 'L' | 'R';
  /** Both letters in ASCII, of a class that has two. */
  readonly letters?: string;
  readonly accent?: 'hat' | 'check';
  /** The letter as it is read aloud. */
  readonly spoken: string;
  /** Who wins, as a clause within a sentence. */
  readonly says: string;
  /** The word that means it where a person types who wins. */
  readonly word?: string;
};

export const outcomeClasses: Readonly<Record<Outcome, OutcomeClass>> = {
  N: {
    letter: '𝒩',
    latex: '\\mathcal{N}',
    base: 'N',
    spoken: 'N',
    says: 'the next player wins',
    word: 'next',
  },
  P: {
    letter: '𝒫',
    latex: '\\mathcal{P}',
    base: 'P',
    spoken: 'P',
    says: 'the previous player wins',
    word: 'previous',
  },
  D: {
    letter: '𝒟',
    latex: '\\mathcal{D}',
    base: 'D',
    spoken: 'D',
    says: 'best play is a draw',
    word: 'draw',
  },
  L: {
    letter: '𝓛',
    latex: '\\mathcal{L}',
    base: 'L',
    spoken: 'L',
    says: 'Left wins',
    word: 'left',
  },
  R: {
    letter: '𝓡',
    latex: '\\mathcal{R}',
    base: 'R',
    spoken: 'R',
    says: 'Right wins',
    word: 'right',
  },
  'N^': {
    letter: '𝒩̂',
    latex: '\\hat{\\mathcal{N}}',
    base: 'N',
    accent: 'hat',
    spoken: 'N hat',
    says: 'Left wins moving first, Right draws moving first',
  },
  Nv: {
    letter: '𝒩̌',
    latex: '\\check{\\mathcal{N}}',
    base: 'N',
    accent: 'check',
    spoken: 'N check',
    says: 'Right wins moving first, Left draws moving first',
  },
  'P^': {
    letter: '𝒫̂',
    latex: '\\hat{\\mathcal{P}}',
    base: 'P',
    accent: 'hat',
    spoken: 'P hat',
    says: 'Left wins moving second, Right draws moving second',
  },
  Pv: {
    letter: '𝒫̌',
    latex: '\\check{\\mathcal{P}}',
    base: 'P',
    accent: 'check',
    spoken: 'P check',
    says: 'Right wins moving second, Left draws moving second',
  },
  LD: {
    letter: '𝓛𝒟',
    latex: '\\mathcal{LD}',
    base: 'N',
    letters: 'LD',
    spoken: 'L D',
    says: 'Left can be sure not to lose, but not to win',
  },
  DR: {
    letter: '𝒟𝓡',
    latex: '\\mathcal{DR}',
    base: 'N',
    letters: 'DR',
    spoken: 'D R',
    says: 'Right can be sure not to lose, but not to win',
  },
  LR: {
    letter: '𝓛𝓡',
    latex: '\\mathcal{LR}',
    base: 'N',
    letters: 'LR',
    spoken: 'L R',
    says: 'neither player can be sure not to lose',
  },
};

/**
 * The class as plain text writes it, and what it means: "N^: Left wins moving first, Right draws moving
 * first".
 */
export const outcomeInWords = (outcome: Outcome): string => `${outcome}: ${outcomeClasses[outcome].says}`;
