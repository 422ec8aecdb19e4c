/**
 * A ruleset that a person writes, as pictures: its head, a card for each rule, and what ends the play. It reads the text and gives a new text
 * for each edit; a line that no edit changes stays letter by letter.
 */
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type MirrorRule,
  printRules,
  type RulesOnCells,
  type RulesProblem,
  splitLines,
  textOfChange,
} from '../../../engine/rulesets/index.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { words } from '../../words.ts';
import { cellsRead } from '../rules-read.ts';
import { CardProblems } from './CardProblems.tsx';
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
  /** A hand begins to paint, or lifts: a pause of the hand that holds a stroke ends no step. */
  readonly hold: (isHeld: boolean) => void;
  /** Which card is highlighted, by the number of its rule from 0. */
  readonly pointed: number | undefined;
  /** The pointer or the keyboard is on a card, or on none. */
  readonly point: (rule: number | undefined) => void;
  readonly readOnly: boolean;
};

/** So many cards are shown at first, and so many more each time: a text has room for hundreds of rules. */
const firstCards = 16;

/** How many cards are shown. More of them come frame by frame, so that the page answers meanwhile. */
function useShownCards(count: number) {
  const [asked, ask] = useState(firstCards);
  const [most, setMost] = useState(firstCards);
  useEffect(() => {
    if (most >= Math.min(asked, count)) return;
    const frame = requestAnimationFrame(() => setMost(most + cardsAFrame));
    return () => cancelAnimationFrame(frame);
  }, [asked, most, count]);
  return { most, showTo: ask };
}

/** The cards that come in a frame. */
const cardsAFrame = 2;

const noProblems: readonly RulesProblem[] = [];

export function RuleCards({ text, change, settle, hold, pointed, point, readOnly }: RuleCardsProps) {
  const { rules, problems } = cellsRead(text);
  const [chosen, choose] = useState<TrayChoice | undefined>(undefined);
  const [added, setAdded] = useState<number | undefined>(undefined);
  const { most, showTo } = useShownCards(rules.rules.length);
  const pieces = useMemo(() => piecesNamed(rules), [rules]);
  const looks = useMemo(() => looksOfSigns(rules), [rules]);
  // Edits that come before the page is drawn again begin with what the one before them left.
  const latest = useRef({ text, rules });
  const cards = useRef<HTMLDivElement>(null);
  const focused = useRef<string | undefined>(undefined);
  const isPainting = useRef<boolean>(false);
  const doing = useRef({ change, settle, hold });
  doing.current = { change, settle, hold };
  useLayoutEffect(() => {
    latest.current = { text, rules };
    if (focused.current === undefined) return;
    cards.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  }, [text, rules]);
  const edit = useCallback((changed: (now: RulesOnCells) => RulesOnCells, then?: string): void => {
    const { text: before, rules: now } = latest.current;
    const next = changed(now);
    if (printRules(next) === printRules(now)) return;
    const after = textOfChange(before, now, next);
    latest.current = { text: after, rules: cellsRead(after).rules };
    focused.current = then;
    const card = /data-card="(\d+)"/.exec(then ?? '')?.[1];
    if (card !== undefined) setAdded(Number(card));
    doing.current.change(after);
    if (!isPainting.current) doing.current.settle();
  }, []);
  const stroke = useCallback((paints: boolean): void => {
    if (isPainting.current && !paints) doing.current.settle();
    isPainting.current = paints;
    doing.current.hold(paints);
  }, []);
  const choice = useMemo(
    (): TrayChoice => chosen ?? { form: 'one', signs: pieces.at(0)?.sign ?? '.' },
    [chosen, pieces],
  );
  const hand = useMemo(
    (): CardsHand => ({ rules, pieces, looks, put: cellOfTray(choice), readOnly, edit, stroke }),
    [rules, pieces, looks, choice, readOnly, edit, stroke],
  );
  const apart = rules.fallsApart ? [rules.fallsApart] : [];
  const lines = useMemo(() => splitLines(text), [text]);
  const byLine = useMemo(() => {
    const found = new Map<number, RulesProblem[]>();
    for (const each of problems) found.set(each.line, [...(found.get(each.line) ?? []), each]);
    return found;
  }, [problems]);
  const onLine = (line: number): readonly RulesProblem[] => byLine.get(line) ?? noProblems;
  const linesOfCards = new Set([...rules.rules, ...rules.over, ...apart].map(({ at }) => at.line));
  const elsewhere = problems.filter(({ line }) => !linesOfCards.has(line));
  const isShown = (i: number): boolean => i < most || i === added || i === pointed;
  const shown = rules.rules.flatMap((rule, i) => (isShown(i) ? [{ rule, i }] : []));
  const unshown = rules.rules.length - shown.length;
  const mirrors = (['left', 'right'] as const).filter(
    (owner) =>
      rules.rules.some((rule) => rule.kind === 'move' && rule.owner !== 'either' && rule.owner !== owner) &&
      !rules.rules.some((rule) => rule.owner === owner),
  );
  return (
    <div className={css.cards} ref={cards}>
      <RulesHead hand={hand}>
        <CardProblems of={elsewhere} lines={lines} areNumbered />
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
        {shown.map(({ rule, i }) => (
          <RuleCard
            key={i}
            hand={hand}
            number={i}
            rule={rule}
            isPointed={pointed === i}
            point={point}
            problems={onLine(rule.at.line)}
            lines={lines}
          />
        ))}
      </ol>
      {unshown > 0 && (
        <p className={css.more}>
          <span>{said.someCards(shown.length, rules.rules.length)}</span>
          <Button onClick={() => showTo(most + firstCards)}>
            {said.moreCards(Math.min(unshown, firstCards))}
          </Button>
          {unshown > firstCards && (
            <Button onClick={() => showTo(Number.POSITIVE_INFINITY)}>{said.allCards}</Button>
          )}
        </p>
      )}
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
              <CardProblems of={onLine(over.at.line)} lines={lines} />
            </OverCard>
          ))}
        </ul>
      )}
      <Endings hand={hand}>
        {apart.map(({ at }) => (
          <CardProblems key={at.line} of={onLine(at.line)} lines={lines} />
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
