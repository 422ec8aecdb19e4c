/** Lines of a matrix that a person leaves out, and which of the optimal strategies are shown. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MatrixAnswer, MatrixAsked } from '../../../../engine/theories/index.ts';
import type { AskJob } from '../../../../workers/protocol.ts';
import { useJob } from '../../../store/use-job.ts';
import type { MatrixSide } from './places.ts';

/** What the same matrix is asked with besides. */
export type MatrixBesides = Pick<MatrixAsked, 'without' | 'strategies'>;

type Out = Readonly<Record<MatrixSide, ReadonlySet<string>>>;
const nothingOut: Out = { rows: new Set(), columns: new Set() };

/**
 * The places of the lines that are left out; they are remembered by name, so that an edit of the game does
 * not mix them up.
 */
const placesOut = (answer: MatrixAnswer, out: Out, side: MatrixSide): readonly number[] =>
  answer[side].flatMap(({ name }, i) => (out[side].has(name) ? i : []));

type Chosen = Readonly<Record<'left' | 'right', number | undefined>>;
const meanOfAll: Chosen = { left: undefined, right: undefined };

/** The answer with the strategies that are chosen. */
function withChosen(answer: MatrixAnswer, chosen: Chosen): MatrixAnswer {
  const { solution } = answer;
  if (!solution || (chosen.left === undefined && chosen.right === undefined)) return answer;
  const shown = (side: 'left' | 'right') => ({
    ...solution[side],
    shown: solution[side].extreme[chosen[side] ?? -1] ?? solution[side].shown,
  });
  return { ...answer, solution: { ...solution, left: shown('left'), right: shown('right') } };
}

/**
 * Lines that are left out, and the answer of the game without them: until it is there, the one before stays.
 */
export function useWithout({
  answer,
  asked,
}: {
  readonly answer: MatrixAnswer;
  asked(besides: MatrixBesides): AskJob;
}) {
  const [out, setOut] = useState(nothingOut);
  const [chosen, setChosen] = useState(meanOfAll);
  const rows = placesOut(answer, out, 'rows').join();
  const columns = placesOut(answer, out, 'columns').join();
  const without = useMemo(() => {
    const places = (text: string): readonly number[] => (text === '' ? [] : text.split(',').map(Number));
    return rows === '' && columns === '' ? undefined : { rows: places(rows), columns: places(columns) };
  }, [rows, columns]);
  const make = useMemo(() => without && (() => asked({ without })), [asked, without]);
  const found = useJob(make);
  const last = useRef<MatrixAnswer | undefined>(undefined);
  const now = found?.kind === 'done' ? (found.value as MatrixAnswer) : undefined;
  useEffect(() => {
    last.current = without ? (now ?? last.current) : undefined;
  });
  const kept = now ?? last.current;
  const fits =
    kept && kept.rows.length === answer.rows.length && kept.columns.length === answer.columns.length;
  const shown = without && fits ? kept : answer;
  const toggle = useCallback((side: MatrixSide, name: string): void => {
    setChosen(meanOfAll);
    setOut((before) => {
      const names = new Set(before[side]);
      if (!names.delete(name)) names.add(name);
      return { ...before, [side]: names };
    });
  }, []);
  const allBack = useCallback((): void => {
    setChosen(meanOfAll);
    setOut(nothingOut);
  }, []);
  const seen = useMemo(() => withChosen(shown, chosen), [shown, chosen]);
  // What is shown meanwhile belongs to another game.
  const isNow = without === undefined || now !== undefined;
  return { without, isNow, seen, chosen, setChosen, toggle, allBack };
}

export type Without = ReturnType<typeof useWithout>;
