/**
 * The page of boards: a picture of every ruleset with its players and its rules, found by kind and by word.
 * Boards that were set up before come first, and are continued.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CarriedBoard, type Classic, classics, type RulesetEntry } from '../../engine/rulesets/index.ts';
import { canvas } from '../canvas/viewport.ts';
import { commandById } from '../commands/index.ts';
import { showDrawing } from '../files/arranging-drawings.ts';
import { openNewBoard, openOwnRules } from '../files/boards.ts';
import { type AboutDrawing, listDrawings, readPicture } from '../files/storage.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { closeDialog, openDialog } from '../store/chrome.ts';
import { editor } from '../store/editor.ts';
import { rulesetCalled, useRulesets } from '../store/rulesets.ts';
import { words } from '../words.ts';
import css from './boards-page.module.css';
import { CarriedBoardPicture } from './CarriedBoardPicture.tsx';
import { ClassicCard, rulesetOfClassic } from './ClassicCard.tsx';
import cards from './dialogs.module.css';
import { Modal } from './Modal.tsx';
import { ranked } from './ranking.ts';

/** Which boards are listed: by the theory of their games, and by what was typed. */
type KindOfBoard = keyof typeof words.boards.kind;

const fits: Readonly<Record<KindOfBoard, (ruleset: RulesetEntry) => boolean>> = {
  all: () => true,
  impartial: ({ players }) => players === 'impartial',
  partizan: ({ players, endScore }) => players === 'partizan' && !endScore,
  loopy: ({ loopy }) => loopy === true,
  scores: ({ endScore }) => endScore !== undefined,
  rounds: ({ rounds }) => rounds !== undefined,
};

/** The kinds that have a board. */
const kindsAmong = (rulesets: readonly RulesetEntry[]): readonly KindOfBoard[] =>
  (Object.keys(fits) as KindOfBoard[]).filter((kind) => rulesets.some(fits[kind]));

/** What a ruleset is, in its kinds' words: "impartial, loopy". */
const kindsOf = (ruleset: RulesetEntry): readonly KindOfBoard[] =>
  kindsAmong([ruleset]).filter((kind) => kind !== 'all');

/** What is listed, with its ruleset, and what else is looked through than the name and the kinds. */
type Listed<Item> = { readonly item: Item; readonly ruleset: RulesetEntry; readonly says: readonly string[] };

/** Those of a kind that fit what was typed, the best first. */
function fittingOf<Item>(listed: readonly Listed<Item>[], kind: KindOfBoard, typed: string): readonly Item[] {
  return listed
    .filter(({ ruleset }) => fits[kind](ruleset))
    .map(({ item, ruleset, says }) => ({
      item,
      rank: ranked(typed, ruleset.name, [...says, ...kindsOf(ruleset)]),
    }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}

const listedRuleset = (ruleset: RulesetEntry): Listed<RulesetEntry> => ({
  item: ruleset,
  ruleset,
  says: [ruleset.rules],
});

/** Nothing before the rulesets have come. */
function listedClassic(classic: Classic): readonly Listed<Classic>[] {
  const ruleset = rulesetOfClassic(classic);
  return ruleset ? [{ item: classic, ruleset, says: [classic.says, classic.source] }] : [];
}

/** Older ones are in the list of drawings. */
const mostRecent = 4;

type Recent = { readonly about: AboutDrawing; readonly board: CarriedBoard };

async function recentBoards(): Promise<readonly Recent[]> {
  const all = await listDrawings();
  const boards = all.filter(({ id, board, lesson }) => board && !lesson && id !== editor().drawing);
  const latest = boards.toSorted((a, b) => b.changed - a.changed).slice(0, mostRecent);
  const read = await Promise.all(
    latest.map(async (about) => ({ about, board: (await readPicture(about))?.board })),
  );
  return read.flatMap(({ about, board }) => (board ? [{ about, board }] : []));
}

function useRecent(): readonly Recent[] {
  const [recent, setRecent] = useState<readonly Recent[]>([]);
  useEffect(() => {
    let wanted = true;
    recentBoards().then(
      (found) => wanted && setRecent(found),
      // Where storage does not answer there are still all the rulesets.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return recent;
}

function resume({ about }: Recent): void {
  closeDialog();
  void showDrawing(about.id).then(() => canvas()?.focus());
}

function RecentCard({ recent }: { readonly recent: Recent }) {
  const { about, board } = recent;
  const name = rulesetCalled(board.ruleset)?.name ?? board.ruleset;
  const title = about.title || words.untitled;
  return (
    <li className={cards.card}>
      <div className={css.small}>
        <CarriedBoardPicture {...board} />
      </div>
      <div className={cards.cardBody}>
        <button
          type="button"
          aria-label={title === name ? `Continue: ${title}` : `Continue: ${title}, ${name}`}
          onClick={() => resume(recent)}
        >
          {title}
        </button>
        <p className={css.position}>{board.position}</p>
      </div>
    </li>
  );
}

const playersSaid = { impartial: 'the same moves for both', partizan: 'Left and Right' } as const;

function RulesetCard({ ruleset }: { readonly ruleset: RulesetEntry }) {
  const { id, name, rules, starts, players } = ruleset;
  const kinds = kindsOf(ruleset).map((kind) => words.boards.kind[kind].toLowerCase());
  return (
    <li className={cards.card}>
      <div className={cards.picture}>
        <CarriedBoardPicture ruleset={id} position={starts[0].position} />
      </div>
      <div className={cards.cardBody}>
        <button type="button" onClick={() => void openNewBoard(id)}>
          {name}
        </button>
        <p>{rules}</p>
        <p className={cards.source}>{[playersSaid[players], ...kinds].join(' · ')}</p>
      </div>
    </li>
  );
}

/** Arrows go from card to card: to the side by order, up and down to the nearest one in the next row. */
function toNextCard(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target instanceof HTMLElement ? event.target.closest('li') : null;
  const all = [...event.currentTarget.querySelectorAll('li')];
  if (!here || !/^Arrow/.test(event.key)) return;
  const at = all.indexOf(here);
  const box = here.getBoundingClientRect();
  const way = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
  const isSide = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const middle = (each: Element): number => {
    const { left, right } = each.getBoundingClientRect();
    return (left + right) / 2;
  };
  const ahead = all.filter((each) => (each.getBoundingClientRect().top - box.top) * way > 1);
  const row = ahead.toSorted(
    (a, b) => (a.getBoundingClientRect().top - b.getBoundingClientRect().top) * way,
  )[0];
  const inRow = ahead.filter((each) => each.getBoundingClientRect().top === row?.getBoundingClientRect().top);
  const next = isSide
    ? all[at + way]
    : inRow.toSorted((a, b) => Math.abs(middle(a) - middle(here)) - Math.abs(middle(b) - middle(here)))[0];
  next?.querySelector('button')?.focus();
  event.preventDefault();
}

const lookFor = 'Look for a board';

const kindSays = {
  all: 'every ruleset',
  impartial: 'both players have the same moves',
  partizan: 'Left and Right can have different moves',
  loopy: 'play can go round',
  scores: 'the score decides',
  rounds: 'both players choose, then both moves happen',
} as const;

export function BoardsPage() {
  const rulesets = useRulesets();
  const recent = useRecent();
  const [kind, setKind] = useState<KindOfBoard>('all');
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLElement>(null);
  const fitting = fittingOf(rulesets.map(listedRuleset), kind, typed);
  const written = fittingOf(classics.flatMap(listedClassic), kind, typed);
  const isLooking = typed.trim() !== '' || kind !== 'all';
  return (
    <Modal
      title={words.boards.boards}
      shape="wide"
      tools={
        <input
          type="search"
          className={`${parts.field} ${css.search}`}
          aria-label={lookFor}
          placeholder={lookFor}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && fitting[0]) void openNewBoard(fitting[0].id);
            else if (event.key === 'Enter' && written[0])
              void openOwnRules(written[0].text, written[0].start);
            else if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
            else return;
            event.preventDefault();
          }}
        />
      }
    >
      <p className={css.own}>
        <Button onClick={() => openDialog({ kind: 'new-ruleset' })}>{words.ownRules.newRuleset}</Button>{' '}
        <Button onClick={() => openDialog({ kind: 'find-games', about: 'members' })}>
          {commandById('find.games').label}
        </Button>
      </p>
      <fieldset className={css.kinds}>
        <legend className="unseen">Kinds of boards</legend>
        {kindsAmong(rulesets).map((each) => (
          <Button
            key={each}
            aria-pressed={kind === each}
            title={kindSays[each]}
            onClick={() => setKind(each)}
          >
            {words.boards.kind[each]}
          </Button>
        ))}
      </fieldset>
      <section ref={list} aria-label="Boards found" onKeyDown={toNextCard}>
        {recent.length > 0 && !isLooking && (
          <>
            <h3 className={css.head}>Recent boards</h3>
            <ul className={css.recent} aria-label="Recent boards">
              {recent.map((each) => (
                <RecentCard key={each.about.id} recent={each} />
              ))}
            </ul>
            <h3 className={css.head}>All rulesets</h3>
          </>
        )}
        <ul className={cards.cards} aria-label="All rulesets">
          {fitting.map((ruleset) => (
            <RulesetCard key={ruleset.id} ruleset={ruleset} />
          ))}
        </ul>
        {written.length > 0 && (
          <>
            <h3 className={css.head}>{words.ownRules.classics}</h3>
            <ul className={cards.cards} aria-label={words.ownRules.classics}>
              {written.map((each) => (
                <ClassicCard key={each.id} classic={each} />
              ))}
            </ul>
          </>
        )}
        <p className={css.none} aria-live="polite">
          {rulesets.length > 0 &&
            fitting.length + written.length === 0 &&
            'No board matches. Try another word, or all kinds.'}
        </p>
      </section>
    </Modal>
  );
}
