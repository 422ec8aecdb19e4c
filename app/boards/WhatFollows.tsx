/**
 * The values of all positions that follow the board, by how many have them: the first rows come with the solution, the others are asked for.
 * A row opens the positions that have its value, and each of these can be looked at.
 */
import { useEditor } from '../store/editor.ts';
import { mayTellAll } from '../store/telling.ts';
import { words } from '../words.ts';
import boards from './boards.module.css';
import { FindFollower } from './FindFollower.tsx';
import { ValuesTable } from './ValuesTable.tsx';
import css from './what-follows.module.css';

export function WhatFollows() {
  const answers = useEditor((state) => state.boardAnswers);
  // Counts of all values would tell the hidden ones, and so would where a value is found.
  const isTold = useEditor(mayTellAll);
  if (answers?.solved?.kind !== 'done') return <p className={boards.quiet}>{words.boards.needsSolving}</p>;
  if (!isTold) return <p className={boards.quiet}>{words.following.hidden}</p>;
  const { game, solved } = answers;
  const key = `${game.ruleset} ${game.position}`;
  return (
    <div className={css.follows}>
      <FindFollower key={`find ${key}`} game={game} />
      <ValuesTable key={key} game={game} solved={solved.value} />
    </div>
  );
}
