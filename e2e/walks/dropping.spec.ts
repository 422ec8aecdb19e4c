/**
 * Files that are dropped on the editor or pasted open as new drawings; all problems of unreadable ones are
 * shown.
 */
import { emptyDocument } from '../../engine/document/index.ts';
import { linkOf } from '../../test/fixtures/links.ts';
import { checked } from '../driver/access.ts';
import { dragFiles, draw, drawHere, dropFiles, paste } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

const drawing = (title: string, nodes: number): string =>
  JSON.stringify({
    format: 'grundy',
    version: 1,
    title,
    nodes: Array.from({ length: nodes }, (_, v) => ({ id: `n${v}`, x: 100 * v, y: 0 })),
    edges: [],
  });

test('a hint while files hover; several open, and every problem of those that cannot be read is shown, of one alone in the Text tab', async ({
  editor,
}) => {
  const hint = editor.page.getByText('Drop files to open each as a new drawing');
  await dragFiles(editor.page, [{ name: 'a.json', text: '' }], ['dragenter', 'dragover']);
  await expect(hint).toBeVisible();
  await checked(editor.page, 'files hover');
  await dragFiles(editor.page, [{ name: 'a.json', text: '' }], ['dragleave']);
  await expect(hint).toBeHidden();
  await drawHere(editor, 'Before', 1);
  await dropFiles(editor.page, [
    { name: 'two.grundy.json', text: drawing('Two', 2) },
    { name: 'list.txt', text: '\ufeffa -> b, c\r\n(b) ->L c\r\n' },
    { name: 'four.json', text: drawing('Four', 4) },
  ]);
  const drawings = editor.messages.getByRole('button', { name: 'Drawings' });
  // A message under the pointer stays.
  await drawings.hover();
  await expect(editor.messages).toContainText('Opened 3 drawings');
  await expect(editor.status).toContainText('2 nodes');
  await drawings.click();
  const dialog = editor.page.getByRole('dialog', { name: 'Drawings' });
  await expect(dialog.getByRole('status')).toContainText('4 drawings');
  await expect(dialog).toContainText('3 nodes, 3 arcs');
  await dialog.getByRole('button', { name: /^Open Before/ }).click();
  await expect(editor.status).toContainText('1 node,');

  // The good ones of them open.
  await dropFiles(editor.page, [
    { name: 'photo.bin', text: '\u0000\u0001 no text' },
    { name: 'good.json', text: drawing('Good', 3) },
    { name: 'broken.json', text: '{"format":"grundy","version":1,"nodes":[{"id":""}],"edges":[],"more":1}' },
    { name: 'nothing.txt', text: ' \n' },
  ]);
  const some = editor.page.getByRole('dialog', { name: 'Only 1 file was opened' });
  await expect(some).toContainText('3 files');
  await expect(some).toContainText('photo.bin');
  await expect(some).toContainText('is binary data, and not text: it is not a drawing. Grundy opens');
  await expect(some).toContainText('broken.json, nodes[0].id');
  await expect(some).toContainText('broken.json, more');
  await expect(some).toContainText('is empty');
  await editor.press('Escape');
  await expect(editor.status).toContainText('3 nodes');

  // One alone can be corrected.
  await dropFiles(editor.page, [{ name: '<img src=x onerror=alert(1)>.md', text: 'a -> b\nb -> \n' }]);
  await expect(editor.edgeList).toHaveValue('a -> b\nb -> \n');
  await expect(editor.page.getByRole('button', { name: 'line 2, column 3' })).toBeVisible();
  await editor.edgeList.fill('a,b\nb,c\nc,a');
  await expect(editor.status).toContainText('3 nodes, 3 arcs');
  await editor.page.getByRole('button', { name: 'Back to the drawing' }).click();
  await expect(editor.status).toContainText('3 nodes, 0 arcs');
});

test('a file with a link or an expression in it opens, and so do pasted text and files; text is preferred to a picture beside it, and numbers and colours are read otherwise at a click', async ({
  editor,
}) => {
  const three = {
    ...emptyDocument,
    title: 'By link',
    nodes: [0, 1, 2].map((v) => ({ id: `n${v}`, x: 90 * v, y: 0, gray: false, name: '' })),
  };
  await dropFiles(editor.page, [{ name: 'link.txt', text: `https://example.org/grundy/${linkOf(three)}\n` }]);
  await expect(editor.page.getByRole('textbox', { name: 'Title of the drawing' })).toHaveValue('By link');

  // The value of an expression is drawn on request.
  await dropFiles(editor.page, [{ name: 'heated.txt', text: 'heat(^, 1)\n' }]);
  const dialog = editor.page.getByRole('dialog', { name: 'Draw a value' });
  await expect(dialog.getByRole('textbox', { name: 'A game' })).toHaveValue('heat(^, 1)');
  await editor.press('Escape');

  await editor.focusCanvas();
  await paste(editor.page, 'x -> y');
  await expect(editor.status).toContainText('5 nodes, 1 arc');
  await paste(editor.page, `https://example.org/${linkOf(three)}`);
  await expect(editor.status).toContainText('8 nodes, 1 arc');
  await paste(editor.page, 'pasted.json', [{ name: 'pasted.json', text: drawing('Pasted file', 4) }]);
  await expect(editor.status).toContainText('4 nodes, 0 arcs');
  await paste(editor.page, 'Dear Richard');
  await expect(editor.messages).toContainText('Nothing was pasted');
  await paste(editor.page, '<html><body>a -> b</body></html>');
  await expect(editor.messages).toContainText(
    'Nothing was pasted: this text is not a drawing: it is a web page',
  );
  await expect(editor.status).toContainText('4 nodes, 0 arcs');

  // An office program adds a picture of the text.
  const picture = { name: 'image.png', bytes: Buffer.from('\u0089PNG\r\n\u001a\n of the same', 'latin1') };
  await paste(editor.page, 'x -> y', [picture]);
  await expect(editor.status).toContainText('6 nodes, 1 arc');
  await paste(editor.page, 'digraph { u -> v } digraph { w } digraph { z }');
  await expect(editor.messages).toContainText('There are 3 graphs in this text; Grundy read the first one.');
  await expect(editor.status).toContainText('8 nodes, 2 arcs');
  // A picture alone is a file, and this one carries no drawing.
  await paste(editor.page, '', [picture]);
  await expect(editor.page.getByRole('dialog', { name: 'Nothing was opened' })).toContainText('image.png');
  await editor.press('Escape');

  await dropFiles(editor.page, [{ name: 'pennies.txt', text: '1 -1\n-1 1\n' }]);
  await expect(editor.messages).toContainText('Grundy read these numbers as a matrix game');
  await expect(editor.status).toContainText('3 nodes, 2 arcs');
  await editor.messages.getByRole('button', { name: 'Read as a graph' }).click();
  await expect(editor.status).toContainText('2 nodes');
  await editor.expectValues({ 1: '∞', '-1': '∞' });
  await editor.focusCanvas();
  await editor.press('Control+z');
  await expect(editor.status).toContainText('3 nodes, 2 arcs');
  await draw(editor, 'For DOT', 0);
  await paste(editor.page, 'digraph { p -> q [color=blue]; p -> r [color=red] }');
  await expect(editor.messages).toContainText('1 of 2 arcs became Left’s and 1 Right’s by their colours');
  await editor.messages.getByRole('button', { name: 'Without colours' }).click();
  await editor.expectValues({ p: '*1', q: '0', r: '0' });
  await expect(editor.status).toContainText('3 nodes');
});
