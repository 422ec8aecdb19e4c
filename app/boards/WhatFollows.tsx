/**
 * The values of all positions that follow the board, by how many have them: the first rows come with the solution, the others are asked for.
 * A row opens the positions that have its value, and each of these can be looked at.
 */
import { useCallback, useState } from 'react';
import type { BoardGame, ValueCount } from '../../engine/conduct/index.ts';
import type { AskBoardJob, BoardSolved } from '../../workers/protocol.ts';
import { Button } from '../parts/Button.tsx';
import { useEditor } from '../store/editor.ts';
import { somethingHidden } from '../store/hidden.ts';
import { useJob } from '../store/use-job.ts';
import { words } from '../words.ts';
import boards from './boards.module.css';
import { FindFollower } from './FindFollower.tsx';
import { ValueRow } from './ValueRow.tsx';
import css from './what-follows.module.css';

/** Rows that come at a time. */
const rowsMore = 60;

function useRows(game: BoardGame, first: readonly ValueCount[], most: number): readonly ValueCount[] {
  const asks = most > first.length;
  const make = useCallback(
    (): AskBoardJob<'values'> => ({
      kind: 'ask-board',
      question: 'values',
      about: { from: 0, most },
      game,
    }),
    [game, most],
  );
  const answer = useJob(asks ? make : undefined);
  return answer?.kind === 'done' ? answer.value.rows : first;
}

function Rows({ game, solved }: { readonly game: BoardGame; readonly solved: BoardSolved }) {
  const { counts, values, withoutValue } = solved;
  const [most, setMost] = useState(counts.length);
  const [before, setBefore] = useState(counts);
  const rows = useRows(game, before, most);
  const left = values - rows.length;
  return (
    <>
      <ul className={css.rows} aria-label={words.following.all}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a solved board never change their places
          <li key={place}>
            <ValueRow game={game} row={row} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          onClick={() => {
            setBefore(rows);
            setMost(rows.length + rowsMore);
          }}
        >
          {words.following.more(left, rowsMore)}
        </Button>
      )}
      {withoutValue > 0 && <p className={boards.quiet}>{words.following.without(withoutValue)}</p>}
    </>
  );
}

export function WhatFollows() {
  const answers = useEditor((state) => state.boardAnswers);
  // Counts of all values would tell the hidden ones, and so would where a value is found.
  const isHidden = useEditor(somethingHidden);
  if (answers?.solved?.kind !== 'done') return <p className={boards.quiet}>{words.boards.needsSolving}</p>;
  if (isHidden) return <p className={boards.quiet}>{words.following.hidden}</p>;
  const { game, solved } = answers;
  const key = `${game.ruleset} ${game.position}`;
  return (
    <div className={css.follows}>
      <FindFollower key={`find ${key}`} game={game} />
      <Rows key={key} game={game} solved={solved.value} />
    </div>
  );
}
