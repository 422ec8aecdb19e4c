/** A node's options as rows: the player, the name, the value. Pointing at a row lights the node on the canvas. */
import type { GameEdge, NodeId } from '../../engine/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { PlayerStroke } from '../parts/PlayerStroke.tsx';
import { useEditor } from '../store/editor.ts';
import { isHidden } from '../store/hidden.ts';
import { allEither, arcsFrom, labelOf, nodeOf } from '../store/selectors.ts';
import { light } from '../store/showing.ts';
import type { Labels } from '../store/state/answers.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { Section } from './Section.tsx';

/** The most rows shown; the canvas and the node table show all options. */
const mostRows = 200;

function OptionRow(props: {
  readonly edge: GameEdge;
  readonly labels: Labels | undefined;
  readonly mixed: boolean;
}) {
  const { edge, labels, mixed } = props;
  const node = useEditor((state) => nodeOf(state.document, edge.to));
  const hidden = useEditor((state) => isHidden(state.hidden, edge.to));
  const label = hidden ? undefined : labelOf(labels, edge.to);
  if (!node) return null;
  return (
    <li>
      <button
        type="button"
        className={css.option}
        onClick={() => goTo(edge.to)}
        onPointerEnter={() => light([edge.to])}
        onPointerLeave={() => light([])}
        onFocus={() => light([edge.to])}
        onBlur={() => light([])}
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
          {hidden && words.hiddenSign}
          {label?.value && <MathText value={label.value} />}
        </span>
        <span className={css.optionOutcome}>
          {label?.outcome && <OutcomeLetter outcome={label.outcome} />}
        </span>
      </button>
    </li>
  );
}

export function OptionsSection({ id, labels }: { readonly id: NodeId; readonly labels: Labels | undefined }) {
  const document = useEditor((state) => state.document);
  const options = arcsFrom(document, id);
  const mixed = !allEither(document);
  return (
    <Section id="options" title={options.length === 1 ? '1 option' : `${options.length} options`}>
      {options.length === 0 ? (
        <p className={css.quiet}>No move leads from here.</p>
      ) : (
        <ul className={css.options}>
          {options.slice(0, mostRows).map((edge) => (
            <OptionRow key={`${edge.to} ${edge.player}`} edge={edge} labels={labels} mixed={mixed} />
          ))}
        </ul>
      )}
      {options.length > mostRows && <p className={css.quiet}>and {options.length - mostRows} more</p>}
    </Section>
  );
}
