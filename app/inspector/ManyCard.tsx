/**
 * Several selected things: what they have in common, and the nodes as a table that can be sorted and copied.
 */
import { Trash2 } from 'lucide-react';
import type { NodeId } from '../../engine/document/index.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { Button } from '../parts/Button.tsx';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import type { SelectedItems } from '../store/selectors.ts';
import { whyNotTold } from '../store/telling.ts';
import { words } from '../words.ts';
import { Answers } from './answers/Answers.tsx';
import { FigureSections } from './answers/FigureSections.tsx';
import css from './card.module.css';
import { NodeTable } from './NodeTable.tsx';
import { Section } from './Section.tsx';
import { SumOfPiecesSection } from './SumOfPiecesSection.tsx';
import { hasSumsTable, SumsTable } from './SumsTable.tsx';

export function Colours({ ids }: { readonly ids: readonly NodeId[] }) {
  if (ids.length === 0) return null;
  return (
    <div className={css.actions}>
      <Button onClick={() => perform(commandById('node.gray'))}>Gray or white</Button>
      <Button onClick={() => perform(commandById('score.set'))}>{words.scores.title}…</Button>
      <Button onClick={() => perform(commandById('node.pin'))}>Pin or unpin</Button>
      <Button onClick={() => perform(commandById('edit.delete'))}>
        <Trash2 size={15} aria-hidden="true" /> Delete
      </Button>
    </div>
  );
}

export function ManyCard({ chosen }: { readonly chosen: SelectedItems }) {
  const document = useEditor(seenDocument);
  const offersSums = hasSumsTable(document, chosen.nodes);
  const notTold = useEditor((state) => whyNotTold(state, chosen.nodes));
  const parts = [
    chosen.nodes.length > 0 ? words.nodes(chosen.nodes.length) : '',
    chosen.edges.length > 0 ? words.arcs(chosen.edges.length) : '',
  ].filter(Boolean);
  return (
    <>
      <header className={css.head}>
        <h2>
          <span>{parts.join(' and ')}</span>
        </h2>
        {chosen.nodes.length > 0 ? (
          <Colours ids={chosen.nodes} />
        ) : (
          <div className={css.actions}>
            <Button onClick={() => perform(commandById('arc.reverse'))}>Reverse</Button>
            <Button onClick={() => perform(commandById('edit.delete'))}>Delete</Button>
          </div>
        )}
      </header>
      <SumOfPiecesSection atLeast={2} />
      {offersSums && (
        <Section id="sums" title={words.rounds.sums}>
          {notTold ? <p className={css.quiet}>{notTold}</p> : <SumsTable nodes={chosen.nodes} />}
        </Section>
      )}
      {chosen.nodes.length > 0 && !notTold && (
        <Answers selected={{ needs: 'vertices', nodes: chosen.nodes }} />
      )}
      {chosen.nodes.length > 0 && <FigureSections ids={chosen.nodes} />}
      {chosen.nodes.length > 0 && (
        <Section id="table" title="Nodes">
          <NodeTable ids={chosen.nodes} />
        </Section>
      )}
    </>
  );
}
