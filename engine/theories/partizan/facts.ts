/** Games whose values the papers give. Blue arcs are written ->L, red ones ->R. */
import { cite } from '../../bibliography.ts';
import type { Fact } from '../theory.ts';

export const partizanFacts: readonly Fact[] = [
  {
    name: 'on, off, over, under, upon and their kin',
    graph:
      'on ->L on\noff ->R off\nover ->L zero\nover ->R over\nunder ->L under\nunder ->R zero\nupon ->L upon\nupon ->R star\nstar -> zero\ndud -> dud',
    values: {
      on: 'on',
      off: 'off',
      over: 'over',
      under: 'under',
      upon: 'upon',
      star: '*',
      zero: '0',
      dud: 'dud',
    },
    source: cite('coping', 'section 3'),
  },
  {
    name: 'A 2-cycle of Left’s moves is on: it reduces to a pass',
    graph: 't ->L u ->L t',
    values: { t: 'on' },
    source: cite('loopy-games', 'Figure 1'),
  },
  {
    name: 'Two forms of over',
    graph: 's ->L zero\ns ->R s\nt ->L zero\nt ->R u ->R t\nu ->L zero',
    values: { s: 'over', t: 'over', u: 'over' },
    source: cite('loopy-games', 'Figure 2'),
  },
  {
    name: 'With exits 0, *, 0, * the cycle of τ falls apart',
    graph: 'v0 ->L v1 ->L v2 ->R v3 ->R v0\nv0 ->R zero\nv1 ->R star\nv2 ->L zero\nv3 ->L star\nstar -> zero',
    values: { v0: '*', v1: '0' },
    source: cite('loopy-games', 'Figure 5'),
  },
  {
    name: 'tis is 1 & 0, tisn is 0 & −1',
    graph: 'tis ->L tisn ->R tis',
    values: { tis: 'tis', tisn: 'tisn' },
    source: cite('coping', 'section 4'),
  },
];
