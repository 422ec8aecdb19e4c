/** The release that this is, and where its editor is published: constants of the build. */
declare const __VERSION__: string;
declare const __RELEASED__: string;
declare const __SITE__: string;

/** Its number, "0.7.0", and the day on which it came out, "2026-11-28". */
export const commandRelease = { version: __VERSION__, date: __RELEASED__ } as const;

/** What figures and tables say of what made them. */
export const madeByCommand = `Grundy ${__VERSION__}`;

/**
 * Where the editor is published, from `homepage` in package.json or GRUNDY_SITE at the build; empty if
 * neither is given. Links in figures lead there, and files name their schema there.
 */
export const siteOfBuild: string = __SITE__;
