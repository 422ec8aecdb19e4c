/**
 * The answers of every question that is drawn, about several selected nodes: one figure, made in a worker,
 * which follows the values as they come. It names no question.
 */
import { useMemo } from 'react';
import type { NodeId } from '../../../engine/document/index.ts';
import { editor, useEditor } from '../../store/editor.ts';
import {
  type DrawnEntry,
  drawnEntries,
  type SubjectsFound,
  subjectsAmong,
} from '../../store/figure-subjects.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { shownLabels } from '../../store/selectors.ts';
import { useToldFrom } from '../../store/telling.ts';
import { counted } from '../../words/counting.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { Section } from '../Section.tsx';
import { AnswersFigure } from './AnswersFigure.tsx';
import figures from './figure-sections.module.css';
import { useGame } from './use-game.ts';

/** Pictures that do not fit into one are below one another in the narrow panel, and no more than these. */
const mostInPanel = 8;

/** The sections about the selected nodes. */
export function FigureSections({ ids }: { readonly ids: readonly NodeId[] }) {
  // What is found of all nodes together is among the answers about them.
  const each = drawnEntries.filter(({ needs }) => needs === 'value' || needs === 'vertex');
  return each.map((question) => <OfNodes key={question.id} question={question} ids={ids} />);
}

function OfNodes({ question, ids }: { readonly question: DrawnEntry; readonly ids: readonly NodeId[] }) {
  const labels = useEditor(shownLabels);
  const seen = useEditor(seenDocument);
  const told = useToldFrom();
  const game = useGame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the state, of which these are the parts that matter
  const found = useMemo(() => subjectsAmong(editor(), question, ids), [question, ids, labels, seen, told]);
  return <FigureSection question={question} found={found.of ? { ...found, of: game } : found} />;
}

/** Folded it does not ask. */
function FigureSection({
  question,
  found,
}: {
  readonly question: DrawnEntry;
  readonly found: SubjectsFound;
}) {
  const { subjects, secret, more } = found;
  if (subjects.length === 0 && secret === 0) return null;
  const { figure } = question;
  return (
    <Section
      id={`figure-${figure.id}`}
      title={words.figures.title(figure, subjects.length)}
      folded={subjects.length > figure.together}
    >
      {subjects.length > 0 && (
        <AnswersFigure question={question} subjects={subjects.slice(0, mostInPanel)} of={found.of} />
      )}
      {subjects.length > mostInPanel && (
        <p className={css.quiet}>
          The first {counted(mostInPanel)} are shown here; the exported figure has {counted(subjects.length)}.
        </p>
      )}
      {(secret > 0 || more > 0) && (
        <p className={`${css.quiet} ${figures.leftOut}`}>{words.figures.leftOut(figure, secret, more)}</p>
      )}
    </Section>
  );
}
