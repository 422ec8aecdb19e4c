/**
 * A count as English writes it, with its digits in groups of three: 12,345. It is for what every command may
 * print: the first number that `toLocaleString` writes takes longer than solving a small board, since it
 * loads the tables of a language.
 */
export const grouped = (count: number | bigint): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
