/** Ctrl+K: every command by its name, the examples, the theories, the nodes by name, and the values on them. */

import { Command as List } from 'cmdk';
import { useEffect, useState } from 'react';
import { calledNode, type NodeId, setView, textOf, theories, valueKey } from '../../engine/index.ts';
import { goTo } from '../canvas/go-to.ts';
import { canvas } from '../canvas/viewport.ts';
import { commands } from '../commands/index.ts';
import { perform } from '../commands/perform.ts';
import { showDrawing } from '../files/arranging-drawings.ts';
import { type Example, listExamples, openExample } from '../files/examples.ts';
import { type AboutDrawing, listDrawings } from '../files/storage.ts';
import { shownKey } from '../parts/keys-shown.ts';
import { shownLabels } from '../store/readings.ts';
import { applyEdit, editor, select } from '../store/store.ts';
import { counted, words } from '../words.ts';
import css from './dialogs.module.css';
import { closeDialog, Modal } from './Modal.tsx';

/** A list a person can read; the search of more nodes is Find's. */
const mostNodes = 200;

/** Closes first, so that a command finds the focus where it was. */
function then(act: () => void): void {
  closeDialog();
  setTimeout(act);
}

/** What can be done with what is selected now comes first. */
function Commands() {
  const offered = commands.map((command) => ({ command, why: command.unavailable?.() }));
  offered.sort((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined));
  return (
    <List.Group heading="Commands">
      {offered.map(({ command, why }) => {
        return (
          <List.Item
            key={command.id}
            value={command.id}
            keywords={[command.label, command.group]}
            disabled={why !== undefined}
            onSelect={() =>
              then(() => {
                canvas()?.focus();
                perform(command);
              })
            }
          >
            <span>{command.label}</span>
            {why && <small>{why}</small>}
            {command.keys?.[0] && <kbd>{shownKey(command.keys[0])}</kbd>}
          </List.Item>
        );
      })}
    </List.Group>
  );
}

/** Nodes by the value they have: "go to value ∞". */
function Values() {
  const { document } = editor();
  const labels = shownLabels(editor());
  if (!labels || document.nodes.length === 0) return null;
  const standing = new Map<string, { readonly text: string; readonly ids: NodeId[] }>();
  for (const [vertex, code] of labels.codes.entries()) {
    const value = code >= 0 ? labels.table[code] : undefined;
    const id = labels.ids[vertex];
    if (!value || id === undefined) continue;
    const key = valueKey(value);
    const known = standing.get(key);
    if (known) known.ids.push(id);
    else standing.set(key, { text: textOf(value), ids: [id] });
  }
  return (
    <List.Group heading="Values">
      {[...standing].slice(0, 100).map(([key, { text, ids }]) => (
        <List.Item
          key={key}
          value={`value ${key}`}
          keywords={['go to value', text]}
          onSelect={() =>
            then(() => {
              select(ids);
              canvas()?.fit('selection');
            })
          }
        >
          <span>Go to value {text}</span>
          <small>{counted(ids.length)}</small>
        </List.Item>
      ))}
    </List.Group>
  );
}

function Nodes() {
  const named = editor().document.nodes.slice(0, mostNodes);
  return (
    <List.Group heading="Nodes">
      {named.map((node) => (
        <List.Item
          key={node.id}
          value={`node ${node.id}`}
          keywords={[calledNode(node)]}
          onSelect={() => then(() => goTo(node.id))}
        >
          <span>
            Node <em>{calledNode(node)}</em>
          </span>
        </List.Item>
      ))}
    </List.Group>
  );
}

function Theories() {
  return (
    <List.Group heading="Theories">
      {theories.map((theory) => (
        <List.Item
          key={theory.id}
          value={`theory ${theory.id}`}
          keywords={[theory.name, 'theory']}
          onSelect={() => then(() => applyEdit((document) => setView(document, { theory: theory.id })))}
        >
          <span>Theory: {theory.name}</span>
        </List.Item>
      ))}
    </List.Group>
  );
}

function Examples() {
  const [examples, setExamples] = useState<readonly Example[]>([]);
  useEffect(() => {
    listExamples().then(setExamples, () => undefined);
  }, []);
  return (
    <List.Group heading="Examples">
      {examples.map((example) => (
        <List.Item
          key={example.file}
          value={`example ${example.file}`}
          keywords={[example.title, 'example']}
          onSelect={() => then(() => void openExample(example))}
        >
          <span>Example: {example.title}</span>
        </List.Item>
      ))}
    </List.Group>
  );
}

/** The other drawings that are kept here. */
function Drawings() {
  const [drawings, setDrawings] = useState<readonly AboutDrawing[]>([]);
  useEffect(() => {
    listDrawings().then(setDrawings, () => undefined);
  }, []);
  const others = drawings.filter(({ id, nodes }) => id !== editor().drawing && nodes > 0);
  return (
    <List.Group heading={words.keeping.drawings}>
      {others.slice(0, mostNodes).map((about) => (
        <List.Item
          key={about.id}
          value={`drawing ${about.id}`}
          keywords={[about.title || words.untitled, 'drawing']}
          onSelect={() => then(() => void showDrawing(about.id).then(() => canvas()?.focus()))}
        >
          <span>Drawing: {about.title || words.untitled}</span>
          <small>{words.nodes(about.nodes)}</small>
        </List.Item>
      ))}
    </List.Group>
  );
}

export function Palette() {
  return (
    <Modal title="Palette" shape="top" bare>
      <List className={css.palette} label="Palette" loop>
        <List.Input placeholder="A command, an example, a node, a value…" />
        <List.List>
          <List.Empty>Nothing is called so.</List.Empty>
          <Commands />
          <Values />
          <Nodes />
          <Theories />
          <Drawings />
          <Examples />
        </List.List>
      </List>
    </Modal>
  );
}
