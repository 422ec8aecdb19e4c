/**
 * The graph beside a board: after any acts on the board or the graph, at rest the position that is shown is
 * in the part that is drawn, with its moves and the values of a fresh solve, and nothing reveals a hidden
 * value.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { showNode } from '../../app/boards/graph/GraphView.tsx';
import { arcsOfLine, graphAsTold, sayNode, worthOfNode } from '../../app/boards/graph/nodes-of-part.ts';
import { boardDocument } from '../../app/edits/board.ts';
import { positionLookedAt, positionShown, positionStanding } from '../../app/store/board.ts';
import { linePlayed, setGraphBounds, toggleGraphBeside } from '../../app/store/board-graph.ts';
import { showsMovesOf } from '../../app/store/board-graph-following.ts';
import { editor } from '../../app/store/editor.ts';
import { hideAll, isHidden, reveal, showAll } from '../../app/store/hidden.ts';
import { show } from '../../app/store/showing.ts';
import type { GraphBeside } from '../../app/store/state/board-graph.ts';
import { handToMove, shownGame } from '../../app/walkthrough/shown-game.ts';
import { textOfMark } from '../../engine/figure/index.ts';
import { rulesets } from '../../engine/rulesets/index.ts';
import { drain } from '../../engine/run.ts';
import { spokenOf } from '../../engine/values/index.ts';
import { fetchJobs, openJobs } from '../../workers/jobs/index.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { type Act, act } from './act.ts';
import { boarding, lookingUp, moves } from './actions/boards.ts';
import { undoing } from './actions/history.ts';
import { rest } from './page.ts';
import { tryPageLaw } from './sequence.ts';
import { letPass } from './timers.ts';

await fetchJobs();

/** Small ones of several kinds, a part of which is shown; mirror images are one position in the last. */
const boards = fc
  .constantFrom(
    ['backsliding-toads-and-frogs', 'TT.FF'],
    ['toads-and-frogs', 'TTT..FF'],
    ['nim', '3+3'],
    ['hackenbush', '0-1:g 1-2:b 1-3:r 3-4:b'],
    ['hare-and-hounds', '-.H.-/..HR./-.H.-'],
  )
  .map(([id, position]) => {
    const ruleset = rulesets.find((each) => each.id === id);
    if (!ruleset) throw new Error(`no ruleset "${id}"`);
    return boardDocument(ruleset, { position });
  });

/** The graph as it is seen, with what is hidden by now. */
const seen = (): GraphBeside | undefined => {
  const { boardGraph, hidden } = editor();
  return boardGraph && graphAsTold(boardGraph, { hidden });
};

/** Whether a hand in the game that is played could move there just now, as the engine's answers say it. */
function isMove(position: string): boolean {
  const { boardAnswers, game } = editor();
  const { here } = boardAnswers ?? {};
  const mover = handToMove();
  if (!game || !mover || here?.position !== positionStanding(editor())?.printed) return false;
  const goes = ({ player }: { readonly player: string }): boolean => player === mover || player === 'either';
  return (
    here?.found.at.position !== position &&
    here?.found.moves.some((each) => goes(each) && each.to.position === position) === true
  );
}

const clicking = (at: number): Act =>
  act(`click node ${at}`, () => {
    const graph = seen();
    if (!graph) return;
    const node = at % graph.part.found.length;
    const isPlayed = isMove(graph.part.found[node].position);
    const before = shownGame()?.at;
    const isOnLine = linePlayed(editor()).some((position) => graph.index.get(position) === node);
    showNode(graph, node);
    if (isPlayed) expect(shownGame()?.at).toBe((before ?? 0) + 1);
    else if (isOnLine) expect(positionLookedAt(editor())).toBe(undefined);
  });

const withGraph: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.nat(20).map(clicking) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom({ within: 1, most: 9 }, { within: 2, most: 4 }, { within: 3, most: 120 })
      .map((bounds) => act(`${bounds.within} moves, ${bounds.most} positions`, () => setGraphBounds(bounds))),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      act('hide all', hideAll),
      act('show all', showAll),
      act('reveal what is shown', () => reveal([positionShown(editor())?.printed ?? ''])),
      act('outcomes', () => show('outcomes')),
      act('values', () => show('values')),
    ),
  },
);

/**
 * What the figure and its words say of the nodes is what is known of them, and nothing where that is hidden.
 */
function checkValues(graph: GraphBeside): void {
  const { figure } = graph.drawn;
  const gone = graph.part.found.map(({ position }) => isHidden(graph.look.hidden, position));
  for (const { kind, node, mark } of figure.words)
    if (kind === 'value' && node !== undefined && gone[node]) expect(textOfMark(mark)).toBe('▢');
  for (const [node, { value }] of graph.part.found.entries()) {
    const worth = worthOfNode(graph, node);
    if (gone[node]) {
      expect(figure.nodes[node].bold).toBe(false);
      expect(worth?.text).toBe('value hidden');
    } else if (graph.look.showing === 'values' && value) expect(worth?.spoken).toBe(spokenOf(value));
  }
}

test('the graph beside follows the board, says what a fresh solve says, and tells nothing that is hidden', async () => {
  /** A worker of its own, which has seen nothing of the page. */
  const apart = openJobs();
  const met = { looks: 0, parts: 0, lines: 0, hidden: 0 };
  await tryPageLaw(
    boards,
    fc.oneof(
      { weight: 6, arbitrary: fc.nat(7).map(moves) },
      { weight: 6, arbitrary: withGraph },
      { weight: 3, arbitrary: lookingUp },
      { weight: 1, arbitrary: boarding },
      { weight: 1, arbitrary: undoing },
    ),
    { usual: 8, longest: 12 },
    {
      begun() {
        toggleGraphBeside();
        setGraphBounds({ within: 1, most: 9 });
      },
      acted() {
        const graph = seen();
        // What is hidden is gone from the screen at once.
        if (graph) checkValues(graph);
      },
      async rested() {
        await letPass(200);
        await rest();
        const { boardAnswers, graphBounds } = editor();
        const read = positionShown(editor());
        const graph = seen();
        if (
          boardAnswers?.solved?.kind !== 'done' ||
          !read?.isSound ||
          boardAnswers.here?.position !== read.printed
        )
          return;
        const { game, here } = boardAnswers;
        if (!graph) throw new Error('nothing is drawn');
        const { part, index, drawn, about } = graph;
        expect(graph.game).toEqual(game);
        expect(graph.bounds).toEqual(graphBounds);
        const node = index.get(read.printed) ?? -1;
        expect(part.found[node]?.position).toBe(here.found.at.position);
        expect(showsMovesOf(graph, here.found.at.position)).toBe(true);
        if (part.cut[node] === 0)
          for (const { to } of here.found.moves) {
            const end = index.get(to.position);
            expect(drawn.figure.arcs.some((arc) => arc.from === node && arc.to === end)).toBe(true);
          }
        const fresh = drain(
          apart.ask({
            kind: 'ask',
            question: 'part',
            about: { ...graphBounds, position: about, line: part.found.map(({ position }) => position) },
            game,
          }),
        );
        expect(fresh).toMatchObject({ kind: 'part', total: part.total });
        if (fresh.kind === 'part') expect(new Set(fresh.found)).toEqual(new Set(part.found));
        expect(drawn.figure.nodes.map(({ id }) => id)).toEqual(part.found.map(({ position }) => position));
        checkValues(graph);
        expect(sayNode(graph, node, true)).toContain(part.found[node].position);
        if (positionLookedAt(editor()) !== undefined) met.looks++;
        if (part.total > part.found.length) met.parts++;
        if (arcsOfLine(graph, linePlayed(editor())).size > 0) met.lines++;
        if (editor().hidden.all) met.hidden++;
      },
    },
  );
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
});
