/**
 * The matrix of a node: its rounds and moves light their arcs on the drawing, a click on a cell goes to the
 * node where the round leads, and a hole is given its result, here or by a click on the drawing.
 */
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { fillHole } from '../../../edits/arcs.ts';
import { Button } from '../../../parts/Button.tsx';
import { FigurePicture } from '../../../parts/FigureShapes.tsx';
import { NodeName } from '../../../parts/NodeName.tsx';
import parts from '../../../parts/parts.module.css';
import { toast } from '../../../store/chrome.ts';
import { useReadOnly } from '../../../store/document.ts';
import { editor, useEditor } from '../../../store/editor.ts';
import { gameOf } from '../../../store/game-of.ts';
import { rulesetCalled } from '../../../store/rulesets.ts';
import { seenDocument } from '../../../store/seen-document.ts';
import { nodeOf } from '../../../store/selectors.ts';
import { beginFilling, light, lightWhilePointed, pointAt } from '../../../store/showing.ts';
import type { Lit } from '../../../store/state/frame.ts';
import { forHand } from '../../../words/tapping.ts';
import card from '../../card.module.css';
import { useSpoken } from '../../use-spoken.ts';
import { ExportAnswers } from '../AnswersFigure.tsx';
import type { AnswerProps } from '../answer-card.ts';
import { useGame } from '../use-game.ts';
import { type HoleToFill, MatrixReader } from './MatrixReader.tsx';
import css from './matrix.module.css';
import type { MatrixPlace } from './places.ts';
import type { MatrixBesides } from './use-without.ts';

/** Nobody reads more rows; typing makes them fewer. */
const mostFound = 8;

const fillSaid = (left: string, right: string) =>
  `Where do Left’s ${left} and Right’s ${right} lead together?`;

/**
 * Gives a pair of moves its joint result: one of the nodes that the two could lead to, any other node, found
 * by its name, or the node that is clicked on the drawing while this is open.
 */
function FillHole(
  props: HoleToFill & {
    readonly answer: MatrixAnswer;
    readonly from: NodeId;
    readonly ids: readonly NodeId[];
  },
) {
  const { answer, from, ids, row, column, covered, done } = props;
  const [left, right] = [answer.rows[row], answer.columns[column]];
  const nodes = useEditor((state) => seenDocument(state).nodes);
  const filling = useEditor((state) => state.filling);
  const [typed, setTyped] = useState('');
  const [gain, setGain] = useState('');
  const field = useId();
  const first = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    beginFilling({ from, left: left.name, right: right.name, gain });
  }, [from, left.name, right.name, gain]);
  useEffect(
    () => () => {
      beginFilling(undefined);
      light([]);
    },
    [],
  );
  // A click on the drawing, or Esc there, has ended it.
  useEffect(() => {
    if (filling) setBegun(true);
    else if (begun) done();
  }, [filling, begun, done]);
  useEffect(() => first.current?.querySelector<HTMLElement>('button, input')?.focus(), []);
  const candidates = useMemo(() => {
    const could = new Set((answer.cells[row]?.[column]?.candidates ?? []).map((v) => ids[v]));
    return nodes.filter(({ id }) => could.has(id));
  }, [answer, row, column, ids, nodes]);
  const text = typed.trim().toLowerCase();
  const found = nodes.filter(
    (node) => node.id.toLowerCase().startsWith(text) || calledNode(node).toLowerCase().includes(text),
  );
  const choose = (to: NodeId): void => {
    const wrong = fillHole({ from, left: left.name, right: right.name }, to, gain);
    if (wrong !== undefined) toast(wrong, { kind: 'field' });
    else done();
  };
  const choice = (node: (typeof nodes)[number]) => (
    <li key={node.id}>
      <button
        type="button"
        className={card.option}
        onClick={() => choose(node.id)}
        {...lightWhilePointed([node.id])}
      >
        <NodeName node={node} />
      </button>
    </li>
  );
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    done();
  };
  return (
    <section ref={first} aria-label={fillSaid(left.name, right.name)} onKeyDown={pressed}>
      <p>
        <b>{fillSaid(left.name, right.name)}</b>{' '}
        {!covered && forHand('Choose a node here, or click it on the drawing.')}
      </p>
      {(left.gain !== undefined || right.gain !== undefined) && (
        <div className={parts.labelled}>
          <label htmlFor={`${field}-gain`}>What the joint round gains</label>
          <input
            id={`${field}-gain`}
            className={parts.field}
            value={gain}
            placeholder="0"
            autoComplete="off"
            onChange={({ target }) => setGain(target.value)}
          />
        </div>
      )}
      {candidates.length > 0 && (
        <>
          <p className={card.small}>Possible results</p>
          <ul className={card.options}>{candidates.map(choice)}</ul>
        </>
      )}
      <div className={parts.labelled}>
        <label htmlFor={field}>Any node</label>
        <input
          id={field}
          type="search"
          className={parts.field}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && text !== '' && found.length > 0) choose(found[0].id);
          }}
        />
      </div>
      {text !== '' && (
        <>
          <ul className={card.options}>{found.slice(0, mostFound).map(choice)}</ul>
          <p className={card.quiet}>
            {found.length === 0
              ? 'No node has this name.'
              : found.length > mostFound
                ? `and ${found.length - mostFound} more`
                : ''}
          </p>
        </>
      )}
      <div className={css.tools}>
        <Button look="quiet" onClick={done}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

type Player = 'left' | 'right';

const isMove = (edge: GameEdge, from: NodeId, player: Player, name: string): boolean =>
  isSolo(edge) &&
  edge.from === from &&
  (edge.player === player || edge.player === 'either') &&
  soloMoves(edge).some((move) => move.name === name);

/**
 * The arc of a round, or all arcs of a move. Where the two moves commute and no joint arc is drawn, these are
 * both moves and those that lead on from them to the same node. O(arcs).
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
  const boards = useEditor((state) => boardsShown(state.document, rulesetCalled, { boards: true }));
  const figure = useMemo(() => {
    const board = node && boards?.boardOf(node);
    return board && boardFigure(board, { title: '' }, styles.screen);
  }, [node, boards]);
  return figure ? <FigurePicture className={css.board} figure={figure} /> : null;
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
