/** Where the whole documentation is to be had, where no link can lead to it. */
import { words } from '../words.ts';
import { useDocumentationSite } from './documentation-site.ts';
import css from './help.module.css';

export function WhereDocumentation() {
  const missing = useDocumentationSite((state) => state.missing);
  return missing ? <p className={css.leads}>{words.help.missing[missing]}</p> : null;
}
