/** How many values of each kind there are: "4 nimbers · 1 ∞". A click selects their nodes. */
import type { Kind, NodeId, Value } from '../../engine/index.ts';
import type { Labels } from '../store/state.ts';
import { select } from '../store/store.ts';
import { words } from '../words.ts';
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
function nodesOfKind(labels: Labels, kind: Kind): readonly NodeId[] {
  return labels.ids.filter((_, vertex) => {
    const code = labels.codes[vertex] ?? -1;
    return code >= 0 && labels.table[code]?.kind === kind;
  });
}

export function Counts({ labels }: { readonly labels: Labels }) {
  const counts = [...countsOf(labels.table, labels.codes)];
  return (
    <span className={css.counts}>
      {counts.map(([kind, count]) => (
        <button
          key={kind}
          type="button"
          title={`Select the ${count.toLocaleString('en')} ${words.kindsSpoken[kind]}`}
          onClick={() => select(nodesOfKind(labels, kind))}
        >
          <span className="numbers">{count.toLocaleString('en')}</span>{' '}
          {words.kinds[kind][count === 1 ? 0 : 1]}
        </button>
      ))}
    </span>
  );
}
