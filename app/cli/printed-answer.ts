/** An answer as `grundy ask` prints it: one JSON document, or its sentences, a line each. */
import type { CliArguments } from './arguments.ts';

export const printedAnswer = (asked: CliArguments, data: object, sentences: readonly string[]): string =>
  asked.has('json') ? `${JSON.stringify(data)}\n` : `${sentences.join('\n')}\n`;
