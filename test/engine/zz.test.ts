import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGraph } from '../../engine/document/read.ts';
import { solveGraph } from '../../engine/conduct/solve.ts';
import { drain } from '../../engine/rounds.ts';
import { textOfGenus } from '../../engine/values/misere.ts';
import { textOf } from '../../engine/values/words.ts';
import { openMisereValues } from '../../engine/theories/misere/values.ts';
test('v', () => {
  const d = JSON.parse(readFileSync('/work/shared/vectors/calculator.json', 'utf8'));
  for (const e of d.misereImpartial) {
    const read = readGraph(JSON.stringify({ ...e.document, version: 5, view: { play: 'misere' } }));
    if (!read.ok) throw Error(JSON.stringify(read.problems));
    const { graph, view } = read.value;
    const s = drain(solveGraph({ graph, rules: view.rules }));
    expect([...s.outcomes].map((o) => s.classes[o])).toEqual([...e.outcomes]);
    const v = s.labelling.table[s.labelling.codes[e.start]] as any;
    expect([e.id, textOfGenus(v.genus), v.genus.nim, v.genus.superscript[0], v.tame, 'nimber' in v.canonical ? v.canonical.nimber + 1 : v.canonical.count]).toEqual([e.id, e.genus, e.nim, e.misereNim, e.tame, e.canonicalVertices]);
    if (e.canonical && e.canonical !== textOf(v)) console.log(e.canonical, textOf(v));
  }
});
test('kayles', () => {
  const t = performance.now();
  const values = openMisereValues();
  const { store } = values;
  const heaps = [0];
  for (let n = 1; n <= 24; n++) {
    const options: number[] = [];
    for (const take of [1, 2]) {
      if (n < take) continue;
      for (let i = 0; i <= (n - take) / 2; i++) {
        const s = store.add(heaps[i], heaps[n - take - i], 1e7);
        options.push(s!);
      }
    }
    heaps[n] = store.formOf(options);
    console.log(n, textOfGenus(values.genusOf(heaps[n])), store.count(), Math.round(performance.now() - t));
  }
});
