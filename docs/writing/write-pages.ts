/**
 * Writes the pages of the documentation as the site's generator reads them: those written by hand, with their
 * figures drawn, and those made from the registers of the program.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fenceOf, isShown, shownIn } from './fences.ts';
import { figureHtml } from './figure-html.ts';
import { drawn, firstPicture, nameOf, type Workshop } from './figures.ts';
import { withEditorLinks } from './links.ts';
import { commandLinePages } from './look-up/command-line.ts';
import { expressionPages } from './look-up/expressions.ts';
import { fileFormatPages } from './look-up/file-format.ts';
import { keyPages } from './look-up/keys.ts';
import { libraryPages } from './look-up/library.ts';
import { measurePages } from './look-up/measures.ts';
import { notationPages } from './look-up/notations.ts';
import { outcomePages } from './look-up/outcomes.ts';
import { questionPages } from './look-up/questions.ts';
import { rulesOfPlayPages } from './look-up/rules-of-play.ts';
import { rulesetPages } from './look-up/rulesets.ts';
import { theoryPages } from './look-up/theories.ts';
import { valuePages } from './look-up/values.ts';
import { writtenRulesPages } from './look-up/written-rules.ts';
import { openScratch, withOutputs } from './outputs.ts';
import { type Page, withFences } from './page.ts';
import { sidebarsOf } from './sidebar.ts';

/** The pages that people wrote, below the folder of the documentation. */
export function writtenPages(docs: string): readonly Page[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.md') && !/(^|[\\/])(node_modules|\.vitepress|\.pages|writing)[\\/]/.test(path),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(docs, path), 'utf8') }));
}

/** The pages that are made from the registers. */
export async function madePages(project: string): Promise<readonly Page[]> {
  return [
    ...theoryPages(),
    ...rulesetPages(),
    ...writtenRulesPages(),
    ...valuePages(),
    ...outcomePages(),
    ...measurePages(),
    ...(await rulesOfPlayPages(project)),
    ...questionPages(),
    ...keyPages(),
    ...(await notationPages(project)),
    ...expressionPages(),
    ...fileFormatPages(),
    ...(await commandLinePages(project)),
    ...libraryPages(project),
  ];
}

/** Writes into the pages that people wrote what their command lines and programs print now. */
export async function writeOutputs(project: string): Promise<void> {
  const docs = join(project, 'docs');
  for (const { path, text } of writtenPages(docs)) {
    // The files that one page's command lines write are not there for another's.
    const scratch = openScratch(project);
    writeFileSync(join(docs, path), await withOutputs(text, scratch));
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Writes all pages with their figures into `out`, which is emptied before. `editor` is the address of the
 * editor, as pages have it.
 */
export async function writePages(project: string, out: string, editor: string): Promise<number> {
  const workshop: Workshop = { project, scratch: join(project, '.cache/docs') };
  rmSync(out, { recursive: true, force: true });
  const pages = [...writtenPages(join(project, 'docs')), ...(await madePages(project))];
  for (const { path, text } of pages) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withEditorLinks(await withFigures(path, text, out, editor, workshop), editor));
  }
  mkdirSync(join(out, 'public/figures'), { recursive: true });
  writeFileSync(join(out, 'public/figures/first.svg'), await firstPicture(workshop));
  writeFileSync(join(out, 'sidebar.json'), JSON.stringify(sidebarsOf(pages)));
  return pages.length;
}

/** The page with its drawings and boards drawn. */
const withFigures = (
  path: string,
  text: string,
  out: string,
  editor: string,
  workshop: Workshop,
): Promise<string> =>
  withFences(text, async (opening, body, line) => {
    const fence = fenceOf(opening, body, line);
    if (!isShown(fence)) return undefined;
    try {
      const figure = await drawn(fence, workshop);
      const picture = `figures/${nameOf(figure.svg)}.svg`;
      mkdirSync(join(out, 'public/figures'), { recursive: true });
      writeFileSync(join(out, 'public', picture), figure.svg);
      const shown = shownIn(fence);
      const html = figureHtml(figure, shown.caption, `/${picture}`, editor);
      return fence.kind === 'rules' ? `\`\`\`text\n${shown.text}\n\`\`\`\n\n${html}` : html;
    } catch (thrown) {
      throw new Error(
        `docs/${relative('.', path)}, line ${line}: ${thrown instanceof Error ? thrown.message : thrown}`,
      );
    }
  });
