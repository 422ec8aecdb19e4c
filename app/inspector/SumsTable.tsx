/**
 * The table of sums: what several nodes of a simultaneous game are worth together in each of the three sums,
 * by each of the three conventions. The chosen one is highlighted, and a click chooses another. Each sum is a
 * job of its own, so that its values come as they are found.
 */
import { useCallback, useState } from 'react';
import { type GameDocument, isSimultaneous, type NodeId } from '../../engine/document/index.ts';
import { type Convention, conventions, type SumKind } from '../../engine/outcome/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { type KindOfSum, kindsOfSum } from '../../engine/sums/index.ts';
import type { ExpectedValue } from '../../engine/values/index.ts';
import type { AskJob } from '../../workers/protocol.ts';
import { changeRules } from '../edits/drawing.ts';
import { Button } from '../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { gameOf } from '../store/game-of.ts';
import { verticesOf } from '../store/sums-of.ts';
import { useJob, useLatest } from '../store/use-job.ts';
import { words } from '../words.ts';
import { keyOf, useKept } from './answers/Asked.tsx';
import css from './answers/sums-table.module.css';
import { useGame } from './answers/use-game.ts';
import card from './card.module.css';
import table from './table.module.css';

type Row = AnswerTo<'sums'>['rows'][number];

/** Positions of a product that are played out without being asked for; ten times as many at each press. */
const [mostAtOnce, mostPlayed] = [10_000, 5_000_000];

/** Nobody asks what more nodes are worth together. */
const mostNodes = 6;

/** Whether these are several nodes, and not too many, of a simultaneous game. */
export const hasSumsTable = (document: GameDocument, nodes: readonly NodeId[]): boolean =>
  nodes.length > 1 && nodes.length <= mostNodes && isSimultaneous(document);

export function SumsTable({ nodes }: { readonly nodes: readonly NodeId[] }) {
  const shown = useEditor((state) => hasSumsTable(state.document, nodes));
  return shown ? <Table key={keyOf({ needs: 'pieces', nodes })} nodes={nodes} /> : null;
}

/** Those that simultaneous games have. */
const sums = kindsOfSum.filter(({ roundRule }) => roundRule !== undefined);

/** The row of a sum, or why there is none; the last one stays until there is another. */
function useRow(nodes: readonly NodeId[], sum: SumKind, positions: number): Row | string | undefined {
  const solved = useGame();
  const kept = useKept({ needs: 'pieces', nodes });
  const make = useCallback((): AskJob => {
    const { game } = gameOf(solved);
    const pieces = Uint32Array.from(verticesOf(solved, kept.needs === 'pieces' ? kept.nodes : []));
    return { kind: 'ask', question: 'sums', about: { pieces, sum, positions }, game } as AskJob;
  }, [solved, kept, sum, positions]);
  const answer = useJob(make);
  return useLatest(
    answer?.kind === 'done'
      ? (answer.value as AnswerTo<'sums'>).rows[0]
      : answer && answer.kind !== 'cancelled'
        ? answer.says
        : undefined,
  );
}

function Table({ nodes }: { readonly nodes: readonly NodeId[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={`${table.scroller} ${css.scroller}`} aria-label={words.rounds.sums} tabIndex={0}>
      <table className={css.table}>
        <caption className="unseen">
          What they are worth together: a row for each sum, a column for each convention
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.rounds.sumTitle}</th>
            {conventions.map((each) => (
              <th key={each} scope="col">
                {words.rounds.conventionCalled[each]}
              </th>
            ))}
          </tr>
        </thead>
        {sums.map((kind) => (
          <RowOfSum key={kind.id} kind={kind} nodes={nodes} />
        ))}
      </table>
    </section>
  );
}

/** Each reason once, with the conventions that have it where the others have values. */
function reasonsIn(row: Row | string | undefined): readonly { readonly of: string; readonly says: string }[] {
  if (row === undefined) return [];
  if (typeof row === 'string') return [{ of: '', says: row }];
  const reasons = [...new Set(row.cells.flatMap(({ says }) => says ?? []))];
  return reasons.map((says) => {
    const theirs = row.cells.filter((cell) => cell.says === says);
    const of = theirs.map(({ convention }) => words.rounds.conventionCalled[convention]).join(', ');
    const isClear = theirs.length === row.cells.length || says.includes(of);
    return { of: isClear ? '' : of, says };
  });
}

function RowOfSum({ kind, nodes }: { readonly kind: KindOfSum; readonly nodes: readonly NodeId[] }) {
  const [positions, allow] = useState(mostAtOnce);
  const row = useRow(nodes, kind.id, positions);
  const rules = useEditor((state) => state.document.view.rules);
  const isWhole = typeof row === 'object';
  const reasons = reasonsIn(row);
  const isLarge = isWhole && row.cells.some((cell) => cell.positions !== undefined);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <span className={css.sum}>
            <span className={css.sign} aria-hidden="true">
              {kind.sign}
            </span>
            {kind.name}
          </span>
        </th>
        {conventions.map((convention, i) => {
          const isChosen = rules.sum === kind.id && rules.convention === convention;
          const value = isWhole ? row.cells[i].value : undefined;
          return (
            <td key={convention} aria-current={isChosen || undefined}>
              {value ? (
                <ValueOfSum {...{ kind, convention, value, isChosen }} />
              ) : row === undefined ? (
                <span className={card.waiting}>
                  <span aria-hidden="true">…</span>
                  <span className="unseen">{words.working}</span>
                </span>
              ) : (
                <>
                  <span aria-hidden="true">{words.rounds.noValue}</span>
                  <span className="unseen">{words.rounds.noValueSaid}</span>
                </>
              )}
            </td>
          );
        })}
      </tr>
      {reasons.length > 0 && (
        <tr>
          <td colSpan={1 + conventions.length} className={css.reasons}>
            {reasons.map(({ of, says }) => (
              <p key={says}>
                {of && `${of}: `}
                {says}
              </p>
            ))}
            {isLarge && positions < mostPlayed && (
              <Button onClick={() => allow(10 * positions)}>{words.play.allow(10 * positions)}</Button>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** A click plays the nodes together in this way from now on. */
function ValueOfSum(props: {
  readonly kind: KindOfSum;
  readonly convention: Convention;
  readonly value: ExpectedValue;
  readonly isChosen: boolean;
}) {
  const { kind, convention, value, isChosen } = props;
  const readOnly = useReadOnly();
  const shown = (
    <>
      <MathText value={value} />
      {value.class && (
        <span className={css.class}>
          <OutcomeLetter outcome={value.class} />
        </span>
      )}
    </>
  );
  if (readOnly) return shown;
  return (
    <button
      type="button"
      className={css.value}
      aria-pressed={isChosen}
      title={`Play the ${kind.name} sum, ${words.rounds.conventionNamed(convention)}`}
      onClick={() => changeRules({ sum: kind.id, convention })}
    >
      {shown}
    </button>
  );
}
