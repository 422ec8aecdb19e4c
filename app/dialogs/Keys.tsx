/**
 * All keys, by group, with a search, and what mouse, touch and stylus do; touch comes first where there is a
 * finger only.
 */
import { useState } from 'react';
import type { Command } from '../commands/command.ts';
import { commandById, commands } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { Button } from '../parts/Button.tsx';
import { isByTouch } from '../parts/by-touch.ts';
import { shownKey } from '../parts/keys-shown.ts';
import parts from '../parts/parts.module.css';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import css from './dialogs.module.css';
import { gestures, gesturesOnBoards, groupsOfKeys, touches } from './gestures.ts';
import { Modal } from './Modal.tsx';

function Ways(props: { readonly title: string; readonly ways: readonly (readonly [string, string])[] }) {
  const { title, ways } = props;
  if (ways.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {ways.map(([how, what]) => (
          <div key={how} className={css.gesture}>
            <dt>{how}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const matches = (needle: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(needle));

function Row({ label, keys }: { readonly label: string; readonly keys: readonly string[] }) {
  return (
    <div className={css.key}>
      <dt>{label}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  );
}

/** Each printed key once; "+" is on the key of "=" and needs no line of its own. */
const printed = (command: Command): readonly string[] =>
  [...new Set((command.keys ?? []).map(shownKey))].filter((key) => !key.endsWith('='));

const byFigure =
  'Begin the score of a node without moves; in a scoring game, 0 and − do so too. In a lesson, digits go to its views';

export function Keys() {
  const [search, setSearch] = useState('');
  const letterKeys = useEditor((state) => state.letterKeys);
  const needle = search.trim().toLowerCase();
  const shown = groupsOfKeys.map((group) => ({
    ...group,
    commands: commands.filter(
      (command) =>
        command.group === group.id &&
        command.keys?.length &&
        matches(needle, command.label, ...(command.also ?? []), ...printed(command)),
    ),
  }));
  const byHand = (title: string, ways: typeof touches) => (
    <Ways title={title} ways={ways.filter(([how, what]) => matches(needle, title, how, what))} />
  );
  const byTouch = byHand('By touch', touches);
  const touchFirst = isByTouch();
  return (
    <Modal
      title="Keys"
      shape="wide"
      tools={
        <input
          type="search"
          className={`${parts.field} ${css.search}`}
          aria-label="Search the keys"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      }
    >
      {!letterKeys && <p>Single-letter keys are switched off in the menu.</p>}
      <div className={css.keys}>
        {touchFirst && byTouch}
        {shown.map(
          (group) =>
            group.commands.length > 0 && (
              <section key={group.id}>
                <h3>{group.title}</h3>
                <dl>
                  {group.commands.map((command) => (
                    <Row key={command.id} label={command.label} keys={printed(command)} />
                  ))}
                  {group.id === 'draw' && matches(needle, byFigure) && (
                    <Row label={byFigure} keys={['1', '…', '9']} />
                  )}
                </dl>
              </section>
            ),
        )}
        {byHand('By mouse or pen', gestures)}
        {byHand('On boards', gesturesOnBoards)}
        {!touchFirst && byTouch}
      </div>
      <p className={css.note}>
        <Button onClick={() => perform(commandById('help.documentation'))}>{words.help.documentation}</Button>
      </p>
      <p className={css.note}>
        Letters act on the drawing, except while you type text or after Tab moved the focus elsewhere.
      </p>
    </Modal>
  );
}
