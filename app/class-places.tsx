/** The places of what a page shows of a class: empty, and nothing is fetched, where the page has no room. */
import type { ComponentType } from 'react';
import { later } from './later.tsx';
import { useEditor } from './store/editor.ts';

type Parts = typeof import('./class-bar/parts.ts');

function inRoom(of: (all: Parts) => ComponentType): ComponentType {
  const Part = later(async () => of(await import('./class-bar/parts.ts')), undefined, true);
  return () => (useEditor((state) => state.room !== undefined) ? <Part /> : null);
}

export const BarOfRoom = inRoom((all) => all.ClassBar);
export const WallOfRoom = inRoom((all) => all.ClassHere);
export const TabOfRoom = inRoom((all) => all.ClassPanel);
