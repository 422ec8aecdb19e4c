/**
 * The search for games of this page: its fields, and what it has found. It ends when the dialog is closed;
 * the fields and what was found stay until the page ends.
 */
import type {
  Answer,
  FindEnded,
  FindRead,
  GameRow,
  GamesColumn,
  GamesToFind,
} from '../../workers/protocol.ts';
import { heldStore } from '../store/held.ts';
import { latestRun } from '../store/latest-run.ts';
import { type FieldsOfSearch, firstExercises, firstFields } from './fields.ts';

/** What was asked for and read, and what is found of it so far. */
export type GamesSoFar = {
  readonly asked: GamesToFind;
  readonly text: string;
  readonly columns: readonly GamesColumn[];
  readonly rows: readonly GameRow[];
  /** How many were found in all, where not all of them are listed. */
  readonly found: number;
  readonly state: 'running' | 'stopped' | 'done' | { readonly failed: string };
  /** How far the search is. */
  readonly says: string;
  readonly done: number;
  readonly total: number;
  /** At its end, what is true. */
  readonly sentences: readonly string[];
};

type Asked = { readonly fields: FieldsOfSearch; readonly games: GamesSoFar | undefined };

/** Games and exercises are asked for apart, so that no value that was found is among exercises. */
type Searching = Asked & {
  readonly isOfExercises: boolean;
  /** What was asked and found of the other ones; undefined before that. */
  readonly other: Asked | undefined;
};

export const useSearching = heldStore<Searching>(() => ({
  ...{ fields: firstFields, games: undefined },
  ...{ isOfExercises: false, other: undefined },
}));

/** Turns to exercises, or to games. `about` says with what exercises begin. */
export function searchFor(exercises: boolean, about: () => Partial<FieldsOfSearch>): void {
  const { isOfExercises, other, fields, games } = useSearching.getState();
  if (isOfExercises === exercises) return;
  const first = { fields: exercises ? { ...firstExercises, ...about() } : firstFields, games: undefined };
  useSearching.setState({ ...(other ?? first), isOfExercises: exercises, other: { fields, games } });
}

const run = latestRun();

export const setFields = (change: Partial<FieldsOfSearch>): void =>
  useSearching.setState(({ fields }) => ({ fields: { ...fields, ...change } }));

function change(changed: Partial<GamesSoFar>): void {
  const { games } = useSearching.getState();
  if (games) useSearching.setState({ games: { ...games, ...changed } });
}

const rowsWith = (rows: readonly GameRow[]): readonly GameRow[] => {
  const known = useSearching.getState().games?.rows ?? [];
  return rows.length === 0 ? known : [...known, ...rows];
};

const nothing = { rows: [], found: 0, says: '', done: 0, total: 0, sentences: [] };

/** Begins anew; what an earlier search found goes. `read` is what was read of the same request. */
export function startSearch(
  asked: GamesToFind,
  { text, columns }: Extract<FindRead, { text: string }>,
): void {
  useSearching.setState({ games: { asked, text, columns, state: 'running', ...nothing } });
  run.start({ kind: 'find', ...asked }, settle, (progress) => {
    if (progress.kind === 'games') {
      const { says, done, total } = progress;
      change({ rows: rowsWith(progress.rows), says, done, total });
    }
    // The worker died, and another one begins with the first game.
    if (progress.kind === 'again') change(nothing);
  });
}

function settle(answer: Answer<FindEnded>): void {
  if (answer.kind === 'done') {
    const { rows, sentences, found } = answer.value;
    change({ rows: rowsWith(rows), sentences, found, state: 'done' });
  } else change({ state: answer.kind === 'cancelled' ? 'stopped' : { failed: answer.says } });
}

/** Ends it where it is; what was found stays, and the end says how far it came. */
export function stopSearch(): void {
  run.end();
  const { games } = useSearching.getState();
  if (games?.state !== 'running') return;
  const where = games.says === '' ? 'before anything was counted: none so far' : `after ${games.says}`;
  change({ state: 'stopped', sentences: [`stopped ${where}`] });
}
