/** What the card of an atomic weight says beside its values. */
export const atomicWeights = {
  weight: 'Atomic weight',
  weightSays:
    'How many ↑ it is worth beside a remote star, which is a nimber larger than all that follow in it.',
  eccentric: 'Eccentric',
  yes: 'yes',
  eccentricSays:
    'The options alone give another integer. A game above the remote star gets the greatest integer that its options allow, one below it the least.',
  options: 'From its options',
  optionsSays: 'The atomic weights of Left’s options, less 2, and of Right’s options, plus 2.',
  difference: 'G − W·↑',
  differenceSays: 'The value less its weight times ↑, in Norton’s product. It must be near to 0.',
  atLeast: 'It is at least',
  atMost: 'It is at most',
  atLeastSays: 'Proof: Left, who moves second, wins G − W·↑ less this.',
  atMostSays: 'Proof: Right, who moves second, wins G − W·↑ less this.',
  openSum: 'Open as a sum',
  title: (isAtLeast: boolean) => (isAtLeast ? 'G − W·↑ is at least this' : 'G − W·↑ is at most this'),
} as const;
