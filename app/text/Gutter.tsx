/** Line numbers beside the edge list; lines that cannot be read are marked by a sign, not by colour alone. */
import { useMemo } from 'react';
import type { Problem } from '../../engine/index.ts';
import css from './text.module.css';

/** The line that a problem names: "line 3". */
export function lineOf(problem: Problem): number | undefined {
  const found = /\bline (\d+)/i.exec(problem.place);
  return found ? Number(found[1]) : undefined;
}

export function Gutter(props: {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly top: number;
}) {
  const { text, problems, top } = props;
  const numbers = useMemo(() => {
    const marked = new Map(problems.map((problem) => [lineOf(problem), problem.says]));
    return text.split('\n').map((_, place) => ({ line: place + 1, says: marked.get(place + 1) }));
  }, [text, problems]);
  return (
    <div className={css.gutter} aria-hidden="true">
      <div style={{ translate: `0 ${-top}px` }}>
        {numbers.map(({ line, says }) => (
          <div key={line} className={says ? css.wrong : undefined} title={says}>
            {says ? `✕ ${line}` : line}
          </div>
        ))}
      </div>
    </div>
  );
}
