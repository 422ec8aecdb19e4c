/** The notation of the orthogonal colouring game: what is printed, and what is refused where. */
import { test } from 'vitest';
import { orthogonalColouring } from '../../../engine/rulesets/orthogonal-colouring/index.ts';
import { readColouring } from '../../../engine/rulesets/orthogonal-colouring/position.ts';
import { expect } from '../../fixtures/quick-expect.ts';

test.each([
  ['4:0-1,0-2,1-3,2-3 m=2 A=1... B=..2.', '2x2 m=2 A=1... B=..2.'],
  ['4:0-1,1-2,2-3,3-0 m=2 A=.... B=....', 'C4 m=2'],
  ['m=1 ', undefined],
  [' 3 x 3  m = 2\nB=1........', '3x3 m=2 B=1........'],
  ['2: m=1', '2: m=1'],
  ['4:2-1 , 0-2 M=3 b=3...', '4:0-2,1-2 m=3 B=3...'],
  ['1x4 m=1', 'K4 m=1'],
])('%s is printed as %s', (text, printed) => {
  const { position, problems } = readColouring(text);
  if (printed === undefined) expect(problems).not.toEqual([]);
  else expect([orthogonalColouring.print(position), problems]).toEqual([printed, []]);
});

test.each([
  ['P3 m=1 A=..', 'A', /has 2 signs; write one for each of the 3 nodes/],
  ['P3 m=2 B=1.3', 'B, node 2', /has colour 3, but there are m=2 colours/],
  ['P3 m=2 A=11.', 'A, node 0', /like its neighbour node 1; give one of them another colour/],
  ['P3 m=2 A=11.', 'A, node 1', /like its neighbour node 0/],
  ['2: m=2 A=11 B=22', 'A, node 0', /has colour 1 in A and 2 in B, like node 1/],
  ['2: m=2 A=11 B=22', 'B, node 1', /like node 0; change a colour/],
  ['3x3', 'position', /has no m; write the number of colours/],
  ['3x3 m=0', 'position', /has m=0; write a number of colours from 1 to 9/],
  ['3x3 m=2 m=3', 'position', /has m= twice/],
  ['9x9 m=2', 'position', /has 81 nodes; write 49 at most/],
  ['C2 m=2', 'position', /write a cycle of three nodes or more/],
  ['3:0-3 m=2', 'position', /has the edge 0-3, and there is no node 3; the nodes are 0 to 2/],
  ['3:1-1 m=2', 'position', /has the edge 1-1, and an edge joins two nodes/],
  ['house m=2', 'position', /begins with "house"; write a board like 3x3/],
])('%s is refused at %s', (text, place, says) => {
  const there = readColouring(text).problems.filter((problem) => problem.place === place);
  expect(
    there.some((problem) => says.test(problem.says)),
    JSON.stringify(there),
  ).toBe(true);
});
