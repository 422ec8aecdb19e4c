/**
 * A ruleset that a person writes, as pictures: its head, a card for each rule, and what ends the play. It reads the text and gives a new text
 * for each edit; a line that no edit changes stays letter by letter.
 */
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type MirrorRule,
  printRules,
  type RulesOnCells,
  type RulesProblem,
  readRulesOnCells,
  textOfChange,
} from '../../../engine/rulesets/index.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import {
  apartAt,
  neverEnding,
  piecesNamed,
  withMirror,
  withOver,
  withOverChanged,
  withRule,
} from './edits.ts';
import { type CardsHand, cellOfTray, looksOfSigns, type TrayChoice } from './hand.ts';
import { PictureBoard } from './PictureBoard.tsx';
import { PictureTray } from './PictureTray.tsx';
import {
  canShrink,
  grownFragment,
  layingFor,
  type PictureEdge,
  paintedFragment,
  shrunkFragment,
} from './painting.ts';
import { Rose } from './Rose.tsx';
import { RuleCard } from './RuleCard.tsx';
import { RulesHead } from './RulesHead.tsx';
import css from './rule-cards.module.css';
import { AddWord, isOneCell, SideButtons } from './StepFields.tsx';

const said = words.ruleCards;

type RuleCardsProps = {
  /** The text of the rules, with all its mistakes. */
  readonly text: string;
  /** Gets the text after an edit; it may be called several times before the next rendering. */
  readonly change: (text: string) => void;
  /** The changes until then are one step of undo. */
  readonly settle: () => void;
  /** Which card is highlighted, by the number of its rule from 0. */
  readonly pointed: number | undefined;
  /** The pointer or the keyboard is on a card, or on none. */
  readonly point: (rule: number | undefined) => void;
  readonly readOnly: boolean;
};

export function RuleCards({ text, change, settle, pointed, point, readOnly }: RuleCardsProps) {
  const draft = useMemo(() => readRulesOnCells(text), [text]);
  const { rules, problems } = draft;
  const [chosen, choose] = useState<TrayChoice | undefined>(undefined);
  const pieces = useMemo(() => piecesNamed(rules), [rules]);
  const looks = useMemo(() => looksOfSigns(rules), [rules]);
  // Edits that come before the page is drawn again begin with what the one before them left.
  const latest = useRef({ text, rules });
  const cards = useRef<HTMLDivElement>(null);
  const focused = useRef<string | undefined>(undefined);
  const isPainting = useRef<boolean>(false);
  useLayoutEffect(() => {
    latest.current = { text, rules };
    if (focused.current === undefined) return;
    cards.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  }, [text, rules]);
  const edit = (changed: (now: RulesOnCells) => RulesOnCells, then?: string): void => {
    const { text: before, rules: now } = latest.current;
    const next = changed(now);
    if (printRules(next) === printRules(now)) return;
    const after = textOfChange(before, now, next);
    latest.current = { text: after, rules: readRulesOnCells(after).rules };
    focused.current = then;
    change(after);
    if (!isPainting.current) settle();
  };
  const stroke = (paints: boolean): void => {
    if (isPainting.current && !paints) settle();
    isPainting.current = paints;
  };
  const choice = chosen ?? { form: 'one', signs: pieces.at(0)?.sign ?? '.' };
  const hand: CardsHand = { rules, pieces, looks, put: cellOfTray(choice), readOnly, edit, stroke };
  const apart = rules.fallsApart ? [rules.fallsApart] : [];
  const linesOfCards = new Set([...rules.rules, ...rules.over, ...apart].map(({ at }) => at.line));
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const onLine = (line: number): readonly RulesProblem[] => problems.filter((each) => each.line === line);
  const elsewhere = problems.filter(({ line }) => !linesOfCards.has(line));
  const mirrors = (['left', 'right'] as const).filter(
    (owner) =>
      rules.rules.some((rule) => rule.kind === 'move' && rule.owner !== 'either' && rule.owner !== owner) &&
      !rules.rules.some((rule) => rule.owner === owner),
  );
  return (
    <div className={css.cards} ref={cards}>
      <RulesHead hand={hand}>
        <Problems of={elsewhere} lines={lines} areNumbered />
      </RulesHead>
      {!readOnly && (
        <PictureTray
          choice={choice}
          pieces={pieces.map(({ sign }) => ({ sign, says: said.signSaid(sign, pieces) }))}
          looks={looks}
          choose={choose}
        />
      )}
      <ol className={css.list} aria-label={said.cards}>
        {rules.rules.map((rule, i) => (
          <RuleCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified by its number
            key={i}
            hand={hand}
            number={i}
            rule={rule}
            isPointed={pointed === i}
            point={(isPointed) => point(isPointed ? i : undefined)}
          >
            <Problems of={onLine(rule.at.line)} lines={lines} />
          </RuleCard>
        ))}
      </ol>
      {!readOnly && (
        <p className={css.adds}>
          <Button
            data-add="rule"
            onClick={() =>
              edit(
                (now) => withRule(now, nextOwner(now)),
                `[data-card="${rules.rules.length}"] [data-square]`,
              )
            }
          >
            <Plus size={14} aria-hidden="true" /> {said.addRule}
          </Button>
          {mirrors.map((owner) => (
            <Button
              key={owner}
              onClick={() =>
                edit((now) => withMirror(now, owner), `[data-card="${rules.rules.length}"] select`)
              }
            >
              <Plus size={14} aria-hidden="true" />
              {said.addMirror(said.owners[owner], said.owners[owner === 'left' ? 'right' : 'left'])}
            </Button>
          ))}
          <Button
            look="quiet"
            onClick={() => edit(withOver, `[data-over="${rules.over.length}"] [data-square]`)}
          >
            <Plus size={14} aria-hidden="true" /> {said.addOver}
          </Button>
        </p>
      )}
      {rules.over.length > 0 && (
        <ul className={css.list} aria-label={said.overWhen}>
          {rules.over.map((over, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an end of play is identified by its number
            <OverCard key={i} hand={hand} number={i}>
              <Problems of={onLine(over.at.line)} lines={lines} />
            </OverCard>
          ))}
        </ul>
      )}
      <Endings hand={hand}>
        {apart.map(({ at }) => (
          <Problems key={at.line} of={onLine(at.line)} lines={lines} />
        ))}
      </Endings>
    </div>
  );
}

/** A new rule is of the player who has none yet, first of Left. */
function nextOwner({ rules }: RulesOnCells): MirrorRule['owner'] | 'either' {
  const has = (owner: string): boolean => rules.some((rule) => rule.owner === owner);
  if (has('either') && !has('left') && !has('right')) return 'either';
  return has('left') && !has('right') ? 'right' : 'left';
}

function Problems(props: {
  readonly of: readonly RulesProblem[];
  readonly lines: readonly string[];
  /** Whether their lines are shown. */
  readonly areNumbered?: boolean;
}) {
  const { of, lines, areNumbered = false } = props;
  return (
    <ul className={css.problems} aria-live="polite">
      {of.map(({ line, column, length, says }) => {
        const whole = /^“/.test(says)
          ? says
          : said.problemAt(writtenAt(lines[line - 1], column, length), says);
        return (
          <li key={`${line} ${column} ${says}`}>{areNumbered ? said.problemOnLine(line, whole) : whole}</li>
        );
      })}
    </ul>
  );
}

/** What a problem is about; nothing where it is about the whole line, and has its first letter. */
function writtenAt(line: string, column: number, length: number): string {
  const isOfLine = length <= 1 && column - 1 === line.search(/\S/);
  return isOfLine ? '' : line.slice(column - 1, column - 1 + length);
}

/** The card of a fragment with which play is over. */
function OverCard(props: {
  readonly hand: CardsHand;
  readonly number: number;
  readonly children: ReactNode;
}) {
  const { hand, number, children } = props;
  const { rules, readOnly, edit } = hand;
  const { fragment, laid } = rules.over[number];
  const resize = (edge: PictureEdge, way: 'grow' | 'shrink'): void =>
    edit((now) =>
      withOverChanged(now, number, (old) => {
        if (way === 'shrink' && !canShrink(old.fragment, edge)) return old;
        const next = way === 'grow' ? grownFragment(old.fragment, edge) : shrunkFragment(old.fragment, edge);
        const isSame = (old.fragment.rows.length === 1) === (next.rows.length === 1);
        return { ...old, fragment: next, laid: isSame ? old.laid : layingFor(old.laid, next) };
      }),
    );
  const side = (edge: PictureEdge) =>
    !readOnly && <SideButtons edge={edge} canShrink={canShrink(fragment, edge)} resize={resize} />;
  const isGrid = rules.board === 'grid' || fragment.rows.length > 1;
  return (
    <li className={css.card} data-over={number}>
      <div className={css.head}>
        <span className={css.overWhen}>{said.overWhen}</span>
        {!readOnly && (
          <span className={css.acts}>
            <IconButton
              className={css.small}
              name={said.removeOver}
              onClick={() =>
                edit((now) => withOverChanged(now, number, () => undefined), '[data-add="rule"]')
              }
            >
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <div className={css.pictures}>
        <div className={css.sized}>
          {side('left')}
          <div className={css.tall}>
            {isGrid && side('top')}
            <PictureBoard
              hand={hand}
              picture="over"
              fragment={fragment}
              paint={(square, cell) =>
                edit((now) =>
                  withOverChanged(now, number, (old) => ({
                    ...old,
                    fragment: paintedFragment(old.fragment, square, cell),
                  })),
                )
              }
              resize={resize}
            />
            {isGrid && side('bottom')}
          </div>
          {side('right')}
        </div>
      </div>
      {!(isOneCell(fragment.rows) && laid === 'as written') && (
        <Rose
          fragment={fragment}
          board={rules.board}
          laid={laid}
          readOnly={readOnly}
          lay={(next) => edit((now) => withOverChanged(now, number, (old) => ({ ...old, laid: next })))}
        />
      )}
      {children}
    </li>
  );
}

/** What play is worth that never ends, and through which signs no rule acts. */
function Endings({ hand, children }: { readonly hand: CardsHand; readonly children: ReactNode }) {
  const { rules, pieces, readOnly, edit } = hand;
  const signs = ['.', ...pieces.map(({ sign }) => sign)];
  return (
    <div className={css.endings}>
      <label className={css.word}>
        {said.neverEnds}
        <select
          value={rules.neverEnds}
          disabled={readOnly}
          onChange={({ target }) =>
            edit((now) => neverEnding(now, target.value as RulesOnCells['neverEnds']))
          }
        >
          {(['draw', 'left', 'right'] as const).map((each) => (
            <option key={each} value={each}>
              {said.endings[each]}
            </option>
          ))}
        </select>
      </label>
      {!readOnly && !rules.fallsApart && (
        <p className={css.adds}>
          <AddWord
            says={said.addApart}
            add={() =>
              edit((now) => apartAt(now, signs.includes('#') ? '#' : '.'), '[data-word="apart"] input')
            }
          >
            {said.fallsApart}
          </AddWord>
        </p>
      )}
      {rules.fallsApart && (
        <fieldset className={css.condition} disabled={readOnly} data-word="apart">
          <legend>{said.fallsApart}</legend>
          {signs.map((sign) => (
            <label key={sign} className={css.word}>
              <input
                type="checkbox"
                checked={rules.fallsApart?.signs.includes(sign) ?? false}
                onChange={() => edit((now) => apartAt(now, sign))}
              />
              {said.signSaid(sign, pieces)}
            </label>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  );
}
