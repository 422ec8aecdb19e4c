/** A part of a page of the documentation as data, as the build reads it (.ci/paragraphs.js). */
import type { RulesetEntry } from '../../engine/rulesets/index.ts';

export type WordsOfParagraph =
  | string
  | { readonly kind: 'em' | 'strong'; readonly parts: readonly WordsOfParagraph[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `to` is an address below the documentation's site, as `learn/scores.html`. */
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly WordsOfParagraph[] };

export type BlockOfParagraph =
  | { readonly kind: 'words'; readonly parts: readonly WordsOfParagraph[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly WordsOfParagraph[])[] }
  /** An example, as an edge list. */
  | { readonly kind: 'drawing'; readonly text: string }
  /** A position with its picture. */
  | { readonly kind: 'board'; readonly ruleset: RulesetEntry; readonly position: string };

export type Paragraph = {
  readonly title: string;
  /** Its address below the documentation's site. */
  readonly address: string;
  readonly blocks: readonly BlockOfParagraph[];
};
