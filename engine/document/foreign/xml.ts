/**
 * Goes through XML of other programs, element by element. Nothing recurses, so any depth of nesting is read.
 * Cost: linear in the text.
 */
import { SaxesParser } from 'saxes';

export type XmlElement = {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly place: string;
  /** The text of the attribute with this name, with any prefix. */
  attribute(name: string): string | undefined;
};

type XmlVisitor = {
  opened(element: XmlElement): void;
  /** A part of the text within the innermost element that is open. */
  text(more: string): void;
  closed(): void;
  wrong(place: string, says: string): void;
};

export function walkXml(text: string, { opened, text: more, closed, wrong }: XmlVisitor): void {
  const parser = new SaxesParser({});
  const place = (): string => `line ${parser.line}`;
  parser.on('opentag', ({ name, attributes }) =>
    opened({
      name: name.slice(name.indexOf(':') + 1),
      place: place(),
      attribute: (called) => (Object.hasOwn(attributes, called) ? attributes[called] : undefined),
    }),
  );
  parser.on('text', more);
  parser.on('cdata', more);
  parser.on('closetag', closed);
  // A handler of its errors would be given an Error with a stack for each, and a text can have 100,000.
  parser.fail = (says) => {
    wrong(place(), `this is not XML: ${says}`);
    return parser;
  };
  parser.write(text.replace(/^\ufeff/, '').trimStart()).close();
}

/** Whether a text in XML begins with one of these elements, after declarations and comments. */
export function beginsWithElement(text: string, names: string): boolean {
  const begin = text.slice(0, 5000);
  const found = /^\ufeff?\s*(?:(?:<\?[^>]*>|<!--[\s\S]*?-->|<![A-Za-z][^>]*>)\s*)*<([\w.-]+:)?([\w.-]+)/.exec(
    begin,
  );
  return found !== null && names.split(' ').includes(found[2]);
}
