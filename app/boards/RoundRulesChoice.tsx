/** What an end is worth on a board where both players move at once, and how several components are played together. */
import { conventions } from '../../engine/outcome/index.ts';
import { changeRules } from '../edits/drawing.ts';
import { PlayChoice } from '../inspector/PlayChoice.tsx';
import { componentsOf, rulesOnBoard, sumsAtOnce } from '../store/board-rounds.ts';
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import type { PositionRead } from '../store/position-of.ts';
import { words } from '../words.ts';

const sumNames = Object.fromEntries(sumsAtOnce.map(({ id, name }) => [id, name]));

export function RoundRulesChoice({ read }: { readonly read: PositionRead }) {
  const document = useEditor((state) => state.document);
  const readOnly = useReadOnly();
  const rules = rulesOnBoard({ document }, read.ruleset);
  if (!rules || readOnly) return null;
  return (
    <>
      <PlayChoice
        name={words.rounds.convention}
        value={rules.convention}
        of={words.rounds.conventionCalled}
        among={conventions}
        choose={(convention) => changeRules({ convention })}
      />
      {componentsOf(read) > 1 && (
        <PlayChoice
          name={words.rounds.sumTitle}
          value={rules.sum}
          of={sumNames as Record<typeof rules.sum, string>}
          among={sumsAtOnce.map(({ id }) => id)}
          choose={(sum) => changeRules({ sum })}
        />
      )}
    </>
  );
}
