/**
 * The matrix of the position that a board shows: pointing at a cell lights the places of both moves and shows the board that comes of them, a
 * click looks at it. Beside it stands what is sure. Nothing is told of either while any value is hidden.
 */
import { useCallback, useMemo } from 'react';
import type { AnswerOnBoard, BoardGame } from '../../engine/conduct/index.ts';
import { styles } from '../../engine/figure/index.ts';
import { boardFigure } from '../../engine/pictures/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { MatrixReader } from '../inspector/answers/matrix/MatrixReader.tsx';
import type { MatrixBesides } from '../inspector/answers/matrix/use-without.ts';
import { SureCard } from '../inspector/answers/SureCard.tsx';
import { Section } from '../inspector/Section.tsx';
import { FigureShapes } from '../parts/FigureShapes.tsx';
import { lightPlaces, lookAt } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import { type PositionRead, readPositionOf } from '../store/position-of.ts';
import { mayTellAll } from '../store/telling.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import css from './board-rounds.module.css';
import boards from './boards.module.css';

type Rounds = AnswerOnBoard<'rounds'>;

function ResultBoard({ ruleset, position }: { readonly ruleset: string; readonly position: string }) {
  const figure = useMemo(() => {
    const read = readPositionOf({ ruleset, position });
    return read && boardFigure(read.board(), { title: '' }, { ...styles.screen, legend: 'none' });
  }, [ruleset, position]);
  if (!figure) return null;
  const { x, y, width, height } = figure.bounds;
  return (
    <svg className={css.result} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <FigureShapes figure={figure} />
    </svg>
  );
}

function Matrix({ game, found }: { readonly game: BoardGame; readonly found: Rounds }) {
  const { at, matrix, by, positions } = found;
  const { vertex } = at;
  const asked = useCallback(
    (besides: MatrixBesides): AskJob => ({
      kind: 'ask',
      question: 'matrix',
      about: { vertex, ...besides },
      game,
    }),
    [vertex, game],
  );
  const called = useCallback((v: number): string => positions[v] ?? String(v), [positions]);
  return (
    <MatrixReader
      answer={matrix}
      name={at.position}
      called={called}
      asked={asked}
      open={(v) => lookAt(positions[v])}
      light={(place) => {
        const places = [
          ...(place?.row === undefined ? [] : by.left[place.row]),
          ...(place?.column === undefined ? [] : by.right[place.column]),
        ];
        lightPlaces([...new Set(places)]);
      }}
      picture={(v) => <ResultBoard ruleset={game.ruleset} position={positions[v]} />}
      about={[]}
    />
  );
}

function Sure({ game, vertex }: { readonly game: BoardGame; readonly vertex: number }) {
  const make = useMemo(
    () => (): AskJob<'sure'> => ({ kind: 'ask', question: 'sure', about: { vertex }, game }),
    [game, vertex],
  );
  const answer = useJob(make);
  return answer?.kind === 'done' ? <SureCard answer={answer.value} /> : null;
}

export function BoardMatrix({ read }: { readonly read: PositionRead }) {
  const answers = useEditor((state) => state.boardAnswers);
  const isTold = useEditor(mayTellAll);
  const game = answers?.game;
  const position = read.printed;
  const isKnown = isTold && answers?.solved?.kind === 'done' && read.ruleset.rounds !== undefined;
  const make = useMemo(
    () =>
      game && isKnown
        ? (): AskJob<'rounds'> => ({ kind: 'ask', question: 'rounds', about: { position }, game })
        : undefined,
    [position, game, isKnown],
  );
  const answer = useJob(make);
  if (!game || !isKnown || !answer) return null;
  if (answer.kind !== 'done')
    return answer.kind === 'cancelled' ? null : <p className={boards.quiet}>{answer.says}</p>;
  const found = answer.value;
  return (
    <>
      <Section id="board-matrix" title={words.matrix.title}>
        <Matrix game={game} found={found} />
      </Section>
      <Section id="board-sure" title={words.boards.rounds.sure}>
        <Sure game={game} vertex={found.at.vertex} />
      </Section>
    </>
  );
}
