/**
 * Opens the board of a row: on a board it takes the place of the position there, which Undo gives back;
 * beside a drawing a board of its own opens, with the same table. Both are played by the rules of the table.
 */
import { boardDocument, setBoard, underTable } from '../edits/board.ts';
import { openAsNew } from '../files/drawings.ts';
import { madeFromHere } from '../files/way-back.ts';
import { announce, openTable, toast } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { isBoard } from '../store/subject.ts';
import { words } from '../words.ts';
import type { TableAsked } from './asked.ts';

/** A window as narrow as a phone's, where the table covers the board. */
const isNarrow = (): boolean =>
  globalThis.matchMedia?.('(max-width: 899px) and (min-height: 500px), (max-width: 559px)').matches ?? false;

/** Resolves when the board shows it. */
export async function openRow({ ruleset, of, family }: TableAsked, position: string): Promise<void> {
  const { document, readOnly } = editor();
  if (!ruleset || position === '') return;
  const onBoard = isBoard(document);
  if (onBoard && readOnly) {
    toast(words.keeping.lookedAt);
    return;
  }
  const under = family?.under ?? {};
  if (onBoard) setBoard({ ruleset: ruleset.id, position }, under);
  else {
    const { sweep = { of } } = document.view;
    const board = underTable(boardDocument(ruleset, { position }), ruleset, under);
    await openAsNew({ ...board, view: { ...board.view, sweep } }, madeFromHere());
  }
  announce(`${position} is on the board`);
  if (isNarrow()) openTable(false);
}
