/**
 * How many values of each kind there are, "4 nimbers · 1 ∞", or outcomes if no value is known. A click
 * selects their nodes.
 */
import type { NodeId } from '../../engine/document/index.ts';
import { type Outcome, outcomeClasses, tellsStartsApart } from '../../engine/outcome/index.ts';
import { countedAs, type Kind, type Value } from '../../engine/values/index.ts';
import { OutcomeLetter } from '../parts/MathText.tsx';
import { outcomeAt } from '../store/selectors.ts';
import { select } from '../store/showing.ts';
import type { SeenLabels } from '../store/state/answers.ts';
import { counted } from '../words.ts';
import css from './status.module.css';

function countsOf(table: readonly Value[], codes: Int32Array): ReadonlyMap<Kind, number> {
  const byCode = new Uint32Array(table.length);
  for (const code of codes) if (code >= 0) byCode[code]++;
  const counts = new Map<Kind, number>();
  for (const [code, value] of table.entries()) {
    if (byCode[code] > 0) counts.set(value.kind, (counts.get(value.kind) ?? 0) + byCode[code]);
  }
  return counts;
}

/** The nodes whose value is of a kind. */
function nodesOfKind(labels: SeenLabels, kind: Kind): readonly NodeId[] {
  return labels.ids.filter((_, vertex) => {
    const code = labels.codes[vertex] ?? -1;
    return code >= 0 && labels.table[code]?.kind === kind;
  });
}

/** How many nodes are in each outcome class that occurs. */
export function outcomeCounts({ outcomes, classes }: SeenLabels): readonly (readonly [Outcome, number])[] {
  const counts = new Uint32Array(classes.length);
  for (const code of outcomes ?? []) counts[code]++;
  return classes.flatMap((outcome, code) => (counts[code] > 0 ? [[outcome, counts[code]] as const] : []));
}

const nodesOfOutcome = (labels: SeenLabels, outcome: Outcome): readonly NodeId[] =>
  labels.ids.filter((_, vertex) => outcomeAt(labels, vertex) === outcome);

function OutcomeCounts({ labels }: { readonly labels: SeenLabels }) {
  return (
    <span className={css.counts}>
      {outcomeCounts(labels).map(([outcome, count]) => (
        <button
          key={outcome}
          type="button"
          title={`Select the ${counted(count)} where: ${outcomeClasses[outcome].says}`}
          onClick={() => select(nodesOfOutcome(labels, outcome))}
        >
          <span className="numbers">{counted(count)}</span> <OutcomeLetter outcome={outcome} />
        </button>
      ))}
    </span>
  );
}

/** For a partizan drawing outcomes are counted too, since its values are all of one or two kinds. */
export function Counts({ labels }: { readonly labels: SeenLabels }) {
  if (labels.table.length === 0) return <OutcomeCounts labels={labels} />;
  if (!tellsStartsApart(labels.classes)) return <KindCounts labels={labels} />;
  return (
    <>
      <KindCounts labels={labels} />
      <OutcomeCounts labels={labels} />
    </>
  );
}

function KindCounts({ labels }: { readonly labels: SeenLabels }) {
  const counts = [...countsOf(labels.table, labels.codes)];
  return (
    <span className={css.counts}>
      {counts.map(([kind, count]) => (
        <button
          key={kind}
          type="button"
          title={`Select the ${counted(count)} ${countedAs(kind).spoken}`}
          onClick={() => select(nodesOfKind(labels, kind))}
        >
          <span className="numbers">{counted(count)}</span>{' '}
          {count === 1 ? countedAs(kind).one : countedAs(kind).more}
        </button>
      ))}
    </span>
  );
}
