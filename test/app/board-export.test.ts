/**
 * The figure of a board in the editor: the game that is played, its moves and a list of positions, with what
 * each is worth.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boardDocument } from '../../app/edits/board.ts';
import {
  type BoardSubject,
  type BoardWorthShown,
  boardFigureJobFor,
  boardsAsked,
  boardsToExport,
} from '../../app/export/board-figure.ts';
import { writtenIn } from '../../app/export/exportable.ts';
import { figureFormats } from '../../app/export/formats.ts';
import { firstOptions } from '../../app/export/options.ts';
import { noCaption } from '../../app/export/remembered.ts';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll, reveal } from '../../app/store/hidden.ts';
import { bringRulesets, rulesetCalled } from '../../app/store/rulesets.ts';
import { gameOfLine } from '../../app/walkthrough/board-rules.ts';
import { beginGame, openGame } from '../../app/walkthrough/playing.ts';
import { setRules } from '../../engine/document/edits/index.ts';
import { engine } from '../../workers/client.ts';

beforeEach(() => bringRulesets());
afterEach(startAfresh);

function opened(id: string, position: string, line: readonly string[] = []): void {
  const ruleset = rulesetCalled(id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  openDocument(boardDocument(ruleset, { position, line }), 'board');
}

const asked = (subject: BoardSubject, list = '') => {
  const found = boardsAsked(editor(), subject, list);
  if (!found?.ok) throw new Error(JSON.stringify(found));
  return found.value;
};

/** The request that the dialog makes, with values from the worker. */
async function requested(subject: BoardSubject, worthShown: BoardWorthShown) {
  const boards = asked(subject);
  const game = { ruleset: boards.ruleset.id, position: boards.boards[0].position };
  const positions = boards.boards.map(({ position }) => position);
  const worth = await engine().run({ kind: 'worth', game, positions }).answer;
  if (worth.kind !== 'done') throw new Error(JSON.stringify(worth));
  const { hidden } = editor();
  return {
    ...noCaption,
    asked: boards,
    worth: worth.value,
    worthShown,
    columns: 2,
    options: firstOptions,
    hidden,
  };
}

const described = async (...about: Parameters<typeof requested>): Promise<string> => {
  const written = await writtenIn(figureFormats[0], boardsToExport(await requested(...about)));
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  return (
    /<desc>(.*)<\/desc>/.exec(`${new TextDecoder().decode(written.value.body as Uint8Array)}`)?.[1] ?? ''
  );
};

describe('which boards a figure has', () => {
  test('the game that is played, with either player to begin, otherwise the line that the document has', () => {
    opened('toads-and-frogs', 'T.F', ['TF.']);
    beginGame();
    expect(asked('line').boards).toEqual([
      { position: 'T.F', says: '' },
      { position: 'TF.', mover: 'right', says: '1: Right 3 → 2' },
    ]);
    // What either could have played is Right's where Right began.
    opened('hackenbush', '0-1:g', ['0']);
    openGame(gameOfLine({ board: { ruleset: 'hackenbush', position: '0-1:g', line: ['0'] } }, 'right'));
    expect(asked('line').boards[1]).toMatchObject({ position: '0', mover: 'right' });
    opened('toads-and-frogs', 'TT.FF', ['T.TFF', 'TFT.F']);
    expect(asked('line')).toMatchObject({
      boards: [{ position: 'TT.FF' }, { mover: 'left', says: '1: Left 2 → 3' }, { mover: 'right' }],
      line: ['T.TFF', 'TFT.F'],
    });
  });

  test('the file of a board in misère play carries it', () => {
    const carriedIn = () => {
      const request = {
        ...noCaption,
        asked: asked('position'),
        worth: undefined,
        worthShown: 'none',
      } as const;
      const boards = { ...request, columns: 1, options: firstOptions, hidden: editor().hidden };
      return JSON.parse(String(boardsToExport(boards).carries()));
    };
    opened('nim', '2+1');
    expect(carriedIn()).not.toHaveProperty('play');
    applyEdit((document) => setRules(document, { play: 'misere' }));
    expect(carriedIn()).toMatchObject({ position: '2+1', play: 'misere' });
  });

  test('each move with what it leads to; in an impartial game no player is named', () => {
    opened('nim', '2+1');
    const { boards } = asked('moves');
    expect(boards[0]).toEqual({ position: '2+1', says: '' });
    expect(new Set(boards.slice(1).map(({ position }) => position))).toEqual(new Set(['1+1', '0+1', '2+0']));
    expect(boards.every(({ says }) => !/Left|Right/.test(says))).toBe(true);
  });

  test('a list is read line by line, and every faulty line is named', () => {
    opened('nim', '3');
    expect(asked('list', '3 + 4\n\n 5 ').boards.map(({ position }) => position)).toEqual(['3+4', '5']);
    expect(boardsAsked(editor(), 'list', '3\nx\n4+y')).toMatchObject({
      ok: false,
      problems: [{ place: 'Line 2' }, { place: 'Line 3' }],
    });
    expect(boardsAsked(editor(), 'list', ' \n')).toMatchObject({ ok: false, problems: [{ place: '' }] });
    expect(boardsAsked(editor(), 'list', '1\n'.repeat(61))).toMatchObject({ ok: false });
  });
});

describe('the words below the boards', () => {
  test('values, or who wins', async () => {
    opened('toads-and-frogs', 'T.F');
    expect(await described('moves', 'values')).toMatch(
      /^star\. .*Left 1 → 2: .*zero\. .*Right 3 → 2: zero\. /,
    );
    expect(await described('moves', 'outcomes')).toMatch(/^outcome N\. /);
  });

  test('a box for each hidden value, and nothing else tells it', async () => {
    opened('toads-and-frogs', 'T.F');
    hideAll();
    reveal(['.TF']);
    const request = await requested('moves', 'values');
    const { boards } = boardFigureJobFor(request, { kind: 'preview' });
    const told = JSON.stringify(boards.filter(({ position }) => position !== '.TF'));
    expect(told).toContain('"hidden":true');
    expect(told).not.toMatch(/value|outcome/);
    expect(JSON.stringify(boards.filter(({ position }) => position === '.TF'))).toContain('value');
  });
});
