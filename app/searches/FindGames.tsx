/**
 * The dialog in which games are searched: among which, that fulfil what, which of them. What is wrong is said
 * below its field while one writes. The rows come as they are found, and each opens; when the dialog is
 * closed the search ends, and the fields and the rows stay.
 */
import './sheets.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Problem } from '../../engine/result.ts';
import { csvOfTable } from '../../engine/tables/index.ts';
import type { GamesToFind, ReadFindJob } from '../../workers/protocol.ts';
import { Modal } from '../dialogs/Modal.tsx';
import { copyText } from '../files/copy-text.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { Button } from '../parts/Button.tsx';
import { UnreadText } from '../parts/UnreadText.tsx';
import { editor, useEditor } from '../store/editor.ts';
import type { AboutSearch } from '../store/state/chrome.ts';
import { mayTellAll } from '../store/telling.ts';
import { useJob } from '../store/use-job.ts';
import css from '../sweeps/sweeps.module.css';
import about from '../sweeps/table-about.module.css';
import { counted } from '../words/counting.ts';
import { searching as said } from '../words/searching.ts';
import { words } from '../words.ts';
import { gamesToFind, isAsked } from './fields.ts';
import { exercisesAbout, fieldsAbout } from './fields-about.ts';
import own from './find-games.module.css';
import { GamesGrid, showsWorth } from './GamesGrid.tsx';
import { openAsLesson } from './open-found.ts';
import { SearchFields } from './SearchFields.tsx';
import { type GamesSoFar, searchFor, setFields, startSearch, stopSearch, useSearching } from './searching.ts';

/** What was read of the request, and of which. */
function useRead(asked: GamesToFind | undefined) {
  const make = useMemo(() => asked && ((): ReadFindJob => ({ kind: 'read-find', ...asked })), [asked]);
  const answer = useJob(make);
  return answer?.kind === 'done' ? answer.value : undefined;
}

const Problems = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <ul className={css.problems} aria-label={words.sweeps.wrong} aria-live="polite">
    {problems.map(({ place, says }) => (
      <li key={`${place} ${says}`}>
        {place && <b>{place}</b>} {says}
      </li>
    ))}
  </ul>
);

export function FindGames({ about: context }: { readonly about: AboutSearch | undefined }) {
  const isTold = useEditor(mayTellAll);
  const isOfExercises = context === 'exercises';
  return (
    <Modal
      title={isOfExercises ? 'Find exercises' : said.title}
      shape="broad"
      tools={<HelpButton subject="find-games" name={words.help.card} />}
    >
      {isTold || isOfExercises ? (
        <Search key={`${isOfExercises}`} context={context} />
      ) : (
        <p className={css.none}>
          Values are hidden, and games that are found would reveal them. Show the values first.
        </p>
      )}
    </Modal>
  );
}

/** What is measured of a value may reveal it. */
const noMeasures: readonly string[] = [];

function Search({ context }: { readonly context: AboutSearch | undefined }) {
  const isOfExercises = context === 'exercises';
  // Before what was asked and found is read for the first time.
  useState(() => searchFor(isOfExercises, () => exercisesAbout(editor().document)));
  const { fields, games } = useSearching();
  const columns = useEditor((state) => state.tableColumns);
  const measures = isOfExercises ? noMeasures : columns;
  const asked = useMemo(
    () => (isAsked(fields) ? gamesToFind(fields, measures) : undefined),
    [fields, measures],
  );
  const settled = useDeferredValue(asked);
  const read = useRead(settled);
  /** Whether the search begins as soon as the request is read. */
  const [isWanted, want] = useState(typeof context === 'object');
  useEffect(() => setFields(fieldsAbout(context)), [context]);
  useEffect(() => stopSearch, []);
  const isRunning = games?.state === 'running';
  useEffect(() => {
    if (!isWanted || asked !== settled || !asked || !read) return;
    want(false);
    if ('text' in read) startSearch(asked, read);
  }, [isWanted, asked, settled, read]);
  const wrong = read && 'wrong' in read && asked === settled ? read.wrong : undefined;
  return (
    <div className={own.search}>
      <form
        className={own.form}
        onSubmit={(event) => {
          event.preventDefault();
          want(true);
        }}
        // While a search runs the button stops it, and Enter in a field begins the one that is asked now.
        onKeyDown={(event) => {
          if (!isRunning || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          if (JSON.stringify(asked) !== JSON.stringify(games.asked)) want(true);
        }}
      >
        <SearchFields
          fields={fields}
          wrong={{
            what: wrong && wrong.what.length > 0 ? <Problems problems={wrong.what} /> : undefined,
            that:
              wrong && wrong.that.length > 0 ? (
                <UnreadText problem={wrong.that[0]} text={fields.that} />
              ) : undefined,
          }}
        >
          <Button
            look="strong"
            type={isRunning ? 'button' : 'submit'}
            disabled={!isRunning && (!asked || wrong !== undefined)}
            onClick={(event) => {
              if (!isRunning) return;
              event.preventDefault();
              stopSearch();
            }}
          >
            {isRunning ? 'Stop' : 'Search'}
          </Button>
          {isRunning ? (
            <span className={css.work}>
              <progress
                value={games.done}
                max={Math.max(1, games.total)}
                aria-label="What has been looked at"
              />
              <span>{games.says}</span>
            </span>
          ) : (
            asked && (
              <span className={css.quiet}>
                {!read && words.working}
                {read && 'all' in read && `Looks at ${read.all}.`}
              </span>
            )
          )}
        </SearchFields>
      </form>
      {games && games.rows.length > 0 ? (
        <GamesGrid games={games} hides={isOfExercises} />
      ) : (
        <div className={`${css.none} ${own.rest}`}>
          {!games && (
            <p>
              {fields.what === 'unicycles'
                ? 'A pattern says who moves along the cycle, as LLRLR. Every way to choose the exits is tried.'
                : isOfExercises
                  ? 'Exercises are drawn by chance from all games of this difficulty. Their values stay hidden, here and where one opens. The condition may be empty, or say more, such as “form = drawing” or “is infinitesimal”.'
                  : 'Write a condition, such as “value = ↑”, “temperature > 1 and mean = 0”, “is stopper and not is loopfree” or “difficulty = 3 and form = drawing”. The smallest games come first.'}
            </p>
          )}
          {games && !isRunning && foundNoneOfEither(games) && (
            <>
              <p>
                {
                  'All arcs of these drawings are both players’. Only drawings with arcs of one player have values such as ↑, 1/2 or {1|0}.'
                }
              </p>
              <Button
                onClick={() => {
                  setFields({ kinds: [...fields.kinds, 'partizan'] });
                  want(true);
                }}
              >
                Search with arcs of one player
              </Button>
            </>
          )}
        </div>
      )}
      <footer className={about.foot}>
        <div role="status">{games && <End games={games} />}</div>
        {games && games.rows.length > 0 && (
          <span className={about.leaves}>
            {games.state !== 'running' && (
              <Button
                look={isOfExercises ? 'strong' : 'outlined'}
                title="A lesson with a view for each game, whose values are hidden"
                onClick={() => void openAsLesson(games)}
              >
                Make a lesson of these
              </Button>
            )}
            <Button onClick={() => void copyText(csvOf(games, isOfExercises), words.tables.asCsv)}>
              {words.tables.copyCsv}
            </Button>
          </span>
        )}
      </footer>
    </div>
  );
}

/** Whether a search ended without a game because, perhaps, no drawing had an arc of one player. */
const foundNoneOfEither = ({ asked: { what }, found, state }: GamesSoFar): boolean =>
  state === 'done' && found === 0 && what.kind === 'drawings' && !what.drawings.includes('partizan');

const moreFound = (sent: number, found: number) =>
  `${counted(found)} games were found; the first ${counted(sent)} are listed. The command line writes all (grundy find).`;

/** What is true at the end, in sentences. */
function End({ games: { asked, text, state, sentences, rows, found } }: { readonly games: GamesSoFar }) {
  if (state === 'running') return null;
  if (typeof state === 'object') return state.failed;
  return (
    <>
      <code>{text}</code>
      {sentences.map((says) => (
        <p key={says}>
          {says.charAt(0).toUpperCase()}
          {says.slice(1)}.
        </p>
      ))}
      {found > rows.length && (
        <p>
          {asked.choice.kind === 'any'
            ? `${counted(rows.length)} of these were drawn by chance.`
            : moreFound(rows.length, found)}
        </p>
      )}
    </>
  );
}

function csvOf({ columns, rows }: GamesSoFar, hides: boolean): string {
  const seen = columns.flatMap(({ name }, i) => (hides && showsWorth(name) ? [] : [i]));
  return csvOfTable({
    head: seen.map((i) => ({ text: columns[i].name })),
    rows: rows.map(({ cells }) => seen.map((i) => ({ text: cells[i] }))),
  });
}
