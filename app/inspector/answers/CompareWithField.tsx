/**
 * The field in which a person types a number or a game, and how the selected node compares with it. What was typed stays while
 * one goes from node to node.
 */
import { useDeferredValue, useId, useMemo, useState } from 'react';
import {
  type NodeId,
  readScoringGame,
  type ScoringNotation,
  scoreOnPaper,
  scoringNotation,
} from '../../../engine/index.ts';
import type { AskJob } from '../../../workers/protocol.ts';
import { MarkText } from '../../parts/MathText.tsx';
import parts from '../../parts/parts.module.css';
import { UnreadText } from '../../parts/UnreadText.tsx';
import { gameOf } from '../../store/game-of.ts';
import { held } from '../../store/held.ts';
import { useJob } from '../../store/use-job.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { NodeNameById, useName } from '../NodeNameById.tsx';
import { ScoringComparisonAnswer } from './ScoringComparison.tsx';
import own from './scoring.module.css';
import { useGame } from './use-game.ts';

const lastTyped = held(() => '');

/** Signs up to which the typed game is written in every sentence. */
const mostSigns = 15;

function TypedGame({ written }: { readonly written: ScoringNotation | undefined }) {
  if (!written) return words.scores.typedGame;
  return <MarkText mark={written.mark} spoken={written.spoken} />;
}

function Protection({
  from,
  left,
  right,
}: {
  readonly from: string;
  readonly left: boolean;
  readonly right: boolean;
}) {
  const score = scoreOnPaper(from);
  return <p className={css.quiet}>{words.scores.isProtected(score, left, right)}</p>;
}

export function CompareWithField({ nodes: [id] }: { readonly nodes: readonly NodeId[] }) {
  const [typed, setTyped] = useState(lastTyped.now);
  const text = useDeferredValue(typed);
  const read = useMemo(() => (text.trim() === '' ? undefined : readScoringGame(text)), [text]);
  const solved = useGame();
  const make = useMemo(() => {
    if (!read?.ok) return undefined;
    const other = read.value;
    return (): AskJob<'compare-with'> => {
      const { game, index } = gameOf(solved);
      return { kind: 'ask', question: 'compare-with', about: { vertex: index.get(id) ?? 0, other }, game };
    };
  }, [read, solved, id]);
  const answer = useJob(make);
  const written = useMemo(() => (read?.ok ? scoringNotation(read.value, mostSigns) : undefined), [read]);
  const name = useName(id);
  const note = useId();
  return (
    <>
      <input
        type="text"
        className={`${parts.field} ${own.typed}`}
        aria-label={words.scores.compareWith}
        aria-describedby={note}
        aria-invalid={read?.ok === false}
        placeholder={words.scores.typedExample}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(event) => {
          lastTyped.now = event.target.value;
          setTyped(event.target.value);
        }}
      />
      <div id={note} role="status" className={own.note}>
        {read?.ok === false && <UnreadText problem={read.problems[0]} text={text} />}
        {read?.ok && !answer && <p className={css.waiting}>{words.working}</p>}
        {answer && answer.kind !== 'done' && answer.kind !== 'cancelled' && (
          <p className={css.quiet}>{answer.says}</p>
        )}
      </div>
      {answer?.kind === 'done' && (
        <ScoringComparisonAnswer
          answer={answer.value.comparison}
          called={[name, written ? text.trim() : words.scores.typedGame]}
          names={[() => <NodeNameById id={id} />, () => <TypedGame written={written} />]}
        />
      )}
      {answer?.kind === 'done' && answer.value.isProtected && <Protection {...answer.value.isProtected} />}
    </>
  );
}
