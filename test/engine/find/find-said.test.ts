/** What is true at the end of a search, in sentences that say no more than was searched. */
import { describe, expect, test } from 'vitest';
import { plainKind } from '../../../engine/find/drawing-kind.ts';
import { readDrawingOrders } from '../../../engine/find/drawings-asked.ts';
import { type FindEnd, findDrawings } from '../../../engine/find/find-drawings.ts';
import { endSentences, membersEndSentences, progressSaid } from '../../../engine/find/find-said.ts';
import { membersOfEnd } from '../../../engine/find/found-members.ts';
import { drain } from '../../../engine/rounds.ts';

const end = (some: Partial<FindEnd>): FindEnd => ({
  ...{ why: 'whole', drawings: 218, rooted: 185, games: 440, found: 0, unknown: 0, of: 218n },
  ...some,
});
test('counts that no number has exactly are texts in JSON', () => {
  const of = 2n ** 53n + 1n;
  expect(membersOfEnd(end({ of }))).toMatchObject({ end: 'whole', of: '9007199254740993', drawings: 218 });
  expect(membersOfEnd(end({ of: 2n ** 53n - 1n })).of).toBe(9_007_199_254_740_991);
});

const four = { least: 4, most: 4, kind: plainKind };

describe('sentences at the end', () => {
  test.each([
    [{}, four, 'all 218 drawings of 4 nodes: none'],
    [{ found: 1 }, four, 'all 218 drawings of 4 nodes: 1 game'],
    [{ found: 19 }, { ...four, least: 1 }, 'all 218 drawings of 1 to 4 nodes: 19 games'],
    [
      {},
      { ...four, kind: { partizan: true, gray: true, loops: false, acyclic: true } },
      'all 218 acyclic partizan drawings of 4 nodes, gray nodes included: none',
    ],
    [{ of: 1n, drawings: 1 }, { least: 1, most: 1, kind: plainKind }, 'the 1 drawing of 1 node: none'],
    [
      { why: 'stopped', drawings: 133 },
      four,
      'stopped after 61 % of all 218 drawings of 4 nodes: none so far',
    ],
    [
      { why: 'stopped', drawings: 217, found: 2 },
      four,
      'stopped after 99 % of all 218 drawings of 4 nodes: 2 games so far',
    ],
    [
      { why: 'stopped', drawings: 1 },
      four,
      'stopped after 0.45 % of all 218 drawings of 4 nodes: none so far',
    ],
    [
      { why: 'stopped', drawings: 1, of: 10_000_000n },
      four,
      'stopped after less than 0.01 % of all 10,000,000 drawings of 4 nodes: none so far',
    ],
    [
      { why: 'chosen', drawings: 12, found: 1 },
      four,
      'found after 12 of all 218 drawings of 4 nodes, which come by their nodes and then by their arcs',
    ],
  ] as const)('number %#', (some, asked, first) => {
    expect(endSentences(end(some), asked)[0]).toBe(first);
  });

  test('what was looked at, and what is not known', () => {
    expect(endSentences(end({ unknown: 3 }), four).slice(1)).toEqual([
      '185 of them have a node that reaches all others; with their starts these are 440 games',
      'of 3 games it is not known whether the condition holds',
    ]);
    expect(endSentences(end({ why: 'stopped', rooted: 1, games: 1, unknown: 1 }), four).slice(1)).toEqual([
      '1 of those looked at has a node that reaches all others; with its starts this is 1 game',
      'of 1 game it is not known whether the condition holds',
    ]);
    expect(progressSaid(end({ drawings: 109 }), four)).toBe(
      '50 % of all 218 drawings of 4 nodes: none so far',
    );
  });
});

describe('a search that is stopped', () => {
  test('ends in the slice in which it is stopped, and counts only games that were checked', () => {
    let checked = 0;
    let isStopped = false;
    const asked = { least: 1, most: 5, kind: plainKind };
    const found = drain(
      findDrawings(
        asked,
        () => {
          checked++;
          isStopped = checked >= 1000;
          return false;
        },
        { kind: 'all' },
        () => isStopped,
      ),
    );
    expect(found).toMatchObject({ why: 'stopped', games: checked, found: 0, of: 9846n });
    expect(checked).toBeLessThan(2000);
    expect(found.drawings).toBeLessThan(2000);
  });

  test('is whole if nothing was left to be looked at', () => {
    let checked = 0;
    const search = findDrawings(
      { least: 1, most: 3, kind: plainKind },
      () => ++checked < 0,
      { kind: 'all' },
      () => checked >= 21,
    );
    expect(drain(search)).toMatchObject({ why: 'whole', drawings: 20, games: 21, of: 20n });
  });

  test('gives those drawn by chance among what it found so far', () => {
    let checked = 0;
    const games = findDrawings(
      { least: 1, most: 5, kind: plainKind },
      () => ++checked > 0,
      { kind: 'any', count: 3, seed: 1 },
      () => checked >= 1000,
    );
    let given = 0;
    for (let next = games.next(); !next.done; next = games.next())
      given += Number(next.value.kind === 'game');
    expect(given).toBe(3);
  });
});

describe('shards', () => {
  const asked = { least: 1, most: 4, kind: { ...plainKind, loops: true } };

  /** Arcs and start of each game, and what the end says. */
  function gamesIn(part: { readonly number: number; readonly of: number } | undefined) {
    const games = findDrawings({ ...asked, ...(part && { part }) }, () => true, { kind: 'all' });
    const texts: string[] = [];
    for (let next = games.next(); ; next = games.next()) {
      if (next.done) return { texts, end: next.value };
      if (next.value.kind !== 'game') continue;
      const { digraph, start } = next.value.game;
      texts.push(`${digraph.arcs.join('')} ${start}`);
    }
  }

  test.each([1, 2, 3, 7, 5000])('%i of them have every game once, and as many drawings as they say', (of) => {
    const whole = gamesIn(undefined);
    const seen: string[] = [];
    let drawings = 0;
    for (let number = 1; number <= of; number += of > 100 ? 499 : 1) {
      const { texts, end } = gamesIn({ number, of });
      expect(BigInt(end.drawings)).toBe(end.of);
      drawings += end.drawings;
      seen.push(...texts);
    }
    expect(new Set(seen).size).toBe(seen.length);
    if (of > 100) return;
    expect(new Set(seen)).toEqual(new Set(whole.texts));
    expect(drawings).toBe(whole.end.drawings);
    expect(gamesIn({ number: 0, of })).toEqual(gamesIn({ number: of, of }));
  });

  test('are named by the sentences at the end', () => {
    const part = { number: 2, of: 8 };
    expect(endSentences(end({}), { ...four, part })[0]).toBe(
      'all 218 drawings of 4 nodes in shard 2/8: none',
    );
    const members = { why: 'whole', members: 5, of: 5, found: 0, unknown: 0 } as const;
    expect(membersEndSentences({ ...members, part })).toEqual(['all 5 members in shard 2/8: none']);
    expect(membersEndSentences({ ...members, why: 'stopped', members: 1 })).toEqual([
      'stopped after 1 of all 5 members: none so far',
    ]);
  });
});

describe('numbers of nodes', () => {
  test.each([
    ['n=1..4', 1, 4],
    ['n=3', 3, 3],
    ['2..5', 2, 5],
    ['8', 8, 8],
  ])('%s', (text, least, most) => {
    expect(readDrawingOrders(text)).toEqual({ ok: true, value: { least, most } });
  });

  test.each(['n=', '0', '9', '4..1', '1..99', 'm=3', '1...4', '-1', '1.5'])('%s is refused', (text) => {
    expect(readDrawingOrders(text).ok).toBe(false);
  });
});
