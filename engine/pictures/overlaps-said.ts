/** Tells a person where words of a figure found no room. */

const mostNamed = 6;

const called = (name: string): string => (/\s/.test(name) ? `“${name}”` : name);

/** The warning about words that overlap at nodes of these names. */
export function overlapsSaid(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).map(called);
  const more = names.length - shown.length;
  const last = more > 0 ? `${more} more` : shown.pop();
  const all = shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
  return `Words overlap at ${all}. Move these nodes apart, or show less.`;
}
