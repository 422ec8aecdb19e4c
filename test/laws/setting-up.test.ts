/**
 * Laws for every registered ruleset's board while it is set up: how it grows and shrinks, and what is drawn
 * on it from place to place.
 */
import { describe, test } from 'vitest';
import { type BoardSide, boardSides } from '../../engine/rulesets/board.ts';
import { codedOptions } from '../../engine/rulesets/coded-options.ts';
import type { Coder } from '../../engine/rulesets/ruleset.ts';
import { type Ruleset, rulesets } from '../../engine/run.ts';
import { handOf } from '../arbitrary/positions.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

/** The rulesets whose boards have no sides: a digraph, and a goal that ends play. */
const sideless: readonly string[] = ['annihilation', 'wythoff'];

/**
 * How many things are on a board: pieces, counters, edges, but no walls, no places alone, and nothing that is
 * offered beside it.
 */
const standing = (ruleset: Ruleset, position: unknown): number =>
  ruleset
    .board(position)
    .places.filter(
      ({ holds, offers }) => !offers && !/^(empty|a gap|open|a wall|the ground|a point|\d.*)$/.test(holds),
    ).length;

const mostLookedAt = 400;

/**
 * Whether some of the first positions that follow are on a cycle of moves: positions that no other one leads
 * to are removed until none is left.
 */
function goesRound(coder: Coder): boolean {
  const next = new Map<number, Set<number>>([[coder.start, new Set()]]);
  for (const [code, options] of next) {
    for (const player of ['left', 'right'] as const)
      for (const option of codedOptions(coder, player, code)) {
        if (!next.has(option) && next.size >= mostLookedAt) continue;
        options.add(option);
        if (!next.has(option)) next.set(option, new Set());
      }
  }
  const reached = new Map([...next.keys()].map((code) => [code, 0]));
  for (const options of next.values())
    for (const option of options) reached.set(option, (reached.get(option) ?? 0) + 1);
  const free = [...reached].flatMap(([code, times]) => (times === 0 ? [code] : []));
  for (const code of free) {
    for (const option of next.get(code) ?? []) {
      const left = (reached.get(option) ?? 0) - 1;
      reached.set(option, left);
      if (left === 0) free.push(option);
    }
  }
  return free.length < next.size;
}

/**
 * Whether edges are written one by one; nodes in rows or in a ring are joined by their places, until an edge
 * is drawn.
 */
const writesEdges = (text: string): boolean => /\d/.test(text);

/** The edges of a text, but not the signs of nodes behind them. */
const edgesIn = (text: string): readonly string[] =>
  text.split(/[\s,]+|:(?=[-.BR]+$)/).filter((word) => !/^[-.BR]*$/.test(word));

/** Each word as often as it is in these and not in those. */
function wordsWithout(these: readonly string[], those: readonly string[]): readonly string[] {
  const left = [...those];
  return these.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  const resized = (text: string, side: BoardSide | 'stock', way: 'grow' | 'shrink') => {
    const { position } = ruleset.read(text);
    return side === 'stock' ? ruleset.stock?.change(position, way) : ruleset.resize?.(position, side, way);
  };

  test('what has grown at a side and then shrunk there is as it was, and nothing is lost on the way', () => {
    let grown = 0;
    tryLaw(handOf(id).positions, 20, (text) => {
      const printed = ruleset.print(positionOf(ruleset, text));
      for (const side of [...boardSides, 'stock'] as const) {
        const more = resized(printed, side, 'grow');
        if (!more) continue;
        if (side !== 'stock') grown++;
        const written = ruleset.print(more.to);
        expect(written).not.toBe(printed);
        expect(more.lost).toEqual([]);
        expect(ruleset.read(written).position, `${printed} has grown at the ${side}`).toEqual(more.to);
        const back = resized(written, side, 'shrink');
        expect(back && ruleset.print(back.to), `${written} has shrunk at the ${side}`).toBe(printed);
      }
    });
    if (!sideless.includes(id)) expect(grown).toBeGreaterThan(0);
  });

  test('the content of removed places is named, and all else is still there', () => {
    tryLaw(handOf(id).positions, 20, (text) => {
      const position = positionOf(ruleset, text);
      for (const side of [...boardSides, 'stock'] as const) {
        const less = resized(text, side, 'shrink');
        if (!less) continue;
        expect(ruleset.read(ruleset.print(less.to)).position).toEqual(less.to);
        const gone = standing(ruleset, position) - standing(ruleset, less.to);
        expect(less.lost.length > 0, `${text} has shrunk at the ${side}`).toBe(gone > 0);
        expect(less.lost.length).toBeLessThanOrEqual(gone);
      }
    });
  });

  test('what is drawn from place to place is in the notation, and the other edges are what they were', () => {
    tryLaw(handOf(id).positions, 15, (text) => {
      const position = positionOf(ruleset, text);
      const { join, places } = ruleset.board(position);
      if (!join) return;
      expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining([...join.ends]));
      const { lines, edges } = handOf(id);
      const edgesOf = edges ?? edgesIn;
      const words = edgesOf(ruleset.print(position));
      for (const from of join.ends) {
        for (const to of [...join.ends, undefined]) {
          for (const { sign } of join.kinds) {
            const drawn = join.draw(from, to, sign);
            // Two drawings have nothing in common but the ground, and where nothing goes round there are no
            // loops.
            if (drawn === undefined) {
              const grounds = [from, to].every((end) => end?.endsWith('the ground'));
              if (lines && (from === to || grounds)) continue;
              expect([from, to].every((end) => end !== undefined && !end.endsWith('the ground'))).toBe(true);
              continue;
            }
            const written = ruleset.print(drawn);
            expect(ruleset.read(written).position, `from ${from} to ${to} on ${text}`).toEqual(drawn);
            if (lines) {
              const [before, now] = [lines(text), lines(written)];
              expect(wordsWithout(now, before), `from ${from} to ${to} on ${text}`).toEqual([sign]);
              expect(now.length).toBe(before.length + 1);
              continue;
            }
            if (!edges && !writesEdges(text)) continue;
            const after = edgesOf(written);
            const [more, less] = [wordsWithout(after, words), wordsWithout(words, after)];
            const bare = [from, to ?? ''].map((name) => /\d+$/.exec(name)?.[0] ?? '0');
            // An arc that was there is removed; an empty drawing loses its 0.
            const [change] = more.length > 0 ? more : less;
            expect([...more, ...less].filter((word) => word !== '0' && word !== '@').length).toBe(1);
            for (const end of to === undefined ? bare.slice(0, 1) : bare)
              expect(change.split(/[^\d]+/)).toContain(end);
            if (more.length > 0 && change.includes(':')) expect(change.endsWith(`:${sign}`)).toBe(true);
            // Where the places lie, which takes longest to find, is the same for every kind.
            if (!change.includes('-') || sign !== join.kinds[0].sign) continue;
            const now = ruleset.board(drawn).places;
            if (to === undefined || now.some(({ name }) => /\d-\d/.test(name)))
              expect(now.length).toBeGreaterThan(places.length);
          }
        }
      }
    });
  });

  test('play may go round exactly if the ruleset says so', () => {
    let round = 0;
    const look = (text: string): void => {
      if (goesRound(ruleset.coder(positionOf(ruleset, text)))) round++;
    };
    tryLaw(handOf(id).positions, 15, look);
    if (ruleset.loopy) {
      for (const { position } of ruleset.starts) look(position);
      expect(round).toBeGreaterThan(0);
    } else expect(round).toBe(0);
  });
});
