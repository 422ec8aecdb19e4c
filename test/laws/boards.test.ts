/**
 * Laws for every registered ruleset's board: places have the names that problems use, edits and moves lead to
 * positions, moves are the options, and every pen draws the figure.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { afterClick, afterDrag, clickedByLift } from '../../app/boards/clicks.ts';
import { movedTo, whatStandsAt } from '../../app/boards/drags.ts';
import { readPositionOf } from '../../app/store/position-of.ts';
import { styles } from '../../engine/figure/index.ts';
import { dotPen, svgPen, tikzPen } from '../../engine/figure/pens/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import { codedOptions } from '../../engine/rulesets/coded-options.ts';
import type { Board, BoardMove } from '../../engine/rulesets/index.ts';
import type { Coder } from '../../engine/rulesets/ruleset.ts';
import { type Ruleset, rulesets } from '../../engine/run.ts';
import { handOf } from '../arbitrary/positions.ts';
import { hitAt, middleOf, mistyped, positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { sortedNim } from '../fixtures/sorted-nim.ts';
import { parseXml } from '../fixtures/xml.ts';
import { tryLaw } from './seeds.ts';

const sorted = (names: Iterable<string>): string[] => [...names].toSorted((a, b) => (a < b ? -1 : 1));

const boardOf = (ruleset: Ruleset, text: string): Board => ruleset.board(positionOf(ruleset, text));

/** "rank 2" means every place whose name begins so: "rank 2, square 3". */
const names = (place: string, name: string): boolean => name === place || name.startsWith(`${place}, `);

/**
 * The move that clicks at these places make, as the app hears them; undefined where they make none. It is not
 * made before the last of them.
 */
function moveClicked(moves: readonly BoardMove[], by: readonly string[]): BoardMove | undefined {
  let clicked: readonly string[] = [];
  for (const [i, place] of by.entries()) {
    const done = afterClick(clicked, moves, place);
    if ('move' in done) {
      expect(i, `the first of ${by.join(', ')} make a move`).toBe(by.length - 1);
      return done.move;
    }
    clicked = done.clicked;
  }
  return undefined;
}

/** Whether these two places, either first, are all of a move. */
const goesBy = ({ by }: BoardMove, one: string, other: string): boolean =>
  by.length === 2 && by.includes(one) && by.includes(other);

const printedCode = (coder: Coder, position: unknown): string => {
  const code = coder.code(position);
  return code === undefined ? 'a position that cannot follow' : coder.print(code);
};

/** The places that the problems of mistyped texts name. */
function placesBlamed(ruleset: Ruleset, text: string): ReadonlySet<string> {
  const blamed = new Set<string>();
  for (const wrong of mistyped(text)) {
    const parsed = ruleset.parse(wrong);
    if (!parsed.ok) for (const { place } of parsed.problems) blamed.add(place);
  }
  return blamed;
}

test('every folder of a ruleset is in the register', () => {
  const room = join(import.meta.dirname, '../../engine/rulesets');
  const register = rulesets.map(({ id }) => id);
  // What people write is in the folder `written`, and no ruleset of the register.
  const folders = readdirSync(room).filter(
    (name) => name !== 'written' && existsSync(join(room, name, 'index.ts')),
  );
  for (const folder of folders) {
    expect(register, `engine/rulesets/${folder} has no line in engine/rulesets/register.ts`).toContain(
      folder,
    );
  }
});

test('a move that goes by one place twice in a row cannot be clicked, and the law of clicks sees it', () => {
  const [nim] = rulesets.filter(({ id }) => id === 'nim');
  const [{ by, ...move }] = nim.moves(positionOf(nim, '3'));
  const twice = [{ ...move, by: [...by, ...by] }];
  expect(moveClicked(twice, twice[0].by)).toBeUndefined();
});

describe.each([...rulesets, sortedNim].map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s',
  (id, ruleset) => {
    test('each place has a name of its own, and a click in its middle hits only that place', () => {
      tryLaw(handOf(id).positions, 20, (text) => {
        const board = boardOf(ruleset, text);
        const { places } = board;
        expect(places.length).toBeGreaterThan(0);
        expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
        for (const { area, name } of places) expect(hitAt(places, middleOf(area))).toEqual([name]);
      });
    });

    test('problems of the notation name places as the board does', () => {
      tryLaw(handOf(id).positions, 6, (text) => {
        const { places, join } = boardOf(ruleset, text);
        // The notation has no sign for places that are only ends of edges, so nothing can be written wrongly
        // there.
        const said = places.filter(
          ({ name, edits: at }) => at.length > 0 && !(join?.drawsFirst && join.ends.includes(name)),
        );
        const texts = [text, ...said.map(({ edits }) => ruleset.print(edits[0].to))];
        let unnamed = said.map(({ name }) => name);
        for (const each of texts) {
          if (unnamed.length === 0) break;
          const blamed = [...placesBlamed(ruleset, each)];
          unnamed = unnamed.filter((name) => !blamed.some((place) => names(place, name)));
        }
        expect(unnamed, `no problem of the notation speaks of these, on ${text}`).toEqual([]);
      });
    });

    test('a mistyped position is a draft with a board, on which a problem has its place, and a position is one without problems', () => {
      tryLaw(handOf(id).positions, 6, (text) => {
        expect(ruleset.read(text)).toEqual({ position: positionOf(ruleset, text), problems: [] });
        for (const wrong of ['', ...mistyped(text)]) {
          const { position, problems } = ruleset.read(wrong);
          const { places, shapes } = ruleset.board(position);
          expect(shapes.length).toBeGreaterThan(0);
          expect(ruleset.parse(wrong).ok).toBe(problems.length === 0);
          const ofPlaces = problems.filter(({ place }) => place.includes(', '));
          const isPlaced = ofPlaces.some(({ place }) => places.some(({ name }) => names(place, name)));
          const says = `a problem of ${wrong} has no place on its board`;
          expect(isPlaced || ofPlaces.length === 0, says).toBe(true);
        }
      });
    });

    test('every edit leads to another draft, which shows at its place', () => {
      tryLaw(handOf(id).positions, 10, (text) => {
        const { places } = boardOf(ruleset, text);
        for (const { name, holds, edits } of places) {
          const printed = edits.map(({ to }) => ruleset.print(to));
          expect(new Set([text, ...printed]).size).toBe(edits.length + 1);
          for (const [i, { to, says }] of edits.entries()) {
            expect(ruleset.read(printed[i]).position).toEqual(to);
            const after = ruleset.board(to).places;
            // If an edit adds or removes a place, the others may be renamed.
            if (after.length !== places.length) continue;
            const there = after.find((place) => place.name === name);
            expect(there?.holds, `${says} at ${name}`).not.toBe(holds);
          }
        }
      });
    });

    test('moves by places lead to the options, to each of them, and clicks at their places make them', () => {
      tryLaw(handOf(id).positions, 25, (text) => {
        const position = positionOf(ruleset, text);
        const there = new Set(ruleset.board(position).places.map(({ name }) => name));
        const moves = ruleset.moves(position);
        const coder = ruleset.coder(position);
        for (const player of ['left', 'right'] as const) {
          const options = new Set(codedOptions(coder, player, coder.start).map(coder.print));
          const own = moves.filter((move) => move.player === player || move.player === 'either');
          const ends = new Set(own.map(({ to }) => printedCode(coder, to)));
          expect(
            sorted(ends),
            `${player}’s moves on the board of ${text} lead to the coder’s options`,
          ).toEqual(sorted(options));
          for (const { by } of own) {
            expect(by.length).toBeGreaterThan(0);
            expect(by.length).toBeLessThanOrEqual(ruleset.clicks?.length ?? by.length);
            for (const name of by) {
              expect(there.has(name), `a move on ${text} goes by "${name}", which is no place there`).toBe(
                true,
              );
            }
          }
          for (const { by, to } of own) {
            const made = moveClicked(own, by);
            const says = `after clicks at ${by.join(', ')} on ${text}`;
            expect(made && ruleset.print(made.to), says).toBe(ruleset.print(to));
          }
        }
      });
    });

    test('a drag in play from the first place of a move to its last makes that move where no other has or continues these places, and no other drag makes a move', () => {
      tryLaw(handOf(id).positions, 15, (text) => {
        const moves = ruleset.moves(positionOf(ruleset, text));
        for (const player of ['left', 'right'] as const) {
          const own = moves.filter((move) => move.player === player || move.player === 'either');
          for (const { by, inAnyOrder, to } of own) {
            const [from, end] = [by[0], by[by.length - 1]];
            const lifted = clickedByLift([], own, from);
            const says = `a drag from ${from} to ${end} on ${text}`;
            if (by.length === 1) {
              if (!inAnyOrder) expect(lifted, says).toBeUndefined();
              continue;
            }
            expect(lifted, says).toEqual([from]);
            // A gesture that ends where it began is not a drag.
            if (end === from) continue;
            const done = afterDrag([from], own, end);
            const others = own.filter(
              (move) =>
                (move.by[0] === from && move.by.at(-1) === end) || (inAnyOrder && goesBy(move, from, end)),
            );
            if (done && 'move' in done) expect(own).toContain(done.move);
            const isClick = own.some(
              (move) => move.by.length > 2 && move.by[0] === from && move.by[1] === end,
            );
            if (others.length > 1 || isClick || (inAnyOrder && by.length > 2)) continue;
            expect(done && 'move' in done && ruleset.print(done.move.to), says).toBe(ruleset.print(to));
          }
        }
      });
    });

    test('what a drag moves while a board is set up can be dragged back, and nothing else changes', () => {
      tryLaw(handOf(id).positions, 8, (text) => {
        const read = readPositionOf({ ruleset: id, position: text });
        // The sorted heaps of the tests are in no register.
        if (!read) return;
        const { places } = read.board();
        for (const from of places.slice(0, 6)) {
          expect(movedTo(read, from.name, from.name)).toBeUndefined();
          for (const to of places.slice(0, 12)) {
            const position = movedTo(read, from.name, to.name);
            if (position === undefined) continue;
            expect(position).not.toBe(read.printed);
            const after = readPositionOf({ ruleset: id, position });
            const says = `${text}, from ${from.name} to ${to.name}`;
            expect(after && whatStandsAt(after, to.name)?.sign, says).toBe(
              whatStandsAt(read, from.name)?.sign,
            );
            expect(after && movedTo(after, to.name, from.name), says).toBe(read.printed);
          }
        }
      });
    });

    test('what is announced to fall with a move’s only place is what the move takes besides', () => {
      tryLaw(handOf(id).positions, 20, (text) => {
        const position = positionOf(ruleset, text);
        const { places, falls } = ruleset.board(position);
        if (!falls) return;
        const cuttable = (board: Board): number =>
          board.places.filter(({ name }) => board.falls?.(name)).length;
        for (const { by, to } of ruleset.moves(position)) {
          const fall = by.length === 1 ? falls(by[0]) : undefined;
          if (!fall) continue;
          expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining([...fall.names]));
          const left = cuttable(ruleset.board(to));
          expect(left, `after ${by[0]} on ${text}`).toBe(
            cuttable(ruleset.board(position)) - 1 - fall.names.length,
          );
        }
      });
    });

    test('every pen draws the board, the same each time, and DOT says that it cannot', () => {
      tryLaw(handOf(id).positions, 5, (text) => {
        const board = boardOf(ruleset, text);
        for (const style of Object.values(styles)) {
          const figure = boardFigure(board, { title: text }, style);
          const [svg, tikz] = [svgPen(figure), tikzPen(figure)];
          expect(parseXml(svg.text).name).toBe('svg');
          for (const penned of [svg, tikz]) {
            expect(penned.text).not.toMatch(/NaN|Infinity|undefined/);
            expect(penned.unsaid).toEqual([]);
          }
          expect(tikz.text.match(/\\path\[/g)).toHaveLength(board.shapes.length);
          expect(svgPen(boardFigure(boardOf(ruleset, text), { title: text }, style)).text).toBe(svg.text);
          expect(dotPen(figure).unsaid.join()).toMatch(/cannot describe a board/);
        }
      });
    });
  },
);
