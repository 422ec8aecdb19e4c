/**
 * The values of all positions that follow the board, by how many have them: the first rows come with the
 * solution, the others are asked for. A row opens the positions that have its value, and each of these can be
 * looked at.
 */

import { useId, useState } from 'react';
import type { AnswerOnBoard, BoardGame } from '../../engine/conduct/index.ts';
import { setUp } from '../edits/board.ts';
import { Button } from '../parts/Button.tsx';
import { MathText, OutcomePart } from '../parts/MathText.tsx';
import { NotationSearch } from '../parts/NotationSearch.tsx';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { mayTellAll } from '../store/telling.ts';
import { useAnswerAbout } from '../store/use-job.ts';
import { words } from '../words.ts';
import boards from './boards.module.css';
import { LookButton, ValueRow } from './ValueRow.tsx';
import { ValuesTable } from './ValuesTable.tsx';
import css from './what-follows.module.css';

/** In milliseconds: it is looked for once nothing was typed for so long. */
const pause = 200;

type Found = AnswerOnBoard<'find'>;

function FoundPosition({ position: found }: { readonly position: NonNullable<Found['position']> }) {
  const readOnly = useReadOnly();
  if (found.vertex === undefined) {
    return (
      <p className={css.found}>
        <span className={css.notation}>{found.position}</span>
        <span className={boards.quiet}>
          does not follow from here: it has another board or other pieces, or no moves lead there
        </span>
        {!readOnly && <Button onClick={() => setUp(found.position)}>{words.following.setUp}</Button>}
      </p>
    );
  }
  const { position, value, outcome } = found;
  return (
    <p className={css.found}>
      <LookButton position={position} />
      {value ? <MathText value={value} /> : 'no value'}
      <OutcomePart outcome={outcome} />
      <span className={boards.quiet}>follows from here</span>
    </p>
  );
}

function FoundAll({ game, found }: { readonly game: BoardGame; readonly found: Found }) {
  const { value, isValue, position } = found;
  return (
    <>
      {value && <ValueRow key={value.row} game={game} row={value} />}
      {isValue && !value && <p className={boards.quiet}>No position that follows has this value.</p>}
      {position && <FoundPosition position={position} />}
      {!isValue && !position && (
        <p className={boards.quiet}>This is neither a value nor a position of this ruleset.</p>
      )}
    </>
  );
}

/**
 * Finds what is typed among all that follows the board: a value in any notation that is read, with the
 * positions that have it, or a position, with what it is worth. One that does not follow can be set up.
 */
function FindFollower({ game }: { readonly game: BoardGame }) {
  const [text, setText] = useState('');
  const id = useId();
  const typed = text.trim();
  const answer = useAnswerAbout('find', { text: typed }, typed === '' ? undefined : game, pause);
  return (
    <div className={css.find}>
      <label htmlFor={id}>Find</label>
      <NotationSearch id={id} value={text} placeholder="a value or a position" onType={setText} />
      <div className={css.result} role="status" aria-label="What was found">
        {typed !== '' && answer?.kind === 'done' && <FoundAll game={game} found={answer.value} />}
      </div>
    </div>
  );
}

export function WhatFollows() {
  const answers = useEditor((state) => state.boardAnswers);
  // Counts of all values would tell the hidden ones, and so would where a value is found.
  const isTold = useEditor(mayTellAll);
  if (answers?.solved?.kind !== 'done')
    return <p className={boards.quiet}>Values of moves are known when the board is solved.</p>;
  if (!isTold)
    return (
      <p className={boards.quiet}>Values are hidden, and so are the numbers of positions that have them.</p>
    );
  const { game, solved } = answers;
  const key = `${game.ruleset} ${game.position}`;
  return (
    <div className={css.follows}>
      <FindFollower key={`find ${key}`} game={game} />
      <ValuesTable key={key} game={game} solved={solved.value} />
    </div>
  );
}
