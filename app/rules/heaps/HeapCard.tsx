/**
 * The card of a rule on heaps: whose it is, heaps before and after a move, and its parts as small fields. A
 * part counts when it can be read.
 */
import { X } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { HeapRule } from '../../../engine/rulesets/index.ts';
import { IconButton } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { someOf } from '../../words/counting.ts';
import { words } from '../../words.ts';
import { AddWord } from '../cards/AddWord.tsx';
import { type CardActs, CardFrame, everyOwner } from '../cards/CardFrame.tsx';
import cards from '../cards/rule-cards.module.css';
import { HeapPicture } from './HeapPicture.tsx';
import css from './heap-cards.module.css';
import { type HeapRuleTyped, typedOf } from './heap-edits.ts';
import { exampleOf } from './heap-example.ts';

const said = words.heapCards;
const cardSaid = words.ruleCards;

export type HeapCardActs = Omit<CardActs, 'giveTo'> & {
  /**
   * Writes the rule with these parts; says what is wrong where they are no rule, and changes nothing then.
   */
  readonly change: (typed: HeapRuleTyped) => string | undefined;
};

/** What was found of the text in a field, whose part was this one; nothing where it was written. */
type Found = { readonly in: string; readonly says: string | undefined };

/**
 * A part as a field: Enter and leaving it count what is typed. What cannot be read stays as it was typed,
 * with what is wrong.
 */
function Part(props: {
  readonly label: string;
  readonly value: string;
  readonly width: number;
  readonly readOnly: boolean;
  readonly commit: (typed: string) => string | undefined;
}) {
  const { label, value, width, readOnly, commit } = props;
  const id = useId();
  const [found, setFound] = useState<Found | undefined>(undefined);
  // Where the part has become another one, its field has that, and what was wrong is past.
  const isPast = found !== undefined && found.in !== value;
  if (isPast) setFound(undefined);
  const wrong = isPast ? undefined : found?.says;
  const end = (typed: string): void =>
    setFound({ in: value, says: typed.trim() === value ? undefined : commit(typed.trim()) });
  return (
    <>
      <input
        key={value}
        className={[parts.field, css.part].join(' ')}
        style={{ width: `${Math.max(width, value.length + 3)}ch` }}
        aria-label={label}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        defaultValue={value}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onBlur={({ target }) => end(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          end(event.currentTarget.value);
        }}
      />
      {wrong !== undefined && (
        <span id={id} className={css.wrong} role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}

export function HeapCard(props: {
  readonly rule: HeapRule;
  readonly number: number;
  readonly count: number;
  readonly isPointed: boolean;
  /** Called with its number, or with nothing. */
  readonly point: (rule: number | undefined) => void;
  readonly readOnly: boolean;
  readonly acts: HeapCardActs;
  /** What is wrong with it. */
  readonly children: ReactNode;
}) {
  const { rule, number, count, isPointed, point, readOnly, acts, children } = props;
  const typed = typedOf(rule);
  const example = useMemo(() => exampleOf(rule), [rule]);
  return (
    <CardFrame
      number={number}
      count={count}
      owner={rule.owner}
      owners={everyOwner}
      isPointed={isPointed}
      point={point}
      readOnly={readOnly}
      acts={{ ...acts, giveTo: (owner) => acts.change({ ...typed, owner }) }}
    >
      {example && <HeapPicture {...example} />}
      {rule.kind === 'code' ? (
        <CodeParts typed={typed} readOnly={readOnly} change={acts.change} />
      ) : (
        <MoveParts typed={typed} readOnly={readOnly} change={acts.change} />
      )}
      {children}
    </CardFrame>
  );
}

type PartsProps = {
  readonly typed: HeapRuleTyped;
  readonly readOnly: boolean;
  readonly change: HeapCardActs['change'];
};

/** Of longer codes the first digits are explained. */
const mostDigits = 8;

const orOf = (names: readonly string[]): string => someOf(names).replace(/ and /, ' or ');

/** What a digit of a code lets a player leave, by its bits. */
const leaves = [
  [1, 'no heap'],
  [2, 'one heap'],
  [4, 'two heaps'],
  [8, 'three heaps'],
] as const;

const digits = (code: string): readonly string[] => {
  const said = [...code.replace('.', '')].flatMap((digit, taken) => {
    const names = leaves.flatMap(([bit, name]) => ((Number.parseInt(digit, 16) & bit) > 0 ? [name] : []));
    return names.length === 0 ? [] : [`Take ${taken}: leave ${orOf(names)}.`];
  });
  return said.length > mostDigits ? [...said.slice(0, mostDigits), '…'] : said;
};

function CodeParts({ typed, readOnly, change }: PartsProps) {
  return (
    <>
      <p className={css.line}>
        <select
          aria-label="Kind of the code"
          value={typed.before}
          disabled={readOnly}
          onChange={({ target }) => change({ ...typed, before: target.value })}
        >
          <option value="octal">octal</option>
          <option value="hexadecimal">hexadecimal</option>
        </select>
        <Part
          label="The code"
          value={typed.after}
          width={8}
          readOnly={readOnly}
          commit={(code) => change({ ...typed, after: code })}
        />
      </p>
      <ul className={css.digits}>
        {digits(typed.after).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

const offered = (heap: string): readonly string[] => [`${heap} even`, `${heap} >= 2`];

function MoveParts({ typed, readOnly, change }: PartsProps) {
  const { before, conditions } = typed;
  const withCondition = (i: number, ...to: readonly string[]): HeapRuleTyped => ({
    ...typed,
    conditions: conditions.toSpliced(i, 1, ...to),
  });
  /** The heaps before a move, or after it, as a field. */
  const side = (of: 'before' | 'after', width: number) => (
    <Part
      label={said[of]}
      value={typed[of]}
      width={width}
      readOnly={readOnly}
      commit={(letters) => change({ ...typed, [of]: letters })}
    />
  );
  return (
    <>
      <p className={css.line}>
        {side('before', 5)}
        <span aria-hidden="true">→</span>
        {side('after', 9)}
      </p>
      {conditions.map((condition, i) => {
        const [, letter, numbers] = /^([a-z]) in (.*)$/.exec(condition) ?? [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its number
          <p key={i} className={css.line}>
            <span>{letter ? `${letter} is one of` : cardSaid.conditionIf}</span>
            <Part
              label={letter ? `The numbers that ${letter} may be` : cardSaid.condition}
              value={numbers ?? condition}
              width={12}
              readOnly={readOnly}
              commit={(now) => change(withCondition(i, letter ? `${letter} in ${now}` : now))}
            />
            {!readOnly && (
              <IconButton
                className={cards.small}
                name={cardSaid.removeCondition}
                onClick={() => change(withCondition(i))}
              >
                <X size={14} aria-hidden="true" />
              </IconButton>
            )}
          </p>
        );
      })}
      {!readOnly && (
        <p className={cards.adds}>
          {offered(before.split(', ')[0]).map((condition) => (
            <AddWord
              key={condition}
              says={`Only if ${condition}`}
              add={() => change({ ...typed, conditions: [...conditions, condition] })}
            >
              {`${cardSaid.conditionIf} ${condition}`}
            </AddWord>
          ))}
        </p>
      )}
    </>
  );
}
