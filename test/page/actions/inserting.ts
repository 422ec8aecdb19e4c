/**
 * Drawings that come into the drawing: copies, texts, sums, and the Text tab; and the places that Tidy finds.
 */
import * as fc from 'fast-check';
import { copyByCommand, cutByCommand, pasteByCommand } from '../../../app/commands/clipboard.ts';
import { beginTrial } from '../../../app/edits/trial.ts';
import { editor } from '../../../app/store/editor.ts';
import { mergeText, printEdgeList } from '../../../engine/document/index.ts';
import { type Act, act, anyCommand, anyCommandOn, places, selectAt } from '../act.ts';

/** In nodes: what is larger is not copied once more. */
const large = 7;

const isSmall = (): boolean => editor().document.nodes.length <= large;

const whenSmall = ({ says, do: deed }: Act): Act => act(says, () => (isSmall() ? deed() : undefined));

const texts = [
  'p -> q -> r',
  'p ->L q\nq ->R p',
  '(p) -> q, r',
  'p ->L q\nq: 2\np: -1 | 1',
  'digraph { p -> q; q -> r }',
  '{1|*}',
  'no drawing at all',
] as const;

const pasted = fc.constantFrom(...texts).map((text) =>
  whenSmall(
    act(`“${text}” is pasted`, async () => {
      await navigator.clipboard.writeText(text);
      await pasteByCommand();
    }),
  ),
);

const copied = fc
  .tuple(fc.uniqueArray(places, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([nodes, isCut]) =>
    whenSmall(
      act(`nodes ${nodes.join()} are ${isCut ? 'cut' : 'copied'} and pasted`, async () => {
        selectAt(nodes);
        await (isCut ? cutByCommand() : copyByCommand());
        await pasteByCommand();
      }),
    ),
  );

/** As the Text tab does it: what can be read is shown, and the pause after it ends the undo step. */
function typed(change: (lines: string[]) => string[]): void {
  const { document } = editor();
  const merged = mergeText(document, change(printEdgeList(document).split('\n')).join('\n'));
  if (!merged.ok || merged.value === document) return;
  const trial = beginTrial();
  trial.show(merged.value);
  trial.keep();
}

const lines = ['a -> b', 'b ->L a', 'c ->R a', 'a: 3', '(b) -> c', 'd', 'a ->J(l/r) b'] as const;

const textTab: fc.Arbitrary<Act> = fc.oneof(
  fc
    .constantFrom(...lines)
    .map((line) => whenSmall(act(`the line “${line}” is written`, () => typed((all) => [...all, line])))),
  fc
    .nat(4)
    .map((place) =>
      act(`line ${place} is deleted`, () =>
        typed((all) => all.toSpliced(place % Math.max(1, all.length), 1)),
      ),
    ),
);

export const inserting: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: pasted },
  { weight: 4, arbitrary: textTab },
  { weight: 2, arbitrary: copied },
  {
    weight: 2,
    arbitrary: anyCommandOn({ nodes: [1, 3], arcs: [0, 1] }, 'edit.cut', 'edit.paste', 'edit.duplicate').map(
      whenSmall,
    ),
  },
  {
    weight: 1,
    arbitrary: anyCommandOn(
      { nodes: [2, 2] },
      'game.union',
      'game.sum',
      'game.difference',
      'game.open-sum',
    ).map(whenSmall),
  },
  { weight: 2, arbitrary: anyCommand('view.tidy', 'view.tidy-game-tree') },
);
