/** The site of the documentation. Its pages are written by `npm run docs`, which says below which address they will stand. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const base = process.env.DOCS_BASE ?? '/docs/';

export default defineConfig({
  title: 'Grundy',
  description: 'Draw game graphs, and read what every position is worth',
  base,
  srcDir: '.pages',
  outDir: '../dist/docs',
  cacheDir: '../.cache/vitepress',
  lastUpdated: false,
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
