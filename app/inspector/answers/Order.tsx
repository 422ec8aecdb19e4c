/**
 * The order of values as a diagram, which is exported and opened as a drawing: of selected nodes, and of
 * values that are listed elsewhere.
 */
import { useCallback, useMemo } from 'react';
import { setTitle } from '../../../engine/document/edits/index.ts';
import { calledNode } from '../../../engine/document/index.ts';
import {
  type AnswerTo,
  leftOutSentences,
  type OrderFound,
  orderDrawing,
} from '../../../engine/questions/index.ts';
import type { About } from '../../../engine/theories/index.ts';
import { valueKey } from '../../../engine/values/index.ts';
import { useEditor } from '../../store/editor.ts';
import { drawnEntries } from '../../store/figure-subjects.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { useJob } from '../../store/use-job.ts';
import { words } from '../../words.ts';
import css from '../card.module.css';
import { AnswersFigure } from './AnswersFigure.tsx';
import type { AnswerProps } from './answer-card.ts';
import { OpenMade } from './OpenForm.tsx';

const entry = drawnEntries.find(({ id }) => id === 'order-of-values');

type Listed = About['values'];

function Diagram(props: {
  readonly found: OrderFound;
  readonly called: (number: number) => string;
  readonly rules?: Listed['rules'];
}) {
  const { found, called, rules } = props;
  const { classes, values, leftOut } = found;
  const about = useMemo((): Listed => {
    const named = classes.flatMap((members, i) =>
      members.map((number) => ({ name: called(number), value: values[i] })),
    );
    const unknown = leftOut.map((number) => ({ name: called(number), value: undefined }));
    return { values: [...named, ...unknown], ...(rules && { rules }) };
  }, [classes, values, leftOut, called, rules]);
  const names = classes.flatMap((members) => members.map(called)).join(', ');
  return (
    <>
      {entry && (
        <AnswersFigure question={entry} subjects={[{ name: names, about }]} of={undefined} besides={about}>
          <OpenMade
            positions={classes.length}
            document={() => setTitle(orderDrawing(found, called), words.figures.of(entry.figure, [names]))}
            isPlaced
          />
        </AnswersFigure>
      )}
      {leftOutSentences(found, called).map((sentence) => (
        <p key={sentence} className={css.quiet}>
          {sentence}
        </p>
      ))}
    </>
  );
}

/** The card of selected nodes. */
export function OrderAnswer({ answer, ids }: AnswerProps<AnswerTo<'hasse'>>) {
  const nodes = useEditor((state) => seenDocument(state).nodes);
  const rules = useEditor((state) => state.document.view.rules);
  const names = useMemo(() => new Map(nodes.map((node) => [node.id, calledNode(node)])), [nodes]);
  const called = useCallback((v: number): string => names.get(ids[v]) ?? ids[v], [names, ids]);
  return <Diagram found={answer} called={called} rules={rules} />;
}

/** Of values by their names; while the same are listed they are asked about once. */
export function OrderOfListed({ values }: Pick<Listed, 'values'>) {
  const key = JSON.stringify(values.map(({ name, value }) => [name, value && valueKey(value)]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same values need not be asked about again
  const make = useCallback(
    () => ({ kind: 'ask', question: 'order-of-values', about: { values } }) as const,
    [key],
  );
  const answer = useJob(make);
  const found = answer?.kind === 'done' ? answer.value : undefined;
  const none = answer && 'says' in answer ? answer.says : undefined;
  const called = useCallback((number: number): string => found?.names[number] ?? '', [found]);
  if (found) return <Diagram found={found} called={called} />;
  if (none !== undefined) return <p className={css.quiet}>{none}</p>;
  return answer ? null : <p className={css.waiting}>{words.working}</p>;
}
