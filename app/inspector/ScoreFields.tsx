/**
 * A node's score: one field where both sides have the same, else Left's and Right's. A side with moves has no use for its
 * score, which is kept and struck through.
 */
import { memo, useMemo, useState } from 'react';
import {
  type GameNode,
  parseScore,
  printScore,
  sameNumber,
  stuckAtNode,
  writtenNumber,
} from '../../engine/document/index.ts';
import { giveScore, giveSide } from '../edits/scores.ts';
import { Button } from '../parts/Button.tsx';
import { useReadOnly } from '../store/document.ts';
import { editor, useEditor } from '../store/editor.ts';
import { hasScores } from '../store/selectors.ts';
import { words } from '../words.ts';
import { CheckedField } from './CheckedField.tsx';
import own from './scores.module.css';

const sides = ['left', 'right'] as const;

function ScoreInput(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly commit: (typed: string) => boolean;
}) {
  const { commit, ...shown } = props;
  return (
    <CheckedField {...shown} commit={(typed) => (commit(typed) ? undefined : words.scores.unread(typed))} />
  );
}

export const ScoreFields = memo(function ScoreFields({ node }: { readonly node: GameNode }) {
  const { id, score } = node;
  const readOnly = useReadOnly();
  const scored = useEditor((state) => hasScores(state.document));
  const edges = useEditor((state) => state.document.edges);
  const stuck = useMemo(() => stuckAtNode({ edges }, id), [edges, id]);
  const [apart, setApart] = useState(() =>
    sides.some((side) => words.scores.of[side] === editor().fieldText?.field),
  );
  const placeholder = scored ? '0' : words.scores.none;
  const { left, right } = score ?? {};
  const alike = left === undefined || right === undefined ? left === right : sameNumber(left, right);
  if (stuck.left && stuck.right && alike && !apart) {
    return (
      <div className={own.scores}>
        <ScoreInput
          label={words.scores.title}
          value={score ? printScore(score) : ''}
          placeholder={placeholder}
          commit={(typed) => giveScore([id], typed)}
        />
        {!readOnly && (
          <Button look="quiet" onClick={() => setApart(true)}>
            {words.scores.apart}
          </Button>
        )}
      </div>
    );
  }
  const shown = sides.filter((side) => stuck[side] || score?.[side] !== undefined);
  return shown.map((side) => (
    <div key={side} data-unused={!stuck[side] || undefined} className={own.side}>
      <ScoreInput
        label={words.scores.of[side]}
        value={String(score?.[side] ?? '')}
        placeholder={placeholder}
        commit={(typed) => {
          if (parseScore(typed) && typed.includes('|')) return giveScore([id], typed);
          const read = writtenNumber(typed);
          if (typed !== '' && read === undefined) return false;
          giveSide(id, side, read);
          return true;
        }}
      />
      {!stuck[side] && <p>{words.scores.unused[side]}</p>}
    </div>
  ));
});
