/**
 * Keeps the graph beside the board in step with it: as long as the position that is shown is in the drawn
 * part, with all its moves, the part stays as it is; else the part about that position is asked for and
 * drawn. Nothing is generated or solved for it.
 */
import type { PartAsked, PositionAsked } from '../../engine/conduct/index.ts';
import { styles } from '../../engine/figure/index.ts';
import { copyGraph } from '../../engine/graph/index.ts';
import type { NodeLabel } from '../../engine/pictures/index.ts';
import { engine } from '../../workers/client.ts';
import type { PartFigureJob } from '../../workers/protocol.ts';
import { positionShown, positionStanding } from './board.ts';
import { isGraphShown, linePlayed, refuseGraph, setBoardGraph } from './board-graph.ts';
import { isSameGame } from './board-solving.ts';
import { type EditorState, editor, useEditor } from './editor.ts';
import { held } from './held.ts';
import { isHidden, writtenHidden } from './hidden.ts';
import type { GraphBeside, GraphBounds, GraphLook } from './state/board-graph.ts';
import { isOnBoard } from './subject.ts';

/** What is being asked for or was refused, as text, and how it is given up. */
const wanted = held<{ readonly key: string; readonly stop: AbortController } | undefined>(
  () => undefined,
  (last) => last?.stop.abort(),
);

/** Follows the store from now on; the returned function stops it. */
export function startFollowingBoardGraph(): () => void {
  attend();
  const end = useEditor.subscribe((state, before) => {
    if (dependsOn.some((member) => state[member] !== before[member])) attend();
  });
  return () => {
    end();
    giveUp();
  };
}

const dependsOn = [
  'document',
  'boardAnswers',
  'game',
  'walkthrough',
  'lookedAt',
  'graphBeside',
  'boardTab',
  'graphBounds',
  'hidden',
  'showing',
  'stops',
] as const satisfies (keyof EditorState)[];

function giveUp(): void {
  wanted.now?.stop.abort();
  wanted.now = undefined;
}

/** Whether the part shows a position with all its moves. */
export function showsMovesOf({ part, index, about }: GraphBeside, position: string): boolean {
  const node = index.get(position);
  return node !== undefined && (part.cut[node] === 0 || about === position);
}

function attend(): void {
  const state = editor();
  const { boardAnswers, graphBounds: bounds, boardGraph: last } = state;
  if (!isGraphShown(state)) {
    giveUp();
    if (!isOnBoard(state) && last) setBoardGraph(undefined);
    return;
  }
  const shown = positionShown(state)?.printed;
  const { game, solved, here } = boardAnswers ?? {};
  // What is shown is asked about first; then it is known by which name the engine calls it, and that it
  // follows.
  if (!game || solved?.kind !== 'done' || shown === undefined || here?.position !== shown) {
    giveUp();
    return;
  }
  const position = here.found.at.position;
  const look = lookOf(state);
  const isStill =
    last && isSameGame(last.game, game) && isSameBounds(last.bounds, bounds) && showsMovesOf(last, position);
  if (isStill && !last.index.has(shown)) {
    // The other members are as they were, so that this is called once more and no more.
    setBoardGraph({ ...last, index: new Map([...last.index, [shown, last.index.get(position) ?? 0]]) });
    return;
  }
  if (isStill && isSameLook(last.look, look)) {
    giveUp();
    return;
  }
  const { hidden, ...rest } = look;
  const key = JSON.stringify([game, bounds, isStill ? last.about : position, rest, writtenHidden(hidden)]);
  if (wanted.now?.key === key) return;
  giveUp();
  const stop = new AbortController();
  wanted.now = { key, stop };
  if (isStill) {
    void draw({ ...last, look }, last.drawn, stop.signal);
    return;
  }
  const standing = positionStanding(state)?.printed ?? shown;
  const line = [...new Set([...linePlayed(state), standing, shown])];
  void askFor({ game, bounds, look, asked: { ...bounds, position, line } }, stop.signal);
}

const isSameBounds = (a: GraphBounds, b: GraphBounds): boolean => a.within === b.within && a.most === b.most;

const lookOf = ({ hidden, showing, stops }: EditorState): GraphLook => ({ hidden, showing, stops });

const isSameLook = (a: GraphLook, b: GraphLook): boolean =>
  a.hidden === b.hidden && a.showing === b.showing && a.stops === b.stops;

type Asked = Pick<GraphBeside, 'game' | 'bounds' | 'look'> & { readonly asked: PartAsked };

async function askFor({ asked, ...rest }: Asked, stop: AbortSignal): Promise<void> {
  const run = engine().run({ kind: 'ask', question: 'part', about: asked, game: rest.game });
  stop.addEventListener('abort', run.cancel);
  const answer = await run.answer;
  if (stop.aborted) return;
  if (answer.kind !== 'done') {
    if (answer.kind !== 'cancelled') refuseGraph(answer.says);
    return;
  }
  const part = answer.value;
  const index = new Map(part.found.map(({ position }, node) => [position, node]));
  for (const [i, node] of part.line.entries()) if (node >= 0) index.set(asked.line[i], node);
  await draw({ ...rest, about: asked.position, part, index }, undefined, stop);
}

/** `places`: the places of the nodes, if they were drawn before. */
async function draw(
  graph: Omit<GraphBeside, 'drawn'>,
  places: PartFigureJob['places'],
  stop: AbortSignal,
): Promise<void> {
  const { part, look, game } = graph;
  const job: PartFigureJob = {
    kind: 'part-figure',
    ruleset: game.ruleset,
    // Copies, since the worker takes what it is sent.
    graph: copyGraph(part.graph),
    cut: part.cut.slice(),
    positions: part.found.map(({ position }) => position),
    labels: part.found.map((found) => labelOf(found, look)),
    style: {
      ...styles.screen,
      values: look.showing === 'off' ? 'none' : 'inside',
      shows: look.showing === 'outcomes' ? 'outcomes' : look.stops ? 'stops' : 'values',
    },
    ...(places && { places: { xs: places.xs.slice(), ys: places.ys.slice() } }),
  };
  const run = engine().run(job);
  stop.addEventListener('abort', run.cancel);
  const answer = await run.answer;
  if (stop.aborted) return;
  if (answer.kind === 'done') setBoardGraph({ ...graph, drawn: answer.value });
  else if (answer.kind !== 'cancelled') refuseGraph(answer.says);
}

/** What is hidden is not even sent. */
const labelOf = ({ position, value, outcome }: PositionAsked, { hidden, showing }: GraphLook): NodeLabel => {
  if (isHidden(hidden, position)) return { hidden: true };
  return showing === 'off' ? {} : { value, outcome };
};
