/** Opens the documentation's site beside the editor, or in the editor what there is of it. */
import { openDialog } from '../store/chrome.ts';
import { findDocumentation } from './documentation-site.ts';

export async function openDocumentation(): Promise<void> {
  const site = await findDocumentation();
  // A browser may refuse the window, since the answer came after the click.
  if (site === undefined || !window.open(site, '_blank')) openDialog({ kind: 'documentation' });
}
