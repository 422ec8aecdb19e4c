/**
 * The site of the documentation. Its pages are written by `npm run docs`, which says below which address they
 * will be.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const base = process.env.DOCS_BASE ?? '/docs/';

/** The four kinds of pages, as the first page shows them below its own text. */
const kinds = [
  {
    title: 'Learn',
    details: 'Lessons that one reads with the editor open, from two nodes to moons and simultaneous games.',
    link: '/learn/',
  },
  {
    title: 'Do',
    details: 'Recipes of ten lines: a figure in a paper, a quiz, a table, a game from another program.',
    link: '/do/',
  },
  {
    title: 'Look up',
    details:
      'Theories, values and their signs, rulesets, questions, keys, the command line, the file format.',
    link: '/look-up/',
  },
  {
    title: 'Understand',
    details: 'Each system of games: what is proved, what is computed and at what cost.',
    link: '/understand/',
  },
];

/** The head of the first page. */
const front = {
  layout: 'home',
  hero: {
    name: 'Grundy',
    text: 'Draw a game, read what it is worth',
    tagline:
      'An editor for the graphs of combinatorial games. The value of every position appears while you draw.',
    image: {
      src: '/figures/first.svg',
      alt: 'Eight positions: on, off and dud alone, over above 0 and *, under above 0, and upon above *',
    },
    actions: [
      { theme: 'brand', text: 'The first ten minutes', link: '/learn/first-ten-minutes' },
      { theme: 'alt', text: 'Beyond the papers', link: '/understand/beyond-the-papers' },
    ],
  },
  features: kinds,
};

export default defineConfig({
  title: 'Grundy',
  description: 'Draw game graphs, and read what every position is worth',
  base,
  srcDir: '.pages',
  outDir: '../dist/docs',
  cacheDir: '../.cache/vitepress',
  lastUpdated: false,
  // The generator's first page has no landmark for what it is about.
  transformHtml: (html) => html.replace('<div class="VPHome"', '<div role="main" class="VPHome"'),
  transformPageData: ({ relativePath }) => (relativePath === 'index.md' ? { frontmatter: front } : undefined),
  head: [['link', { rel: 'icon', href: `${base}../icon.svg` }]],
  markdown: {
    config(markdown) {
      // Braces are games in these pages, and no expressions of Vue's.
      const { text, code_inline: code } = markdown.renderer.rules;
      markdown.renderer.rules.text = (...given) =>
        (text?.(...given) ?? '').replaceAll('{{', '<span v-pre>{{</span>');
      markdown.renderer.rules.code_inline = (tokens, at, ...rest) => {
        tokens[at].attrSet('v-pre', '');
        return code?.(tokens, at, ...rest) ?? '';
      };
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Learn', link: '/learn/', activeMatch: '/learn/' },
      { text: 'Do', link: '/do/', activeMatch: '/do/' },
      { text: 'Look up', link: '/look-up/', activeMatch: '/look-up/' },
      { text: 'Understand', link: '/understand/', activeMatch: '/understand/' },
      { text: 'Open the editor', link: `${base}../`, target: '_blank', rel: 'noopener' },
    ],
    sidebar: JSON.parse(readFileSync(join(root, 'docs/.pages/sidebar.json'), 'utf8')),
    outline: [2, 3],
    footer: { message: `Grundy ${version}, MIT licence` },
  },
});
