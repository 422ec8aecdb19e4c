/** The drawings that were changed last, a line each, read when the menu opens. */
import { Menu } from '@base-ui/react/menu';
import { useEffect, useState } from 'react';
import { showDrawing } from '../files/arranging-drawings.ts';
import { listNamed } from '../files/drawings.ts';
import { type AboutDrawing, hasContent } from '../files/storage.ts';
import parts from '../parts/parts.module.css';
import { editor } from '../store/editor.ts';
import { rulesetCalled } from '../store/rulesets.ts';
import { words } from '../words.ts';
import { Submenu } from './Submenu.tsx';
import css from './toolbar.module.css';

const most = 8;

export function Recent({ did }: { readonly did: () => void }) {
  const [recent, setRecent] = useState<readonly AboutDrawing[]>([]);
  useEffect(() => {
    let wanted = true;
    listNamed().then(
      (all) => {
        const others = all.filter((about) => about.id !== editor().drawing && hasContent(about));
        if (wanted) setRecent(others.slice(0, most));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <Submenu label={words.keeping.recent} disabled={recent.length === 0}>
      {recent.map((about) => (
        <Menu.Item
          key={about.id}
          className={parts.item}
          onClick={() => {
            did();
            void showDrawing(about.id);
          }}
        >
          <span />
          <span className={css.recent}>{about.title || words.untitled}</span>
          <small>{rulesetCalled(about.board ?? '')?.name ?? words.nodes(about.nodes)}</small>
        </Menu.Item>
      ))}
    </Submenu>
  );
}
