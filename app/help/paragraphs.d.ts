/** Parts of a page of the documentation by their anchors: see .ci/paragraphs.js. */
declare module '*.md?paragraphs' {
  export const paragraphs: Readonly<Record<string, import('./paragraph.ts').Paragraph>>;
}
