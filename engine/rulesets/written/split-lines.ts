/**
 * The lines of a text of rules, at the breaks of any system, those of Unicode among them. Linear in the text.
 */
export const splitLines = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u2028\u2029]/);
