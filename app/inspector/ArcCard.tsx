/** One arc: the move, what it does to the value, its player, and its curve. */
import { ArrowLeftRight, Trash2 } from 'lucide-react';
import {
  type EdgeKey,
  edgeKey,
  type GameEdge,
  isJoint,
  isSimultaneous,
  isSolo,
  type Player,
  printMoves,
  soloMoves,
  type Whose,
  type WrittenNumber,
} from '../../engine/document/index.ts';
import { endingWhen, type Outcome } from '../../engine/outcome/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { giveTo } from '../commands/arcs.ts';
import { commandById } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { giveMoves } from '../edits/arcs.ts';
import { Button } from '../parts/Button.tsx';
import { MathText } from '../parts/MathText.tsx';
import { NodeName } from '../parts/NodeName.tsx';
import { byTurns, everyPlayer, PlayerStroke } from '../parts/PlayerStroke.tsx';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { seenDocument } from '../store/seen-document.ts';
import { allEither, edgeOf, labelOf, nodeOf, offersJoint, shownLabels } from '../store/selectors.ts';
import { many } from '../words/counting.ts';
import { words } from '../words.ts';
import { CheckedField } from './CheckedField.tsx';
import css from './card.module.css';
import { Section } from './Section.tsx';
import { SumOfPiecesSection } from './SumOfPiecesSection.tsx';

// The moves of an arc, by their names: those of one player, or the pairs that lead to its end when both move
// at once.

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
function MovesOfArc({ edge }: { readonly edge: GameEdge }) {
  const simultaneous = useEditor((state) => isSimultaneous(state.document));
  const readOnly = useReadOnly();
  const target = useEditor((state) => {
    const seen = nodeOf(seenDocument(state), edge.to);
    return seen === nodeOf(state.document, edge.to) ? edge.to : (seen?.name ?? '');
  });
  const rows = rowsOf(edge);
  if (rows.length === 0 && (!simultaneous || readOnly)) return null;
  const count = isJoint(edge) ? rows.length : soloMoves(edge).length;
  const heads = isJoint(edge) ? [words.player.left, words.player.right] : ['Move'];
  const gains = rows.some(({ gain }) => gain !== undefined);
  return (
    <Section
      id="moves"
      title={isJoint(edge) ? many(count, 'pair of moves', 'pairs of moves') : many(count, 'move', 'moves')}
    >
      {rows.length > 0 && (
        <table className={css.moves}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {gains && <th scope="col">Gain</th>}
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
          label={isJoint(edge) ? 'Pairs' : 'Moves'}
          value={printMoves(edge) ?? ''}
          placeholder={isJoint(edge) ? 'l/r, s/t' : target}
          longest={longest}
          commit={(typed) => giveMoves(edge, typed)}
        />
      )}
    </Section>
  );
}

/** What a player's move to a position of this outcome brings, with the opponent to move there. */
function effectOf(player: 'left' | 'right', after: Outcome): string {
  const ending = endingWhen(after, player === 'left' ? 'right' : 'left');
  if (ending === 'draw') return 'After this move the game is a draw.';
  return ending === player ? 'This move wins.' : 'After this move the opponent wins.';
}

/** For a move of both players, its effect for each, or once if it is the same. */
function effects(player: Player, after: Outcome): readonly string[] {
  if (player !== 'either') return [effectOf(player, after)];
  const [left, right] = [effectOf('left', after), effectOf('right', after)];
  return left === right ? [left] : [`${words.player.left}: ${left}`, `${words.player.right}: ${right}`];
}

function PlayerChoice(props: { readonly player: Whose; readonly edge: EdgeKey }) {
  const players = useEditor(offersJoint) ? everyPlayer : byTurns;
  return (
    <fieldset className={css.choice}>
      <legend className={css.term}>Player</legend>
      <div className={css.choices}>
        {players.map((player) => (
          <label key={player}>
            <input
              type="radio"
              name="player"
              checked={props.player === player}
              // This arc alone is meant, and not the next one that is drawn.
              onChange={() => giveTo(player, [props.edge])}
            />
            {words.arcSwitchFor[player]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function ArcCard({ edge: key }: { readonly edge: EdgeKey }) {
  const document = useEditor(seenDocument);
  const labels = useEditor(shownLabels);
  const edge = edgeOf(document, key);
  const from = edge && nodeOf(document, edge.from);
  const to = edge && nodeOf(document, edge.to);
  if (!edge || !from || !to) return null;
  const [before, after] = [labelOf(labels, edge.from), labelOf(labels, edge.to)];
  const plain = allEither(document);
  const bent = document.view.bends?.some((bend) => edgeKey(bend) === key) ?? false;
  const act = (id: string): void => perform(commandById(id));
  return (
    <>
      <header className={css.head}>
        <h2>
          <button type="button" className={css.link} onClick={() => goTo(from.id)}>
            <NodeName node={from} />
          </button>
          <PlayerStroke player={edge.player} plain={plain} />
          <button type="button" className={css.link} onClick={() => goTo(to.id)}>
            <NodeName node={to} />
          </button>
        </h2>
        {before?.value && after?.value && (
          <p className={css.move}>
            <MathText value={before.value} /> <span aria-hidden="true">→</span>
            <span className="unseen">to</span> <MathText value={after.value} />
          </p>
        )}
        {after?.outcome &&
          isSolo(edge) &&
          effects(edge.player, after.outcome).map((says) => (
            <p key={says} className={css.outcome}>
              {says}
            </p>
          ))}
      </header>
      <SumOfPiecesSection atLeast={2} />
      <MovesOfArc edge={edge} />
      <Section id="arc" title="Arc">
        <PlayerChoice player={edge.player} edge={key} />
        <div className={css.row}>
          <span className={css.term}>Curve</span>
          <span className={css.buttons}>
            <Button onClick={() => act('arc.curve')}>More</Button>
            <Button onClick={() => act('arc.curve-back')}>Less</Button>
            <Button aria-pressed={!bent} onClick={() => act('arc.curve-auto')}>
              Automatic
            </Button>
          </span>
        </div>
        <div className={css.actions}>
          <Button onClick={() => act('arc.reverse')}>
            <ArrowLeftRight size={15} aria-hidden="true" /> Reverse
          </Button>
          <Button onClick={() => act('edit.delete')}>
            <Trash2 size={15} aria-hidden="true" /> Delete
          </Button>
        </div>
      </Section>
    </>
  );
}
