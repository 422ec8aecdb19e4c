/** What the thermograph says beside its sentences, which the engine says. */
export const walls = {
  title: 'Thermograph',
  taxField: 'Cooled by t =',
} as const;
