/**
 * The keys of boards, on every ruleset: what a hand without a pointer reaches, puts, clears, plays, and makes
 * larger and smaller.
 */
import { afterEach, beforeEach, test, expect as thorough } from 'vitest';
import { pressPlace, typeAtPlace } from '../../app/boards/board-hand.ts';
import { resizeBoard } from '../../app/boards/set-up-hand.ts';
import { undo } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { bringRulesets } from '../../app/store/rulesets.ts';
import { gameOfLine } from '../../app/walkthrough/board-rules.ts';
import { choicesOf } from '../../app/walkthrough/joint-game.ts';
import { openGame } from '../../app/walkthrough/playing.ts';
import { shownJoint } from '../../app/walkthrough/shown-game.ts';
import { endWalkthrough } from '../../app/walkthrough/walking.ts';
import { boardSides } from '../../engine/rulesets/index.ts';
import { type Ruleset, rulesets } from '../../engine/run.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import { table } from '../fixtures/board-table.ts';
import { expect } from '../fixtures/quick-expect.ts';

beforeEach(() => bringRulesets());
afterEach(startAfresh);

type Table = ReturnType<typeof table>;

const each = rulesets.map((ruleset) => [ruleset.id, ruleset] as const);

/** Boards with more places are gone through by the laws of moves alone. */
const mostPlaces = 60;

/**
 * The starts of a ruleset, and the positions after several moves of the two players in turn, every third of
 * which is taken.
 */
function positionsOf(ruleset: Ruleset): readonly string[] {
  const found = new Set<string>();
  for (const { position } of ruleset.starts) {
    const parsed = ruleset.parse(position);
    if (!parsed.ok) throw new Error(`${position} is no position`);
    let at: unknown = parsed.value;
    if (ruleset.board(at).places.length > mostPlaces) continue;
    for (const turn of [0, 1, 2, 3]) {
      found.add(ruleset.print(at));
      const mover = turn % 2 === 0 ? 'left' : 'right';
      const moves = [...ruleset.moves(at)].filter(({ player }) => player === mover || player === 'either');
      if (moves.length === 0) break;
      at = moves[(7 * turn + 3) % moves.length].to;
    }
    if (found.size > 4) break;
  }
  return [...found];
}

const namesOf = ({ read }: Table): readonly string[] =>
  read()
    .board()
    .places.map(({ name }) => name);

const isSignOf = ({ read }: Table, letter: string): boolean =>
  read()
    .board()
    .pieces.some(({ sign }) => sign === letter);

/** Where one key leads again and again, until it leads nowhere. */
function wayOf({ keys }: Table, from: string, key: string): readonly string[] {
  const way = [from];
  for (;;) {
    const [next] = keys(way[way.length - 1], key);
    if (next === undefined || way.includes(next)) return way;
    way.push(next);
  }
}

test.each(each)('%s: arrows, Home and End reach every place, which is announced', (_, ruleset) => {
  const boards = positionsOf(ruleset);
  thorough(boards).not.toEqual([]);
  for (const position of boards) {
    const board = table(ruleset.id, position);
    // What is offered beside the board is there in play alone.
    const names = namesOf(board).filter((name) => !board.place(name).offers);
    expect(wayOf(board, names[0], 'ArrowRight')).toEqual(names);
    expect(wayOf(board, names[names.length - 1], 'ArrowLeft')).toEqual(names.toReversed());
    for (const name of names) {
      const { holds } = board.place(name);
      expect(holds.trim().length, `${name} of ${position} says what stands there`).toBeGreaterThan(0);
      const corners = board.keys(name, 'Ctrl+Home', 'Ctrl+End');
      expect(corners).toEqual([names[0], names[names.length - 1]]);
      const [first, last] = [board.keys(name, 'Home')[0], board.keys(name, 'End')[0]];
      expect(names).toContain(first);
      expect(names).toContain(last);
    }
  }
});

test.each(each)('%s: letters put, the point and Delete clear, Enter goes round', (_, ruleset) => {
  for (const position of positionsOf(ruleset)) {
    const board = table(ruleset.id, position);
    const { print } = ruleset;
    const { places, join } = board.read().board();
    const back = (): void => {
      if (board.position() !== position) undo();
      expect(board.position()).toBe(position);
    };
    for (const { name, edits } of places) {
      for (const { sign, to } of edits) {
        const isDrawn =
          join?.ends.includes(name) &&
          join.kinds.some((kind) => kind.sign.toLowerCase() === sign.toLowerCase());
        if (isDrawn) continue;
        // A small letter means the capital one, unless it is a sign of its own.
        const small = sign.toLowerCase();
        const letters = isSignOf(board, small) ? [sign] : [sign, small];
        for (const key of sign === '.' ? ['.', 'Delete', 'Backspace'] : letters) {
          expect(typeAtPlace(board.place(name), key), `${key} on ${name} of ${position}`).toBe(true);
          expect(board.position(), `${key} on ${name} of ${position}`).toBe(print(to));
          back();
        }
      }
      if (edits.length === 0 || (join?.drawsFirst && join.ends.includes(name))) continue;
      // The old content of the place comes round again, unless the place is gone with it: a removed heap
      // leaves its place to the next. The rest of the board may have changed, since a piece that exists only
      // once came from elsewhere.
      const stood = board.place(name).holds;
      // For two arcs side by side the notation says which comes first, so that a new colour may turn up on
      // the other one.
      if (/ beside an? \S+ one/.test(stood)) continue;
      const seen: string[] = [];
      let presses = 0;
      do {
        const [next] = board.place(name).edits;
        pressPlace(board.place(name));
        presses++;
        expect(board.position(), `Enter on ${name} of ${position}`).toBe(print(next.to));
        const now = board
          .read()
          .board()
          .places.find((place) => place.name === name);
        const goesOn = now?.edits.some(({ sign }) => sign !== '.' || sign !== next.sign);
        seen.push(now && goesOn ? now.holds : stood);
      } while (seen.at(-1) !== stood && seen.length <= edits.length);
      expect(seen, `Enter on ${name} of ${position}`).toContain(stood);
      for (; presses > 0; presses--) undo();
      expect(board.position()).toBe(position);
    }
  }
});

/** From a place to another of those among which keys lead, by the arrows alone. */
function goTo(board: Table, from: string, to: string): readonly string[] {
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    const way = wayOf(board, from, key);
    if (way.includes(to)) return way.slice(1, way.indexOf(to) + 1).map(() => key);
  }
  throw new Error(`no arrows lead from ${from} to ${to} in ${board.position()}`);
}

test.each(each)(
  '%s: every move is made by keys, and Tab leads through the pieces that move',
  (_, ruleset) => {
    for (const position of positionsOf(ruleset)) {
      for (const mover of ['left', 'right'] as const) {
        endWalkthrough();
        const board = table(ruleset.id, position);
        const { document } = editor();
        const own = board
          .read()
          .moves()
          .filter(({ player }) => player === mover || player === 'either');
        const begin = (): void => {
          // Where both move at once, the choice that the other player sees is chosen by hand.
          const joint = {
            pieces: [position],
            computer: undefined,
            sees: opponentOf[mover],
            seed: 0,
            plies: [],
          };
          if (ruleset.rounds) openGame(joint);
          else if (document.board) openGame(gameOfLine(document, mover, []), 0);
        };
        begin();
        const isOver = shownJoint()?.standing?.over !== undefined;
        // A player who alone can move is asked no more.
        if (isOver) continue;
        const names = namesOf(board);
        const stops = own.flatMap(({ by, inAnyOrder }) => (inAnyOrder ? by : [by[0]]));
        const ahead = names.filter((name) => stops.includes(name));
        const tabs = wayOf(board, names[0], 'Tab').slice(1);
        expect(tabs).toEqual(ahead.filter((name) => name !== names[0]));
        const last = names[names.length - 1];
        expect(wayOf(board, last, 'Shift+Tab').slice(1)).toEqual(
          ahead.filter((name) => name !== last).toReversed(),
        );
        for (const { by, to } of own.filter((_move, i) => i % Math.ceil(own.length / 6) === 0)) {
          begin();
          let at = names[0];
          for (const [i, name] of by.entries()) {
            if (name !== at) board.keys(at, ...goTo(board, at, name));
            at = name;
            if (i > 0 && i === by.length - 1) {
              // A chosen piece is deselected, and chosen again.
              const taken = editor().clicked;
              expect(board.keys(at, 'Escape')[0]).toBe(by[0]);
              expect(editor().clicked).toEqual([]);
              for (const each of taken) board.keys(each, 'Enter');
            }
            board.keys(at, 'Enter');
          }
          const shown = shownJoint();
          const chosen = shown?.standing && choicesOf(shown.standing.round, mover)[shown.round.seen ?? -1];
          if (ruleset.rounds) expect(chosen?.by).toEqual(by);
          else expect(board.position(), `${by.join(', ')} in ${position}`).toBe(ruleset.print(to));
          expect(editor().clicked).toEqual([]);
        }
      }
    }
  },
);

test.each(each)('%s: it grows and shrinks at each side where the ruleset can', (_, ruleset) => {
  for (const position of positionsOf(ruleset)) {
    const board = table(ruleset.id, position);
    for (const side of boardSides) {
      for (const way of ['grow', 'shrink'] as const) {
        const resized = ruleset.resize?.(board.read().draft.position, side, way);
        expect(resizeBoard(side, way)).toBe(resized !== undefined);
        expect(board.position()).toBe(resized ? ruleset.print(resized.to) : position);
        if (!resized) {
          expect(editor().refusal.length).toBeGreaterThan(0);
          continue;
        }
        // What grew there is taken away again by the other key.
        if (way === 'grow' && resizeBoard(side, 'shrink')) {
          expect(board.position()).toBe(position);
          undo();
        }
        undo();
        expect(board.position()).toBe(position);
      }
    }
  }
});
