/**
 * A handful of random sequences by mouse and keys: after each act, once the page rests, something that is
 * seen has the focus, and in the end the page shows what the engine says of the drawing that it saves.
 * test/page tries thousands of them without a browser.
 */
import * as fc from 'fast-check';
import { isHidden } from '../../app/store/hidden.ts';
import { calledNode, readDocument } from '../../engine/document/index.ts';
import { readGraph } from '../../engine/document/read.ts';
import { spokenOf } from '../../engine/values/index.ts';
import type { Editor, Row } from '../driver/editor.ts';
import { expect, test } from '../driver/walk.ts';
import { type Engine, wholeEngine } from '../driver/whole-engine.ts';

type Act = { readonly says: string; do(editor: Editor): Promise<void> };

const keys = (...pressed: readonly string[]): Act => ({
  says: pressed.join(' '),
  do: (editor) => editor.press(...pressed),
});

/** Some node that is in view, away from its edges. */
async function someNode(editor: Editor, place: number): Promise<string | undefined> {
  const { nodes, surface } = await editor.drawn();
  const inView = nodes.filter(
    ({ x, y }) =>
      x > surface.x + 60 &&
      x < surface.x + surface.width - 60 &&
      y > surface.y + 90 &&
      y < surface.y + surface.height - 90,
  );
  return inView[place % Math.max(1, inView.length)]?.id;
}

const place = fc.nat(9);

const clicked = place.map(
  (at): Act => ({
    says: `a click on node ${at}`,
    async do(editor) {
      const id = await someNode(editor, at);
      if (id !== undefined) await editor.click(id);
    },
  }),
);

const connected = fc.tuple(place, place).map(
  ([u, v]): Act => ({
    says: `an arc from node ${u} to node ${v}`,
    async do(editor) {
      const [from, to] = [await someNode(editor, u), await someNode(editor, v)];
      if (from !== undefined && to !== undefined && from !== to) await editor.connect(from, to);
    },
  }),
);

/**
 * Buttons that lead to another drawing, window or file, or away from the panel that is looked at in the end.
 */
const elsewhere =
  /save|open|new|export|copy|download|link|present|window|screen|close|hide the panel|^text$/i;

/**
 * The places of buttons beside the canvas that an act can remove with their container: the panel, the bars,
 * the messages.
 */
const beside = 'aside, section, output, [role=region], [role=status], [role=alert]';

/** A button beside the canvas, by the mouse or by a key: some are gone when they have done what they say. */
const pressed = fc.tuple(fc.nat(40), fc.boolean()).map(
  ([at, byKey]): Act => ({
    says: `button ${at} beside the canvas is pressed${byKey ? ' by a key' : ''}`,
    async do({ page }) {
      const usable = page.locator(beside).locator('button:enabled:not([aria-disabled=true])');
      const all = await usable.filter({ visible: true }).all();
      const called = await Promise.all(
        all.map((each) => each.evaluate(({ ariaLabel, textContent }) => ariaLabel ?? textContent.trim())),
      );
      const buttons = all.filter((_, i) => !elsewhere.test(called[i]));
      const button = await buttons[at % Math.max(1, buttons.length)]?.elementHandle();
      if (byKey) await button?.press('Enter');
      else await button?.click();
    },
  }),
);

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: connected },
  { weight: 3, arbitrary: clicked },
  { weight: 6, arbitrary: pressed },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      keys('n'),
      keys('g'),
      keys('p'),
      keys('l'),
      keys('r'),
      keys('e'),
      keys('x'),
      keys('Delete'),
      keys('Control+z'),
      keys('Control+Shift+z'),
      keys('Control+a'),
      keys('Control+d'),
      keys('t'),
      keys('h'),
      keys('s', 's'),
      keys('s', '.', 'Escape'),
      keys('y', 'Escape'),
      keys('q', 'Escape'),
      keys('w'),
      keys('Control+k', 'Escape'),
      keys('Shift+?', 'Escape'),
      keys('i', 'i'),
      keys('Tab'),
      keys('Shift+Tab'),
      keys('ArrowRight'),
      keys('Enter', 'Escape'),
      keys('F6'),
      keys('Escape'),
    ),
  },
);

/**
 * Whether a person who continues by keys would see where the focus is: asked in the page, once it has drawn
 * what the act has done and is idle.
 */
async function whereFocusIs(): Promise<string> {
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await new Promise((go) => requestIdleCallback(go));
  const { activeElement: at, body } = document;
  if (!at || at === body) return 'nowhere';
  const isSeen =
    at.checkVisibility({ visibilityProperty: true }) && !at.closest('[inert], [aria-hidden=true]');
  const isDisabled = at.matches(':disabled');
  return isSeen && !isDisabled ? 'somewhere' : `on what nobody sees: ${at.outerHTML.slice(0, 200)}`;
}

/**
 * The sequences are the same in every run, so that the walk does not depend on chance; LAW_RUNS and LAW_SEED
 * try others.
 */
const { LAW_RUNS = 2, LAW_SEED = 2026 } = process.env;
const sequences = fc.sample(fc.array(acts, { minLength: 12, maxLength: 12 }), {
  numRuns: Number(LAW_RUNS),
  seed: Number(LAW_SEED),
});

/** The rows of the table as the engine would write them, those of hidden values left out. */
function rowsByEngine(
  { drain, named, solveGraph }: Engine,
  text: string,
): Readonly<Record<string, Pick<Row, 'colour' | 'value' | 'step'>>> {
  const [read, drawing] = [readGraph(text), readDocument(text)];
  if (!read.ok || !drawing.ok) throw new Error('The page saves what cannot be read.');
  const { graph, view } = read.value;
  const { nodes } = drawing.value.document;
  const { labelling } = drain(solveGraph({ graph, rules: view.rules }));
  const hidden = { all: view.hidden?.all ?? false, except: new Set(view.hidden?.except) };
  return Object.fromEntries(
    nodes.flatMap((node, v) => {
      if (isHidden(hidden, node.id)) return [];
      const code = labelling.codes[v];
      const step = code >= 0 && labelling.steps[v] >= 0 ? `${labelling.steps[v]}` : '';
      const value = code >= 0 ? spokenOf(named(labelling.table[code])) : '';
      return [[calledNode(node), { colour: node.gray ? 'gray' : 'white', value, step }]];
    }),
  );
}

for (const [i, sequence] of sequences.entries())
  test(`after any acts of a person the focus is somewhere and the page says what the engine says (${i + 1})`, async ({
    editor,
  }) => {
    for (const [x, y] of [
      [200, 180],
      [420, 260],
      [300, 420],
    ])
      await editor.doubleClick(x, y);
    for (const act of sequence) {
      await test.step(act.says, async () => {
        await act.do(editor);
        await expect
          .poll(() => editor.page.evaluate(whereFocusIs), { message: `the focus after ${act.says}` })
          .toBe('somewhere');
      });
    }
    await editor.press('Escape', 'Escape', 'Escape');
    await editor.focusCanvas();
    const { text } = await editor.savedFile();
    const wanted = rowsByEngine(await wholeEngine(test.info().outputPath('engine')), text);
    await expect.poll(() => editor.table(), { message: text }).toMatchObject(wanted);
  });
