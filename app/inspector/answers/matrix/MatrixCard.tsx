/**
 * The matrix of a node: its rounds and moves light their arcs on the drawing, a click on a cell goes to the node where the round leads, and a
 * hole is given its result, here or by a click on the drawing.
 */
import { useCallback, useMemo } from 'react';
import {
  calledNode,
  type GameEdge,
  isJoint,
  isSolo,
  type NodeId,
  soloMoves,
} from '../../../../engine/document/index.ts';
import { styles } from '../../../../engine/figure/index.ts';
import { boardFigure, boardsShown } from '../../../../engine/pictures/index.ts';
import type { AnswerTo } from '../../../../engine/questions/index.ts';
import type { MatrixAnswer } from '../../../../engine/theories/index.ts';
import type { AskJob } from '../../../../workers/protocol.ts';
import { goTo } from '../../../canvas/go-to.ts';
import { FigureShapes } from '../../../parts/FigureShapes.tsx';
import { useReadOnly } from '../../../store/document.ts';
import { editor, useEditor } from '../../../store/editor.ts';
import { gameOf } from '../../../store/game-of.ts';
import { seenDocument } from '../../../store/seen-document.ts';
import { nodeOf } from '../../../store/selectors.ts';
import { pointAt } from '../../../store/showing.ts';
import type { Lit } from '../../../store/state/frame.ts';
import { useSpoken } from '../../use-spoken.ts';
import type { AnswerProps } from '../answer-card.ts';
import { ExportAnswers } from '../FigureSections.tsx';
import { useGame } from '../use-game.ts';
import { FillHole } from './FillHole.tsx';
import { MatrixReader } from './MatrixReader.tsx';
import css from './matrix.module.css';
import type { MatrixPlace } from './places.ts';
import type { MatrixBesides } from './use-without.ts';

type Player = 'left' | 'right';

const isMove = (edge: GameEdge, from: NodeId, player: Player, name: string): boolean =>
  isSolo(edge) &&
  edge.from === from &&
  (edge.player === player || edge.player === 'either') &&
  soloMoves(edge).some((move) => move.name === name);

/**
 * The arc of a round, or all arcs of a move. Where the two moves commute and no joint arc is drawn, these are both moves and those that lead on
 * from them to the same node. O(arcs).
 */
function litBy(
  { rows, columns, cells }: MatrixAnswer,
  { row, column }: MatrixPlace,
  from: NodeId,
  ids: readonly NodeId[],
): Lit {
  const { edges } = editor().document;
  const [left, right] = [
    row === undefined ? undefined : rows[row]?.name,
    column === undefined ? undefined : columns[column]?.name,
  ];
  const moves = (player: Player, name: string | undefined): readonly GameEdge[] =>
    name === undefined ? [] : edges.filter((edge) => isMove(edge, from, player, name));
  const lit = (arcs: readonly GameEdge[], more: readonly NodeId[] = []): Lit => ({
    nodes: [from, ...arcs.map(({ to }) => to), ...more],
    arcs,
  });
  const rounds = (name: string, side: Player): readonly GameEdge[] =>
    edges.filter(
      (edge) => isJoint(edge) && edge.from === from && edge.pairs.some((pair) => pair[side] === name),
    );
  if (left === undefined || right === undefined)
    return lit([
      ...moves('left', left),
      ...moves('right', right),
      ...(left === undefined ? [] : rounds(left, 'left')),
      ...(right === undefined ? [] : rounds(right, 'right')),
    ]);
  const result = cells[row ?? 0]?.[column ?? 0]?.to;
  const [own, other] = [moves('left', left), moves('right', right)];
  if (result === undefined) return lit([...own, ...other]);
  const to = ids[result];
  const drawn = edges.filter(
    (edge) =>
      isJoint(edge) &&
      edge.from === from &&
      edge.to === to &&
      edge.pairs.some((pair) => pair.left === left && pair.right === right),
  );
  if (drawn.length > 0) return lit(drawn);
  const leadsOn = (after: readonly GameEdge[], player: Player): readonly GameEdge[] =>
    edges.filter(
      (edge) =>
        isSolo(edge) &&
        edge.to === to &&
        (edge.player === player || edge.player === 'either') &&
        after.some((move) => move.to === edge.from),
    );
  return lit([...own, ...other, ...leadsOn(own, 'right'), ...leadsOn(other, 'left')], [to]);
}

/** The board of a node whose drawing was made from one. */
function BoardOfNode({ id }: { readonly id: NodeId }) {
  const node = useEditor((state) => nodeOf(seenDocument(state), id));
  const boards = useEditor((state) => boardsShown(state.document, state.rulesets, { boards: true }));
  const figure = useMemo(() => {
    const board = node && boards?.boardOf(node);
    return board && boardFigure(board, { title: '' }, styles.screen);
  }, [node, boards]);
  if (!figure) return null;
  const { x, y, width, height } = figure.bounds;
  return (
    <svg className={css.board} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <FigureShapes figure={figure} />
    </svg>
  );
}

export function MatrixAnswerCard({ answer, nodes, ids }: AnswerProps<AnswerTo<'matrix'>>) {
  const [from] = nodes;
  const seen = useEditor((state) => seenDocument(state).nodes);
  const game = useGame();
  const readOnly = useReadOnly();
  const names = useMemo(() => new Map(seen.map((node) => [node.id, calledNode(node)])), [seen]);
  const called = useCallback((v: number): string => names.get(ids[v]) ?? ids[v], [names, ids]);
  const results = useMemo(
    () => [
      ...new Set(
        answer.cells.flatMap((row) =>
          row.flatMap(({ to, candidates = [] }) => (to === undefined ? candidates : to)),
        ),
      ),
    ],
    [answer],
  );
  useSpoken(useMemo(() => results.map((v) => ids[v]), [results, ids]));
  const asked = useCallback(
    (besides: MatrixBesides): AskJob => {
      const { game: asks, index } = gameOf(game);
      const about = { vertex: index.get(from) ?? 0, ...besides };
      return { kind: 'ask', question: 'matrix', about, game: asks };
    },
    [game, from],
  );
  return (
    <MatrixReader
      answer={answer}
      name={names.get(from) ?? from}
      called={called}
      asked={asked}
      open={(v) => goTo(ids[v])}
      light={(place) => pointAt(place && litBy(answer, place, from, ids))}
      picture={(v) => <BoardOfNode id={ids[v]} />}
      fill={readOnly ? undefined : (hole) => <FillHole answer={answer} from={from} ids={ids} {...hole} />}
      exports={(besides) => <ExportAnswers question="matrix" quiet besides={besides} />}
      about={nodes}
    />
  );
}
