/** The texts about figures of answers to any question: the question's record has their name. */
import { counted, many } from './counting.ts';

/** "thermograph" and "thermographs". */
type Called = { readonly one: string; readonly several: string };

const begun = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const figures = {
  title: ({ one, several }: Called, count: number) => begun(count === 1 ? one : several),
  of: ({ one, several }: Called, names: readonly string[]) =>
    `${begun(names.length === 1 ? one : several)} of ${names.join(', ')}`,
  export: ({ one }: Called) => `Export ${one}…`,
  nothing: ({ one }: Called) => `The selection has no ${one}.`,
  /** Empty where nothing is left out. */
  leftOut: ({ several }: Called, secret: number, more: number) =>
    [
      ...(secret > 0
        ? [
            `${many(secret, 'node is', 'nodes are')} left out, because ${secret === 1 ? 'it' : 'they'} would reveal a hidden value.`,
          ]
        : []),
      ...(more > 0
        ? [`${counted(more)} more ${several} are left out, because a figure shows at most 24.`]
        : []),
    ].join(' '),
} as const;
