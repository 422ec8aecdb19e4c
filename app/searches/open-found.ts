/** Opens a game that was found: a drawing as a new one, a position on a board of its own. */

import { setTitle, setView } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument, mergeEdgeList } from '../../engine/document/index.ts';
import { lessonOfExercises, writeLesson } from '../../engine/lesson/index.ts';
import { parseAskedFamily } from '../../engine/sweeps/index.ts';
import { textOf } from '../../engine/values/index.ts';
import type { GameRow, WhatToFind } from '../../workers/protocol.ts';
import { canvas } from '../canvas/viewport.ts';
import { boardDocument, underTable } from '../edits/board.ts';
import { arranged } from '../edits/tidy.ts';
import { openLessonText } from '../files/lessons/lesson-opening.ts';
import { openMadeHere } from '../files/way-back.ts';
import { announce, closeDialog, toast } from '../store/chrome.ts';
import { bringRulesets, rulesetCalled } from '../store/rulesets.ts';
import { select } from '../store/showing.ts';
import { isBoard } from '../store/subject.ts';
import { searching as said } from '../words/searching.ts';
import type { GamesSoFar } from './searching.ts';

/** No class has more exercises. */
const mostExercises = 100;

/** Opens a lesson of the games that are listed, in which their values are hidden; the dialog closes. */
export async function openAsLesson({ asked: { what }, rows, text }: GamesSoFar): Promise<void> {
  try {
    const exercises: Parameters<typeof lessonOfExercises>[0][number][] = [];
    for (const row of rows.slice(0, mostExercises)) {
      const document =
        what.kind === 'members' ? await boardOfRow(what.of, row.game) : await arranged(drawingOfRow(row));
      if (document) exercises.push({ document, value: row.value, outcome: row.outcome });
    }
    const problems = await openLessonText(
      writeLesson(lessonOfExercises(exercises, `Found by: ${text}.`)),
      said.title,
    );
    if (problems === 'stopped') return;
    if (problems.length > 0) throw new Error(problems.map(({ says }) => says).join(' '));
    closeDialog();
    canvas()?.focus();
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}

/** The drawing without places, called by its value where that is short. */
export function drawingOfRow({ game, value }: Pick<GameRow, 'game' | 'value'>): GameDocument {
  const read = mergeEdgeList(emptyDocument, game);
  if (!read.ok) throw new Error(read.problems.map(({ says }) => says).join(' '));
  const text = value ? textOf(value) : '';
  return setTitle(
    read.value,
    text === '' || text.length > 40 ? 'A drawing that was found' : `A drawing of ${text}`,
  );
}

/** The board of a position in this family; undefined where there is no such ruleset any more. */
async function boardOfRow(of: string, position: string): Promise<GameDocument | undefined> {
  const asked = parseAskedFamily(of);
  await bringRulesets();
  const ruleset = asked.ok ? rulesetCalled(asked.value.ruleset) : undefined;
  if (!asked.ok || !ruleset) return undefined;
  return underTable(boardDocument(ruleset, { position }), ruleset, asked.value.under ?? {});
}

/** As an exercise it has its values hidden, and a title that does not reveal one. */
const asExercise = (document: GameDocument): GameDocument =>
  setView(isBoard(document) ? document : setTitle(document, 'An exercise'), {
    hidden: { all: true, except: [] },
  });

/**
 * Opens it, with a way back; the dialog closes, and keeps what it has. With `hides` its values are hidden,
 * and a quiz that is open asks about it.
 */
export async function openFound(what: WhatToFind, row: GameRow, hides: boolean): Promise<void> {
  try {
    const found =
      what.kind === 'members' ? await boardOfRow(what.of, row.game) : await arranged(drawingOfRow(row));
    if (!found) return;
    await openMadeHere(hides ? asExercise(found) : found);
    closeDialog();
    if (what.kind !== 'members') select([found.nodes[0].id]);
    canvas()?.focus();
    announce('The game is open. “Find games…” has the others.');
  } catch (error) {
    toast(String((error as Error).message), { stays: true });
  }
}
