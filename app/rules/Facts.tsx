/**
 * What positions are worth, as a person says it, kept beside the rules: true or not, with the value that was
 * found.
 */
import { Trash2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { parseValue, sameValue, textOf, type Value } from '../../engine/values/index.ts';
import type { WorthJob } from '../../workers/protocol.ts';
import { keepFact, removeFact } from '../edits/rules.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import parts from '../parts/parts.module.css';
import { positionShown } from '../store/board.ts';
import { useEditor } from '../store/editor.ts';
import { readPositionOf } from '../store/position-of.ts';
import { rulesetIdOf } from '../store/rulesets.ts';
import { worthSeen } from '../store/seen-board.ts';
import { mayTellAll } from '../store/telling.ts';
import { useWatchedJob } from '../store/use-job.ts';
import css from './rules.module.css';

type Fact = { readonly position: string; readonly value: string };

const none: readonly Fact[] = [];

/** In milliseconds after the last change of the rules or the facts. */
const pause = 300;

/**
 * What a fact's position is worth by the rules, regardless of the open board: it is found again only when the
 * rules become others, and then the run for the old ones ends.
 */
function useFound({ position: typed }: Fact) {
  const id = useEditor(({ document }) => rulesetIdOf(document) ?? '');
  const positions = useEditor((state) => state.mostSolved);
  const read = readPositionOf({ ruleset: id, position: typed });
  const position = read?.isSound ? read.printed : undefined;
  const ruleset = read?.ruleset.id;
  const make = useMemo(() => {
    if (position === undefined || ruleset === undefined) return undefined;
    const game = { ruleset, position, positions };
    return (): WorthJob => ({ kind: 'worth', game, positions: [position], isBeside: true });
  }, [position, ruleset, positions]);
  const { answer } = useWatchedJob(make, pause);
  return {
    position,
    refused: answer && 'says' in answer ? answer.says : undefined,
    worth: answer?.kind === 'done' ? answer.value.found[0] : undefined,
  };
}

/** Whether it is said as values are printed, or otherwise of the same value. */
function isTrue(said: string, value: Value | undefined): boolean {
  if (value === undefined) return false;
  const read = parseValue(said, [value.kind]);
  return (
    said.replace(/\s/g, '') === textOf(value).replace(/\s/g, '') ||
    (read !== undefined && sameValue(read, value))
  );
}

function Said({ fact }: { readonly fact: Fact }) {
  const found = useFound(fact);
  if (found.position === undefined)
    return <span className={css.untrue}>✕ not a position of this ruleset</span>;
  if (found.refused) return <span className={css.said}>{found.refused}</span>;
  if (!found.worth) return <span className={css.said}>…</span>;
  const { value } = found.worth;
  if (isTrue(fact.value, value)) return <span className={css.true}>✓ true</span>;
  return (
    <span className={css.untrue}>
      ✕{' '}
      {value ? (
        <>
          it is <MathText value={value} />
        </>
      ) : (
        'it has no value'
      )}
    </span>
  );
}

/** What is typed as "TT..FF is *". */
function factIn(typed: string): Fact | undefined {
  const found = /^\s*(\S.*?)\s*(?:\bis\b|=)\s*(\S.*?)\s*$/i.exec(typed);
  return found ? { position: found[1], value: found[2] } : undefined;
}

const factSaid = (position: string, value: string) => `${position} is ${value}`;

function Keep() {
  const id = useId();
  const now = useEditor((state) => {
    const read = positionShown(state);
    const value = read && worthSeen(state, read.printed)?.value;
    return read && value ? factSaid(read.printed, textOf(value)) : '';
  });
  const [typed, type] = useState('');
  const fact = factIn(typed || now);
  return (
    <form
      className={css.keep}
      onSubmit={(event) => {
        event.preventDefault();
        if (fact) keepFact(fact);
        type('');
      }}
    >
      <label htmlFor={id} className="unseen">
        A fact to keep
      </label>
      <input
        id={id}
        className={parts.field}
        value={typed}
        placeholder={now || 'TT..FF is *'}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" aria-disabled={!fact}>
        Keep
      </Button>
    </form>
  );
}

/** Nothing is said of facts while values are hidden, since facts are values. */
export function Facts({ readOnly }: { readonly readOnly: boolean }) {
  const facts = useEditor(({ document }) => document.view.facts) ?? none;
  const isTold = useEditor(mayTellAll);
  if (!isTold || (readOnly && facts.length === 0)) return null;
  return (
    <section className={css.facts} aria-label="Facts">
      <h4>Facts</h4>
      <ul aria-live="polite">
        {facts.map((fact) => (
          <li key={`${fact.position} ${fact.value}`}>
            <p>
              <span className={css.fact}>{factSaid(fact.position, fact.value)}</span> <Said fact={fact} />
            </p>
            {!readOnly && (
              <IconButton name={`Remove the fact about ${fact.position}`} onClick={() => removeFact(fact)}>
                <Trash2 size={14} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && <Keep />}
    </section>
  );
}
