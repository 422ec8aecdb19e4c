/** The moves that an arc stands for, by their names: of one player, or the pairs that lead to its end when both move at once. */
import { type GameEdge, isJoint, type WrittenNumber } from '../../engine/index.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import { Section } from './Section.tsx';

/** More rows than anyone reads; the file and the Text tab have them all. */
const mostRows = 200;

type Row = { readonly cells: readonly string[]; readonly gain: WrittenNumber | undefined };

const rowsOf = (edge: GameEdge): readonly Row[] =>
  isJoint(edge)
    ? edge.pairs.map(({ left, right, gain }) => ({ cells: [left, right], gain }))
    : (edge.moves ?? []).map(({ name, gain }) => ({ cells: [name], gain }));

/** Nothing, where the arc is one move without a name of its own. */
export function MovesOfArc({ edge }: { readonly edge: GameEdge }) {
  const rows = rowsOf(edge);
  if (rows.length === 0) return null;
  const heads = isJoint(edge) ? [words.player.left, words.player.right] : [words.moveName];
  const gains = rows.some(({ gain }) => gain !== undefined);
  return (
    <Section id="moves" title={isJoint(edge) ? words.rounds(rows.length) : words.moves(rows.length)}>
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
      {rows.length > mostRows && <p className={css.quiet}>and {rows.length - mostRows} more</p>}
    </Section>
  );
}
