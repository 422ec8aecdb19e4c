/**
 * The jobs about searches for games: what a person wrote is read, and the search sends its rows as they are
 * found. A row has the cells that the command line prints.
 */
import { rulesetById } from '../../engine/answers/index.ts';
import {
  type FoundSearch,
  type GameCondition,
  readDrawingOrders,
  readExitChoices,
  readGameCondition,
  readKind,
  readLikeDrawing,
  readUnicyclePattern,
  waysAmong,
  withDifficulty,
} from '../../engine/find/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { measureCatalogue, named, openSearch, withConditionsRead } from '../../engine/run.ts';
import {
  type AskedSearch,
  hopelessFamily,
  type OpenFamily,
  openFamily,
  parseAskedFamily,
} from '../../engine/sweeps/index.ts';
import type {
  FindEnded,
  FindJob,
  FindRead,
  GameRow,
  GamesFound,
  GamesToFind,
  ReadFindJob,
} from '../protocol.ts';
import { type JobSlices, nothing } from '../run-job.ts';

/** More rows are counted, and not sent: nobody reads so many, and each needs memory. */
const mostRows = 10_000;

type Wrong = { readonly what: readonly Problem[]; readonly that: readonly Problem[] };

/** The places of options are without the dashes that they have on the command line. */
const problemsIn = (...read: readonly Result<unknown>[]): readonly Problem[] =>
  read
    .flatMap((each) => (each.ok ? [] : each.problems))
    .map((problem) => ({ ...problem, place: problem.place.replace(/^--/, '') }));

/** The search that is asked for, or what is wrong with it. */
function searchAskedFor({ what, that, choice, measures, difficulty }: GamesToFind): FoundSearch | Wrong {
  if (what.kind === 'unicycles') {
    const [pattern, pool] = [readUnicyclePattern(what.pattern), readExitChoices(what.exits)];
    if (!pattern.ok || !pool.ok) return { what: problemsIn(pattern, pool), that: [] };
    const kind = choice.kind === 'first' ? 'first' : 'all';
    return opened({
      kind: 'unicycles',
      unicycles: { pattern: pattern.value, pool: pool.value },
      choice: { kind },
    });
  }
  if (what.kind === 'drawings') {
    const condition = conditionIn(that, difficulty);
    const [range, kind] = [readDrawingOrders(`${what.least}..${what.most}`), readKind(what.drawings)];
    if (!range.ok || !kind.ok || !condition.ok)
      return { what: problemsIn(range, kind), that: problemsIn(condition) };
    const drawings = { ...range.value, kind: kind.value };
    return opened({ kind: 'drawings', drawings, condition: condition.value, choice, measures });
  }
  if (what.kind === 'like') {
    const condition = readGameCondition(that);
    const [drawing, pool] = [readLikeDrawing(what.drawing), readExitChoices(what.choices)];
    if (!drawing.ok || !pool.ok || !condition.ok)
      return { what: problemsIn(drawing, pool), that: problemsIn(condition) };
    const like = waysAmong(drawing.value, pool.value);
    return opened({ kind: 'like', like, called: 'drawing', condition: condition.value, choice, measures });
  }
  const family = familyIn(what.of);
  const condition = readGameCondition(that, family.ok ? family.value.names : []);
  if (!family.ok || !condition.ok)
    return { what: problemsIn(family), that: family.ok ? problemsIn(condition) : [] };
  return opened({ kind: 'members', family: family.value, condition: condition.value, choice, measures });
}

/** The condition of drawings. */
function conditionIn(that: string, difficulty: GamesToFind['difficulty']): Result<GameCondition> {
  if (!difficulty) return readGameCondition(that);
  const condition: Result<GameCondition> =
    that.trim() === '' ? accepted({ kind: 'all', of: [] }) : readGameCondition(that);
  return condition.ok ? accepted(withDifficulty(condition.value, ...difficulty)) : condition;
}

function familyIn(of: string): Result<OpenFamily> {
  const asked = parseAskedFamily(of);
  if (!asked.ok) return asked;
  const ruleset = rulesetById(asked.value.ruleset);
  if (!ruleset.ok) return ruleset;
  const opened = openFamily(ruleset.value, asked.value);
  const family = opened.ok ? withConditionsRead(opened.value) : opened;
  const hopeless = family.ok ? hopelessFamily(family.value) : undefined;
  return hopeless ? refused([hopeless]) : family;
}

/** A condition that nothing here can fulfil is refused. */
function opened(asked: AskedSearch): FoundSearch | Wrong {
  const search = openSearch(asked);
  return search.ok ? search.value : { what: [], that: search.problems };
}

export function* readFindJob(job: ReadFindJob): JobSlices<FindRead> {
  yield nothing;
  const search = searchAskedFor(job);
  if ('what' in search) return { kind: 'read-find', wrong: search };
  const { text, all, columns, measures } = search;
  return {
    kind: 'read-find',
    text,
    all,
    columns: columns.map((name) => {
      const measure = measures.includes(name) && measureCatalogue.find(({ id }) => id === name);
      return measure ? { name, title: measure.title, says: measure.says } : { name };
    }),
  };
}

export function* findJob(job: FindJob): JobSlices<FindEnded> {
  const search = searchAskedFor(job);
  if ('what' in search) {
    const [{ place, says }] = [...search.what, ...search.that];
    return { kind: 'over-budget', says: `${place}: ${says}` };
  }
  let fresh: GameRow[] = [];
  let sent = 0;
  const taken = (): readonly GameRow[] => {
    const rows = fresh;
    fresh = [];
    return rows;
  };
  const slices = search.run();
  for (;;) {
    const slice = slices.next();
    if (slice.done) {
      const { sentences, data } = slice.value;
      return { kind: 'find', rows: taken(), sentences, found: data.found };
    }
    const advance = slice.value;
    if (advance.kind === 'row') {
      if (sent++ >= mostRows) continue;
      const { game, value, outcome, cells } = advance.row;
      fresh.push({
        game,
        cells: cells(),
        ...(value && { value: named(value) }),
        ...(outcome && { outcome }),
      });
      continue;
    }
    yield (): GamesFound => {
      const { says, done, of } = advance.progress();
      return { kind: 'games', rows: taken(), says, done, total: of };
    };
  }
}
