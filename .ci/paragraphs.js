/**
 * A Vite plugin: `import { paragraphs } from '../../docs/look-up/in-the-editor.md?paragraphs'` gives the
 * parts of a page of the documentation by their anchors, as `## Moon {#moon}` has one. They are read here, by
 * the parser that the generator of the site uses, so that the page needs no parser and sets no HTML: it gets
 * plain data.
 */
import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import MarkdownIt from 'markdown-it';

const asked = '.md?paragraphs';
const heading = /^(.*?) \{#([\w-]+)\}$/;

/** Where a link of a page leads, below the site: `learn/scores.html#try`. */
function addressOf(link, page) {
  const [file, anchor] = link.split('#');
  const path = file === '' ? page : posix.join(posix.dirname(page), file);
  const address = path.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html');
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** The words of a line: text, emphasis, code and links. Anything else is an error, which the build says. */
function partsOf(tokens, page) {
  const open = [{ parts: [] }];
  const add = (part) => open.at(-1).parts.push(part);
  for (const token of tokens) {
    const [, kind, end] = /^(em|strong|link)_(open|close)$/.exec(token.type) ?? [];
    if (token.type === 'text') {
      if (token.content !== '') add(token.content);
    } else if (token.type === 'softbreak') add(' ');
    else if (token.type === 'code_inline') add({ kind: 'code', text: token.content });
    else if (end === 'open') {
      const to = kind === 'link' ? { to: addressOf(token.attrGet('href'), page) } : {};
      open.push({ kind, ...to, parts: [] });
    } else if (end === 'close') add(open.pop());
    else throw new Error(`${page}: the editor cannot show ${token.type} of Markdown in a paragraph`);
  }
  return open[0].parts;
}

/** The edge list of a fence `drawing`, which stands below a head of lines `caption: …` and an empty line. */
function drawingOf({ info, content }, page) {
  const at = content.indexOf('\n\n');
  if (info.trim() !== 'drawing' || at < 0)
    throw new Error(`${page}: the editor cannot show ${info} in a paragraph`);
  return { kind: 'drawing', text: content.slice(at).trim() };
}

/**
 * The parts of a page by their anchors. `page` is where it stands below the folder of the documentation.
 * O(length).
 */
export function paragraphsOf(text, page) {
  const found = {};
  let now;
  let items;
  const tokens = new MarkdownIt().parse(text, {});
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const [, title, anchor] = heading.exec(tokens[i + 1].content) ?? [];
      now = anchor === undefined ? undefined : { title, address: addressOf(`#${anchor}`, page), blocks: [] };
      if (now) found[anchor] = now;
    } else if (!now || tokens[i - 1]?.type === 'heading_open') continue;
    else if (token.type === 'fence') now.blocks.push(drawingOf(token, page));
    else if (token.type === 'bullet_list_open') items = [];
    else if (token.type === 'bullet_list_close') {
      now.blocks.push({ kind: 'list', items });
      items = undefined;
    } else if (token.type === 'inline') {
      const parts = partsOf(token.children, page);
      if (items) items.push(parts);
      else now.blocks.push({ kind: 'words', parts });
    } else if (!/^(heading|paragraph|list_item)_(open|close)$/.test(token.type))
      throw new Error(`${page}: the editor cannot show ${token.type} of Markdown in a paragraph`);
  }
  return found;
}

export function paragraphs() {
  let root = '';
  return {
    name: 'paragraphs of the documentation',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      if (!id.endsWith(asked)) return undefined;
      const file = id.slice(0, -'?paragraphs'.length);
      this.addWatchFile(file);
      const page = relative(`${root}/docs`, file).replaceAll('\\', '/');
      return `export const paragraphs = ${JSON.stringify(paragraphsOf(readFileSync(file, 'utf8'), page))}`;
    },
  };
}
