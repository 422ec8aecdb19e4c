/**
 * The texts about the matrix of a position. Numbers come as they are shown, with the minus sign of
 * mathematics.
 */

const whose = { rows: 'Left’s', columns: 'Right’s' } as const;
type Side = keyof typeof whose;

export const matrixWords = {
  title: 'Matrix',
  holeSaid: 'no result',
  line: (side: Side, name: string, inGame: boolean) =>
    `${whose[side]} move ${name}, ${inGame ? 'in the game' : 'left out'}`,
  dominated: (side: Side, name: string, strictly: boolean, by: string) =>
    `${whose[side]} move ${name} is ${strictly ? 'strictly' : 'weakly'} dominated: ${by} does ${strictly ? 'better everywhere' : 'as well everywhere'}.`,
  notDominated: (side: Side, name: string) => `${whose[side]} move ${name} is not dominated.`,
  leftOut: (side: Side, name: string) => `${whose[side]} move ${name} is left out of the game.`,
} as const;
