/** The forms of graphs of other programs that a text tells by itself: which form it is, and what reads it. The first that fits reads it. */
import type { Result } from '../../result.ts';
import type { ForeignRead } from './gather.ts';
import { readGexf } from './gexf.ts';
import { isGml, readGml } from './gml.ts';
import { readGraphml } from './graphml.ts';
import { isMermaid, readMermaid } from './mermaid.ts';
import { isStateDiagram, readStateDiagram } from './mermaid-states.ts';
import { isQuiver, readQuiver } from './quiver.ts';
import { isPajek, isTgf, readPajek, readTgf } from './tgf.ts';
import { isTikzCd, readTikzCd } from './tikz-cd.ts';
import { beginsWithElement } from './xml.ts';

export type ForeignForm = {
  readonly form: 'gml' | 'graphml' | 'gexf' | 'pajek' | 'tgf' | 'quiver' | 'tikz-cd' | 'mermaid';
  is(text: string): boolean;
  read(text: string): Result<ForeignRead>;
};

/** Files, which have nothing else in them. */
export const foreignFiles: readonly ForeignForm[] = [
  { form: 'gml', is: isGml, read: readGml },
  { form: 'graphml', is: (text) => beginsWithElement(text, 'graphml'), read: readGraphml },
  { form: 'gexf', is: (text) => beginsWithElement(text, 'gexf'), read: readGexf },
  { form: 'pajek', is: isPajek, read: readPajek },
  { form: 'tgf', is: isTgf, read: readTgf },
];

/** Forms of text that may be parts of a paper: if the same paper contains a drawing of Grundy's, that is read first. */
export const foreignTexts: readonly ForeignForm[] = [
  { form: 'quiver', is: isQuiver, read: readQuiver },
  { form: 'tikz-cd', is: isTikzCd, read: readTikzCd },
  { form: 'mermaid', is: isMermaid, read: readMermaid },
  { form: 'mermaid', is: isStateDiagram, read: readStateDiagram },
];
