/**
 * The field in which a person types a game, and how the selected node compares with it: any game of Normal
 * play, or in a drawing with scores a number or a scoring game. What was typed stays while one goes from node
 * to node.
 */
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isScored, type NodeId } from '../../../engine/document/index.ts';
import type { AnswerTo, AskedAbout } from '../../../engine/questions/index.ts';
import type { Result } from '../../../engine/result.ts';
import { type Relation, relationUnder } from '../../../engine/theories/index.ts';
import {
  readGame,
  readScoringGame,
  type ScoringNotation,
  scoreOnPaper,
  scoringNotation,
} from '../../../engine/values/index.ts';
import type { AskJob } from '../../../workers/protocol.ts';
import { MarkText } from '../../parts/MathText.tsx';
import parts from '../../parts/parts.module.css';
import { UnreadText } from '../../parts/UnreadText.tsx';
import { useEditor } from '../../store/editor.ts';
import { gameOf } from '../../store/game-of.ts';
import { held } from '../../store/held.ts';
import { useJob } from '../../store/use-job.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { NodeNameById, useName } from '../NodeNameById.tsx';
import own from './comparison.module.css';
import { ScoringComparisonAnswer } from './ScoringComparison.tsx';
import field from './scoring.module.css';
import { useExpression } from './use-expression.ts';
import { useGame } from './use-game.ts';

const lastTyped = held(() => '');

type Compared = AnswerTo<'compare-with'>;
type Other = NonNullable<AskedAbout<'compare-with'>['other']>;
type Kind = {
  readonly example: string;
  read(text: string): Result<Other>;
  readonly Answer: (props: {
    readonly id: NodeId;
    readonly text: string;
    readonly answer: Compared;
  }) => ReactNode;
};

/** Signs up to which the typed game is written in every sentence. */
const mostSigns = 15;

function TypedGame({ written }: { readonly written: ScoringNotation | undefined }) {
  if (!written) return 'the typed game';
  return <MarkText mark={written.mark} spoken={written.spoken} />;
}

const isProtectedSaid = (score: string, left: boolean, right: boolean) => {
  const says = (side: string, holds: boolean) => `${holds ? '' : 'not '}${side}-s-protected`;
  return `With s = ${score} it is ${says('left', left)} and ${says('right', right)}.`;
};

function ScoringAnswer({ id, text, answer }: Parameters<Kind['Answer']>[0]) {
  const name = useName(id);
  const written = useMemo(() => {
    const read = readScoringGame(text);
    return read.ok ? scoringNotation(read.value, mostSigns) : undefined;
  }, [text]);
  if (answer.kind !== 'compare-with') return null;
  const { comparison, isProtected } = answer;
  return (
    <>
      <ScoringComparisonAnswer
        answer={comparison}
        called={[name, written ? text.trim() : 'the typed game']}
        names={[() => <NodeNameById id={id} />, () => <TypedGame written={written} />]}
      />
      {isProtected && (
        <p className={css.quiet}>
          {isProtectedSaid(scoreOnPaper(isProtected.from), isProtected.left, isProtected.right)}
        </p>
      )}
    </>
  );
}

/** Longer games are called “the typed game”. */
const mostLetters = 24;

function Related(props: {
  readonly id: NodeId;
  readonly text: string;
  readonly relation: Relation;
  readonly sign?: string;
}) {
  const { id, text, relation, sign = '' } = props;
  const signed = sign && <sup>{sign}</sup>;
  return (
    <>
      <NodeNameById id={id} />
      {signed} <span aria-hidden="true">{relation === '||' ? '‖' : relation}</span>
      <span className="unseen">{words.relation[relation]}</span>{' '}
      {text.length <= mostLetters ? <code>{text}</code> : 'the typed game'}
      {signed}
    </>
  );
}

function NormalAnswer({ id, text, answer }: Parameters<Kind['Answer']>[0]) {
  const rules = useEditor((state) => state.document.view.rules);
  if (answer.kind !== 'typed-compared') return null;
  const { plus, minus } = answer.relations;
  const typed = text.trim();
  return (
    <>
      <p className={own.relation}>
        <Related id={id} text={typed} relation={relationUnder(rules, answer.relations)} />
      </p>
      {plus !== minus && (
        <p className={own.sides}>
          <span>
            {words.onsides}: <Related id={id} text={typed} relation={plus} sign="+" />
          </span>
          <span>
            {words.offsides}: <Related id={id} text={typed} relation={minus} sign="−" />
          </span>
        </p>
      )}
    </>
  );
}

const scoring: Kind = {
  example: '0, 1/2 or <^1|2>',
  read: readScoringGame,
  Answer: ScoringAnswer,
};
const normal: Kind = { example: '0, 1/2, up or {0|pass}', read: readGame, Answer: NormalAnswer };

export function CompareWithField({ nodes: [id] }: { readonly nodes: readonly NodeId[] }) {
  const solved = useGame();
  const kind = isScored(solved) ? scoring : normal;
  const { example, read: parse, Answer } = kind;
  const [typed, setTyped] = useState(lastTyped.now);
  const text = useDeferredValue(typed);
  const plain = useMemo(() => (text.trim() === '' ? undefined : parse(text)), [text, parse]);
  const expression = useExpression(text, kind === scoring || plain?.ok !== false);
  const read: Result<Other> | undefined = expression === 'waiting' ? undefined : (expression ?? plain);
  const make = useMemo(() => {
    if (!read?.ok) return undefined;
    const other = read.value;
    return (): AskJob<'compare-with'> => {
      const { game, index } = gameOf(solved);
      // The reader of the drawing's own kind of game has read it, which the union of both kinds cannot say.
      const about = { vertex: index.get(id) ?? 0, other } as AskedAbout<'compare-with'>;
      return { kind: 'ask', question: 'compare-with', about, game };
    };
  }, [read, solved, id]);
  const answer = useJob(make);
  const note = useId();
  const [input, said] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)];
  // The field may be at the lower edge of the panel, and a person who types there would not see the content
  // below it.
  useEffect(() => {
    if ((!answer && !read) || document.activeElement !== input.current) return;
    (said.current?.nextElementSibling ?? said.current)?.scrollIntoView({ block: 'nearest' });
  }, [answer, read, input, said]);
  return (
    <>
      <input
        ref={input}
        type="text"
        className={`${parts.field} ${field.typed}`}
        aria-label="Compare with…"
        aria-describedby={note}
        aria-invalid={read?.ok === false}
        placeholder={example}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(event) => {
          lastTyped.now = event.target.value;
          setTyped(event.target.value);
        }}
      />
      <div ref={said} id={note} role="status" className={field.note}>
        {read?.ok === false && <UnreadText problem={read.problems[0]} text={text} />}
        {(expression === 'waiting' || (read?.ok && !answer)) && (
          <p className={css.waiting}>{words.working}</p>
        )}
        {answer && answer.kind !== 'done' && answer.kind !== 'cancelled' && (
          <p className={css.quiet}>{answer.says}</p>
        )}
      </div>
      {answer?.kind === 'done' && <Answer id={id} text={text} answer={answer.value} />}
    </>
  );
}
