/** Where the editor is published, as the build was told by `homepage` in package.json or GRUNDY_SITE; empty where it was not. */
declare const __SITE__: string;

/** The address for links in figures, and for the schemas that files name. */
export const siteOfBuild: string = __SITE__;
