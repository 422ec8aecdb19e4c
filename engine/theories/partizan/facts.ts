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
  {
    name: 'Bach’s Carousel is not stopper-sided; where Left may wait before it, the onside alone is known',
    graph:
      'v0 ->L v1\nv0 ->L v2\nv2 ->L v3\nv3 ->L v1\nv4 ->L v5\nv4 ->L v6\nv5 ->L v1\nv6 ->L v7\nv7 ->L v8\nv7 ->L v9\nv8 ->L v10\nv9 ->L v10\nv11 ->L v12\nv11 ->L v13\nv12 ->L v14\nv13 ->L v14\nv0 ->R v1\nv2 ->R v3\nv2 ->R v4\nv4 ->R v5\nv5 ->R v1\nv6 ->R v0\nv6 ->R v11\nv7 ->R v8\nv9 ->R v10\nv11 ->R v12\nv13 ->R v14\np ->L p\np ->R v0',
    values: { v0: 'not stopper-sided', p: '1under & ?' },
    source: cite('coping', 'section 4, “Carousels”'),
  },
];
