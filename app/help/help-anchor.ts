/** The `?` that was pressed last: what it opened is beside it, and the focus returns to it. */
import { held } from '../store/held.ts';

export const helpAnchor = held<HTMLElement | undefined>(() => undefined);
