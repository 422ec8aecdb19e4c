/**
 * On which kind of board the rules are played: a row, a grid, heaps, or the drawing behind the board, which
 * may be too large.
 */
import { useEffect, useId, useMemo, useState } from 'react';
import type { GameDocument } from '../../../engine/document/index.ts';
import { type BoardOfRules, chooseBoardOfRules, whyNoBoard } from '../../edits/board-of-rules.ts';
import { drawingBehind } from '../../files/way-back.ts';
import { useEditor } from '../../store/editor.ts';
import css from './rule-cards.module.css';

const boards = ['row', 'grid', 'heaps', 'drawing'] as const satisfies readonly BoardOfRules[];

/**
 * The drawing that was open when the board was made; undefined where there was none, and before it is read.
 */
function useDrawingBehind(): GameDocument | undefined {
  const from = useEditor((state) => state.from);
  const [behind, read] = useState<GameDocument | undefined>(undefined);
  useEffect(() => {
    let isAwaited = true;
    if (from) void drawingBehind(from).then((document) => isAwaited && read(document));
    else read(undefined);
    return () => {
      isAwaited = false;
    };
  }, [from]);
  return behind;
}

const boardsSaid = { row: 'row', grid: 'grid', heaps: 'heaps', drawing: 'this drawing' } as const;

const drawingSays = (title: string | undefined) =>
  title === undefined
    ? 'A small drawing, of which nodes and arcs can be changed on the board'
    : `The nodes and arcs of ${title === '' ? 'the drawing' : `“${title}”`}, at their places`;

export function BoardChoice(props: {
  readonly text: string;
  readonly board: BoardOfRules;
  readonly readOnly: boolean;
  /** Puts what is typed into the document. */
  readonly settled: () => void;
}) {
  const { text, board, readOnly, settled } = props;
  const group = useId();
  const behind = useDrawingBehind();
  const refusal = useMemo(() => behind && whyNoBoard(behind, text), [behind, text]);
  const isThis = refusal === undefined && (behind !== undefined || board === 'drawing');
  return (
    <fieldset className={css.boards} disabled={readOnly}>
      <legend>Board</legend>
      {boards.map((each) => (
        <label
          key={each}
          className={css.word}
          title={
            each === 'drawing' ? drawingSays(refusal === undefined ? behind?.title : undefined) : undefined
          }
        >
          <input
            type="radio"
            name={group}
            checked={board === each}
            onChange={() => {
              settled();
              chooseBoardOfRules(each, behind);
            }}
          />
          {each === 'drawing' && !isThis ? 'a drawing' : boardsSaid[each]}
        </label>
      ))}
      {behind && refusal !== undefined && (
        <p className={css.noBoard}>
          {behind.title === '' ? 'The drawing' : `“${behind.title}”`} cannot be the board: it {refusal}.
        </p>
      )}
    </fieldset>
  );
}
