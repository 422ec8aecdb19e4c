/** The polite voice: one joined sentence half a second after the last label came, never each label. */
import { useEffect, useState } from 'react';
import { hasInfiniteRank } from '../../engine/index.ts';
import type { Labels } from '../store/state.ts';
import { useEditor } from '../store/store.ts';
import { words } from '../words.ts';

const delay = 500;

function joined(labels: Labels): string {
  if (labels.total === 0) return '';
  if (labels.chosen.theory === undefined) return `${words.noTheory}: ${labels.chosen.reason}`;
  const infinite = labels.table.map(hasInfiniteRank);
  let values = 0;
  let unending = 0;
  for (const code of labels.codes) {
    if (code < 0) continue;
    values++;
    if (infinite[code]) unending++;
  }
  return words.joined(values, unending);
}

export function Announcer() {
  const labels = useEditor((state) => state.labels);
  const [says, say] = useState('');
  useEffect(() => {
    if (!labels?.complete) return;
    const timer = setTimeout(() => say(joined(labels)), delay);
    return () => clearTimeout(timer);
  }, [labels]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {says}
    </div>
  );
}
