/** What is true at the end of a search, in sentences, and how far one is. */
import { grouped } from '../grouped.ts';
import type { DrawingKind } from './drawing-kind.ts';
import type { DrawingsAsked, DrawingsPart } from './drawings-asked.ts';
import type { FindEnd } from './find-drawings.ts';
import type { PairsEnd } from './find-pairs.ts';

const counted = (count: number, one: string, more: string): string =>
  `${grouped(count)} ${count === 1 ? one : more}`;

/** "partizan drawings of 1 to 4 nodes, loops included". */
function drawingsSaid({ least, most, kind, part }: DrawingsAsked, count: number | bigint): string {
  const { partizan, acyclic } = kind;
  const adjectives = [acyclic && 'acyclic ', partizan && 'partizan ']
    .filter((word) => word !== false)
    .join('');
  const nodes = least === most ? (most === 1 ? '1 node' : `${most} nodes`) : `${least} to ${most} nodes`;
  return `${adjectives}drawing${Number(count) === 1 ? '' : 's'} of ${nodes}${included(kind)}${partSaid(part)}`;
}

const partSaid = (part: DrawingsPart | undefined): string =>
  part ? ` in shard ${part.number}/${part.of}` : '';

function included({ gray, loops }: DrawingKind): string {
  const all = [gray && 'gray nodes', loops && 'loops'].filter((word) => word !== false);
  return all.length === 0 ? '' : `, ${all.join(' and ')} included`;
}

/** How many per cent of all drawings were looked at; what is not all is never called 100. */
function percent({ drawings, of }: FindEnd): string {
  const hundredths = Math.floor((drawings / Number(of)) * 10_000);
  if (hundredths < 1) return 'less than 0.01 %';
  return `${hundredths < 100 ? hundredths / 100 : Math.min(99, Math.floor(hundredths / 100))} %`;
}

/** What is true at the end of a search among the members of a family, or among other things of one kind. */
export type MembersEnd = Pick<FindEnd, 'why' | 'found' | 'unknown'> & {
  /** How many members were looked at, of how many. */
  readonly members: number;
  readonly of: number;
  /** What they are called; members if left out. */
  readonly called?: 'member' | 'drawing' | 'pair' | undefined;
  /** The shard whose members they are; all if left out. */
  readonly part?: DrawingsPart | undefined;
};

/** "all 363 members". */
export const allMembers = ({
  of,
  part,
  called = 'member',
}: Pick<MembersEnd, 'of' | 'part' | 'called'>): string =>
  `${of === 1 ? `the 1 ${called}` : `all ${grouped(of)} ${called}s`}${partSaid(part)}`;

/** The same in sentences, without full stops. */
export function membersEndSentences(end: MembersEnd): readonly string[] {
  const { why, members, found, unknown } = end;
  const all = allMembers(end);
  const first =
    why === 'whole'
      ? `${all}: ${foundSaid(found)}`
      : why === 'stopped'
        ? `stopped after ${grouped(members)} of ${all}: ${foundSaid(found)} so far`
        : `found after ${grouped(members)} of ${all}`;
  return [first, ...unknownSaid(unknown)];
}

const unknownSaid = (unknown: number, one = 'game'): readonly string[] =>
  unknown === 0 ? [] : [`of ${counted(unknown, one, `${one}s`)} it is not known whether the condition holds`];

const foundSaid = (found: number, one = 'game'): string =>
  found === 0 ? 'none' : counted(found, one, `${one}s`);

/** How far a search is: "61 % of all 9,608 drawings of 5 nodes, none so far". */
export const progressSaid = (end: FindEnd, asked: DrawingsAsked): string =>
  `${percent(end)} of all ${grouped(end.of)} ${drawingsSaid(asked, end.of)}: ${foundSaid(end.found)} so far`;

/** "all 9,608 drawings of 5 nodes", of so many in all. */
export const allDrawings = (asked: DrawingsAsked, of: bigint): string =>
  `${of === 1n ? 'the 1' : `all ${grouped(of)}`} ${drawingsSaid(asked, of)}`;

/** What is true at the end, a sentence for each line, without full stops. */
export function endSentences(end: FindEnd, asked: DrawingsAsked): readonly string[] {
  const { why, drawings, rooted, games, found, unknown, of } = end;
  const all = allDrawings(asked, of);
  const first =
    why === 'whole'
      ? `${all}: ${foundSaid(found)}`
      : why === 'stopped'
        ? `stopped after ${progressSaid(end, asked)}`
        : `found after ${grouped(drawings)} of ${all}, which come by their nodes and then by their arcs`;
  const those = why === 'whole' ? `${grouped(rooted)} of them` : `${grouped(rooted)} of those looked at`;
  const starts = `${those} ${rooted === 1 ? 'has' : 'have'} a node that reaches all others; with ${rooted === 1 ? 'its' : 'their'} starts ${rooted === 1 ? 'this is' : 'these are'} ${counted(games, 'game', 'games')}`;
  return [first, starts, ...unknownSaid(unknown)];
}

/** "all pairs of games among all 16 drawings of 3 nodes", of so many drawings in all. */
export const allPairs = (asked: DrawingsAsked, of: bigint): string =>
  `all pairs of games among ${allDrawings({ ...asked, part: undefined }, of)}${partSaid(asked.part)}`;

/** How far a search among pairs is: "1,225 pairs of the first 35 games: none so far". */
export function pairsProgress({ pairs, games, found, why }: PairsEnd, { part }: DrawingsAsked): string {
  const kept = why === 'full' ? ', as many as are kept' : '';
  const looked = `${counted(pairs, 'pair', 'pairs')}${partSaid(part)}`;
  return `${looked} of the first ${counted(games, 'game', 'games')}${kept}: ${foundSaid(found, 'pair')} so far`;
}

/** What is true at the end, a sentence for each line, without full stops. */
export function pairsEndSentences(end: PairsEnd, asked: DrawingsAsked): readonly string[] {
  const { why, pairs, games, drawings, rooted, found, unknown } = end;
  const ofGames = `of ${counted(games, 'game', 'games')}`;
  const all = pairs === 1 ? 'the 1 pair' : `all ${grouped(pairs)} pairs`;
  const first =
    why === 'whole'
      ? `${all}${partSaid(asked.part)} ${ofGames}: ${foundSaid(found, 'pair')}`
      : why === 'chosen'
        ? `found after ${counted(pairs, 'pair', 'pairs')}${partSaid(asked.part)} ${ofGames}; pairs come by the nodes and then by the arcs of both drawings`
        : `stopped after ${pairsProgress(end, asked)}${why === 'full' ? '; search fewer nodes' : ''}`;
  const whole = { ...asked, part: undefined };
  const drawn = why === 'whole' ? `all ${grouped(drawings)}` : `the first ${grouped(drawings)}`;
  const among = `these are the games of ${drawings === 1 ? 'the 1' : drawn} ${drawingsSaid(whole, drawings)}; ${grouped(rooted)} of them ${rooted === 1 ? 'has' : 'have'} a node that reaches all others`;
  const order = 'G and H are two of them in either order, or one of them twice';
  return [first, among, order, ...unknownSaid(unknown, 'pair')];
}
