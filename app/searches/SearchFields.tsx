/** The fields in which a search is asked for, as a sentence: find …, that …, as …. */
import { type ReactNode, useId } from 'react';
import { printEdgeList } from '../../engine/document/index.ts';
import { printAskedFamily } from '../../engine/sweeps/index.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useEditor } from '../store/editor.ts';
import { useRulesets } from '../store/rulesets.ts';
import { seenDocument } from '../store/seen-document.ts';
import { isBoard } from '../store/subject.ts';
import { familyWith } from '../sweeps/asked.ts';
import css from '../sweeps/sweeps.module.css';
import { choicesFor, type FieldsOfSearch, kindsOfDrawings, largestSearched, mostByChance } from './fields.ts';
import own from './find-games.module.css';
import { setFields } from './searching.ts';

/** A field for a notation, in which nothing is corrected. */
function Notation(props: {
  readonly label: string;
  /** Whether the label is read aloud only. */
  readonly unseen?: boolean;
  readonly value: string;
  readonly hint?: string;
  readonly wide?: boolean;
  readonly first?: boolean;
  readonly problems?: { readonly id: string; readonly are: boolean };
  readonly set: (text: string) => void;
}) {
  const { label, unseen = false, value, hint, wide = false, first = false, problems, set } = props;
  const id = useId();
  return (
    <span className={wide ? `${css.range} ${own.wide}` : css.range}>
      <label htmlFor={id} className={unseen ? 'unseen' : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        data-first={first || undefined}
        className={`${parts.field} ${css.notation}`}
        value={value}
        placeholder={hint}
        aria-describedby={problems?.id}
        aria-invalid={problems?.are || undefined}
        maxLength={2000}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => set(target.value)}
      />
    </span>
  );
}

/** A whole number between bounds; a text that is none leaves the number as it is. */
function Whole(props: {
  readonly label: string;
  readonly shown?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly says?: string;
  readonly set: (value: number) => void;
}) {
  const { label, shown, value, least, most, says, set } = props;
  return (
    <label className={css.range} title={says}>
      {shown}
      <input
        type="number"
        className={`${parts.field} ${css.number}`}
        aria-label={label}
        value={value}
        min={least}
        max={most}
        onChange={({ target }) => {
          const next = Math.round(target.valueAsNumber);
          if (next >= least && next <= most) set(next);
        }}
      />
    </label>
  );
}

const kindsCalled = {
  partizan: 'arcs of one player',
  gray: 'gray nodes',
  loops: 'loops',
  acyclic: 'no cycles',
} as const;

function DrawingFields({ least, most, kinds }: FieldsOfSearch) {
  return (
    <>
      <Whole
        label="Fewest nodes"
        shown="of"
        value={least}
        least={1}
        most={largestSearched}
        set={(next) => setFields({ least: next, most: Math.max(next, most) })}
      />
      <Whole
        label="Most nodes"
        shown="to"
        value={most}
        least={1}
        most={largestSearched}
        set={(next) => setFields({ least: Math.min(least, next), most: next })}
      />
      nodes
      <fieldset className={own.kinds}>
        <legend className="unseen">Kinds of drawings</legend>
        {kindsOfDrawings.map((kind) => (
          <label key={kind} className={css.range}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setFields({
                  kinds: kindsOfDrawings.filter((each) =>
                    each === kind ? target.checked : kinds.includes(each),
                  ),
                })
              }
            />
            {kindsCalled[kind]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The family is written; those of the rulesets can be chosen, and are then changed in the field. */
function MemberFields({ family }: FieldsOfSearch) {
  useRulesets();
  const rulesets = useEditor((state) => state.rulesets);
  return (
    <>
      <select
        aria-label="Families of rulesets"
        className={css.family}
        value=""
        onChange={({ target }) => setFields({ family: target.value })}
      >
        <option value="">choose a family</option>
        {rulesets.map((ruleset) => {
          const { id, name, families = [] } = ruleset;
          return (
            families.length > 0 && (
              <optgroup key={id} label={name}>
                {families.map((each) => (
                  <option key={each.id} value={printAskedFamily(familyWith(ruleset, each.id))}>
                    {each.says}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
      <Notation
        label="Ruleset, family and numbers"
        unseen
        wide
        value={family}
        hint="domineering rectangle r=1..4 c=1..4"
        set={(next) => setFields({ family: next })}
      />
    </>
  );
}

const difficultyHelp =
  '1 is the easiest and 5 the most difficult: by the steps in which values are found, the size of the simplest form and the kinds of values';

function Difficulty({ difficulty: [least, most] }: { readonly difficulty: readonly [number, number] }) {
  return (
    <>
      <Whole
        label="Least difficulty"
        shown="of difficulty"
        says={difficultyHelp}
        value={least}
        least={1}
        most={5}
        set={(next) => setFields({ difficulty: [next, Math.max(next, most)] })}
      />
      <Whole
        label="Greatest difficulty"
        shown="to"
        says={difficultyHelp}
        value={most}
        least={1}
        most={5}
        set={(next) => setFields({ difficulty: [Math.min(least, next), next] })}
      />
    </>
  );
}

/** A drawing with open arcs, written as in the Text tab. */
function LikeFields({ open, choices }: FieldsOfSearch) {
  const drawn = useEditor((state) => (isBoard(state.document) ? undefined : seenDocument(state)));
  const id = useId();
  return (
    <>
      <Notation label="that may lead to" value={choices} set={(next) => setFields({ choices: next })} />
      {drawn && drawn.nodes.length > 0 && (
        <Button onClick={() => setFields({ open: printEdgeList(drawn) })}>From the open drawing</Button>
      )}
      <label htmlFor={id} className="unseen">
        The drawing with its open arcs
      </label>
      <textarea
        id={id}
        className={`${parts.field} ${css.notation} ${own.open}`}
        rows={4}
        value={open}
        placeholder={'a ->L b\na ->R ?\nb ->R ?\nb ->L? a'}
        maxLength={20_000}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => setFields({ open: target.value })}
      />
      <p className={`${css.quiet} ${own.openHelp}`}>
        {
          'The first node is the start. “a ->R ?” leads to any of these games, and “b ->L? a” may be there or not.'
        }
      </p>
    </>
  );
}

const UnicycleFields = ({ pattern, exits }: FieldsOfSearch) => (
  <>
    <Notation label="pattern" value={pattern} set={(next) => setFields({ pattern: next })} />
    <Notation label="with exits among" value={exits} set={(next) => setFields({ exits: next })} />
  </>
);

const kinds = ['drawings', 'members', 'like', 'unicycles'] as const;

const among = {
  drawings: 'drawings',
  members: 'positions of a ruleset',
  like: 'drawings with open arcs',
  unicycles: 'unicycles',
} as const;

const choice = {
  first: 'the first',
  smallest: 'all of the smallest',
  all: 'all',
  any: 'some by chance',
} as const;

export function SearchFields(props: {
  readonly fields: FieldsOfSearch;
  /** Below the first line what is wrong in it, and below the condition what is wrong there. */
  readonly wrong: { readonly what: ReactNode; readonly that: ReactNode };
  /** What is done with the search. */
  readonly children: ReactNode;
}) {
  const { fields, wrong, children } = props;
  const { what, that, which, count, seed, difficulty } = fields;
  const choices = choicesFor(what);
  const chosen = choices.includes(which) ? which : 'all';
  const note = useId();
  return (
    <>
      <div className={css.fields}>
        <label className={css.range}>
          Find
          <select
            value={what}
            onChange={({ target }) => {
              const next = kinds.find((each) => each === target.value);
              if (next) setFields({ what: next });
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {among[each]}
              </option>
            ))}
          </select>
        </label>
        {what === 'drawings' && <DrawingFields {...fields} />}
        {what === 'members' && <MemberFields {...fields} />}
        {what === 'like' && <LikeFields {...fields} />}
        {what === 'unicycles' && <UnicycleFields {...fields} />}
      </div>
      {wrong.what}
      {what !== 'unicycles' && (
        <>
          <div className={css.fields}>
            <Notation
              label="that"
              wide
              first
              value={that}
              hint="value = ↑ and has cycle"
              problems={{ id: note, are: wrong.that !== undefined }}
              set={(next) => setFields({ that: next })}
            />
            {what === 'drawings' && difficulty && <Difficulty difficulty={difficulty} />}
          </div>
          <div id={note} className={own.wrong} role="status">
            {wrong.that}
          </div>
        </>
      )}
      <div className={css.fields}>
        <label className={css.range}>
          as
          <select
            aria-label="Which of them"
            value={chosen}
            onChange={({ target }) => {
              const next = choices.find((each) => each === target.value);
              if (next) setFields({ which: next });
            }}
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {choice[each]}
              </option>
            ))}
          </select>
        </label>
        {chosen === 'any' && (
          <>
            <Whole
              label="How many"
              value={count}
              least={1}
              most={mostByChance}
              set={(next) => setFields({ count: next })}
            />
            <Whole
              label="seed"
              shown="seed"
              says="The same seed gives the same games"
              value={seed}
              least={0}
              most={999_999_999}
              set={(next) => setFields({ seed: next })}
            />
          </>
        )}
        {children}
      </div>
    </>
  );
}
