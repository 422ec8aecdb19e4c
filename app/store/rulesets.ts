/** The register of rulesets, all boards with their moves: it comes with the first board, and most people open none in their first minute. */
import { useEffect } from 'react';
import type { GameDocument } from '../../engine/document/index.ts';
import type { RulesetEntry } from '../../engine/rulesets/index.ts';
import { tellPartMissing } from './chrome.ts';
import { editor, setEditor, useEditor } from './editor.ts';
import { held } from './held.ts';
import type { BoardWork } from './state/board.ts';

type Register = readonly RulesetEntry[];

const coming = held<Promise<Register> | undefined>(() => undefined);

async function fetched(): Promise<Register> {
  try {
    const { rulesets } = await import('../../engine/rulesets/index.ts');
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
  if (rulesets.length > 0) return Promise.resolve(rulesets);
  coming.now ??= fetched();
  return coming.now;
}

/** To be awaited before a document is shown: a board that is opened is there at once, with its ruleset, and so are boards on nodes. */
export async function readyFor({
  board,
  origin,
}: {
  readonly board?: Partial<BoardWork> | undefined;
  readonly origin?: object | undefined;
}): Promise<void> {
  if (board || origin) await bringRulesets();
}

/** Undefined where no ruleset has this id, or none has been fetched yet. */
export const rulesetCalled = (id: string): RulesetEntry | undefined =>
  editor().rulesets.find((each) => each.id === id);

/** The ruleset of an open board; also undefined for a drawing. */
export const rulesetOf = ({ board }: Pick<GameDocument, 'board'>): RulesetEntry | undefined =>
  board && rulesetCalled(board.ruleset);

/** All rulesets, for what shows a board or lists them; none until they are there. */
export function useRulesets(): Register {
  useEffect(() => void bringRulesets(), []);
  return useEditor((state) => state.rulesets);
}
