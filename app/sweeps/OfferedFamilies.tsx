/** What an empty table shows: what to do there, and the families of every ruleset, each a press away. */
import { useReadOnly } from '../store/document.ts';
import { useEditor } from '../store/editor.ts';
import { words } from '../words.ts';
import { askForOther, familyWith } from './asked.ts';
import css from './offered-families.module.css';

export function OfferedFamilies() {
  const rulesets = useEditor((state) => state.rulesets);
  const readOnly = useReadOnly();
  if (readOnly) return null;
  return (
    <section className={css.offered} aria-label={words.sweeps.offered}>
      <p>{words.sweeps.offeredLong}</p>
      <dl>
        {rulesets.flatMap((ruleset) => {
          const { id, name, families = [] } = ruleset;
          if (families.length === 0) return [];
          return (
            <div key={id}>
              <dt>{name}</dt>
              {families.map((family) => (
                <dd key={family.id}>
                  <button
                    type="button"
                    className={css.family}
                    onClick={() => askForOther(familyWith(ruleset, family.id))}
                  >
                    {family.says}
                  </button>
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
