/**
 * The register of rulesets, all boards with their moves: it comes with the first board, and most people open
 * none in their first minute.
 */
import { useEffect } from 'react';
import type { GameDocument } from '../../engine/document/index.ts';
import { type RulesetDraft, type RulesetEntry, textOfRulesId } from '../../engine/rulesets/index.ts';
import { tellPartMissing } from './chrome.ts';
import { editor, setEditor, useEditor } from './editor.ts';
import { held } from './held.ts';
import type { BoardOrNone, BoardWork } from './state/board.ts';

type Register = readonly RulesetEntry[];

const coming = held<Promise<Register> | undefined>(() => undefined);

/** What reads the texts of written rulesets comes with the register. */
const reader = held<((text: string, before?: RulesetDraft) => RulesetDraft) | undefined>(() => undefined);

async function fetched(): Promise<Register> {
  try {
    const { rulesets, draftOfRuleset } = await import('../../engine/rulesets/index.ts');
    reader.now = draftOfRuleset;
    setEditor({ rulesets });
    return rulesets;
  } catch {
    coming.now = undefined;
    tellPartMissing();
    return [];
  }
}

/** All rulesets, fetched if need be; none if they could not be fetched, which the page then says. */
export function bringRulesets(): Promise<Register> {
  const { rulesets } = editor();
  if (rulesets.length > 0 && reader.now) return Promise.resolve(rulesets);
  coming.now ??= fetched();
  return coming.now;
}

/**
 * To be awaited before a document is shown: a board that is opened is there at once, with its ruleset, and so
 * are boards on nodes.
 */
export async function readyFor({
  board,
  origin,
}: {
  readonly board?: Partial<BoardWork> | undefined;
  readonly origin?: object | undefined;
}): Promise<void> {
  if (board || origin) await bringRulesets();
}

/**
 * While a person writes rules, each letter makes another text; earlier texts are needed again where letters
 * are undone.
 */
const mostWritten = 32;

const written = held<Map<string, RulesetDraft>>(() => new Map());

const lastWritten = held<RulesetDraft | undefined>(() => undefined);

/**
 * What can be read of the written ruleset with this id; undefined of any other ruleset, and before the reader
 * has come.
 */
export function writtenCalled(id: string): RulesetDraft | undefined {
  const text = textOfRulesId(id);
  if (text === undefined || !reader.now) return undefined;
  const before = written.now.get(id);
  if (before) return before;
  const draft = reader.now(text, lastWritten.now);
  lastWritten.now = draft;
  if (written.now.size >= mostWritten) written.now.clear();
  written.now.set(id, draft);
  return draft;
}

/**
 * Undefined where no ruleset has this id, or none has been fetched yet. For a written one, the rules that can
 * be read.
 */
export const rulesetCalled = (id: string): RulesetEntry | undefined =>
  writtenCalled(id)?.ruleset ?? editor().rulesets.find((each) => each.id === id);

/** The id of the ruleset of an open board, known or not; undefined for a drawing. */
export const rulesetIdOf = ({ board }: BoardOrNone): string | undefined => board?.ruleset;

/** The id of the ruleset of an open board, or of the board that a drawing was made of. */
export const rulesetIdBehind = (document: Pick<GameDocument, 'board' | 'origin'>): string | undefined =>
  rulesetIdOf(document) ?? document.origin?.ruleset;

/** The ruleset of an open board; also undefined for a drawing. */
export function rulesetOf(document: BoardOrNone): RulesetEntry | undefined {
  const id = rulesetIdOf(document);
  return id === undefined ? undefined : rulesetCalled(id);
}

/** What can be read of the written ruleset of an open board; undefined where its rules are no text. */
export function writtenOf(document: BoardOrNone): RulesetDraft | undefined {
  const id = rulesetIdOf(document);
  return id === undefined ? undefined : writtenCalled(id);
}

/** The text of the rules of an open board; undefined where they are no text. */
export const rulesTextOf = (document: BoardOrNone): string | undefined =>
  textOfRulesId(rulesetIdOf(document) ?? '');

/** All rulesets, for what shows a board or lists them; none until they are there. */
export function useRulesets(): Register {
  useEffect(() => void bringRulesets(), []);
  return useEditor((state) => state.rulesets);
}
