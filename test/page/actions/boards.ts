/** What a person does with a board: types, clicks places, plays, takes back, chooses another ruleset. */
import * as fc from 'fast-check';
import { dropAt, liftAt, playMove, pressPlace, typeAtPlace } from '../../../app/boards/board-hand.ts';
import { resizeBoard } from '../../../app/boards/set-up-hand.ts';
import { boardDocument, chooseRuleset, setUp, typingPosition } from '../../../app/edits/board.ts';
import { openNewBoard } from '../../../app/files/boards.ts';
import { allowSolved, chooseSign, lookAt, positionShown } from '../../../app/store/board.ts';
import { editor } from '../../../app/store/editor.ts';
import { boardLines, deleteLine, promoteLine, showLineAt } from '../../../app/walkthrough/board-lines.ts';
import { movesBy } from '../../../app/walkthrough/board-rules.ts';
import { playAgain, takeBack } from '../../../app/walkthrough/playing.ts';
import { shownGame, standingOf } from '../../../app/walkthrough/shown-game.ts';
import { goToFrame } from '../../../app/walkthrough/walking.ts';
import type { GameDocument } from '../../../engine/document/index.ts';
import { boardSides, rulesets } from '../../../engine/rulesets/index.ts';
import { type Act, act, anyCommand } from '../act.ts';

/** Rulesets with small boards of each kind: heaps, partizan, with points, with play that may go round. */
const few = rulesets.filter(({ id }) =>
  ['nim', 'toads-and-frogs', 'take-small', 'backsliding-toads-and-frogs'].includes(id),
);

/** Texts, some of which are positions of some of these. */
const texts = fc.constantFrom('2+1', '3', 'T.F', 'TT.F', 'T..F', '..20', '1 ..20', 'x', '', '2+', 'T F');

const chooses = fc.constantFrom(...few);

export const smallBoard: fc.Arbitrary<GameDocument> = fc
  .tuple(chooses, texts)
  .map(([ruleset, position]) => boardDocument(ruleset, { position }));

/** Boards on which there are several moves. */
export const playedBoard: fc.Arbitrary<GameDocument> = fc
  .constantFrom(['nim', '3+2'], ['toads-and-frogs', 'TT..F'])
  .map(([id, position]) => boardDocument(rulesets.find((each) => each.id === id) ?? few[0], { position }));

/** A place of the board that is shown, counted round. */
function withPlace(
  says: string,
  at: number,
  deed: (place: Parameters<typeof pressPlace>[0]) => unknown,
): Act {
  return act(`${says} (place ${at})`, () => {
    const places = positionShown(editor())?.board().places ?? [];
    const place = places[at % Math.max(1, places.length)];
    return place && deed(place);
  });
}

/** A move of the player to move, counted round; where nothing is played it begins a game. */
export const moves = (at: number): Act =>
  act(`move ${at}`, () => {
    const read = positionShown(editor());
    if (!read) return;
    const shown = shownGame();
    const mover = shown ? standingOf(shown).mover : at % 2 === 0 ? 'left' : 'right';
    const all = movesBy(read, mover);
    if (all.length > 0 && !(shown && standingOf(shown).over)) playMove(mover, all[at % all.length].to);
  });

/** A look at a position that follows the one that is shown, counted round, or back at the current one. */
export const lookingUp: fc.Arbitrary<Act> = fc.nat(8).map((at) =>
  act(at === 0 ? 'look back' : `look at ${at}`, () => {
    const read = positionShown(editor());
    const all = read?.moves() ?? [];
    if (!read || at === 0) lookAt(undefined);
    else if (all.length > 0) lookAt(read.ruleset.print(all[at % all.length].to));
  }),
);

/** What is done with a line of the game that is played, counted round. */
function onLine(deed: string, line: number, at: number): void {
  const number = line % (boardLines(editor().document).variations.length + 1);
  if (deed === 'leave') {
    goToFrame(at % (shownGame()?.game.plies.length || 1));
    moves(line).do();
  } else if (!shownGame()) return;
  else if (deed === 'show') showLineAt(number, at);
  else if (deed === 'promote') promoteLine(number);
  else deleteLine(number);
}

/** Moves that begin variations, and what is done with these. */
export const varying: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom('leave', 'leave', 'leave', 'show', 'promote', 'delete'), fc.nat(5), fc.nat(6))
  .map(([deed, line, at]) => act(`${deed} line ${line} (${at})`, () => onLine(deed, line, at)));

export const boarding: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: texts.map((text) => act(`set up "${text}"`, () => setUp(text))) },
  {
    weight: 2,
    arbitrary: texts.map((text) =>
      act(`type "${text}"`, () => {
        const { write, end } = typingPosition();
        for (let letters = 1; letters <= text.length; letters++) write(text.slice(0, letters));
        end();
      }),
    ),
  },
  { weight: 4, arbitrary: fc.nat(7).map((at) => withPlace('click', at, pressPlace)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(7), fc.constantFrom('T', 'f', '.', 'Delete', 'Backspace', 'Escape'))
      .map(([at, key]) => withPlace(`press ${key}`, at, (place) => typeAtPlace(place, key))),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(7), fc.nat(8)).map(([from, to]) =>
      withPlace(`drag to place ${to} from`, from, (place) => {
        const { places } = positionShown(editor())?.board() ?? { places: [] };
        if (liftAt(place)) dropAt(places[to]);
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...boardSides).chain((side) =>
      fc.constantFrom(
        act(`take away at the ${side}`, () => resizeBoard(side, 'shrink')),
        act(`undo growth at the ${side}`, () => resizeBoard(side, 'grow') && resizeBoard(side, 'shrink')),
      ),
    ),
  },
  { weight: 4, arbitrary: fc.nat(7).map(moves) },
  { weight: 2, arbitrary: varying },
  { weight: 3, arbitrary: anyCommand('game.play', 'edit.undo', 'edit.redo') },
  {
    weight: 1,
    arbitrary: chooses.map((ruleset) => act(`choose ${ruleset.id}`, () => chooseRuleset(ruleset))),
  },
  {
    weight: 1,
    arbitrary: chooses.map(({ id }) => act(`open a board of ${id}`, () => openNewBoard(id))),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      act('take back', takeBack),
      act('play again', () => playAgain({ starter: 'right' })),
      act('the first moment', () => goToFrame(0)),
      act('the tray', () => chooseSign('T')),
      act('few positions', () => allowSolved(100_000)),
    ),
  },
);
