/** A node's options as rows: the player, the name, the value. Pointing at a row lights the node on the canvas. */
import { memo, useMemo } from 'react';
import type { GameEdge, NodeId } from '../../engine/document/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { PlayerStroke } from '../parts/PlayerStroke.tsx';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { allEither, arcsFrom, labelOf, nodeOf } from '../store/selectors.ts';
import { lightWhilePointed } from '../store/showing.ts';
import type { SeenLabels } from '../store/state/answers.ts';
import { isUnseen } from '../store/telling.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { Section } from './Section.tsx';
import { useSpoken } from './use-spoken.ts';

/** The most rows shown; the canvas and the node table show all options. */
const mostRows = 200;

type Props = { readonly labels: SeenLabels | undefined };

function OptionRow(props: {
  readonly edge: GameEdge;
  readonly labels: SeenLabels | undefined;
  readonly mixed: boolean;
}) {
  const { edge, labels, mixed } = props;
  const node = useEditor((state) => nodeOf(seenDocument(state), edge.to));
  const unseen = useEditor((state) => isUnseen(state, edge.to));
  const label = labelOf(labels, edge.to);
  if (!node) return null;
  return (
    <li>
      <button
        type="button"
        className={css.option}
        onClick={() => goTo(edge.to)}
        {...lightWhilePointed([edge.to])}
      >
        {mixed && (
          <>
            <PlayerStroke player={edge.player} width={24} />
            <span className="unseen">{words.player[edge.player]}:</span>
          </>
        )}
        <NodeName node={node} />
        {node.gray && <span className={css.gray} title="gray" role="img" aria-label="gray" />}
        <span className={css.optionValue}>
          {unseen && words.hiddenSign}
          {label?.value && <MathText value={label.value} />}
        </span>
        <span className={css.optionOutcome}>
          {label?.outcome && <OutcomeLetter outcome={label.outcome} />}
        </span>
      </button>
    </li>
  );
}

function OptionRows({ options, labels }: Props & { readonly options: readonly GameEdge[] }) {
  const mixed = useEditor((state) => !allEither(state.document));
  const shown = useMemo(() => options.slice(0, mostRows), [options]);
  useSpoken(useMemo(() => shown.flatMap(({ from, to }) => [from, to]), [shown]));
  return (
    <ul className={css.options}>
      {shown.map((edge) => (
        <OptionRow key={`${edge.to} ${edge.player}`} edge={edge} labels={labels} mixed={mixed} />
      ))}
    </ul>
  );
}

type SectionProps = Props & { readonly id: NodeId };

/** It is drawn again when arcs or values have changed, not with every edit. */
export const OptionsSection = memo(function OptionsSection({ id, labels }: SectionProps) {
  const edges = useEditor((state) => state.document.edges);
  const options = useMemo(() => arcsFrom({ edges }, id), [edges, id]);
  return (
    <Section id="options" title={options.length === 1 ? '1 option' : `${options.length} options`}>
      {options.length === 0 ? (
        <p className={css.quiet}>No move leads from here.</p>
      ) : (
        <OptionRows options={options} labels={labels} />
      )}
      {options.length > mostRows && <p className={css.quiet}>and {options.length - mostRows} more</p>}
    </Section>
  );
});
