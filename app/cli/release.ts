/** The release that this is: constants of the build. */
declare const __VERSION__: string;
declare const __RELEASED__: string;

/** Its number, "0.7.0", and the day on which it came out, "2026-11-28". */
export const commandRelease = { version: __VERSION__, date: __RELEASED__ } as const;

/** What figures and tables say of what made them. */
export const madeByCommand = `Grundy ${__VERSION__}`;
