/**
 * How the pieces are played together: one choice among the sums that they have, with its rule in a sentence.
 */
import { useId } from 'react';
import { isSimultaneous, type NodeId } from '../../engine/document/index.ts';
import type { SumKind } from '../../engine/outcome/index.ts';
import { sumCalled } from '../../engine/sums/index.ts';
import { changeRules } from '../edits/drawing.ts';
import { useEditor } from '../store/editor.ts';
import { compiledOf } from '../store/game-of.ts';
import { isMisere } from '../store/misere.ts';
import { markSum } from '../store/showing.ts';
import { sumPlayed, sumsOf, verticesOf } from '../store/sums-of.ts';
import { words } from '../words.ts';
import css from './card.module.css';
import play from './play.module.css';

/**
 * The choice of the sum of pieces on these nodes; nothing where they have the disjunctive sum alone, and no
 * other was chosen.
 */
export function SumChoice({ nodes }: { readonly nodes: readonly NodeId[] }) {
  const id = useId();
  const document = useEditor((state) => state.document);
  const among = sumsOf(document, nodes);
  const played = sumPlayed(document, nodes);
  const chosen = sumCalled(document.view.rules.sum);
  const whyNot = chosen.whyNot(compiledOf(document).graph, verticesOf(document, nodes));
  if (among.length < 2 && whyNot === undefined) return null;
  const ruleOfTurns = isMisere(document) ? words.play.misereRule : played.rule;
  return (
    <div className={play.kindOfSum}>
      <p className={play.choice}>
        <label htmlFor={id}>Sum</label>
        <select
          id={id}
          value={played.id}
          onChange={({ target }) => {
            // What is marked on the drawing are the good moves of the sum that was chosen before.
            markSum(false);
            changeRules({ sum: target.value as SumKind });
          }}
        >
          {among.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {kind.name}
            </option>
          ))}
        </select>
      </p>
      {whyNot !== undefined && (
        <p className={css.quiet}>
          There is no {chosen.name} sum here: {whyNot}.
        </p>
      )}
      <p className={css.quiet}>{isSimultaneous(document) ? played.roundRule : ruleOfTurns}</p>
    </div>
  );
}
