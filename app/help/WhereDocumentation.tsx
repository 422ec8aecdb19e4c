/** Where the whole documentation is to be had, where no link can lead to it. */
import { useDocumentationSite } from './documentation-site.ts';
import css from './help.module.css';

/** Where no address of the whole documentation is known, by the reason. */
const missingSaid = {
  'no network': 'The pages that say more need a network.',
  'not made':
    'The pages that say more are not beside this editor. The command npm run docs, in the folder of Grundy’s sources, puts them there.',
} as const;

export function WhereDocumentation() {
  const missing = useDocumentationSite((state) => state.missing);
  return missing ? <p className={css.leads}>{missingSaid[missing]}</p> : null;
}
