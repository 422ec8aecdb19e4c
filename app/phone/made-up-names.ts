/** Names that a student may come in with, such as “quiet otter”. None is longer than the room takes. */
const adjectives =
  'amber,brave,bright,calm,clever,cosy,curious,daring,eager,early,gentle,golden,happy,jolly,kind,lively,lucky,merry,mighty,patient,polite,proud,quick,quiet,silver,sunny,swift,tidy,warm,wise'.split(
    ',',
  );
const animals =
  'badger,beaver,bison,crane,curlew,dolphin,falcon,ferret,finch,gecko,hare,hedgehog,heron,ibex,jackdaw,koala,lemur,lynx,magpie,marten,newt,otter,owl,panda,penguin,puffin,raven,robin,salmon,seal,stork,swallow,tapir,toad,walrus,wombat'.split(
    ',',
  );

const drawn = (from: readonly string[], random: () => number): string =>
  from[Math.min(from.length - 1, Math.floor(random() * from.length))];

/** `random` gives numbers from 0 up to 1. */
export const madeUpName = (random: () => number): string =>
  `${drawn(adjectives, random)} ${drawn(animals, random)}`;
