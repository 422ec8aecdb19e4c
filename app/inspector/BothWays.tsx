/** What nodes are worth by turns and at once, side by side, while both ways of play are shown. */
import { isJoint, isSimultaneous, type NodeId } from '../../engine/document/index.ts';
import { obstacleSaid, obstacleSign } from '../../engine/pictures/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { Button } from '../parts/Button.tsx';
import { MathText, OutcomeLetter } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { useEditor } from '../store/editor.ts';
import { otherWaySeen, showBothWays } from '../store/other-way.ts';
import { seenDocument } from '../store/seen-document.ts';
import { type Label, labelOf, shownLabels } from '../store/selectors.ts';
import { light } from '../store/showing.ts';
import { isUnseen } from '../store/telling.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { UnseenCell } from './MeasuredCell.tsx';
import { Section } from './Section.tsx';
import table from './table.module.css';

/** The most rows that are shown; beyond, a node is selected to see its own. */
const mostRows = 200;

function Worth({ id, label }: { readonly id: NodeId; readonly label: Label | undefined }) {
  const unseen = useEditor((state) => isUnseen(state, id));
  if (unseen) return <UnseenCell />;
  if (!label) return null;
  const { value, outcome, obstacle } = label;
  return (
    <>
      {value && <MathText value={value} />}
      {!value && obstacle && <span title={obstacleSaid(obstacle)}>{obstacleSign(obstacle)}</span>}{' '}
      {outcome && <OutcomeLetter outcome={outcome} />}
    </>
  );
}

/** The values of these nodes, or of all nodes where none are given, in both ways of play. */
export function BothWays({ ids }: { readonly ids?: readonly NodeId[] }) {
  const shown = useEditor((state) => state.bothWays);
  return shown ? <Rows {...(ids && { ids })} /> : null;
}

function Rows({ ids }: { readonly ids?: readonly NodeId[] }) {
  const seen = useEditor(seenDocument);
  const atOnce = useEditor((state) => isSimultaneous(state.document));
  const hasJoint = useEditor((state) => state.document.edges.some(isJoint));
  const labels = useEditor(shownLabels);
  const other = useEditor(otherWaySeen);
  const [turns, once] = atOnce ? [other, labels] : [labels, other];
  const nodes = ids ? seen.nodes.filter(({ id }) => ids.includes(id)) : seen.nodes;
  const said = words.rounds.bothWays;
  return (
    <Section id="both-ways" title={said.title}>
      <table className={table.table}>
        <caption className="unseen">{said.title}</caption>
        <thead>
          <tr>
            <th scope="col">Node</th>
            <th scope="col">By turns</th>
            <th scope="col">At once</th>
          </tr>
        </thead>
        <tbody>
          {nodes.slice(0, mostRows).map((node) => (
            <tr key={node.id} onPointerEnter={() => light([node.id])} onPointerLeave={() => light([])}>
              <th scope="row">
                <button type="button" className={css.link} onClick={() => goTo(node.id)}>
                  <NodeName node={node} />
                </button>
              </th>
              {[turns, once].map((read, i) => (
                <td key={i === 0 ? 'turns' : 'once'}>
                  <Worth id={node.id} label={labelOf(read, node.id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {nodes.length > mostRows && (
        <p className={css.quiet}>
          and {(nodes.length - mostRows).toLocaleString('en')} more; select a node to see its own
        </p>
      )}
      <p className={css.quiet}>
        {hasJoint
          ? 'By turns, joint arcs are left out. The drawing itself stays as it is.'
          : 'At once, a pair of moves has a result where the two moves commute. Other pairs have no result (?). The drawing itself stays as it is.'}
      </p>
      <div className={css.actions}>
        <Button onClick={() => showBothWays(false)}>Show one way only</Button>
      </div>
    </Section>
  );
}
