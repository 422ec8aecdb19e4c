/**
 * The line of a game on a board with its variations, move by move, under a chart of what each gave away. A
 * moment is shown by a click, or by arrows and Enter; another move made there begins a variation, which is
 * shown below the move where it begins.
 */
import { ArrowUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { placesInBrief } from '../../engine/rulesets/index.ts';
import { IconButton } from '../parts/Button.tsx';
import { isShortcut } from '../parts/typed-keys.ts';
import { toast } from '../store/chrome.ts';
import { useEditor } from '../store/editor.ts';
import { rulesetIdOf } from '../store/rulesets.ts';
import type { Ply, TurnGame } from '../store/state/play.ts';
import { useToldFrom } from '../store/telling.ts';
import { boardLines, deleteLine, gameAlong, promoteLine, showLineAt } from '../walkthrough/board-lines.ts';
import { sayMove } from '../walkthrough/board-rules.ts';
import { hasSides } from '../walkthrough/game.ts';
import { gradeOfPly, type PlyGrade } from '../walkthrough/giving-away.ts';
import type { LineTree } from '../walkthrough/line-tree.ts';
import { seatName } from '../walkthrough/seats.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import css from './play-line.module.css';

/** Moments on either side of the one that is shown; a longer line has no more of them on the page. */
const mostAside = 120;

/** The places of a move as a strip has room for them: "1.4–2.3". */
const fromTo = (by: readonly string[]): string => placesInBrief(by).replaceAll(' → ', '–');

/**
 * A row of moments: a line from where it leaves another one, as far as it is near the moment that is shown.
 */
type Row = {
  readonly number: number;
  readonly first: number;
  readonly plies: readonly Ply[];
  readonly part: readonly Ply[];
};

const hasStart = ({ number, first }: Row): boolean => number === 0 && first === 0;

function rowsOf(game: TurnGame, tree: LineTree, at: number): readonly Row[] {
  return Array.from({ length: tree.variations.length + 1 }, (_, number): Row => {
    const { plies } = gameAlong(game, tree, number);
    const begins = number === 0 ? 0 : tree.variations[number - 1].after;
    const first = Math.max(begins, at - mostAside);
    return { number, first, plies, part: plies.slice(first, at + mostAside) };
  });
}

/** What each ply gave away, as far as it is known and may be seen. */
function useGrades(): (ply: Ply) => PlyGrade | undefined {
  const told = useToldFrom();
  const given = useEditor((state) => state.given);
  const boardAnswers = useEditor((state) => state.boardAnswers);
  return useMemo(
    () => (ply) => gradeOfPly({ ...told, given, boardAnswers }, ply),
    [told, given, boardAnswers],
  );
}

function Chart({ known, most }: { readonly known: PlyGrade | undefined; readonly most: number }) {
  const share = known?.points === undefined ? undefined : known.points / (most || 1);
  return (
    <span className={css.chart} data-grade={known?.grade} aria-hidden="true">
      <span className={css.sign}>{known?.sign}</span>
      <i style={share === undefined ? undefined : { height: `${Math.round(share * 14)}px` }} />
    </span>
  );
}

function Moment(props: {
  readonly game: TurnGame;
  readonly row: Row;
  readonly ply: Ply;
  readonly number: number;
  readonly isHere: boolean;
  readonly isOnLine: boolean;
  readonly known: PlyGrade | undefined;
  readonly most: number;
}) {
  const { game, row, ply, number, isHere, isOnLine, known, most } = props;
  const document = useEditor((state) => state.document);
  const ruleset = rulesetIdOf(document) ?? '';
  const [move] = ply.moves;
  const [brief, whole] = useMemo(
    () => [sayMove(ruleset, move, ply.by, fromTo), sayMove(ruleset, move, ply.by)],
    [ruleset, move, ply.by],
  );
  const label = (told: string | undefined): string =>
    `Move ${number}, ${seatName(document, game, ply.by)}: ${whole}.${told === undefined ? '' : ` ${told}`}`;
  return (
    <li>
      <button
        type="button"
        className={css.moment}
        aria-label={label(known?.spoken)}
        title={label(known?.says)}
        aria-current={isHere ? 'step' : undefined}
        data-off={!isOnLine || undefined}
        tabIndex={isHere ? 0 : -1}
        onClick={() => showLineAt(row.number, number)}
      >
        <Chart known={known} most={most} />
        <span className={css.move} data-player={hasSides(document) ? ply.by : undefined}>
          <span className="numbers">{number}</span> {brief}
        </span>
      </button>
    </li>
  );
}

function remove(number: number, moves: number): void {
  const bringBack = deleteLine(number);
  toast(`The variation is deleted, ${many(moves, 'move', 'moves')}`, {
    kind: 'play',
    action: { label: words.keeping.undo, run: bringBack },
  });
}

/** What can be done with the variation that is shown. */
function Tools({ row, of }: { readonly row: Row; readonly of: number }) {
  return (
    <li className={css.tools}>
      <IconButton
        name={of === 0 ? 'Make it the main line' : 'Put this variation first'}
        onClick={() => promoteLine(row.number)}
      >
        <ArrowUp size={14} aria-hidden="true" />
      </IconButton>
      <IconButton name="Delete this variation" onClick={() => remove(row.number, row.part.length)}>
        <Trash2 size={14} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Arrows go from moment to moment, up and down to the nearest one of the next row. */
function pressArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const button = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  const list = button?.closest('ol');
  if (!by || !button || !list || isShortcut(event)) return;
  event.preventDefault();
  const [across, down] = by;
  const own = [...list.querySelectorAll('button')];
  const lists = [...event.currentTarget.querySelectorAll('ol')];
  const next = lists[lists.indexOf(list) + down]?.querySelectorAll('button') ?? [];
  const middle = (each: Element): number => each.getBoundingClientRect().left;
  const nearest = [...next].toSorted(
    (a, b) => Math.abs(middle(a) - middle(button)) - Math.abs(middle(b) - middle(button)),
  )[0];
  const to = across === 0 ? nearest : own[own.indexOf(button) + across];
  to?.focus();
}

const variation = (number: number, after: number) =>
  `Variation ${number}, ${after === 0 ? 'from the beginning' : `after move ${after}`}`;

export function LineOfPlay({ game, at }: { readonly game: TurnGame; readonly at: number }) {
  const document = useEditor((state) => state.document);
  const gradeOf = useGrades();
  const tree = useMemo(() => boardLines(document), [document]);
  const rows = useMemo(() => rowsOf(game, tree, at), [game, tree, at]);
  const shown = game.variation ?? 0;
  const here = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is brought into view when it is another moment
  useEffect(() => {
    const moment = here.current?.querySelector('[aria-current]');
    moment?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, shown, tree]);
  const most = Math.max(0, ...game.plies.map((ply) => gradeOf(ply)?.points ?? 0));
  const onLine = new Set(game.plies);
  const isHere = (row: Row, number: number): boolean =>
    number === at && row.plies[number - 1] === game.plies[at - 1];
  return (
    <fieldset ref={here} className={css.line} aria-label="Line of play" onKeyDown={pressArrow}>
      {rows.map((row) => (
        <ol
          key={row.number}
          aria-label={
            row.number === 0 ? 'Main line' : variation(row.number, tree.variations[row.number - 1].after)
          }
          className={css.row}
          data-variation={row.number > 0 || undefined}
          style={
            hasStart(row)
              ? undefined
              : { marginInlineStart: `calc(var(--start) + ${row.first} * var(--moment))` }
          }
        >
          {hasStart(row) && (
            <li>
              <button
                type="button"
                className={css.start}
                aria-label="The beginning of the game"
                aria-current={at === 0 ? 'step' : undefined}
                tabIndex={at === 0 ? 0 : -1}
                onClick={() => showLineAt(shown, 0)}
              >
                Start
              </button>
            </li>
          )}
          {row.part.map((ply, i) => (
            <Moment
              // biome-ignore lint/suspicious/noArrayIndexKey: a move of a game is known by its place
              key={row.first + i}
              game={game}
              row={row}
              ply={ply}
              number={row.first + i + 1}
              isHere={isHere(row, row.first + i + 1)}
              isOnLine={onLine.has(row.plies[row.first + i])}
              known={gradeOf(ply)}
              most={most}
            />
          ))}
          {row.number > 0 && row.number === shown && (
            <Tools row={row} of={tree.variations[row.number - 1].of} />
          )}
        </ol>
      ))}
    </fieldset>
  );
}
