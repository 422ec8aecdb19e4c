/**
 * A score written at the place of its node, for all selected nodes at once: "3", "-1 | 2". Enter ends it, Esc
 * restores, leaving the field keeps what can be read.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { calledNode, type GameNode, isScored, printScore } from '../../../engine/document/index.ts';
import { giveScore } from '../../edits/scores.ts';
import { toast } from '../../store/chrome.ts';
import { useEditor } from '../../store/editor.ts';
import { seenDocument } from '../../store/seen-document.ts';
import { nodeOf } from '../../store/selectors.ts';
import { beginScoring, endScoring } from '../../store/showing.ts';
import type { ShowingPart } from '../../store/state/showing.ts';
import { words } from '../../words.ts';
import css from '../canvas.module.css';
import { canvas } from '../viewport.ts';
import { useStandingWhole } from './standing-whole.ts';

type Scoring = NonNullable<ShowingPart['scoring']>;

function Field({ node, nodes, typed }: Scoring & { readonly node: GameNode }) {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<boolean>(false);
  const [wrong, setWrong] = useState('');
  const begins = useEditor((state) => !isScored(state.document));
  const whole = useRef<HTMLDivElement>(null);
  useStandingWhole(whole, node);
  const before = node.score && nodes.length === 1 ? printScore(node.score) : '';

  // Before the next key comes, however busy the page is.
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    if (typed === '') input?.select();
    else input?.setSelectionRange(typed.length, typed.length);
  }, [typed]);

  const end = (back: boolean): void => {
    done.current = true;
    endScoring();
    if (back) canvas()?.focus();
  };
  const keep = (stays: boolean): void => {
    if (done.current) return;
    const text = field.current?.value ?? '';
    if (giveScore(nodes, text)) end(stays);
    else if (stays) setWrong(words.scores.unread(text.trim()));
    else {
      end(false);
      const again = (): void => beginScoring(nodes, text);
      toast(words.scores.unread(text.trim()), {
        kind: 'score',
        action: { label: 'Continue writing', run: again },
      });
    }
  };

  return (
    <div ref={whole} className={css.score} data-uncovered>
      <input
        ref={field}
        className={css.scoreField}
        aria-label={nodes.length === 1 ? `Score of ${calledNode(node)}` : `Score of ${nodes.length} nodes`}
        aria-describedby="score-begins score-wrong"
        aria-invalid={wrong !== ''}
        defaultValue={typed || before}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={() => setWrong('')}
        onBlur={() => keep(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') keep(true);
          else end(true);
        }}
      />
      {begins && wrong === '' && (
        <p id="score-begins" className={css.scoreBegins}>
          Enter makes this drawing a scoring game: then scores decide, not who moves last. Esc leaves it as it
          is.
        </p>
      )}
      <p id="score-wrong" className={css.scoreWrong} role="alert">
        {wrong}
      </p>
    </div>
  );
}

export function ScoreField() {
  const scoring = useEditor((state) => state.scoring);
  const first = scoring?.nodes.at(-1);
  const node = useEditor((state) => (first === undefined ? undefined : nodeOf(seenDocument(state), first)));
  return scoring && node ? <Field key={node.id} node={node} {...scoring} /> : null;
}
