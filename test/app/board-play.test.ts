/** Playing on a board: which clicks make a move, what other clicks do, who may move, and taking moves back. */
import { describe, expect, test } from 'vitest';
import { placeTowards } from '../../app/boards/nearest-place.ts';
import { beginning, clicked, livePlaces, movesNow, pointsAt, takenBack } from '../../app/boards/play.ts';
import type { BoardPlay } from '../../app/store/state/board.ts';
import { rulesets } from '../../engine/run.ts';

/** A board on which a test clicks as a person does in the dialog. */
function table(id: string, text: string) {
  const ruleset = rulesets.find((each) => each.id === id);
  if (!ruleset) throw new Error(`no ruleset "${id}"`);
  const movesAt = ({ position }: BoardPlay) => {
    const read = ruleset.parse(position);
    if (!read.ok) throw new Error(`${position} is no position`);
    return ruleset.moves(read.value);
  };
  let play = beginning(text);
  return {
    click: (place: string): BoardPlay => {
      play = clicked(play, movesAt(play), place, ruleset.print);
      return play;
    },
    back: (): BoardPlay => {
      play = takenBack(play);
      return play;
    },
    live: (): string[] => [...livePlaces(play, movesAt(play))],
    canMove: (): boolean => movesNow(play, movesAt(play)).length > 0,
  };
}

describe('toads and frogs', () => {
  test('a player chooses a toad, clicks its target, and then it is Right’s turn', () => {
    const { click, live } = table('toads-and-frogs', 'TT.F');
    expect(live()).toEqual(['square 2']);
    expect(click('square 2')).toMatchObject({ position: 'TT.F', chosen: ['square 2'] });
    expect(live()).toEqual(['square 3']);
    expect(click('square 3')).toMatchObject({ position: 'T.TF', turn: 'right', chosen: [] });
    expect(live()).toEqual(['square 4']);
  });

  test('a click that is no move chooses another piece, or nothing', () => {
    const { click } = table('toads-and-frogs', 'T.T.F');
    click('square 1');
    expect(click('square 3').chosen).toEqual(['square 3']);
    expect(click('square 3').chosen).toEqual([]);
    click('square 1');
    expect(click('square 5')).toMatchObject({ position: 'T.T.F', chosen: [], turn: 'left' });
  });

  test('moves can be taken back to the start, and no further', () => {
    const { click, back } = table('toads-and-frogs', 'T.F');
    click('square 1');
    click('square 2');
    click('square 3');
    expect(click('square 1').position).toBe('FT.');
    expect(back()).toMatchObject({ position: '.TF', turn: 'right' });
    expect(back()).toMatchObject({ position: 'T.F', turn: 'left', past: [] });
    expect(back()).toMatchObject({ position: 'T.F', turn: 'left', past: [] });
  });
});

test('one click is a whole move of Nim for either player, until nothing is left', () => {
  const { click, canMove } = table('nim', '2+1');
  expect(click('heap 1, counter 2')).toMatchObject({ position: '1+1', turn: 'right' });
  expect(click('heap 2, counter 1')).toMatchObject({ position: '1+0', turn: 'left' });
  expect(canMove()).toBe(true);
  expect(click('heap 1, counter 1')).toMatchObject({ position: '0+0', turn: 'right' });
  expect(canMove()).toBe(false);
});

test.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: the arrow keys reach every place of every start',
  (_, ruleset) => {
    for (const { position } of ruleset.starts) {
      const read = ruleset.parse(position);
      if (!read.ok) throw new Error(`${position} is no position`);
      const { places } = ruleset.board(read.value);
      const reached = new Set([places[0]]);
      for (const place of reached) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = placeTowards(places, place, key);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(places.length);
    }
  },
);

test('the down key leads from a dark square to the next rank, and the up key back', () => {
  const fox = rulesets.find(({ id }) => id === 'fox-and-geese');
  const read = fox?.parse('.G.G/..../..../F...');
  if (!fox || !read?.ok) throw new Error('the small board is not read');
  const { places } = fox.board(read.value);
  const below = placeTowards(places, places[0], 'ArrowDown');
  expect(below?.name).toBe('rank 2, square 1');
  expect(below && placeTowards(places, below, 'ArrowUp')?.name).toBe('rank 1, square 2');
});

describe('dots and boxes: a turn is the set of its edges', () => {
  test('edges that complete boxes are clicked in any order, and the turn ends when no edge is open', () => {
    for (const boxes of [
      ['row 1, edge 1', 'row 1, edge 3'],
      ['row 1, edge 3', 'row 1, edge 1'],
    ]) {
      const { click } = table('dots-and-boxes', '.x.x/xxxxx/xxx.');
      expect(click(boxes[0])).toMatchObject({ turn: 'left', chosen: [boxes[0]] });
      expect(click(boxes[1])).toMatchObject({ turn: 'left', chosen: boxes });
      expect(click('row 3, edge 4')).toMatchObject({
        position: '3 xxxx/xxxxx/xxxx',
        turn: 'right',
        chosen: [],
      });
    }
  });

  test('an edge that completes no box ends the turn', () => {
    const { click, back } = table('dots-and-boxes', '.x./xxxx/xx.');
    expect(click('row 1, edge 1')).toMatchObject({ chosen: ['row 1, edge 1'] });
    expect(click('row 1, edge 3')).toMatchObject({ position: '1 xxx/xxxx/xx.', turn: 'right' });
    back();
    expect(click('row 1, edge 3')).toMatchObject({ position: '.xx/xxxx/xx.', turn: 'right' });
  });

  test('a box with two open edges goes to the player who draws the second', () => {
    const { click, live } = table('dots-and-boxes', './xx/.');
    expect(live()).toEqual(['row 1, edge 1', 'row 3, edge 1']);
    expect(click('row 1, edge 1')).toMatchObject({ position: 'x/xx/.', turn: 'right' });
    expect(click('row 3, edge 1')).toMatchObject({ position: '-1 x/xx/x', turn: 'left' });
  });
});

test('points of moves are known before they are made', () => {
  const ruleset = rulesets.find(({ id }) => id === 'diskonnect');
  const read = ruleset?.parse('lr.r.');
  if (!ruleset || !read?.ok) throw new Error('no such board');
  const moves = ruleset.moves(read.value);
  const play = { ...beginning('lr.r.'), chosen: ['row 1, cell 1'] };
  expect([...pointsAt(play, moves)]).toEqual([
    ['row 1, cell 3', 1],
    ['row 1, cell 5', 2],
  ]);
  expect(pointsAt(beginning('lr.r.'), moves).size).toBe(0);
});
