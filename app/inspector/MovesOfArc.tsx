/** The moves that an arc stands for, by their names: of one player, or the pairs that lead to its end when both move at once. */
import {
  type GameEdge,
  isJoint,
  isSimultaneous,
  printMoves,
  soloMoves,
  type WrittenNumber,
} from '../../engine/document/index.ts';
import { giveMoves } from '../edits/arcs.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { nodeOf } from '../store/selectors.ts';
import { words } from '../words.ts';
import { CheckedField } from './CheckedField.tsx';
import css from './card.module.css';
import { Section } from './Section.tsx';

/** More rows than anyone reads; the file and the Text tab have them all. */
const mostRows = 200;

type Row = { readonly cells: readonly string[]; readonly gain: WrittenNumber | undefined };

const rowsOf = (edge: GameEdge): readonly Row[] =>
  isJoint(edge)
    ? edge.pairs.map(({ left, right, gain }) => ({ cells: [left, right], gain }))
    : (edge.moves ?? []).map(({ name, gain }) => ({ cells: [name], gain }));

/** More signs than fit into a line that anyone types. */
const longest = 10_000;

/** Nothing, where players take turns and the arc is one move without a name of its own. */
export function MovesOfArc({ edge }: { readonly edge: GameEdge }) {
  const simultaneous = useEditor((state) => isSimultaneous(state.document));
  const readOnly = useReadOnly();
  const target = useEditor((state) => {
    const seen = nodeOf(seenDocument(state), edge.to);
    return seen === nodeOf(state.document, edge.to) ? edge.to : (seen?.name ?? '');
  });
  const rows = rowsOf(edge);
  if (rows.length === 0 && (!simultaneous || readOnly)) return null;
  const count = isJoint(edge) ? rows.length : soloMoves(edge).length;
  const heads = isJoint(edge) ? [words.player.left, words.player.right] : [words.moveName];
  const gains = rows.some(({ gain }) => gain !== undefined);
  return (
    <Section id="moves" title={isJoint(edge) ? words.pairsOfMoves(count) : words.moves(count)}>
      {rows.length > 0 && (
        <table className={css.moves}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {gains && <th scope="col">{words.gain}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map(({ cells, gain }) => (
              <tr key={cells.join('\u001f')}>
                {cells.map((name, i) => (
                  <td key={heads[i]}>{name}</td>
                ))}
                {gains && <td>{gain ?? ''}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > mostRows && <p className={css.quiet}>and {rows.length - mostRows} more</p>}
      {!readOnly && (
        <CheckedField
          label={isJoint(edge) ? words.movePairs : words.moveNames}
          value={printMoves(edge) ?? ''}
          placeholder={isJoint(edge) ? words.movePairsExample : target}
          longest={longest}
          commit={(typed) => giveMoves(edge, typed)}
        />
      )}
    </Section>
  );
}
