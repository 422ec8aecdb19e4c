/**
 * What a table is asked for, as a sentence with fields: the ruleset, its family or a pattern, from where to
 * where each number goes, conditions.
 */
import { type ReactNode, useId, useState } from 'react';
import { conventions } from '../../engine/outcome/index.ts';
import type { Problem } from '../../engine/result.ts';
import { type RulesetEntry, whyNoMisere } from '../../engine/rulesets/index.ts';
import {
  type AskedFamily,
  conditionsInField,
  familyCalled,
  isPattern,
  type NumberRange,
  printConditions,
} from '../../engine/sweeps/index.ts';
import { askForSweep } from '../edits/sweep.ts';
import parts from '../parts/parts.module.css';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { counted, many } from '../words/counting.ts';
import { words } from '../words.ts';
import { askFor, askForOther, familyWith, firstOf, type TableAsked } from './asked.ts';
import { useSweep } from './sweeping.ts';
import css from './sweeps.module.css';

// The fields in a sentence: a whole number, and a text that counts when it is done.

/** A larger number could hardly be typed by intention. */
const largest = 1_000_000_000;

/**
 * A field for a whole number: each number that is typed counts at once; any other text waits in the field.
 */
function WholeNumber(props: {
  readonly label: string;
  readonly shown: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly readOnly: boolean;
  readonly set: (value: number) => void;
}) {
  const { label, shown, value, least, readOnly, set } = props;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const id = useId();
  const isNumber = (text: string): boolean =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= largest;
  return (
    <>
      <label htmlFor={id} aria-label={label}>
        {shown}
      </label>
      <input
        id={id}
        type="number"
        className={[parts.field, css.number].join(' ')}
        style={{ minWidth: `${String(typed ?? value).length + 5}ch` }}
        aria-label={label}
        value={typed ?? value}
        min={least}
        aria-invalid={typed !== undefined && !isNumber(typed)}
        title={`A whole number, at least ${counted(least)}`}
        readOnly={readOnly}
        onChange={({ target }) => {
          setTyped(isNumber(target.value) ? undefined : target.value);
          if (isNumber(target.value)) set(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </>
  );
}

/** A text that counts when Enter is pressed or the field is left; Esc gives the old one back. */
function WrittenField(props: {
  readonly label: string;
  readonly hint: string;
  readonly says?: string;
  readonly value: string;
  readonly size: number;
  readonly readOnly: boolean;
  /** Whether its label is before it. */
  readonly spelled?: boolean;
  readonly commit: (text: string) => void;
}) {
  const { label, hint, says, value, size, readOnly, spelled = false, commit } = props;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const id = useId();
  const end = (): void => {
    if (typed !== undefined && typed.trim() !== value) commit(typed.trim());
    setTyped(undefined);
  };
  return (
    <span className={css.range}>
      <label htmlFor={id} className={spelled ? undefined : 'unseen'}>
        {label}
      </label>
      <input
        id={id}
        className={[parts.field, css.notation].join(' ')}
        size={Math.max(size, Math.min(40, value.length + 1))}
        value={typed ?? value}
        placeholder={hint}
        title={says}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key === 'Enter') end();
          if (event.key === 'Escape' && typed !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            setTyped(undefined);
          }
        }}
      />
    </span>
  );
}

export function SweepFields(props: {
  readonly asked: TableAsked | undefined;
  /** What is done with the table, where there is room behind the sentence. */
  readonly children: ReactNode;
}) {
  const { asked, children } = props;
  const unread = useSweep(({ found }) => (found?.of === asked?.of ? found?.problems : undefined));
  return (
    <div className={css.fields}>
      <Rulesets chosen={asked?.ruleset} />
      {asked?.family && asked.ruleset && (
        <FamilyFields
          key={asked.ruleset.id}
          family={asked.family}
          ruleset={asked.ruleset}
          count={asked.plan?.count}
          heaps={asked.heaps}
        />
      )}
      {asked && !asked.family && <AsText key={asked.of} of={asked.of} />}
      <Problems problems={[...(asked?.problems ?? []), ...(unread ?? [])]} />
      {children}
    </div>
  );
}

function Rulesets({ chosen }: { readonly chosen: RulesetEntry | undefined }) {
  const rulesets = useEditor((state) => state.rulesets);
  const readOnly = useReadOnly();
  return (
    <select
      aria-label="Ruleset"
      value={chosen?.id ?? ''}
      disabled={readOnly}
      onChange={({ target }) => {
        const ruleset = rulesets.find(({ id }) => id === target.value);
        if (ruleset) askForOther(firstOf(ruleset));
      }}
    >
      {!chosen && <option value="">choose a ruleset</option>}
      {chosen && !rulesets.some(({ id }) => id === chosen.id) && (
        <optgroup label={words.ownRules.yourOwn}>
          <option value={chosen.id}>{chosen.name}</option>
        </optgroup>
      )}
      {rulesets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

type FamilyProps = {
  readonly family: AskedFamily;
  readonly ruleset: RulesetEntry;
  readonly count: number | undefined;
  /** Where the heaps are summed up. */
  readonly heaps: number | undefined;
};

/** The choice that means a pattern; no family has such an id. */
const pattern = ' ';

const onlyHelp =
  'Conditions on numbers, as m+n<=8, and on values, outcomes and measures, as value = 0 or temperature > 1; with and, or, not and brackets, or with commas between them';

const patternHelp =
  'A letter means itself. x^n repeats x n times, and (LR)^n repeats all that is in the parentheses. [br]^n means every word of n of these letters. <n> prints a number.';

const playOf = { turns: 'normal play', misere: 'misère play' } as const;

function FamilyFields({ family, ruleset, count, heaps }: FamilyProps) {
  const readOnly = useReadOnly();
  const { families = [] } = ruleset;
  const isOwn = families.some(({ id }) => id === family.family);
  const [writes, setWrites] = useState(false);
  const isWritten = !isOwn || writes;
  const found = familyCalled(ruleset, family.family);
  const parameters = found.ok ? found.value.parameters : [];
  const setRange = (range: NumberRange): void => {
    const others = family.ranges.filter(({ name }) => name !== range.name);
    const order = parameters.map(({ name }) => name);
    const ranges = [...others, range].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
    askFor({ ...family, ranges });
  };
  /** The rules stay when the family changes. */
  const other = (id: string): AskedFamily => ({
    ...familyWith(ruleset, id, family.ranges),
    ...(family.under && { under: family.under }),
  });
  return (
    <>
      <select
        aria-label="Family"
        className={css.family}
        value={isWritten ? pattern : family.family}
        disabled={readOnly}
        onChange={({ target }) => {
          setWrites(target.value === pattern);
          if (target.value !== pattern) askForOther(other(target.value));
        }}
      >
        {families.map(({ id, says }) => (
          <option key={id} value={id}>
            {says}
          </option>
        ))}
        <option value={pattern}>a pattern…</option>
      </select>
      {isWritten && (
        <WrittenField
          label="Pattern"
          hint="T^m .^k F^n"
          says={patternHelp}
          value={isOwn ? '' : family.family}
          readOnly={readOnly}
          size={16}
          commit={(text) => {
            if (text !== '') askForOther(other(text));
            if (isPattern(text)) setWrites(false);
          }}
        />
      )}
      {!(isWritten && isOwn) &&
        parameters.map((parameter) => (
          <RangeFields
            key={parameter.name}
            {...parameter}
            range={family.ranges.find(({ name }) => name === parameter.name)}
            bounded={parameter.greatest !== undefined}
            readOnly={readOnly}
            set={setRange}
          />
        ))}
      {parameters.length > 0 && (
        <WrittenField
          label="only where"
          hint={parameters.length > 1 ? 'm<n, value = 0' : 'value = 0'}
          says={onlyHelp}
          value={printConditions(family.conditions ?? [])}
          readOnly={readOnly}
          size={14}
          spelled
          commit={(text) => {
            const { conditions: _, ...rest } = family;
            const conditions = conditionsInField(text);
            askFor(conditions.length > 0 ? { ...rest, conditions } : rest);
          }}
        />
      )}
      {whyNoMisere(ruleset) === undefined && (
        <select
          aria-label="Play of the table"
          title="In normal play a player who cannot move loses, and in misère play that player wins"
          value={family.under?.play ?? 'turns'}
          disabled={readOnly}
          onChange={({ target }) => {
            const { under: _, ...rest } = family;
            askFor(target.value === 'misere' ? { ...rest, under: { play: 'misere' } } : rest);
          }}
        >
          {(['turns', 'misere'] as const).map((each) => (
            <option key={each} value={each}>
              {playOf[each]}
            </option>
          ))}
        </select>
      )}
      {ruleset.rounds && (
        <select
          aria-label="Convention of the table"
          value={family.under?.convention ?? ruleset.rounds.convention}
          disabled={readOnly}
          onChange={({ target }) => {
            const convention = conventions.find((each) => each === target.value);
            if (convention) askFor({ ...family, under: { ...family.under, convention } });
          }}
        >
          {conventions.map((each) => (
            <option key={each} value={each}>
              {words.rounds.conventionNamed(each)}
            </option>
          ))}
        </select>
      )}
      {count !== undefined && (
        <span className={`${css.quiet} numbers`}>{many(count, 'position', 'positions')}</span>
      )}
      {heaps !== undefined && <span className={`${css.quiet} numbers`}>{many(heaps, 'heap', 'heaps')}</span>}
    </>
  );
}

function RangeFields(props: {
  readonly name: string;
  readonly least: number;
  readonly range: NumberRange | undefined;
  /** What the numbers before it bound may go through all that there is. */
  readonly bounded: boolean;
  readonly readOnly: boolean;
  readonly set: (range: NumberRange) => void;
}) {
  const { name, least, range, bounded, readOnly, set } = props;
  if (!range && bounded) return <span className={css.quiet}>every {name}</span>;
  const { from, to } = range ?? { from: least, to: least };
  return (
    <span className={css.range}>
      <WholeNumber
        label={`${name} from`}
        shown={
          <>
            <i>{name}</i> from
          </>
        }
        value={from}
        least={least}
        readOnly={readOnly}
        set={(next) => set({ name, from: next, to: Math.max(next, to) })}
      />
      <WholeNumber
        label={`${name} to`}
        shown="to"
        value={to}
        least={least}
        readOnly={readOnly}
        set={(next) => set({ name, from: Math.min(from, next), to: next })}
      />
    </span>
  );
}

/** A request that cannot be read is corrected as text. */
function AsText({ of }: { readonly of: string }) {
  const readOnly = useReadOnly();
  return (
    <WrittenField
      label="As text"
      hint=""
      value={of}
      size={30}
      readOnly={readOnly}
      commit={(text) => text !== '' && askForSweep(text)}
    />
  );
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className={css.problems} aria-label={words.sweeps.wrong} aria-live="polite">
      {problems.map(({ place, says }) => (
        <li key={`${place} ${says}`}>
          {place && <b>{place}</b>} {says}
        </li>
      ))}
    </ul>
  );
}
